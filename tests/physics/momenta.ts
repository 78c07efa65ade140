/**
 * The books of momentum: what one ball of an impact gets the other loses. The bed may take its
 * part in the same instant from the ball that is pressed down; how much that is, the spins tell:
 * the impact turns both balls alike, the bed only the one.
 */
import { type Vec3 } from '@tenball/base';
import { type Segment, type TableEvent, type Trace, sampleTrace } from '@tenball/physics';
import { isPressed } from './windows.ts';

/** Slower impacts are touches, which the cloth's motion may pay for, m/s. */
const PROPER = 5e-3;

/** Greatest change of the momentum of two balls that meet alone, per mass, m/s. */
export function momentumErrorOf(trace: Trace): number {
  let worst = 0;
  for (const event of trace.events) {
    if (event.kind !== 'ball-ball' || (event.speed ?? 0) < PROPER) continue;
    const first = turnOf(trace, event.ball, event);
    const second = turnOf(trace, event.other ?? -1, event);
    if (first === undefined || second === undefined) continue;
    worst = Math.max(worst, errorOf(first, second, trace.params.ballRadius));
  }
  return worst;
}

/** How velocity and spin of a ball change at an instant. */
interface Change {
  readonly v: Vec3;
  readonly w: Vec3;
}

/** The change of `ball` by `event`; undefined when there is more at that instant, or a cluster. */
function turnOf(trace: Trace, ball: number, event: TableEvent): Change | undefined {
  const { t } = event;
  const segments = trace.segments[ball] ?? [];
  const index = segments.findIndex((segment) => segment.t === t);
  const before = segments[index - 1];
  const after = segments[index];
  if (before === undefined || after === undefined || segments[index + 1]?.t === t) return undefined;
  if (isPressed(before, trace) || isPressed(after, trace)) return undefined;
  const others = trace.events.filter((each) => each !== event && each.t === t
    && each.kind !== 'ball-bed' && (each.ball === ball || each.other === ball));
  return others.length > 0 ? undefined : changeOf(trace, before, after);
}

function changeOf(trace: Trace, before: Segment, after: Segment): Change | undefined {
  const was = sampleTrace({ ...trace, segments: [[before]] }, 0, after.t);
  if (was === undefined) return undefined;
  const minus = (u: Vec3, v: Vec3): Vec3 => ({ x: u.x - v.x, y: u.y - v.y, z: u.z - v.z });
  return { v: minus(after.state.velocity, was.velocity), w: minus(after.state.spin, was.spin) };
}

function errorOf(first: Change, second: Change, radius: number): number {
  const x = first.v.x + second.v.x;
  const y = first.v.y + second.v.y;
  const bedX = (-0.4 * radius) * (first.w.y - second.w.y);
  const bedY = 0.4 * radius * (first.w.x - second.w.x);
  const off = (sign: number): number => Math.max(
    Math.abs(x + sign * bedX), Math.abs(y + sign * bedY),
  );
  return Math.min(off(1), off(-1));
}
