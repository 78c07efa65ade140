export {
  type Head, LEVELS, type Level, SKILLS, type Skill, isLevel, netSigmaDegrees,
} from './skills.ts';
export { ANALYSIS_SIZE, type AnalysisSize, type Line, analyse } from './analyse.ts';
export {
  BREAK_PLANS, type BreakPlan, breakPlanFor, strokeOfPlan, withinReach,
} from './break.ts';
export { type Choice, choose } from './choose.ts';
export { execute, whileBreaking } from './execute.ts';
export {
  NEUTRAL, type NamedPersonality, PERSONALITIES, PERSONALITY_NAMES, type Personality,
  type PersonalityName, armAt, isPersonalityName,
  personalityOf,
} from './personality.ts';
export { seedOfAct } from './key-spaces.ts';
export { carryOut, executionSeed, planningSeed, replayRack } from './self-play.ts';
export {
  ARM_BINS, type ArmEstimate, armSigmaDegrees, learnPot, newArmEstimate, skillOfArm,
} from './arm-estimate.ts';
export { hintAdvice, hintFor, hintPart } from './hint.ts';
export { joinHint } from './hint-join.ts';
export {
  type Advice, type Counted, HINT_PARTS, type Hint, type HintArm, type HintChances, type HintKind,
  type HintPart, type HintPath, type HintPlan, type HintQuestion, type HintWay, type HintZone,
  type Manner, type Parts,
} from './hint-content.ts';
export {
  ACTION_HEADS, ACTION_KINDS, ACTION_SIZE, type Action, type ActionKind, CALL_KINDS,
  type Environment, type EnvironmentOptions, type LegalActions, OBSERVATION_FIELDS,
  OBSERVATION_SIZE, type ObservationField, type Step, type StepFault, actionOf, newEnvironment,
  observe, reset, step, vectorOf,
} from './environment/index.ts';
export { suggest } from './suggest.ts';
export type {
  NextPot, Reason, ReasonKind, Suggestion, Suggestions,
} from './suggest-content.ts';
export { reasonSentence } from './suggest-words.ts';
