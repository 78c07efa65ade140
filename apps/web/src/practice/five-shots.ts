/**
 * Five shots that suggest a level to a newcomer: a guess. Each level's arm makes so many of them on
 * average; the level whose number is nearest to the pots is suggested.
 */
import { LEVELS, type Level, SKILLS, netSigmaDegrees } from '@tenball/ai';
import { distance } from '@tenball/base';
import { BALL_RADIUS, TABLES } from '@tenball/equipment';
import { parsePosition } from '@tenball/match';
import { factsOf } from '../editor/facts.ts';
import type { Exercise } from '../exercise/exercise.ts';

const STATE = 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

/** From a ball before the pocket to a long thin cut. */
const PLACES: readonly (readonly [cue: string, one: string])[] = [
  ['793.75,158.75', '1031.875,396.875'],
  ['317.5,-79.375', '793.75,238.125'],
  ['-158.75,158.75', '635,238.125'],
  ['-476.25,-158.75', '714.375,0'],
  ['-952.5,79.375', '476.25,79.375'],
];

/** The shots in their order, the easiest first. */
export const FIVE_SHOTS: readonly Exercise[] = PLACES.map(([cue, one], index) => ({
  id: `five-${index + 1}`,
  title: { ru: `Удар ${index + 1} из 5`, en: `Shot ${index + 1} of 5` },
  task: {
    ru: 'Забейте 1 в любую лузу. Каждый удар играется один раз.',
    en: 'Pot the 1 in any pocket. Each shot is played once.',
  },
  position: `TBP1 9 c@${cue}/1@${one}/10@-1190.625,-317.5 ${STATE}`,
  goal: { kind: 'pot', ball: 1 },
}));

/** How far a ball may miss the middle of a corner mouth and still fall, metres. */
const MARGIN = TABLES['9'].cornerMouth / 2 - BALL_RADIUS;

/** How many of the five the arm of `level` makes on average. */
export function expectedPots(level: Level): number {
  const sigma = netSigmaDegrees(SKILLS[level]);
  return FIVE_SHOTS.reduce((sum, shot) => sum + chanceOf(shot, sigma), 0);
}

/**
 * The chance of a pot under a normal error of `sigma` degrees: an error of the cue ball is
 * magnified by its way over the diameter, and by the cut.
 */
function chanceOf({ position }: Exercise, sigma: number): number {
  const read = parsePosition(position);
  const { 0: cue, 1: one } = read.ok ? read.value.layout : {};
  const pot = read.ok ? factsOf(read.value, 1)?.pot : undefined;
  if (cue === undefined || one === undefined || pot === undefined) return 0;
  const allowed = Math.atan(MARGIN / distance(one, pot.mouth));
  const cut = Math.cos((pot.cutDegrees * Math.PI) / 180);
  const magnified = distance(cue, pot.ghost) / (2 * BALL_RADIUS * cut);
  const error = ((sigma * Math.PI) / 180) * magnified;
  return erf(allowed / (error * Math.SQRT2));
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7; for arguments from 0. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = terms.reduceRight((rest, term) => (rest + term) * t, 0);
  return 1 - sum * Math.exp(-x * x);
}

/**
 * The level that `pots` of the five suggest. Five shots say little, so the share is taken by the
 * rule of succession: one pot and one miss are added to them.
 */
export function suggestedLevel(pots: number): Level {
  const likely = ((pots + 1) / (FIVE_SHOTS.length + 2)) * FIVE_SHOTS.length;
  const far = (level: Level) => Math.abs(expectedPots(level) - likely);
  return LEVELS.reduce((best, level) => (far(level) < far(best) ? level : best), LEVELS[0]);
}
