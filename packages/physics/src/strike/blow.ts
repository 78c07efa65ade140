/**
 * The tip on the cue ball while another ball is so near that the cue ball meets it before the tip
 * has left: one more spring in the cluster. Specification 2.4, 2.5.
 *
 * The cue is a mass on a line. Its tip is a spring on the way into the ball and a stiffer one on
 * the way out, k and k/e², so that a blow on a free cue ball ends as the closed form of
 * `resolve/stick-ball.ts` has it: what a part of the impulse gives is that part of its velocity and
 * spin. Speeds in m/s, spins times R, forces and the cue's impulse per mass of the ball.
 */
import { PI } from '@tenball/base';
import { type Launch } from '../resolve/stick-ball.ts';
import { reportPush, reportSecondHit } from '../report.ts';
import { NOW, type State } from '../state.ts';
import { TO_GRID } from '../cluster/bodies.ts';
import { STEP } from '../cluster/window.ts';
import { followThrough } from './tip.ts';

/** 1 from the strike until the tip has left. */
const PRESSES = 0;
/** Direction of the cue, and from the ball's centre to where the tip touches. */
const DX = 1;
const DY = 2;
const DZ = 3;
const CX = 4;
const CY = 5;
const CZ = 6;
/** Velocity and spin that a unit of impulse gives the ball. */
const VX = 7;
const VY = 8;
const VZ = 9;
const WX = 10;
const WY = 11;
const WZ = 12;
/** Stiffness on the way in and out, per mass of the ball, 1/s². */
const STIFF_IN = 13;
const STIFF_OUT = 14;
const CUE_SPEED = 15;
/** How deep the tip is pressed in, how deep it was at most, 0 before that is known. */
const DEPTH = 16;
const DEEPEST = 17;
const SINCE = 18;
/** Bits of the balls that were frozen to the cue ball. */
const FROZEN = 19;
/** Speed of the cue before the blow. */
const FULL_SPEED = 20;

/** Balls closer than this are frozen, m (7.6). */
const FROZEN_GAP = 5e-5;
/** A tip that stays on longer pushes the ball, s (2.5). */
const LONGEST_BLOW = 5e-3;
/** A butt raised higher than this sine leaves the ball's way upwards. */
const HIGHEST_SINE = 0.5;

const CUE_BALL = 0;

/** Whether the tip is on the cue ball, now or from the first step on. */
export function isTipOn(s: State): boolean {
  return s.blow[PRESSES] === 1;
}

/** The tip makes no ball faster than this, m/s: even a light ball leaves at twice its speed. */
export function fastestUnderTip(s: State): number {
  return isTipOn(s) ? 2 * s.blow[FULL_SPEED] : 0;
}

/** Forgets the last blow. */
export function removeBlow(s: State): void {
  s.blow[PRESSES] = 0;
}

/**
 * Whether a ball lies so close ahead that the cue ball would meet it with the tip still on. The
 * cue ball has not moved yet.
 */
export function isBallInTheWay(s: State, { velocity, direction }: Launch): boolean {
  if (-direction.z > HIGHEST_SINE) return false;
  const speed = Math.sqrt(velocity.x * velocity.x + velocity.y * velocity.y);
  const reach = s.laws.diameter + FROZEN_GAP + speed * s.laws.params.tipContactTime;
  for (let k = 0; k < s.count; k += 1) {
    const j = s.inPlay[k];
    if (j === undefined || j === CUE_BALL) continue;
    const dx = s.x[j] - s.x[CUE_BALL];
    const dy = s.y[j] - s.y[CUE_BALL];
    if (dx * dx + dy * dy < reach * reach && dx * velocity.x + dy * velocity.y > 0) return true;
  }
  return false;
}

/**
 * Sets the cue on the ball at `cueSpeed`, to press it from the first step on. `launched` is what
 * the blow gives a free cue ball. False when that is no blow of a spring: a tip that glances off.
 */
export function beginBlow(s: State, launched: Launch, cueSpeed: number): boolean {
  const { blow } = s;
  const { radius, params } = s.laws;
  const { velocity: v, spin: w, direction: d, contact: c } = launched;
  const massRatio = params.ballMass / params.cueMass;
  const impulse = (cueSpeed - launched.cueSpeed) / massRatio;
  if (!(impulse > 0)) return false;
  const share = 1 / impulse;
  blow[DX] = d.x;
  blow[DY] = d.y;
  blow[DZ] = d.z;
  blow[CX] = c.x;
  blow[CY] = c.y;
  blow[CZ] = c.z;
  blow[VX] = share * v.x;
  blow[VY] = share * v.y;
  blow[VZ] = share * v.z;
  blow[WX] = share * radius * w.x;
  blow[WY] = share * radius * w.y;
  blow[WZ] = share * radius * w.z;
  const surface = surfaceSpeed(s, blow[VX], blow[VY], blow[VZ], blow[WX], blow[WY], blow[WZ]);
  const restitution = (impulse * surface - launched.cueSpeed) / cueSpeed;
  if (!(restitution > 0.05)) return false;
  // Half a period in at k, half a period out at k/e²: the time is that of a loss-free blow.
  const rate = PI / params.tipContactTime;
  blow[STIFF_IN] = (rate * rate) / (massRatio + surface);
  blow[STIFF_OUT] = blow[STIFF_IN] / (restitution * restitution);
  blow[CUE_SPEED] = cueSpeed;
  blow[FULL_SPEED] = cueSpeed;
  blow[DEPTH] = 0;
  blow[DEEPEST] = 0;
  blow[SINCE] = s.scalars[NOW];
  blow[FROZEN] = frozenBalls(s);
  blow[PRESSES] = 1;
  return true;
}

/** Speed along the cue of the ball's surface under the tip. */
function surfaceSpeed(
  { blow }: State, vx: number, vy: number, vz: number, wx: number, wy: number, wz: number,
): number {
  return (vx + wy * blow[CZ] - wz * blow[CY]) * blow[DX]
    + (vy + wz * blow[CX] - wx * blow[CZ]) * blow[DY]
    + (vz + wx * blow[CY] - wy * blow[CX]) * blow[DZ];
}

function frozenBalls(s: State): number {
  const touch = s.laws.diameter + FROZEN_GAP;
  let mask = 0;
  for (let k = 0; k < s.count; k += 1) {
    const j = s.inPlay[k];
    if (j === undefined || j === CUE_BALL) continue;
    const dx = s.x[j] - s.x[CUE_BALL];
    const dy = s.y[j] - s.y[CUE_BALL];
    if (dx * dx + dy * dy <= touch * touch) mask |= 1 << j;
  }
  return mask;
}

/** Adds to the cue ball's kick what the tip gives it in this step; ends the blow when it is out. */
export function pressTip(s: State): void {
  const { blow, cluster: w } = s;
  const step = w.clock[STEP];
  // Leapfrog: these speeds are those of half a step before.
  const surface = surfaceSpeed(
    s, w.vx[CUE_BALL], w.vy[CUE_BALL], w.vz[CUE_BALL],
    w.wx[CUE_BALL], w.wy[CUE_BALL], w.wz[CUE_BALL],
  );
  const closing = blow[CUE_SPEED] - surface;
  blow[DEPTH] += closing * (blow[DEPTH] === 0 && blow[DEEPEST] === 0 ? 0.5 * step : step);
  if (closing <= 0 && blow[DEEPEST] === 0) blow[DEEPEST] = blow[DEPTH];
  const force = forceAt(s, blow[DEPTH]);
  if (force <= 0 && blow[DEEPEST] > 0) {
    endBlow(s);
    return;
  }
  const impulse = force * step;
  blow[CUE_SPEED] -= (impulse * s.laws.params.ballMass) / s.laws.params.cueMass;
  w.kx[CUE_BALL] += impulse * blow[VX] + TO_GRID - TO_GRID;
  w.ky[CUE_BALL] += impulse * blow[VY] + TO_GRID - TO_GRID;
  // What lies on the slate is borne by it, and the cloth does not brake a ball under the tip.
  if (w.weight[CUE_BALL] !== 0) w.kz[CUE_BALL] += impulse * blow[VZ] + TO_GRID - TO_GRID;
  w.kwx[CUE_BALL] += impulse * blow[WX] + TO_GRID - TO_GRID;
  w.kwy[CUE_BALL] += impulse * blow[WY] + TO_GRID - TO_GRID;
  w.kwz[CUE_BALL] += impulse * blow[WZ] + TO_GRID - TO_GRID;
}

function forceAt({ blow }: State, depth: number): number {
  const deepest = blow[DEEPEST];
  if (deepest === 0) return blow[STIFF_IN] * depth;
  // On the way out the spring is stiffer and slackens before the tip is all the way back.
  return blow[STIFF_IN] * deepest - blow[STIFF_OUT] * (deepest - depth);
}

/** The tip has left the ball: the hand takes over. */
function endBlow(s: State): void {
  const { blow, cluster: w } = s;
  blow[PRESSES] = 0;
  if (s.scalars[NOW] - blow[SINCE] > LONGEST_BLOW) reportPush(s, blow[CUE_SPEED]);
  const away = s.laws.radius + s.laws.params.tipRadius;
  const dome = {
    x: w.x[CUE_BALL] + away * blow[CX],
    y: w.y[CUE_BALL] + away * blow[CY],
    z: w.z[CUE_BALL] + away * blow[CZ],
  };
  const direction = { x: blow[DX], y: blow[DY], z: blow[DZ] };
  followThrough(s, dome, direction, blow[CUE_SPEED], true);
}

/**
 * The cue ball has met ball `j`: with the tip on, unless they were frozen, that is a double hit.
 */
export function noteContactUnderTip(s: State, j: number): void {
  if (!isTipOn(s) || (s.blow[FROZEN] & (1 << j)) !== 0) return;
  reportSecondHit(s, s.blow[CUE_SPEED]);
}
