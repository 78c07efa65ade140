import {
  type Vec3, add, cross, dot, normalise, radians, scale, sinCos, subtract,
} from '@tenball/base';
import { TABLES, tableGeometry } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PARAMS } from './params.ts';
import { type SimulateInput } from './simulate.ts';
import { launch } from './resolve/stick-ball.ts';
import { depthsOf } from './testing/rail-oracle.ts';
import {
  R, type Start, type Triple, at, endOf, eventsOf, headingOf, shot, traceOf,
} from './testing/scene.ts';
import { type Segment, type Trace } from './trace.ts';

const TABLE = TABLES['9'];
const WALLED: Partial<SimulateInput> = { table: TABLE };
const NOSE_X = TABLE.length / 2;
const NOSE_Y = TABLE.width / 2;
const { edgeRadius, noseHeight, railCapHeight, railWidth, g } = DEFAULT_PARAMS;
const ON_CAP = noseHeight + railCapHeight + R;

/** Struck downwards at `speed` by a cue raised by `elevationDegrees`, without spin. */
function struck(x: number, speed: number, elevationDegrees: number): Start {
  const { sin, cos } = sinCos(radians(elevationDegrees));
  return { at: [x, 0], v: [speed * cos, 0, -speed * sin] };
}

function highest(trace: Trace, ball = 0): number {
  return Math.max(...(trace.segments[ball] ?? []).map(({ state, acceleration }) => {
    const { z } = state.velocity;
    const rise = acceleration.z < 0 && z > 0 ? (z * z) / (-2 * acceleration.z) : 0;
    return state.position.z + rise - R;
  }));
}

function motionsOf(trace: Trace, ball = 0): string[] {
  return (trace.segments[ball] ?? []).map(({ state }) => state.motion);
}

function firstIn(trace: Trace, motion: string, ball = 0): Segment {
  const found = trace.segments[ball]?.find(({ state }) => state.motion === motion);
  if (found === undefined) throw new Error(`ball ${ball} is never ${motion}`);
  return found;
}

describe('a jump', () => {
  test.each([[30, 3, 0.0287], [45, 5, 0.1593], [60, 5, 0.2389]])(
    'V46 from %d degrees at %d m/s rises to %d m', (elevation, speed, apex) => {
      const { sin } = sinCos(radians(elevation));
      const rise = highest(shot([struck(0, speed, elevation)]));
      expect(rise).toBeCloseTo(apex, 4);
      expect(rise).toBeCloseTo((0.5 * speed * sin) ** 2 / (2 * g), 12);
    },
  );

  test('the cue ball of a break at 3 degrees and 10 m/s hops by 3.5 mm', () => {
    expect(highest(shot([struck(0, 10, 3)]))).toBeCloseTo(0.0035, 4);
  });

  test.each([30, 45, 60])('from %d degrees clears a ball that stands in its way', (elevation) => {
    const alone = shot([struck(0, 5.5, elevation)]);
    const landing = eventsOf(alone, 'ball-bed')[1]?.t ?? NaN;
    const obstacle: Start = { at: [at(alone, 0, landing / 2).position.x, 0] };
    const over = shot([struck(0, 5.5, elevation), obstacle]);
    const met = eventsOf(over, 'ball-ball')[0]?.t ?? Infinity;
    expect(met).toBeGreaterThan(landing);
    expect(at(over, 0, landing).position.x).toBeGreaterThan(obstacle.at[0] + R);
    const low = shot([struck(0, 2.5, elevation), { at: [0.2, 0] }]);
    expect(eventsOf(low, 'ball-ball').length).toBeGreaterThan(0);
  });

  test('bounces lower and lower, and not at all below a tenth of a millimetre', () => {
    const trace = shot([{ at: [0, 0, R + 0.2] }]);
    const rebounds = (trace.segments[0] ?? []).slice(1)
      .map(({ state }) => state.velocity.z);
    expect(rebounds).toHaveLength(6);
    rebounds.slice(0, -1).forEach((v, k) => {
      expect(v).toBeCloseTo(Math.sqrt(2 * g * 0.2) * 0.5 ** (k + 1), 12);
    });
    expect(rebounds.at(-1)).toBe(0);
    expect(Math.sqrt(2 * g * 0.2) * 0.5 ** 6).toBeLessThan(Math.sqrt(2 * g * 1e-4));
  });
});

test('the time of a landing loses no digits, up or down, from high or from a picometre', () => {
  const landing = (height: number, vz: number): number => (
    eventsOf(shot([{ at: [0, 0, R + height], v: [0, 0, vz] }]), 'ball-bed')[0]?.t ?? NaN
  );
  expect(landing(1e-12, -5) / 2e-13).toBeCloseTo(1, 4);
  expect(landing(0.25, -2)).toBeCloseTo((Math.sqrt(4 + 0.5 * g) - 2) / g, 14);
  expect(landing(0.25, 2)).toBeCloseTo((Math.sqrt(4 + 0.5 * g) + 2) / g, 14);
});

describe('a massé', () => {
  /** Ball velocity and spin of a centred impulse along d through `tip` (2.1); no squirt. */
  function masse(elevationDegrees: number, tipRight: number, tipUp: number) {
    const { sin, cos } = sinCos(radians(elevationDegrees));
    const d: Vec3 = { x: cos, y: 0, z: -sin };
    const right: Vec3 = { x: 0, y: -1, z: 0 };
    const up: Vec3 = { x: sin, y: 0, z: cos };
    const inward = Math.sqrt(1 - tipRight * tipRight - tipUp * tipUp);
    const along = (axis: 'x' | 'y' | 'z'): number => (
      R * (-inward * d[axis] + tipRight * right[axis] + tipUp * up[axis])
    );
    const c = { x: along('x'), y: along('y'), z: along('z') };
    const speed = 3;
    const k = (2.5 / (R * R)) * speed;
    const spin: Triple = [
      k * (c.y * d.z - c.z * d.y), k * (c.z * d.x - c.x * d.z), k * (c.x * d.y - c.y * d.x),
    ];
    const way = (R + c.z) / sin;
    const onCloth = { x: c.x + way * d.x, y: c.y + way * d.y };
    return { start: { at: [0, 0], v: [speed * cos, 0, -speed * sin], w: spin } as Start, onCloth };
  }

  test.each([[60, 0.3, -0.3], [70, -0.35, -0.2], [80, 0.2, 0.3], [45, 0.45, 0]])(
    'from %d degrees at (%d, %d) ends along the line to where the cue points (TP A.19)',
    (elevation, tipRight, tipUp) => {
      const { start, onCloth } = masse(elevation, tipRight, tipUp);
      // Friction too weak to act in the moment of the stroke: the theorem's ideal slate.
      const ideal = { muSlide: 1e-7, restitutionSlate: 0, spinDecelerationSliding: 0 };
      const { velocity } = firstIn(shot([start], {}, ideal), 'rolling').state;
      const size = Math.sqrt(dot(velocity, velocity)) * Math.sqrt(dot(onCloth, onCloth));
      expect(Math.abs(cross(onCloth, velocity)) / size).toBeLessThan(1e-5);
      expect(dot(onCloth, velocity)).toBeGreaterThan(0);
    },
  );

  test.each([[60, 0.35, -0.3], [65, 0.35, 0.1], [75, -0.4, -0.25]])(
    'struck from %d degrees at (%d, %d) curves from the line of aim to its last line, hop by hop',
    (elevationDegrees, tipRight, tipUp) => {
      const stroke = { speed: 2, headingDegrees: 0, elevationDegrees, tipRight, tipUp };
      const { velocity: v, spin: w } = launch(DEFAULT_PARAMS, stroke);
      const trace = traceOf({
        table: TABLES.open, params: DEFAULT_PARAMS, layout: { 0: { x: 0, y: 0 } }, stroke,
      });
      const last = headingOf([5 * v.x + 2 * R * w.y, 5 * v.y - 2 * R * w.x, 0]);
      const rolls = trace.segments[0]?.findIndex(({ state }) => state.motion === 'rolling') ?? -1;
      const headings = (trace.segments[0] ?? []).slice(0, rolls + 1)
        .map(({ state: { velocity: { x, y } } }) => headingOf([x, y, 0]));
      const side = Math.sign(last);
      const turns = headings.map((heading) => side * heading);
      expect(headings[0]).toBeCloseTo(headingOf([v.x, v.y, 0]), 9);
      expect(headings.at(-1)).toBeCloseTo(last, 9);
      expect(turns).toEqual([...turns].sort((a, b) => a - b));
      expect(new Set(turns.map(Math.round)).size).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('a flying ball and the rubber', () => {
  test('its centre is one radius from the nose when it meets it', () => {
    const trace = shot([{ at: [1.1, 0.1, 0.06], v: [3, 0.5, -0.2] }], WALLED);
    const [met] = eventsOf(trace, 'ball-cushion');
    const { x, z } = at(trace, 0, met?.t ?? NaN).position;
    const distance = Math.sqrt((NOSE_X - x) ** 2 + (z - noseHeight) ** 2);
    expect(distance).toBeCloseTo(R, 13);
    expect(z).toBeGreaterThan(noseHeight);
  });

  test('a ball that meets a nose above its middle is kicked up', () => {
    const trace = shot([{ at: [1.2, 0, 0.055], v: [4, 0, 0] }], WALLED);
    const [met] = eventsOf(trace, 'ball-cushion');
    expect(at(trace, 0, met?.t ?? NaN).velocity.z).toBeGreaterThan(0.5);
  });

  test('no wall stands on the nose: a ball a radius above it flies over (pooltool#161)', () => {
    const trace = shot([{ at: [1.2, 0.2, noseHeight + R + 0.02], v: [5, 0, 0.3] }], WALLED);
    expect(eventsOf(trace, 'ball-cushion')).toEqual([]);
    expect(endOf(trace, 0).motion).toBe('off-table');
    expect(endOf(trace, 0).position.x).toBeGreaterThan(NOSE_X);
  });

  test('the edge of the rubber runs round a jaw: one radius from the arc', () => {
    const [jaw] = tableGeometry(TABLE, DEFAULT_PARAMS.jawRadius).jaws;
    if (jaw === undefined) throw new Error('a jaw');
    const out = normalise(add(jaw.noseNormal, jaw.facingNormal));
    const from = add(jaw.centre, scale(out, 0.15));
    const v: Triple = [-3 * out.x, -3 * out.y, 0.2];
    const trace = shot([{ at: [from.x, from.y, 0.058], v }], WALLED);
    const [met] = eventsOf(trace, 'ball-jaw', 'ball-cushion');
    expect(met).toMatchObject({ kind: 'ball-jaw', pocket: jaw.pocket, cushion: jaw.cushion });
    const { position } = at(trace, 0, met?.t ?? NaN);
    const off = subtract(position, jaw.centre);
    const plan = Math.sqrt(dot(off, off)) - jaw.radius;
    expect(Math.sqrt(plan * plan + (position.z - noseHeight) ** 2)).toBeCloseTo(R, 12);
  });

  test('a high ball flies over jaws and facings into the hole', () => {
    const { centre } = hole('FL');
    const v = 2;
    const seconds = 0.25;
    const way = (v * seconds) / Math.SQRT2;
    const rise = 0.5 * g * seconds * seconds;
    const start: Start = {
      at: [centre.x - 0.02 - way, centre.y - 0.02 - way, R + rise],
      v: [v / Math.SQRT2, v / Math.SQRT2, 0],
    };
    const trace = shot([start], WALLED);
    expect(eventsOf(trace, 'ball-jaw')).toEqual([]);
    expect(endOf(trace, 0)).toMatchObject({ motion: 'pocketed', pocket: 'FL' });
  });
});

function hole(pocket: string) {
  const found = tableGeometry(TABLE, DEFAULT_PARAMS.jawRadius).holes
    .find((each) => each.pocket === pocket);
  if (found === undefined) throw new Error(`no hole ${pocket}`);
  return found;
}

describe('the top of the rails', () => {
  /** Comes down on the foot rail 4 cm behind the nose. */
  function dropped(v: Triple, height = 0.1): Trace {
    return shot([{ at: [NOSE_X + 0.04, 0.2, ON_CAP + height], v }], WALLED);
  }

  test('throws a ball back at 0.45 of its speed', () => {
    const trace = dropped([0, 0.3, 0]);
    const [, bounced] = trace.segments[0] ?? [];
    expect(bounced?.state.position.z).toBeCloseTo(ON_CAP, 14);
    expect(bounced?.state.velocity.z).toBeCloseTo(0.45 * Math.sqrt(2 * g * 0.1), 12);
  });

  test('carries a ball that rolls out on it, slowed by 0.02 g, to where it is lost', () => {
    const trace = dropped([0, 0.3, 0], 0.001);
    const ride = firstIn(trace, 'on-rail');
    const { velocity, spin, position } = ride.state;
    expect(velocity.y).toBeGreaterThan(0.15);
    expect(spin.x).toBeCloseTo(-velocity.y / R, 12);
    expect(ride.acceleration.y).toBeCloseTo(-0.02 * g, 14);
    expect(position.z).toBe(ON_CAP);
    expect(eventsOf(trace, 'off-table')).toHaveLength(1);
    const end = endOf(trace, 0);
    expect(end.motion).toBe('off-table');
    const way = velocity.y ** 2 / (2 * 0.02 * g);
    expect(end.position.y).toBeCloseTo(position.y + way, 9);
    expect(end.position.z).toBe(ON_CAP);
  });

  test('ends at the outer edge', () => {
    const trace = dropped([1, 0, 0], 0.001);
    expect(motionsOf(trace)).toContain('on-rail');
    expect(endOf(trace, 0).motion).toBe('off-table');
    expect(endOf(trace, 0).position.x).toBeCloseTo(NOSE_X + railWidth, 12);
    expect(eventsOf(trace, 'off-table')).toHaveLength(1);
  });

  test('lets a ball roll back over the nose: from there it falls to the cloth', () => {
    const trace = dropped([-0.8, 0.1, 0], 0.001);
    const segments = trace.segments[0] ?? [];
    const k = segments.findIndex(({ state }) => state.motion === 'on-rail');
    const fall = segments[k + 1];
    expect(fall?.state.motion).toBe('airborne');
    expect(fall?.state.position.x).toBeCloseTo(NOSE_X, 12);
    expect(fall?.state.velocity.z).toBe(0);
    expect(endOf(trace, 0).motion).toBe('at-rest');
    expect(endOf(trace, 0).position.z).toBe(R);
    expect(eventsOf(trace, 'off-table')).toEqual([]);
    expect(depthsOf(trace, TABLE).rubber).toBeLessThan(5e-9);
  });

  test('is rolled along over a facing into the pocket', () => {
    const start: Start = { at: [0.2, NOSE_Y + 0.03, ON_CAP], v: [-0.5, 0, 0], w: [0, -0.5 / R, 0] };
    const trace = shot([start], WALLED);
    expect(motionsOf(trace)[1]).toBe('on-rail');
    expect(motionsOf(trace)).toContain('airborne');
    expect(endOf(trace, 0)).toMatchObject({ motion: 'pocketed', pocket: 'SL' });
  });

  test('two balls meet on it, and one that flies meets one that lies on its way', () => {
    const x = NOSE_X + 0.05;
    const rolling: Start = { at: [x, 0.1, ON_CAP], v: [0, 0.3, 0], w: [-0.3 / R, 0, 0] };
    const faster: Start = { at: [x, -0.1, ON_CAP], v: [0, 1, 0], w: [-1 / R, 0, 0] };
    const trace = shot([rolling, faster], WALLED);
    const [met] = eventsOf(trace, 'ball-ball');
    const gap = at(trace, 0, met?.t ?? NaN).position.y - at(trace, 1, met?.t ?? NaN).position.y;
    expect(gap).toBeCloseTo(2 * R, 12);
    const flying: Start = { at: [x - 0.3, 0.15, ON_CAP + 0.05], v: [2, 0.02, 0.2] };
    expect(eventsOf(shot([rolling, flying], WALLED), 'ball-ball')).toHaveLength(1);
    const onCloth: Start = { at: [NOSE_X - 0.0276, 0.15], v: [0, 0.01, 0] };
    expect(eventsOf(shot([rolling, onCloth], WALLED), 'ball-ball')).toEqual([]);
  });
});

describe('the back of a pocket', () => {
  /** Along the axis of the foot left pocket, at `height` where it touches the back of the hole. */
  function towards(height: number, speed: number): Trace {
    const { centre, axis, radius } = hole('FL');
    const way = 0.3;
    const along = radius - R - way;
    const seconds = way / speed;
    return shot([{
      at: [centre.x + along * axis.x, centre.y + along * axis.y, height],
      v: [speed * axis.x, speed * axis.y, 0.5 * g * seconds],
    }], WALLED);
  }

  test('catches a ball that does not rise above its upper edge', () => {
    const trace = towards(0.04, 4);
    expect(endOf(trace, 0)).toMatchObject({ motion: 'pocketed', pocket: 'FL' });
  });

  test('is flown over by a ball that passes above it', () => {
    const trace = towards(ON_CAP + 0.03, 4);
    expect(endOf(trace, 0).motion).toBe('off-table');
  });

  test('has an upper edge that throws a ball up', () => {
    const trace = towards(ON_CAP - 0.012, 4);
    const [, thrown] = trace.segments[0] ?? [];
    expect(thrown?.state.velocity.z).toBeGreaterThan(0.5);
    const { centre, radius } = hole('FL');
    const { position } = thrown?.state ?? { position: { x: NaN, y: NaN, z: NaN } };
    const off = subtract(position, centre);
    const out = radius - edgeRadius - Math.sqrt(dot(off, off));
    const rise = position.z - noseHeight - railCapHeight;
    expect(Math.sqrt(out * out + rise * rise)).toBeCloseTo(R, 12);
  });
});
