/**
 * The options of an edition as data: section 11 of the rules specification.
 * `BASE` is the default edition; others arrive as presets of the same shape.
 */

export interface Rulebook {
  /** `base`, `wpa-2008`, `wpa-2016` or `custom`. */
  readonly edition: Edition;
  readonly callMode: 'ballAndPocket' | 'tenOnly' | 'none';
  readonly obviousShots: 'allowed' | 'allSpoken';
  readonly earlyCalledTen: 'spotAndContinue' | 'winsRack';
  readonly uncalledTenWithCalledBall: 'spotAndContinue' | 'wins';
  readonly tenOnBreak: 'spotAndContinue' | 'winsRack' | 'winsExceptFootCorners';
  readonly pushOut: boolean;
  readonly wrongfulOption: boolean;
  readonly safetyPocketOption: 'any' | 'legalBallOnly' | 'none';
  readonly breakRailBalls: number;
  readonly illegalBreak: 'foulBallInHand' | 'opponentChoosesReRack' | 'loseBreak';
  readonly threePointRule: 'off' | 'on';
  readonly breakBox: 'off' | 'on';
  readonly touchedBalls: 'allBalls' | 'cueBallOnly';
  readonly simultaneousContact: 'legalIfLowestIncluded' | 'foul';
  readonly threeFouls: 'lossOfRack' | 'off';
  readonly threeFoulWarning: 'required' | 'none';
  readonly ballInHandAfterFoul: 'anywhere' | 'behindHeadString';
  readonly offTableNonTen: 'stayOut' | 'spot';
  readonly settleSeconds: number;
  readonly breakOrder: 'alternate' | 'winner' | 'loser' | 'trailing';
  readonly concedePenalty: 'none' | 'warnThenRack';
  readonly extensionsPerRack: number;
  /** The shot clock when it is on, seconds; whether it is on is the event's business. */
  readonly shotClockSeconds: number;
  /** Seconds left at the warning. */
  readonly shotClockWarning: number;
  readonly extensionSeconds: number;
  readonly timeoutsPerMatch: number;
  readonly timeoutMinutes: number;
}

export const EDITIONS = ['base', 'wpa-2008', 'wpa-2016', 'custom'] as const;
export type Edition = (typeof EDITIONS)[number];

export const BASE: Rulebook = {
  edition: 'base',
  callMode: 'ballAndPocket',
  obviousShots: 'allowed',
  earlyCalledTen: 'spotAndContinue',
  uncalledTenWithCalledBall: 'spotAndContinue',
  tenOnBreak: 'spotAndContinue',
  pushOut: true,
  wrongfulOption: true,
  safetyPocketOption: 'any',
  breakRailBalls: 4,
  illegalBreak: 'foulBallInHand',
  threePointRule: 'off',
  breakBox: 'off',
  touchedBalls: 'allBalls',
  simultaneousContact: 'legalIfLowestIncluded',
  threeFouls: 'lossOfRack',
  threeFoulWarning: 'required',
  ballInHandAfterFoul: 'anywhere',
  offTableNonTen: 'stayOut',
  settleSeconds: 5,
  breakOrder: 'alternate',
  concedePenalty: 'none',
  extensionsPerRack: 1,
  shotClockSeconds: 35,
  shotClockWarning: 10,
  extensionSeconds: 25,
  timeoutsPerMatch: 1,
  timeoutMinutes: 5,
};
