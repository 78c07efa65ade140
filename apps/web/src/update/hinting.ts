/** Help for the human at the table: asked for step by step, and gone when anything changes. */
import type { Advice } from '@tenball/ai';
import type { Entry, Match } from '@tenball/match';
import { opponentOf } from '@tenball/rules';
import type { FoundHint, HintStep, State, Table } from '../state.ts';
import type { PlayedPot } from '../thinking/orders.ts';
import { type Step, only } from './step.ts';

const LAST_STEP: HintStep = 4;
const NEXT: Readonly<Record<HintStep, HintStep>> = { 1: 2, 2: 3, 3: 4, 4: LAST_STEP };

/** True where help is fair: one human against the computer, or a position laid out for practice. */
export function isCasual({ seats, origin }: Table): boolean {
  return origin !== undefined || seats.A.kind === 'computer' || seats.B.kind === 'computer';
}

/** True where help is fair and there is something to advise: a human's stroke, not the break. */
export function mayHint(table: Table): boolean {
  const { activity, match } = table;
  const { phase } = match.situation;
  if (!isCasual(table) || (phase !== 'shot' && phase !== 'callRequested')) return false;
  // A cue ball that is taken up again lies nowhere from which a stroke could be advised.
  return activity.kind === 'aiming'
    || (activity.kind === 'placing' && match.scoresheet.at(-1)?.kind !== 'place');
}

/** The first step, the next one, or none again after the last. */
export function askHint(state: State, table: Table): Step {
  const { help, activity, match } = table;
  if (!mayHint(table) || activity.kind === 'match-over') return only(state);
  if (help === undefined || help.found === 'none') {
    return {
      state: { ...state, table: { ...table, help: { step: 1, found: undefined } } },
      effects: [{ kind: 'hint', match, seat: activity.seat }],
    };
  }
  // One step may be asked for ahead of what is known.
  if (help.found === undefined && (help.advice === undefined || help.step > 1)) return only(state);
  if (help.step === LAST_STEP) return only(hideHint(state, table));
  return only({ ...state, table: { ...table, help: { ...help, step: NEXT[help.step] } } });
}

export function hideHint(state: State, table: Table): State {
  const { help, ...rest } = table;
  return help === undefined ? state : { ...state, table: rest };
}

/** The first part of a hint has come: shown under the same conditions as the whole. */
export function takeAdvice(
  state: State, table: Table, { match, advice }: { readonly match: Match; readonly advice: Advice },
): State {
  const { help } = table;
  if (help === undefined || help.found !== undefined || match !== table.match) return state;
  return { ...state, table: { ...table, help: { ...help, advice } } };
}

/** A hint has come: shown, unless the table has changed or nobody waits for it any more. */
export function takeHint(
  state: State, table: Table,
  { match, hint }: { readonly match: Match; readonly hint: FoundHint | undefined },
): State {
  const { help } = table;
  if (help === undefined || help.found !== undefined || match !== table.match) return state;
  const step = hint === undefined ? 1 : help.step;
  return { ...state, table: { ...table, help: { step, found: hint ?? 'none' } } };
}

/** `step` without help for a table that is no longer as it was in `before`. */
export function dropStaleHint(before: Table | undefined, step: Step): Step {
  if (before?.help === undefined) return step;
  const { table } = step.state;
  const kept = table?.help !== undefined && table.match === before.match
    && table.activity.kind === before.activity.kind;
  if (kept) return step;
  const state = table === undefined ? step.state : hideHint(step.state, table);
  return { state, effects: [{ kind: 'stop-hint' }, ...step.effects] };
}

/** What a shot of a lone human teaches of his arm; undefined where it teaches nothing. */
export function lessonOf(
  { match, seats }: Table, { seat, call, stroke, log }: Entry & { readonly kind: 'shot' },
): PlayedPot | undefined {
  const alone = seats[seat].kind === 'human' && seats[opponentOf(seat)].kind === 'computer';
  if (!alone || call.kind !== 'pot') return undefined;
  const made = log.pocketed.some(({ ball, pocket }) => (
    ball === call.ball && pocket === call.pocket
  ));
  return { match, call, stroke, made };
}
