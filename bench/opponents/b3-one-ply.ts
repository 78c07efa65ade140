/**
 * B3, one-ply Monte Carlo. Follows the BasicAgentPro of a university course on pooltool: candidates
 * shuffled and cut to thirty, fifty noisy simulations given out by upper confidence bounds, the
 * best mean is played. Leaves out its reward map (there a scratch is .62 of a pot; here a pot is 1,
 * a legal miss .3, a foul 0), and drops before the draw what misses without error. It looks at
 * nothing beyond the stroke.
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
const EXPLORATION = 1.41;
const REWARD = { won: 1, continues: 1, ends: 0.3, 'opponent-chooses': 0.2, foul: 0 } as const;
const EASY_COSINE = 0.5;
const ORDER = 1;
const SAMPLES = 1000;

interface Trial extends Rehearsed {
  count: number;
  reward: number;
  made: number;
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
  const trials = shuffle(derive(scene.seed, ORDER), makers)
    .slice(0, MOST_CANDIDATES)
    .map((maker): Trial => ({ ...maker, count: 0, reward: 0, made: 0 }));
  for (let n = 0; n < SIMULATIONS; n += 1) {
    const trial = highest(trials, (each) => upperBound(each, n));
    if (trial !== undefined) sample(scene, trial, n);
  }
  const best = highest(trials, (each) => (each.count > 0 ? each.reward / each.count : -1));
  if (best === undefined) return withoutPot(scene);
  const { pot, stroke, made, reward, count } = best;
  return {
    call: callOf(pot), stroke, family: 'pot', potProbability: made / count, value: reward / count,
  };
}

function upperBound({ count, reward }: Trial, all: number): number {
  if (count === 0) return Infinity;
  return reward / count + EXPLORATION * Math.sqrt(Math.log(all) / count);
}

function sample(scene: Scene, trial: Trial, index: number): void {
  const played = strike(scene.arm, trial.stroke, derive(scene.seed, SAMPLES + index));
  const verdict = judge(scene, run(scene, played, 'doomed'), callOf(trial.pot));
  trial.count += 1;
  trial.reward += REWARD[verdict];
  if (verdict === 'won' || verdict === 'continues') trial.made += 1;
}

function highest(trials: readonly Trial[], rank: (trial: Trial) => number): Trial | undefined {
  let best: Trial | undefined;
  let most = -Infinity;
  for (const trial of trials) {
    const value = rank(trial);
    if (value <= most) continue;
    best = trial;
    most = value;
  }
  return best;
}
