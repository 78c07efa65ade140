/**
 * The personal looks: the colours of each ball set, its patterns, and the cloths. The one table of
 * colours that the plan, the 3D scene, the pages and pictures that are saved draw from. Design 2.3.
 */
import type { Ball, ObjectBall } from '@tenball/equipment';

export const BALL_SETS = ['tournament', 'tv', 'contrast'] as const;
export type BallSet = (typeof BALL_SETS)[number];

export const CLOTHS = ['blue', 'green', 'burgundy', 'slate'] as const;
export type ClothName = (typeof CLOTHS)[number];

/** What is drawn between the disc of the number and the edge of the ball. */
export const PATTERNS = ['plain', 'rings', 'dashes', 'dots', 'ticks'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What a player has chosen of the looks. */
export interface LookSettings {
  readonly ballSet: BallSet;
  readonly largeNumbers: boolean;
  /** `set`: the cloth that the balls bring. */
  readonly cloth: 'set' | ClothName;
}

/** A cloth with the wood of its rails, sRGB. */
export interface Cloth {
  readonly name: ClothName;
  /** What the cloth itself gives back, for the scene that lights it. */
  readonly albedo: string;
  /** As it looks under the lamp: bright in the middle, at half way, at the rails. */
  readonly lit: readonly [string, string, string];
  /** The cushions from the nose to the wood. */
  readonly cushion: readonly [string, string, string, string];
  /** Line round the bed, and line of the nose that catches the lamp. */
  readonly edge: string;
  readonly nose: string;
  /** The wood from the nose outwards. */
  readonly wood: readonly [string, string, string];
  /** By which factors the wood differs from walnut, linear. */
  readonly woodTint: readonly [number, number, number];
}

/** How the table looks to this player. */
export interface Look {
  readonly ballSet: BallSet;
  readonly largeNumbers: boolean;
  readonly cloth: Cloth;
}

export const IVORY = '#f3eedf';
export const CUE_BALL_IVORY = '#f4efe2';
export const CUE_BALL_DOT = '#c8252f';
export const INK = '#15161a';

/** The disc of a number grows by this for large numbers. */
export const LARGE_DISC = 1.35;

type Solids = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>>;

const TOURNAMENT: Solids = {
  1: '#f2b705', 2: '#1457b8', 3: '#d3202b', 4: '#5b2a86', 5: '#f0701a', 6: '#0e7a43',
  7: '#7c1f2b', 8: '#17181b',
};

/** Colours of the solids; the 9 and 10 wear the 1 and 2 as a band. */
export const SOLIDS: Readonly<Record<BallSet, Solids>> = {
  tournament: TOURNAMENT,
  // On a screen purple is too near blue: television plays with a pink four.
  tv: { ...TOURNAMENT, 4: '#f48fd0' },
  contrast: {
    1: '#ffef39', 2: '#1484d9', 3: '#9e1010', 4: '#f6b1dd', 5: '#ef7f12', 6: '#2e5b52',
    7: '#9b7d65', 8: '#14161c',
  },
};

const CONTRAST_PATTERNS: Readonly<Record<ObjectBall, Pattern>> = {
  1: 'plain', 2: 'rings', 3: 'dashes', 4: 'dots', 5: 'ticks', 6: 'rings', 7: 'dashes', 8: 'plain',
  9: 'plain', 10: 'rings',
};

/** Balls whose pattern is light; it is ink on the others. */
const LIGHT_PATTERNS: readonly Ball[] = [2, 3, 6, 10];

export const CLOTH_LOOKS: Readonly<Record<ClothName, Cloth>> = {
  blue: {
    name: 'blue', albedo: '#0a4f88', lit: ['#1f6fb2', '#195f9c', '#104673'],
    cushion: ['#17598f', '#1a639f', '#14527f', '#0c395e'], edge: '#0a2f4f', nose: '#8cc3f0',
    wood: ['#4a3122', '#573a27', '#352217'], woodTint: [1, 1, 1],
  },
  green: {
    name: 'green', albedo: '#0a5238', lit: ['#1f7a57', '#19694a', '#0f4c35'],
    cushion: ['#166345', '#196e4d', '#13573d', '#0b3d2a'], edge: '#0a3324', nose: '#8fdcb8',
    wood: ['#5a2c1c', '#693321', '#401d12'], woodTint: [1.45, 0.82, 0.72],
  },
  burgundy: {
    name: 'burgundy', albedo: '#581627', lit: ['#93344a', '#7f2a3e', '#5c1d2c'],
    cushion: ['#77273a', '#852c41', '#692233', '#491622'], edge: '#3b121d', nose: '#eda3b3',
    wood: ['#2a2422', '#332c29', '#1c1817'], woodTint: [0.34, 0.55, 0.85],
  },
  slate: {
    name: 'slate', albedo: '#3a4550', lit: ['#57636f', '#4a5560', '#363f48'],
    cushion: ['#434d57', '#4b5661', '#3b444d', '#293038'], edge: '#232a31', nose: '#c3d0dc',
    wood: ['#43403d', '#504c48', '#2f2c2a'], woodTint: [0.72, 1.55, 2.9],
  },
};

/** The cloth that comes with a set. */
const CLOTH_OF_SET: Readonly<Record<BallSet, ClothName>> = {
  tournament: 'blue', tv: 'blue', contrast: 'slate',
};

/** The look that a player's settings mean. */
export function lookOf({ ballSet, largeNumbers, cloth }: LookSettings): Look {
  return {
    ballSet, largeNumbers, cloth: CLOTH_LOOKS[cloth === 'set' ? CLOTH_OF_SET[ballSet] : cloth],
  };
}

/** The look where nobody has chosen one. */
export const DEFAULT_LOOK: Look = lookOf({
  ballSet: 'tournament', largeNumbers: false, cloth: 'set',
});

/** The colour of a ball, or of its band. */
export function ballColour(set: BallSet, ball: Ball): string {
  if (ball === 0) return CUE_BALL_IVORY;
  return SOLIDS[set][ball === 9 ? 1 : ball === 10 ? 2 : ball];
}

/** The pattern of a ball. Only the set made for colour vision of every kind has any. */
export function patternOf(set: BallSet, ball: Ball): Pattern {
  return set === 'contrast' && ball !== 0 ? CONTRAST_PATTERNS[ball] : 'plain';
}

/** The colour of a ball's pattern. */
export function patternColour(ball: Ball): string {
  return LIGHT_PATTERNS.includes(ball) ? IVORY : INK;
}

/** How much larger than usual the disc of a number is. */
export function discScale({ largeNumbers }: Pick<Look, 'largeNumbers'>): number {
  return largeNumbers ? LARGE_DISC : 1;
}

/** One line of a pattern round the number: a circle, whole or broken. */
export interface PatternRing {
  /** From the disc (0) to the edge (1). */
  readonly at: number;
  /** Its width, as a part of the way from the disc to the edge. */
  readonly width: number;
  /** How many pieces it has; 0: one whole circle. */
  readonly pieces: number;
  /** The part of a piece that is drawn. */
  readonly filled: number;
}

/** The rings of a pattern, the same on every surface. */
export const PATTERN_RINGS: Readonly<Record<Pattern, readonly PatternRing[]>> = {
  plain: [],
  rings: [
    { at: 0.3, width: 0.17, pieces: 0, filled: 1 }, { at: 0.72, width: 0.17, pieces: 0, filled: 1 },
  ],
  dashes: [{ at: 0.5, width: 0.3, pieces: 8, filled: 0.55 }],
  dots: [{ at: 0.5, width: 0.36, pieces: 12, filled: 0.38 }],
  ticks: [{ at: 0.55, width: 0.62, pieces: 12, filled: 0.17 }],
};
