import { describe, expect, test } from 'vitest';
import { type Layout, TABLES, rackLayout } from '@tenball/equipment';
import { seed } from '@tenball/base';
import { DEFAULT_PARAMS, type Trace, simulate } from '@tenball/physics';
import { ROLL_STEP, rollOf, soundsOf } from './score.ts';

const ROUNDING = 1e-9;
const TABLE = TABLES['9'];

function shot(layout: Layout, speed: number, headingDegrees: number): Trace {
  const run = simulate({
    table: TABLE, params: DEFAULT_PARAMS, layout,
    stroke: { speed, headingDegrees, elevationDegrees: 0, tipRight: 0, tipUp: 0 },
  });
  if (!run.ok) throw new Error('the shot does not end');
  return run.value;
}

const aBreak = (): Trace =>
  shot({ ...rackLayout(TABLE, seed(3), 3e-5), 0: { x: -0.9, y: 0.05 } }, 10, 358.3);
const aStroke = (speed: number): Trace =>
  shot({ 0: { x: -0.3, y: 0 }, 1: { x: 0.2, y: 0 } }, speed, 0);
const aPot = (): Trace => shot({ 0: { x: 0.7, y: 0.2 }, 1: { x: 0.9, y: 0.335 } }, 2.4, 34.0194);

describe('a shot is heard as it happens', () => {
  test('a break begins with the tip, then a crash of balls, in order of time', () => {
    const cues = soundsOf(aBreak());
    expect(cues[0]?.sound).toBe('tip');
    expect(cues.find(({ sound }) => sound !== 'tip')?.sound).toBe('ball');
    for (const [n, cue] of cues.entries()) {
      expect(cue.at).toBeGreaterThanOrEqual(cues[n - 1]?.at ?? 0);
      expect(cue.level).toBeGreaterThan(0);
      expect(cue.level).toBeLessThanOrEqual(1);
      expect(Math.abs(cue.pitch - 1)).toBeLessThanOrEqual(0.02 + ROUNDING);
    }
  });

  test('no crowd is larger than the voices there are', () => {
    const cues = soundsOf(aBreak());
    for (const { at } of cues) {
      expect(cues.filter((cue) => Math.abs(cue.at - at) < 0.045).length).toBeLessThanOrEqual(24);
    }
  });

  test('the same shot sounds the same again', () => {
    expect(soundsOf(aBreak())).toEqual(soundsOf(aBreak()));
  });

  test('a harder hit is louder and brighter, by impulse to the power of .7', () => {
    const [soft, hard] = [aStroke(1), aStroke(2)].map((trace) =>
      soundsOf(trace).find(({ sound }) => sound === 'ball'));
    const impact = (trace: Trace): number =>
      trace.events.find(({ kind }) => kind === 'ball-ball')?.speed ?? NaN;
    const ratio = impact(aStroke(2)) / impact(aStroke(1));
    expect((hard?.level ?? 0) / (soft?.level ?? 1)).toBeCloseTo(ratio ** 0.7, 9);
    expect(hard?.brightness).toBeGreaterThan(soft?.brightness ?? 1);
  });

  test('a ball that drops is heard in the pocket, then rolling away in the rail', () => {
    const cues = soundsOf(aPot());
    const drop = cues.findLast(({ sound }) => sound === 'pocket');
    const roll = cues.find(({ sound }) => sound === 'rail-roll');
    expect(drop).toBeDefined();
    expect(roll?.at).toBeGreaterThan(drop?.at ?? Infinity);
  });
});

describe('the cloth is heard under rolling balls', () => {
  test('from the strike to the end, and silent there', () => {
    const trace = aStroke(2);
    const levels = rollOf(trace);
    expect(levels.length).toBe(Math.ceil(trace.duration / ROLL_STEP) + 1);
    expect(levels[0]).toBeGreaterThan(0);
    expect(levels.at(-1)).toBe(0);
    expect(levels.every((level) => level >= 0 && level <= 1)).toBe(true);
  });
});
