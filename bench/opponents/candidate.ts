/** Strokes under consideration by the Monte-Carlo baselines, and their noisy samples. */
import { type Seed, derive } from '@tenball/base';
import type { Outcome, Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { strike } from '../play/arms.ts';
import { aimAt } from './aim.ts';
import { SAFETY, callFor, contactStrokes } from './contacts.ts';
import type { Plan } from './opponent.ts';
import { type Pot, callOf, chanceOf, chancesOf, openPots, strokeOf } from './pots.ts';
import { type Scene, run, sceneAfter } from './scene.ts';
import { type Verdict, judge } from './verdict.ts';

export interface Candidate {
  readonly call: Call;
  readonly stroke: Stroke;
  readonly family: Plan['family'];
  /** Rank before any sample was taken. */
  readonly prior: number;
  count: number;
  made: number;
  worth: number;
}

/** The grid of strokes over the direct pots. */
export interface Grid {
  readonly speeds: readonly number[];
  readonly ups: readonly number[];
  readonly rights: readonly number[];
  /** Pockets looked at, the likeliest first. */
  readonly pockets: number;
}

const SAMPLES = 1000;
/** What the opponent's table is worth to the one who leaves it, over his best chance. */
const EXCHANGE = 0.85;
/** A table with nothing to pot, for the one who comes to it. */
const HOOKED = 0.25;

/** Pots of the grid that go down without error, aim corrected, best first. */
export function potCandidates(scene: Scene, grid: Grid): Candidate[] {
  const pots = openPots(scene)
    .map((pot) => ({ pot, chance: chanceOf(scene, pot) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, grid.pockets);
  const found = pots.flatMap(({ pot, chance }) => candidatesOf(scene, pot, chance, grid));
  return found.sort((a, b) => b.prior - a.prior);
}

function candidatesOf(scene: Scene, pot: Pot, chance: number, grid: Grid): Candidate[] {
  const call = callOf(pot);
  const found: Candidate[] = [];
  for (const right of grid.rights) {
    for (const up of grid.ups) {
      let guess: number | undefined;
      for (const ballSpeed of grid.speeds) {
        const delivery = { ballSpeed, right, up };
        const heading = aimAt(scene, pot, delivery, guess) ?? aimAt(scene, pot, delivery);
        guess = heading;
        if (heading === undefined) continue;
        const stroke = strokeOf(scene, delivery, heading);
        const outcome = run(scene, stroke, 'doomed');
        const verdict = judge(scene, outcome, call);
        if (verdict !== 'won' && verdict !== 'continues') continue;
        const prior = chance * worthOf(scene, outcome, verdict);
        found.push({ call, stroke, family: 'pot', prior, count: 0, made: 0, worth: 0 });
      }
    }
  }
  return found;
}

/** Legal contacts and what they happen to pot, without error, best first. */
export function contactCandidates(scene: Scene, circle: number): Candidate[] {
  const found: Candidate[] = [];
  for (const stroke of contactStrokes(scene, circle)) {
    const outcome = run(scene, stroke, 'doomed');
    const call = callFor(outcome);
    const verdict = judge(scene, outcome, call);
    if (verdict === 'foul') continue;
    const family = call === SAFETY ? 'safety' : 'pot';
    const prior = worthOf(scene, outcome, verdict);
    found.push({ call, stroke, family, prior, count: 0, made: 0, worth: 0 });
  }
  return found.sort((a, b) => b.prior - a.prior);
}

/**
 * What `outcome` is worth to the shooter: the chance to make the next ball while he is at the
 * table, and what is left of the rack when his opponent comes to it.
 */
export function worthOf(scene: Scene, outcome: Outcome, verdict: Verdict): number {
  switch (verdict) {
    case 'won': return 1;
    case 'foul': return 0;
    case 'continues': return nextBall(sceneAfter(scene, outcome));
    case 'ends':
    case 'opponent-chooses': return EXCHANGE * (1 - nextBall(sceneAfter(scene, outcome)));
  }
}

/** The chance to go on from `scene`: mostly the best pot of the ball on, a little the second. */
export function nextBall(scene: Scene): number {
  if (scene.lowest === 0) return 1;
  const [best = 0, second = 0] = chancesOf(scene);
  return HOOKED + (1 - HOOKED) * (0.85 * best + 0.15 * second);
}

/** The stroke of `candidate` under sample `index` of the arm's error, and what it came to. */
export function sampled(scene: Scene, candidate: Candidate, index: number) {
  const played = strike(scene.arm, candidate.stroke, sampleSeed(scene.seed, index));
  const outcome = run(scene, played, 'doomed');
  return { outcome, verdict: judge(scene, outcome, candidate.call) };
}

/** Samples `candidate` up to `count` times in all; all candidates meet the same errors. */
export function sampleTo(scene: Scene, candidate: Candidate, count: number): void {
  for (let n = candidate.count; n < count; n += 1) {
    const { outcome, verdict } = sampled(scene, candidate, n);
    candidate.count += 1;
    candidate.worth += worthOf(scene, outcome, verdict);
    if (verdict === 'won' || verdict === 'continues') candidate.made += 1;
  }
}

/** Mean worth of the samples; the prior before there are any. */
export function meanOf({ count, worth, prior }: Candidate): number {
  return count > 0 ? worth / count : prior;
}

/** `candidates` with `count` samples each, the best first. */
export function ranked(
  scene: Scene, candidates: readonly Candidate[], count: number,
): Candidate[] {
  for (const candidate of candidates) sampleTo(scene, candidate, count);
  return [...candidates].sort((a, b) => meanOf(b) - meanOf(a));
}

/** `candidate` as the plan of its player. */
export function planOf(candidate: Candidate, value: number): Plan {
  const { call, stroke, family, made, count } = candidate;
  const isPot = call.kind === 'pot';
  return {
    call, stroke, family, value, potProbability: isPot && count > 0 ? made / count : 0,
  };
}

function sampleSeed(seed: Seed, index: number): Seed {
  return derive(seed, SAMPLES + index);
}
