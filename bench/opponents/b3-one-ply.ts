/**
 * B3, one-ply Monte Carlo. Follows the BasicAgentPro of a university course on pooltool: candidates
 * shuffled and cut to thirty, noisy simulations, the best mean is played. Leaves out its bounds and
 * its reward map, which made them mere exploration: each of the thirty gets the fifty simulations
 * that were meant for all, a pot is 1, a legal miss .3, a foul 0. It looks at nothing beyond the
 * stroke.
 */
import { derive, shuffle } from '@tenball/base';
import { type Arm, strike } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { withoutPot } from './b2-greedy-rehearsed.ts';
import { type Plan, opponent } from './opponent.ts';
import { callOf, openPots } from './pots.ts';
import { type Rehearsed, makersOf, straightSpot } from './rehearsed-pots.ts';
import { type Scene, run } from './scene.ts';
import { judge } from './verdict.ts';

const SPEEDS = [1.2, 1.8, 2.6, 3.6] as const;
const MOST_CANDIDATES = 30;
const SIMULATIONS = 50;
const REWARD = { won: 1, continues: 1, ends: 0.3, 'opponent-chooses': 0.2, foul: 0 } as const;
const EASY_COSINE = 0.5;
const ORDER = 1;
const SAMPLES = 1000;

interface Trial extends Rehearsed {
  /** Mean reward, and share of the samples that made the pot. */
  readonly reward: number;
  readonly made: number;
}

export function onePly(arm: Arm): Player {
  return opponent('b3-one-ply', arm, {
    plan, spot: straightSpot,
    accepts: (scene) => openPots(scene).some((pot) => pot.cosine > EASY_COSINE),
  });
}

function plan(scene: Scene): Plan {
  const makers = openPots(scene)
    .flatMap((pot) => SPEEDS.flatMap((speed) => makersOf(scene, pot, speed)));
  let best: Trial | undefined;
  for (const maker of shuffle(derive(scene.seed, ORDER), makers).slice(0, MOST_CANDIDATES)) {
    const trial = tried(scene, maker);
    if (best === undefined || trial.reward > best.reward) best = trial;
  }
  if (best === undefined) return withoutPot(scene);
  const { pot, stroke, made, reward } = best;
  return { call: callOf(pot), stroke, family: 'pot', potProbability: made, value: reward };
}

function tried(scene: Scene, maker: Rehearsed): Trial {
  const call = callOf(maker.pot);
  let reward = 0;
  let made = 0;
  for (let n = 0; n < SIMULATIONS; n += 1) {
    const played = strike(scene.arm, maker.stroke, derive(scene.seed, SAMPLES + n));
    const verdict = judge(scene, run(scene, played, 'doomed'), call);
    reward += REWARD[verdict];
    if (verdict === 'won' || verdict === 'continues') made += 1;
  }
  return { ...maker, reward: reward / SIMULATIONS, made: made / SIMULATIONS };
}
