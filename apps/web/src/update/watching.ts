/** Balls roll: until they are still, until nobody wants to watch any longer, or for a pause. */
import type { Activity, State, Table } from '../state.ts';
import { bannerOf, showIntent } from './playing.ts';
import { practised } from './practising.ts';
import { type Step, only } from './step.ts';

/** Stillness after a shot before the next player's turn, milliseconds. */
export const REST_PAUSE_MS = 400;

type Rolling = Activity & { readonly kind: 'rolling' };

/** When a shot that rolls is over, milliseconds on the clock of the frames. */
export function endMs(rolling: Rolling): number {
  return rolling.startedMs + (rolling.trace.duration * 1000) / rolling.rate + REST_PAUSE_MS;
}

/** Ends a shot whose time is over. */
export function tick(state: State, table: Table, nowMs: number): Step {
  const { activity } = table;
  if (activity.kind !== 'rolling' || activity.heldMs !== undefined) return only(state);
  return nowMs < endMs(activity) ? only(state) : skip(state, table);
}

/** Nobody at the table is human: it is only watched. */
export function isWatched({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.A.kind === 'computer' && seats.B.kind === 'computer';
}

/**
 * Stops two computers where they are, or lets them go on: balls that roll stand still, and a stroke
 * that is shown is not played. What is played does not depend on it.
 */
export function pause(state: State, table: Table, nowMs: number): Step {
  const { activity } = table;
  if (!isWatched(table) || activity.kind === 'match-over') return only(state);
  if (activity.kind === 'rolling' && activity.replay) return only(state);
  if (table.paused === true) return goOn(state, table, nowMs);
  const held: Activity = activity.kind === 'rolling' ? { ...activity, heldMs: nowMs } : activity;
  return only({ ...state, table: { ...table, activity: held, paused: true } });
}

function goOn(state: State, { paused: _, ...table }: Table, nowMs: number): Step {
  const { activity } = table;
  if (activity.kind === 'thinking' && activity.intends !== undefined) {
    return showIntent({ state, table, nowMs }, activity.intends);
  }
  if (activity.kind !== 'rolling') return only({ ...state, table });
  const { heldMs = nowMs, ...rolling } = activity;
  const startedMs = rolling.startedMs + nowMs - heldMs;
  return only({ ...state, table: { ...table, activity: { ...rolling, startedMs } } });
}

/** Straight to stillness and what follows from it. */
export function skip(state: State, table: Table): Step {
  const { activity } = table;
  if (activity.kind !== 'rolling') return only(state);
  if (activity.resume !== undefined) {
    return only({ ...state, table: { ...table, activity: activity.resume } });
  }
  const entries = activity.after.scoresheet.slice(table.match.scoresheet.length);
  const banner = bannerOf(entries, table.match);
  return practised(state, { ...table, match: activity.after, banner }, entries);
}

/** Plays the last shot again. Nothing follows from it. */
export function replay(state: State, table: Table, nowMs: number): Step {
  const { activity, lastShot } = table;
  if (lastShot === undefined || activity.kind === 'rolling' || activity.kind === 'thinking') {
    return only(state);
  }
  const again: Rolling = {
    kind: 'rolling', seat: lastShot.entry.seat, before: lastShot.entry.before,
    trace: lastShot.trace, startedMs: nowMs, rate: 1, replay: true, after: table.match,
    resume: activity,
  };
  return only({ ...state, panel: 'none', table: { ...table, activity: again } });
}
