/** The picture of the film in one element of the page; it moves only while the film does. */
import { TABLES } from '@tenball/equipment';
import type { Trace } from '@tenball/physics';
import { type Frames, createFrames } from '../frames.ts';
import type { Picture } from '../picture.ts';
import { type Orientations, type Shown, turnBalls } from '../playback.ts';
import { Surfaces } from '../surfaces.ts';
import type { Film } from './film.ts';
import type { Look } from '../looks/looks.ts';
import { type FilmView, filmPicture } from './film-picture.ts';
import type { Model } from './model.ts';

/** A gap between pictures longer than this is no time of the film, seconds. */
const LONGEST_FRAME = 0.1;
/** The turning of the balls is summed in pieces of at most this, seconds. */
const PIECE = 0.9;

export interface FilmStage {
  readonly surfaces: Surfaces;
  readonly frames: Frames;
  /** What is to be seen now. */
  picture(): Picture | undefined;
  dispose(): void;
}

/** How the balls were turned at the start of a stroke, and how they are now. */
interface Turning {
  readonly film: Film;
  readonly shot: number;
  readonly start: Orientations;
  readonly now: Orientations;
  readonly seconds: number;
}

/** A stage in `host` for what `model` shows. */
export function createFilmStage(
  host: HTMLElement, model: Model,
  options: {
    readonly reducedMotion: boolean;
    readonly look: Look;
    readonly trouble: (detail: string) => void;
  },
): FilmStage {
  let turning: Turning | undefined;
  let lastMs: number | undefined;
  const { reducedMotion, look, trouble } = options;

  const picture = (): Picture | undefined => {
    const film = model.film.value;
    if (film === undefined) return undefined;
    const seen = filmPicture(film, model.head.value, model.trace.value, {
      view: model.view.value, orientations: turning?.now ?? new Map(), reducedMotion,
      insets: insetsOf(surfaces, surfaces.surface() === 'plan' ? 'top' : model.view.value),
    });
    return { ...seen, look };
  };
  const surfaces = new Surfaces({
    host,
    picture: () => picture() ?? EMPTY,
    requestFrame: () => frames.request(),
    reducedMotion: () => reducedMotion,
    mayStepDown: () => !model.head.value.playing,
    trouble,
  });
  const frames = createFrames((nowMs) => {
    surfaces.measure();
    const passed = lastMs === undefined ? 0 : Math.min(LONGEST_FRAME, (nowMs - lastMs) / 1000);
    model.tick(passed);
    const moves = model.head.value.playing && model.trace.value !== undefined;
    lastMs = moves ? nowMs : undefined;
    const film = model.film.value;
    if (film !== undefined) turning = turned(turning, film, model);
    document.documentElement.dataset['frames'] = String(frames.count());
    return surfaces.draw(nowMs, moves);
  });
  return { surfaces, frames, picture, dispose: () => surfaces.dispose() };
}

/**
 * Chip and switch lie in the corners of the picture. From the side the near end of the table is
 * the larger: it stands higher.
 */
function insetsOf({ width, height }: Surfaces, view: FilmView): Picture['insets'] {
  const wide = width > height && height > 300;
  if (!wide) return NARROW;
  return view === 'side' ? FROM_SIDE : WIDE;
}

const WIDE: Picture['insets'] = { top: 44, right: 0, bottom: 52, left: 0 };
const FROM_SIDE: Picture['insets'] = { top: 0, right: 0, bottom: 96, left: 0 };
const NARROW: Picture['insets'] = { top: 40, right: 0, bottom: 48, left: 0 };

const EMPTY: Picture = {
  table: TABLES['9'], balls: [], legalBall: undefined, calledBall: undefined,
  calledPocket: undefined, cue: undefined, aim: undefined, paths: [], placing: undefined,
  view: 'free', corner: true, lookHeadingDegrees: 0, lookAt: { x: 0, y: 0 }, tags: false,
  insets: WIDE, reducedMotion: true,
};

function turned(before: Turning | undefined, film: Film, model: Model): Turning {
  const { shot, seconds: at } = model.head.value;
  const seconds = Math.max(0, at);
  let from = before;
  if (from?.film !== film || from.shot !== shot) {
    // A stroke that follows begins with the balls as they came to rest.
    const follows = from?.film === film && shot === from.shot + 1;
    const start: Orientations = follows && from !== undefined ? from.now : new Map();
    from = { film, shot, start, now: start, seconds: 0 };
  }
  const trace = model.trace.value;
  const entry = film.shots[shot]?.entry;
  if (trace === undefined || entry?.kind !== 'shot') return { ...from, seconds: 0 };
  if (seconds < from.seconds) from = { ...from, now: from.start, seconds: 0 };
  const shown = { table: TABLES[film.match.setup.table], before: entry.before, trace };
  const now = turnedTo(from.now, shown, from.seconds, Math.min(seconds, endOf(trace)));
  return { ...from, now, seconds };
}

/** Balls go on falling for a moment once the shot is over. */
function endOf({ duration }: Trace): number {
  return duration + 1;
}

function turnedTo(start: Orientations, shown: Shown, from: number, to: number): Orientations {
  let now = start;
  for (let at = from; at < to; at += PIECE) {
    now = turnBalls(now, shown, at, Math.min(to, at + PIECE));
  }
  return now;
}
