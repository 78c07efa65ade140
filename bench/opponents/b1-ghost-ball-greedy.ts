/**
 * B1, ghost-ball greedy. Follows the bots of the browser game by tailuge as the AI specification
 * describes them: the pocket of the least cut, the ghost ball, one speed, follow or draw by lot.
 * Leaves out what they leave out: noise, obstruction, throw, safeties, and the use of ball in hand,
 * which is played from where the ball lies or from the house.
 */
import { uniformInteger } from '@tenball/base';
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { SAFETY, straightAt } from './contacts.ts';
import { type Plan, opponent } from './opponent.ts';
import { type Pot, callOf, ghostHeading, potsOf, strokeOf } from './pots.ts';
import type { Scene } from './scene.ts';

const SPEED = 2.8;
const UPS = [-0.3, 0, 0.3] as const;
const DICE = 1;

export function ghostBallGreedy(arm: Arm): Player {
  return opponent('b1-ghost-ball-greedy', arm, {
    plan, spot: () => undefined, accepts: () => true,
  });
}

function plan(scene: Scene): Plan {
  const pot = leastCut(potsOf(scene));
  if (pot === undefined || pot.cosine <= 0) {
    const stroke = straightAt(scene, SPEED);
    return { call: SAFETY, stroke, family: 'safety', potProbability: 0, value: 0.5 };
  }
  const up = UPS[uniformInteger(scene.seed, DICE, UPS.length)] ?? 0;
  const delivery = { ballSpeed: SPEED, right: 0, up };
  const stroke = strokeOf(scene, delivery, ghostHeading(scene, pot));
  return { call: callOf(pot), stroke, family: 'pot', potProbability: 1, value: 1 };
}

function leastCut(pots: readonly Pot[]): Pot | undefined {
  let best: Pot | undefined;
  for (const pot of pots) if (best === undefined || pot.cosine > best.cosine) best = pot;
  return best;
}
