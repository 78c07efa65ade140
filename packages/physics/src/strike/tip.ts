/**
 * The cue after the tip has left the ball: specification 2.5.
 *
 * The hand lets it run on along its line and brakes it: V'²/(2·followThrough), or as hard as a hand
 * brakes anyway where that is more, so that a soft stroke is not followed by a long push. Until it
 * stands, its tip is a dome in the cue ball's way: a cue ball that stops, draws back or comes back
 * from a cushion meets it again, which is a double hit, with all that follows for the balls.
 *
 * Numbers lie in one row, so that a shot allocates nothing.
 */
import { ARRIVAL, setPath } from '@tenball/base';
import { path, solveContact } from '../detect/contact.ts';
import { MEETS_TIP } from '../queue.ts';
import { NOW, type State } from '../state.ts';

/** Centre of the tip's dome at the stamp, m. */
const X = 0;
const Y = 1;
const Z = 2;
/** Direction of the cue. */
const DX = 3;
const DY = 4;
const DZ = 5;
/** Speed along it at the stamp, m/s, and how it is braked, m/s². */
const SPEED = 6;
const BRAKING = 7;
const STAMP = 8;
/** When the cue stands; 0 when there is none. */
const UNTIL = 9;
/** 1 where it may meet the cue ball again before anything else has happened. */
const CLOSE = 10;
/** How often it has met the cue ball again. */
const HITS = 11;
/** A ball wedged between tip and rubber is hit no oftener: the hand gives way. */
const MOST_HITS = 4;

/** A hand brakes the slowest cue at least so hard, m/s². */
const HAND_BRAKING = 10;
/** A butt raised higher than this sine leaves the ball's way upwards: no second hit. */
const HIGHEST_SINE = 0.5;

const CUE_BALL = 0;

/** The tip as it is now: centre, direction and speed. Only called when it meets the ball. */
export function tipNow(s: State): { at: TipVector; direction: TipVector; speed: number } {
  const { tip } = s;
  const since = s.scalars[NOW] - tip[STAMP];
  const way = wayOfTip(s, since);
  return {
    at: { x: tip[X] + way * tip[DX], y: tip[Y] + way * tip[DY], z: tip[Z] + way * tip[DZ] },
    direction: { x: tip[DX], y: tip[DY], z: tip[DZ] },
    speed: tip[SPEED] - tip[BRAKING] * since,
  };
}

/** No cue is near. */
export function removeTip(s: State): void {
  s.tip[UNTIL] = 0;
  s.tip[HITS] = 0;
}

/** A place or a direction of the tip. */
export interface TipVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The tip has met the cue ball once more; it is away until it is set running again. */
export function countHit(s: State): void {
  s.tip[UNTIL] = 0;
  s.tip[HITS] += 1;
}

/**
 * Lets the cue run on from `now` with its dome's centre at `at`, along `direction` at `speed`.
 * `close` says that it may meet the cue ball again before any other event.
 */
export function followThrough(
  s: State, at: TipVector, direction: TipVector, speed: number, close: boolean,
): void {
  const { tip } = s;
  tip[UNTIL] = 0;
  const reach = s.laws.params.followThrough;
  if (!(speed > 0) || !(reach > 0) || -direction.z > HIGHEST_SINE) return;
  tip[X] = at.x;
  tip[Y] = at.y;
  tip[Z] = at.z;
  tip[DX] = direction.x;
  tip[DY] = direction.y;
  tip[DZ] = direction.z;
  tip[SPEED] = speed;
  const braking = (speed * speed) / (2 * reach);
  tip[BRAKING] = braking > HAND_BRAKING ? braking : HAND_BRAKING;
  tip[STAMP] = s.scalars[NOW];
  tip[UNTIL] = s.scalars[NOW] + speed / tip[BRAKING];
  tip[CLOSE] = close ? 1 : 0;
}

/**
 * Whether the tip may be in the cue ball's way from now on. Straight after the strike it is not:
 * the ball is faster, and the hand brakes the cue harder than the cloth the ball.
 */
export function mayMeetTip(s: State): boolean {
  if (s.tip[HITS] >= MOST_HITS) return false;
  const until = s.tip[UNTIL];
  return until > 0 && s.stamp[CUE_BALL] < until && (s.events > 0 || s.tip[CLOSE] === 1);
}

/** How far the tip has run since its stamp, metres. */
export function wayOfTip(s: State, since: number): number {
  return since * (s.tip[SPEED] - 0.5 * s.tip[BRAKING] * since);
}

/** Sooner than the cue ball's own event so far: the tip again. Its row holds now. */
export function detectTip(s: State): void {
  const { tip, laws } = s;
  const now = s.stamp[CUE_BALL];
  const since = now - tip[STAMP];
  const braking = tip[BRAKING];
  const way = wayOfTip(s, since);
  const speed = tip[SPEED] - braking * since;
  const own = s.ownTime[CUE_BALL];
  const until = tip[UNTIL] < own ? tip[UNTIL] : own;
  setPath(
    path,
    tip[X] + way * tip[DX] - s.x[CUE_BALL],
    tip[Y] + way * tip[DY] - s.y[CUE_BALL],
    tip[Z] + way * tip[DZ] - s.z[CUE_BALL],
    speed * tip[DX] - s.vx[CUE_BALL],
    speed * tip[DY] - s.vy[CUE_BALL],
    speed * tip[DZ] - s.vz[CUE_BALL],
    -0.5 * (braking * tip[DX] + s.ax[CUE_BALL]),
    -0.5 * (braking * tip[DY] + s.ay[CUE_BALL]),
    -0.5 * (braking * tip[DZ] + s.az[CUE_BALL]),
    laws.radius + laws.params.tipRadius,
    until - now,
  );
  solveContact(path);
  const wait = path[ARRIVAL];
  if (!(wait <= until - now)) return;
  s.ownTime[CUE_BALL] = now + wait;
  s.ownKind[CUE_BALL] = MEETS_TIP;
}
