/** Positions for tests: matches in the middle of a rack, and random layouts from a seed. */
import { type Seed, derive, distance, uniform } from '@tenball/base';
import {
  type Ball, CUE_BALL, type Layout, TABLES, objectBallsOf, snapToNanometre, withBall,
} from '@tenball/equipment';
import { DEFAULT_SETUP, type Match, matchAt as startAt } from '@tenball/match';
import { type Situation, openingSituation } from '@tenball/rules';

/** A match with seat A at the table and the balls as in `layout`. */
export function matchAt(layout: Layout, changes: Partial<Situation> = {}): Match {
  const situation: Situation = {
    ...openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } }),
    phase: 'shot',
    ballsOnTable: objectBallsOf(layout),
    shotNumber: 4,
    breakLegal: true,
    cueBall: 'asIs',
    ...changes,
  };
  const setup = { ...DEFAULT_SETUP, rackGapSigma: 6e-5 };
  return startAt(setup, { situation, layout, rackNumber: 1 });
}

/** `balls` and the cue ball anywhere on a nine-foot table, none touching, from a seed. */
export function randomLayout(root: Seed, balls: readonly Ball[]): Layout {
  let layout: Layout = {};
  for (const ball of [CUE_BALL, ...balls] as const) {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const draw = derive(root, ball * 1000 + attempt);
      const { length, width } = TABLES['9'];
      const at = {
        x: snapToNanometre((uniform(draw, 0) - 0.5) * (length - 0.058)),
        y: snapToNanometre((uniform(draw, 1) - 0.5) * (width - 0.058)),
      };
      const free = Object.values(layout).every((other) => distance(other, at) > 0.0573);
      if (!free) continue;
      layout = withBall(layout, ball, at);
      break;
    }
  }
  return layout;
}
