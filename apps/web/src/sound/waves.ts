/**
 * Sounds as samples, made from damped modes and filtered noise: nothing is loaded. Dry and close
 * (design 8). One second of a sound is `rate` numbers within ±1.
 */
import { type SoundName } from './cue.ts';

interface Mode {
  readonly hertz: number;
  readonly gain: number;
  /** Seconds in which it falls to 1/e. */
  readonly decay: number;
}

interface Hiss {
  /** Noise between these frequencies, hertz. */
  readonly from: number;
  readonly to: number;
  readonly gain: number;
  readonly decay: number;
  /** Slower onset than at once, seconds. */
  readonly attack?: number;
  /** Comes and goes this often a second: something that rolls or scrapes. */
  readonly flutter?: number;
}

interface Recipe {
  readonly seconds: number;
  readonly modes: readonly Mode[];
  readonly hiss?: Hiss;
}

const mode = (hertz: number, gain: number, decay: number): Mode => ({ hertz, gain, decay });

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  ball: {
    seconds: 0.09,
    modes: [
      mode(2350, 0.5, 0.009), mode(3870, 0.55, 0.006), mode(6240, 0.35, 0.0035),
      mode(9100, 0.2, 0.002), mode(205, 0.16, 0.02),
    ],
    hiss: { from: 2000, to: 11000, gain: 0.25, decay: 0.0012 },
  },
  cushion: {
    seconds: 0.22,
    modes: [mode(88, 0.75, 0.05), mode(146, 0.5, 0.035), mode(310, 0.18, 0.015)],
    hiss: { from: 120, to: 900, gain: 0.5, decay: 0.03 },
  },
  jaw: {
    seconds: 0.16,
    modes: [mode(132, 0.6, 0.035), mode(288, 0.35, 0.02), mode(860, 0.12, 0.008)],
    hiss: { from: 200, to: 1800, gain: 0.4, decay: 0.018 },
  },
  pocket: {
    seconds: 0.32,
    modes: [mode(74, 0.7, 0.07), mode(118, 0.5, 0.05), mode(420, 0.2, 0.014)],
    hiss: { from: 90, to: 620, gain: 0.6, decay: 0.06, attack: 0.004 },
  },
  'rail-roll': {
    seconds: 0.48,
    modes: [],
    hiss: { from: 180, to: 760, gain: 0.8, decay: 0.2, attack: 0.05, flutter: 31 },
  },
  bed: {
    seconds: 0.2,
    modes: [mode(63, 0.9, 0.05), mode(171, 0.3, 0.02)],
    hiss: { from: 80, to: 500, gain: 0.3, decay: 0.02 },
  },
  tip: {
    seconds: 0.09,
    modes: [mode(690, 0.45, 0.012), mode(1480, 0.5, 0.006), mode(185, 0.3, 0.02)],
    hiss: { from: 500, to: 4200, gain: 0.35, decay: 0.004 },
  },
  miscue: {
    seconds: 0.16,
    modes: [mode(1240, 0.25, 0.02)],
    hiss: { from: 1400, to: 5200, gain: 0.9, decay: 0.045, attack: 0.003, flutter: 140 },
  },
  floor: {
    seconds: 0.5,
    modes: [mode(96, 0.7, 0.08), mode(240, 0.35, 0.05), mode(610, 0.2, 0.025)],
    hiss: { from: 150, to: 1500, gain: 0.3, decay: 0.04 },
  },
  'note-up': {
    seconds: 0.75,
    modes: [mode(523.25, 0.5, 0.2), mode(1046.5, 0.1, 0.12), mode(1569.75, 0.03, 0.06)],
  },
  'note-low': {
    seconds: 0.9,
    modes: [mode(146.83, 0.6, 0.26), mode(293.66, 0.2, 0.16), mode(440.5, 0.06, 0.08)],
  },
  lamp: {
    seconds: 0.12,
    modes: [mode(340, 0.4, 0.012), mode(2100, 0.35, 0.003), mode(1180, 0.3, 0.006)],
    hiss: { from: 1500, to: 7000, gain: 0.3, decay: 0.0015 },
  },
  tick: {
    seconds: 0.05,
    modes: [mode(1900, 0.5, 0.004), mode(3300, 0.3, 0.0025)],
  },
  knock: {
    seconds: 0.2,
    modes: [mode(385, 0.7, 0.03), mode(960, 0.4, 0.015), mode(1720, 0.15, 0.008)],
    hiss: { from: 300, to: 2200, gain: 0.2, decay: 0.006 },
  },
};

/** How many ways there are to hear a sound of the table. */
export const VARIANTS = 3;
const DETUNE = 0.013;
const FADE_SECONDS = 0.004;

/** The samples of `sound`, in one of its `VARIANTS`; the same on every call. */
export function waveOf(sound: SoundName, variant: number, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, modes, hiss } = RECIPES[sound];
  const wave = new Float32Array(Math.ceil(seconds * rate));
  const tune = 1 + DETUNE * (variant - 1);
  for (const [n, each] of modes.entries()) addMode(wave, each, tune, rate, n * (1 + variant));
  if (hiss !== undefined) addHiss(wave, hiss, rate, variant);
  return faded(wave, rate);
}

function addMode(wave: Float32Array, of: Mode, tune: number, rate: number, phase: number): void {
  const step = (2 * Math.PI * of.hertz * tune) / rate;
  const fall = Math.exp(-1 / (of.decay * rate));
  let gain = of.gain;
  for (let n = 0; n < wave.length; n += 1) {
    wave[n] = (wave[n] ?? 0) + gain * Math.sin(step * n + phase * 0.3);
    gain *= fall;
  }
}

function addHiss(wave: Float32Array, of: Hiss, rate: number, variant: number): void {
  const low = onePole(of.to, rate);
  const high = onePole(of.from, rate);
  const attack = (of.attack ?? 0) * rate;
  const fall = Math.exp(-1 / (of.decay * rate));
  let state = 0x1234567 + variant * 7919;
  let [gain, smooth, slow] = [of.gain * 2.5, 0, 0];
  for (let n = 0; n < wave.length; n += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    smooth += low * (state / 0x80000000 - smooth);
    slow += high * (smooth - slow);
    const onset = n < attack ? n / attack : 1;
    const wave01 = of.flutter === undefined
      ? 1 : 0.55 + 0.45 * Math.sin((2 * Math.PI * of.flutter * n) / rate + variant);
    wave[n] = (wave[n] ?? 0) + gain * onset * wave01 * (smooth - slow);
    gain *= fall;
  }
}

/** Share of the way that a one-pole filter with this corner goes in a sample. */
function onePole(hertz: number, rate: number): number {
  return 1 - Math.exp((-2 * Math.PI * hertz) / rate);
}

/** Within ±1, without a click at either end. */
function faded(wave: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  let most = 1e-9;
  for (const value of wave) most = Math.max(most, Math.abs(value));
  const fade = Math.ceil(FADE_SECONDS * rate);
  const onset = Math.ceil(0.0002 * rate);
  for (let n = 0; n < wave.length; n += 1) {
    const end = Math.min(1, (wave.length - 1 - n) / fade);
    wave[n] = ((wave[n] ?? 0) / most) * end * Math.min(1, n / onset);
  }
  return wave;
}

/** A loop of cloth under a rolling ball: soft low noise whose end meets its beginning. */
export function clothLoop(seconds: number, rate: number): Float32Array<ArrayBuffer> {
  const count = Math.ceil(seconds * rate);
  const lead = Math.ceil(0.2 * rate);
  const raw = new Float32Array(count + lead);
  addHiss(raw, { from: 70, to: 420, gain: 0.4, decay: 1e6 }, rate, 0);
  const loop = raw.slice(0, count);
  for (let n = 0; n < lead; n += 1) {
    const share = n / lead;
    loop[n] = (loop[n] ?? 0) * Math.sqrt(share)
      + (raw[count + n] ?? 0) * Math.sqrt(1 - share);
  }
  let most = 1e-9;
  for (const value of loop) most = Math.max(most, Math.abs(value));
  for (let n = 0; n < count; n += 1) loop[n] = (loop[n] ?? 0) / most;
  return loop;
}
