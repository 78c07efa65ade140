/**
 * B2, greedy with obstacles and a rehearsal. Follows the oracle players of game frameworks (ghost
 * ball, lanes checked, one simulation without error before playing): the easiest open pot that goes
 * down in the simulator, at the least speed that makes it. Leaves out noise, position for the next
 * ball and safeties: with nothing to pot it plays the first legal hit it finds.
 */
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { SAFETY, firstLegal, straightAt } from './contacts.ts';
import { type Plan, opponent } from './opponent.ts';
import { callOf, openPots } from './pots.ts';
import { easiestFirst, makersOf, straightSpot } from './rehearsed-pots.ts';
import type { Scene } from './scene.ts';

const SPEEDS = [1.4, 2.2, 3.4] as const;
const CIRCLE = 180;
const EASY_COSINE = 0.5;

export function greedyRehearsed(arm: Arm): Player {
  return opponent('b2-greedy-rehearsed', arm, {
    plan, spot: straightSpot,
    accepts: (scene) => openPots(scene).some((pot) => pot.cosine > EASY_COSINE),
  });
}

function plan(scene: Scene): Plan {
  for (const pot of easiestFirst(scene)) {
    for (const speed of SPEEDS) {
      const makers = makersOf(scene, pot, speed);
      const middle = makers[Math.floor(makers.length / 2)];
      if (middle === undefined) continue;
      const { stroke } = middle;
      return { call: callOf(pot), stroke, family: 'pot', potProbability: 1, value: 1 };
    }
  }
  return withoutPot(scene);
}

/** The first legal hit, or straight at the ball on. */
export function withoutPot(scene: Scene): Plan {
  const legal = firstLegal(scene, CIRCLE);
  const family = legal === undefined ? 'kick' : 'safety';
  const stroke = legal ?? straightAt(scene, 2.5);
  return { call: SAFETY, stroke, family, potProbability: 0, value: 0.5 };
}
