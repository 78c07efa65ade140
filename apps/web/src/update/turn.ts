/** Whose move it is after something happened, and what is preset for it. */
import type { Vec2 } from '@tenball/base';
import { type Match, actorOf, placementRejection } from '@tenball/match';
import { TABLES, spotsOf } from '@tenball/equipment';
import { type Seat, lowestBall } from '@tenball/rules';
import { minimumElevation } from '../elevation.ts';
import { headingOf } from '../input/aim.ts';
import { breakPlace, nearestLegal } from '../input/place.ts';
import { BREAK_SPEED, USUAL_SPEED } from '../input/power.ts';
import type { Activity, Aim, State, Table } from '../state.ts';
import type { Effect, Step } from './step.ts';

/** The table with the activity of whoever acts next, and what the host must do for it. */
export function settle(state: State, table: Table): Step {
  const seat = actorOf(table.match);
  if (seat === undefined) {
    return seated(state, table, { kind: 'match-over' }, [{ kind: 'forget-saved' }]);
  }
  const control = table.seats[seat];
  if (control.kind === 'computer') {
    const thinking: Activity = { kind: 'thinking', seat, intends: undefined };
    const ask: Effect = {
      kind: 'think', match: table.match, seat, level: control.level, manner: control.manner,
      plain: false,
    };
    return seated(state, table, thinking, [ask]);
  }
  if (table.match.situation.pendingDecision !== undefined) {
    return seated(state, table, { kind: 'choosing', seat }, []);
  }
  return prepareStroke(state, table, seat);
}

function prepareStroke(state: State, table: Table, seat: Seat): Step {
  const { match } = table;
  const lying = match.layout[0];
  if (lying !== undefined && !waitsForHand(match)) {
    return seated(state, table, { kind: 'aiming', seat }, []);
  }
  const at = lying ?? usualPlace(match);
  const problem = placementRejection(match, at);
  return seated(state, table, { kind: 'placing', seat, at, problem }, []);
}

/** After a foul the cue ball is taken up first; before the break it already lies in the house. */
function waitsForHand({ situation, scoresheet }: Match): boolean {
  return situation.cueBall !== 'asIs' && situation.phase !== 'break'
    && scoresheet.at(-1)?.kind !== 'place';
}

function usualPlace(match: Match): Vec2 {
  const table = TABLES[match.setup.table];
  const wish = match.situation.phase === 'break' ? breakPlace(table) : spotsOf(table).head;
  return nearestLegal(match, table, wish, placementRejection);
}

/** A fresh turn: presets of aim and call, the activity, and the effects it brings. */
function seated(
  state: State, table: Table, activity: Activity, effects: readonly Effect[],
): Step {
  const aim = presetAim(table.match);
  return {
    state: { ...state, table: { ...table, activity, aim, call: { kind: 'auto' } } },
    effects,
  };
}

/** The aim a turn begins with: at the lowest ball, centre hit, an ordinary speed. */
export function presetAim(match: Match): Aim {
  const cueBall = match.layout[0];
  const lowest = lowestBall(match.situation);
  const target = lowest === undefined ? undefined : match.layout[lowest];
  const headingDegrees = cueBall !== undefined && target !== undefined
    ? headingOf(cueBall, target)
    : 0;
  const speed = match.situation.phase === 'break' ? BREAK_SPEED : USUAL_SPEED;
  return withElevation(match, {
    headingDegrees, speed, tipRight: 0, tipUp: 0, elevationDegrees: 0, minimumElevationDegrees: 0,
  });
}

/** `aim` with the elevation that rails and balls demand for it. */
export function withElevation(match: Match, aim: Aim): Aim {
  const minimumElevationDegrees = minimumElevation({
    table: TABLES[match.setup.table],
    layout: match.layout,
    noseHeight: match.setup.params.noseHeight,
    headingDegrees: aim.headingDegrees,
    tipRight: aim.tipRight,
    tipUp: aim.tipUp,
  });
  return { ...aim, minimumElevationDegrees };
}

/** Keeps the match of `table` on this device. */
export function saveOf(table: Table): Effect {
  const { match, origin, seats, practice } = table;
  const game = { match, origin, seats };
  if (practice === undefined) return { kind: 'save', game };
  return { kind: 'practice', task: { kind: 'keep-table', game, session: practice } };
}
