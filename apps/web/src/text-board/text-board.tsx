/**
 * The text board: the same state in words, and a line to play by. It is a modal sheet, so it has
 * live regions of its own: what lies under it is silent.
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Dispatch } from '../intent.ts';
import { turnSentence } from '../hud/select.ts';
import type { State, Table } from '../state.ts';
import { type Messages, wordsOf } from '../words/index.ts';
import type { BoardWords } from './board-words.ts';
import { type BoardView, boardView, spokenRuling } from './board-view.ts';
import { type Performed, perform } from './perform.ts';
import { boardWords } from './words.ts';
import './text-board.css';

export interface TextBoardProps {
  readonly state: State;
  readonly table: Table;
  readonly words: Messages;
  readonly dispatch: Dispatch;
}

/** The answer to the last line. `turn` tells it from the same answer to the line before. */
interface Answer extends Pick<Performed, 'says' | 'understood' | 'show'> {
  readonly turn: number;
}

const SILENT: Answer = { says: '', understood: true, turn: 0 };

export function TextBoard({ state, table, dispatch }: TextBoardProps): JSX.Element {
  const { language } = state.settings;
  const words = boardWords(language);
  const view = boardView(state, table);
  const [answer, setAnswer] = useState(SILENT);
  const run = (line: string) => {
    const { intents, ...said } = perform(line, table, language);
    setAnswer({ ...said, turn: answer.turn + 1 });
    for (const intent of intents) dispatch(intent);
  };
  return (
    <div class="text-board">
      <CommandLine words={words} onLine={run} />
      <Spoken state={state} table={table} view={view} answer={answer} />
      {view.options.length > 0 && (
        <Options view={view} words={words} dispatch={dispatch} />
      )}
      <div class="text-board-parts">
        <section>
          <h3>{words.now}</h3>
          <ul class="text-board-now">{view.now.map((line) => <li>{line}</li>)}</ul>
        </section>
        <section>
          <h3>{words.lastRuling}</h3>
          {view.ruling.length === 0 && <p>{words.noRuling}</p>}
          {view.ruling.map((line) => <p>{line}</p>)}
        </section>
        <Balls view={view} words={words} />
        <section>
          <h3>{words.rackLog}</h3>
          <ol class="text-board-log">{view.log.map((line) => <li>{line}</li>)}</ol>
        </section>
      </div>
      <Commands words={words} open={answer.show === 'help'} key={`help-${answer.turn}`} />
    </div>
  );
}

/** One line; the arrows up and down bring back what was typed before. */
function CommandLine({ words, onLine }: {
  words: BoardWords; onLine: (line: string) => void;
}): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef<string[]>([]);
  const back = useRef(0);
  useEffect(() => field.current?.focus(), []);
  const write = (text: string) => {
    const { current } = field;
    if (current) current.value = text;
  };
  const recall = (step: number) => {
    back.current = Math.min(typed.current.length, Math.max(0, back.current + step));
    write(typed.current[back.current - 1] ?? '');
  };
  return (
    <form class="text-board-line" autocomplete="off" onSubmit={(event) => {
      event.preventDefault();
      const line = field.current?.value ?? '';
      if (line.trim() !== '') typed.current.unshift(line);
      back.current = 0;
      write('');
      onLine(line);
    }}>
      <label for="text-board-command">{words.command}</label>
      <input class="text-input" id="text-board-command" ref={field} type="text" spellcheck={false}
        autocapitalize="off" aria-describedby="text-board-example" enterkeyhint="go"
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          recall(step);
        }} />
      <button class="button primary" type="submit">{words.run}</button>
      <p id="text-board-example">{words.example}</p>
    </form>
  );
}

/** Rulings and refusals are spoken at once; answers and turns when there is time. */
function Spoken({ state, table, view, answer }: {
  state: State; table: Table; view: BoardView; answer: Answer;
}): JSX.Element {
  const { language } = state.settings;
  const { turn, understood, says, show } = answer;
  const ruling = spokenRuling(state, table);
  const words = boardWords(language);
  const screen = turnSentence(state, wordsOf(language));
  const asked = {
    help: words.help.map(([command, effect]) => `${command}: ${effect}`).join('. '),
    state: [...view.now, ...view.balls.flatMap(({ text, pots }) => [text, ...pots])].join('. '),
    ruling: view.ruling.length === 0 ? words.noRuling : view.ruling.join('. '),
  };
  const spoken = [says, show === undefined ? '' : asked[show]].filter((part) => part !== '');
  return (
    <div class="text-board-spoken">
      <div role="alert" aria-live="assertive">
        {!understood && <p class="text-board-refusal" key={`refusal-${turn}`}>{says}</p>}
        {ruling !== '' && (
          <p key={`ruling-${isRefusal(table) ? turn : table.match.scoresheet.length}`}>{ruling}</p>
        )}
      </div>
      <div role="status" aria-live="polite">
        {understood && spoken.length > 0 && <p key={`answer-${turn}`}>{spoken.join('. ')}</p>}
        <p>{screen}</p>
      </div>
    </div>
  );
}

/** The same refusal twice is said twice. */
function isRefusal({ banner }: Table): boolean {
  return banner?.kind === 'rejection';
}

function Options({ view, words, dispatch }: {
  view: BoardView; words: BoardWords; dispatch: Dispatch;
}): JSX.Element {
  return (
    <section>
      <h3>{words.options}</h3>
      <ol class="text-board-options">
        {view.options.map(({ decision, label, consequence }) => (
          <li>
            <button class="button" type="button"
              onClick={() => dispatch({ kind: 'choose', decision })}>
              {label}
            </button>
            <span>{consequence}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Balls({ view, words }: { view: BoardView; words: BoardWords }): JSX.Element {
  return (
    <section>
      <h3>{words.balls}</h3>
      <p class="text-board-lead">{words.ballsLead}</p>
      <ul class="text-board-balls">
        {view.balls.map(({ key, text, pots }) => (
          <li key={key}>
            {text}
            {pots.length > 0 && <ul>{pots.map((pot) => <li>{pot}</li>)}</ul>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Commands({ words, open }: { words: BoardWords; open: boolean }): JSX.Element {
  return (
    <details class="text-board-help" open={open}>
      <summary>{words.helpTitle}</summary>
      <dl>
        {words.help.map(([command, effect]) => (
          <div><dt><kbd>{command}</kbd></dt><dd>{effect}</dd></div>
        ))}
      </dl>
    </details>
  );
}
