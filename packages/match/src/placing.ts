/** Whether the cue ball in hand may stand somewhere. */
import { type Vec2, unreachable } from '@tenball/base';
import { type BallSize, TABLES, ballSize, placementProblem } from '@tenball/equipment';
import type { Rejection } from './command.ts';
import type { Match, MatchSetup } from './match.ts';
import { reject } from './reject.ts';

/** Why the cue ball may not be put at `at` now; undefined when it may. */
export function placementRejection(match: Match, at: Vec2): Rejection | undefined {
  const { setup, situation, layout } = match;
  if (situation.cueBall === 'asIs') return reject('cue-ball-not-in-hand');
  const zone = situation.cueBall === 'inHandBehindHeadString' ? 'house' : 'anywhere';
  const problem = placementProblem(TABLES[setup.table], layout, at, zone, ballSizeOf(setup));
  if (problem === undefined) return undefined;
  switch (problem.kind) {
    case 'off-table': return reject('placement-off-table');
    case 'outside-house': return reject('placement-outside-house');
    case 'blocked': return reject('placement-blocked', problem.ball);
    default: return unreachable(problem);
  }
}

/** The size of the balls a match is played with. */
export function ballSizeOf({ params }: MatchSetup): BallSize {
  return ballSize(params.ballRadius, params.noseHeight);
}
