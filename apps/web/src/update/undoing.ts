/**
 * Taking strokes back where nothing is rated: against the computer, at one screen, in practice.
 * It is the match's own undo; what was played stays written, so that one can return to it.
 */
import { applyAll, countingEntries, decide } from '@tenball/match';
import type { Aim, CallDraft, State, Table } from '../state.ts';
import { without } from '../without.ts';
import { type Step, only } from './step.ts';
import { isWatched, skip } from './watching.ts';
import { saveOf, settle, withElevation } from './turn.ts';

/** The stroke that U takes back: the last one of a human. */
function lastOwnShot({ match, seats }: Table): number | undefined {
  return countingEntries(match.scoresheet).findLast((index) => {
    const entry = match.scoresheet[index];
    return entry?.kind === 'shot' && seats[entry.seat].kind === 'human';
  });
}

/** Whether there is a stroke to take back. */
export function mayUndo(table: Table): boolean {
  const { activity } = table;
  const inFlight = activity.kind === 'rolling' && !activity.replay
    && table.seats[activity.seat].kind === 'human';
  return !isWatched(table) && (inFlight || lastOwnShot(table) !== undefined);
}

/** Back before the last stroke of a human: balls, aim, speed, tip, elevation and call as set. */
export function undoShot(state: State, table: Table): Step {
  if (!mayUndo(table) || table.activity.kind === 'striking') return only(state);
  const still = table.activity.kind === 'rolling' ? skip(state, table) : only(state);
  const now = still.state.table ?? table;
  const shot = lastOwnShot(now);
  if (shot === undefined) return still;
  const returnTo = now.returnTo ?? now.match.scoresheet.length;
  const step = goTo(still.state, { ...now, returnTo }, shot);
  return { ...step, effects: [...still.effects, ...step.effects] };
}

/** After «what if»: the match again as it was before the first stroke was taken back. */
export function returnToLine(state: State, table: Table): Step {
  const { returnTo, ...rest } = table;
  const idle = table.activity.kind !== 'rolling';
  return returnTo === undefined || !idle ? only(state) : goTo(state, rest, returnTo);
}

/** The match as it was after `to` lines of its scoresheet. */
export function goTo(state: State, table: Table, to: number): Step {
  const decided = decide(table.match, 'referee', { kind: 'undo', to });
  if (!decided.ok) return only(state);
  const match = applyAll(table.match, decided.value);
  const calm: Table = without(table, 'help', 'suggest');
  const next: Table = { ...calm, match, banner: undefined };
  const settled = settle({ ...state, panel: 'none' }, next);
  const shown = withUndoneAim(settled);
  return {
    ...shown,
    effects: [{ kind: 'stop-thinking' }, saveOf(next), ...shown.effects],
  };
}

/** Where the match has just gone back before a stroke, that stroke is set again. */
export function withUndoneAim(step: Step): Step {
  const { table } = step.state;
  const last = table?.match.scoresheet.at(-1);
  if (table === undefined || last?.kind !== 'undo') return step;
  const set = setBefore(table, last.to);
  const { activity, match } = table;
  const laid = activity.kind === 'placing' && match.layout[0] !== undefined;
  if (set === undefined || !(activity.kind === 'aiming' || laid)) return step;
  const aiming: Table = { ...table, ...set, activity: { kind: 'aiming', seat: activity.seat } };
  return { ...step, state: { ...step.state, table: aiming } };
}

function setBefore(
  { match, struck }: Table, index: number,
): { readonly aim: Aim; readonly call: CallDraft } | undefined {
  const kept = struck?.[index];
  if (kept !== undefined) return kept;
  const entry = match.scoresheet[index];
  if (entry?.kind !== 'shot') return undefined;
  const aim = withElevation(match, { ...entry.stroke, minimumElevationDegrees: 0 });
  const { call } = entry;
  const spoken: CallDraft = call.kind === 'none' || (call.kind === 'pot' && call.obvious)
    ? { kind: 'auto' } : call;
  return { aim, call: spoken };
}
