import { TABLES } from '@tenball/equipment';
import { expect, test } from 'vitest';
import { MAX_EVENTS, begin, step } from './engine.ts';
import { DEFAULT_PARAMS } from './params.ts';
import { type SimulateInput, simulate } from './simulate.ts';
import { strike } from './strike/strike.ts';
import { R, stateOf } from './testing/scene.ts';

const NINE = { table: TABLES['9'], params: DEFAULT_PARAMS };

function traceOf(input: Omit<SimulateInput, 'table' | 'params'>) {
  const result = simulate({ ...NINE, ...input });
  if (!result.ok) throw new Error('the shot does not end');
  return result.value;
}

test('a shot cut short before its balls are still does not end with rest', () => {
  const spin = { x: 0, y: 0, z: 50 };
  const balls = [{ ball: 1, position: { x: 0, y: 0 }, spin }];
  const short = traceOf({ balls, until: 1 });
  expect(short.balls[0]?.motion).toBe('spinning');
  expect(short.duration).toBe(1);
  expect(short.events).toEqual([]);
  const whole = traceOf({ balls });
  expect(whole.events.map(({ kind }) => kind)).toEqual(['rest']);
  expect(whole.duration).toBe(50 / DEFAULT_PARAMS.spinDeceleration);
});

test('a cluster that never ends meets the bound of events', () => {
  const s = stateOf([{ at: [0, 0] }, { at: [2 * R, 0] }], { tipContactTime: 1e-5 });
  strike(s, { speed: 3, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0 });
  begin(s);
  while (step(s, Infinity) && s.events < MAX_EVENTS);
  expect(s.events).toBe(MAX_EVENTS);
});

test('balls far ahead of a hard blow on a frozen ball are not run into', () => {
  const d = 2 * DEFAULT_PARAMS.ballRadius;
  const trace = traceOf({
    layout: { 0: { x: -0.3, y: 0 }, 1: { x: d - 0.3, y: 0 }, 2: { x: 2 * d - 0.27, y: 0 } },
    stroke: { speed: 12, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0 },
  });
  const first = trace.events.find(({ kind, other }) => kind === 'ball-ball' && other === 2);
  expect(first?.ball).toBe(1);
});
