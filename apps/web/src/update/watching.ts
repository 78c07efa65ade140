/** Balls roll: until they are still, or until nobody wants to watch any longer. */
import type { Activity, State, Table } from '../state.ts';
import { bannerOf } from './playing.ts';
import { type Step, only } from './step.ts';
import { settle } from './turn.ts';

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
  if (activity.kind !== 'rolling' || nowMs < endMs(activity)) return only(state);
  return skip(state, table);
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
  return settle(state, { ...table, match: activity.after, banner });
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
