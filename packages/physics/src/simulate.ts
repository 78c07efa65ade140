/** One whole shot with everything that happened in it. */
import {
  type Result, type Vec2, type Vec3, ZERO3, err, ok, present,
} from '@tenball/base';
import {
  type Ball, CUE_BALL, type Layout, ballsOf, isBall, snapToNanometre,
} from '@tenball/equipment';
import { bedOf } from './bed.ts';
import { hashOf } from './canonical.ts';
import { requireInput } from './check-input.ts';
import { MAX_EVENTS, begin, clear, put, step } from './engine.ts';
import { evolve } from './evolve/evolve.ts';
import { type BallStart, type SimulateInput } from './input.ts';
import { lawsOf } from './laws.ts';
import { ballState, reportSegment } from './report.ts';
import {
  AIRBORNE, AT_REST, NEVER, NOW, POCKETED, SLOTS, SPINNING, type Slot, type State, createState,
} from './state.ts';
import { strike as strikeCueBall } from './strike/strike.ts';
import { type Stroke, quantiseStroke } from './stroke.ts';
import {
  type BallState, PHYSICS_VERSION, type Segment, type SimulationLimit, type TableEvent, type Trace,
} from './trace.ts';

export type { BallStart, SimulateInput } from './input.ts';

/**
 * Plays a shot to rest, or to `until`. Balls at rest are snapped to the nanometre grid on entry
 * and at the end. The Result is an error only when the bound of events is met, a defect of the
 * simulator. Input that cannot be (a number missing, odd or out of bounds, a ball twice or off the
 * table, parameters that `checkParams` refuses) throws an AssertionError that names the place:
 * check what comes from outside before. That balls overlap nothing is the caller's to see to.
 */
export function simulate(input: SimulateInput): Result<Trace, SimulationLimit> {
  requireInput(input);
  const laws = lawsOf(input.params);
  const s = createState(laws, bedOf(input.table, laws));
  const events: TableEvent[] = [];
  const segments: Segment[][] = SLOTS.map(() => []);
  s.journal = { events, segments };
  const balls = placeAll(s, input);
  if (input.stroke !== undefined) strike(s, quantiseStroke(input.stroke));
  begin(s, input.stroke !== undefined);
  const until = input.until ?? NEVER;
  while (step(s, until)) {
    if (s.events >= MAX_EVENTS) return err({ kind: 'simulation-limit', events: s.events });
  }
  const duration = finish(s, balls, until);
  return ok({
    physics: PHYSICS_VERSION,
    params: input.params,
    events,
    segments,
    balls: [...balls].map((i) => finalState(s, i)),
    rest: restOf(s, balls),
    duration,
    hash: hashOf(s, balls, input.params),
  });
}

/** Puts the balls of the input on the table; the balls that take part, in rising order. */
function placeAll(s: State, input: SimulateInput): ReadonlySet<Slot> {
  const starts = input.balls ?? startsOf(input.layout ?? {});
  const inOrder = [...starts].sort((a, b) => a.ball - b.ball);
  const taken = new Set<Slot>();
  clear(s);
  for (const start of inOrder) {
    const i = present(SLOTS[start.ball], 'a ball from 0 to 15');
    taken.add(i);
    place(s, i, start);
  }
  return taken;
}

function startsOf(layout: Layout): BallStart[] {
  return ballsOf(layout).map((ball) => ({ ball, position: present(layout[ball], 'a ball') }));
}

function place(s: State, i: Slot, start: BallStart): void {
  const { x, y } = start.position;
  const v = start.velocity ?? ZERO3;
  const w = start.spin ?? ZERO3;
  const z = 'z' in start.position ? start.position.z : s.laws.radius;
  const atRest = isZero(v) && isZero(w) && z === s.laws.radius;
  if (atRest) put(s, i, snapToNanometre(x), snapToNanometre(y));
  else put(s, i, x, y);
  s.z[i] = z;
  setMotion(s, i, v, w);
}

function isZero(a: Vec3): boolean {
  return a.x === 0 && a.y === 0 && a.z === 0;
}

function setMotion(s: State, i: Slot, v: Vec3, w: Vec3): void {
  s.vx[i] = v.x;
  s.vy[i] = v.y;
  s.vz[i] = v.z;
  s.wx[i] = w.x;
  s.wy[i] = w.y;
  s.wz[i] = w.z;
}

function strike(s: State, stroke: Stroke): void {
  const { miscue } = strikeCueBall(s, stroke);
  s.journal?.events.push({
    t: 0, kind: 'strike', ball: CUE_BALL, speed: stroke.speed, ...(miscue && { miscue }),
  });
}

/**
 * Brings all balls to the end of the shot, and ends their segments there: the end of the last
 * motion or spin, or `until`. Returns that time.
 */
function finish(s: State, balls: ReadonlySet<Slot>, until: number): number {
  let end = s.scalars[NOW];
  for (const i of balls) {
    if (s.motion[i] !== SPINNING) continue;
    const stop = s.stamp[i] + Math.abs(s.wz[i]) / s.laws.spinLoss;
    const at = Math.min(stop, until);
    s.scalars[NOW] = at;
    evolve(s, i);
    if (stop <= until) {
      s.wz[i] = 0;
      s.motion[i] = AT_REST;
      reportSegment(s, i);
    }
    end = Math.max(end, at);
  }
  const moving = [...balls].some((i) => AT_REST < s.motion[i] && s.motion[i] < POCKETED);
  if (moving) end = until;
  s.scalars[NOW] = end;
  for (const i of balls) evolve(s, i);
  if (!moving) s.journal?.events.push({ t: end, kind: 'rest', ball: -1 });
  return end;
}

function finalState(s: State, i: Slot): BallState {
  const state = ballState(s, i);
  if (s.motion[i] > SPINNING) return state;
  const { x, y, z } = state.position;
  return { ...state, position: { x: snapToNanometre(x), y: snapToNanometre(y), z } };
}

function restOf(s: State, balls: ReadonlySet<Slot>): Layout {
  const layout: Partial<Record<Ball, Vec2>> = {};
  for (const i of balls) {
    if (!isBall(i) || s.motion[i] > AIRBORNE) continue;
    layout[i] = { x: snapToNanometre(s.x[i]), y: snapToNanometre(s.y[i]) };
  }
  return layout;
}
