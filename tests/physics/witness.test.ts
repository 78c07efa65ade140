/** The witness of the other tests sees what it is there to see. */
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Segment, type Trace, simulate } from '@tenball/physics';
import { expect, test } from 'vitest';
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
