/**
 * What a trace must never do, measured from the outside: gain energy, tear, let balls overlap, lose
 * one. The witness works from the segments alone, between the events as well as at them.
 */
import { type TableSpec, ballSize, canRestAt } from '@tenball/equipment';
import { type Motion, type Trace, energyAt, sampleTrace } from '@tenball/physics';
import { gainsOf } from './energies.ts';
import { momentumErrorOf } from './momenta.ts';
import { pairsOf, pathFrom } from './pairs.ts';
import { windowsOf } from './windows.ts';

/** What the witness saw in a shot, or in many. Lengths in metres, energies in joules. */
export interface Testimony {
  shots: number;
  events: number;
  mostEvents: number;
  longestSeconds: number;
  pocketed: number;
  /** Balls that stuck side by side in a pocket's throat: they count as pocketed there. */
  jammed: number;
  offTable: number;
  /** Deepest overlap of two balls on the table or in flight, at any time. */
  worstOverlap: number;
  /** Pairs that rest in contact for a while, and the deepest overlap of such a pair. */
  restingContacts: number;
  worstResting: number;
  /** Deepest overlap with a ball in a pocket's throat. */
  worstInThroat: number;
  /** Times when balls pressed each other, the longest, and how deep they were pressed. */
  clusters: number;
  longestCluster: number;
  worstPressed: number;
  /** Greatest gain of energy at one instant or in a cluster beyond its slack; 0 when none. */
  worstGain: number;
  /** Greatest change of the momentum of two balls that meet alone, per mass, m/s. */
  worstMomentum: number;
  /** Greatest step between where a segment ends and where the next one begins. */
  worstTear: number;
  /** Anything else, in words. */
  troubles: string[];
}

/** Nothing seen yet. */
export function noTestimony(): Testimony {
  return {
    shots: 0, events: 0, mostEvents: 0, longestSeconds: 0, pocketed: 0, jammed: 0, offTable: 0,
    worstOverlap: 0, restingContacts: 0, worstResting: 0, worstInThroat: 0, clusters: 0,
    longestCluster: 0, worstPressed: 0, worstGain: 0, worstMomentum: 0, worstTear: 0, troubles: [],
  };
}

/** Adds to `seen` all that is to be seen in `trace`; `name` tells the shot in troubles. */
export function examine(seen: Testimony, trace: Trace, table: TableSpec, name: string): void {
  seen.shots += 1;
  seen.events += trace.events.length;
  seen.mostEvents = Math.max(seen.mostEvents, trace.events.length);
  seen.longestSeconds = Math.max(seen.longestSeconds, trace.duration);
  const trouble = (what: string): void => {
    seen.troubles.push(`${name}: ${what}`);
  };
  const odd = firstOddNumber(trace);
  if (odd !== undefined) {
    trouble(odd);
    return;
  }
  examineTimes(trace, trouble);
  examineEnds(seen, trace, table, trouble);
  examineCloth(trace, table, trouble);
  examineTears(seen, trace);
  examineEnergy(seen, trace, trouble);
  seen.worstMomentum = Math.max(seen.worstMomentum, momentumErrorOf(trace));
  for (const { from, to } of windowsOf(trace)) {
    seen.clusters += 1;
    seen.longestCluster = Math.max(seen.longestCluster, to - from);
  }
  for (const { overlap, resting, inThroat, pressed } of pairsOf(trace)) {
    seen.worstOverlap = Math.max(seen.worstOverlap, overlap);
    seen.worstInThroat = Math.max(seen.worstInThroat, inThroat);
    seen.worstPressed = Math.max(seen.worstPressed, pressed);
    if (resting !== undefined) {
      seen.restingContacts += 1;
      seen.worstResting = Math.max(seen.worstResting, resting);
    }
  }
}

/** The first number of a trace that is not finite. */
function firstOddNumber(trace: Trace): string | undefined {
  const isOdd = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value);
  if (isOdd(trace.duration)) return 'the duration is no number';
  const event = trace.events.find((each) => Object.values(each).some(isOdd));
  if (event !== undefined) return `odd event ${JSON.stringify(event)}`;
  const states = [...trace.segments.flat().map(({ state }) => state), ...trace.balls];
  const state = states.find(({ position, velocity, spin }) => (
    [position, velocity, spin].some((vector) => Object.values(vector).some(isOdd))
  ));
  if (state !== undefined) return `odd state of ball ${state.ball}`;
  const segment = trace.segments.flat().find(({ t, acceleration }) => (
    isOdd(t) || Object.values(acceleration).some(isOdd)
  ));
  return segment === undefined ? undefined : `odd segment of ball ${segment.state.ball}`;
}

function examineTimes(trace: Trace, trouble: (what: string) => void): void {
  const isInOrder = (times: readonly number[]): boolean => (
    times.every((t, index) => t >= (times[index - 1] ?? 0) && t <= trace.duration)
  );
  const last = trace.events.at(-1);
  if (last?.kind !== 'rest' || last.t !== trace.duration) trouble('it does not end with rest');
  if (!isInOrder(trace.events.map(({ t }) => t))) trouble('events out of order');
  for (const { ball } of trace.balls) {
    const times = (trace.segments[ball] ?? []).map(({ t }) => t);
    if (times[0] !== 0 || !isInOrder(times)) trouble(`segments of ball ${ball} out of order`);
  }
}

/** Every ball ends at rest on the bed, in a pocket that reported it, or off and reported. */
function examineEnds(
  seen: Testimony, trace: Trace, table: TableSpec, trouble: (what: string) => void,
): void {
  const size = ballSize(trace.params.ballRadius, trace.params.noseHeight);
  const reported = (kind: string, ball: number): boolean => (
    trace.events.some((event) => event.kind === kind && event.ball === ball)
  );
  for (const { ball, motion, position, pocket } of trace.balls) {
    const where = `(${position.x}, ${position.y}, ${position.z})`;
    if (motion === 'pocketed') {
      seen.pocketed += 1;
      if (pocket === undefined) trouble(`ball ${ball} is in no pocket`);
      if (!reported('pocketed', ball)) trouble(`ball ${ball} vanished`);
      // A ball is down when its top is below the cloth's level.
      const deep = Math.abs(position.z + trace.params.ballRadius);
      if (deep > 1e-9 && isJammed(trace, ball)) seen.jammed += 1;
      else if (deep > 1e-9) trouble(`the fall of ball ${ball} was cut short at ${where}`);
    } else if (motion === 'off-table') {
      seen.offTable += 1;
      if (!reported('off-table', ball)) trouble(`ball ${ball} vanished`);
    } else if (motion !== 'at-rest') {
      trouble(`ball ${ball} ends ${motion} at ${where}`);
    } else {
      const isOnBed = canRestAt(table, position, TOLERANCE, size);
      const onCloth = position.z === trace.params.ballRadius;
      if (!isOnBed || !onCloth) trouble(`ball ${ball} rests outside the bed at ${where}`);
    }
  }
}

/** A ball met another at most so long before it counts as pocketed, s, and so it is wedged. */
const JUST_MET = 1e-3;

function isJammed(trace: Trace, ball: number): boolean {
  const down = trace.events.find((event) => event.kind === 'pocketed' && event.ball === ball);
  return down !== undefined && trace.events.some((event) => (
    event.kind === 'ball-ball' && (event.ball === ball || event.other === ball)
    && event.t <= down.t && event.t > down.t - JUST_MET
  ));
}

const ON_CLOTH: ReadonlySet<Motion> = new Set(['at-rest', 'spinning', 'rolling', 'sliding']);
/** Contact is worked out to this, metres. */
const TOLERANCE = 5e-9;

/** A ball on the cloth begins and ends each of its motions clear of the rubber, on the slate. */
function examineCloth(trace: Trace, table: TableSpec, trouble: (what: string) => void): void {
  const size = ballSize(trace.params.ballRadius, trace.params.noseHeight);
  for (const { ball } of trace.balls) {
    const segments = trace.segments[ball] ?? [];
    const bad = segments.find((segment, index) => {
      if (!ON_CLOTH.has(segment.state.motion)) return false;
      // Pressed over the rim, a ball is free for no time before it falls.
      if (segments[index + 1]?.t === segment.t) return false;
      const end = segments[index + 1]?.state.position ?? segment.state.position;
      return [segment.state.position, end].some((at) => !canRestAt(table, at, TOLERANCE, size));
    });
    if (bad !== undefined) trouble(`ball ${ball} ${bad.state.motion} off the bed at ${bad.t} s`);
  }
}

function examineTears(seen: Testimony, trace: Trace): void {
  for (const segments of trace.segments) {
    for (const [index, { t, state }] of segments.entries()) {
      const before = segments[index - 1];
      if (before === undefined) continue;
      const dt = t - before.t;
      const { position: r, velocity: v } = before.state;
      const tear = (axis: 'x' | 'y' | 'z'): number => Math.abs(
        r[axis] + v[axis] * dt + 0.5 * before.acceleration[axis] * dt * dt - state.position[axis],
      );
      seen.worstTear = Math.max(seen.worstTear, tear('x'), tear('y'), tear('z'));
    }
  }
}

function examineEnergy(seen: Testimony, trace: Trace, trouble: (what: string) => void): void {
  const { worst, at, beyondCue } = gainsOf(trace);
  seen.worstGain = Math.max(seen.worstGain, worst);
  if (worst > 0) trouble(`a gain of ${worst} J at ${at} s`);
  if (beyondCue > 0) trouble(`the tip gave ${beyondCue} J more than the cue had`);
}

/**
 * Samples `trace` every `step` seconds and at every event, as a picture of it is drawn: the state
 * asked for is the segments' own, no sample gains energy, and balls on the cloth are clear of the
 * rubber and on the slate.
 */
export function sampleThrough(
  seen: Testimony, trace: Trace, table: TableSpec, step: number, name: string,
): void {
  const count = Math.floor(trace.duration / step);
  const times = [
    ...Array.from({ length: count + 1 }, (_, index) => index * step),
    ...trace.events.map(({ t }) => t),
  ].sort((a, b) => a - b);
  const strikes = trace.events.filter(({ kind }) => kind === 'strike').map(({ t }) => t);
  const windows = windowsOf(trace);
  const pocketings = trace.events.filter(({ kind }) => kind === 'pocketed').map(({ t }) => t);
  const troubles = seen.troubles.length;
  let energy = Infinity;
  let last = 0;
  for (const t of times) {
    // Where something is wrong once it mostly stays so.
    if (seen.troubles.length > troubles) return;
    for (const { ball } of trace.balls) examineSample(seen, trace, table, ball, t, name);
    // While balls are pressed a part of the energy is in their springs.
    if (windows.some(({ from, to }) => from <= t && t < to)) continue;
    const now = energyAt(trace, t);
    const struck = strikes.some((at) => at > last && at <= t);
    // Below the cloth a ball's height counts less than nothing; a ball that is down, nothing.
    const dropped = pocketings.some((at) => at > last && at <= t);
    if (!dropped && !struck && now - energy > 1e-12 * Math.abs(energy) + 1e-15) {
      seen.worstGain = Math.max(seen.worstGain, now - energy);
      seen.troubles.push(`${name}: energy rises by ${now - energy} J up to ${t} s`);
    }
    energy = now;
    last = t;
  }
}

function examineSample(
  seen: Testimony, trace: Trace, table: TableSpec, ball: number, t: number, name: string,
): void {
  const state = sampleTrace(trace, ball, t);
  const segment = trace.segments[ball]?.findLast((each) => each.t <= t);
  if (state === undefined || segment === undefined) {
    seen.troubles.push(`${name}: no sample of ball ${ball} at ${t} s`);
    return;
  }
  const { position } = state;
  const { c } = pathFrom(segment, t);
  const off = Math.max(
    Math.abs(position.x - c.x), Math.abs(position.y - c.y), Math.abs(position.z - c.z),
  );
  seen.worstTear = Math.max(seen.worstTear, off);
  const size = ballSize(trace.params.ballRadius, trace.params.noseHeight);
  if (ON_CLOTH.has(state.motion) && !canRestAt(table, position, TOLERANCE, size)) {
    seen.troubles.push(`${name}: ball ${ball} ${state.motion} off the bed at ${t} s, `
      + `(${position.x}, ${position.y})`);
  }
}
