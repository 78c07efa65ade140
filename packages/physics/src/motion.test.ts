import { describe, expect, test } from 'vitest';
import { begin } from './engine.ts';
import { evolve } from './evolve/evolve.ts';
import { NOW, type State } from './state.ts';
import {
  R, type Start, type Triple, endOf, eventsOf, shot, spinOf, stateOf, velocityOf,
} from './testing/scene.ts';

/** A ball at the origin moving along x at 2 m/s with R·w = k·v about the rolling axis. */
function planar(k: number, v = 2): Start {
  return { at: [0, 0], v: [v, 0, 0], w: [0, (k * v) / R, 0] };
}

/** Ball 0 at the end of its first motion. */
function afterFirstMotion(start: Start): { seconds: number; s: State } {
  const s = stateOf([start]);
  begin(s);
  const seconds = s.motionEnd[0];
  s.scalars[NOW] = seconds;
  evolve(s, 0);
  return { seconds, s };
}

describe('a sliding ball', () => {
  test.each([
    ['V1 stun', 0, 0.291247997670016, 0.499282281720027, 10 / 7],
    ['V2 reverse natural roll', -1, 0.582495995340032, 0.832137136200046, 6 / 7],
    ['V3 so much draw that it stops dead', -5 / 2, 1.019367991845056, 1.019367991845056, 0],
    ['V4 overspin', 1.25, 0.072811999417504, 0.150824855936258, 15 / 7],
  ])('%s slides for the closed form of time and way', (_, k, seconds, way, speed) => {
    const end = afterFirstMotion(planar(k));
    expect(end.seconds).toBeCloseTo(seconds, 12);
    expect(end.s.x[0]).toBeCloseTo(way, 12);
    expect(end.s.vx[0]).toBeCloseTo(speed, 12);
  });

  test('V6 a ball struck with side and masse swerves onto its rolling line', () => {
    const end = afterFirstMotion({ at: [0, 0], v: [2, 0, 0], w: [-30, 0, 50] });
    expect(end.seconds).toBeCloseTo(0.316874527591611, 12);
    expect(end.s.x[0]).toBeCloseTo(0.543213475871334, 12);
    expect(end.s.y[0]).toBeCloseTo(0.038805812682558, 12);
    const [vx, vy] = velocityOf(end.s, 0);
    expect(vx).toBeCloseTo(1.428571428571428, 12);
    expect(vy).toBeCloseTo(0.244928571428571, 12);
    const [wx, wy] = spinOf(end.s, 0);
    expect(wx).toBeCloseTo(-8.571428571, 8);
    expect(wy).toBeCloseTo(49.993750781, 8);
  });

  test('rolls without slip to the last bit once the slide has ended', () => {
    const trace = shot([planar(-0.6)]);
    const rolling = trace.segments[0]?.find(({ state }) => state.motion === 'rolling');
    const { velocity, spin } = rolling?.state ?? { velocity: { x: 1 }, spin: { y: 0 } };
    expect(Math.abs(velocity.x - R * spin.y)).toBeLessThan(1e-15);
  });
});

describe('a rolling ball', () => {
  test('V5 rolls out its way', () => {
    const end = afterFirstMotion(planar(1, 10 / 7));
    expect(end.seconds).toBeCloseTo(14.5623998835008, 11);
    expect(end.s.x[0]).toBeCloseTo(10.401714202500571, 11);
  });

  test('P17 stops from 1 m/s after v²/2µg, 5.097 metres', () => {
    const trace = shot([planar(1, 1)]);
    expect(endOf(trace, 0).position.x).toBeCloseTo(1 / (2 * 0.01 * 9.81), 8);
  });

  test('V54 a stun shot at 2 m/s stands still after 14.8536 s and 10.901 m', () => {
    const trace = shot([planar(0)]);
    expect(trace.duration).toBeCloseTo(0.291247997670016 + 14.5623998835008, 10);
    expect(endOf(trace, 0).position.x).toBeCloseTo(0.499282281720027 + 10.401714202500571, 8);
    expect(trace.events.map(({ kind }) => kind)).toEqual(['roll', 'stop', 'rest']);
  });
});

describe('spin about the vertical', () => {
  test('V7 decays linearly to nought and stays there', () => {
    const trace = shot([{ at: [0, 0], w: [0, 0, 50] }], {}, { spinDeceleration: 10.9 });
    expect(trace.duration).toBeCloseTo(4.587155963302752, 12);
    expect(endOf(trace, 0).spin.z).toBe(0);
    expect(trace.balls[0]?.motion).toBe('at-rest');
  });

  test('is kept when sliding turns into rolling', () => {
    const trace = shot([{ at: [0, 0], v: [2, 0, 0], w: [0, 0, 50] }]);
    const roll = trace.segments[0]?.find(({ state }) => state.motion === 'rolling');
    // 0.2912 s of sliding at 5 rad/s².
    expect(roll?.state.spin.z).toBeCloseTo(50 - 5 * 0.291247997670016, 10);
  });
});

describe('a flying ball', () => {
  test('lands when gravity says so and keeps its spin in the air', () => {
    const s = stateOf([{ at: [0, 0], v: [1, 0, 2], w: [3, 4, 5] }]);
    begin(s);
    expect(s.motionEnd[0]).toBeCloseTo(4 / 9.81, 14);
    s.scalars[NOW] = s.motionEnd[0];
    evolve(s, 0);
    expect(s.z[0]).toBeCloseTo(R, 14);
    expect(spinOf(s, 0)).toEqual([3, 4, 5]);
  });

  test('dropped from a height lands without loss of digits', () => {
    const s = stateOf([{ at: [0, 0, R + 1e-6] }]);
    begin(s);
    expect(s.motionEnd[0]).toBeCloseTo(Math.sqrt(2e-6 / 9.81), 15);
  });

  test('bounces lower and lower and comes to rest on the cloth', () => {
    const trace = shot([{ at: [0, 0], v: [0.5, 0, 3] }]);
    const landings = eventsOf(trace, 'ball-bed');
    const speeds = landings.map(({ speed = 0 }) => speed);
    expect(speeds.length).toBe(7);
    speeds.slice(1).forEach((speed, k) => {
      expect(speed).toBeCloseTo(0.5 * (speeds[k] ?? 0), 9);
    });
    expect(endOf(trace, 0).position.z).toBe(R);
  });
});

describe('V8 to move in two steps is to move in one', () => {
  const starts: readonly (readonly [string, Start])[] = [
    ['sliding', { at: [0.1, -0.2], v: [1.7, -0.6, 0], w: [-22, 31, 44] }],
    ['rolling', { at: [0.1, -0.2], v: [1.7, -0.6, 0], w: [0.6 / R, 1.7 / R, -44] }],
    ['spinning', { at: [0.1, -0.2], w: [0, 0, 44] }],
    ['flying', { at: [0.1, -0.2, 0.2], v: [1.7, -0.6, 2], w: [-22, 31, 44] }],
  ];
  test.each(starts)('%s', (_, start) => {
    const whole = moved(start, [0.15]);
    const parts = moved(start, [0.0617, 0.15]);
    whole.forEach((value, k) => {
      expect(Math.abs(value - (parts[k] ?? NaN))).toBeLessThan(1e-12 * (1 + Math.abs(value)));
    });
  });
});

function moved(start: Start, times: readonly number[]): number[] {
  const s = stateOf([start]);
  begin(s);
  for (const t of times) {
    s.scalars[NOW] = t;
    evolve(s, 0);
  }
  const place: Triple = [s.x[0], s.y[0], s.z[0]];
  return [...place, ...velocityOf(s, 0), ...spinOf(s, 0)];
}

describe('air drag, when it is asked for', () => {
  test('shortens the way of a fast roll in several segments', () => {
    const still = shot([planar(1, 3)]);
    const windy = shot([planar(1, 3)], {}, { airDrag: 0.00425 });
    const way = endOf(windy, 0).position.x;
    // Quadratic drag on a roll: ln(1 + k·v²/µg)/2k, where k is 5/7 of the drag.
    const k = (5 / 7) * 0.00425;
    expect(way).toBeCloseTo(Math.log(1 + (k * 9) / 0.0981) / (2 * k), 0);
    expect(way).toBeLessThan(endOf(still, 0).position.x);
    expect(windy.segments[0]?.length).toBeGreaterThan(8);
  });

  test('slows a flight, but not its fall', () => {
    const windy = shot([{ at: [0, 0], v: [6, 0, 3] }], {}, { airDrag: 0.00425 });
    const calm = shot([{ at: [0, 0], v: [6, 0, 3] }]);
    const [first, same] = [windy, calm].map((trace) => eventsOf(trace, 'ball-bed')[0]?.t ?? NaN);
    expect(first).toBeCloseTo(same ?? NaN, 12);
    expect(endOf(windy, 0).position.x).toBeLessThan(endOf(calm, 0).position.x);
  });
});
