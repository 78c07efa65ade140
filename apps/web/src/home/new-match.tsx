/** The form of a new match: opponents or names, race, break, aim aid or pace, table. */
import { LEVELS, type Level, PERSONALITY_NAMES, type PersonalityName } from '@tenball/ai';
import type { TableId } from '@tenball/equipment';
import { BASE, type BySeat, type Edition, type Rulebook, type Seat } from '@tenball/rules';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Choice, Select } from '../hud/choice.tsx';
import type { Dispatch, NewMatch } from '../intent.ts';
import { changedRulebook, chosenRulebook } from '../rulebook-name.ts';
import type { SeatControl, Settings } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { LevelSlider } from './level-slider.tsx';
import { RulesField } from './rules-field.tsx';
import { skillLine } from './skill-line.ts';

export type Mode = 'bot' | 'hot-seat' | 'watch';

const RACES = [1, 3, 5, 7, 9, 11] as const;
const BREAK_ORDERS: readonly Rulebook['breakOrder'][] = ['alternate', 'winner'];
const TABLES: readonly TableId[] = ['9', '9-tight', '8', '7'];
const AIM_AIDS: readonly Settings['aimAid'][] = ['none', 'ghost', 'short', 'full'];
const PACES: readonly Settings['computerPace'][] = ['instant', 'normal', 'slow'];
const MANNERS = ['none', ...PERSONALITY_NAMES] as const;
const LONGEST_NAME = 24;

/** A computer as the form has it. */
export interface ComputerDraft {
  readonly level: Level;
  readonly manner: PersonalityName | 'none';
}

/** The form as filled in. */
export interface Draft {
  readonly names: BySeat<string>;
  /** The opponent is at seat B. */
  readonly computers: BySeat<ComputerDraft>;
  readonly raceTo: number;
  readonly rulebook: Rulebook;
  /** The edition that was chosen by name: what is again as it published it bears its name. */
  readonly origin: Edition;
  readonly firstBreaker: Seat | 'lag';
  readonly table: TableId;
}

/** What the form starts with. */
export const FIRST_DRAFT: Draft = {
  names: { A: '', B: '' },
  computers: { A: { level: 5, manner: 'none' }, B: { level: 3, manner: 'none' } },
  raceTo: 3, rulebook: BASE, origin: BASE.edition, firstBreaker: 'lag', table: '9',
};

/** The match that the form asks for; empty names get the usual ones. */
export function newMatchOf(draft: Draft, mode: Mode, words: Messages): NewMatch {
  const { raceTo, rulebook, firstBreaker, table } = draft;
  return { seats: seatsOf(draft, mode, words), raceTo, rulebook, firstBreaker, table };
}

function seatsOf(
  { names, computers }: Draft, mode: Mode, { home: { defaultName } }: Messages,
): BySeat<SeatControl> {
  const human = (seat: Seat, fallback: string): SeatControl =>
    ({ kind: 'human', name: names[seat].trim() || fallback });
  const computer = ({ level, manner }: ComputerDraft): SeatControl =>
    ({ kind: 'computer', level, ...(manner !== 'none' && { manner }) });
  switch (mode) {
    case 'bot': return { A: human('A', defaultName), B: computer(computers.B) };
    case 'hot-seat': return {
      A: human('A', `${defaultName}\u00a01`), B: human('B', `${defaultName}\u00a02`),
    };
    case 'watch': return { A: computer(computers.A), B: computer(computers.B) };
  }
}

export function NewMatchForm({ mode, settings, words, dispatch }: {
  mode: Mode; settings: Settings; words: Messages; dispatch: Dispatch;
}): JSX.Element {
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const props = { draft, change, words, mode, settings };
  return (
    <form class="new-match panel-glass" onSubmit={(event) => {
      event.preventDefault();
      dispatch({ kind: 'start-match', newMatch: newMatchOf(draft, mode, words) });
    }}>
      <h2>{words.home.newMatch}</h2>
      <Players {...props} />
      <RaceAndBreak {...props} />
      <RulesField rulebook={draft.rulebook} words={words} language={settings.language}
        onEdition={(edition) => change({
          rulebook: chosenRulebook(draft.rulebook, edition), origin: edition,
        })}
        onChange={(part) => change({
          rulebook: changedRulebook(draft.rulebook, draft.origin, part),
        })} />
      <AidAndTable {...props} dispatch={dispatch} />
      <button class="button primary start" type="submit">{words.button.breakNow}</button>
    </form>
  );
}

/** How much of a shot is shown, or how long each stroke of two computers is; and the table. */
function AidAndTable({ draft, mode, settings, words, change, dispatch }: FormProps & {
  dispatch: Dispatch;
}): JSX.Element {
  const { home, settings: say } = words;
  const set = (part: Partial<Settings>) => dispatch({ kind: 'change-settings', change: part });
  return (
    <Field label={mode === 'watch' ? home.paceAndTable : home.aimAndTable}>
      <span class="pair">
        {mode === 'watch'
          ? (
            <Select label={say.computerPace} value={settings.computerPace}
              options={PACES.map((value) => ({ value, text: say.computerPaces[value] }))}
              onValue={(computerPace) => set({ computerPace })} />
          )
          : (
            <Select label={home.aimAid} value={settings.aimAid}
              options={AIM_AIDS.map((value) => ({ value, text: say.aimAids[value] }))}
              onValue={(aimAid) => set({ aimAid })} />
          )}
        <Select label={home.table} value={draft.table}
          options={TABLES.map((value) => ({ value, text: home.tables[value] }))}
          onValue={(table) => change({ table })} />
      </span>
    </Field>
  );
}

interface FormProps {
  readonly draft: Draft;
  readonly mode: Mode;
  readonly settings: Settings;
  readonly words: Messages;
  readonly change: (part: Partial<Draft>) => void;
}

function Players(props: FormProps): JSX.Element {
  const { draft, mode, words, change } = props;
  const { home } = words;
  if (mode === 'watch') return <TwoComputers {...props} />;
  if (mode === 'hot-seat') {
    return (
      <Field label={home.players}>
        <span class="pair">
          <NameInput seat="A" label={home.playerName('A')} draft={draft} change={change}
            placeholder={`${home.defaultName}\u00a01`} />
          <NameInput seat="B" label={home.playerName('B')} draft={draft} change={change}
            placeholder={`${home.defaultName}\u00a02`} />
        </span>
      </Field>
    );
  }
  return (
    <>
      <Field label={home.yourName}>
        <NameInput seat="A" label={home.yourName} draft={draft} change={change}
          placeholder={home.defaultName} />
      </Field>
      <Strength {...props} seat="B" label={home.opponent} />
      <Field label={home.manner}><MannerSelect {...props} seat="B" label={home.manner} /></Field>
    </>
  );
}

function TwoComputers(props: FormProps): JSX.Element {
  const { home } = props.words;
  return (
    <>
      <Strength {...props} seat="A" label={home.computerAt('A')} />
      <Strength {...props} seat="B" label={home.computerAt('B')} />
      <Field label={home.twoManners}>
        <span class="pair">
          <MannerSelect {...props} seat="A" label={home.mannerAt('A')} />
          <MannerSelect {...props} seat="B" label={home.mannerAt('B')} />
        </span>
      </Field>
    </>
  );
}

type ComputerProps = FormProps & { readonly seat: Seat; readonly label: string };

/** The level of a computer, with what it comes to. */
function Strength({ draft, settings, words, change, seat, label }: ComputerProps): JSX.Element {
  const { level } = draft.computers[seat];
  return (
    <div class="field strength">
      <span class="field-label">{label}</span>
      <LevelSlider level={level} levels={LEVELS} label={label} words={words}
        onLevel={(chosen) => change({ computers: changed(draft, seat, { level: chosen }) })} />
      <small class="skill-line">{skillLine(level, settings.language, words)}</small>
    </div>
  );
}

function MannerSelect({ draft, words, change, seat, label }: ComputerProps): JSX.Element {
  return (
    <Select label={label} value={draft.computers[seat].manner}
      options={MANNERS.map((value) => ({ value, text: words.home.manners[value] }))}
      onValue={(manner) => change({ computers: changed(draft, seat, { manner }) })} />
  );
}

function changed(
  { computers }: Draft, seat: Seat, part: Partial<ComputerDraft>,
): BySeat<ComputerDraft> {
  return { ...computers, [seat]: { ...computers[seat], ...part } };
}

function NameInput({ seat, label, placeholder, draft, change }: {
  seat: Seat; label: string; placeholder: string;
} & Pick<FormProps, 'draft' | 'change'>): JSX.Element {
  return (
    <input class="text-input" type="text" aria-label={label} placeholder={placeholder}
      maxLength={LONGEST_NAME} autocomplete="off" value={draft.names[seat]}
      onKeyDown={(event) => event.stopPropagation()}
      onInput={(event) =>
        change({ names: { ...draft.names, [seat]: event.currentTarget.value } })} />
  );
}

function RaceAndBreak({ draft, mode, words, change }: FormProps): JSX.Element {
  const { home } = words;
  const names = {
    bot: { A: home.firstBreakYou, B: home.firstBreakOpponent },
    'hot-seat': { A: `${home.defaultName}\u00a01`, B: `${home.defaultName}\u00a02` },
    watch: { A: home.computerAt('A'), B: home.computerAt('B') },
  }[mode];
  const { breakOrder } = draft.rulebook;
  const orders = BREAK_ORDERS.includes(breakOrder) ? BREAK_ORDERS : [...BREAK_ORDERS, breakOrder];
  return (
    <>
      <Field label={home.race}>
        <Choice name="race" label={home.race} value={draft.raceTo}
          options={RACES.map((value) => ({ value, text: String(value) }))}
          onValue={(raceTo) => change({ raceTo })} />
      </Field>
      <Field label={home.breakOrder}>
        <Choice name="break-order" label={home.breakOrder} value={breakOrder}
          options={orders.map((value) => ({ value, text: home.breakOrders[value] }))}
          onValue={(value) => change({
            rulebook: changedRulebook(draft.rulebook, draft.origin, { breakOrder: value }),
          })} />
      </Field>
      <Field label={home.firstBreak}>
        <Choice<Seat | 'lag'> name="first-breaker" label={home.firstBreak}
          value={draft.firstBreaker}
          options={[
            { value: 'lag', text: home.firstBreakLag },
            { value: 'A', text: names.A }, { value: 'B', text: names.B },
          ]}
          onValue={(firstBreaker) => change({ firstBreaker })} />
      </Field>
    </>
  );
}

function Field({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return <div class="field"><span class="field-label">{label}</span>{children}</div>;
}
