/** State → picture: what of the table is to be seen, for whichever surface draws it. */
import type { Vec2 } from '@tenball/base';
import { TABLES, withBall } from '@tenball/equipment';
import { type Call, lowestBall } from '@tenball/rules';
import { callOf, namedBy } from './call-of.ts';
import { MAX_SPEED } from './input/power.ts';
import { pathsOf } from './paths.ts';
import type { AimAid, BallPose, CameraView, CuePose, Picture, Placing } from './picture.ts';
import { goalMarks } from './practice/goal-marks.ts';
import { type Orientations, type Shown, posesAt, posesAtRest } from './playback.ts';
import type { Activity, Settings, Table } from './state.ts';
import { strokeOf } from './update/playing.ts';

export interface Look {
  readonly settings: Settings;
  readonly orientations: Orientations;
  readonly insets: Picture['insets'];
  /** Milliseconds on the clock of the frames. */
  readonly nowMs: number;
  /** How far the hand has drawn the cue back beyond its rest, metres. */
  readonly pull: number;
  readonly aid: AimAid | undefined;
}

const CENTRE: Vec2 = { x: 0, y: 0 };
/** The tip rests this far from the ball, and further the harder the stroke, metres. */
const REST_GAP = 0.02;
const SPEED_GAP = 0.2;

/** The picture of `table` at an instant. */
export function pictureOf(table: Table, look: Look): Picture {
  const { match, activity } = table;
  const watching = activity.kind === 'rolling';
  const called = shownCall(table);
  const view = shownView(table);
  return {
    table: TABLES[match.setup.table],
    balls: ballsOf(table, look),
    legalBall: watching || activity.kind === 'match-over' ? undefined : lowestBall(match.situation),
    calledBall: called.ball,
    calledPocket: called.pocket,
    cue: cueOf(table, look.pull),
    aim: activity.kind === 'aiming' ? look.aid : undefined,
    paths: activity.kind === 'choosing' && table.lastShot !== undefined
      ? pathsOf(table.lastShot.trace, table.lastShot.entry.call)
      : [],
    placing: placingOf(table),
    ...taskIn(table),
    ...hintIn(table),
    view,
    ...gazeOf(table),
    tags: view === 'top',
    insets: look.insets,
    reducedMotion: look.settings.reducedMotion,
  };
}

/** Placing and deciding are always seen from above; what was chosen comes back afterwards. */
export function shownView({ activity, view }: Table): CameraView {
  return activity.kind === 'placing' || activity.kind === 'choosing' ? 'top' : view;
}

function ballsOf(table: Table, look: Look): BallPose[] {
  const { match, activity } = table;
  if (activity.kind === 'rolling') {
    const seconds = secondsOf(activity, look.nowMs);
    return posesAt(shownIn(table, activity), seconds, look.orientations);
  }
  const layout = activity.kind === 'placing' ? withBall(match.layout, 0, undefined) : match.layout;
  return posesAtRest(layout, look.orientations);
}

/** What a shot that rolls at `table` shows. */
export function shownIn(
  { match }: Table, { before, trace }: Activity & { readonly kind: 'rolling' },
): Shown {
  return { table: TABLES[match.setup.table], before, trace };
}

/** Seconds of the shot that have been shown at `nowMs`. */
export function secondsOf(
  rolling: {
    readonly startedMs: number; readonly rate: number; readonly heldMs?: number;
  },
  nowMs: number,
): number {
  const shownMs = rolling.heldMs ?? nowMs;
  return Math.max(0, ((shownMs - rolling.startedMs) / 1000) * rolling.rate);
}

function shownCall(table: Table): ReturnType<typeof namedBy> {
  const { activity, lastShot } = table;
  switch (activity.kind) {
    case 'aiming': return namedBy(callOf(table));
    case 'thinking': return named(activity.intends?.call);
    case 'striking': return named(activity.shot.call);
    case 'rolling':
    case 'choosing': return named(lastShot?.entry.call);
    case 'placing':
    case 'match-over': return named(undefined);
  }
}

function named(call: Call | undefined): ReturnType<typeof namedBy> {
  return call === undefined
    ? { ball: undefined, pocket: undefined }
    : namedBy({ kind: 'ready', call });
}

function cueOf(table: Table, pull: number): CuePose | undefined {
  const { activity, match } = table;
  const at = match.layout[0];
  const shown = activity.kind === 'aiming' || activity.kind === 'striking'
    || (activity.kind === 'thinking' && activity.intends !== undefined);
  if (!shown || at === undefined) return undefined;
  const { headingDegrees, elevationDegrees, tipRight, tipUp, speed } = strokeOf(table);
  const pullBack = REST_GAP + (SPEED_GAP * speed) / MAX_SPEED + pull;
  return { at, headingDegrees, elevationDegrees, tipRight, tipUp, pullBack };
}

function placingOf({ activity, match }: Table): Placing | undefined {
  if (activity.kind !== 'placing') return undefined;
  const house = match.situation.cueBall === 'inHandBehindHeadString';
  return {
    at: activity.at,
    legal: activity.problem === undefined,
    zone: house ? 'house' : 'anywhere',
  };
}

/** Where the drill at the table wants the cue ball to stop. */
function taskIn({ practice }: Table): Pick<Picture, 'hint'> {
  const hint = practice === undefined ? undefined : goalMarks(practice);
  return hint === undefined ? {} : { hint };
}

/** The suggestion that is shown; or what the hint marks so far: ball, zone, the whole shot. */
function hintIn({ help, suggest }: Table): Pick<Picture, 'hint'> {
  if (typeof suggest?.found === 'object') {
    const marks = suggest.found.marks[suggest.shown];
    return marks === undefined ? {} : { hint: marks };
  }
  if (help?.found === undefined || help.found === 'none' || help.step === 1) return {};
  const { marks } = help.found;
  if (help.step === 4) return { hint: marks };
  return {
    hint: {
      ...marks, zone: help.step === 3 ? marks.zone : [], ghost: undefined, paths: [], links: [],
    },
  };
}

/** Where the cue view looks: along the aim; while balls roll it holds still. */
function gazeOf(
  { activity, aim, match, lastShot }: Table,
): Pick<Picture, 'lookHeadingDegrees' | 'lookAt'> {
  if (activity.kind === 'rolling') {
    const lookHeadingDegrees = lastShot?.entry.stroke.headingDegrees ?? aim.headingDegrees;
    return { lookHeadingDegrees, lookAt: activity.before[0] ?? CENTRE };
  }
  return { lookHeadingDegrees: aim.headingDegrees, lookAt: match.layout[0] ?? CENTRE };
}
