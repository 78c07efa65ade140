export { type BySeat, SEATS, type Seat, opponentOf, withSeat } from '@tenball/rules';
export type { TextError } from '@tenball/equipment';
export type {
  Command, CommandOf, CorrectingCommand, Rejection, Revision, SeatCommand,
} from './command.ts';
export type { Entry, EntryOf } from './scoresheet.ts';
export type { Match, MatchSetup, Moment } from './match.ts';
export { DEFAULT_SETUP, matchAt, startMatch } from './start-match.ts';
export { actorOf, decide, previewCorrection } from './decide.ts';
export type { Correction } from './revise.ts';
export { apply, applyAll, countingEntries, momentAt } from './apply.ts';
export {
  type ClockState, type ShotClock, clockState, extendClock, freshClock, remainingMs, startClock,
  stopClock,
} from './shot-clock.ts';
export { placementRejection } from './placing.ts';
export { strokeRejection } from './shot-rejection.ts';
export { type Observed, observe } from './observe.ts';
export { type ObviousCall, obviousCall } from './obvious-call.ts';
export { commandOf, commandsOf } from './command-of.ts';
export {
  type ReplayFailure, type ShotEntry, type VerifyFailure, replayCommands, traceOf, verifyEntries,
} from './replay.ts';
export { type MatchStatistics, type SeatStatistics, statisticsOf } from './statistics.ts';
export type { Position } from './position.ts';
export { formatPosition, parsePosition } from './position-notation.ts';
export { type PositionProblem, positionProblem } from './position-check.ts';
export { matchFromPosition, positionOf } from './match-position.ts';
export {
  type AboutTag, type CommandItem, type Game, type GameCommand, type GameItem, type GameNote,
  type GameOutcome, type Mark, type SpottedBall, type WrittenResult,
} from './game.ts';
export type { GameTextError } from './game-text.ts';
export {
  type GamePlaces, type GameText, MOST_CHARACTERS, formatGame, parseGame, parseGameText, placesOf,
} from './scoresheet-notation.ts';
export { type GameExtra, gameOf, outcomeOf } from './game-of.ts';
export type { Claim, ClaimKind } from './game-compare.ts';
export {
  type GameDifference, type GameReplay, type GameReport, replayGame, verifyGame,
} from './game-replay.ts';
export { paramBounds } from './param-bounds.ts';
