/**
 * When no pot is worth playing: every legal contact that can be found, straight or off cushions,
 * scored by what is left to the opponent. Heads that see more also keep the strokes that happen to
 * pot a ball (banks, kicks, combinations, caroms), and refine them.
 */
import { TAU, degrees } from '@tenball/base';
import { POCKETS, type ObjectBall } from '@tenball/equipment';
import { FATE_POCKET, type Outcome, type Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { headingTo, strokeOf } from './aim.ts';
import {
  type Candidate, freshen, halve, legalShare, meanWorth, newCandidate, roundsFor,
} from './candidate.ts';
import { visibleShare } from './evaluate.ts';
import { wrap } from './execute.ts';
import { PREFIX_SHARE, type Problem, rehearse, remaining } from './problem.ts';
import { scoreOutcome, worthOfFoul } from './score.ts';
import { type Contact, circleHeadings, facingHeadings, findContacts, thin } from './sweep.ts';
import { pocketedMask } from './verdict.ts';

const SAFETY: Call = { kind: 'safety' };
/** Speeds of the cue ball in straight contacts and off cushions, m/s. */
const FACING_SPEEDS = [0.5, 0.9, 1.5, 2.4, 3.6] as const;
const KICK_SPEEDS = [1.8, 3.4] as const;
const UPS = [0, 0.3, -0.3] as const;
/** A test speed at which a straight way is straight. */
const TEST_SPEED = 2;
/** Shares of what remains of the budget: finding contacts, trying them, refining. */
const FINDING_SHARE = 0.2;
const TRYING_SHARE = 0.5;
const REFINING_SHARE = 0.5;
const CIRCLE_DICE = 1;
const LEAST_CIRCLE = 24;
const MOST_CIRCLE = 720;
const MOST_CANDIDATES = 24;
const FRESH_COUNT = 48;
/** Refinement is for budgets that can afford it. */
const LEAST_FOR_REFINING = 400;

/** Safeties, kicks and planless pots, best first; empty when no legal contact was found. */
export function defend(problem: Problem): Candidate[] {
  const contacts = contactsOf(problem);
  const tried = tryContacts(problem, contacts);
  const refining = problem.skill.head.indirect && remaining(problem) > LEAST_FOR_REFINING;
  const kept = refining ? REFINING_SHARE : 1;
  const rounds = roundsFor(remaining(problem) * kept * 0.8, MOST_CANDIDATES);
  const best = halve(problem, tried, rounds);
  if (!refining) return best;
  const refined = refine(problem, best.slice(0, 3), stepOf(contacts));
  return freshen(problem, [...refined.slice(0, 2), ...best.slice(0, 2)], FRESH_COUNT);
}

/** The stroke with the best chance of a legal contact, when everything else has failed. */
export function lastResort(problem: Problem): Candidate {
  const ball = problem.occasion.lowest;
  const heading = headingTo(problem, problem.spread.x[ball] ?? 0, problem.spread.y[ball] ?? 0);
  const stroke = strokeOf(
    problem.match.setup.params, { ballSpeed: 2.5, tipRight: 0, tipUp: 0 }, heading,
  );
  const worth = worthOfFoul(problem);
  return newCandidate({ family: 'kick', call: SAFETY, stroke, clean: worth, prior: worth });
}

/** The likeliest of `candidates` to be no foul. */
export function safest(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates) {
    if (best === undefined || legalShare(candidate) > legalShare(best)) best = candidate;
  }
  return best;
}

/** Straight contacts; off cushions too when the ball is hidden or the head looks for more. */
function contactsOf(problem: Problem): Contact[] {
  const budget = remaining(problem) * FINDING_SHARE;
  const facing = facingHeadings(problem, Math.max(7, Math.min(29, Math.floor(budget / 3))));
  const straight = findContacts(problem, facing, TEST_SPEED).filter((contact) => !contact.kick);
  const seen = visibleShare(problem.view, problem.spread, problem.occasion.lowest);
  if (seen >= 0.4 && !problem.skill.head.indirect) return straight;
  const affordable = Math.floor(budget / (KICK_SPEEDS.length * PREFIX_SHARE));
  const count = Math.max(LEAST_CIRCLE, Math.min(MOST_CIRCLE, affordable));
  const circle = circleHeadings(problem, count, CIRCLE_DICE);
  const kicks = KICK_SPEEDS.flatMap((speed) => findContacts(problem, circle, speed));
  return [...straight, ...kicks.filter((contact) => contact.kick)];
}

interface Trial {
  readonly contact: Contact;
  readonly ballSpeed: number;
  readonly tipUp: number;
}

/** Each contact at several speeds and heights, once without error. */
function tryContacts(problem: Problem, contacts: readonly Contact[]): Candidate[] {
  const straight = contacts.filter((contact) => !contact.kick);
  const kicks = contacts.filter((contact) => contact.kick);
  const budget = remaining(problem) * TRYING_SHARE;
  const kickTrials = thin(kicks.map(asFound), Math.max(budget / 2, budget - 15 * straight.length));
  const facingTrials = thin(straight.flatMap(variations), Math.max(4, budget - kickTrials.length));
  const found: Candidate[] = [];
  for (const trial of [...facingTrials, ...kickTrials]) {
    if (remaining(problem) < 1) break;
    const candidate = tryContact(problem, trial);
    if (candidate !== undefined) found.push(candidate);
  }
  return found;
}

function asFound(contact: Contact): Trial {
  return { contact, ballSpeed: contact.ballSpeed, tipUp: 0 };
}

function variations(contact: Contact): Trial[] {
  return UPS.flatMap((tipUp) => FACING_SPEEDS.map((ballSpeed) => ({ contact, ballSpeed, tipUp })));
}

function tryContact(problem: Problem, trial: Trial): Candidate | undefined {
  const { contact, ballSpeed, tipUp } = trial;
  const delivery = { ballSpeed, tipRight: 0, tipUp };
  const stroke = strokeOf(problem.match.setup.params, delivery, contact.heading);
  const found = tryStroke(problem, stroke, contact.kick);
  if (found === undefined) return undefined;
  // A kick that only just hits is worth less than its neighbours' company suggests.
  const support = contact.kick ? contact.support : 1;
  const prior = support * found.clean + (1 - support) * worthOfFoul(problem);
  return newCandidate({ ...found, prior });
}

/** `stroke` once without error under the call that makes most of it; undefined for a foul. */
function tryStroke(problem: Problem, stroke: Stroke, kick: boolean): Candidate | undefined {
  const outcome = rehearse(problem, stroke, 'doomed');
  const potted = problem.skill.head.indirect ? pottedCall(outcome) : undefined;
  const call = potted ?? SAFETY;
  const { verdict, worth } = scoreOutcome(problem, outcome, call);
  if (verdict === 'foul') return undefined;
  const quiet = kick ? 'kick' : 'safety';
  const family = potted === undefined ? quiet : 'pot';
  return newCandidate({ family, call, stroke, clean: worth, prior: worth });
}

/** The call under which `outcome` keeps the table: any ball that went down. */
function pottedCall(outcome: Outcome): Call | undefined {
  const mask = pocketedMask(outcome);
  for (let ball = 1; ball <= 10 && mask > 0; ball += 1) {
    if ((mask & (1 << ball)) === 0) continue;
    const pocket = POCKETS[(outcome.fate[ball] ?? 0) - FATE_POCKET];
    if (pocket === undefined) continue;
    return { kind: 'pot', ball: ball as ObjectBall, pocket, obvious: false };
  }
  return undefined;
}

/** Typical turn between two neighbouring trials, radians. */
function stepOf(contacts: readonly Contact[]): number {
  return TAU / Math.max(360, contacts.length);
}

/** Neighbours of the best strokes in direction, speed and height, halved in their turn. */
function refine(problem: Problem, best: readonly Candidate[], step: number): Candidate[] {
  const near: Candidate[] = [];
  for (const candidate of best) {
    for (const turn of [-0.6, -0.35, -0.15, 0, 0.15, 0.35, 0.6]) {
      for (const speed of [0.9, 1, 1.12]) {
        for (const up of [-0.25, 0, 0.25]) {
          if (remaining(problem) < LEAST_FOR_REFINING / 2) break;
          const found = tryNear(problem, candidate, { turn: turn * step, speed, up });
          if (found !== undefined) near.push(found);
        }
      }
    }
  }
  const rounds = roundsFor(remaining(problem) * 0.6, MOST_CANDIDATES);
  return halve(problem, near, rounds);
}

function tryNear(
  problem: Problem, candidate: Candidate,
  change: { readonly turn: number; readonly speed: number; readonly up: number },
): Candidate | undefined {
  const { stroke } = candidate;
  const tipUp = stroke.tipUp + change.up;
  if (tipUp < -0.42 || 0.42 < tipUp) return undefined;
  const moved: Stroke = {
    ...stroke, tipUp, speed: stroke.speed * change.speed,
    headingDegrees: wrap(stroke.headingDegrees + degrees(change.turn)),
  };
  return tryStroke(problem, moved, candidate.family === 'kick');
}

/** Worth of the best candidate; that of a foul when there is none. */
export function bestWorth(problem: Problem, candidates: readonly Candidate[]): number {
  const [best] = candidates;
  return best === undefined ? worthOfFoul(problem) : meanWorth(best);
}
