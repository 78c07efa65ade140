export { type BySeat, SEATS, type Seat, opponentOf, withSeat } from './seat.ts';
export { BASE, EDITIONS, type Edition, type Rulebook } from './rulebook.ts';
export type { Call } from './call.ts';
export {
  EMPTY_SHOT_LOG, type Interference, type PocketedBall, type SettledBall, type ShotLog,
  type TouchedBall,
} from './shot-log.ts';
export {
  CUE_BALL_PLACES, type CueBallPlace, DECISION_KINDS, type DecisionKind, PHASES,
  type PendingDecision, type Phase, type Situation, isPushOutOpen, isTenLast, lowestBall,
} from './situation.ts';
export { FOUL_CODES, type FoulCode } from './foul.ts';
export {
  type Check, type Clause, DECISIONS, type Decision, type Facts, type Foul, INNINGS, type Inning,
  OPTIONS, type Option, type Reason, type Ruling,
} from './ruling.ts';
