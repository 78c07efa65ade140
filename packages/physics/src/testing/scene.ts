/** Small scenes for tests: balls in motion, straight into the kernel or through a whole shot. */
import { type Vec3, assert, atan2, degrees } from '@tenball/base';
import { type TableId, TABLES } from '@tenball/equipment';
import { bedOf } from '../bed.ts';
import { clear, put } from '../engine.ts';
import { lawsOf } from '../laws.ts';
import { DEFAULT_PARAMS, type Params } from '../params.ts';
import { sampleTrace } from '../sample.ts';
import { type BallStart, type SimulateInput, simulate } from '../simulate.ts';
import { SLOTS, type Slot, type State, createState } from '../state.ts';
import { type BallState, type TableEvent, type TableEventKind, type Trace } from '../trace.ts';

export const R = DEFAULT_PARAMS.ballRadius;

export type Triple = readonly [number, number, number];

/** A ball given by its numbers; z is the radius and all else nought where left out. */
export interface Start {
  readonly at: readonly [number, number] | Triple;
  readonly v?: Triple;
  readonly w?: Triple;
}

/** Balls 0, 1, … as a kernel state, not yet begun: for resolvers and laws of motion. */
export function stateOf(
  starts: readonly Start[], params: Partial<Params> = {}, table: TableId = 'open',
): State {
  const laws = lawsOf({ ...DEFAULT_PARAMS, ...params });
  const s = createState(laws, bedOf(TABLES[table], laws));
  clear(s);
  starts.forEach(({ at, v = [0, 0, 0], w = [0, 0, 0] }, number) => {
    const i = slot(number);
    put(s, i, at[0], at[1]);
    s.z[i] = at[2] ?? laws.radius;
    [s.vx[i], s.vy[i], s.vz[i]] = v;
    [s.wx[i], s.wy[i], s.wz[i]] = w;
  });
  return s;
}

export function slot(number: number): Slot {
  const i = SLOTS[number];
  assert(i !== undefined, 'a ball from 0 to 15');
  return i;
}

export function velocityOf(s: State, i: Slot): Triple {
  return [s.vx[i], s.vy[i], s.vz[i]];
}

export function spinOf(s: State, i: Slot): Triple {
  return [s.wx[i], s.wy[i], s.wz[i]];
}

/** Direction in plan, degrees. */
export function headingOf([x, y]: Triple): number {
  return degrees(atan2(y, x));
}

/** Velocity once sliding has ended: 5/7 v + 2/7 R·(w × z). Specification 1.3. */
export function rollingVelocity([vx, vy]: Triple, [wx, wy]: Triple): Triple {
  return [(5 * vx + 2 * R * wy) / 7, (5 * vy - 2 * R * wx) / 7, 0];
}

/** A shot that must end, with balls 0, 1, … as given. */
export function shot(
  starts: readonly Start[], rest: Partial<SimulateInput> = {}, params: Partial<Params> = {},
): Trace {
  const balls = starts.map(({ at, v, w }, ball): BallStart => ({
    ball,
    position: at[2] === undefined ? { x: at[0], y: at[1] } : { x: at[0], y: at[1], z: at[2] },
    ...(v !== undefined && { velocity: vector(v) }),
    ...(w !== undefined && { spin: vector(w) }),
  }));
  return traceOf({ table: TABLES.open, params: { ...DEFAULT_PARAMS, ...params }, balls, ...rest });
}

/** The trace of a shot that must end. */
export function traceOf(input: SimulateInput): Trace {
  const result = simulate(input);
  assert(result.ok, 'the shot ends');
  return result.value;
}

export function vector([x, y, z]: Triple): Vec3 {
  return { x, y, z };
}

export function eventsOf(trace: Trace, ...kinds: readonly TableEventKind[]): TableEvent[] {
  return trace.events.filter(({ kind }) => kinds.includes(kind));
}

/** The state of a ball that takes part, at a time of the shot. */
export function at(trace: Trace, ball: number, seconds: number): BallState {
  const state = sampleTrace(trace, ball, seconds);
  assert(state !== undefined, 'a ball that takes part');
  return state;
}

/** Where a ball ends. */
export function endOf(trace: Trace, ball: number): BallState {
  return at(trace, ball, trace.duration);
}
