/** What can be taken away from a film: links, the file, the position, pictures, a clip. */
import { signal } from '@preact/signals';
import { formatGame, formatPosition, gameOf, positionOf } from '@tenball/match';
import { copyText } from '../clipboard.ts';
import type { Film, FilmShot } from './film.ts';
import { layoutBefore } from './film-picture.ts';
import type { FilmStage } from './film-stage.ts';
import { type Recording, record } from './clip.ts';
import type { Model } from './model.ts';
import { planSvg } from './plan-svg.ts';
import { saveFile } from './save.ts';

/** What was done last, or goes on. */
export type Doing =
  | { readonly kind: 'nothing' | 'copied' | 'clip-done' | 'clip-failed' }
  /** The browser copies nothing: the text is shown. */
  | { readonly kind: 'not-copied'; readonly text: string }
  | { readonly kind: 'recording'; readonly percent: number };

/** TBP1 of where `film` stands: before `shot`, or as its match was left. */
export function positionText(film: Film, shot: FilmShot | undefined): string {
  const { match } = film;
  if (shot === undefined) return formatPosition(film.layout ?? positionOf(match));
  return formatPosition(positionOf({
    ...match, situation: shot.situation, layout: layoutBefore(film, shot), rackNumber: shot.rack,
  }));
}

/** Takes things away from what `model` shows on `stage`. */
export class Sharing {
  readonly doing = signal<Doing>({ kind: 'nothing' });
  private readonly model: Model;
  private readonly stage: () => FilmStage | undefined;
  private recording: Recording | undefined;

  constructor(model: Model, stage: () => FilmStage | undefined) {
    this.model = model;
    this.stage = stage;
  }

  /** Copies the address of the rack that is shown; `here`: of this very instant. */
  async copyLink(here: boolean): Promise<void> {
    const { origin, pathname } = location;
    await this.copy(`${origin}${pathname}${await this.model.linkOfRack(here)}`);
  }

  async copyPosition(): Promise<void> {
    const { value: film } = this.model.film;
    if (film !== undefined) await this.copy(positionText(film, this.model.shot.value));
  }

  saveGame(): void {
    const { value: film } = this.model.film;
    if (film === undefined) return;
    const text = film.layout !== undefined
      ? `${positionText(film, undefined)}\n` : formatGame(gameOf(film.match));
    saveFile(`${this.name(false)}.tbg`, new Blob([text], { type: 'text/plain' }));
  }

  savePng(): void {
    const stage = this.stage();
    const picture = stage?.picture();
    if (stage === undefined || picture === undefined) return;
    const view = stage.surfaces.view();
    // A canvas of WebGL has its picture only until it is shown.
    view.draw(picture, performance.now());
    view.canvas.toBlob((blob) => blob && saveFile(`${this.name(true)}.png`, blob), 'image/png');
  }

  saveSvg(title: string): void {
    const picture = this.stage()?.picture();
    const { value: film } = this.model.film;
    if (picture === undefined || film === undefined) return;
    const svg = planSvg(picture, title, positionText(film, this.model.shot.value));
    saveFile(`${this.name(true)}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  }

  /** Plays the stroke from its beginning to rest and records it. */
  async saveClip(): Promise<void> {
    const stage = this.stage();
    const duration = this.model.trace.value?.duration;
    if (stage === undefined || duration === undefined || this.recording !== undefined) return;
    const { shot } = this.model.head.value;
    this.model.seek(0);
    try {
      const recording = record(stage.surfaces.view().canvas);
      this.recording = recording;
      const stop = this.watch(recording, shot, duration);
      this.model.toggle();
      const clip = await recording.clip;
      stop();
      if (clip !== undefined) saveFile(`${this.name(true)}.webm`, clip);
      this.doing.value = { kind: clip === undefined ? 'nothing' : 'clip-done' };
    } catch {
      this.doing.value = { kind: 'clip-failed' };
    } finally {
      this.recording = undefined;
    }
  }

  cancelClip(): void {
    this.recording?.cancel();
  }

  dismiss(): void {
    this.doing.value = { kind: 'nothing' };
  }

  /** Tells how far it is; the clip ends with the stroke, or as somebody turns to another. */
  private watch(recording: Recording, shot: number, duration: number): () => void {
    let over = false;
    return this.model.head.subscribe((head) => {
      if (over) return;
      const part = Math.min(1, Math.max(0, head.seconds / duration));
      this.doing.value = { kind: 'recording', percent: Math.round(part * 100) };
      if (head.seconds <= duration && head.shot === shot) return;
      over = true;
      if (head.shot === shot) this.model.skip();
      recording.finish();
    });
  }

  private async copy(text: string): Promise<void> {
    const copied = await copyText(text);
    this.doing.value = copied ? { kind: 'copied' } : { kind: 'not-copied', text };
  }

  private name(ofShot: boolean): string {
    const { value: shot } = this.model.shot;
    if (shot === undefined) return 'tenball-position';
    return ofShot ? `tenball-${shot.rack}-${shot.number}` : 'tenball';
  }
}
