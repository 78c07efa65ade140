/**
 * What the table sounds like: follows the state, and has a shot heard as it rolls and a ruling as
 * it is shown. Nothing sounds in a hidden page, nothing is queued for later.
 */
import { kindOf } from '../hud/select-ruling.ts';
import type { Activity, Banner, Settings, State } from '../state.ts';
import type { Cue } from './cue.ts';
import { Mixer, type Levels, type Pan, type Playing } from './mixer.ts';
import { soundsOfRuling } from './rulings.ts';
import { rollOf, soundsOf } from './score.ts';

type Rolling = Activity & { readonly kind: 'rolling' };

export interface SoundWorld {
  /** Undefined where the browser has no Web Audio. */
  openContext(): AudioContext | undefined;
  readonly pan: Pan;
  nowMs(): number;
  isHidden(): boolean;
  /** A short shake of the device, milliseconds; nothing where it has none. */
  shake(ms: number): void;
}

/** Shakes of the contact and of a foul (design 8), milliseconds. */
const CONTACT_SHAKE = 10;
const FOUL_SHAKE = 30;

/** Owns what sounds now. */
export class Sound {
  private readonly world: SoundWorld;
  private mixer: Mixer | undefined;
  private broken = false;
  private levels: Levels = { table: 0, signals: 0 };
  private rolling: Rolling | undefined;
  private banner: Banner | undefined;
  private playing: readonly Playing[] = [];
  private haptics = false;

  constructor(world: SoundWorld) {
    this.world = world;
  }

  /** A gesture of the user: now sound is allowed. */
  touched(): void {
    if (this.broken || this.isMute()) return;
    if (this.mixer === undefined) {
      try {
        const context = this.world.openContext();
        if (context !== undefined) this.open(context);
        this.broken = context === undefined;
      } catch {
        this.broken = true;
      }
    }
    this.mixer?.wake();
  }

  /** Takes up the state as it is now. */
  follow({ table, settings }: State): void {
    this.adjust(settings);
    const { activity, banner } = table ?? {};
    const rolling = activity?.kind === 'rolling' ? activity : undefined;
    if (rolling !== this.rolling) {
      this.rolling = rolling;
      this.silence();
      if (rolling !== undefined) this.start(rolling);
    }
    if (banner !== this.banner) {
      this.banner = banner;
      if (banner?.kind === 'entry' && 'ruling' in banner.entry) this.tell(kindOf(banner.entry));
    }
  }

  /** The page is hidden: nothing is heard from it. */
  hidden(): void {
    this.silence();
  }

  private open(context: AudioContext): void {
    this.mixer = new Mixer(context, this.levels, this.world.pan);
    // It wakes a moment after the gesture: a shot that rolls by then is heard from there on.
    context.addEventListener('statechange', () => {
      if (this.rolling !== undefined && this.playing.length === 0) this.start(this.rolling);
    });
  }

  private adjust({ tableVolume, signalVolume, haptics }: Settings): void {
    this.haptics = haptics;
    const [table, signals] = [tableVolume / 100, signalVolume / 100];
    if (this.levels.table === table && this.levels.signals === signals) return;
    this.levels = { table, signals };
    this.mixer?.setLevels(this.levels);
  }

  private isMute(): boolean {
    return this.levels.table === 0 && this.levels.signals === 0;
  }

  private start({ trace, startedMs, rate, replay }: Rolling): void {
    const lateMs = this.world.nowMs() - startedMs;
    if (this.haptics && !replay && lateMs < CONTACT_SHAKE) this.world.shake(CONTACT_SHAKE);
    const mixer = this.audible();
    if (mixer === undefined) return;
    const timing = { start: mixer.now() - lateMs / 1000, rate };
    this.playing = [
      mixer.play(soundsOf(trace), timing), mixer.roll(rollOf(trace), timing),
    ];
  }

  private tell(kind: ReturnType<typeof kindOf>): void {
    if (kind === 'foul' && this.haptics) this.world.shake(FOUL_SHAKE);
    this.sound(soundsOfRuling(kind));
  }

  private sound(cues: readonly Cue[]): void {
    const mixer = this.audible();
    if (mixer !== undefined && cues.length > 0) mixer.play(cues, { start: mixer.now(), rate: 1 });
  }

  private audible(): Mixer | undefined {
    if (this.isMute() || this.world.isHidden()) return undefined;
    return this.mixer?.isAwake() === true ? this.mixer : undefined;
  }

  private silence(): void {
    for (const each of this.playing) each.stop();
    this.playing = [];
  }
}
