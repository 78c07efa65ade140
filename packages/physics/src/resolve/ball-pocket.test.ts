import { describe, expect, test } from 'vitest';
import { POCKETS, TABLES, TABLE_IDS, tableGeometry } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '../params.ts';
import { edgeLaunchSpeed } from '../pocket/edge-place.ts';
import { sampleTrace } from '../sample.ts';
import { R, type Start, at, endOf, eventsOf, shot } from '../testing/scene.ts';

const NINE = TABLES['9'];
const geometry = tableGeometry(NINE, DEFAULT_PARAMS.jawRadius);

/** A ball on its way from 30 cm before `mouth` along (ax, ay), rolling at `speed`. */
function aimed(
  target: { readonly x: number; readonly y: number }, ax: number, ay: number, speed: number,
): Start {
  return {
    at: [target.x - 0.3 * ax, target.y - 0.3 * ay],
    v: [speed * ax, speed * ay, 0],
    w: [(-speed * ay) / R, (speed * ax) / R, 0],
  };
}

describe('a ball rolled into the middle of a pocket', () => {
  test.each(TABLE_IDS.filter((id) => id !== 'open'))('falls in all six of table %s', (id) => {
    const table = TABLES[id];
    for (const { pocket, mouth, axis } of tableGeometry(table, 0.005).holes) {
      for (const speed of [0.35, 1, 3]) {
        const trace = shot([aimed(mouth, axis.x, axis.y, speed)], { table });
        expect(trace.balls[0]).toMatchObject({ motion: 'pocketed', pocket });
        expect(eventsOf(trace, 'ball-pocket', 'pocketed')).toMatchObject([
          { kind: 'ball-pocket', ball: 0, pocket }, { kind: 'pocketed', ball: 0, pocket },
        ]);
        expect(trace.rest).toEqual({});
      }
    }
  });

  test('P15 is pocketed only after its centre has crossed the rim and it has dropped', () => {
    for (const { mouth, axis, centre, radius } of geometry.holes) {
      const trace = shot([aimed(mouth, axis.x, axis.y, 1.5)], { table: NINE });
      const [rim, drop] = eventsOf(trace, 'ball-pocket', 'pocketed');
      const crossing = at(trace, 0, rim?.t ?? 0).position;
      const away = Math.hypot(crossing.x - centre.x, crossing.y - centre.y);
      expect(away).toBeCloseTo(radius, 9);
      expect((drop?.t ?? 0) - (rim?.t ?? 0)).toBeGreaterThan(0.05);
      expect(at(trace, 0, (drop?.t ?? 0) - 1e-9).position.z).toBeLessThan(0);
    }
  });

  test('stays inside the pocket while it drops', () => {
    for (const { mouth, axis, centre, radius } of geometry.holes) {
      for (const speed of [0.1, 0.4, 0.9, 2, 4, 7]) {
        const trace = shot([aimed(mouth, axis.x, axis.y, speed)], { table: NINE });
        const rim = eventsOf(trace, 'ball-pocket')[0]?.t;
        if (rim === undefined) continue;
        let furthest = 0;
        for (let t = rim; t < trace.duration; t += 0.002) {
          const state = sampleTrace(trace, 0, t);
          if (state?.motion !== 'falling') continue;
          const { x, y } = state.position;
          furthest = Math.max(furthest, Math.hypot(x - centre.x, y - centre.y));
        }
        expect(furthest).toBeGreaterThan(0);
        expect(furthest).toBeLessThan(radius + 1e-6);
      }
    }
  });
});

describe('on the brink', () => {
  const hole = geometry.holes.find(({ pocket }) => pocket === 'FL');
  const centre = hole?.centre ?? { x: 0, y: 0 };
  const radius = hole?.radius ?? 0;
  /** A place on the pocket's axis, `over` metres past the rim. */
  const brink = (over: number): readonly [number, number] => {
    const back = (radius - over) * Math.SQRT1_2;
    return [centre.x - back, centre.y - back];
  };

  test('a ball at rest up to a millimetre over the rim hangs', () => {
    for (const over of [-0.002, 0.0002, 0.0009]) {
      const trace = shot([{ at: brink(over) }], { table: NINE });
      expect(trace.balls[0]?.motion).toBe('at-rest');
      expect(trace.events).toEqual([{ t: 0, kind: 'rest', ball: -1 }]);
    }
  });

  test('a ball further over falls by itself', () => {
    const trace = shot([{ at: brink(0.002) }], { table: NINE });
    expect(trace.balls[0]).toMatchObject({ motion: 'pocketed', pocket: 'FL' });
  });

  test('a ball that dies on the rim stays, and one a touch faster falls', () => {
    const start = (speed: number): Start => {
      const [x, y] = brink(-0.01);
      const v = speed * Math.SQRT1_2;
      return { at: [x, y], v: [v, v, 0], w: [-v / R, v / R, 0] };
    };
    // A roll of 1 cm ends from √(2·µg·0.01) = 0.0443 m/s.
    expect(shot([start(0.0442)], { table: NINE }).balls[0]?.motion).toBe('at-rest');
    expect(shot([start(0.0446)], { table: NINE }).balls[0]?.motion).toBe('pocketed');
  });

  test('a hanging ball is knocked in by a touch', () => {
    const [x, y] = brink(0.0005);
    const back = 0.2 * Math.SQRT1_2;
    const trace = shot(
      [{ at: [x - back, y - back], v: [0.5, 0.5, 0], w: [-0.5 / R, 0.5 / R, 0] }, { at: [x, y] }],
      { table: NINE },
    );
    expect(trace.balls[1]).toMatchObject({ motion: 'pocketed', pocket: 'FL' });
  });

  test('V45 a ball leaves the edge at once from 0.56 m/s', () => {
    expect(edgeLaunchSpeed(9.81, R, 0.003175)).toBeCloseTo(0.558093, 6);
    expect(edgeLaunchSpeed(9.81, R, 0.00635)).toBeCloseTo(0.585333, 6);
  });
});

describe('jaws', () => {
  test('P14 a ball straight at each of the twelve jaw points is turned away by it', () => {
    for (const jaw of geometry.jaws) {
      const [nx, ny] = [
        jaw.noseNormal.x + jaw.facingNormal.x, jaw.noseNormal.y + jaw.facingNormal.y,
      ];
      const size = Math.hypot(nx, ny);
      const start = aimed(jaw.centre, -nx / size, -ny / size, 2);
      const trace = shot([start], { table: NINE });
      const met = eventsOf(trace, 'ball-jaw', 'ball-cushion')[0];
      expect(met).toMatchObject({ kind: 'ball-jaw', pocket: jaw.pocket, cushion: jaw.cushion });
      const after = at(trace, 0, met?.t ?? 0).velocity;
      expect(after.x * nx + after.y * ny).toBeGreaterThan(0);
    }
  });

  test('P12 passing a side pocket along the rail, a ball is never moved by magic', () => {
    const ends = new Set<string>();
    for (let off = 0; off < 8; off += 1) {
      for (const degrees of [-3, -1.5, 0, 1.5, 3]) {
        const angle = (degrees * Math.PI) / 180;
        const [c, s] = [1.5 * Math.cos(angle), 1.5 * Math.sin(angle)];
        const y = 0.635 - R - 0.002 - 0.0005 * off;
        const start: Start = { at: [-0.3, y], v: [c, s, 0], w: [-s / R, c / R, 0] };
        const trace = shot([start], { table: NINE, until: 0.5 });
        const { step, speed } = steepestStep(trace, 0.002);
        expect(step).toBeLessThan(1.501 * 0.002);
        expect(speed).toBeLessThan(1.501);
        ends.add(eventsOf(trace, 'ball-jaw', 'pocketed').map(({ kind }) => kind).join());
      }
    }
    // Some pass, some touch the far point.
    expect(ends.size).toBeGreaterThan(1);
  });

  /** The longest way in a step of `seconds`, metres, and the greatest speed in the plane, m/s. */
  function steepestStep(trace: ReturnType<typeof shot>, seconds: number): {
    readonly step: number; readonly speed: number;
  } {
    let last = at(trace, 0, 0);
    let step = 0;
    let speed = 0;
    for (let t = seconds; t < trace.duration; t += seconds) {
      const next = at(trace, 0, t);
      const [p, q] = [next.position, last.position];
      step = Math.max(step, Math.hypot(p.x - q.x, p.y - q.y));
      speed = Math.max(speed, Math.hypot(next.velocity.x, next.velocity.y));
      last = next;
    }
    return { step, speed };
  }

  test('5.4 a ball rolled slowly down the rail drops in the corner', () => {
    const wall = 0.635 - R * Math.sqrt(1 - 0.27 * 0.27);
    const trace = shot([{ at: [0.5, wall], v: [0.5, 0, 0], w: [0, 0.5 / R, 0] }], { table: NINE });
    expect(trace.balls[0]).toMatchObject({ motion: 'pocketed', pocket: 'FL' });
  });

  test('5.4 a ball hard into a jaw of the corner can come out again', () => {
    const rejected = Array.from({ length: 40 }, (_, k) => {
      const y = 0.560 + 0.001 * k;
      const trace = shot([{ at: [0.6, y], v: [6, 0.1, 0], w: [0, 6 / R, 0] }], { table: NINE });
      return eventsOf(trace, 'ball-jaw').length > 0 && trace.balls[0]?.motion === 'at-rest';
    });
    expect(rejected.filter(Boolean).length).toBeGreaterThan(3);
  });
});

describe('through the air', () => {
  test('P11 a ball that clears the foot rail is off the table', () => {
    const trace = shot([{ at: [0.9, 0.1, 0.08], v: [5, 0, 1] }], { table: NINE });
    expect(trace.balls[0]?.motion).toBe('off-table');
    expect(eventsOf(trace, 'off-table')).toMatchObject([{ ball: 0 }]);
    expect(trace.rest).toEqual({});
  });

  test('a low hop meets the cushion and stays on the table', () => {
    const trace = shot([{ at: [0.9, 0.1], v: [2, 0, 0.5] }], { table: NINE });
    expect(eventsOf(trace, 'ball-cushion')[0]).toMatchObject({ cushion: 'foot' });
    expect(endOf(trace, 0).motion).toBe('at-rest');
  });

  test('a ball that comes down inside a hole is pocketed there', () => {
    for (const { pocket, centre } of geometry.holes) {
      const from = { x: centre.x * 0.9, y: centre.y * 0.9 };
      const seconds = 0.3;
      const rise = (9.81 * seconds) / 2;
      const start: Start = {
        at: [from.x, from.y],
        v: [(centre.x - from.x) / seconds, (centre.y - from.y) / seconds, rise],
      };
      expect(shot([start], { table: NINE }).balls[0]).toMatchObject({ motion: 'pocketed', pocket });
    }
  });

  test('a ball that flies over a pocket is off the table', () => {
    const trace = shot([{ at: [1.1, 0.465, 0.2], v: [3, 3, 1] }], { table: NINE });
    expect(trace.balls[0]?.motion).toBe('off-table');
  });

  test('on the endless cloth there is nothing to fly over', () => {
    const trace = shot([{ at: [0.9, 0.1], v: [5, 0, 3] }]);
    expect(endOf(trace, 0).motion).toBe('at-rest');
    expect(POCKETS.length).toBe(6);
  });
});
