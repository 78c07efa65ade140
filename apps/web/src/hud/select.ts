/** View models: from the state to what a panel shows, with no simulation and no decision. */
import { OBJECT_BALLS, type ObjectBall, type Pocket, objectBallsOf } from '@tenball/equipment';
import type { Entry } from '@tenball/match';
import {
  type BySeat, type Call, type Decision, type Seat, isPushOutOpen, lowestBall, opponentOf,
} from '@tenball/rules';
import { callOf, mayCall } from '../call-of.ts';
import { openDecisions } from '../input/keys.ts';
import type { State, Table } from '../state.ts';
import { isWatched } from '../update/watching.ts';
import { type ContextId, type Messages, formatWhole } from '../words/index.ts';

/** What the header shows of one side. */
export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  /** Without the word “computer”, for narrow headers. */
  readonly shortName: string;
  readonly score: number;
  readonly raceTo: number;
  /** The light is on this side. */
  readonly active: boolean;
  readonly status: string;
  readonly thinking: boolean;
  readonly fouls: number;
  readonly breaker: boolean;
}

/** How a ball stands in the tray. */
export type TrayState = 'on-table' | 'legal' | 'pocketed' | 'out-of-play';

export interface TrayBall {
  readonly ball: ObjectBall;
  readonly state: TrayState;
  readonly called: boolean;
  /** Put back on its spot by the last shot. */
  readonly spotted: boolean;
}

/** The call as the chip shows it. */
export type CallView =
  | { readonly kind: 'break' }
  /** The rules have nothing called for this stroke. */
  | { readonly kind: 'free' }
  | {
    readonly kind: 'needed';
    readonly ball: ObjectBall | undefined;
    readonly pocket: Pocket | undefined;
  }
  | {
    readonly kind: 'made';
    readonly ball: ObjectBall;
    readonly pocket: Pocket;
    readonly obvious: boolean;
  }
  | { readonly kind: 'safety' }
  | { readonly kind: 'push-out' };

export interface OptionView {
  readonly decision: Decision;
  readonly label: string;
  readonly consequence: string;
}

/** The name of a seat over its score. */
export function seatName(table: Table, seat: Seat, words: Messages): string {
  const control = table.seats[seat];
  if (control.kind === 'human') return control.name;
  return words.header.computerOf(spokenName(table, seat, words), words.level[control.level]);
}

/** The name of a seat inside a sentence: no level; of two computers a number. */
export function spokenName(table: Table, seat: Seat, words: Messages): string {
  const control = table.seats[seat];
  if (control.kind === 'human') return control.name;
  return isWatched(table) ? words.header.computerAt(seat) : words.header.computer;
}

/** The level alone, for narrow headers. */
export function shortSeatName(table: Table, seat: Seat, words: Messages): string {
  const control = table.seats[seat];
  if (control.kind === 'human') return control.name;
  const level = words.level[control.level];
  const other = table.seats[opponentOf(seat)];
  const isTwin = other.kind === 'computer' && other.level === control.level;
  return isTwin ? `${level}\u00a0${seat === 'A' ? 1 : 2}` : level;
}

/** Who is at work now; undefined when the match is over. */
export function activeSeat(table: Table): Seat | undefined {
  return table.activity.kind === 'match-over' ? undefined : table.activity.seat;
}

/** The headers of both sides. */
export function seatsView(table: Table, words: Messages): BySeat<SeatView> {
  return { A: seatView(table, 'A', words), B: seatView(table, 'B', words) };
}

function seatView(table: Table, seat: Seat, words: Messages): SeatView {
  const { situation } = table.match;
  const active = activeSeat(table) === seat;
  return {
    seat,
    name: seatName(table, seat, words),
    shortName: shortSeatName(table, seat, words),
    score: situation.score[seat],
    raceTo: situation.raceTo[seat],
    active,
    status: active ? turnWord(table, words) : '',
    thinking: active && table.activity.kind === 'thinking',
    fouls: situation.consecutiveFouls[seat],
    breaker: situation.breaker === seat,
  };
}

function turnWord(table: Table, words: Messages): string {
  const { activity, match } = table;
  switch (activity.kind) {
    case 'choosing': return words.header.decide;
    case 'placing': return words.header.inHand;
    case 'thinking': return words.header.thinking;
    case 'striking':
    case 'rolling': return words.header.playing;
    case 'match-over': return '';
    case 'aiming': {
      const breaks = match.situation.phase === 'break';
      return breaks ? words.header.breakTurn : words.header.turn;
    }
  }
}

/** The tray: ten balls with their states. While balls roll it shows what was there before. */
export function trayOf(table: Table): readonly TrayBall[] {
  const { activity } = table;
  const rolling = activity.kind === 'rolling';
  const onTable = rolling ? objectBallsOf(activity.before) : table.match.situation.ballsOnTable;
  const out = ballsOutOfPlay(table.match.scoresheet);
  const spotted = rolling ? [] : ballsJustSpotted(table.match.scoresheet);
  const called = spokenBall(table);
  const over = activity.kind === 'match-over';
  return OBJECT_BALLS.map((ball) => ({
    ball,
    called: ball === called && onTable.includes(ball),
    spotted: spotted.includes(ball) && onTable.includes(ball),
    state: trayState({
      onTable: onTable.includes(ball), legal: ball === onTable[0] && !over, out: out.includes(ball),
    }),
  }));
}

/** The ball that is called, by the hand, by the cue or by the shot that rolls. */
function spokenBall(table: Table): ObjectBall | undefined {
  const { activity } = table;
  const atStroke = activity.kind === 'aiming' || activity.kind === 'striking'
    || activity.kind === 'rolling' || activity.kind === 'thinking';
  if (!atStroke) return undefined;
  const call = callView(table);
  if (call.kind === 'made') return call.ball;
  return call.kind === 'needed' && table.call.kind === 'pot' ? call.ball : undefined;
}

function trayState(facts: {
  readonly onTable: boolean;
  readonly legal: boolean;
  readonly out: boolean;
}): TrayState {
  if (!facts.onTable) return facts.out ? 'out-of-play' : 'pocketed';
  return facts.legal ? 'legal' : 'on-table';
}

/** Entries of the rack being played. */
function rackEntries(scoresheet: readonly Entry[]): readonly Entry[] {
  const start = scoresheet.findLastIndex((entry) => entry.kind === 'rack');
  return scoresheet.slice(start + 1);
}

function ballsOutOfPlay(scoresheet: readonly Entry[]): readonly ObjectBall[] {
  return rackEntries(scoresheet).flatMap((entry) =>
    (entry.kind === 'shot' ? entry.ruling.outOfPlay : []));
}

function ballsJustSpotted(scoresheet: readonly Entry[]): readonly ObjectBall[] {
  const last = rackEntries(scoresheet).findLast((entry) => entry.kind === 'shot');
  return last?.kind === 'shot' ? last.ruling.spotted : [];
}

/** The call that stands, or what is missing of it; a rolling shot keeps the call it was played. */
export function callView(table: Table): CallView {
  const breaks = table.match.situation.phase === 'break';
  const played = playedCall(table);
  if (played !== undefined) return viewOfCall(played, breaks);
  const ready = callOf(table);
  return ready.kind === 'needed' ? ready : viewOfCall(ready.call, breaks);
}

function playedCall({ activity, lastShot }: Table): Call | undefined {
  if (activity.kind === 'thinking') return activity.intends?.call;
  if (activity.kind === 'striking') return activity.shot.call;
  return activity.kind === 'rolling' ? lastShot?.entry.call : undefined;
}

function viewOfCall(call: Call, breaks: boolean): CallView {
  if (call.kind === 'pot') return { ...call, kind: 'made' };
  if (call.kind === 'none') return { kind: breaks ? 'break' : 'free' };
  return { kind: call.kind };
}

/** Balls that the rules have called. */
export function callableBalls({ match }: Table): readonly ObjectBall[] {
  return match.situation.ballsOnTable.filter((ball) => mayCall(match.setup.rulebook, ball));
}

/** A push-out may be announced now. */
export function canPushOut(table: Table): boolean {
  const { rulebook } = table.match.setup;
  return table.activity.kind === 'aiming' && isPushOutOpen(rulebook, table.match.situation);
}

/** The cue ball may be taken up and put elsewhere. */
export function canMoveCueBall(table: Table): boolean {
  return table.activity.kind === 'aiming' && table.match.situation.cueBall !== 'asIs';
}

/** The answers open to the player who decides. */
export function optionsView(table: Table, words: Messages): readonly OptionView[] {
  const { activity, match } = table;
  if (activity.kind !== 'choosing') return [];
  const facts = {
    decider: spokenName(table, activity.seat, words),
    other: spokenName(table, opponentOf(activity.seat), words),
    lowest: lowestBall(match.situation),
    cueBallInHand: match.situation.cueBall !== 'asIs',
  };
  return openDecisions(table).map((decision) => ({
    decision,
    label: words.option[decision].label,
    consequence: words.option[decision].consequence(facts),
  }));
}

/** Which line the context bar shows. */
export function contextOf(table: Table): ContextId {
  const { activity } = table;
  switch (activity.kind) {
    case 'placing': return 'place';
    case 'choosing': return 'choose';
    case 'thinking': return watchContext(table) ?? 'think';
    case 'striking': return watchContext(table) ?? 'roll';
    case 'rolling': return activity.replay ? 'replay' : watchContext(table) ?? 'roll';
    case 'match-over': return 'over';
    case 'aiming': return aimingContext(table);
  }
}

function watchContext(table: Table): ContextId | undefined {
  if (!isWatched(table)) return undefined;
  return table.paused === true ? 'paused' : 'watch';
}

function aimingContext(table: Table): ContextId {
  if (table.match.situation.phase === 'break') return 'aimBreak';
  if (callView(table).kind === 'needed') return 'call';
  return canMoveCueBall(table) ? 'aimInHand' : 'aim';
}

/** Quarter tips away from the centre, in words: «½ выше, ¼ влево». A tip is 13 mm across. */
export function tipWords(right: number, up: number, words: Messages): string {
  const parts = [
    { size: up, more: words.stroke.above, less: words.stroke.below },
    { size: right, more: words.stroke.right, less: words.stroke.left },
  ].flatMap(({ size, more, less }) => {
    const quarters = Math.round((Math.abs(size) / TIP_WIDTH) * 4);
    return quarters === 0 ? [] : [`${tips(quarters)} ${size > 0 ? more : less}`];
  });
  return parts.length === 0 ? words.stroke.centre : parts.join(', ');
}

/** Diameter of a tip in ball radii. */
export const TIP_WIDTH = 0.455;

function tips(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const fraction = ['', '¼', '½', '¾'][quarters % 4] ?? '';
  return `${whole === 0 ? '' : formatWhole('en', whole)}${fraction}`;
}

/** Sentence for the polite live region: whose turn it is and what is called. */
export function turnSentence(state: State, words: Messages): string {
  const { table } = state;
  if (table === undefined) return '';
  const seat = activeSeat(table);
  if (seat === undefined) return words.over.title;
  const turn = `${spokenName(table, seat, words)}: ${turnWord(table, words)}`;
  return table.activity.kind === 'aiming' ? `${turn}. ${callSentence(table, words)}` : turn;
}

/** The call in words, pocket in full. */
export function callSentence(table: Table, words: Messages): string {
  const call = callView(table);
  switch (call.kind) {
    case 'break': return words.call.breakNote;
    case 'free': return words.call.free;
    case 'safety': return words.call.safety;
    case 'push-out': return words.call.pushOut;
    case 'needed': return words.call.needed;
    case 'made': return words.call.spoken(call.ball, words.pocket[call.pocket]);
  }
}
