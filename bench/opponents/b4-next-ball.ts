/**
 * B4, one-ply Monte Carlo with a heuristic for the next ball. Follows the tournament players of
 * 2005–2006 (PickPocket): pots by geometry, a difficulty for each, speeds and heights of the tip
 * for position, noisy samples of the best, each worth the chance to make the next ball. Safeties
 * from a sweep of contacts by the chance they leave. Leaves out its table of difficulties (a closed
 * form of the same four measures stands for it), banks, combinations and its deeper search.
 */
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { withoutPot } from './b2-greedy-rehearsed.ts';
import {
  type Candidate, type Grid, contactCandidates, meanOf, nextBall, planOf, potCandidates, ranked,
} from './candidate.ts';
import { bestSpot, spotsBehind } from './in-hand.ts';
import { type Plan, opponent } from './opponent.ts';
import type { Scene } from './scene.ts';

const GRID: Grid = {
  speeds: [0.9, 1.3, 1.8, 2.5, 3.5], ups: [-0.35, 0, 0.35], rights: [0], pockets: 3,
};
const QUICK: Grid = { ...GRID, speeds: [1.1, 1.8, 2.8], pockets: 2 };
const SAMPLED = 12;
const SAMPLES = 20;
const DEFENDS_BELOW = 0.5;
const CIRCLE = 90;
const SPOTS = 5;
const PLAYABLE = 0.55;

export function nextBallPlayer(arm: Arm): Player {
  return opponent('b4-next-ball', arm, {
    plan,
    spot: (scene, isLegal) => bestSpot(scene, spotsBehind(scene, isLegal, SPOTS), (placed) => (
      potCandidates(placed, QUICK)[0]?.prior ?? 0
    )),
    accepts: (scene) => nextBall(scene) >= PLAYABLE,
  });
}

function plan(scene: Scene): Plan {
  const [pot] = ranked(scene, potCandidates(scene, GRID).slice(0, SAMPLED), SAMPLES);
  const isGood = pot !== undefined && meanOf(pot) >= DEFENDS_BELOW;
  const best = isGood ? pot : better(pot, defence(scene));
  return best === undefined ? withoutPot(scene) : planOf(best, meanOf(best));
}

function defence(scene: Scene): Candidate | undefined {
  return ranked(scene, contactCandidates(scene, CIRCLE).slice(0, SAMPLED), SAMPLES)[0];
}

function better(a: Candidate | undefined, b: Candidate | undefined): Candidate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return meanOf(b) > meanOf(a) ? b : a;
}
