/**
 * A mirrored shot is the mirror image of the shot, to the last bit and from the strike to rest:
 * head-on breaks, touching pairs, frozen lines. And the halves of a symmetric shot mirror each
 * other, however their balls are numbered. Specification V51.
 */
import { type Vec2 } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, type Layout, TABLES, ballsOf, snapToNanometre, spotsOf,
} from '@tenball/equipment';
import { DEFAULT_PARAMS, type Stroke, type Trace, simulate } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { examine, noTestimony } from './witness.ts';

const TABLE = TABLES['9'];
const R = BALL_RADIUS;

interface Shot {
  readonly layout: Layout;
  readonly stroke: Stroke;
}

function shotOf(balls: readonly Vec2[], speed: number, rest: Partial<Stroke> = {}): Shot {
  const layout: Partial<Record<Ball, Vec2>> = {};
  balls.forEach(({ x, y }, index) => {
    layout[index as Ball] = { x: snapToNanometre(x), y: snapToNanometre(y) };
  });
  const level = { headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
  return { layout, stroke: { speed, ...level, ...rest } };
}

/** A triangle of ten with its apex on the foot spot, every gap `gap` metres. */
function rack(gap: number): Vec2[] {
  const { foot } = spotsOf(TABLE);
  return [0, 1, 2, 3].flatMap((row) => Array.from({ length: row + 1 }, (_, k) => ({
    x: foot.x + row * Math.sqrt(3) * (R + gap / 2), y: (2 * k - row) * (R + gap / 2),
  })));
}

function line(count: number, from: number, gap: number): Vec2[] {
  return Array.from({ length: count }, (_, k) => ({ x: from + k * (2 * R + gap), y: 0 }));
}

const PAIR = [{ x: Math.sqrt(3) * R, y: R + 1e-9 }, { x: Math.sqrt(3) * R, y: -R - 1e-9 }];
const HEAD = { x: -0.635, y: 0 };

const SHOTS: readonly (readonly [string, Shot])[] = [
  ['a frozen rack broken head on', shotOf([HEAD, ...rack(1e-9)], 8.5)],
  ['a rack with gaps of a tenth of a millimetre', shotOf([HEAD, ...rack(1e-4)], 8.5)],
  ['a rack broken with a raised cue', shotOf([HEAD, ...rack(2e-5)], 8, { elevationDegrees: 4 })],
  ['a rack broken from the side', shotOf(
    [{ x: -0.635, y: 0.2 }, ...rack(1e-9)], 9, { headingDegrees: 351, tipRight: 0.1 },
  )],
  ['a touching pair at six metres a second', shotOf([{ x: -0.3, y: 0 }, ...PAIR], 4.5)],
  ['a touching pair, thin', shotOf(
    [{ x: -0.3, y: 0.02 }, ...PAIR], 4.5, { headingDegrees: 2, tipUp: 0.3 },
  )],
  ['a heading of parts of a degree', shotOf(
    [{ x: -0.8, y: -0.2 }, { x: 0, y: 0 }, { x: 0.3, y: 0.1 }, { x: 0.5, y: -0.2 }], 8,
    { headingDegrees: 12.3 },
  )],
  ['a frozen line of five', shotOf([{ x: -0.5, y: 0 }, ...line(5, 0, 1e-9)], 3)],
  ['a frozen line of five, a little aside', shotOf(
    [{ x: -0.5, y: 0.01 }, ...line(5, 0, 1e-9)], 3, { tipRight: -0.2 },
  )],
  ['a cue ball frozen to a line', shotOf([...line(4, -0.2, 1e-9)], 2, { headingDegrees: 1 })],
  ['a line along a rail', shotOf(
    [{ x: -0.5, y: 0.6 }, { x: 0, y: 0.6 }, { x: 0.0572, y: 0.6 }], 4, { headingDegrees: 359 },
  )],
];

const MIRRORS = [['lengthwise', 1, -1], ['across', -1, 1], ['by half a turn', -1, -1]] as const;

function mirrored({ layout, stroke }: Shot, sx: number, sy: number): Shot {
  const turned: Partial<Record<Ball, Vec2>> = {};
  for (const ball of ballsOf(layout)) {
    const { x, y } = layout[ball] ?? { x: NaN, y: NaN };
    turned[ball] = { x: sx * x, y: sy * y };
  }
  const { headingDegrees, tipRight } = stroke;
  const across = sx < 0 ? 180 - headingDegrees : headingDegrees;
  const heading = sy < 0 ? 360 - across : across;
  return {
    layout: turned,
    stroke: { ...stroke, headingDegrees: heading % 360, tipRight: sx * sy * tipRight },
  };
}

function played(shot: Shot): Trace {
  const result = simulate({ table: TABLE, params: DEFAULT_PARAMS, ...shot });
  if (!result.ok) throw new Error('the shot does not end');
  return result.value;
}

/** All numbers of a trace's segments, unmirrored. Adding zero makes −0 and 0 the same. */
function motionsOf(trace: Trace, sx: number, sy: number): readonly unknown[] {
  return trace.segments.map((segments) => segments.map(({ t, state }) => [
    t, state.motion,
    sx * state.position.x + 0, sy * state.position.y + 0, state.position.z,
    sx * state.velocity.x + 0, sy * state.velocity.y + 0, state.velocity.z,
    sy * state.spin.x + 0, sx * state.spin.y + 0, sx * sy * state.spin.z + 0,
  ]));
}

describe.each(SHOTS)('%s', (_name, shot) => {
  const trace = played(shot);

  test('keeps the laws', () => {
    const seen = noTestimony();
    examine(seen, trace, TABLE, 'shot');
    expect(seen).toMatchObject({ troubles: [], worstGain: 0 });
    expect(seen.worstOverlap).toBeLessThan(5e-9);
  });

  test.each(MIRRORS)('mirrored %s it is its mirror image to the last bit', (_way, sx, sy) => {
    expect(motionsOf(played(mirrored(shot, sx, sy)), sx, sy)).toEqual(motionsOf(trace, 1, 1));
  });
});

/** Shots that are their own mirror images, and which ball is the image of which. */
const PARTNERS: readonly (readonly [string, Shot, readonly number[]])[] = [
  ['a frozen rack', shotOf([HEAD, ...rack(1e-9)], 8.5), [0, 1, 3, 2, 6, 5, 4, 10, 9, 8, 7]],
  ['a rack with gaps', shotOf([HEAD, ...rack(1e-4)], 8.5), [0, 1, 3, 2, 6, 5, 4, 10, 9, 8, 7]],
  ['a touching pair', shotOf([{ x: -0.3, y: 0 }, ...PAIR], 4.5), [0, 2, 1]],
];

test.each(PARTNERS)('the halves of %s mirror each other to the last bit', (_name, shot, of) => {
  const trace = played(shot);
  const motions = motionsOf(trace, 1, 1);
  const image = motionsOf(trace, 1, -1);
  for (const { ball } of trace.balls) expect(image[ball]).toEqual(motions[of[ball] ?? NaN]);
});
