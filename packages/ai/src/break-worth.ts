/** What it is worth to break: what breaks come to, and what is to be had after them. */
import { TEMPLATE_BELOW } from './break.ts';
import type { Problem } from './problem.ts';

/** Shares of breaks that make a ball without a foul, and that are fouls. */
interface BreakShares {
  readonly made: number;
  readonly foul: number;
}

/** By rack and kind of head, as measured before `withinReach` (docs/ai.md has newer figures). */
const SHARES = {
  template: { full: { made: 0.8, foul: 0.07 }, plain: { made: 0.61, foul: 0.13 } },
  triangle: { full: { made: 0.64, foul: 0.1 }, plain: { made: 0.5, foul: 0.11 } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, BreakShares>>>>;
const BALLS = 10;
/** Nobody is worse off for the break: breaks of beginners are not measured that well. */
const LEAST = 0.5;

/**
 * Chance to win a fresh rack that the player breaks, against an equal: a ball made leaves nine and
 * the table to him, a dry break ten to the other, a foul ten and the cue ball in hand.
 */
export function worthOfBreak({ match, skill, outlook }: Problem): number {
  const rack = match.setup.rackGapSigma < TEMPLATE_BELOW ? 'template' : 'triangle';
  const { made, foul } = SHARES[rack][skill.head.indirect ? 'full' : 'plain'];
  const ahead = outlook.ladder[BALLS - 1] ?? LEAST;
  const behind = 1 - (outlook.ladder[BALLS] ?? LEAST);
  const inHand = 1 - (outlook.inHand[BALLS] ?? LEAST);
  return Math.max(LEAST, made * ahead + (1 - made - foul) * behind + foul * inHand);
}
