/** What a hint holds, and what it is asked with: plain data that travels between threads. */
import type { Seed, Vec2 } from '@tenball/base';
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call, Seat } from '@tenball/rules';
import type { Margin } from './margin.ts';
import type { Skill } from './skills.ts';

export const HINT_KINDS = ['attack', 'safety', 'push-out'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** The shot that is advised, and how sure that is. */
export interface Advice {
  readonly kind: HintKind;
  /** Kinds of shot that are worth as much, as far as the samples tell: less than 1.5 errors. */
  readonly equal: readonly HintKind[];
  /** Where the cue ball in hand should be put first. */
  readonly place: Vec2 | undefined;
  readonly call: Call;
  readonly stroke: Stroke;
  /** Chance to win the rack with it, a share of 1. */
  readonly worth: number;
  /** What became of it under the player's own errors. */
  readonly own: OwnDraws;
}

/** Draws of the advised stroke under the player's own errors, which had no part in choosing it. */
export interface OwnDraws {
  readonly draws: number;
  /** How many did what they should. */
  readonly works: number;
  /** Where the cue ball ended in these, metres. */
  readonly ends: readonly Vec2[];
}

export const HINT_ARMS = ['you', 'club', 'pro'] as const;
/** The player's own, with the same stroke aimed for a club player's, and a professional's. */
export type HintArm = (typeof HINT_ARMS)[number];

/** Chance that the shot does what it should: the pot as called, a safety without a foul. */
export interface HintChances extends Readonly<Record<HintArm, number>> {
  /** The true chances are no farther off than this, 95 times of a hundred. */
  readonly within: number;
}

export const PACES = ['soft', 'medium', 'firm'] as const;
export const HEIGHTS = ['draw', 'stun', 'follow'] as const;
export const SIDES = ['left', 'none', 'right'] as const;

/** How the cue ball is struck, in a player's words. */
export interface Manner {
  readonly pace: (typeof PACES)[number];
  readonly height: (typeof HEIGHTS)[number];
  readonly side: (typeof SIDES)[number];
}

/** Where the cue ball should come to rest. */
export interface HintZone {
  readonly manner: Manner;
  /**
   * Hull of the tried ends that keep nine tenths of the best worth, counter-clockwise; empty when
   * nothing follows (the rack is won), or hardly any of the good shots end there.
   */
  readonly hull: readonly Vec2[];
  /** Share of this player's shots that work in which the cue ball ends in the hull. */
  readonly share: number;
}

export interface HintPath {
  readonly ball: Ball;
  readonly points: readonly Vec2[];
  readonly pocket: Pocket | undefined;
}

/** A ball sends the next one on its way. */
export interface HintLink {
  readonly by: Ball;
  readonly ball: ObjectBall;
  /** Centre of the ball `by` as they touch. */
  readonly at: Vec2;
}

/** How the ball comes to its pocket: straight, or by other balls and by cushions. */
export interface HintWay {
  /** The ball that the cue ball meets first. */
  readonly first: ObjectBall | undefined;
  /** From the cue ball on to the ball that drops; empty where none is called. */
  readonly links: readonly HintLink[];
  /** A ball at rest that the called one glances off. */
  readonly kiss: ObjectBall | undefined;
  /** Centres of the cue ball at the cushions it meets before any ball. */
  readonly kicks: readonly Vec2[];
  /** Centres of the called ball at the cushions on its way. */
  readonly banks: readonly Vec2[];
}

/** The whole shot, and what comes after it. */
export interface HintPlan {
  /** The cue ball at its first contact with a ball. */
  readonly ghost: Vec2 | undefined;
  readonly way: HintWay;
  readonly paths: readonly HintPath[];
  /** How far the aim may be off before the ball stays out; undefined where nothing is potted. */
  readonly margin: Margin | undefined;
  /** The two shots after this one, as far as they can be seen. */
  readonly next: readonly { readonly ball: ObjectBall; readonly pocket: Pocket }[];
}

export interface Hint {
  readonly advice: Advice;
  readonly chances: HintChances;
  readonly zone: HintZone;
  readonly plan: HintPlan;
  /** Simulations used, prefix runs counted by their share. */
  readonly simulations: number;
}

/** What is asked: the position, whose help it is, the arm, and the work that may be done. */
export interface HintQuestion {
  readonly match: Match;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly seed: Seed;
  /** Simulations in all. */
  readonly budget: number;
}

export const HINT_PARTS = ['chances', 'zone', 'plan'] as const;
export type HintPart = (typeof HINT_PARTS)[number];

/** What each part is worked out to, with the simulations it took. */
export interface Parts {
  readonly chances: HintChances;
  readonly zone: HintZone;
  readonly plan: HintPlan;
}

/** A result with the simulations it took. */
export interface Counted<T> {
  readonly value: T;
  readonly simulations: number;
}
