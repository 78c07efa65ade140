/** The parts that a question is told with; `question-ru.ts` and `question-en.ts` have them all. */
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { CueBallPlace } from '../situation.ts';
import type { ShotLog, TouchedBall } from '../shot-log.ts';

/** Flags of a shot log that a story tells by a sentence of their own. */
export type StoryFlag = 'noFootOnFloor' | 'doubleHit' | 'pushShot' | 'miscue' | 'cueBallJumped'
  | 'placementOnOrBelowHeadString' | 'badPlayHeadString' | 'cueLeftOnTable' | 'outOfTurn'
  | 'shotClockExpired';

/** Sentences and parts of sentences, without a full stop. */
export interface StoryWords {
  readonly break: string;
  readonly second: string;
  readonly secondAfterFoul: string;
  readonly place: Readonly<Record<CueBallPlace, string | undefined>>;
  readonly requested: string;
  readonly onTable: (balls: string) => string;
  readonly onlyTen: string;
  readonly fouls: (count: number, warned: boolean) => string;
  readonly opponentFouls: (count: number) => string;
  readonly declaredFrozen: (cueBallTo: readonly ObjectBall[], toRail: readonly Ball[]) => string;
  readonly pot: (ball: ObjectBall, pocket: Pocket) => string;
  readonly obvious: (ball: ObjectBall, pocket: Pocket) => string;
  readonly safety: string;
  readonly pushOut: string;
  readonly noCall: string;
  readonly noStroke: string;
  readonly first: (balls: readonly ObjectBall[]) => string;
  readonly noContact: string;
  readonly rails: (balls: readonly Ball[]) => string;
  readonly noRail: string;
  readonly pocketed: (balls: readonly string[]) => string;
  readonly scratch: string;
  readonly offTable: (balls: readonly Ball[]) => string;
  readonly settled: (ball: ObjectBall, pocket: Pocket, seconds: number) => string;
  readonly pastHeadString: (balls: readonly ObjectBall[]) => string;
  readonly frozenBalls: (balls: readonly ObjectBall[], declared: boolean) => string;
  readonly frozenRail: (balls: readonly Ball[], declared: boolean) => string;
  readonly touched: (touch: TouchedBall, byShooter: boolean) => string;
  readonly moving: (balls: readonly Ball[]) => string;
  readonly interference: (interference: NonNullable<ShotLog['interference']>) => string;
  readonly conduct: Readonly<Record<NonNullable<ShotLog['unsportsmanlike']>, string>>;
  readonly flags: Readonly<Record<StoryFlag, string>>;
  readonly late: string;
}
