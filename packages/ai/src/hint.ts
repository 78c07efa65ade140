/**
 * Help for a player, in four steps (AI specification 6.1): what kind of shot, which ball and how
 * likely for this arm, where the cue ball should end and how it is struck, and all of it as lines.
 *
 * A hint is worked out in parts that know nothing of each other: first the advice, then chances,
 * zone and plan of that advice. Each has a seed and a budget of its own, so the parts may be worked
 * out one after the other or on several threads at once, and the hint is the same.
 */
import { type Seed, derive } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import { adviseOn } from './hint-advice.ts';
import { chancesOf } from './hint-chances.ts';
import {
  type Advice, type Counted, HINT_PARTS, type Hint, type HintPart, type HintQuestion, type Parts,
} from './hint-content.ts';
import { joinHint } from './hint-join.ts';
import { planOf } from './hint-plan.ts';
import { zoneOf } from './hint-zone.ts';
import type { Skill } from './skills.ts';

/** Shares of the budget, a part at a time. */
export const HINT_SHARES = { advice: 0.68, chances: 0.13, zone: 0.07, plan: 0.12 } as const;
/** Keys of the seeds of the parts. */
const KEYS = { advice: 1, chances: 2, zone: 3, plan: 4 } as const;

/**
 * The hint for `seat`, or undefined when there is nothing to advise: it is not its shot, a decision
 * is pending, or the rack has to be broken. The same arguments give the same hint.
 */
export function hintFor(
  match: Match, seat: Seat, skill: Skill, seed: Seed, budget: number,
): Hint | undefined {
  const question = { match, seat, skill, seed, budget };
  const advised = hintAdvice(question);
  if (advised === undefined) return undefined;
  return joinHint(advised, new Map(
    HINT_PARTS.map((part) => [part, hintPart(question, advised.value, part)]),
  ));
}

/** The first part of a hint, on which the others build; undefined where nothing is advised. */
export function hintAdvice(question: HintQuestion): Counted<Advice> | undefined {
  return adviseOn(ofPart(question, 'advice'));
}

/** Another part of the hint that begins with `advice`. */
export function hintPart<P extends HintPart>(
  question: HintQuestion, advice: Advice, part: P,
): Counted<Parts[P]>;
export function hintPart(
  question: HintQuestion, advice: Advice, part: HintPart,
): Counted<Parts[HintPart]> {
  const asked = ofPart(question, part);
  switch (part) {
    case 'chances': return chancesOf(asked, advice);
    case 'zone': return zoneOf(asked, advice);
    case 'plan': return planOf(asked, advice);
  }
}

function ofPart(question: HintQuestion, part: keyof typeof KEYS): HintQuestion {
  return {
    ...question,
    seed: derive(question.seed, KEYS[part]),
    budget: Math.max(1, Math.floor(question.budget * HINT_SHARES[part])),
  };
}
