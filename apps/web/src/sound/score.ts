/**
 * Trace → cues: what a shot sounds like. Level goes with impulse^0.7 and brightness with speed
 * (design 8); pitch varies by ±2 % from a hash of the event, so that a replay sounds alike.
 */
import { BALL_RADIUS } from '@tenball/equipment';
import { type TableEvent, type Trace, sampleTrace } from '@tenball/physics';
import type { Cue, SoundName } from './cue.ts';

/** At most so many sounds within one window; the weakest of a crowd are masked anyway. */
const MOST_VOICES = 24;
const WINDOW = 0.09;
/** Two impacts of a kind nearer than this are one to the ear, seconds. */
const FUSION = 0.003;
/** Quieter than this is not heard. */
const LEAST_LEVEL = 0.012;
const PITCH_SPREAD = 0.02;
/** A ball that is down rolls on in the rail, this much later, seconds. */
const DROP_TIME = 0.11;

interface Voice {
  readonly sound: SoundName;
  /** Impact speed that is as loud as this sound gets, m/s, and how loud that is. */
  readonly loudest: number;
  readonly gain: number;
  /** Brightness of the gentlest impact, and what the loudest adds. */
  readonly dull: number;
  readonly bright: number;
}

const VOICES: Readonly<Partial<Record<TableEvent['kind'], Voice>>> = {
  strike: { sound: 'tip', loudest: 10, gain: 0.75, dull: 0.3, bright: 0.6 },
  'ball-ball': { sound: 'ball', loudest: 9, gain: 1, dull: 0.22, bright: 0.78 },
  'ball-cushion': { sound: 'cushion', loudest: 7, gain: 0.7, dull: 0.15, bright: 0.5 },
  'ball-jaw': { sound: 'jaw', loudest: 6, gain: 0.7, dull: 0.2, bright: 0.6 },
  'ball-pocket': { sound: 'pocket', loudest: 6, gain: 0.45, dull: 0.15, bright: 0.4 },
  pocketed: { sound: 'pocket', loudest: 6, gain: 0.85, dull: 0.2, bright: 0.45 },
  'ball-bed': { sound: 'bed', loudest: 3, gain: 0.6, dull: 0.1, bright: 0.5 },
  'off-table': { sound: 'floor', loudest: 3, gain: 0.8, dull: 0.3, bright: 0.4 },
};
/** Impacts without a speed of their own are heard as if they had this one, m/s. */
const USUAL_SPEED = 1.2;

/** The cues of `trace` in order of time. */
export function soundsOf(trace: Trace): Cue[] {
  const cues: Cue[] = [];
  for (const [index, event] of trace.events.entries()) {
    const cue = cueOf(trace, event, index);
    if (cue === undefined) continue;
    cues.push(cue);
    if (event.kind === 'pocketed') {
      cues.push({ ...cue, sound: 'rail-roll', at: cue.at + DROP_TIME, level: cue.level * 0.5 });
    }
  }
  return thinned(fused(cues.sort((a, b) => a.at - b.at)));
}

function cueOf(trace: Trace, event: TableEvent, index: number): Cue | undefined {
  const voice = event.miscue === true ? MISCUE : VOICES[event.kind];
  if (voice === undefined) return undefined;
  const state = sampleTrace(trace, event.ball, event.t);
  const usual = event.kind === 'pocketed' ? speedBefore(trace, event) : USUAL_SPEED;
  const speed = event.speed ?? usual;
  const share = Math.min(1, speed / voice.loudest);
  const level = voice.gain * share ** 0.7;
  if (level < LEAST_LEVEL) return undefined;
  return {
    sound: voice.sound, at: event.t, level,
    brightness: voice.dull + voice.bright * share,
    pitch: 1 + PITCH_SPREAD * wobble(index, event.ball),
    place: state === undefined ? undefined : { x: state.position.x, y: state.position.y },
  };
}

const MISCUE: Voice = { sound: 'miscue', loudest: 6, gain: 0.8, dull: 0.5, bright: 0.4 };

/** Speed with which a ball came to the pocket it is down in. */
function speedBefore(trace: Trace, event: TableEvent): number {
  const v = sampleTrace(trace, event.ball, Math.max(0, event.t - 0.02))?.velocity;
  return v === undefined ? USUAL_SPEED : Math.max(0.4, Math.hypot(v.x, v.y, v.z));
}

/** −1 to 1, the same for the same event. */
function wobble(index: number, ball: number): number {
  const hash = Math.imul(index * 31 + ball + 1, 0x9e3779b1) >>> 8;
  return (hash / 0x800000) - 1;
}

/** Impacts of one kind at one instant are one, as loud as their energies together. */
function fused(cues: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  for (const cue of cues) {
    const at = kept.findLastIndex((other) => other.sound === cue.sound);
    const last = kept[at];
    if (last !== undefined && cue.at - last.at < FUSION) {
      const level = Math.min(1, Math.hypot(last.level, cue.level));
      const brightness = Math.max(last.brightness, cue.brightness);
      kept[at] = { ...last, level, brightness };
    } else {
      kept.push(cue);
    }
  }
  return kept;
}

/** Of a crowd only the loudest are heard. */
function thinned(cues: readonly Cue[]): Cue[] {
  return cues.filter((cue) => {
    const crowd = cues.filter((other) => Math.abs(other.at - cue.at) < WINDOW / 2);
    if (crowd.length <= MOST_VOICES) return true;
    const louder = crowd.filter((other) => other.level > cue.level).length;
    return louder < MOST_VOICES;
  });
}

/** Seconds between two points of the roll. */
export const ROLL_STEP = 0.05;
/** A ball of this speed rolls as loud as one can, m/s. */
const LOUD_ROLL = 5;

/**
 * How loud the cloth is under all balls together, 0 to 1, every `ROLL_STEP` seconds from the
 * strike to the end.
 */
export function rollOf(trace: Trace): Float32Array<ArrayBuffer> {
  const count = Math.ceil(trace.duration / ROLL_STEP) + 1;
  const levels = new Float32Array(count);
  for (let n = 0; n < count; n += 1) {
    let energy = 0;
    for (const ball of trace.segments.keys()) {
      const state = sampleTrace(trace, ball, n * ROLL_STEP);
      if (state === undefined || !isOnCloth(state.position.z)) continue;
      const { x, y } = state.velocity;
      energy += x * x + y * y;
    }
    levels[n] = Math.min(1, Math.sqrt(energy) / LOUD_ROLL);
  }
  return levels;
}

function isOnCloth(z: number): boolean {
  return Math.abs(z - BALL_RADIUS) < 1e-3;
}
