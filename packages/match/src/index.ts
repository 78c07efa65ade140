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
export { type Observed, observe } from './observe.ts';
export { type ObviousCall, obviousCall } from './obvious-call.ts';
export {
  type ReplayFailure, type ShotEntry, type VerifyFailure, commandOf, commandsOf, replayCommands,
  traceOf, verifyEntries,
} from './replay.ts';
export { type MatchStatistics, type SeatStatistics, statisticsOf } from './statistics.ts';
export type { Position } from './position.ts';
export { formatPosition, parsePosition } from './position-notation.ts';
export { type PositionProblem, positionProblem } from './position-check.ts';
export { matchFromPosition, positionOf } from './match-position.ts';
