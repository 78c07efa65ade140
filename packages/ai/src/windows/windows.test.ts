import { seed, uniform } from '@tenball/base';
import { POCKETS, TABLES } from '@tenball/equipment';
import {
  DEFAULT_PARAMS, FATE_POCKET, type Params, createSimulator, paramsOf,
} from '@tenball/physics';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type PocketView, type TableView, geometricInto, newWindow, tableView, windowInto,
} from '../table-view.ts';
import { formatBytes, parseBytes } from './bytes.ts';
import { windowKey } from './key.ts';
import { measuredWindows } from './unpack.ts';

const PRO_TIGHT = paramsOf({ table: 'pro-tight' });
const VIEW = tableView(TABLES['9'], DEFAULT_PARAMS);
const COUNT = 500;
/** Nearer than this a few millimetres at the mouth are many degrees. */
const NEAREST = 0.12;

/** Asks the engine whether a lone sliding ball from (x, y) drops when sent in a direction. */
function shooter(view: TableView, params: Params) {
  const simulator = createSimulator(view.table, params);
  const atX = new Float64Array(16);
  const atY = new Float64Array(16);
  return (
    pocket: PocketView, x: number, y: number, speed: number, direction: number,
  ): boolean => {
    atX[0] = x;
    atY[0] = y;
    simulator.placeArrays(atX, atY, 1);
    const velocity = { x: speed * Math.cos(direction), y: speed * Math.sin(direction), z: 0 };
    const { fate } = simulator.runFrom(velocity, { x: 0, y: 0, z: 0 }, 'rest', 1);
    return fate[0] === FATE_POCKET + POCKETS.indexOf(pocket.pocket);
  };
}

/** The speed asked for, or what it needs to arrive. */
function arriving(view: TableView, distance: number, speed: number): number {
  const { muRoll, g } = view.params;
  return Math.max(speed, 1.1 * 1.4 * Math.sqrt(2 * muRoll * g * (distance + 0.1)));
}

describe.each([
  ['9', '4 1/2 in', DEFAULT_PARAMS], ['9-tight', '4 1/4 in', DEFAULT_PARAMS],
  ['9-tight', 'professional', PRO_TIGHT], ['7', 'small', DEFAULT_PARAMS],
] as const)('measured windows of table %s (%s)', (table, title, params) => {
  const view = tableView(TABLES[table], params);
  const shoot = shooter(view, params);
  const root = seed(`windows ${table} ${title}`);
  const window = newWindow();

  /** Shares that drop: of the middle half of the window, and of what lies well outside. */
  function shares(isSide: boolean): { inside: number; outside: number; open: number } {
    const pockets = view.pockets.filter((pocket) => pocket.isSide === isSide);
    let open = 0;
    let inside = 0;
    let outside = 0;
    for (let n = 0; n < COUNT; n += 1) {
      const pocket = pockets[n % pockets.length];
      if (pocket === undefined) continue;
      const x = (2 * uniform(root, 4 * n) - 1) * view.maxX;
      const y = (2 * uniform(root, 4 * n + 1) - 1) * view.maxY;
      const asked = 0.6 + 3 * uniform(root, 4 * n + 2);
      windowInto(window, view, pocket, x, y, asked);
      if (window.half <= 0 || window.distance < NEAREST) continue;
      const speed = arriving(view, window.distance, asked);
      const middle = Math.atan2(window.y, window.x);
      const aside = window.half * (uniform(root, 4 * n + 3) - 0.5);
      const beyond = window.half + 0.015 / window.distance;
      open += 1;
      if (shoot(pocket, x, y, speed, middle + aside)) inside += 1;
      if (shoot(pocket, x, y, speed, middle + beyond)) outside += 0.5;
      if (shoot(pocket, x, y, speed, middle - beyond)) outside += 0.5;
    }
    return { inside: inside / open, outside: outside / open, open };
  }

  test('a ball in the middle half of a corner window drops, one past its edges does not', () => {
    const { inside, outside, open } = shares(false);
    expect(open).toBeGreaterThan(0.9 * COUNT);
    expect(inside).toBeGreaterThan(0.99);
    expect(outside).toBeLessThan(0.02);
  });

  test('so it is with the side pockets, where there is a window', () => {
    const { inside, outside, open } = shares(true);
    expect(open).toBeGreaterThan(0.4 * COUNT);
    expect(inside).toBeGreaterThan(0.99);
    expect(outside).toBeLessThan(0.03);
  });
});

describe('windows of mirrored places are mirrored', () => {
  const own = newWindow();
  const other = newWindow();
  const place = fc.record({
    x: fc.double({ min: -1.2, max: 1.2, noNaN: true }),
    y: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    speed: fc.double({ min: 0.3, max: 7, noNaN: true }),
    index: fc.nat({ max: 5 }),
  });

  function pocketAt(x: number, y: number): PocketView {
    const found = VIEW.pockets.find(({ mouth }) => (
      Math.abs(mouth.x - x) < 1e-9 && Math.abs(mouth.y - y) < 1e-9
    ));
    if (found === undefined) throw new Error(`no pocket at ${x}, ${y}`);
    return found;
  }

  test.each([[-1, 1], [1, -1], [-1, -1]])('by %d and %d', (mx, my) => {
    fc.assert(fc.property(place, ({ x, y, speed, index }) => {
      const pocket = VIEW.pockets[index];
      if (pocket === undefined) return;
      windowInto(own, VIEW, pocket, x, y, speed);
      const mirror = pocketAt(mx * pocket.mouth.x, my * pocket.mouth.y);
      windowInto(other, VIEW, mirror, mx * x, my * y, speed);
      expect(other.half).toBeCloseTo(own.half, 12);
      if (own.half <= 0) return;
      expect(other.x).toBeCloseTo(mx * own.x, 12);
      expect(other.y).toBeCloseTo(my * own.y, 12);
    }));
  });

  test('about the axis of a corner', () => {
    const corner = pocketAt(...cornerMouth());
    fc.assert(fc.property(place, ({ y, speed }) => {
      const along = VIEW.maxX - 0.6 * (1 + y);
      const off = VIEW.maxY - 0.3;
      windowInto(own, VIEW, corner, along, off, speed);
      windowInto(other, VIEW, corner, VIEW.maxX - 0.3, VIEW.maxY - 0.6 * (1 + y), speed);
      expect(other.half).toBeCloseTo(own.half, 12);
      expect(other.x).toBeCloseTo(own.y, 12);
      expect(other.y).toBeCloseTo(own.x, 12);
    }));
  });

  function cornerMouth(): [number, number] {
    const { mouth } = VIEW.pockets[POCKETS.indexOf('FL')] ?? { mouth: { x: 0, y: 0 } };
    return [mouth.x, mouth.y];
  }
});

describe('what the engine takes and the jaws alone do not say', () => {
  const corner = VIEW.pockets[POCKETS.indexOf('FL')];
  const window = newWindow();

  test('a slow ball along the rail may touch it first, a fast one rattles', () => {
    if (corner === undefined) throw new Error('a corner');
    const y = VIEW.maxY - 0.03;
    windowInto(window, VIEW, corner, 0.5, y, 1);
    const slow = window.half;
    windowInto(window, VIEW, corner, 0.5, y, 3.5);
    const fast = window.half;
    geometricInto(window, VIEW, corner, 0.5, y);
    expect(slow).toBeGreaterThan(3 * window.half);
    expect(fast).toBeLessThan(slow / 3);
  });
});

describe('windows hold for what they were measured with', () => {
  test('the tables of the game have them', () => {
    for (const kind of ['corner', 'side'] as const) {
      for (const table of ['9', '9-tight', '8', '7'] as const) {
        expect(measuredWindows(kind, TABLES[table], DEFAULT_PARAMS)).toBeDefined();
      }
      expect(measuredWindows(kind, TABLES['9-tight'], PRO_TIGHT)).toBeDefined();
    }
  });

  test('another cloth, jaw or mouth makes another key; another cue or length does not', () => {
    const key = windowKey('corner', TABLES['9'], DEFAULT_PARAMS);
    const otherwise = (change: Partial<Params>) => (
      windowKey('corner', TABLES['9'], { ...DEFAULT_PARAMS, ...change })
    );
    expect(otherwise({ muSlide: 0.21 })).not.toBe(key);
    expect(otherwise({ jawRadius: 0.006 })).not.toBe(key);
    expect(windowKey('corner', TABLES['9-tight'], DEFAULT_PARAMS)).not.toBe(key);
    expect(windowKey('side', TABLES['9'], DEFAULT_PARAMS)).not.toBe(key);
    expect(otherwise({ cueMass: 0.6, tipRestitution: 0.85 })).toBe(key);
    expect(windowKey('corner', TABLES['7'], DEFAULT_PARAMS)).toBe(key);
  });

  test('elsewhere the jaws alone decide', () => {
    const humid = tableView(TABLES['9'], paramsOf({ cloth: 'humid' }));
    const own = newWindow();
    const jaws = newWindow();
    for (const pocket of humid.pockets) {
      expect(pocket.measured).toBeUndefined();
      windowInto(own, humid, pocket, 0.2, -0.1, 2);
      geometricInto(jaws, humid, pocket, 0.2, -0.1);
      expect([own.x, own.y, own.half]).toEqual([jaws.x, jaws.y, jaws.half]);
    }
  });
});

test('bytes come back from their text', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: -128, max: 127 })), (values) => {
    const bytes = Int8Array.from(values);
    expect([...parseBytes(formatBytes(bytes))]).toEqual(values);
  }));
});
