/**
 * Commands at the table. Human and computer go the same way: `decide` answers with entries or a
 * refusal, `apply` makes the next match, and a shot is shown by playing its trace.
 */
import {
  type Command, type Entry, type Match, type Rejection, applyAll, decide,
} from '@tenball/match';
import type { Trace } from '@tenball/physics';
import { type Seat, opponentOf } from '@tenball/rules';
import { callOf } from '../call-of.ts';
import { NO_WAY } from '../elevation.ts';
import type { Activity, Banner, Settings, Shoot, State, Table } from '../state.ts';
import type { Struck } from '../striking/strike.ts';
import { lessonOf } from './hinting.ts';
import { type Effect, type Step, only } from './step.ts';
import { saveOf, settle } from './turn.ts';

/** How long the computer's aim is to be seen before it strikes, milliseconds. */
export const SHOWN_MS: Readonly<Record<Settings['computerPace'], number>> = {
  instant: 0, normal: 700, slow: 2000,
};

export interface AtTable {
  readonly state: State;
  readonly table: Table;
  readonly nowMs: number;
}

type ShotEntry = Entry & { readonly kind: 'shot' };

/** Plays `command` of `seat`, or shows why it is refused. A stroke is worked out elsewhere. */
export function play(here: AtTable, seat: Seat, command: Command): Step {
  const { state, table } = here;
  if (command.kind === 'shoot') return strike(here, seat, command);
  const decided = decide(table.match, seat, command);
  if (!decided.ok) {
    const banner: Banner = { kind: 'rejection', rejection: decided.error };
    return only({ ...state, table: { ...table, banner } });
  }
  const after = applyAll(table.match, decided.value);
  const save = saveOf({ ...table, match: after });
  const banner = bannerOf(decided.value, table.match) ?? keptBanner(table);
  const settled = settle(state, { ...table, match: after, banner });
  return withEffects(settled, [save]);
}

function strike({ state, table }: AtTable, seat: Seat, shot: Shoot): Step {
  const striking = { kind: 'striking', seat, shot, from: table.activity } as const;
  return {
    state: { ...state, table: { ...table, activity: striking } },
    effects: [{ kind: 'strike', match: table.match, seat, shot }],
  };
}

/** A stroke is worked out: its balls roll, or what was before goes on with the reason why not. */
export function takeStruck(here: AtTable, match: Match, struck: Struck): Step {
  const { state, table } = here;
  const { activity } = table;
  if (activity.kind !== 'striking' || table.match !== match) return only(state);
  if (struck.kind === 'refused') return refused(here, activity, struck.rejection);
  const after = applyAll(match, struck.entries);
  const save = saveOf({ ...table, match: after });
  const shot = struck.entries.find((entry) => entry.kind === 'shot');
  if (shot === undefined) return only(state);
  const lesson = lessonOf(table, shot);
  const learn: Effect[] = lesson === undefined ? [] : [{ kind: 'learn-arm', shot: lesson }];
  return withEffects(roll(here, { shot, trace: struck.trace, after }), [save, ...learn]);
}

/** A human may strike otherwise; a computer is asked for the plainest command instead. */
function refused(
  { state, table }: AtTable, { seat, from }: Activity & { readonly kind: 'striking' },
  rejection: Rejection,
): Step {
  const before: Table = { ...table, activity: from };
  if (table.seats[seat].kind === 'computer') return askPlainly(state, before, seat);
  return only({ ...state, table: { ...before, banner: { kind: 'rejection', rejection } } });
}

/** The stroke that the hand has set, under the call it has set; asks for what is missing. */
export function shoot(here: AtTable): Step {
  const { state, table } = here;
  const { activity, aim } = table;
  if (activity.kind !== 'aiming') return only(state);
  const ready = callOf(table);
  if (ready.kind === 'needed') {
    const call = { kind: 'pot', ball: ready.ball, pocket: ready.pocket } as const;
    return { state: { ...state, table: { ...table, call } }, effects: [focusCall] };
  }
  if (aim.minimumElevationDegrees >= NO_WAY) {
    const rejection = { kind: 'rejection', code: 'bad-stroke', detail: 'elevation' } as const;
    return only({ ...state, table: { ...table, banner: { kind: 'rejection', rejection } } });
  }
  return play(here, activity.seat, { kind: 'shoot', call: ready.call, stroke: strokeOf(table) });
}

const focusCall: Effect = { kind: 'focus', target: 'call' };

/** The stroke as it would be played now. */
export function strokeOf({ aim }: Pick<Table, 'aim'>): Shoot['stroke'] {
  const { headingDegrees, speed, tipRight, tipUp } = aim;
  const elevationDegrees = Math.max(aim.elevationDegrees, aim.minimumElevationDegrees);
  return { headingDegrees, speed, tipRight, tipUp, elevationDegrees };
}

/** The computer's answer: a stroke is shown for a moment, anything else is played at once. */
export function answer(here: AtTable, seat: Seat, command: Command): Step {
  const { table } = here;
  if (command.kind !== 'shoot') return replyWith(here, seat, command);
  const { stroke } = command;
  const aim = {
    headingDegrees: stroke.headingDegrees, speed: stroke.speed, tipRight: stroke.tipRight,
    tipUp: stroke.tipUp, elevationDegrees: stroke.elevationDegrees, minimumElevationDegrees: 0,
  };
  const activity = { kind: 'thinking', seat, intends: command } as const;
  return showIntent({ ...here, table: { ...table, aim, activity } }, command);
}

/** The table as it is, and its computer's stroke after a moment; in a pause not by itself. */
export function showIntent({ state, table }: AtTable, shot: Shoot): Step {
  const shown: State = { ...state, table };
  if (table.paused === true) return only(shown);
  const event = {
    kind: 'computer-strikes', version: table.match.scoresheet.length, shot,
  } as const;
  return {
    state: shown,
    effects: [{ kind: 'later', delayMs: SHOWN_MS[state.settings.computerPace], event }],
  };
}

/** Plays the computer's command; where it is refused the plainest one is asked for instead. */
export function replyWith(here: AtTable, seat: Seat, command: Command): Step {
  const { state, table } = here;
  const step = play(here, seat, command);
  const isRefused = command.kind !== 'shoot' && step.state.table?.match === table.match;
  return isRefused ? askPlainly(state, table, seat) : step;
}

function askPlainly(state: State, table: Table, seat: Seat): Step {
  const control = table.seats[seat];
  if (control.kind !== 'computer') return only(state);
  const thinking = { kind: 'thinking', seat, intends: undefined } as const;
  return {
    state: { ...state, table: { ...table, activity: thinking } },
    effects: [{
      kind: 'think', match: table.match, seat, level: control.level, manner: control.manner,
      plain: true,
    }],
  };
}

/** The human at the table gives up; against a computer also while it thinks. */
export function concede(here: AtTable, what: 'rack' | 'match'): Step {
  const seat = concedingSeat(here.table);
  if (seat === undefined) return only(here.state);
  const calm: State = { ...here.state, panel: 'none' };
  const step = play({ ...here, state: calm }, seat, { kind: 'concede', what });
  if (step.effects.length === 0) return step;
  return { ...step, effects: [{ kind: 'stop-thinking' }, ...step.effects] };
}

function concedingSeat({ activity, seats }: Table): Seat | undefined {
  if (activity.kind === 'match-over' || activity.kind === 'rolling') return undefined;
  if (activity.kind === 'striking') return undefined;
  if (seats[activity.seat].kind === 'human') return activity.seat;
  const other = opponentOf(activity.seat);
  return seats[other].kind === 'human' ? other : undefined;
}

interface Played {
  readonly shot: ShotEntry;
  readonly trace: Trace;
  readonly after: Match;
}

function roll({ state, table, nowMs }: AtTable, { shot, trace, after }: Played): Step {
  // The computer's stroke closes nothing under the hand of the one who waits; who plays by text
  // goes on reading there.
  const stays = table.seats[shot.seat].kind === 'computer' || state.panel === 'text-board';
  const panel = stays ? state.panel : 'none';
  return only({
    ...state,
    panel,
    table: {
      ...table,
      banner: undefined,
      lastShot: { trace, entry: shot },
      struck: {
        ...table.struck, [table.match.scoresheet.length]: { aim: table.aim, call: table.call },
      },
      activity: {
        kind: 'rolling', seat: shot.seat, before: shot.before, trace, startedMs: nowMs, rate: 1,
        replay: false, after, resume: undefined,
        ...(table.paused === true && { heldMs: nowMs }),
      },
    },
  });
}

/** The banner of the entries of one command, if one of them is a ruling. */
export function bannerOf(entries: readonly Entry[], before: Match): Banner | undefined {
  const at = entries.findIndex((entry) => 'ruling' in entry);
  const entry = entries[at];
  return entry === undefined
    ? undefined
    : { kind: 'entry', entry, index: before.scoresheet.length + at };
}

/** A refusal is answered by the next command that succeeds; rulings and troubles stay. */
function keptBanner({ banner }: Table): Banner | undefined {
  return banner?.kind === 'rejection' ? undefined : banner;
}

function withEffects(step: Step, effects: readonly Effect[]): Step {
  return { state: step.state, effects: [...effects, ...step.effects] };
}
