/** Where a ball is, how fast and how spinning, at any time of a trace. */
import { type Vec3, assert } from '@tenball/base';
import { type Params } from './params.ts';
import { type BallState, type Motion, type Segment, type Trace } from './trace.ts';

/**
 * The state of `ball` at `seconds`, clamped to the shot; undefined for a ball that took no part.
 * At an event it is the state just after it. Throws an AssertionError when `seconds` is no number.
 */
export function sampleTrace(trace: Trace, ball: number, seconds: number): BallState | undefined {
  const isTime = typeof seconds === 'number' && !Number.isNaN(seconds);
  assert(isTime, `seconds: expected a number, found ${String(seconds)}`);
  const segments = trace.segments[ball];
  if (segments === undefined) return undefined;
  const segment = segmentAt(segments, seconds);
  if (segment === undefined) return undefined;
  const end = seconds < trace.duration ? seconds : trace.duration;
  return stateIn(segment, Math.max(0, end - segment.t), trace.params);
}

/** The last segment that begins at or before `seconds`: bisection. */
function segmentAt(segments: readonly Segment[], seconds: number): Segment | undefined {
  let lo = 0;
  let hi = segments.length;
  while (hi - lo > 1) {
    const middle = (lo + hi) >> 1;
    const segment = segments[middle];
    if (segment !== undefined && segment.t <= seconds) lo = middle;
    else hi = middle;
  }
  return segments[lo];
}

function stateIn(segment: Segment, dt: number, params: Params): BallState {
  const { state, acceleration: a } = segment;
  const { position: r, velocity: v } = state;
  const velocity = { x: v.x + a.x * dt, y: v.y + a.y * dt, z: v.z + a.z * dt };
  const spin = segment.twist === undefined
    ? spinAfter(state, a, velocity, dt, params) : spinTwisted(state.spin, segment.twist, dt);
  const stopped = state.motion === 'spinning' && spin.z === 0;
  return {
    ...state,
    position: {
      x: r.x + dt * (v.x + 0.5 * a.x * dt),
      y: r.y + dt * (v.y + 0.5 * a.y * dt),
      z: r.z + dt * (v.z + 0.5 * a.z * dt),
    },
    velocity,
    spin,
    motion: stopped ? 'at-rest' : state.motion,
  };
}

function spinTwisted(w: Vec3, twist: Vec3, dt: number): Vec3 {
  return { x: w.x + twist.x * dt, y: w.y + twist.y * dt, z: w.z + twist.z * dt };
}

/** Spin by the law of the motion (specification 1.3 to 1.5). */
function spinAfter(
  state: BallState, a: Vec3, velocity: Vec3, dt: number, params: Params,
): Vec3 {
  const { spin: w, motion } = state;
  if (motion === 'sliding') {
    const torque = (2.5 / params.ballRadius) * dt;
    return {
      x: w.x + torque * a.y,
      y: w.y - torque * a.x,
      z: decayed(w.z, params.spinDecelerationSliding * dt),
    };
  }
  const z = decaysIn(motion) ? decayed(w.z, params.spinDeceleration * dt) : w.z;
  if (motion !== 'rolling' && motion !== 'on-rail') return { x: w.x, y: w.y, z };
  return { x: -velocity.y / params.ballRadius, y: velocity.x / params.ballRadius, z };
}

function decaysIn(motion: Motion): boolean {
  return motion === 'rolling' || motion === 'spinning' || motion === 'on-rail';
}

function decayed(w: number, lost: number): number {
  if (w > lost) return w - lost;
  return w < -lost ? w + lost : 0;
}
