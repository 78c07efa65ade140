/** Matches begin, are resumed, begin again, and are left. */
import { uniform } from '@tenball/base';
import { DEFAULT_SETUP, actorOf, startMatch } from '@tenball/match';
import { type BySeat, opponentOf } from '@tenball/rules';
import type { NewMatch } from '../intent.ts';
import type { Language, SavedMatch, SeatControl, State, Table } from '../state.ts';
import type { Effect, Game, Moment, Step } from './step.ts';
import { isWatched } from './watching.ts';
import { presetAim, saveOf, settle } from './turn.ts';

/** Key of the draw that stands for the lag. */
const LAG_KEY = 1;

/** A new match as the home screen asks for it. */
export function beginMatch(state: State, wish: NewMatch, moment: Moment): Step {
  const lagWinner = uniform(moment.chance, LAG_KEY) < 0.5 ? 'A' : 'B';
  const match = startMatch({
    ...DEFAULT_SETUP,
    rulebook: wish.rulebook,
    names: namesOf(wish.seats, state.settings.language),
    raceTo: { A: wish.raceTo, B: wish.raceTo },
    table: wish.table,
    seed: moment.chance,
    firstBreaker: wish.firstBreaker === 'lag' ? lagWinner : wish.firstBreaker,
  });
  return sitDown(state, { match, origin: undefined, seats: wish.seats });
}

/** Lays a match on the table and lets whoever acts act. */
export function sitDown(state: State, game: Game): Step {
  const { match } = game;
  const table: Table = {
    ...game,
    activity: { kind: 'match-over' },
    aim: presetAim(match),
    call: { kind: 'auto' },
    view: 'cue',
    banner: undefined,
    lastShot: undefined,
  };
  const calm: State = { ...state, screen: 'table', panel: 'none', notice: undefined };
  const step = withSpokenCall(settle(calm, table), game);
  const { A, B } = game.seats;
  const warmUp: Effect[] = A.kind === 'computer' || B.kind === 'computer'
    ? [{ kind: 'warm-up' }] : [];
  return {
    ...step, effects: [{ kind: 'stop-thinking' }, saveOf(table), ...warmUp, ...step.effects],
  };
}

/** A position may say what has been called for the coming stroke. */
function withSpokenCall(step: Step, { origin, match }: Game): Step {
  const { table } = step.state;
  const spoken = origin?.call;
  const played = match.scoresheet.some(({ kind }) => kind !== 'warning');
  if (table === undefined || spoken === undefined || played) return step;
  return { ...step, state: { ...step.state, table: { ...table, call: spoken } } };
}

/** The same two again; the other side breaks first. */
export function rematch(state: State, table: Table, moment: Moment): Step {
  const { setup } = table.match;
  const { firstBreaker: before } = setup;
  const firstBreaker = before === 'lag' ? before : opponentOf(before);
  const match = startMatch({ ...setup, seed: moment.chance, firstBreaker });
  return sitDown(state, { match, origin: undefined, seats: table.seats });
}

/** Back to the home screen; a match that is not over stays saved. */
export function leaveTable(state: State): Step {
  const { table } = state;
  const over = table === undefined || actorOf(table.match) === undefined;
  return {
    state: {
      ...state,
      screen: 'home',
      panel: 'none',
      table: undefined,
      saved: over ? undefined : savedOf(table, state.settings.language),
    },
    effects: [{ kind: 'stop-thinking' }, { kind: 'left-table' }],
  };
}

/** What the home screen shows of a match that can be taken up again. */
export function savedOf({ match, seats }: Game, language: Language): SavedMatch {
  const { score } = match.situation;
  return { names: namesOf(seats, language), score, rackNumber: match.rackNumber };
}

function namesOf(seats: BySeat<SeatControl>, language: Language): BySeat<string> {
  const names = { A: nameOf(seats.A, language), B: nameOf(seats.B, language) };
  if (!isWatched({ seats })) return names;
  // Two of the same level would bear one name.
  return { A: `${names.A}\u00a0(1)`, B: `${names.B}\u00a0(2)` };
}

/** How a side is called in the record of the match. */
export function nameOf(control: SeatControl, language: Language): string {
  if (control.kind === 'human') return control.name;
  return `${language === 'ru' ? 'Компьютер' : 'Computer'} ${control.level}`;
}
