import { describe, expect, test } from 'vitest';
import { distance } from '@tenball/base';
import { TABLES, type Layout } from '@tenball/equipment';
import { DEFAULT_PARAMS, sampleTrace, simulate } from '@tenball/physics';
import { type AidQuestion, createAimAid } from './aim-aid.ts';

const R = 0.028575;
const LAYOUT: Layout = { 0: { x: -0.5, y: 0.1 }, 3: { x: 0.3, y: 0.15 }, 10: { x: 0.9, y: -0.4 } };

function question(change: Partial<AidQuestion> = {}): AidQuestion {
  return {
    tableId: '9', params: DEFAULT_PARAMS, layout: LAYOUT, level: 'full', breaking: false,
    stroke: { speed: 2, headingDegrees: 2.5, elevationDegrees: 2, tipRight: 0.3, tipUp: -0.1 },
    ...change,
  };
}

describe('the aim aid agrees with the stroke', () => {
  test('the ghost ball stands where the cue ball meets the object ball in the shot itself', () => {
    const asked = question();
    const aid = createAimAid()(asked);
    const { layout, stroke, params } = asked;
    const run = simulate({ table: TABLES['9'], params, layout, stroke });
    if (!run.ok) throw new Error('the shot does not end');
    const meeting = run.value.events.find(({ kind }) => kind === 'ball-ball');
    const at = sampleTrace(run.value, 0, meeting?.t ?? 0)?.position;
    expect(aid?.target).toBe(3);
    expect(aid?.ghost?.x).toBeCloseTo(at?.x ?? 0, 9);
    expect(aid?.ghost?.y).toBeCloseTo(at?.y ?? 0, 9);
    expect(aid?.end).toEqual(aid?.ghost);
  });

  test('the object ball is shown to leave the way it does, throw included', () => {
    const asked = question();
    const aid = createAimAid()(asked);
    const [from, to] = aid?.targetLine ?? [];
    if (from === undefined || to === undefined) throw new Error('no line');
    const { layout, stroke, params } = asked;
    const run = simulate({ table: TABLES['9'], params, layout, stroke });
    const meeting = run.ok && run.value.events.find(({ kind }) => kind === 'ball-ball');
    const left = run.ok && meeting ? sampleTrace(run.value, 3, meeting.t)?.velocity : undefined;
    expect(Math.atan2(to.y - from.y, to.x - from.x))
      .toBeCloseTo(Math.atan2(left?.y ?? 0, left?.x ?? 0), 9);
  });

  test('a full ball is no cut, and half a ball is thirty degrees', () => {
    const centre = { speed: 2, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
    const layout: Layout = { 0: { x: 0, y: 0 }, 1: { x: 0.5, y: 0 }, 10: { x: -1, y: 0 } };
    const cut = (headingDegrees: number) =>
      createAimAid()(question({ layout, stroke: { ...centre, headingDegrees } }))?.cutDegrees;
    expect(cut(0)).toBeCloseTo(0, 6);
    const half = (Math.asin(R / 0.5) * 180) / Math.PI;
    expect(cut(half)).toBeCloseTo(30, 0);
  });
});

describe('the aid shows what its level allows', () => {
  test('nothing, the ghost ball alone, a short line, a long one', () => {
    const aid = createAimAid();
    expect(aid(question({ level: 'none' }))).toBeUndefined();
    const ghost = aid(question({ level: 'ghost' }));
    expect(ghost?.ghost).toBeDefined();
    expect(ghost?.targetLine).toBeUndefined();
    const length = (level: 'short' | 'full') => {
      const [from, to] = aid(question({ level }))?.targetLine ?? [];
      return from && to ? distance(from, to) : 0;
    };
    expect(length('short')).toBeGreaterThan(0.3);
    expect(length('full')).toBeGreaterThan(length('short'));
  });

  test('on the break it ends at the rack', () => {
    const aid = createAimAid()(question({ breaking: true }));
    expect(aid?.ghost).toBeDefined();
    expect(aid?.targetLine).toBeUndefined();
    expect(aid?.cueBallLine).toBeUndefined();
  });

  test('with no ball ahead the line ends at the cushion, a radius before the nose', () => {
    const stroke = { speed: 2, headingDegrees: 90, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
    const aid = createAimAid()(question({ stroke }));
    expect(aid?.ghost).toBeUndefined();
    expect(aid?.end.x).toBeCloseTo(-0.5, 3);
    expect(aid?.end.y).toBeGreaterThan(0.635 - 2 * R);
    expect(aid?.end.y).toBeLessThan(0.635);
  });

  test('side spin under a raised cue is shown as the curve it runs', () => {
    const layout: Layout = { 0: { x: 0, y: 0 }, 1: { x: -1, y: 0 } };
    const stroke = {
      speed: 3, headingDegrees: 0, elevationDegrees: 30, tipRight: 0.35, tipUp: 0,
    };
    const aid = createAimAid()(question({ layout, stroke }));
    const way = aid?.way ?? [];
    const run = simulate({ table: TABLES['9'], params: DEFAULT_PARAMS, layout, stroke });
    const meeting = run.ok && run.value.events.find(({ kind }) => kind === 'ball-cushion');
    const half = run.ok && meeting ? sampleTrace(run.value, 0, meeting.t / 2)?.position : undefined;
    const nearest = Math.min(...way.map((point) => distance(point, half ?? { x: 9, y: 9 })));
    expect(nearest).toBeLessThan(0.04);
    const straight = (aid?.end.y ?? 0) / (aid?.end.x ?? 1);
    const bend = Math.max(...way.map(({ x, y }) => Math.abs(y - straight * x)));
    expect(bend).toBeGreaterThan(0.015);
  });

  test('a ball behind a cushion is not promised: the line ends at the first cushion', () => {
    const stroke = { speed: 3, headingDegrees: 140, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
    const aid = createAimAid()(question({ stroke }));
    expect(aid?.ghost).toBeUndefined();
  });
});
