import { describe, expect, test } from 'vitest';
import { length } from '@tenball/base';
import { DEFAULT_PARAMS, type Params } from '../params.ts';
import { type Stroke } from '../stroke.ts';
import { R, at, eventsOf, headingOf, traceOf } from '../testing/scene.ts';
import { TABLES } from '@tenball/equipment';
import { launch, miscueLimit, squirtAngle } from './stick-ball.ts';

const HEAVY: Params = { ...DEFAULT_PARAMS, cueMass: 0.567 };
const DEGREE = Math.PI / 180;

function stroke(part: Partial<Stroke> = {}): Stroke {
  return { speed: 1, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0, ...part };
}

function speedOf({ velocity: { x, y, z } }: ReturnType<typeof launch>): number {
  return Math.sqrt(x * x + y * y + z * z);
}

describe('the speed of the cue ball', () => {
  test.each([
    ['an elastic tip', 1, [1.538468, 1.428577, 1.176474, 1.038964]],
    ['a leather tip', 0.73, [1.330775, 1.235719, 1.01765, 0.898704]],
  ])('V10, V11 falls with the offset: %s', (_, tipRestitution, expected) => {
    const params = { ...HEAVY, tipRestitution };
    [0, 0.2, 0.4, 0.5].forEach((tipUp, k) => {
      expect(speedOf(launch(params, stroke({ tipUp })))).toBeCloseTo(expected[k] ?? NaN, 6);
    });
  });

  test('V11 a phenolic tip is faster', () => {
    const params = { ...HEAVY, tipRestitution: 0.85 };
    expect(speedOf(launch(params, stroke()))).toBeCloseTo(1.423083, 6);
  });

  test('grows in proportion to the speed of the cue', () => {
    const once = launch(DEFAULT_PARAMS, stroke({ tipUp: 0.3, tipRight: -0.2 }));
    const thrice = launch(DEFAULT_PARAMS, stroke({ speed: 3, tipUp: 0.3, tipRight: -0.2 }));
    expect(speedOf(thrice)).toBeCloseTo(3 * speedOf(once), 12);
    expect(thrice.spin.z).toBeCloseTo(3 * once.spin.z, 12);
  });
});

describe('the spin of the cue ball', () => {
  test('V9 a level stroke two fifths above the centre rolls at once', () => {
    const { velocity, spin } = launch(DEFAULT_PARAMS, stroke({ tipUp: 0.4 }));
    expect(R * spin.y).toBeCloseTo(velocity.x, 14);
    expect([velocity.y, velocity.z, spin.x, spin.z].map(Math.abs)).toEqual([0, 0, 0, 0]);
  });

  test('high is follow, low is draw, right english turns counter-clockwise from above', () => {
    expect(launch(DEFAULT_PARAMS, stroke({ tipUp: 0.3 })).spin.y).toBeGreaterThan(0);
    expect(launch(DEFAULT_PARAMS, stroke({ tipUp: -0.3 })).spin.y).toBeLessThan(0);
    expect(launch(DEFAULT_PARAMS, stroke({ tipRight: 0.3 })).spin.z).toBeGreaterThan(0);
    expect(launch(DEFAULT_PARAMS, stroke({ tipRight: -0.3 })).spin.z).toBeLessThan(0);
  });

  test('is 5/2 of the offset times the speed over the radius', () => {
    const { spin, velocity } = launch(DEFAULT_PARAMS, stroke({ tipUp: -0.25 }));
    expect(R * spin.y).toBeCloseTo(2.5 * -0.25 * velocity.x, 14);
  });

  test('turns with the heading', () => {
    const ahead = launch(DEFAULT_PARAMS, stroke({ tipUp: 0.2, tipRight: 0.1 }));
    const left = launch(DEFAULT_PARAMS, stroke({ tipUp: 0.2, tipRight: 0.1, headingDegrees: 90 }));
    expect(left.velocity.y).toBeCloseTo(ahead.velocity.x, 14);
    expect(left.spin.x).toBeCloseTo(-ahead.spin.y, 12);
    expect(left.spin.z).toBeCloseTo(ahead.spin.z, 12);
  });
});

describe('squirt', () => {
  test('V12 follows the end mass of the cue', () => {
    expect(squirtAngle(DEFAULT_PARAMS, 0.2) / DEGREE).toBeCloseTo(1.1993583313332898, 9);
    const more = [0.1, 0.3, 0.4, 0.5].map((a) => squirtAngle(DEFAULT_PARAMS, a) / DEGREE);
    [0.6071, 1.7607, 2.2721, 2.7094].forEach((expected, k) => {
      expect(more[k]).toBeCloseTo(expected, 4);
    });
  });

  test('struck right the ball goes left, struck left it goes right as much', () => {
    const right = launch(DEFAULT_PARAMS, stroke({ tipRight: 0.3 })).velocity;
    const left = launch(DEFAULT_PARAMS, stroke({ tipRight: -0.3 })).velocity;
    expect(headingOf([right.x, right.y, 0])).toBeCloseTo(1.7607, 4);
    expect(left).toEqual({ ...right, y: -right.y });
  });

  test('does not depend on speed and takes nothing from it', () => {
    const slow = launch(DEFAULT_PARAMS, stroke({ tipRight: 0.4 })).velocity;
    const fast = launch(DEFAULT_PARAMS, stroke({ tipRight: 0.4, speed: 8 })).velocity;
    expect(fast.y / fast.x).toBeCloseTo(slow.y / slow.x, 14);
    expect(length(slow)).toBeCloseTo(speedOf(launch(DEFAULT_PARAMS, stroke({ tipUp: 0.4 }))), 12);
  });

  test('is less with a low-deflection shaft', () => {
    const shaft = { ...DEFAULT_PARAMS, endMassRatio: 30 };
    expect(squirtAngle(shaft, 0.3)).toBeLessThan(squirtAngle(DEFAULT_PARAMS, 0.3));
  });

  test('P10 the ball leaves on the line of the squirt and on no other', () => {
    const trace = traceOf({
      table: TABLES.open, params: DEFAULT_PARAMS, layout: { 0: { x: 0, y: 0 } },
      stroke: stroke({ speed: 3, tipRight: 0.5 }),
    });
    const { x, y } = at(trace, 0, 0.05).position;
    expect(Math.atan2(y, x)).toBeCloseTo(squirtAngle(DEFAULT_PARAMS, 0.5), 9);
  });
});

describe('a miscue', () => {
  test('V14 begins where the friction of the tip ends', () => {
    expect(miscueLimit(DEFAULT_PARAMS)).toBeCloseTo(0.514495755427527, 14);
    expect(miscueLimit({ ...DEFAULT_PARAMS, tipFriction: 0.577 })).toBeCloseTo(0.49977, 4);
  });

  test('is told apart by the distance of the contact from the centre', () => {
    expect(launch(DEFAULT_PARAMS, stroke({ tipRight: 0.36, tipUp: 0.36 })).miscue).toBe(false);
    expect(launch(DEFAULT_PARAMS, stroke({ tipRight: 0.37, tipUp: 0.37 })).miscue).toBe(true);
  });

  test('joins the good stroke at the limit without a jump', () => {
    const limit = miscueLimit(DEFAULT_PARAMS);
    const held = launch(DEFAULT_PARAMS, stroke({ tipUp: limit - 1e-9 }));
    const slipped = launch(DEFAULT_PARAMS, stroke({ tipUp: limit + 1e-9 }));
    expect(slipped.velocity.x).toBeCloseTo(held.velocity.x, 6);
    expect(slipped.spin.y).toBeCloseTo(held.spin.y, 4);
  });

  test('gives less spin and more sideways the further out it is, and nothing at the edge', () => {
    const far = launch(DEFAULT_PARAMS, stroke({ tipRight: 0.75 }));
    const limit = launch(DEFAULT_PARAMS, stroke({ tipRight: 0.51 }));
    expect(far.spin.z).toBeLessThan(limit.spin.z);
    expect(far.velocity.y / far.velocity.x).toBeGreaterThan(0.2);
    expect(speedOf(launch(DEFAULT_PARAMS, stroke({ tipRight: 0.9999 })))).toBeLessThan(0.05);
    expect(speedOf(launch(DEFAULT_PARAMS, stroke({ tipRight: 1 })))).toBe(0);
  });

  test('never gives the ball more energy than the cue had', () => {
    for (let tip = 0; tip < 1; tip += 0.01) {
      for (const share of [0, 0.6, 1]) {
        const part = { tipRight: tip * share, tipUp: tip * Math.sqrt(1 - share * share) };
        const { velocity: v, spin: w } = launch(DEFAULT_PARAMS, stroke(part));
        const speed2 = v.x * v.x + v.y * v.y + v.z * v.z;
        const spin2 = w.x * w.x + w.y * w.y + w.z * w.z;
        const ball = DEFAULT_PARAMS.ballMass * (0.5 * speed2 + 0.2 * R * R * spin2);
        expect(ball).toBeLessThan(0.5 * DEFAULT_PARAMS.cueMass);
      }
    }
  });
});

describe('a raised cue', () => {
  test.each([
    [30, 3, 0.0287], [45, 5, 0.1593], [60, 5, 0.2389],
  ])('V46 at %i degrees a ball of %i m/s jumps %f m high', (elevation, speed, apex) => {
    const { ballMass, cueMass, tipRestitution } = DEFAULT_PARAMS;
    const cue = (speed * (1 + ballMass / cueMass)) / (1 + tipRestitution);
    const trace = traceOf({
      table: TABLES.open, params: DEFAULT_PARAMS, layout: { 0: { x: 0, y: 0 } },
      stroke: stroke({ speed: cue, elevationDegrees: elevation }),
    });
    const rise = trace.segments[0]?.[0]?.state.velocity.z ?? 0;
    expect((rise * rise) / (2 * 9.81)).toBeCloseTo(apex, 4);
    expect(at(trace, 0, rise / 9.81).position.z - R).toBeCloseTo(apex, 4);
    expect(eventsOf(trace, 'strike', 'ball-bed')[1]).toMatchObject({ t: 0, kind: 'ball-bed' });
  });

  test('P09 right english curves to the right, and the shot lasts until the spin is out', () => {
    const play = (elevationDegrees: number) => traceOf({
      table: TABLES.open, params: DEFAULT_PARAMS, layout: { 0: { x: 0, y: 0 } },
      stroke: stroke({ speed: 2.5, tipRight: 0.4, elevationDegrees }),
    });
    const turnOf = (trace: ReturnType<typeof play>): number => {
      const { x, y } = at(trace, 0, 2).velocity;
      const first = at(trace, 0, 0).velocity;
      return Math.atan2(y, x) - Math.atan2(first.y, first.x);
    };
    expect(turnOf(play(20))).toBeLessThan(-0.02);
    expect(Math.abs(turnOf(play(0)))).toBeLessThan(1e-9);
    const level = play(0);
    expect(at(level, 0, level.duration).spin.z).toBe(0);
    const stop = eventsOf(level, 'stop')[0]?.t ?? Infinity;
    expect(level.duration).toBeGreaterThanOrEqual(stop);
  });
});
