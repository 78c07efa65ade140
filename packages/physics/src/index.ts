export { type Stroke, quantiseStroke } from './stroke.ts';
export { DEFAULT_PARAMS, PARAM_NAMES, type Params } from './params.ts';
export {
  type BallState, MOTIONS, type Motion, PHYSICS_VERSION, type Segment, type SimulationLimit,
  TABLE_EVENT_KINDS, type TableEvent, type TableEventKind, type Trace,
} from './trace.ts';
export {
  FATE_ABSENT, FATE_OFF, FATE_POCKET, FATE_TABLE, MAX_BALLS, type Outcome, type Simulator,
  type StopCondition,
} from './simulator.ts';
