/** An example: the table, what happened, a guess, and then the referee. */
import type { BookExample } from '@tenball/rules/book';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';
import type { BookWords } from './book-words.ts';
import { rulebookName } from './edition-names.ts';
import { readExample, ruleExample } from './question.ts';
import type { Reader } from './reader.ts';
import { RulingView } from './ruling-view.tsx';
import { EnlargeableDiagram } from './table-diagram.tsx';

export function ExampleCard({ example, reader, children }: {
  example: BookExample; reader: Reader;
  /** Beside the actions: the way to the other examples. */
  children?: ComponentChildren;
}): JSX.Element {
  const { words, language, state } = reader;
  const read = useMemo(() => readExample(example), [example]);
  const [guess, setGuess] = useState<number>();
  const rulebook = state.rulebook.value;
  const ruled = useMemo(
    () => (read === undefined ? undefined : ruleExample(read, rulebook)), [read, rulebook],
  );
  if (read === undefined || ruled === undefined) {
    return <p class="example-broken" role="alert">{words.example.broken}</p>;
  }
  return (
    <div class="example-card" id={example.id}>
      <EnlargeableDiagram read={read} reader={reader} />
      <div class="example-actions">
        {children}
        <span class="grow" />
        {guess !== undefined && (
          <button class="button small" type="button" onClick={() => setGuess(undefined)}>
            <Icon name="again" size={16} />{words.example.again}
          </button>
        )}
        {example.question.kind === 'shot' && (
          <a class="example-ask" href={`ask.html#${encodeURIComponent(example.question.text)}`}
            aria-label={words.example.askReferee} title={words.example.askReferee}>
            <Icon name="scale" size={16} /><span>{words.example.askReferee}</span>
          </a>
        )}
      </div>
      <div class="example-body">
        <p class="example-story">{example.story[language]}</p>
        {ruled.ownRules && (
          <p class="example-note">{words.example.ownRules(rulebookName(ruled.rulebook, reader))}</p>
        )}
        <Answers example={example} guess={guess} onGuess={setGuess} reader={reader}
          differs={ruled.differs} />
        {guess !== undefined && <RulingView ruled={ruled} reader={reader} />}
        {guess === undefined && (
          <div class="print-only"><RulingView ruled={ruled} reader={reader} /></div>
        )}
      </div>
    </div>
  );
}

interface AnswersProps {
  readonly example: BookExample;
  readonly guess: number | undefined;
  readonly onGuess: (guess: number) => void;
  readonly reader: Reader;
  readonly differs: boolean;
}

function Answers({ example, guess, onGuess, reader, differs }: AnswersProps): JSX.Element {
  const { words, language } = reader;
  useDigits(guess === undefined ? example.answers.length : 0, onGuess);
  const verdict = guess === example.right ? words.example.right : words.example.wrong;
  return (
    <div class="example-answers">
      <ol aria-label={words.example.guess}>
        {example.answers.map((answer, index) => (
          <li key={index}>
            <button class="answer" type="button" data-mark={markOf(example, guess, index, differs)}
              aria-disabled={guess !== undefined} aria-pressed={guess === index}
              onClick={() => { if (guess === undefined) onGuess(index); }}>
              <AnswerMark mark={markOf(example, guess, index, differs)} number={index + 1}
                words={words.example} />
              <span class="answer-text">{answer[language]}</span>
              {guess !== undefined && index === example.right && differs && (
                <span class="answer-note">{words.example.baseAnswer}</span>
              )}
              {guess === index && <span class="answer-note">{words.example.yours}</span>}
            </button>
          </li>
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {guess !== undefined && !differs && verdict}
      </p>
    </div>
  );
}

type Mark = 'open' | 'right' | 'wrong' | 'other';

/** Under an edition that rules otherwise no answer is wrong: the answers are those of the base. */
function markOf(
  { right }: BookExample, guess: number | undefined, index: number, differs: boolean,
): Mark {
  if (guess === undefined) return 'open';
  if (index === right) return differs ? 'other' : 'right';
  return index === guess && !differs ? 'wrong' : 'other';
}

const MARK_ICONS: Readonly<Record<Exclude<Mark, 'open'>, IconName>> = {
  right: 'check', wrong: 'close', other: 'minus',
};

function AnswerMark({ mark, number, words }: {
  mark: Mark; number: number; words: BookWords['example'];
}): JSX.Element {
  if (mark === 'open') return <kbd class="answer-mark">{number}</kbd>;
  const texts = { right: words.rightMark, wrong: words.wrongMark, other: words.notChosen };
  return (
    <span class="answer-mark">
      <Icon name={MARK_ICONS[mark]} size={20} />
      <span class="visually-hidden">{texts[mark]}: </span>
    </span>
  );
}

/** The digits 1, 2, 3 … choose an answer, wherever the focus is, except in a field. */
function useDigits(count: number, choose: (index: number) => void): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      const index = Number(digit) - 1;
      if (digit === undefined || index >= count) return;
      event.preventDefault();
      choose(index);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [count, choose]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}
