/** The plainest legal command of a turn: the last resort of a computer that cannot think. */
import { TABLES, spotsOf } from '@tenball/equipment';
import { type Command, type Match, placementRejection } from '@tenball/match';
import { DECISIONS, lowestBall, optionsOf } from '@tenball/rules';
import { headingOf } from './input/aim.ts';
import { breakPlace, nearestLegal } from './input/place.ts';
import { BREAK_SPEED, USUAL_SPEED } from './input/power.ts';

/** Chooses the first open option, places the cue ball nearby, or strikes at the lowest ball. */
export function plainCommand(match: Match): Command {
  const { situation, setup } = match;
  if (situation.pendingDecision !== undefined) {
    const open: readonly string[] = optionsOf(setup.rulebook, situation);
    const decision = DECISIONS.find((candidate) => open.includes(candidate)) ?? 'accept';
    return { kind: 'choose', decision };
  }
  const breaking = situation.phase === 'break';
  const cueBall = match.layout[0];
  if (cueBall === undefined) {
    const table = TABLES[setup.table];
    const wish = breaking ? breakPlace(table) : spotsOf(table).head;
    return { kind: 'place', at: nearestLegal(match, table, wish, placementRejection) };
  }
  const lowest = lowestBall(situation);
  const target = lowest === undefined ? undefined : match.layout[lowest];
  return {
    kind: 'shoot',
    call: breaking ? { kind: 'none' } : { kind: 'safety' },
    stroke: {
      headingDegrees: target === undefined ? 0 : headingOf(cueBall, target),
      speed: breaking ? BREAK_SPEED : USUAL_SPEED,
      elevationDegrees: 0,
      tipRight: 0,
      tipUp: 0,
    },
  };
}
