/** Rulebooks for laws: every edition as it stands, and any mixture of parameters. */
import * as fc from 'fast-check';
import { BASE, EDITIONS, type Rulebook } from '../rulebook.ts';
import { rulebookFrom } from '../rulebook-from.ts';

/** An edition, unchanged. */
export const editions: fc.Arbitrary<Rulebook> = fc.constantFrom(...EDITIONS.flatMap((edition) => {
  const rulebook = rulebookFrom(edition);
  return rulebook.ok ? [rulebook.value] : [];
}));

/** The parameters that rulings depend on, in any mixture. */
export const mixtures: fc.Arbitrary<Rulebook> = fc.record({
  edition: fc.constant('custom'),
  callMode: fc.constantFrom('ballAndPocket', 'tenOnly', 'none'),
  obviousShots: fc.constantFrom('allowed', 'allSpoken'),
  earlyCalledTen: fc.constantFrom('spotAndContinue', 'winsRack'),
  uncalledTenWithCalledBall: fc.constantFrom('spotAndContinue', 'wins'),
  tenOnBreak: fc.constantFrom('spotAndContinue', 'winsRack', 'winsExceptFootCorners'),
  pushOut: fc.boolean(),
  wrongfulOption: fc.boolean(),
  safetyPocketOption: fc.constantFrom('any', 'legalBallOnly', 'none'),
  breakRailBalls: fc.constantFrom(4, 3, 0),
  illegalBreak: fc.constantFrom('foulBallInHand', 'opponentChoosesReRack', 'loseBreak'),
  threePointRule: fc.constantFrom('off', 'on'),
  touchedBalls: fc.constantFrom('allBalls', 'cueBallOnly'),
  simultaneousContact: fc.constantFrom('legalIfLowestIncluded', 'foul'),
  threeFouls: fc.constantFrom('lossOfRack', 'off'),
  threeFoulWarning: fc.constantFrom('required', 'none'),
  ballInHandAfterFoul: fc.constantFrom('anywhere', 'behindHeadString'),
  offTableNonTen: fc.constantFrom('stayOut', 'spot'),
  breakOrder: fc.constantFrom('alternate', 'winner', 'loser', 'trailing'),
  concedePenalty: fc.constantFrom('none', 'warnThenRack'),
  extensionsPerRack: fc.constantFrom(0, 1, 2),
  timeoutsPerMatch: fc.constantFrom(0, 1),
  settleSeconds: fc.constantFrom(5, 3),
}).map((changes) => ({ ...BASE, ...changes }));

/** Any rulebook. */
export const rulebooks: fc.Arbitrary<Rulebook> = fc.oneof(editions, mixtures, mixtures);
