/**
 * (state, message, moment) → state and effects: the whole behaviour of the client.
 *
 * Nothing here reads a clock, draws a random number or touches the page, so every course of a
 * match can be played in a test. What the rules allow is decided by `match.decide` alone.
 */
import { unreachable } from '@tenball/base';
import type { Intent } from './intent.ts';
import type { PracticeMessage } from './practice/messages.ts';
import type { Settings, State, Table } from './state.ts';
import { aimAt, setElevation, setSpeed, setTip, turnAim } from './update/aiming.ts';
import { callAuto, callBall, callPocket, callPushOut, callSafety } from './update/calling.ts';
import { carry, drop, lift } from './update/placing.ts';
import { askHint, dropStaleHint, hideHint, takeAdvice, takeHint } from './update/hinting.ts';
import { isOfPractice, practiceHome, practiceStep } from './update/practice-steps.ts';
import {
  type AtTable, answer, concede, play, replyWith, shoot, takeStruck,
} from './update/playing.ts';
import { beginMatch, leaveTable, rematch, sitDown } from './update/sit-down.ts';
import {
  askSuggestions, dropStaleSuggestions, hideSuggestions, showSuggestion, takeSuggestions,
} from './update/suggesting.ts';
import { type HostEvent, type Message, type Moment, type Step, only } from './update/step.ts';
import { pause, replay, skip, tick } from './update/watching.ts';

export type { Effect, Game, HostEvent, Message, Moment, Step } from './update/step.ts';

/** The state after `message`, and what the host has to do. An idle message keeps the identity. */
export function update(state: State, message: Message, moment: Moment): Step {
  const step = dropStaleHint(state.table, stepOf(state, message, moment));
  return dropStaleSuggestions(state.table, step);
}

function stepOf(state: State, message: Message, moment: Moment): Step {
  if (isOfPractice(message)) return practiceStep(state, message, moment);
  switch (message.kind) {
    case 'start-match': return beginMatch(state, message.newMatch, moment);
    case 'resume-match': return { state, effects: [{ kind: 'open-saved' }] };
    case 'forget-saved':
      return { state: { ...state, saved: undefined }, effects: [{ kind: 'forget-saved' }] };
    case 'leave-table':
      return state.table?.practice === undefined ? leaveTable(state) : practiceHome(state);
    case 'open-panel': return only({ ...state, panel: message.panel });
    case 'ask-why': return only(askWhy(state, message.entry));
    case 'dismiss-banner': return only(dismiss(state));
    case 'set-language': return withSettings(state, { language: message.language });
    case 'change-settings': return withSettings(state, message.change);
    case 'sit-down': return sitDown(state, message.game);
    case 'trouble': return only(withTrouble(state, message.trouble));
    case 'saved-changed': return only({ ...state, saved: message.saved });
    default: return atTable(state, message, moment);
  }
}

type TableMessage = Exclude<Message, PracticeMessage | { readonly kind:
  | 'start-match' | 'resume-match' | 'forget-saved' | 'leave-table' | 'open-panel'
  | 'ask-why' | 'dismiss-banner' | 'set-language' | 'change-settings' | 'sit-down' | 'trouble'
  | 'saved-changed'; }>;

function atTable(state: State, message: TableMessage, moment: Moment): Step {
  const { table } = state;
  if (table === undefined) return only(state);
  const here = { state, table, nowMs: moment.nowMs };
  // For an instant the stroke is under way: what is asked meanwhile is not kept for later.
  if (table.activity.kind === 'striking' && message.kind !== 'struck') return only(state);
  switch (message.kind) {
    case 'struck': return takeStruck(here, message.match, message.struck);
    case 'shoot': return shoot(here);
    case 'drop-cue-ball': return drop(here);
    case 'choose':
      return table.activity.kind === 'choosing'
        ? play(here, table.activity.seat, message)
        : only(state);
    case 'concede': return concede(here, message.what);
    case 'rematch':
      return table.activity.kind === 'match-over' ? rematch(state, table, moment) : only(state);
    case 'replay': return replay(state, table, moment.nowMs);
    case 'pause': return pause(state, table, moment.nowMs);
    case 'skip': return table.activity.kind === 'thinking' ? hurry(here) : skip(state, table);
    case 'hint': return askHint(state, table);
    case 'hide-hint': return only(hideHint(state, table));
    case 'suggest': return askSuggestions(state, table);
    case 'show-suggestion': return only(showSuggestion(state, table, message.index));
    case 'hide-suggestions': return only(hideSuggestions(state, table));
    case 'suggestions-came': return only(takeSuggestions(state, table, message));
    case 'hint-begun': return only(takeAdvice(state, table, message));
    case 'hint-came': return only(takeHint(state, table, message));
    case 'tick': return tick(state, table, moment.nowMs);
    case 'computer-chose':
    case 'computer-strikes': return computerActs(state, table, message, moment);
    default: return only(withTable(state, handAt(table, message)));
  }
}

/** The computer's messages, unless the match has gone on without them. */
function computerActs(
  state: State,
  table: Table,
  message: HostEvent & { readonly kind: 'computer-chose' | 'computer-strikes' },
  moment: Moment,
): Step {
  const { activity } = table;
  const stale = activity.kind !== 'thinking'
    || message.version !== table.match.scoresheet.length
    // The very stroke it showed here: another match may be just as long.
    || (message.kind === 'computer-strikes'
      && (activity.intends !== message.shot || table.paused === true));
  if (stale) return only(state);
  const here = { state, table, nowMs: moment.nowMs };
  return message.kind === 'computer-chose'
    ? answer(here, activity.seat, message.command)
    : replyWith(here, activity.seat, message.shot);
}

/** The stroke that the computer shows, at once; while it still thinks there is nothing to skip. */
function hurry(here: AtTable): Step {
  const { activity } = here.table;
  if (activity.kind !== 'thinking' || activity.intends === undefined) return only(here.state);
  return replyWith(here, activity.seat, activity.intends);
}

type HandMessage = Intent & { readonly kind:
  | 'turn-aim' | 'aim-at' | 'set-speed' | 'set-tip' | 'set-elevation'
  | 'call-ball' | 'call-pocket' | 'call-auto' | 'call-safety' | 'call-push-out'
  | 'lift-cue-ball' | 'move-cue-ball' | 'set-view'; };

/** What the hand does to the table by itself, without the match noticing. */
function handAt(table: Table, intent: HandMessage): Table {
  switch (intent.kind) {
    case 'turn-aim': return turnAim(table, intent.byDegrees);
    case 'aim-at': return aimAt(table, intent.point);
    case 'set-speed': return setSpeed(table, intent.speed);
    case 'set-tip': return setTip(table, intent.right, intent.up);
    case 'set-elevation': return setElevation(table, intent.degrees);
    case 'call-ball': return callBall(table, intent.ball);
    case 'call-pocket': return callPocket(table, intent.pocket);
    case 'call-auto': return callAuto(table);
    case 'call-safety': return callSafety(table);
    case 'call-push-out': return callPushOut(table);
    case 'lift-cue-ball': return lift(table);
    case 'move-cue-ball': return carry(table, intent.to);
    case 'set-view': return { ...table, view: intent.view };
    default: return unreachable(intent);
  }
}

function withTable(state: State, table: Table): State {
  return table === state.table ? state : { ...state, table };
}

function askWhy(state: State, entry: number): State {
  const { table } = state;
  const known = table?.match.scoresheet[entry] !== undefined;
  return known ? { ...state, panel: 'why', table: { ...table, asked: entry } } : state;
}

function dismiss(state: State): State {
  if (state.screen !== 'table') return { ...state, notice: undefined };
  return state.table === undefined
    ? state
    : { ...state, table: { ...state.table, banner: undefined } };
}

function withSettings(state: State, change: Partial<Settings>): Step {
  const settings = { ...state.settings, ...change };
  return { state: { ...state, settings }, effects: [{ kind: 'keep-settings', settings }] };
}

function withTrouble(state: State, trouble: NonNullable<State['notice']>): State {
  return state.table === undefined
    ? { ...state, notice: trouble }
    : { ...state, table: { ...state.table, banner: trouble } };
}
