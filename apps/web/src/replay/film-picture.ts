/** What is to be seen of a film at an instant. */
import type { Vec2 } from '@tenball/base';
import { type Layout, TABLES } from '@tenball/equipment';
import type { Trace } from '@tenball/physics';
import { lowestBall } from '@tenball/rules';
import { MAX_SPEED } from '../input/power.ts';
import { pathsUntil } from '../paths.ts';
import type { CameraView, CuePose, Picture } from '../picture.ts';
import { type Orientations, posesAt, posesAtRest } from '../playback.ts';
import type { Film, FilmShot } from './film.ts';
import type { Head } from './player.ts';

/** Side is the view from the corner, until the free camera is taken. */
export type FilmView = 'side' | CameraView;
export const FILM_VIEWS = ['side', 'top', 'cue', 'free'] as const satisfies readonly FilmView[];

export interface FilmLook {
  readonly view: FilmView;
  readonly orientations: Orientations;
  readonly insets: Picture['insets'];
  readonly reducedMotion: boolean;
}

/** The tip waits this far from the ball, and further the harder the stroke, metres. */
const REST_GAP = 0.02;
const SPEED_GAP = 0.2;
const CENTRE: Vec2 = { x: 0, y: 0 };

/** The picture of `film` where its head stands; balls lie still while the trace is to come. */
export function filmPicture(
  film: Film, head: Head, trace: Trace | undefined, look: FilmLook,
): Picture {
  const shot = film.shots[head.shot];
  const table = TABLES[film.match.setup.table];
  const seconds = Math.max(0, head.seconds);
  const stroke = shot?.entry.kind === 'shot' ? shot.entry : undefined;
  const moving = stroke !== undefined && trace !== undefined && seconds > 0;
  const before = layoutBefore(film, shot);
  const called = stroke?.call.kind === 'pot' ? stroke.call : undefined;
  return {
    table,
    balls: moving
      ? posesAt({ table, before, trace }, seconds, look.orientations)
      : posesAtRest(before, look.orientations),
    legalBall: moving ? undefined : lowestBall(shot?.situation ?? film.match.situation),
    calledBall: called?.ball,
    calledPocket: called?.pocket,
    cue: moving || stroke === undefined ? undefined : cueOf(stroke),
    aim: undefined,
    paths: moving ? pathsUntil(trace, stroke.call, seconds) : [],
    placing: undefined,
    view: look.view === 'side' ? 'free' : look.view,
    corner: look.view === 'side',
    lookHeadingDegrees: stroke?.stroke.headingDegrees ?? 0,
    lookAt: before[0] ?? CENTRE,
    // In a rack the numbers would only hide each other.
    tags: shot?.breaks !== true || seconds >= (trace?.duration ?? Infinity),
    insets: look.insets,
    reducedMotion: look.reducedMotion,
  };
}

/** Where the balls lie before `shot`; of a real table only what was noted is known. */
export function layoutBefore(film: Film, shot: FilmShot | undefined): Layout {
  if (shot === undefined) return film.match.layout;
  return shot.entry.kind === 'shot' ? shot.entry.before : shot.entry.rest ?? {};
}

function cueOf({ before, stroke }: FilmShot['entry'] & { readonly kind: 'shot' }):
CuePose | undefined {
  const at = before[0];
  if (at === undefined) return undefined;
  const { headingDegrees, elevationDegrees, tipRight, tipUp, speed } = stroke;
  const pullBack = REST_GAP + (SPEED_GAP * speed) / MAX_SPEED;
  return { at, headingDegrees, elevationDegrees, tipRight, tipUp, pullBack };
}
