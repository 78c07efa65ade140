export { type BySeat, SEATS, type Seat, opponentOf, withSeat } from '@tenball/rules';
export type { TextError } from '@tenball/equipment';
export type { Command, Rejection } from './command.ts';
export type { Entry } from './scoresheet.ts';
export type { Match, MatchSetup } from './match.ts';
export { DEFAULT_SETUP, startMatch } from './start-match.ts';
export { actorOf, decide } from './decide.ts';
export { apply, applyAll } from './apply.ts';
export { placementRejection } from './placing.ts';
export { type Observed, observe } from './observe.ts';
export { type ObviousCall, obviousCall } from './obvious-call.ts';
export {
  type ReplayFailure, type SeatCommand, type ShotEntry, type VerifyFailure, commandsOf,
  replayCommands, traceOf, verifyEntries,
} from './replay.ts';
export { type MatchStatistics, type SeatStatistics, statisticsOf } from './statistics.ts';
export type { Position } from './position.ts';
export { formatPosition, parsePosition } from './position-notation.ts';
export { type PositionProblem, positionProblem } from './position-check.ts';
export { matchFromPosition, positionOf } from './match-position.ts';
