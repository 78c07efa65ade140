/** All that a stroke did, as doubles, and the hash over them. */
import { hashDoubles } from '@tenball/base';
import { POCKETS, TABLES } from '@tenball/equipment';
import {
  FATE_ABSENT, MAX_BALLS, MOTIONS, type BallState, type Outcome, type Simulator, type Stroke,
  TABLE_EVENT_KINDS, type Trace, createSimulator, quantiseStroke, simulate,
} from '@tenball/physics';
import { type Scene, paramsOf } from './settings.ts';

/** What a stroke did: every number that came out of it, in order. */
export interface Record {
  readonly values: number[];
  /** What each number is; kept only where somebody wants to read it. */
  readonly labels: string[] | undefined;
}

/** An empty record; `labelled` ones can be read by a person. */
export function emptyRecord(labelled: boolean): Record {
  return { values: [], labels: labelled ? [] : undefined };
}

/** Stand-ins for the two numbers whose bits a plain hash of doubles does not tell apart. */
const NO_NUMBER = 8.98e307;
const MINUS_ZERO = 4.45e-308;

function note({ values, labels }: Record, where: string, what: string, value: number): void {
  const isMinusZero = value === 0 && 1 / value < 0;
  values.push(Number.isNaN(value) ? NO_NUMBER : isMinusZero ? MINUS_ZERO : value);
  labels?.push(`${where}: ${what}`);
}

/** Sixteen hexadecimal digits over a record. */
export function hashOf(record: Record): string {
  return hashDoubles(record.values);
}

/** Sixteen hexadecimal digits over others of their kind. */
export function hashOfHashes(hashes: readonly string[]): string {
  return hashDoubles(hashes.flatMap((hash) => [
    parseInt(hash.slice(0, 8), 16), parseInt(hash.slice(8), 16),
  ]));
}

/** Simulators by what they play on: each serves all strokes on its ground, one after the other. */
export type Simulators = Map<string, Simulator>;

/** Plays `scene` with its trace and in the simulator for search, and notes all of both. */
export function noteScene(record: Record, simulators: Simulators, scene: Scene): void {
  const stroke = quantiseStroke(scene.stroke);
  noteTrace(record, traceOf(scene, stroke));
  noteOutcome(record, outcomeOf(simulators, scene, stroke));
}

function traceOf({ table, setting, balls }: Scene, stroke: Stroke): Trace | undefined {
  const starts = [];
  for (let ball = 0; ball < MAX_BALLS; ball += 1) {
    const position = balls[ball];
    if (position !== undefined) starts.push({ ball, position });
  }
  const params = paramsOf(setting);
  const trace = simulate({ table: TABLES[table], params, balls: starts, stroke });
  return trace.ok ? trace.value : undefined;
}

function noteTrace(record: Record, trace: Trace | undefined): void {
  note(record, 'stroke', 'it ends', trace === undefined ? 0 : 1);
  if (trace === undefined) return;
  for (const event of trace.events) {
    note(record, event.kind, 'event', TABLE_EVENT_KINDS.indexOf(event.kind));
    note(record, event.kind, 'time', event.t);
    note(record, event.kind, 'ball', event.ball);
    note(record, event.kind, 'other ball', event.other ?? -1);
    note(record, event.kind, 'speed', event.speed ?? -1);
    const { pocket } = event;
    note(record, event.kind, 'pocket', pocket === undefined ? -1 : POCKETS.indexOf(pocket));
  }
  for (const segments of trace.segments) {
    for (const { t, state, acceleration } of segments) {
      note(record, 'segment', 'time', t);
      noteState(record, 'segment', state);
      noteVector(record, 'acceleration', acceleration);
    }
  }
  for (const state of trace.balls) noteState(record, 'end', state);
  note(record, 'stroke', 'duration', trace.duration);
  note(record, 'stroke', 'hash, first half', parseInt(trace.hash.slice(0, 8), 16));
  note(record, 'stroke', 'hash, second half', parseInt(trace.hash.slice(8), 16));
}

function noteState(record: Record, where: string, state: BallState): void {
  note(record, where, 'ball', state.ball);
  note(record, where, 'motion', MOTIONS.indexOf(state.motion));
  noteVector(record, 'position', state.position);
  noteVector(record, 'velocity', state.velocity);
  noteVector(record, 'spin', state.spin);
}

function noteVector(record: Record, what: string, { x, y, z }: BallState['position']): void {
  note(record, what, 'x', x);
  note(record, what, 'y', y);
  note(record, what, 'z', z);
}

/** The simulator of `simulators` for the ground of a scene; it is made where missing. */
export function simulatorOf(simulators: Simulators, { table, setting }: Scene): Simulator {
  const ground = `${table} ${setting}`;
  const simulator = simulators.get(ground) ?? createSimulator(TABLES[table], paramsOf(setting));
  simulators.set(ground, simulator);
  return simulator;
}

/** Plays `scene` in the simulator of `simulators` for its ground. */
export function outcomeOf(simulators: Simulators, scene: Scene, stroke: Stroke): Outcome {
  const { balls } = scene;
  const simulator = simulatorOf(simulators, scene);
  const x = new Float64Array(MAX_BALLS);
  const y = new Float64Array(MAX_BALLS);
  let present = 0;
  for (let ball = 0; ball < MAX_BALLS; ball += 1) {
    const at = balls[ball];
    if (at === undefined) continue;
    x[ball] = at.x;
    y[ball] = at.y;
    present |= 1 << ball;
  }
  simulator.placeArrays(x, y, present);
  return simulator.run(stroke, 'rest', 1);
}

/**
 * Notes what the simulator for search tells of a run. Of balls that took no part, and of a first
 * contact that did not come about, it may tell what an earlier run left.
 */
export function noteOutcome(record: Record, outcome: Outcome): void {
  for (let ball = 0; ball < MAX_BALLS; ball += 1) {
    const fate = outcome.fate[ball] ?? FATE_ABSENT;
    note(record, 'search', 'fate', fate);
    if (fate === FATE_ABSENT) continue;
    note(record, 'search', 'x', outcome.x[ball] ?? 0);
    note(record, 'search', 'y', outcome.y[ball] ?? 0);
  }
  note(record, 'search', 'first contact', outcome.firstContact);
  if (outcome.firstContact >= 0) {
    note(record, 'search', 'contact velocity x', outcome.contactVx);
    note(record, 'search', 'contact velocity y', outcome.contactVy);
  }
  note(record, 'search', 'cushions before contact', outcome.cushionsBeforeContact);
  note(record, 'search', 'rails after contact', outcome.railsAfterContact);
  note(record, 'search', 'events', outcome.events);
  note(record, 'search', 'seconds', outcome.seconds);
  note(record, 'search', 'ended', ['rest', 'stopped', 'limit'].indexOf(outcome.termination));
}
