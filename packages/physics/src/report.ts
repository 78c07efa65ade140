/**
 * What a run tells: the facts a search asks for, always; events and segments, when a journal is
 * kept. Called once for each happening, after it is resolved.
 */
import { type Vec3 } from '@tenball/base';
import { type Cushion, POCKETS } from '@tenball/equipment';
import { type Mouth, cushionAt } from './bed.ts';
import { FREE } from './pocket/fall.ts';
import {
  DOUBLE_HIT, FALLING, FIRST_VX, FIRST_VY, IMPACT, NOW, POCKETED, PUSH_STROKE, type Slot,
  type State,
} from './state.ts';
import {
  type BallState, MOTIONS, type Motion, type TableEvent, type TableEventKind,
} from './trace.ts';

const CUE_BALL = 0;

/** Balls `i` < `j` have met. */
export function reportBallBall(s: State, i: Slot, j: Slot): void {
  if (i === CUE_BALL && s.firstContact < 0) {
    s.firstContact = j;
    s.scalars[FIRST_VX] = s.vx[j];
    s.scalars[FIRST_VY] = s.vy[j];
  }
  s.journal?.events.push({ ...happening(s, 'ball-ball', i), other: j, speed: s.scalars[IMPACT] });
}

/** Balls `i` < `j` have met and others with them: what each meets is told contact by contact. */
export function reportCluster(s: State, i: Slot, j: Slot): void {
  s.journal?.events.push({ ...happening(s, 'cluster', i), other: j });
}

/** Ball `i` has met a straight cushion. */
export function reportBallCushion(s: State, i: Slot, wall: number): void {
  noteRail(s, i);
  s.journal?.events.push({
    ...happening(s, 'ball-cushion', i),
    cushion: cushionAt(wall, s.x[i]),
    speed: s.scalars[IMPACT],
  });
}

/** Ball `i` has met a jaw or a facing of a pocket. */
export function reportBallJaw(s: State, i: Slot, mouth: Mouth, cushion: Cushion): void {
  noteRail(s, i);
  s.journal?.events.push({
    ...happening(s, 'ball-jaw', i), pocket: mouth.pocket, cushion, speed: s.scalars[IMPACT],
  });
}

/** Ball `i` is over the rim, or has dropped into the pocket. */
export function reportPocket(s: State, kind: 'ball-pocket' | 'pocketed', i: Slot): void {
  if (kind === 'pocketed') noteLost(s, i);
  const pocket = POCKETS[s.zone[i]];
  if (pocket !== undefined) s.journal?.events.push({ ...happening(s, kind, i), pocket });
}

/** Ball `i` has left the table. */
export function reportOffTable(s: State, i: Slot): void {
  noteLost(s, i);
  s.journal?.events.push(happening(s, 'off-table', i));
}

/** Ball `i` has met the bed at `speed`. */
export function reportBallBed(s: State, i: Slot, speed: number): void {
  s.journal?.events.push({ ...happening(s, 'ball-bed', i), speed });
}

/** The tip has met the cue ball again, at `speed`. */
export function reportSecondHit(s: State, speed: number): void {
  s.strokeFaults |= DOUBLE_HIT;
  s.journal?.events.push({ ...happening(s, 'strike', CUE_BALL), speed, doubleHit: true });
}

/** The tip has pushed the cue ball for too long; the cue runs at `speed` as it leaves. */
export function reportPush(s: State, speed: number): void {
  s.strokeFaults |= PUSH_STROKE;
  s.journal?.events.push({ ...happening(s, 'strike', CUE_BALL), speed, push: true });
}

/** Ball `i` rolls or stops from now on. */
export function reportMotion(s: State, kind: 'roll' | 'stop', i: Slot): void {
  s.journal?.events.push(happening(s, kind, i));
}

function happening(s: State, kind: TableEventKind, i: Slot): TableEvent {
  return { t: s.scalars[NOW], kind, ball: i };
}

function noteRail(s: State, i: Slot): void {
  if (s.firstContact >= 0) s.railsAfterContact |= 1 << i;
  else if (i === CUE_BALL) s.cushionsBeforeContact += 1;
}

function noteLost(s: State, i: Slot): void {
  if (s.firstContact >= 0) s.railsAfterContact |= 1 << i;
}

/** Begins a new segment of ball `i`, whose row holds now. */
export function reportSegment(s: State, i: Slot): void {
  const segments = s.journal?.segments[i];
  if (segments === undefined) return;
  segments.push({
    t: s.stamp[i],
    state: ballState(s, i),
    acceleration: { x: s.ax[i], y: s.ay[i], z: s.az[i] },
    ...(isTwisted(s, i) && { twist: twistOf(s, i) }),
  });
}

/** Whether the edge of the slate turns falling ball `i`. */
function isTwisted(s: State, i: Slot): boolean {
  return s.motion[i] === FALLING && s.fall.hold[i] !== FREE;
}

function twistOf(s: State, i: Slot): Vec3 {
  return { x: s.fall.twistX[i], y: s.fall.twistY[i], z: s.fall.twistZ[i] };
}

/** Ball `i` as its row holds it. */
export function ballState(s: State, i: Slot): BallState {
  const state = {
    ball: i,
    position: { x: s.x[i], y: s.y[i], z: s.z[i] },
    velocity: { x: s.vx[i], y: s.vy[i], z: s.vz[i] },
    spin: { x: s.wx[i], y: s.wy[i], z: s.wz[i] },
    motion: motionOf(s, i),
  };
  const pocket = s.motion[i] === POCKETED ? POCKETS[s.zone[i]] : undefined;
  return pocket === undefined ? state : { ...state, pocket };
}

function motionOf(s: State, i: Slot): Motion {
  return MOTIONS[s.motion[i]] ?? 'at-rest';
}
