/** The frozen baselines by their short names. They are yardsticks: they do not change. */
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { randomLegal } from './b0-random-legal.ts';
import { ghostBallGreedy } from './b1-ghost-ball-greedy.ts';
import { greedyRehearsed } from './b2-greedy-rehearsed.ts';
import { onePly } from './b3-one-ply.ts';
import { nextBallPlayer } from './b4-next-ball.ts';
import { twoPlyClustering } from './b5-two-ply-clustering.ts';

export const BASELINES = ['b0', 'b1', 'b2', 'b3', 'b4', 'b5'] as const;
export type Baseline = (typeof BASELINES)[number];

const MAKERS: Readonly<Record<Baseline, (arm: Arm) => Player>> = {
  b0: randomLegal, b1: ghostBallGreedy, b2: greedyRehearsed, b3: onePly, b4: nextBallPlayer,
  b5: twoPlyClustering,
};

/** The baseline `name`, planning for `arm`. */
export function baseline(name: Baseline, arm: Arm): Player {
  return MAKERS[name](arm);
}
