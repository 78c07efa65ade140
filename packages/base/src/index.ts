export { type Result, err, ok } from './result.ts';
export { AssertionError, assert, present, unreachable } from './assert.ts';
export {
  type Vec2, type Vec3, ZERO3, add, cross, distance, dot, length, normalise, scale, subtract,
} from './vec.ts';
export {
  PI, TAU, atan, atan2, cos, degrees, exp, expInColumn, radians, sin, sinCos,
} from './trig.ts';
export {
  type Seed, derive, gaussian, seed, shuffle, uniform, uniformInteger,
} from './random.ts';
export { hashDoubles } from './hash.ts';
export {
  ARRIVAL, DISTANCE, HORIZON, type RelativePath, createPath, setPath,
} from './relative-path.ts';
export { firstRise, solveFirstApproach } from './roots.ts';
export { solveFirstApproachBracketed } from './roots-bracketed.ts';
