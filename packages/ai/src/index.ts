export {
  type Head, LEVELS, type Level, SKILLS, type Skill, isLevel, netSigmaDegrees,
} from './skills.ts';
export { BREAK_PLANS, type BreakPlan, breakPlanFor, strokeOfPlan } from './break.ts';
export { type Choice, choose } from './choose.ts';
export { execute } from './execute.ts';
export { carryOut, executionSeed, planningSeed, replayRack } from './self-play.ts';
