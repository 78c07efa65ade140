export { type BySeat, SEATS, type Seat, opponentOf, withSeat } from './seat.ts';
export { BASE, EDITIONS, type Edition, type Rulebook } from './rulebook.ts';
export { type RulebookError, overridesOf, rulebookFrom } from './rulebook-from.ts';
export {
  type ChoiceParameter, type NumberParameter, PARAMETERS, PARAMETER_GROUPS, type Parameter,
  type ParameterGroup, type ParameterName, type SwitchParameter, parameterNamed,
} from './parameters.ts';
export { type EditionNote, NOTE_MARKS, type NoteMark } from './edition-note.ts';
export {
  EDITION_SHEETS, type EditionSheet, type Overrides, editionName, presetOf, sheetOf,
} from './editions.ts';
export { notesOf } from './notes-of.ts';
export { type Difference, compareRulebooks } from './compare-rulebooks.ts';
export { effectSentence, parameterName, valueName } from './option-words.ts';
export type { Call } from './call.ts';
export {
  EMPTY_SHOT_LOG, type ExternalObject, type Interference, type PocketedBall, type SettledBall,
  type ShotEvent, type ShotLog, type TouchedBall,
} from './shot-log.ts';
export {
  CUE_BALL_PLACES, type CueBallPlace, DECISION_KINDS, type DecisionKind, type DeclaredFrozen,
  NOTHING_FROZEN, PHASES, type PendingDecision, type Phase, type Situation, SUSPENSIONS,
  type Suspension, actorIn, isPushOutOpen, isTenLast, lowestBall, openingSituation,
} from './situation.ts';
export { FOUL_CLAUSES, FOUL_CODES, type FoulCode } from './foul.ts';
export type { Clause, Reason, SentenceFacts, SentenceKey } from './sentence.ts';
export {
  type Check, DECISIONS, type Decision, type Facts, type Foul, type Inning, type Option,
  type Recorded, type Ruling,
} from './ruling.ts';
export { adjudicate } from './adjudicate.ts';
export { adjudicateDecision } from './decision.ts';
export {
  type EventOf, MATCH_EVENT_KINDS, type MatchEvent, type MatchEventKind, type Official,
} from './event.ts';
export { adjudicateEvent } from './adjudicate-event.ts';
export { extensionsLeft } from './table-events.ts';
export { LAG_FAULTS, type Lag, type LagBall, type LagFault, adjudicateLag } from './lag.ts';
export { checkShotLog } from './check-log.ts';
export type { EvidenceError } from './log-shape.ts';
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
export {
  type Question, answerQuestion, formatQuestion, parseQuestion,
} from './question-notation.ts';
export {
  type NextChoice, choicesAfter, namesIn, questionSentence,
} from './question-words.ts';
export { plainSituation } from './question-situation.ts';
export { formatRuling } from './ruling-digest.ts';
export { type Counterfactual, counterfactuals } from './counterfactual.ts';
export { FOUL_FLAGS, type Flip, type FlipKind, type FoulFlag } from './flip.ts';
export { counterfactualSentence, flipSentence } from './flip-words.ts';
