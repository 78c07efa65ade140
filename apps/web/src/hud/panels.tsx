/** Sheets over the table: shot list, keys, settings, conceding. */
import { opponentOf } from '@tenball/rules';
import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import type { Dispatch } from '../intent.ts';
import { ASK_PAGE, BOOK_PAGE, NEW_TAB } from '../links.ts';
import { Dialog } from '../page/dialog.tsx';
import type { State, Table } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { spokenName } from './select.ts';
import { later } from './later.tsx';
import { SettingsForm } from './settings.tsx';

const WhySheet = later(async () => (await import('../sheets/why-sheet.tsx')).WhySheet);
const LogSheet = later(async () => (await import('../sheets/log-sheet.tsx')).LogSheet);
const TextBoard = later(async () => (await import('../text-board/text-board.tsx')).TextBoard);
const RulesSheet = later(async () => (await import('../sheets/rules-sheet.tsx')).RulesSheet);

interface PanelProps {
  readonly state: State;
  readonly words: Messages;
  readonly dispatch: Dispatch;
}

/** The sheet that is open, if one is. */
export function Panels({ state, words, dispatch }: PanelProps): JSX.Element | undefined {
  const close = () => dispatch({ kind: 'open-panel', panel: 'none' });
  const way = { closeLabel: words.button.close, onClose: close };
  const { table } = state;
  switch (state.panel) {
    case 'none': return undefined;
    case 'why':
      return table && (
        <Dialog class="sheet why-sheet" label={words.button.why} {...way}>
          <WhySheet state={state} table={table} words={words} />
        </Dialog>
      );
    case 'rules':
      return table && (
        <Dialog class="sheet rules-sheet" label={words.panel.rulesTitle} {...way}>
          <RulesSheet state={state} table={table} words={words} />
        </Dialog>
      );
    case 'text-board':
      return table && (
        <Dialog class="sheet text-board-sheet" label={words.button.textBoard} {...way}>
          <TextBoard state={state} table={table} words={words} dispatch={dispatch} />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog class="sheet" label={words.panel.settingsTitle} {...way}>
          <SettingsForm settings={state.settings} words={words} dispatch={dispatch} />
        </Dialog>
      );
    case 'help':
      return (
        <Dialog class="sheet help-sheet" label={words.panel.helpTitle} {...way}>
          <Help words={words} />
        </Dialog>
      );
    case 'log':
      return table && (
        <Dialog class="sheet log-sheet" label={words.panel.logTitle} {...way}>
          <LogSheet state={state} table={table} words={words} dispatch={dispatch} />
        </Dialog>
      );
    case 'concede':
      return table && (
        <Dialog class="sheet" role="alertdialog" describedBy="concede-lead"
          label={words.panel.concedeTitle} {...way}>
          <Concede table={table} words={words} dispatch={dispatch} onClose={close} />
        </Dialog>
      );
  }
}

function Help({ words }: { words: Messages }): JSX.Element {
  return (
    <>
      <p class="sheet-lead">{words.panel.helpLead}</p>
      <div class="help-groups">
        {words.help.map((group) => (
          <section>
            <h3>{group.title}</h3>
            <dl>
              {group.rows.map(([keys, effect]) => (
                <div class="help-row">
                  <dt>{keys.map((key) => <kbd>{key}</kbd>)}</dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div class="sheet-actions">
        <a class="button small" href={BOOK_PAGE} {...NEW_TAB}>
          <Icon name="book" size={16} />{words.button.rules}
        </a>
        <a class="button small" href={ASK_PAGE} {...NEW_TAB}>
          <Icon name="scale" size={16} />{words.button.ask}
        </a>
      </div>
    </>
  );
}

/** Who gives up: the human at the table, or the human whose opponent is at work. */
function concedingSeat({ activity, seats }: Table): 'A' | 'B' {
  const seat = activity.kind === 'match-over' ? 'A' : activity.seat;
  return seats[seat].kind === 'human' ? seat : opponentOf(seat);
}

function Concede({ table, words, dispatch, onClose }: {
  table: Table; words: Messages; dispatch: Dispatch; onClose: () => void;
}): JSX.Element {
  const winner = spokenName(table, opponentOf(concedingSeat(table)), words);
  const busy = table.activity.kind === 'rolling' || table.activity.kind === 'match-over';
  return (
    <>
      <p class="sheet-lead" id="concede-lead">{words.panel.concedeLead}</p>
      <div class="concede">
        <p>{words.panel.concedeRackNote(winner)}</p>
        <button class="button danger" type="button" disabled={busy}
          onClick={() => dispatch({ kind: 'concede', what: 'rack' })}>
          <Icon name="flag" size={16} />{words.button.concedeRack}
        </button>
        <p>{words.panel.concedeMatchNote(winner)}</p>
        <button class="button danger" type="button" disabled={busy}
          onClick={() => dispatch({ kind: 'concede', what: 'match' })}>
          <Icon name="flag" size={16} />{words.button.concedeMatch}
        </button>
      </div>
      <div class="sheet-actions">
        <button class="button" type="button" autofocus onClick={onClose}>
          {words.button.cancel}
        </button>
      </div>
    </>
  );
}
