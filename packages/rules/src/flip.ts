/** One fact of a question turned over: what was seen, called, recorded, or the rules themselves. */
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { Question } from './question-notation.ts';
import type { Edition } from './rulebook.ts';
import type { ShotLog } from './shot-log.ts';

/** Flags of a shot log that are fouls, each by itself. */
export const FOUL_FLAGS = [
  'noFootOnFloor', 'doubleHit', 'pushShot', 'placementOnOrBelowHeadString', 'badPlayHeadString',
  'cueLeftOnTable', 'outOfTurn', 'shotClockExpired',
] as const satisfies readonly (keyof ShotLog)[];
export type FoulFlag = (typeof FOUL_FLAGS)[number];

type Plain<K extends string> = { readonly kind: K };
type OfBall<K extends string> = { readonly kind: K; readonly ball: ObjectBall };
type OfBalls<K extends string> = { readonly kind: K; readonly balls: readonly Ball[] };
type OfShot<K extends string> = {
  readonly kind: K; readonly ball: ObjectBall; readonly pocket: Pocket;
};
type Count<K extends string> = { readonly kind: K; readonly count: number };
type Fall<K extends string> = {
  readonly kind: K; readonly ball: ObjectBall; readonly seconds: number;
};

export type Flip =
  /** The first contact: the lowest ball instead of another, alone, or at all. */
  | OfBall<'lowest-first'> | OfBall<'lowest-alone'> | OfBall<'lowest-hit'>
  | Plain<'rail-reached'> | Plain<'rail-missed'>
  /** Object balls at the rails on a break: as many as needed, or one fewer. */
  | Count<'break-rails'> | Count<'break-rails-fewer'>
  | Plain<'cue-ball-stayed'>
  /** The called ball went where it was called, or did not fall. */
  | OfShot<'called-ball-made'> | OfBall<'called-ball-missed'>
  /** Other balls did not fall; balls were not driven off the table. */
  | OfBalls<'balls-not-fallen'> | OfBalls<'balls-stayed-on'>
  | Count<'past-head-string'>
  | Fall<'settled-in-time'> | Fall<'settled-late'>
  | OfBalls<'not-touched'> | OfBalls<'opponent-not-touched'>
  | Plain<'not-intentional'> | Plain<'touch-harmless'> | Plain<'touch-changed-outcome'>
  | { readonly kind: 'no-foul-flag'; readonly flag: FoulFlag }
  | OfBalls<'balls-at-rest'>
  | OfBalls<'rail-frozen-declared'> | OfBalls<'rail-frozen-undeclared'>
  | OfBalls<'cue-ball-frozen-declared'>
  | Plain<'only-a-warning'>
  | Plain<'undisturbed'> | Plain<'restorable'> | Plain<'not-restorable'>
  | OfShot<'called'> | Plain<'called-safety'> | Plain<'safety-not-called'>
  | Plain<'call-spoken'> | Plain<'call-not-requested'>
  | Plain<'push-out-announced'> | Plain<'push-out-not-announced'>
  | Plain<'warned'> | Plain<'not-warned'>
  | Plain<'called-in-time'> | Plain<'called-late'>
  /** Played by the rules of these editions, which all rule alike. */
  | { readonly kind: 'under-editions'; readonly editions: readonly Edition[] };

export type FlipKind = Flip['kind'];

/** A flip and the question it makes. */
export interface Flipped {
  readonly flip: Flip;
  readonly question: Question;
}
