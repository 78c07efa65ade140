/**
 * The reusable simulator for search: no allocation per shot, stop conditions, prefix runs.
 * One kernel serves this and `simulate`, so play, preview and search agree to the last bit.
 */
import type { Vec3 } from '@tenball/base';
import {
  type Layout, type TableSpec, isBall, snapInColumn, snapToNanometre,
} from '@tenball/equipment';
import { bedOf } from './bed.ts';
import {
  isMask, reachOn, requireArrays, requireLaunch, requireLayout, requireRun, requireStroke,
} from './check-input.ts';
import { MAX_EVENTS, begin, clear, put, step } from './engine.ts';
import { evolve } from './evolve/evolve.ts';
import { FATE_ABSENT, FATE_TABLE, fateOf } from './fate.ts';
import { type StopCondition } from './input.ts';
import { lawsOf } from './laws.ts';
import { type Params } from './params.ts';
import {
  AT_REST, FIRST_VX, FIRST_VY, NEVER, NOW, POCKETED, SLOTS, SPINNING, type Slot, type State,
  createState,
} from './state.ts';
import { strike } from './strike/strike.ts';
import type { Stroke } from './stroke.ts';

/** Balls are numbered 0 to 15 in the kernel. */
export const MAX_BALLS = SLOTS.length;

/** The outcome of the last run; overwritten by the next. Arrays are indexed by ball number. */
export interface Outcome {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly fate: Uint8Array;
  /** First object ball met by the cue ball, or −1. */
  readonly firstContact: number;
  /** Velocity of that ball just after the first contact, m/s. */
  readonly contactVx: number;
  readonly contactVy: number;
  /** Cushions (and jaws) met by the cue ball before its first ball contact. */
  readonly cushionsBeforeContact: number;
  /** Driven to a cushion, pocketed or off after the first contact: a bit mask of balls. */
  readonly railsAfterContact: number;
  readonly events: number;
  /** Steps of clusters, beside the events: balls that press each other take hundreds. */
  readonly clusterSteps: number;
  readonly seconds: number;
  /** The tip met the cue ball twice or pushed it: a foul stroke. */
  readonly foulStroke: boolean;
  /** `limit`: the event cap was met; never a settled state. */
  readonly termination: 'rest' | 'stopped' | 'limit';
}

/**
 * Each call throws an AssertionError that names the place where its input cannot be: a place off
 * the table or no number, a stroke that no cue can play, a run without the cue ball, a `lowest`
 * that is no ball. That balls overlap nothing is the caller's to see to.
 */
export interface Simulator {
  /** Takes the balls at rest of `layout` as the start of every following run. */
  place(layout: Layout): void;
  /** The same from arrays by ball number; `present` is a bit mask of balls. */
  placeArrays(x: ArrayLike<number>, y: ArrayLike<number>, present: number): void;
  /** Runs one stroke from the placed layout. The stroke is NOT quantised here. */
  run(stroke: Stroke, stop: StopCondition, lowest: number): Outcome;
  /**
   * Runs from the placed layout with the cue ball at a velocity (m/s) and spin (rad/s) instead of a
   * stroke: for work lists that state what the tip left behind.
   */
  runFrom(velocity: Vec3, spin: Vec3, stop: StopCondition, lowest: number): Outcome;
}

type WritableOutcome = { -readonly [K in keyof Outcome]: Outcome[K] };

/**
 * A simulator for `table`: its memory is its own, one run after the other. Throws an AssertionError
 * on parameters that `checkParams` refuses.
 */
export function createSimulator(table: TableSpec, params: Params): Simulator {
  const reach = reachOn(table, params);
  const laws = lawsOf(params);
  const s = createState(laws, bedOf(table, laws));
  const startX = new Float64Array(MAX_BALLS);
  const startY = new Float64Array(MAX_BALLS);
  const askedX = new Float64Array(MAX_BALLS);
  const askedY = new Float64Array(MAX_BALLS);
  let present = 0;
  const outcome = newOutcome();
  function placeAll(): void {
    clear(s);
    for (let k = 0; k < MAX_BALLS; k += 1) {
      const i = k as Slot;
      if ((present & (1 << i)) !== 0) put(s, i, startX[i] as number, startY[i] as number);
    }
  }
  function runAll(stop: StopCondition, lowest: number, isStruck: boolean): Outcome {
    begin(s, isStruck);
    outcome.termination = runOn(s, stop, lowest);
    writeOutcome(outcome, s, present);
    return outcome;
  }
  return {
    place(layout) {
      requireLayout(layout, reach);
      present = 0;
      for (const i of SLOTS) {
        const at = isBall(i) ? layout[i] : undefined;
        if (at === undefined) continue;
        present |= 1 << i;
        startX[i] = snapToNanometre(at.x);
        startY[i] = snapToNanometre(at.y);
      }
    },
    placeArrays(x, y, balls) {
      if (!isMask(balls) || !areWithin(askedX, x, balls, reach.x)
        || !areWithin(askedY, y, balls, reach.y)) requireArrays(x, y, balls, reach);
      present = balls;
      snapAll(startX, askedX);
      snapAll(startY, askedY);
    },
    run(stroke, stop, lowest) {
      requireRun(present, stop, lowest);
      requireStroke(stroke);
      placeAll();
      strike(s, stroke);
      return runAll(stop, lowest, true);
    },
    runFrom(velocity, spin, stop, lowest) {
      requireRun(present, stop, lowest);
      requireLaunch(velocity, spin, '');
      placeAll();
      launchCueBall(s, velocity, spin);
      return runAll(stop, lowest, false);
    },
  };
}

/** Copies places, brought onto the nanometre grid. */
function snapAll(column: Float64Array, places: Float64Array): void {
  for (let i = 0; i < MAX_BALLS; i += 1) {
    column[i] = places[i] as number;
    snapInColumn(column, i);
  }
}

/** Copies the places of some balls; whether all are numbers within the reach. */
function areWithin(
  column: Float64Array, places: ArrayLike<number>, balls: number, reach: number,
): boolean {
  for (let i = 0; i < MAX_BALLS; i += 1) {
    if ((balls & (1 << i)) === 0) continue;
    column[i] = places[i] as number;
    const at = column[i] as number;
    if (!(at <= reach && at >= -reach)) return false;
  }
  return true;
}

function newOutcome(): WritableOutcome {
  return {
    x: new Float64Array(MAX_BALLS),
    y: new Float64Array(MAX_BALLS),
    fate: new Uint8Array(MAX_BALLS),
    firstContact: -1,
    contactVx: 0,
    contactVy: 0,
    cushionsBeforeContact: 0,
    railsAfterContact: 0,
    events: 0,
    clusterSteps: 0,
    seconds: 0,
    foulStroke: false,
    termination: 'rest',
  };
}

function launchCueBall(s: State, velocity: Vec3, spin: Vec3): void {
  s.vx[0] = velocity.x;
  s.vy[0] = velocity.y;
  s.vz[0] = velocity.z;
  s.wx[0] = spin.x;
  s.wy[0] = spin.y;
  s.wz[0] = spin.z;
}

/** Runs to rest, or to where the stop condition ends the run. */
function runOn(s: State, stop: StopCondition, lowest: number): Outcome['termination'] {
  while (step(s, NEVER)) {
    if (stop !== 'rest' && isDecided(s, stop, lowest)) return 'stopped';
    if (s.events >= MAX_EVENTS) return 'limit';
  }
  return 'rest';
}

function isDecided(s: State, stop: StopCondition, lowest: number): boolean {
  if (stop === 'first-contact') return s.firstContact >= 0;
  return (s.firstContact >= 0 && s.firstContact !== lowest) || s.motion[0] === POCKETED;
}

function writeOutcome(outcome: WritableOutcome, s: State, present: number): void {
  let end = s.scalars[NOW];
  for (let k = 0; k < MAX_BALLS; k += 1) {
    const i = k as Slot;
    if ((present & (1 << i)) === 0) {
      outcome.fate[i] = FATE_ABSENT;
      continue;
    }
    outcome.fate[i] = fateOf(s, i);
    const hasMoved = s.stamp[i] !== 0 || s.motion[i] !== AT_REST;
    if (s.motion[i] === SPINNING) {
      const spins = s.stamp[i] + Math.abs(s.wz[i]) / s.laws.spinLoss;
      if (spins > end) end = spins;
    } else {
      evolve(s, i);
    }
    outcome.x[i] = s.x[i];
    outcome.y[i] = s.y[i];
    if (outcome.fate[i] !== FATE_TABLE || !hasMoved) continue;
    snapInColumn(outcome.x, i);
    snapInColumn(outcome.y, i);
  }
  outcome.firstContact = s.firstContact;
  outcome.contactVx = s.scalars[FIRST_VX];
  outcome.contactVy = s.scalars[FIRST_VY];
  outcome.cushionsBeforeContact = s.cushionsBeforeContact;
  outcome.railsAfterContact = s.railsAfterContact;
  outcome.events = s.events;
  outcome.clusterSteps = s.cluster.allSteps;
  outcome.seconds = end;
  outcome.foulStroke = s.strokeFaults !== 0;
}
