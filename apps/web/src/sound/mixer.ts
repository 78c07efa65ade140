/**
 * The mixing desk: sounds → sources → a bus with a slider → limiter → loudspeaker. A page may not
 * sound before its user has touched it, and a phone takes the sound away when it is locked: every
 * gesture brings it back.
 */
import { BUSES, type Bus, type Cue, type SoundName, busOf } from './cue.ts';
import { ROLL_STEP } from './score.ts';
import { VARIANTS, clothLoop, waveOf } from './waves.ts';

/** Loudness of a bus, 0 to 1. */
export type Levels = Readonly<Record<Bus, number>>;

/** From left to right, −1 to 1, of a place on the table as it is seen now. */
export type Pan = (place: NonNullable<Cue['place']>) => number;

/** When something is to be heard: `start` in the context's seconds, `rate` times as fast. */
export interface Timing {
  readonly start: number;
  readonly rate: number;
}

const WIDEST_PAN = 0.4;
/** Lowpass corners of the dullest and the brightest, hertz. */
const DULL = 700;
const BRIGHT = 16000;
const ROLL_GAIN = 0.16;
const LOOP_SECONDS = 1.7;
/** What is this late is dropped: it would only smear, seconds. */
const LATEST = 0.06;
/** The whole is brought to about −16 LUFS. */
const MASTER = 0.8;

/** What can be stopped: the sources of one shot or ruling. */
export interface Playing {
  stop(): void;
}

export class Mixer {
  private readonly context: AudioContext;
  private readonly gains: Readonly<Record<Bus, GainNode>>;
  private readonly buffers = new Map<string, AudioBuffer>();
  private readonly pan: Pan;
  private variant = 0;

  constructor(context: AudioContext, levels: Levels, pan: Pan) {
    this.context = context;
    this.pan = pan;
    const limiter = new DynamicsCompressorNode(context, {
      threshold: -9, knee: 3, ratio: 20, attack: 0.002, release: 0.08,
    });
    const master = new GainNode(context, { gain: MASTER });
    master.connect(limiter).connect(context.destination);
    const bus = (name: Bus): GainNode => {
      const gain = new GainNode(context, { gain: curve(levels[name]) });
      gain.connect(master);
      return gain;
    };
    this.gains = { table: bus('table'), signals: bus('signals') };
  }

  /** Seconds on the clock of the context. */
  now(): number {
    return this.context.currentTime;
  }

  /** Whether something could be heard now. */
  isAwake(): boolean {
    return this.context.state === 'running';
  }

  /** Brings the sound back after a lock or at the first gesture. */
  wake(): void {
    if (this.context.state !== 'running') void this.context.resume().catch(() => undefined);
  }

  setLevels(levels: Levels): void {
    for (const bus of BUSES) {
      this.gains[bus].gain.setTargetAtTime(curve(levels[bus]), this.now(), 0.02);
    }
  }

  /** Has `cues` heard by `timing`; those whose time is past are left out. */
  play(cues: readonly Cue[], { start, rate }: Timing): Playing {
    const sources = new Set<AudioScheduledSourceNode>();
    for (const cue of cues) {
      const at = start + cue.at / rate;
      if (at < this.now() - LATEST) continue;
      const source = this.sourceOf(cue);
      sources.add(source);
      source.addEventListener('ended', () => sources.delete(source));
      source.start(Math.max(at, this.now()));
    }
    return { stop: () => sources.forEach((source) => source.stop()) };
  }

  /** The cloth under the balls of a shot, as loud as `levels` say. */
  roll(levels: Float32Array<ArrayBuffer>, { start, rate }: Timing): Playing {
    const { context } = this;
    const skipped = Math.max(0, Math.floor(((this.now() - start) * rate) / ROLL_STEP));
    const rest = levels.slice(skipped).map((level) => ROLL_GAIN * level * level);
    if (rest.length < 2) return { stop: () => {} };
    const begin = Math.max(this.now(), start);
    const seconds = ((rest.length - 1) * ROLL_STEP) / rate;
    const source = new AudioBufferSourceNode(context, { buffer: this.loop(), loop: true });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueCurveAtTime(rest, begin, seconds);
    source.connect(gain).connect(this.gains.table);
    source.start(begin);
    source.stop(begin + seconds);
    return { stop: () => source.stop() };
  }

  private sourceOf(cue: Cue): AudioScheduledSourceNode {
    const { context } = this;
    const buffer = this.bufferOf(cue.sound);
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: cue.pitch });
    const filter = new BiquadFilterNode(context, {
      type: 'lowpass', frequency: DULL * (BRIGHT / DULL) ** cue.brightness, Q: 0.5,
    });
    const gain = new GainNode(context, { gain: cue.level });
    const bus = this.gains[busOf(cue.sound)];
    source.connect(filter).connect(gain);
    if (cue.place === undefined) gain.connect(bus);
    else {
      const pan = Math.max(-1, Math.min(1, this.pan(cue.place))) * WIDEST_PAN;
      gain.connect(new StereoPannerNode(context, { pan })).connect(bus);
    }
    return source;
  }

  /** The next variant of `sound`; made when it is first needed. */
  private bufferOf(sound: SoundName): AudioBuffer {
    this.variant = (this.variant + 1) % VARIANTS;
    const key = `${sound} ${this.variant}`;
    return this.made(key, (rate) => waveOf(sound, this.variant, rate));
  }

  private loop(): AudioBuffer {
    return this.made('cloth', (rate) => clothLoop(LOOP_SECONDS, rate));
  }

  private made(
    key: string, make: (rate: number) => Float32Array<ArrayBuffer>,
  ): AudioBuffer {
    const known = this.buffers.get(key);
    if (known !== undefined) return known;
    const { context } = this;
    const wave = make(context.sampleRate);
    const buffer = context.createBuffer(1, wave.length, context.sampleRate);
    buffer.copyToChannel(wave, 0);
    this.buffers.set(key, buffer);
    return buffer;
  }
}

/** Loudness as it is felt: half the slider is a quarter of the amplitude. */
function curve(level: number): number {
  return level * level;
}
