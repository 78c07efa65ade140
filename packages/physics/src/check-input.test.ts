import { TABLES } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { checkParams } from './check-params.ts';
import { DEFAULT_PARAMS, type Params } from './params.ts';
import { paramsOf } from './presets.ts';
import { sampleTrace } from './sample.ts';
import { type SimulateInput, simulate } from './simulate.ts';
import { type Simulator, createSimulator } from './simulator.ts';
import { type Stroke } from './stroke.ts';

const TABLE = TABLES['9'];
const CUE = { x: -0.6, y: 0 };
const AHEAD: Stroke = {
  speed: 3, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0,
};
const GOOD: SimulateInput = {
  table: TABLE, params: DEFAULT_PARAMS, layout: { 0: CUE, 1: { x: 0.3, y: 0 } }, stroke: AHEAD,
};
const { layout: LAYOUT, ...WITHOUT_BALLS } = GOOD;

/** Strokes, and where each of them cannot be. A program may hand over anything. */
const STROKES: readonly (readonly [string, object, RegExp])[] = [
  ['no speed', { speed: undefined }, /^stroke\.speed: .* above 0, at most 100, found nothing$/],
  ['a speed of nothing', { speed: 0 }, /^stroke\.speed: .*above 0/],
  ['a speed backwards', { speed: -1 }, /^stroke\.speed: /],
  ['a speed that is no number', { speed: NaN }, /^stroke\.speed: .*NaN$/],
  ['a speed without end', { speed: Infinity }, /^stroke\.speed: .*Infinity$/],
  ['a speed in words', { speed: '3' }, /^stroke\.speed: .*"3"$/],
  ['no heading', { headingDegrees: undefined }, /^stroke\.headingDegrees: /],
  ['a heading without end', { headingDegrees: -Infinity }, /^stroke\.headingDegrees: /],
  ['a cue from above', { elevationDegrees: 86 }, /^stroke\.elevationDegrees: .*from 0 to 85, /],
  ['a cue from below', { elevationDegrees: -1 }, /^stroke\.elevationDegrees: /],
  ['a tip without a height', { tipUp: undefined }, /^stroke\.tipUp: /],
  ['a tip that is no number', { tipRight: NaN }, /^stroke\.tipRight: /],
  ['a tip beside the ball', { tipUp: 1.5 }, /^stroke\.tipUp: /],
  ['a tip past the round of the ball', { tipRight: 0.8, tipUp: 0.7 }, /tipUp: .*a point of the /],
];

describe('no trace comes of', () => {
  const inputs: readonly (readonly [string, object, RegExp])[] = [
    ['no table', { table: undefined }, /^table: expected one of TABLES, found nothing$/],
    ['no parameters', { params: undefined }, /^params: /],
    ['half the parameters', { params: { g: 9.81 } }, /^params\.ballRadius: /],
    ['a cloth that pushes', { params: paramsWith({ muSlide: -1 }) }, /^params\.muSlide: .*above 0/],
    ['a room without weight', { params: paramsWith({ g: 0 }) }, /^params\.g: .*above 0$/],
    ['a nose over the ball', { params: paramsWith({ noseHeight: 0.06 }) }, /^params\.noseHeight: /],
    ['balls told twice', { balls: [] }, /^layout, balls: expected exactly one/],
    ['balls not told', { layout: undefined }, /^layout, balls: expected exactly one/],
    ['a ball of another game', { layout: { 0: CUE, 11: CUE } }, /^layout\.11: .* 0 to 10$/],
    ['a ball nowhere', { layout: { 0: { x: NaN, y: 0 } } }, /^layout\.0\.x: .*NaN$/],
    ['half a place', { layout: { 0: { x: 0 } } }, /^layout\.0\.y: .*found nothing$/],
    ['a ball in the next room', { layout: { 0: { x: 0, y: 5 } } },
      /^layout\.0\.y: .*from -0\.765 /],
    ['a stroke at nothing', { layout: { 1: CUE } }, /^stroke: expected the cue ball/],
    ['a time before the stroke', { until: -1 }, /^until: expected a number from 0, found -1$/],
    ['a time that is none', { until: NaN }, /^until: /],
  ];
  test.each(inputs)('%s', (_what, changes, message) => {
    expect(() => simulate(changed(GOOD, changes))).toThrow(message);
  });

  test.each(STROKES)('a stroke with %s', (_what, changes, message) => {
    const stroke = changed(AHEAD, changes);
    expect(() => simulate({ ...GOOD, stroke })).toThrow(message);
  });

  const cue = { ball: 0, position: CUE };
  const starts: readonly (readonly [string, object, RegExp])[] = [
    ['no number', { position: CUE }, /^balls\[1\]\.ball: .*found nothing$/],
    ['a number that no ball has', { ball: 16, position: CUE }, /^balls\[1\]\.ball: .*found 16$/],
    ['the number of another', { ball: 0, position: CUE }, /^balls\[1\]\.ball: .*not there already/],
    ['no place', { ball: 1 }, /^balls\[1\]\.position: /],
    ['a place in the slate', { ball: 1, position: { ...CUE, z: 0 } }, /^balls\[1\]\.position\.z: /],
    ['half a velocity', { ...cue, ball: 1, velocity: { x: 1, y: 1 } }, /\.velocity\.z: .*nothing$/],
    ['a spin without end', { ...cue, ball: 1, spin: { x: 0, y: 0, z: Infinity } }, /\.spin\.z: /],
  ];
  test.each(starts)('a ball with %s', (_what, start, message) => {
    const input = changed({ ...WITHOUT_BALLS, balls: [cue] }, { balls: [cue, start] });
    expect(() => simulate(input)).toThrow(message);
  });

  test('a stroke at a cue ball that rolls already', () => {
    const balls = [{ ...cue, velocity: { x: 1, y: 0, z: 0 } }];
    expect(() => simulate({ ...WITHOUT_BALLS, balls })).toThrow(/^stroke: .* at rest on the cloth/);
  });
});

describe('the simulator of search refuses', () => {
  test.each(STROKES)('a stroke with %s', (_what, changes, message) => {
    expect(() => placed().run(changed(AHEAD, changes), 'rest', 1)).toThrow(message);
  });

  test('parameters with which no shot can be played', () => {
    expect(() => createSimulator(TABLE, paramsWith({ g: 0 }))).toThrow(/^params\.g: /);
  });

  test('a place that is no number, and keeps the places it had', () => {
    const simulator = placed();
    const before = simulator.run(AHEAD, 'rest', 1).events;
    expect(() => simulator.place({ 0: { x: NaN, y: 0 } })).toThrow(/^layout\.0\.x: /);
    const xs = new Float64Array(16).fill(NaN);
    expect(() => simulator.placeArrays(xs, xs, 1)).toThrow(/^x\[0\]: /);
    expect(() => simulator.placeArrays([0], [0], 3)).toThrow(/^x\[1\]: .*found nothing$/);
    expect(() => simulator.placeArrays([0], [0], NaN)).toThrow(/^present: /);
    expect(simulator.run(AHEAD, 'rest', 1).events).toBe(before);
  });

  test('a run without the cue ball', () => {
    const simulator = createSimulator(TABLE, DEFAULT_PARAMS);
    simulator.place({ 1: CUE });
    expect(() => simulator.run(AHEAD, 'rest', 1)).toThrow(/^stroke: expected the cue ball/);
    const still = { x: 0, y: 0, z: 0 };
    expect(() => simulator.runFrom(still, still, 'rest', 1)).toThrow(/the cue ball/);
  });

  test('a run that knows no end or no lowest ball', () => {
    expect(() => placed().run(AHEAD, changedText('soon'), 1)).toThrow(/^stop: .*"soon"$/);
    expect(() => placed().run(AHEAD, 'doomed', NaN)).toThrow(/^lowest: /);
    expect(() => placed().run(AHEAD, 'doomed', 1.5)).toThrow(/^lowest: /);
  });

  test('a launch of the cue ball with half a velocity or a spin without end', () => {
    const [still, endless] = [{ x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: Infinity }];
    const lost = { ...still, x: NaN };
    expect(() => placed().runFrom(lost, still, 'rest', 1)).toThrow(/^velocity\.x: /);
    expect(() => placed().runFrom(still, endless, 'rest', 1)).toThrow(/^spin\.z: /);
  });
});

test('what is at the bounds is played: straight down the hand, round the ball, for no time', () => {
  const edge = { ...AHEAD, speed: 1e-3, elevationDegrees: 85, tipRight: 0.6, tipUp: -0.79 };
  expect(simulate({ ...GOOD, stroke: edge, until: 0 })).toMatchObject({ ok: true });
  expect(placed().run(edge, 'rest', 0).termination).toBe('rest');
});

test('a trace is asked at a time, conditions by their names, parameters as a set', () => {
  const trace = simulate(GOOD);
  expect(trace.ok && sampleTrace(trace.value, 0, Infinity)?.motion).toBe('at-rest');
  expect(() => trace.ok && sampleTrace(trace.value, 0, NaN)).toThrow(/^seconds: .*NaN$/);
  expect(() => paramsOf(changed({ cloth: 'worn' }, { cloth: 'velvet' })))
    .toThrow('cloth: expected one of standard new-worsted worn humid, found velvet');
  for (const nothing of [null, undefined, 'g']) {
    expect(checkParams(nothing)).toMatchObject({ ok: false, error: { parameter: 'params' } });
  }
});

function placed(): Simulator {
  const simulator = createSimulator(TABLE, DEFAULT_PARAMS);
  simulator.place(LAYOUT ?? {});
  return simulator;
}

function paramsWith(changes: Partial<Params>): Params {
  return { ...DEFAULT_PARAMS, ...changes };
}

/** `value` with what its type forbids; undefined takes a member away. */
function changed<T extends object>(value: T, changes: object): T {
  const entries = Object.entries({ ...value, ...changes });
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined)) as T;
}

function changedText(text: string): 'rest' {
  return text as 'rest';
}
