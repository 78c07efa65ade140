/** A computer player as data: the arm (how exactly it strikes) and the head (how far it thinks). */

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];

/** How far a player thinks. Nothing here makes blunders by chance: a weak head sees less. */
export interface Head {
  /** `ghost-ball`: aims at the ghost ball, throw and squirt forgotten. `solved`: by rehearsal. */
  readonly aim: 'ghost-ball' | 'solved';
  /** Fineness of the scan over speed, follow and side. */
  readonly grid: 'two-speeds' | 'coarse' | 'medium' | 'fine';
  /** Sees banks, kicks, combinations and caroms: every stroke that happens to pot a ball. */
  readonly indirect: boolean;
  /** Looks for a safety when the best attack is worth less than this. */
  readonly defendBelow: number;
  /** With no pot to play: just hits the ball on, or looks for a stroke that leaves little. */
  readonly stuck: 'hits' | 'defends';
  /** Rolls the cue ball away after the break when nothing is on. */
  readonly pushesOut: boolean;
  /** What he takes his arm's error for, a share of what it is: below 1 is over-confident. */
  readonly confidence: number;
  /** Most rehearsals of one stroke under the arm's error. */
  readonly mostSamples: number;
  /** Temperature of the choice among strokes, in chance to win the rack; 0 takes the best. */
  readonly temperature: number;
  /** Values a position by the next ball's best pot, or by all that lies there. */
  readonly foresight: 'next-ball' | 'table';
}

export interface Skill {
  readonly level: Level;
  /** Standard deviation of the cue's direction, degrees (the squirt of tip errors comes on top). */
  readonly headingSigmaDegrees: number;
  /** Standard deviation of the cue speed, as a share of it. */
  readonly speedSigma: number;
  /** Standard deviations of the tip's contact point, in ball radii. */
  readonly tipRightSigma: number;
  readonly tipUpSigma: number;
  /** Simulations a decision may use; prefix runs count by their share. */
  readonly budget: number;
  readonly head: Head;
}

/** Tip centre to contact point, over the radius: 1 / (1 + 10.6 mm / R) / R, per millimetre. */
const RADII_PER_MILLIMETRE = 0.7294 / 28.575;
/** Squirt of a small side offset, degrees per ball radius: 2.5 / 23.5 (end mass ratio 20). */
const SQUIRT_DEGREES_PER_RADIUS = (2.5 / 23.5) * (180 / 3.141592653589793);

interface Row {
  /** Net direction error of the cue ball, degrees, squirt of the side error included. */
  readonly netDegrees: number;
  readonly speed: number;
  readonly rightMillimetres: number;
  readonly upMillimetres: number;
  readonly budget: number;
  readonly head: Head;
}

const NOVICE: Head = {
  aim: 'ghost-ball', grid: 'two-speeds', indirect: false, defendBelow: 0, stuck: 'hits',
  pushesOut: false, confidence: 0.6, mostSamples: 1, temperature: 0.08, foresight: 'next-ball',
};
const CASUAL: Head = {
  ...NOVICE, aim: 'solved', grid: 'coarse', mostSamples: 2, temperature: 0.04,
};
const LEAGUE: Head = {
  ...CASUAL, defendBelow: 0.4, stuck: 'defends', pushesOut: true, mostSamples: 4,
  temperature: 0.025,
};
const CLUB: Head = { ...LEAGUE, confidence: 0.7, mostSamples: 8, temperature: 0.015 };
const STRONG: Head = {
  ...CLUB, grid: 'medium', defendBelow: 0.5, confidence: 0.8, mostSamples: 16, temperature: 0.01,
};
const OPEN: Head = { ...STRONG, temperature: 0.005 };
const MASTER: Head = {
  ...OPEN, indirect: true, defendBelow: 0.75, confidence: 1, mostSamples: 64, temperature: 0,
  foresight: 'table',
};
const MACHINE: Head = { ...MASTER, grid: 'fine' };

/**
 * Arms of the ten levels, found by `bench/levels.ts` on racks of purpose `choose`: the ten-ball
 * ghost from none to nearly all, and each level to win some two racks of three from the one below.
 * They begin at the AI study, section 7, column “ship”; the heads are stronger here than there, so
 * levels 5 to 9 have wider arms. Speed and tip errors go with the direction about as in AI
 * specification 2.3.
 */
const ROWS: Readonly<Record<Level, Row>> = {
  1: row(0.95, 0.21, 1.55, 2.85, 120, NOVICE),
  2: row(0.58, 0.165, 1.07, 2.35, 240, CASUAL),
  3: row(0.365, 0.135, 0.72, 1.9, 320, LEAGUE),
  4: row(0.24, 0.1, 0.49, 1.6, 400, CLUB),
  5: row(0.17, 0.088, 0.37, 1.25, 600, STRONG),
  6: row(0.12, 0.072, 0.27, 1.02, 900, OPEN),
  7: row(0.117, 0.07, 0.26, 1, 2000, MASTER),
  8: row(0.087, 0.0545, 0.197, 0.735, 2500, MASTER),
  9: row(0.053, 0.029, 0.115, 0.42, 4000, MACHINE),
  10: row(0.005, 0.003, 0.01, 0.03, 6000, MACHINE),
};

/** The ten levels, from a beginner to a machine. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: skill(1), 2: skill(2), 3: skill(3), 4: skill(4), 5: skill(5),
  6: skill(6), 7: skill(7), 8: skill(8), 9: skill(9), 10: skill(10),
};

export function isLevel(value: unknown): value is Level {
  return (LEVELS as readonly unknown[]).includes(value);
}

/** Net direction error of the cue ball for a centre-ball stroke, degrees. */
export function netSigmaDegrees(skill: Skill): number {
  const squirt = skill.tipRightSigma * SQUIRT_DEGREES_PER_RADIUS;
  return Math.sqrt(skill.headingSigmaDegrees * skill.headingSigmaDegrees + squirt * squirt);
}

/** `skill` as its owner sees himself: what he plans with. The arm stays what it is. */
export function believed(skill: Skill): Skill {
  return withErrors(skill, skill.head.confidence);
}

/** `skill` with the errors of aim and tip times `aim`, and that of speed times `speed`. */
export function withErrors(skill: Skill, aim: number, speed = aim): Skill {
  return {
    ...skill,
    headingSigmaDegrees: skill.headingSigmaDegrees * aim,
    speedSigma: skill.speedSigma * speed,
    tipRightSigma: skill.tipRightSigma * aim,
    tipUpSigma: skill.tipUpSigma * aim,
  };
}

function row(
  netDegrees: number, speed: number, rightMillimetres: number, upMillimetres: number,
  budget: number, head: Head,
): Row {
  return { netDegrees, speed, rightMillimetres, upMillimetres, budget, head };
}

function skill(level: Level): Skill {
  const of = ROWS[level];
  const tipRightSigma = of.rightMillimetres * RADII_PER_MILLIMETRE;
  const squirt = tipRightSigma * SQUIRT_DEGREES_PER_RADIUS;
  // The cue's own direction is what remains of the net error; at least three tenths of it.
  const least = 0.09 * of.netDegrees * of.netDegrees;
  const heading = Math.max(of.netDegrees * of.netDegrees - squirt * squirt, least);
  return {
    level,
    headingSigmaDegrees: Math.sqrt(heading),
    speedSigma: of.speed,
    tipRightSigma,
    tipUpSigma: of.upMillimetres * RADII_PER_MILLIMETRE,
    budget: of.budget,
    head: of.head,
  };
}
