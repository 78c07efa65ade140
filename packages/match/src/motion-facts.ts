/** Facts about the paths of balls that events alone do not tell. */
import { distance } from '@tenball/base';
import { type Ball, type BallSize, CUE_BALL, type Layout, objectBallsOf } from '@tenball/equipment';
import { type Segment, type Trace, sampleTrace } from '@tenball/physics';

/** Points looked at along one flight. */
const FLIGHT_SAMPLES = 32;
/** Passing this much inside two radii of a ball means passing over it, metres. */
const OVER_BALL = 0.002;

/** The least and greatest x that `ball` reached, metres. */
export function reachOf(trace: Trace, ball: Ball): { readonly min: number; readonly max: number } {
  const segments = trace.segments[ball] ?? [];
  let min = Infinity;
  let max = -Infinity;
  segments.forEach((segment, index) => {
    for (const x of extremes(segment, segments[index + 1]?.t ?? segment.t)) {
      min = Math.min(min, x);
      max = Math.max(max, x);
    }
  });
  return { min, max };
}

/** x at both ends of a segment, and where its path turns back between them. */
function extremes({ t, state, acceleration }: Segment, end: number): number[] {
  const at = (s: number): number => (
    state.position.x + state.velocity.x * s + 0.5 * acceleration.x * s * s
  );
  const turn = acceleration.x === 0 ? -1 : -state.velocity.x / acceleration.x;
  const last = end - t;
  return 0 < turn && turn < last ? [at(0), at(turn), at(last)] : [at(0), at(last)];
}

/** `ball` got beyond the line x = `line`, towards the foot. */
export function hasCrossed(trace: Trace, ball: Ball, line: number): boolean {
  return reachOf(trace, ball).max > line;
}

/** The cue ball went over an object ball before its first contact (G8.16). */
export function hasJumped(
  trace: Trace, before: Layout, contact: number, size: BallSize,
): boolean {
  const segments = trace.segments[CUE_BALL] ?? [];
  const contactAt = trace.events[contact]?.t ?? trace.duration;
  return segments.some(({ t, state }, index) => {
    if (state.motion !== 'airborne' || t >= contactAt) return false;
    const end = Math.min(segments[index + 1]?.t ?? trace.duration, contactAt);
    return fliesOver(trace, before, { from: t, to: end }, size);
  });
}

function fliesOver(
  trace: Trace, before: Layout, { from, to }: { readonly from: number; readonly to: number },
  size: BallSize,
): boolean {
  const balls = objectBallsOf(before);
  for (let i = 1; i < FLIGHT_SAMPLES; i += 1) {
    const state = sampleTrace(trace, CUE_BALL, from + ((to - from) * i) / FLIGHT_SAMPLES);
    const over = state !== undefined && balls.some((ball) => {
      const at = before[ball];
      return at !== undefined && distance(at, state.position) < 2 * size.radius - OVER_BALL;
    });
    if (over) return true;
  }
  return false;
}
