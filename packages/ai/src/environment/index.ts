export { ACTION_KINDS, type Action, type ActionKind, CALL_KINDS } from './action.ts';
export { ACTION_HEADS, ACTION_SIZE, actionOf, vectorOf } from './action-vector.ts';
export { newEnvironment, observe, reset, step } from './environment.ts';
export type { Environment, Step } from './episode.ts';
export type { StepFault } from './fault.ts';
export type { LegalActions } from './legal.ts';
export { OBSERVATION_FIELDS, OBSERVATION_SIZE, type ObservationField } from './observation.ts';
export type { EnvironmentOptions } from './options.ts';
