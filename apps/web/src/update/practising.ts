/** Practice at a table: tries are laid out, judged, counted and laid out again. */
import { TEN, type Layout, objectBallsOf, withBall } from '@tenball/equipment';
import {
  DEFAULT_SETUP, type Entry, type Match, type Position, applyAll, decide, matchFromPosition,
  parsePosition, positionOf, startMatch,
} from '@tenball/match';
import { judgeTry } from '../exercise/judge.ts';
import type { PracticeIntent } from '../practice/messages.ts';
import { type Session, progressId } from '../practice/model.ts';
import type { Banner, SeatControl, State, Table } from '../state.ts';
import { without } from '../without.ts';
import { type Effect, type Game, type Moment, type Step, only } from './step.ts';
import { presetAim, saveOf, settle } from './turn.ts';

/** Racks never end a practice table. */
const ENDLESS = { A: 1000, B: 1000 };
const NO_SCORE = { A: 0, B: 0 };

type Wish = PracticeIntent & { readonly kind: 'practise' };

/** Lays out what is to be practised. A position that cannot be read is answered by its error. */
export function practise(state: State, wish: Wish, moment: Moment): Step {
  const { session, name, position } = wish;
  const player: SeatControl = { kind: 'human', name };
  const setup = {
    ...DEFAULT_SETUP, names: { A: name, B: name }, raceTo: ENDLESS, seed: moment.chance,
  };
  const seats = { A: player, B: player };
  if (position === undefined) {
    return sitPractising(state, { match: startMatch(setup), origin: undefined, seats }, session);
  }
  const read = parsePosition(position);
  if (!read.ok) {
    const detail = read.error.message;
    return only({ ...state, notice: { kind: 'trouble', text: 'trouble.position', detail } });
  }
  const origin: Position = { ...read.value, raceTo: ENDLESS, score: NO_SCORE };
  return sitPractising(state, { match: matchFromPosition(origin, setup), origin, seats }, session);
}

/** Lays a practice table. */
export function sitPractising(state: State, game: Game, session: Session): Step {
  const table: Table = {
    ...game,
    practice: session,
    activity: { kind: 'match-over' },
    aim: presetAim(game.match),
    call: game.origin?.call ?? { kind: 'auto' },
    view: state.table?.practice === undefined ? 'cue' : state.table.view,
    banner: undefined,
    lastShot: undefined,
  };
  const calm: State = { ...state, screen: 'table', panel: 'none', notice: undefined };
  const step = settle(calm, table);
  return { ...step, effects: [{ kind: 'stop-thinking' }, saveOf(table), ...step.effects] };
}

/** Balls have come to rest: at a practice table the try goes on, or is judged. */
export function practised(state: State, still: Table, entries: readonly Entry[]): Step {
  const table = still.practice === undefined ? still : accepted(still);
  const step = afterRest(state, table, entries);
  return table === still ? step : { ...step, effects: [saveOf(table), ...step.effects] };
}

function afterRest(state: State, table: Table, entries: readonly Entry[]): Step {
  const { practice } = table;
  const shot = entries.find((entry) => entry.kind === 'shot');
  if (practice === undefined || shot === undefined) return settle(state, table);
  if (isRun(practice) && practice.running !== true) return afterBreak(state, table, shot);
  if (practice.outcome !== undefined) return settle(state, table);
  const outcome = outcomeOf(practice, table.match, shot);
  if (outcome === undefined) return settle(state, table);
  return judged(state, table, outcome);
}

/** Nobody sits at the other side: the table is taken as it lies, where that may be chosen. */
function accepted(table: Table): Table {
  const { match } = table;
  const { pendingDecision } = match.situation;
  if (pendingDecision === undefined) return table;
  const decided = decide(match, pendingDecision.decider, { kind: 'choose', decision: 'accept' });
  if (!decided.ok) return table;
  return { ...table, match: applyAll(match, decided.value) };
}

type Shot = Entry & { readonly kind: 'shot' };

function isRun({ kind }: Session): boolean {
  return kind === 'ghost' || kind === 'tucker';
}

/** Against the ghost the run begins with the cue ball in hand, whatever the break was. */
function afterBreak(state: State, table: Table, shot: Shot): Step {
  const { practice } = table;
  if (practice === undefined) return settle(state, table);
  if (shot.ruling.rackWinner !== undefined) {
    return judged(state, table, wholeRun(practice));
  }
  const layout: Layout = withBall(shot.rest, 0, undefined);
  if (layout[TEN] === undefined) return judged(state, table, wholeRun(practice));
  const position: Position = {
    ...positionOf({ ...table.match, layout }), layout, shooter: 'A', phase: 'shot',
    strokesPlayed: 2, cueBall: 'inHandAnywhere', pushOutOpen: false, consecutiveFouls: NO_SCORE,
    warnedOnTwo: { A: false, B: false }, pendingDecision: undefined, call: undefined,
    frozen: { cueBallTo: [], toRail: [] },
  };
  const { setup } = table.match;
  const match = matchFromPosition(position, setup);
  const session: Session = { ...practice, running: true, from: match.scoresheet.length };
  const rest: Table = without(table, 'returnTo', 'struck');
  // The ruling of the break stays to be read, though the run has a scoresheet of its own.
  const banner: Banner = { kind: 'entry', entry: shot, index: 0 };
  const next: Table = { ...rest, match, origin: position, practice: session, banner };
  const step = settle(state, next);
  return { ...step, effects: [saveOf(next), ...step.effects] };
}

type Outcome = NonNullable<Session['outcome']>;

const BALLS = 10;

function wholeRun({ kind }: Session): Outcome {
  return kind === 'tucker' ? { points: BALLS, of: BALLS } : { points: 1, of: 1 };
}

/** How the try has ended; undefined while it goes on. */
function outcomeOf(session: Session, match: Match, shot: Shot): Outcome | undefined {
  switch (session.kind) {
    case 'free': return undefined;
    case 'drill':
    case 'level': {
      const { exercise } = session;
      if (exercise === undefined) return undefined;
      const player = playerOf(exercise.position);
      const verdict = judgeTry(exercise.goal, player, match.scoresheet.slice(session.from));
      if (verdict === 'open') return undefined;
      return { points: verdict === 'passed' ? 1 : 0, of: 1 };
    }
    case 'break': {
      const clean = shot.ruling.fouls.length === 0 && shot.ruling.inning === 'continues';
      return { points: clean ? 1 : 0, of: 1 };
    }
    case 'ghost':
    case 'tucker': {
      if (shot.ruling.rackWinner === 'A') return wholeRun(session);
      if (shot.ruling.fouls.length === 0 && shot.ruling.inning === 'continues') return undefined;
      const down = BALLS - objectBallsOf(shot.before).length;
      return session.kind === 'tucker' ? { points: down, of: BALLS } : { points: 0, of: 1 };
    }
  }
}

/** Whose stroke an exercise begins with. */
export function playerOf(position: string): 'A' | 'B' {
  const read = parsePosition(position);
  if (!read.ok) return 'A';
  return read.value.pendingDecision?.decider ?? read.value.shooter ?? 'A';
}

/** The try is over: it is shown and counted. */
export function judged(state: State, table: Table, outcome: Outcome): Step {
  const { practice } = table;
  if (practice === undefined) return settle(state, table);
  const pots = practice.pots + outcome.points;
  const session: Session = { ...practice, outcome, ...(practice.kind === 'level' && { pots }) };
  const next: Table = { ...table, practice: session };
  const last = practice.kind === 'level' && (practice.queue ?? []).length === 0;
  const note: Effect = {
    kind: 'practice',
    task: {
      kind: 'note-try', tried: { id: progressId(practice), ...outcome },
      ...(last && { fiveShots: pots }),
    },
  };
  const step = settle(state, next);
  return { ...step, effects: [note, saveOf(next), ...step.effects] };
}
