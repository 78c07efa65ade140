/** The ways of the balls in a shot, as lines for rulings and replays. */
import type { Vec2 } from '@tenball/base';
import { type Ball, isBall } from '@tenball/equipment';
import { type Trace, sampleTrace } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import type { BallPath } from './picture.ts';

/** Points of a bent way are this far apart in time, seconds. */
const STEP = 0.06;
/** Ways shorter than this are not worth a line, metres. */
const LEAST_WAY = 0.01;

const drawn = new WeakMap<Trace, readonly BallPath[]>();

/** The ways of all balls that moved in `trace`; worked out once for each trace. */
export function pathsOf(trace: Trace, call: Call): readonly BallPath[] {
  const known = drawn.get(trace);
  if (known !== undefined) return known;
  const paths = trace.balls.flatMap(({ ball, pocket }) => {
    if (!isBall(ball)) return [];
    const points = wayOf(trace, ball);
    if (wayLength(points) < LEAST_WAY) return [];
    return [{ ball, points, pocket, role: roleOf(ball, call) }];
  });
  drawn.set(trace, paths);
  return paths;
}

/** The ways so far at `seconds` of the shot; a pocket is told once the ball is down. */
export function pathsUntil(trace: Trace, call: Call, seconds: number): readonly BallPath[] {
  if (seconds >= trace.duration) return pathsOf(trace, call);
  return pathsOf(trace, call).flatMap(({ ball, role, pocket }) => {
    const points = wayOf(trace, ball, seconds);
    if (wayLength(points) < LEAST_WAY) return [];
    const down = pocket !== undefined && sampleTrace(trace, ball, seconds)?.motion === 'pocketed';
    return [{ ball, role, points, pocket: down ? pocket : undefined }];
  });
}

function wayOf(trace: Trace, ball: Ball, until = trace.duration): Vec2[] {
  const segments = trace.segments[ball] ?? [];
  const points: Vec2[] = [];
  segments.forEach((segment, index) => {
    if (segment.t > until) return;
    points.push({ x: segment.state.position.x, y: segment.state.position.y });
    const end = Math.min(until, segments[index + 1]?.t ?? trace.duration);
    for (let t = segment.t + STEP; t < end && segment.state.motion === 'sliding'; t += STEP) {
      const state = sampleTrace(trace, ball, t);
      if (state !== undefined) points.push({ x: state.position.x, y: state.position.y });
    }
  });
  const last = until < trace.duration ? sampleTrace(trace, ball, until) : undefined;
  if (last !== undefined) points.push({ x: last.position.x, y: last.position.y });
  return points;
}

function wayLength(points: readonly Vec2[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before === undefined ? 0 : sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

function roleOf(ball: Ball, call: Call): BallPath['role'] {
  if (ball === 0) return 'cue';
  return call.kind === 'pot' && call.ball === ball ? 'called' : 'other';
}
