export {
  FASTEST_ARM, FASTEST_CUE, STEEPEST_DEGREES, type Stroke, quantiseStroke,
} from './stroke.ts';
export { FASTEST_BALL, FASTEST_SPIN, FURTHEST } from './check-input.ts';
export { DEFAULT_PARAMS, PARAM_NAMES, type Params } from './params.ts';
export {
  type ParamProblem, type ParamRange, checkParams, paramRange,
} from './check-params.ts';
export {
  BALL_CONDITIONS, BALL_PARAMS, type BallCondition, CLOTHS, CLOTH_PARAMS, type Cloth,
  type Conditions, TABLE_PRESETS, TABLE_SETTINGS, type TablePreset, type TableSetting, paramsOf,
} from './presets.ts';
export {
  type BallState, MOTIONS, type Motion, PHYSICS_VERSION, type Segment, type SimulationLimit,
  TABLE_EVENT_KINDS, type TableEvent, type TableEventKind, type Trace,
} from './trace.ts';
export { FATE_ABSENT, FATE_OFF, FATE_POCKET, FATE_TABLE } from './fate.ts';
export {
  MAX_BALLS, type Outcome, type Simulator, createSimulator,
} from './simulator.ts';
export { type BallStart, type SimulateInput, type StopCondition } from './input.ts';
export { simulate } from './simulate.ts';
export { sampleTrace } from './sample.ts';
export { energyAt, energyOf } from './energy.ts';
export { type Launch, launch, miscueLimit, squirtAngle } from './resolve/stick-ball.ts';
