import { describe, expect, test } from 'vitest';
import { seed, uniform } from '@tenball/base';
import { TABLES } from '@tenball/equipment';
import { begin } from '../engine.ts';
import { DEFAULT_PARAMS, type Params } from '../params.ts';
import { AIRBORNE, type State } from '../state.ts';
import {
  R, type Triple, at, endOf, eventsOf, rollingVelocity, shot, spinOf, stateOf,
  velocityOf,
} from '../testing/scene.ts';
import {
  FACING, JAW, NOSE, type Rubber, resolveBallCushion, rigidImpulse,
} from './ball-cushion.ts';
import {
  COS, FRICTION, NORMAL_X, NORMAL_Y, RESTITUTION, SIN, contact, readContact, writeContact,
} from './compliant-contact.ts';

const NINE = TABLES['9'];
/** Where a ball's centre is when it touches the foot rail: R·cos θ before the nose. */
const WALL = 1.27 - R * Math.sqrt(1 - 0.27 * 0.27);

function strikeFoot(s: State, rubber: Rubber): boolean {
  contact[NORMAL_X] = -1;
  contact[NORMAL_Y] = 0;
  return resolveBallCushion(s, 0, rubber);
}

/** A ball that meets the foot cushion; `w` is R times the spin. */
function meet(v: Triple, rw: Triple, params: Partial<Params>, flying: boolean) {
  const s = stateOf([{ at: [WALL, 0], v, w: [rw[0] / R, rw[1] / R, rw[2] / R] }], params, '9');
  begin(s);
  if (flying) s.motion[0] = AIRBORNE;
  strikeFoot(s, NOSE);
  const [x, y, z] = spinOf(s, 0);
  return { v: velocityOf(s, 0), rw: [R * x, R * y, R * z] as const };
}

function expectClose(found: Triple, expected: Triple, digits: number): void {
  found.forEach((value, k) => expect(value).toBeCloseTo(expected[k] ?? NaN, digits));
}

/** The closed form on velocity and R·w in the table's frame, at the foot cushion. */
function strike(v: Triple, rw: Triple) {
  const s = stateOf([{ at: [WALL, 0], v, w: [rw[0] / R, rw[1] / R, rw[2] / R] }], {}, '9');
  contact[NORMAL_X] = -1;
  contact[NORMAL_Y] = 0;
  readContact(s, 0);
  contact[SIN] = 0.27;
  contact[COS] = Math.sqrt(1 - 0.27 * 0.27);
  contact[RESTITUTION] = 0.85;
  contact[FRICTION] = 0.2;
  rigidImpulse(-contact[COS] * v[0]);
  writeContact(s, 0);
  const [x, y, z] = spinOf(s, 0);
  return { v: velocityOf(s, 0), rw: [R * x, R * y, R * z] as const };
}

describe('the impulse on a tilted surface', () => {
  const diagonal = Math.SQRT1_2;

  test('V34 straight in, rolling and stunned', () => {
    const rolling = strike([1, 0, 0], [0, 1, 0]);
    expectClose(rolling.v, [-0.811324746184, 0, -0.137921730921], 9);
    expect(rolling.rw[1]).toBeCloseTo(0.109354202, 8);
    const stun = strike([1, 0, 0], [0, 0, 0]);
    expectClose(stun.v, [-0.735963571429, 0, -0.40667093464], 9);
    expect(stun.rw[1]).toBeCloseTo(-0.19285714, 7);
  });

  test('V35 at 45 degrees, rolling, and with side', () => {
    const plain = strike([diagonal, diagonal, 0], [-diagonal, diagonal, 0]);
    expectClose(plain.v, [-0.553771681056, 0.528977621586, -0.168568609038], 9);
    expectClose(plain.rw, [-0.586869598, 0.261783882, -0.42878375], 8);
    const side = strike([diagonal, diagonal, 0], [-diagonal, diagonal, 0.5]);
    expectClose(side.v, [-0.54278502517, 0.495988722455, -0.207748664688], 9);
    expectClose(side.rw, [-0.564602092, 0.363512177, -0.008193005], 8);
  });
});

test('a ball on the cloth is not driven into it, one above the nose goes up', () => {
  expect(meet([1, 0, 0], [0, 1, 0], {}, false).v[2]).toBe(0);
  const high = stateOf([{ at: [WALL, 0, 0.05], v: [1, 0, 0] }], {}, '9');
  begin(high);
  expect(strikeFoot(high, NOSE)).toBe(true);
  expect(high.vz[0]).toBeGreaterThan(0);
  expect(high.vx[0]).toBeLessThan(0);
});

describe('calibration', () => {
  const reRoll = (speed: number, top: number): number => {
    const { v, rw } = meet([speed, 0, 0], [0, top * speed, 0], {}, false);
    return -rollingVelocity(v, [rw[0] / R, rw[1] / R, rw[2] / R])[0] / speed;
  };

  test('a rolling ball straight in keeps 0.55 to 0.62 of its speed once it rolls again', () => {
    expect(reRoll(1.2, 1)).toBeGreaterThan(0.55);
    expect(reRoll(1.2, 1)).toBeLessThan(0.62);
  });

  test('the harder the hit, the smaller the share that comes back', () => {
    expect(reRoll(6, 1)).toBeLessThan(reRoll(1, 1));
  });

  test('side turns a straight bank away, left side to the right, more side further', () => {
    const sideways = (side: number): number => meet([1, 0, 0], [0, 1, side], {}, false).v[1];
    expect(sideways(0)).toBeCloseTo(0, 15);
    expect(sideways(0.5)).toBeLessThan(0);
    expect(sideways(1)).toBeLessThan(sideways(0.5));
    expect(sideways(-0.5)).toBe(-sideways(0.5));
  });

  test('the facings are deader than the nose, the jaws between', () => {
    const speedBack = (rubber: Rubber): number => {
      const s = stateOf([{ at: [WALL, 0], v: [1, 0, 0], w: [0, 1 / R, 0] }], {}, '9');
      begin(s);
      strikeFoot(s, rubber);
      return -s.vx[0];
    };
    expect(speedBack(FACING)).toBeLessThan(speedBack(JAW));
    expect(speedBack(JAW)).toBeLessThan(speedBack(NOSE));
  });
});

describe('energy', () => {
  test('never grows in any impact, slow or fast, on the cloth or in the air', () => {
    for (let number = 0; number < 4000; number += 1) {
      const draw = (k: number): number => 2 * uniform(seed(number), k) - 1;
      const size = number % 3 === 0 ? 0.004 : 5;
      const v: Triple = [size * Math.abs(draw(0)), size * draw(1), number % 2 === 0 ? 0 : draw(2)];
      const rw: Triple = [size * draw(3), size * draw(4), size * draw(5)];
      const after = meet(v, rw, {}, number % 2 === 1);
      expect(energy(after.v, after.rw), `impact ${number}`)
        .toBeLessThanOrEqual(energy(v, rw) * (1 + 1e-14));
    }
  });

  function energy(v: Triple, rw: Triple): number {
    const square = (t: Triple): number => t[0] * t[0] + t[1] * t[1] + t[2] * t[2];
    return 0.5 * square(v) + 0.2 * square(rw);
  }
});

describe('P03 a ball straight at the rail from 25 cm', () => {
  test.each([1, 10, 100])('at %i m/s turns R·cos θ before the nose', (speed) => {
    const trace = shot([{ at: [WALL - 0.25, 0.1], v: [speed, 0, 0] }], { table: NINE });
    const bounce = eventsOf(trace, 'ball-cushion')[0];
    expect(bounce?.cushion).toBe('foot');
    expect(Math.abs(at(trace, 0, bounce?.t ?? 0).position.x - WALL)).toBeLessThan(1e-9);
  });

  test('once it is said to roll it rolls, and forwards', () => {
    const trace = shot([{ at: [WALL - 0.25, 0.1], v: [1, 0, 0] }], { table: NINE });
    const rolls = (trace.segments[0] ?? []).filter(({ state }) => state.motion === 'rolling');
    expect(rolls.length).toBeGreaterThan(0);
    for (const { state: { velocity: v, spin: w } } of rolls) {
      expect(Math.abs(v.x - R * w.y)).toBeLessThan(1e-9);
      expect(Math.abs(v.y + R * w.x)).toBeLessThan(1e-9);
    }
  });
});

describe('a ball frozen to a rail', () => {
  const frozen = { at: [0.3, 0.635 - R * Math.sqrt(1 - 0.27 * 0.27)] } as const;

  test('struck away from it meets no cushion before another one', () => {
    const trace = shot([{ ...frozen, v: [0.3, -0.6, 0] }], { table: NINE });
    expect(eventsOf(trace, 'ball-cushion').map(({ cushion }) => cushion)).not.toContain('footLeft');
  });

  test('rolled along it stays on its line and meets none', () => {
    const trace = shot([{ ...frozen, v: [0.3, 0, 0], w: [0, 0.3 / R, 0] }], { table: NINE });
    expect(eventsOf(trace, 'ball-cushion')).toEqual([]);
    expect(endOf(trace, 0).position.y).toBeCloseTo(frozen.at[1], 8);
  });

  test('pressed against it by its own spin comes off in finitely many hops', () => {
    const trace = shot([{ ...frozen, v: [0, 0, 0], w: [-60, 0, 0] }], { table: NINE });
    const hops = eventsOf(trace, 'ball-cushion').length;
    expect(hops).toBeGreaterThan(0);
    expect(hops).toBeLessThan(300);
    expect(endOf(trace, 0).motion).toBe('at-rest');
  });
});

test('V51 the same bank off the other end of the table is its mirror image to the last bit', () => {
  const play = (sign: number) => shot(
    [{ at: [sign * 0.4, 0.2], v: [sign * 2, -1.1, 0], w: [3, sign * 20, sign * 40] }],
    { table: NINE }, DEFAULT_PARAMS,
  );
  const [foot, head] = [endOf(play(1), 0).position, endOf(play(-1), 0).position];
  expect([-head.x, head.y]).toEqual([foot.x, foot.y]);
});

test.each([0, 0.01, 0.03])('rubber that gives back %d of the speed ends its push', (e) => {
  const dull = { cushionRestitution: e, cushionLeastRestitution: e, facingRestitution: e };
  const { v } = meet([2, 0.5, 0], [0, 2, 0], dull, false);
  expect(v[0]).toBeLessThanOrEqual(0);
  expect(Math.abs(v[0])).toBeLessThan(0.2);
});
