/** The form of a new match: opponent or names, race, break, aim aid, table. */
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

export type Mode = 'bot' | 'hot-seat';

const RACES = [1, 3, 5, 7, 9, 11] as const;
const BREAK_ORDERS: readonly Rulebook['breakOrder'][] = ['alternate', 'winner'];
const TABLES: readonly TableId[] = ['9', '9-tight', '8', '7'];
const AIM_AIDS: readonly Settings['aimAid'][] = ['none', 'ghost', 'short', 'full'];
const MANNERS = ['none', ...PERSONALITY_NAMES] as const;
const LONGEST_NAME = 24;

/** The form as filled in. */
export interface Draft {
  readonly names: BySeat<string>;
  readonly level: Level;
  readonly manner: PersonalityName | 'none';
  readonly raceTo: number;
  readonly rulebook: Rulebook;
  /** The edition that was chosen by name: what is again as it published it bears its name. */
  readonly origin: Edition;
  readonly firstBreaker: Seat | 'lag';
  readonly table: TableId;
}

/** What the form starts with. */
export const FIRST_DRAFT: Draft = {
  names: { A: '', B: '' }, level: 3, manner: 'none', raceTo: 3, rulebook: BASE,
  origin: BASE.edition, firstBreaker: 'lag', table: '9',
};

/** The match that the form asks for; empty names get the usual ones. */
export function newMatchOf(draft: Draft, mode: Mode, words: Messages): NewMatch {
  const { defaultName } = words.home;
  const name = (seat: Seat, fallback: string) => draft.names[seat].trim() || fallback;
  const seats: BySeat<SeatControl> = mode === 'bot'
    ? {
      A: { kind: 'human', name: name('A', defaultName) },
      B: {
        kind: 'computer', level: draft.level,
        ...(draft.manner !== 'none' && { manner: draft.manner }),
      },
    }
    : {
      A: { kind: 'human', name: name('A', `${defaultName}\u00a01`) },
      B: { kind: 'human', name: name('B', `${defaultName}\u00a02`) },
    };
  const { raceTo, rulebook, firstBreaker, table } = draft;
  return { seats, raceTo, rulebook, firstBreaker, table };
}

export function NewMatchForm({ mode, settings, words, dispatch }: {
  mode: Mode; settings: Settings; words: Messages; dispatch: Dispatch;
}): JSX.Element {
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const props = { draft, change, words, mode };
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
      <Field label={words.home.aimAndTable}>
        <span class="pair">
          <Select label={words.home.aimAid} value={settings.aimAid}
            options={AIM_AIDS.map((value) => ({ value, text: words.settings.aimAids[value] }))}
            onValue={(aimAid) => dispatch({ kind: 'change-settings', change: { aimAid } })} />
          <Select label={words.home.table} value={draft.table}
            options={TABLES.map((value) => ({ value, text: words.home.tables[value] }))}
            onValue={(table) => change({ table })} />
        </span>
      </Field>
      <button class="button primary start" type="submit">{words.button.breakNow}</button>
    </form>
  );
}

interface FormProps {
  readonly draft: Draft;
  readonly mode: Mode;
  readonly words: Messages;
  readonly change: (part: Partial<Draft>) => void;
}

function Players({ draft, mode, words, change }: FormProps): JSX.Element {
  const { home } = words;
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
      <Field label={home.opponent}>
        <LevelSlider level={draft.level} levels={LEVELS} label={home.opponent} words={words}
          onLevel={(level) => change({ level })} />
      </Field>
      <Field label={home.manner}>
        <Select label={home.manner} value={draft.manner}
          options={MANNERS.map((value) => ({ value, text: home.manners[value] }))}
          onValue={(manner) => change({ manner })} />
      </Field>
    </>
  );
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
  const names = mode === 'bot'
    ? { A: home.firstBreakYou, B: home.firstBreakOpponent }
    : { A: `${home.defaultName}\u00a01`, B: `${home.defaultName}\u00a02` };
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
