/**
 * B5, two plies of Monte Carlo with clustering. Follows CueCard (Archibald, Altman, Shoham 2009): a
 * dense grid of speeds and spins, thirty noisy samples of the best, the outcomes of the finalists
 * clustered, each cluster planned again one ball deeper, the means backed up. Its break was
 * optimised offline, one for tight racks and one for loose. Safeties and lucky pots come from a
 * sweep of contacts. Leaves out its banks and combinations by plan, its processor farm, and of the
 * opponent's reply all but the best next pot.
 */
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { withoutPot } from './b2-greedy-rehearsed.ts';
import {
  type Candidate, type Grid, contactCandidates, meanOf, nextBall, planOf, potCandidates, ranked,
  sampled, worthOf,
} from './candidate.ts';
import { type Cluster, addInto } from './clusters.ts';
import { bestSpot, spotsBehind } from './in-hand.ts';
import { type Opening, type Plan, opponent } from './opponent.ts';
import { type Scene, sceneAfter } from './scene.ts';

const DENSE: Grid = {
  speeds: [0.7, 0.95, 1.25, 1.6, 2.1, 2.7, 3.4, 4.3], ups: [-0.4, -0.2, 0, 0.2, 0.4],
  rights: [-0.25, 0, 0.25], pockets: 3,
};
const REPLY: Grid = {
  speeds: [1, 1.6, 2.4, 3.4], ups: [-0.35, 0, 0.35], rights: [0], pockets: 2,
};
const SAMPLED = 40;
const SAMPLES = 30;
const FINALISTS = 8;
const CLUSTERS = 6;
const REPLIES = 3;
const REPLY_SAMPLES = 8;
const DEFENDS_BELOW = 0.6;
const CIRCLE = 360;
const DEFENCES = 20;
const SPOTS = 8;
const PLAYABLE = 0.55;
/** Found by bench/break-search.ts for the noise of arm NP, and fixed since. */
const TIGHT: Opening = {
  along: -0.2981, across: 0.1318, ballSpeed: 15.6, right: -0.023, up: -0.061, aside: -0.0005,
};
const LOOSE: Opening = {
  along: -0.3031, across: 0.1428, ballSpeed: 14.8, right: -0.013, up: -0.071, aside: -0.0014,
};
/** Racks whose gaps spread by more than this are loose, metres. */
const LOOSE_ABOVE = 5e-5;

export function twoPlyClustering(arm: Arm): Player {
  return opponent('b5-two-ply-clustering', arm, {
    plan,
    opening: (gapSigma) => (gapSigma > LOOSE_ABOVE ? LOOSE : TIGHT),
    spot: (scene, isLegal) => bestSpot(scene, spotsBehind(scene, isLegal, SPOTS), quickWorth),
    accepts: (scene) => nextBall(scene) >= PLAYABLE,
  });
}

function plan(scene: Scene): Plan {
  const grown = potCandidates(scene, DENSE).slice(0, SAMPLED);
  const finalists = ranked(scene, grown, SAMPLES).slice(0, FINALISTS)
    .map((candidate) => ({ candidate, value: secondPly(scene, candidate) }))
    .sort((a, b) => b.value - a.value);
  const [best] = finalists;
  if (best !== undefined && best.value >= DEFENDS_BELOW) {
    return planOf(best.candidate, best.value);
  }
  const [defence] = ranked(scene, contactCandidates(scene, CIRCLE).slice(0, DEFENCES), SAMPLES);
  if (best !== undefined && (defence === undefined || best.value >= meanOf(defence))) {
    return planOf(best.candidate, best.value);
  }
  return defence === undefined ? withoutPot(scene) : planOf(defence, meanOf(defence));
}

/** The mean over the samples of `candidate`, those that keep the table planned again. */
function secondPly(scene: Scene, candidate: Candidate): number {
  const clusters: Cluster[] = [];
  let lost = 0;
  for (let n = 0; n < SAMPLES; n += 1) {
    const { outcome, verdict } = sampled(scene, candidate, n);
    if (verdict === 'continues') addInto(clusters, sceneAfter(scene, outcome));
    else lost += worthOf(scene, outcome, verdict);
  }
  const looked = clusters.sort((a, b) => b.weight - a.weight).slice(0, CLUSTERS);
  const seen = looked.reduce((sum, { weight }) => sum + weight, 0);
  const all = clusters.reduce((sum, { weight }) => sum + weight, 0);
  if (seen === 0) return lost / SAMPLES;
  const kept = looked.reduce((sum, each) => sum + each.weight * quickWorth(each.scene), 0) / seen;
  return (lost + all * kept) / SAMPLES;
}

/** A plan of one ply from `scene`: the best mean of a few noisy samples. */
function quickWorth(scene: Scene): number {
  if (scene.lowest === 0) return 1;
  const found = potCandidates(scene, REPLY).slice(0, REPLIES);
  const [best] = ranked(scene, found, REPLY_SAMPLES);
  return best === undefined ? nextBall(scene) * 0.5 : meanOf(best);
}
