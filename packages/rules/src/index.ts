export { type BySeat, SEATS, type Seat, opponentOf, withSeat } from './seat.ts';
export { BASE, EDITIONS, type Edition, type Rulebook } from './rulebook.ts';
export { type RulebookError, rulebookFrom } from './rulebook-from.ts';
export type { Call } from './call.ts';
export {
  EMPTY_SHOT_LOG, type ExternalObject, type Interference, type PocketedBall, type SettledBall,
  type ShotEvent, type ShotLog, type TouchedBall,
} from './shot-log.ts';
export {
  CUE_BALL_PLACES, type CueBallPlace, DECISION_KINDS, type DecisionKind, PHASES,
  type PendingDecision, type Phase, type Situation, actorIn, isPushOutOpen, isTenLast, lowestBall,
} from './situation.ts';
export { FOUL_CLAUSES, FOUL_CODES, type FoulCode } from './foul.ts';
export type { Clause, Reason, SentenceFacts, SentenceKey } from './sentence.ts';
export {
  type Check, DECISIONS, type Decision, type Facts, type Foul, INNINGS, type Inning, OPTIONS,
  type Option, type Recorded, type Ruling,
} from './ruling.ts';
export { adjudicate } from './adjudicate.ts';
export { adjudicateDecision } from './decision.ts';
export { MATCH_EVENT_KINDS, type MatchEvent, type MatchEventKind, type Official } from './event.ts';
export { adjudicateEvent } from './adjudicate-event.ts';
export { LAG_FAULTS, type Lag, type LagBall, type LagFault, adjudicateLag } from './lag.ts';
export { newRack, nextBreakerOf } from './advance.ts';
export { optionsOf } from './options.ts';
export {
  LANGUAGES, type Language, clauseName, foulName, sentenceOf,
} from './words.ts';
export { consequenceOf, summaryOf } from './banner.ts';
export {
  CASE_KINDS, type Case, type CaseKind, type RulableCase, adjudicateCase, isRulable,
} from './case.ts';
export { decodeCase } from './case-decode.ts';
export { type JsonObject, encodeReasons, encodeRuling } from './case-encode.ts';
export type { CaseError } from './case-values.ts';
export { formatShotLog, parseShotLog } from './shot-log-notation.ts';
