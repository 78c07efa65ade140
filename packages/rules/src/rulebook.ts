/**
 * The options of an edition as data: section 11 of the rules specification.
 * `BASE` is the default edition; `editions.ts` says in what the others differ, and
 * `parameters.ts` what each parameter may be.
 */

export interface Rulebook {
  /** The edition this began as; single parameters may have been changed since. */
  readonly edition: Edition;
  readonly callMode: 'ballAndPocket' | 'tenOnly' | 'none';
  readonly obviousShots: 'allowed' | 'allSpoken';
  readonly wrongfulOption: boolean;
  readonly safetyPocketOption: 'any' | 'legalBallOnly' | 'none';
  readonly earlyCalledTen: 'spotAndContinue' | 'winsRack';
  readonly uncalledTenWithCalledBall: 'spotAndContinue' | 'wins';
  readonly tenOnBreak: 'spotAndContinue' | 'winsRack' | 'winsExceptFootCorners';
  readonly pushOut: boolean;
  /** `2and3`: these two stand on the rear corners of the rack. */
  readonly rackCorners: 'random' | '2and3';
  readonly rackBy: 'event' | 'referee' | 'breaker' | 'loser';
  readonly breakBox: 'off' | 'on';
  readonly breakRailBalls: number;
  readonly illegalBreak: 'foulBallInHand' | 'opponentChoosesReRack' | 'loseBreak';
  readonly threePointRule: 'off' | 'on';
  readonly simultaneousContact: 'legalIfLowestIncluded' | 'foul';
  readonly touchedBalls: 'allBalls' | 'cueBallOnly';
  readonly ballInHandAfterFoul: 'anywhere' | 'behindHeadString';
  readonly threeFouls: 'lossOfRack' | 'off';
  readonly threeFoulWarning: 'required' | 'none';
  readonly jumpCue: 'allowed' | 'forbidden';
  readonly offTableNonTen: 'stayOut' | 'spot';
  readonly settleSeconds: number;
  readonly firstBreak: 'lag' | 'coin' | 'rating';
  readonly breakOrder: 'alternate' | 'winner' | 'loser' | 'trailing';
  readonly concedePenalty: 'none' | 'warnThenRack';
  /** Off: the referee may still put both players on it after a warning for slow play (G6.15). */
  readonly shotClock: 'off' | 'on';
  /** The shot clock while it runs, seconds. */
  readonly shotClockSeconds: number;
  /** Seconds left at the warning. */
  readonly shotClockWarning: number;
  readonly extensionsPerRack: number;
  readonly extensionSeconds: number;
  readonly timeoutsPerMatch: number;
  readonly timeoutMinutes: number;
}

export const EDITIONS = [
  'base', 'wpa-2008', 'wpa-2016', 'wpa-2025', 'csi', 'upa', 'napa', 'napa-pro', 'japan-2008-dp',
  'japan-2008-wpc', 'custom',
] as const;
export type Edition = (typeof EDITIONS)[number];

export const BASE: Rulebook = {
  edition: 'base',
  callMode: 'ballAndPocket',
  obviousShots: 'allowed',
  wrongfulOption: true,
  safetyPocketOption: 'any',
  earlyCalledTen: 'spotAndContinue',
  uncalledTenWithCalledBall: 'spotAndContinue',
  tenOnBreak: 'spotAndContinue',
  pushOut: true,
  rackCorners: 'random',
  rackBy: 'event',
  breakBox: 'off',
  breakRailBalls: 4,
  illegalBreak: 'foulBallInHand',
  threePointRule: 'off',
  simultaneousContact: 'legalIfLowestIncluded',
  touchedBalls: 'allBalls',
  ballInHandAfterFoul: 'anywhere',
  threeFouls: 'lossOfRack',
  threeFoulWarning: 'required',
  jumpCue: 'allowed',
  offTableNonTen: 'stayOut',
  settleSeconds: 5,
  firstBreak: 'lag',
  breakOrder: 'alternate',
  concedePenalty: 'none',
  shotClock: 'off',
  shotClockSeconds: 35,
  shotClockWarning: 10,
  extensionsPerRack: 1,
  extensionSeconds: 25,
  timeoutsPerMatch: 1,
  timeoutMinutes: 5,
};
