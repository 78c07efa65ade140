/**
 * The best attack under a budget: direct pots over a grid of speed, follow and side, each aimed by
 * rehearsal and tried once without error; the best of them under the arm's own error.
 */
import { type Delivery, solveAim, strokeOf } from './aim.ts';
import {
  CERTAIN, type Candidate, type Round, halve, isDecided, newCandidate, potCall, roundsFor,
} from './candidate.ts';
import { type DirectPot, directPots } from './candidates.ts';
import { shadedChance } from './evaluate.ts';
import { noviceAttack } from './novice.ts';
import { tasteOfPot } from './personality.ts';
import { type Problem, rehearse, remaining } from './problem.ts';
import { scoreOutcome, worthOfFoul } from './score.ts';
import type { Head } from './skills.ts';

interface Grid {
  /** Speeds of the cue ball, m/s. */
  readonly speeds: readonly number[];
  /** Tip offsets up and right, ball radii. */
  readonly ups: readonly number[];
  readonly rights: readonly number[];
}

const GRIDS: Readonly<Record<Head['grid'], Grid>> = {
  'two-speeds': { speeds: [1.5, 2.8], ups: [0], rights: [0] },
  coarse: { speeds: [0.8, 1.15, 1.6, 2.2, 3, 4], ups: [-0.3, 0, 0.3], rights: [0] },
  medium: {
    speeds: [0.8, 1.15, 1.6, 2.2, 3, 4], ups: [-0.38, -0.2, 0, 0.2, 0.38], rights: [0, -0.25, 0.25],
  },
  fine: {
    speeds: [0.7, 0.9, 1.1, 1.35, 1.65, 2, 2.45, 3, 3.7, 4.6],
    ups: [-0.4, -0.28, -0.14, 0, 0.14, 0.28, 0.4],
    rights: [0, -0.15, 0.15, -0.32, 0.32],
  },
};

/** Squared tip offset beyond which a stroke is not planned: the miscue limit is .26. */
const FARTHEST_TIP_SQUARED = 0.2;
/** Share of the budget for the scan; the rest is for samples. */
const SCAN_SHARE = 0.5;
/** More than this much scanning and sampling changes no choice (AI study 6). */
const MOST_SCANNING = 600;
const MOST_CANDIDATES = 24;
/** So many strokes that are as good as won end the scan. */
const ENOUGH_CERTAIN = 6;
const SLOWEST_SPEED = 6;

/** The best pots of the lowest ball, best first; empty when there is none. */
export function attack(problem: Problem): Candidate[] {
  const pots = directPots(
    problem.view, problem.spread, problem.occasion.lowest, problem.outlook.sigma,
  );
  if (pots.length === 0) return [];
  if (problem.skill.head.aim === 'ghost-ball') return noviceAttack(problem, pots);
  const candidates = scan(problem, pots);
  const { mostSamples } = problem.skill.head;
  const rounds = roundsFor(remaining(problem), MOST_CANDIDATES, mostSamples);
  return halve(problem, candidates, rounds, 'by-prior', isDecided);
}

/** Like `attack`, with rounds of samples given by the caller: for quick looks ahead. */
export function attackWith(problem: Problem, rounds: readonly Round[]): Candidate[] {
  const { lowest } = problem.occasion;
  const pots = directPots(problem.view, problem.spread, lowest, problem.outlook.sigma);
  return halve(problem, scan(problem, pots), rounds);
}

/** Every stroke of the grid that pots without error, with its prior. */
function scan(problem: Problem, pots: readonly DirectPot[]): Candidate[] {
  const candidates: Candidate[] = [];
  const scanning = Math.min(MOST_SCANNING, SCAN_SHARE * remaining(problem));
  const share = scanning / Math.max(1, pots.length);
  for (const pot of pots) scanPotInto(candidates, problem, pot, problem.spent + share);
  return candidates;
}

function scanPotInto(
  candidates: Candidate[], problem: Problem, pot: DirectPot, end: number,
): void {
  const grid = gridWithin(problem.skill.head.grid, end - problem.spent);
  const least = slowestSpeed(problem, pot);
  const chance = shadedChance(problem.outlook, pot);
  for (const tipRight of grid.rights) {
    for (const tipUp of grid.ups) {
      if (tipRight * tipRight + tipUp * tipUp > FARTHEST_TIP_SQUARED) continue;
      let guess: number | undefined;
      for (const speed of grid.speeds) {
        const ballSpeed = speed * problem.personality.pace;
        if (ballSpeed < least) continue;
        if (problem.spent >= end || isEnough(problem, candidates)) return;
        const delivery = { ballSpeed, tipRight, tipUp };
        const heading = solveAim(problem, pot, delivery, guess);
        if (heading === undefined) continue;
        guess = heading;
        const found = tryPot(problem, pot, delivery, heading);
        if (found !== undefined) candidates.push(withPrior(problem, found, chance));
      }
    }
  }
}

/** True when more strokes could not be worth more: for one who likes no stroke for itself. */
function isEnough({ personality }: Problem, candidates: readonly Candidate[]): boolean {
  if (personality.spin !== 0 || personality.rails !== 0) return false;
  let certain = 0;
  for (const { prior } of candidates) if (prior >= CERTAIN) certain += 1;
  return certain >= ENOUGH_CERTAIN;
}

/** The finest grid, no finer than `wanted`, that a scan of one pot can afford. */
function gridWithin(wanted: Head['grid'], runs: number): Grid {
  const order = ['fine', 'medium', 'coarse', 'two-speeds'] as const;
  const first = order.indexOf(wanted);
  for (const name of order.slice(first)) {
    const grid = GRIDS[name];
    const cells = grid.speeds.length * grid.ups.length * grid.rights.length;
    if (cells * 0.9 <= runs) return grid;
  }
  return GRIDS['two-speeds'];
}

/**
 * Slower than this the object ball does not reach the pocket: it leaves at speed · cos(cut), slides
 * first, and rolls the rest of its way (AI study 9). The cue ball's own loss comes on top.
 */
function slowestSpeed(problem: Problem, pot: DirectPot): number {
  const { muRoll, g } = problem.match.setup.params;
  const object = Math.sqrt(2 * muRoll * g * pot.objectWay * 1.6);
  const atContact = object / pot.cosine;
  const needed = Math.sqrt(atContact * atContact + 2 * muRoll * g * pot.cueWay);
  return Math.min(SLOWEST_SPEED, needed);
}

/** The stroke once without error; undefined unless it pots the ball as called. */
function tryPot(
  problem: Problem, pot: DirectPot, delivery: Delivery, heading: number,
): Candidate | undefined {
  const call = potCall(pot);
  const stroke = strokeOf(problem.match.setup.params, delivery, heading);
  const outcome = rehearse(problem, stroke, 'doomed');
  const { verdict, worth } = scoreOutcome(problem, outcome, call);
  if (verdict !== 'won' && verdict !== 'continues') return undefined;
  const taste = tasteOfPot(problem.personality, stroke, outcome);
  return newCandidate({ family: 'pot', call, stroke, clean: worth, prior: worth, taste });
}

/** The prior of a stroke that works without error: its chance, else about a foul. */
function withPrior(problem: Problem, candidate: Candidate, chance: number): Candidate {
  const missed = worthOfFoul(problem);
  return newCandidate({
    ...candidate, prior: chance * candidate.clean + (1 - chance) * missed,
  });
}
