/**
 * What the doors of this package refuse: input that the types allow or a cast lets in, and that
 * would come out as a trace of nonsense. Who calls them is a program, and what persons and files
 * say is checked before; so each of these throws an `AssertionError` that names the place and what
 * was expected there. Nothing here changes a number.
 */
import { type Vec2, type Vec3, ZERO3, assert } from '@tenball/base';
import { type Layout, type TableSpec, isBall } from '@tenball/equipment';
import { checkParams } from './check-params.ts';
import { type BallStart, type SimulateInput, type StopCondition } from './input.ts';
import { type Params } from './params.ts';
import { FASTEST_CUE, STEEPEST_DEGREES, type Stroke } from './stroke.ts';

/** Faster than any ball, m/s, and spins to match, rad/s. */
export const FASTEST_BALL = 200;
export const FASTEST_SPIN = 10_000;
/** Further than any table, metres. */
export const FURTHEST = 1000;

/** A heading in degrees, in as many turns as still leave it exact. */
const MOST_TURNED = 1e6;
const BALL_COUNT = 16;
const STOPS: readonly StopCondition[] = ['rest', 'first-contact', 'doomed'];
const ALL_BALLS = (1 << BALL_COUNT) - 1;

/** How far from the middle of the cloth a ball may start, metres. */
export interface Reach {
  readonly x: number;
  readonly y: number;
}

/** Sets of parameters that were found good: they are read only, so once is enough. */
const foundGood = new WeakSet<Params>();

/** Refuses parameters with which no shot can be played. */
function requireParams(params: Params): void {
  requireObject(params, 'params', 'a whole set of parameters, such as DEFAULT_PARAMS');
  if (foundGood.has(params)) return;
  const checked = checkParams(params);
  if (!checked.ok) {
    const { parameter, expected } = checked.error;
    assert(false, `params.${parameter}: expected ${expected}`);
  }
  foundGood.add(params);
}

/** Refuses odd tables and parameters; tells how far balls may lie: to the far edge of the rails. */
export function reachOn(table: TableSpec, params: Params): Reach {
  requireParams(params);
  requireObject(table, 'table', 'one of TABLES');
  const { length, width, hasCushions } = table;
  requireNumber(length, 0, FURTHEST, 'table.length');
  requireNumber(width, 0, FURTHEST, 'table.width');
  if (!hasCushions) return { x: FURTHEST, y: FURTHEST };
  return { x: length / 2 + params.railWidth, y: width / 2 + params.railWidth };
}

/** Refuses an input of `simulate` with anything missing, odd, impossible or said twice. */
export function requireInput(input: SimulateInput): void {
  requireObject(input, 'the input', 'an object with table, params and layout or balls');
  const { table, params, layout, balls, stroke, until } = input;
  const reach = reachOn(table, params);
  const given = [layout, balls].filter((way) => way !== undefined);
  assert(given.length === 1, 'layout, balls: expected exactly one of them');
  if (layout !== undefined) requireLayout(layout, reach);
  if (balls !== undefined) requireBalls(balls, reach, params.ballRadius);
  if (stroke !== undefined) {
    requireStroke(stroke);
    requireStill(layout, balls, params.ballRadius);
  }
  if (until !== undefined) requireNumber(until, 0, Infinity, 'until');
}

/** Refuses a layout with a ball of another game, or one that lies nowhere. */
export function requireLayout(layout: Layout, reach: Reach): void {
  requireObject(layout, 'layout', 'places by ball number');
  for (const [name, at] of Object.entries<Vec2 | undefined>(layout)) {
    assert(isBall(Number(name)), `layout.${name}: expected a ball from 0 to 10`);
    if (at !== undefined) requirePlace(at, reach, `layout.${name}`);
  }
}

/** Whether a number is a bit mask of balls. */
export function isMask(present: number): boolean {
  return (present | 0) === present && 0 <= present && present <= ALL_BALLS;
}

/** Refuses a mask of no balls, and a place that is no number or off the table. */
export function requireArrays(
  x: ArrayLike<number>, y: ArrayLike<number>, present: number, reach: Reach,
): void {
  if (!isMask(present)) refuse('present', `a bit mask of balls, from 0 to ${ALL_BALLS}`, present);
  for (let i = 0; i < BALL_COUNT; i += 1) {
    if ((present & (1 << i)) === 0) continue;
    if (!isWithin(x[i], -reach.x, reach.x)) refuseNumber(`x[${i}]`, -reach.x, reach.x, x[i]);
    if (!isWithin(y[i], -reach.y, reach.y)) refuseNumber(`y[${i}]`, -reach.y, reach.y, y[i]);
  }
}

/** Refuses a stroke that no cue can play. A few comparisons: search comes here for every shot. */
export function requireStroke(stroke: Stroke): void {
  if (!isPlayable(stroke)) refuseStroke(stroke);
}

/** Refuses a run without its cue ball or a condition to stop. As quick as `requireStroke`. */
export function requireRun(present: number, stop: StopCondition, lowest: number): void {
  if ((present & 1) === 0) refuseNoCueBall();
  if (!STOPS.includes(stop)) refuse('stop', `one of ${STOPS.join(' ')}`, stop);
  if ((lowest | 0) !== lowest || lowest < 0 || BALL_COUNT <= lowest) {
    refuse('lowest', 'a ball from 0 to 15', lowest);
  }
}

/** Refuses a velocity, m/s, and a spin, rad/s, that no ball has. As quick as `requireStroke`. */
export function requireLaunch(velocity: Vec3, spin: Vec3, place: string): void {
  if (isSpeed(velocity) && isSpin(spin)) return;
  requireVector(velocity, FASTEST_BALL, `${place}velocity`);
  requireVector(spin, FASTEST_SPIN, `${place}spin`);
}

// Written out: a number of a vector handed to a function needs a box on the heap.
function isSpeed(v: Vec3 | undefined): boolean {
  return typeof v?.x === 'number' && v.x * v.x <= FASTEST_BALL * FASTEST_BALL
    && typeof v.y === 'number' && v.y * v.y <= FASTEST_BALL * FASTEST_BALL
    && typeof v.z === 'number' && v.z * v.z <= FASTEST_BALL * FASTEST_BALL;
}

function isSpin(w: Vec3 | undefined): boolean {
  return typeof w?.x === 'number' && w.x * w.x <= FASTEST_SPIN * FASTEST_SPIN
    && typeof w.y === 'number' && w.y * w.y <= FASTEST_SPIN * FASTEST_SPIN
    && typeof w.z === 'number' && w.z * w.z <= FASTEST_SPIN * FASTEST_SPIN;
}

function requireVector(vector: Vec3, most: number, place: string): void {
  requireObject(vector, place, 'a vector of x, y and z');
  requireNumber(vector.x, -most, most, `${place}.x`);
  requireNumber(vector.y, -most, most, `${place}.y`);
  requireNumber(vector.z, -most, most, `${place}.z`);
}

function isPlayable(s: Stroke | undefined): boolean {
  return typeof s?.speed === 'number' && s.speed > 0 && s.speed <= FASTEST_CUE
    && typeof s.headingDegrees === 'number'
    && s.headingDegrees <= MOST_TURNED && s.headingDegrees >= -MOST_TURNED
    && typeof s.elevationDegrees === 'number'
    && s.elevationDegrees >= 0 && s.elevationDegrees <= STEEPEST_DEGREES
    && typeof s.tipRight === 'number' && typeof s.tipUp === 'number'
    && s.tipRight * s.tipRight + s.tipUp * s.tipUp < 1;
}

function refuseStroke(stroke: Stroke): void {
  requireObject(stroke, 'stroke', 'speed, headingDegrees, elevationDegrees, tipRight and tipUp');
  const { speed, headingDegrees, elevationDegrees, tipRight, tipUp } = stroke;
  if (!isWithin(speed, 0, FASTEST_CUE) || speed === 0) {
    refuse('stroke.speed', `a number above 0, at most ${FASTEST_CUE}`, speed);
  }
  requireNumber(headingDegrees, -MOST_TURNED, MOST_TURNED, 'stroke.headingDegrees');
  requireNumber(elevationDegrees, 0, STEEPEST_DEGREES, 'stroke.elevationDegrees');
  requireNumber(tipRight, -1, 1, 'stroke.tipRight');
  requireNumber(tipUp, -1, 1, 'stroke.tipUp');
  const found = `${tipRight}, ${tipUp}`;
  assert(false, 'stroke.tipRight, stroke.tipUp: expected a point of the ball, the sum of their '
    + `squares below 1, found ${found}`);
}

function requireBalls(balls: readonly BallStart[], reach: Reach, radius: number): void {
  if (!isList(balls)) refuse('balls', 'a list', balls);
  for (const [index, start] of balls.entries()) {
    const place = `balls[${index}]`;
    requireObject(start, place, 'an object with ball and position');
    const { ball, position, velocity, spin } = start;
    const isNumbered = Number.isInteger(ball) && 0 <= ball && ball < BALL_COUNT;
    if (!isNumbered) refuse(`${place}.ball`, 'a ball from 0 to 15', ball);
    const isFirst = balls.findIndex((other) => other.ball === ball) === index;
    assert(isFirst, `${place}.ball: expected a ball that is not there already, found ${ball}`);
    requirePlace(position, reach, `${place}.position`);
    if ('z' in position) requireNumber(position.z, radius, FURTHEST, `${place}.position.z`);
    requireLaunch(velocity ?? ZERO3, spin ?? ZERO3, `${place}.`);
  }
}

/** The tip strikes a cue ball that lies on the cloth, at rest. */
function requireStill(
  layout: Layout | undefined, balls: readonly BallStart[] | undefined, radius: number,
): void {
  if (layout !== undefined && layout[0] === undefined) refuseNoCueBall();
  if (balls === undefined) return;
  const cueBall = balls.find(({ ball }) => ball === 0);
  if (cueBall === undefined) return refuseNoCueBall();
  const { position, velocity, spin } = cueBall;
  const isOnCloth = !('z' in position) || position.z === radius;
  const isStill = [velocity, spin].every((moving) => (
    moving === undefined || (moving.x === 0 && moving.y === 0 && moving.z === 0)
  ));
  assert(isOnCloth && isStill, 'stroke: expected the cue ball, ball 0, at rest on the cloth');
}

function refuseNoCueBall(): void {
  assert(false, 'stroke: expected the cue ball, ball 0, on the table');
}

function requirePlace(at: Vec2, reach: Reach, place: string): void {
  requireObject(at, place, 'a place of x and y in metres');
  requireNumber(at.x, -reach.x, reach.x, `${place}.x`);
  requireNumber(at.y, -reach.y, reach.y, `${place}.y`);
}

function isList(value: unknown): boolean {
  return Array.isArray(value);
}

function requireObject(value: unknown, place: string, expected: string): void {
  if (typeof value !== 'object' || !value) refuse(place, expected, value);
}

function requireNumber(value: unknown, least: number, most: number, place: string): void {
  if (!isWithin(value, least, most)) refuseNumber(place, least, most, value);
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && least <= value && value <= most;
}

function refuseNumber(place: string, least: number, most: number, found: unknown): void {
  const upper = most === Infinity ? '' : ` to ${most}`;
  refuse(place, `a number from ${least}${upper}`, found);
}

function refuse(place: string, expected: string, found: unknown): void {
  assert(false, `${place}: expected ${expected}, found ${shown(found)}`);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if ((value ?? undefined) === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}
