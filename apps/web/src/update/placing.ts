/** The cue ball in hand: lifted, carried, dropped. It may be moved until the stroke. */
import type { Vec2 } from '@tenball/base';
import { TABLES, snapToNanometre } from '@tenball/equipment';
import { placementRejection } from '@tenball/match';
import { ontoBed } from '../input/place.ts';
import type { Table } from '../state.ts';
import { type AtTable, play } from './playing.ts';
import { type Step, only } from './step.ts';
import { withElevation } from './turn.ts';

/** The cue ball leaves the cloth, where the rules let it be moved. */
export function lift(table: Table): Table {
  const at = table.match.layout[0];
  const { activity } = table;
  if (activity.kind !== 'aiming' || at === undefined) return table;
  if (table.match.situation.cueBall === 'asIs') {
    const rejection = { kind: 'rejection', code: 'cue-ball-not-in-hand' } as const;
    return { ...table, banner: { kind: 'rejection', rejection } };
  }
  const problem = placementRejection(table.match, at);
  return { ...table, activity: { kind: 'placing', seat: activity.seat, at, problem } };
}

export function carry(table: Table, to: Vec2): Table {
  const { activity } = table;
  if (activity.kind !== 'placing' || !Number.isFinite(to.x + to.y)) return table;
  const at = ontoBed(TABLES[table.match.setup.table], {
    x: snapToNanometre(to.x), y: snapToNanometre(to.y),
  });
  return { ...table, activity: { ...activity, at, problem: placementRejection(table.match, at) } };
}

/**
 * Puts the cue ball down; where it may not lie the refusal is shown and it stays in hand. Speed,
 * tip and call stay as they were set, the aim turns to the lowest ball again.
 */
export function drop(here: AtTable): Step {
  const { activity, aim, call } = here.table;
  if (activity.kind !== 'placing') return only(here.state);
  const step = play(here, activity.seat, { kind: 'place', at: activity.at });
  const { table } = step.state;
  if (table?.activity.kind !== 'aiming') return step;
  const { headingDegrees } = table.aim;
  const kept = withElevation(table.match, { ...aim, headingDegrees });
  return { ...step, state: { ...step.state, table: { ...table, aim: kept, call } } };
}
