/** The witness of the other tests sees what it is there to see. */
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Segment, type Trace, simulate } from '@tenball/physics';
import { expect, test } from 'vitest';
import { isPressed, windowsOf } from './windows.ts';
import { examine, noTestimony } from './witness.ts';

const TABLE = TABLES['9'];

/** A ball rolling along y = 0 at `speed`, alone on the table. */
function alone(ball: number, x: number, speed: number): Trace {
  const result = simulate({
    table: TABLE, params: DEFAULT_PARAMS,
    balls: [{ ball, position: { x, y: 0 }, velocity: { x: speed, y: 0, z: 0 } }],
  });
  if (!result.ok) throw new Error('the shot does not end');
  return result.value;
}

function seenOf(trace: Trace) {
  const seen = noTestimony();
  examine(seen, trace, TABLE, 'shot');
  return seen;
}

/** `trace` with the second segment of ball 0 changed. */
function tampered(trace: Trace, change: (state: Segment['state']) => Segment['state']): Trace {
  const segments = trace.segments.map((list) => list.map((segment, index) => (
    index === 1 ? { ...segment, state: change(segment.state) } : segment
  )));
  return { ...trace, segments };
}

const HONEST = alone(0, -0.6, 1);

test('it has nothing to say of a ball that rolls and stops', () => {
  expect(seenOf(HONEST)).toMatchObject({ troubles: [], worstGain: 0, worstOverlap: 0 });
});

test('it sees two balls pass through each other between two events', () => {
  const other = alone(1, 0.6, -1);
  const segments = HONEST.segments.map((list, ball) => (
    ball === 1 ? other.segments[1] ?? [] : list
  ));
  const through = { ...HONEST, segments, balls: [...HONEST.balls, ...other.balls] };
  expect(seenOf(through).worstOverlap).toBeCloseTo(2 * DEFAULT_PARAMS.ballRadius, 9);
});

test('it sees a ball moved by a hundredth of a micrometre', () => {
  const moved = tampered(HONEST, (state) => ({
    ...state, position: { ...state.position, x: state.position.x + 1e-8 },
  }));
  expect(seenOf(moved).worstTear).toBeCloseTo(1e-8, 12);
});

test('it sees energy that comes from nowhere', () => {
  const faster = tampered(HONEST, (state) => ({
    ...state, velocity: { ...state.velocity, x: state.velocity.x * (1 + 1e-9) },
  }));
  expect(seenOf(faster).worstGain).toBeGreaterThan(1e-11);
});

test('it sees a ball that ends outside the table, and one that ends nowhere', () => {
  const [ball] = HONEST.balls;
  if (ball === undefined) throw new Error('a ball');
  const outside = { ...ball, position: { ...ball.position, x: 1.3 } };
  expect(seenOf({ ...HONEST, balls: [outside] }).troubles[0]).toContain('rests outside the bed');
  const lost = { ...ball, motion: 'pocketed', pocket: 'FL' } as const;
  expect(seenOf({ ...HONEST, balls: [lost] }).troubles[0]).toContain('vanished');
});

test('it sees a number that is none', () => {
  const odd = tampered(HONEST, (state) => ({ ...state, spin: { ...state.spin, z: NaN } }));
  expect(seenOf(odd).troubles).toEqual(['shot: odd state of ball 0']);
});

/** A strip of a frozen rack's break: its trace, with a cluster in it. */
function broken(): Trace {
  const result = simulate({
    table: TABLE, params: DEFAULT_PARAMS,
    balls: [
      { ball: 0, position: { x: -0.2, y: 0 }, velocity: { x: 5, y: 0, z: 0 } },
      { ball: 1, position: { x: 0, y: 0 } },
      { ball: 2, position: { x: 2 * DEFAULT_PARAMS.ballRadius, y: 0 } },
    ],
  });
  if (!result.ok) throw new Error('the shot does not end');
  return result.value;
}

test('it takes balls that press each other in a cluster for what they are', () => {
  const seen = seenOf(broken());
  expect(seen).toMatchObject({ troubles: [], worstGain: 0, clusters: 1 });
  expect(seen.worstPressed).toBeGreaterThan(1e-4);
  expect(seen.worstOverlap).toBeLessThan(5e-9);
});

test('it sees energy that a cluster makes', () => {
  const trace = broken();
  const [window] = windowsOf(trace);
  const segments = trace.segments.map((list, ball) => list.map((segment) => (
    ball !== 2 || segment.t < (window?.to ?? NaN) - 1e-3 || isPressed(segment, trace) ? segment
      : { ...segment, state: { ...segment.state, velocity: { x: 5.2, y: 0, z: 0 } } }
  )));
  expect(seenOf({ ...trace, segments }).worstGain).toBeGreaterThan(0.01);
});

test('it sees balls that are still in each other when their cluster is over', () => {
  const trace = broken();
  const segments = trace.segments.map((list, ball) => (
    ball !== 1 ? list : list.filter((segment) => !isPressed(segment, trace)).map((segment) => ({
      ...segment,
      state: {
        ...segment.state,
        position: { ...segment.state.position, x: segment.state.position.x + 1e-5 },
      },
    }))
  ));
  expect(seenOf({ ...trace, segments }).worstOverlap).toBeGreaterThan(1e-6);
});

test('it sees momentum that an impact does not keep', () => {
  const result = simulate({
    table: TABLE, params: DEFAULT_PARAMS,
    balls: [
      { ball: 0, position: { x: -0.2, y: 0.02 }, velocity: { x: 3, y: 0, z: 0 } },
      { ball: 1, position: { x: 0, y: 0 } },
    ],
  });
  if (!result.ok) throw new Error('the shot does not end');
  const trace = result.value;
  expect(seenOf(trace).worstMomentum).toBeLessThan(1e-14);
  const met = trace.events.find(({ kind }) => kind === 'ball-ball')?.t;
  const segments = trace.segments.map((list, ball) => list.map((segment) => {
    if (ball !== 1 || segment.t !== met) return segment;
    const { velocity } = segment.state;
    return {
      ...segment,
      state: { ...segment.state, velocity: { ...velocity, y: velocity.y + 1e-9 } },
    };
  }));
  expect(seenOf({ ...trace, segments }).worstMomentum).toBeCloseTo(1e-9, 12);
});

test('it sees a fall that was cut short', () => {
  const [ball] = HONEST.balls;
  if (ball === undefined) throw new Error('a ball');
  const { t } = HONEST.segments[0]?.at(-1) ?? { t: NaN };
  const cut = {
    ...ball, motion: 'pocketed', pocket: 'FL', position: { ...ball.position, z: 0.01 },
  } as const;
  const events = [...HONEST.events, { t, kind: 'pocketed', ball: 0, pocket: 'FL' } as const];
  const seen = seenOf({ ...HONEST, events, balls: [cut] });
  expect(seen.troubles.some((trouble) => trouble.includes('cut short'))).toBe(true);
});
