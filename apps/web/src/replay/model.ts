/** The page as signals: what is open, where the film stands, what the address says. */
import { batch, computed, signal } from '@preact/signals';
import { formatGame } from '@tenball/match';
import { PHYSICS_VERSION, type Trace } from '@tenball/physics';
import { rackOf } from '../share/excerpt.ts';
import {
  type LinkFault, type SharePlace, MOST_LETTERS, characterOf, formatLink, readLink, withPlace,
} from '../share/link.ts';
import { type Beat, beatAt, beatsOf } from './beats.ts';
import { type Film, filmOf } from './film.ts';
import type { FilmView } from './film-picture.ts';
import {
  type Head, type Reel, advance, changeRate, seek, settle, startHead, step, toShot, toggle,
} from './player.ts';
import type { Projector } from './projector.ts';

/** Something that cannot be read as a whole. */
export interface Broken {
  readonly kind: 'broken';
  readonly of: 'link' | 'text';
  /** The character, from 0. */
  readonly at: number;
  readonly fault: LinkFault | 'content';
  readonly detail: string;
  /** Opens what stands before the place, where that is something. */
  readonly openBefore: (() => void) | undefined;
}

export type Screen =
  | { readonly kind: 'empty' | 'opening' }
  | Broken
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'film'; readonly film: Film };

/** What the model needs of the browser. */
export interface ModelWorld {
  readonly projector: Projector;
  hash(): string;
  replace(hash: string): void;
  push(hash: string): void;
  /** Calls `then` a moment later; a second call puts off the first. */
  soon(then: () => void): void;
  readonly reducedMotion: boolean;
}

/** Beyond this a link is no longer written into the address, characters. */
const LONGEST_ADDRESS = MOST_LETTERS;
/** So many traces of the strokes near by are kept. */
const MOST_TRACES = 6;

/** What is opened, and how its characters are counted for whoever sees them. */
interface Source {
  readonly of: Broken['of'];
  readonly text: string;
  readonly physics?: string;
  readonly upTo?: number;
  readonly place?: SharePlace | undefined;
  /** The character of `of` in which a character of the text is. */
  readonly character: (at: number) => number;
}

/** The model of a visit. */
export class Model {
  readonly screen = signal<Screen>({ kind: 'empty' });
  readonly head = signal<Head>(startHead(false));
  readonly view = signal<FilmView>('side');
  readonly film = computed(() => (
    this.screen.value.kind === 'film' ? this.screen.value.film : undefined
  ));
  readonly shotIndex = computed(() => this.head.value.shot);
  readonly shot = computed(() => this.film.value?.shots[this.shotIndex.value]);
  readonly trace = computed(() => (
    this.shot.value === undefined ? undefined : this.traces.value.get(this.shot.value.line)
  ));
  readonly beats = computed<readonly Beat[]>(() => {
    const { value: trace } = this.trace;
    const { value: shot } = this.shot;
    return trace && shot ? beatsOf(trace, shot.entry.call) : [];
  });
  /** The physics that the link or the file names. */
  readonly physics = signal<string | undefined>(undefined);

  private readonly world: ModelWorld;
  private readonly traces = signal<ReadonlyMap<number, Trace>>(new Map());
  /** What the address shares, without the place. */
  private fragment = '';
  private opened = 0;

  constructor(world: ModelWorld) {
    this.world = world;
  }

  /** Opens what a file, a paste or a drop holds: a link, a game or a position. */
  async open(given: string): Promise<void> {
    if (given.length < 3 * MOST_LETTERS && /#v1t?\./.test(given)) {
      this.world.push(given.trim().replace(/^[^#]*/, ''));
      return this.readAddress();
    }
    this.fragment = '';
    await this.openText({ of: 'text', text: given, character: (at) => at });
    const { value: film } = this.film;
    if (film === undefined) return;
    const made = await formatLink(given, film.physics ?? PHYSICS_VERSION);
    if (made.length > LONGEST_ADDRESS) return;
    this.fragment = made;
    this.world.push(this.addressNow());
  }

  /** Reads the address: at the beginning, and when somebody went back or changed it. */
  async readAddress(): Promise<void> {
    const hash = this.world.hash();
    const read = readLink(hash);
    if (read === undefined) return this.close();
    const packed = withPlace(hash.replace(/^#/, ''), undefined);
    if (packed === this.fragment && this.film.value !== undefined && read.ok) {
      return this.goTo(read.value.place, false);
    }
    this.fragment = packed;
    const { text, physics, place } = read.ok ? read.value : read.error;
    const source: Source = {
      of: 'link', text, physics, place,
      character: (at) => characterOf(hash, new TextEncoder().encode(text.slice(0, at)).length),
    };
    if (read.ok) return this.openText(source);
    const { fault, at } = read.error;
    const openBefore = text.includes('\n')
      ? () => void this.openText({ ...source, upTo: text.length }) : undefined;
    this.opened += 1;
    this.screen.value = { kind: 'broken', of: 'link', at, fault, detail: '', openBefore };
  }

  /** Time has passed, seconds. */
  tick(seconds: number): void {
    const before = this.head.value;
    const next = advance(before, seconds, this.reel());
    if (next === before) return;
    this.head.value = next;
    if (next.shot !== before.shot) this.fetchTraces();
    if (next.shot !== before.shot || !next.playing) this.follow();
  }

  toggle(): void {
    this.head.value = toggle(this.head.value, this.trace.value?.duration);
    if (!this.head.value.playing) this.follow();
  }

  seek(seconds: number): void {
    this.moveTo(seek(this.head.value, seconds, this.trace.value?.duration));
  }

  stepEvent(by: 1 | -1): void {
    this.moveTo(step(this.head.value, by, this.beats.value, this.reel().shots));
  }

  stepShot(by: 1 | -1): void {
    this.choose(this.head.value.shot + by);
  }

  stepRack(by: 1 | -1): void {
    const racks = this.film.value?.racks ?? [];
    const at = racks.findIndex(({ number }) => number === this.shot.value?.rack);
    const first = racks[at + by]?.items.find((item) => item.kind === 'shot');
    if (first !== undefined) this.choose(first.index);
  }

  choose(index: number): void {
    this.moveTo(toShot(this.head.value, index, this.reel().shots));
  }

  /** To the table at rest. */
  skip(): void {
    this.seek(Infinity);
  }

  setView(next: FilmView): void {
    this.view.value = next;
  }

  changeRate(by: 1 | -1): void {
    this.head.value = changeRate(this.head.value, by);
  }

  setRate(rate: Head['rate']): void {
    this.head.value = { ...this.head.value, rate };
  }

  toggleLoop(): void {
    this.head.value = { ...this.head.value, loop: !this.head.value.loop };
  }

  /** The fragment of the rack that is shown; `here`: with the place. */
  async linkOfRack(here: boolean): Promise<string> {
    const { value: film } = this.film;
    const { value: shot } = this.shot;
    const rack = film && shot && rackOf(film.match, shot.rack);
    if (rack === undefined) return this.addressNow();
    const place = here ? this.place() : undefined;
    return `#${await formatLink(formatGame(rack), PHYSICS_VERSION, place)}`;
  }

  private close(): void {
    this.fragment = '';
    this.opened += 1;
    this.screen.value = { kind: 'empty' };
  }

  private reel(): Reel {
    return { duration: this.trace.value?.duration, shots: this.film.value?.shots.length ?? 0 };
  }

  private async openText(source: Source): Promise<void> {
    this.opened += 1;
    const visit = this.opened;
    this.screen.value = { kind: 'opening' };
    try {
      const answer = await this.world.projector.open(source.text, source.upTo);
      if (this.opened !== visit) return;
      if (answer.kind === 'unreadable') this.screen.value = this.unreadable(source, answer);
      else this.show(filmOf(answer.played), source);
    } catch (error) {
      this.fail(error, visit);
    }
  }

  private unreadable(
    source: Source, { at, some, message: detail }: { at: number; some: boolean; message: string },
  ): Broken {
    return {
      kind: 'broken', of: source.of, at: source.character(at), fault: 'content', detail,
      openBefore: some ? () => void this.openText({ ...source, upTo: at }) : undefined,
    };
  }

  private show(film: Film, source: Source): void {
    batch(() => {
      const { rate, loop } = this.head.value;
      this.traces.value = new Map();
      this.head.value = { ...startHead(false), rate, loop };
      this.physics.value = film.physics ?? source.physics;
      this.screen.value = { kind: 'film', film };
    });
    this.goTo(source.place, !this.world.reducedMotion && source.place === undefined);
  }

  private fail(error: unknown, visit: number): void {
    if (this.opened !== visit) return;
    const detail = error instanceof Error ? error.message : String(error);
    this.screen.value = { kind: 'failed', detail };
  }

  private goTo(wanted: SharePlace | undefined, playing: boolean): void {
    const shots = this.film.value?.shots ?? [];
    const inRack = wanted === undefined
      ? [] : shots.filter(({ rack }) => rack === wanted.rack);
    const found = inRack.find(({ number }) => number === wanted?.shot) ?? inRack[0];
    const event = wanted?.event ?? 1;
    this.head.value = {
      ...this.head.value, playing, seconds: 0, shot: found?.index ?? 0,
      sought: event > 1 ? event - 1 : undefined,
    };
    this.fetchTraces();
    this.find();
  }

  /** Another stroke is another page of the history. */
  private moveTo(next: Head): void {
    const turns = next.shot !== this.head.value.shot && this.fragment !== '';
    if (turns) this.world.replace(this.addressNow());
    this.head.value = next;
    this.fetchTraces();
    this.find();
    if (turns) this.world.push(this.addressNow());
    this.follow();
  }

  private find(): void {
    if (this.trace.value === undefined) return;
    this.head.value = settle(this.head.value, this.beats.value);
  }

  /** Brings the traces of this stroke and the next. */
  private fetchTraces(): void {
    const { value: film } = this.film;
    const visit = this.opened;
    const at = this.head.value.shot;
    for (const { entry, line } of film?.shots.slice(at, at + 2) ?? []) {
      if (entry.kind !== 'shot' || this.traces.value.has(line)) continue;
      this.world.projector.trace(line).then((came) => {
        if (this.opened !== visit) return;
        const kept = [...this.traces.value].filter(([other]) => other !== line);
        this.traces.value = new Map([...kept, [line, came] as const].slice(-MOST_TRACES));
        this.find();
      }, (error: unknown) => this.fail(error, visit));
    }
  }

  private place(): SharePlace | undefined {
    const { value: now } = this.shot;
    if (now === undefined) return undefined;
    const event = beatAt(this.beats.value, this.head.value.seconds) + 1;
    return { rack: now.rack, shot: now.number, event };
  }

  private addressNow(): string {
    return this.fragment === '' ? '' : `#${withPlace(this.fragment, this.place())}`;
  }

  private follow(): void {
    this.world.soon(() => {
      const { sought } = this.head.value;
      if (this.film.value === undefined || this.fragment === '' || sought !== undefined) return;
      this.world.replace(this.addressNow());
    });
  }
}
