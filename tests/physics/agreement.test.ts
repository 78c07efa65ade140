/** One kernel, to the last bit: in the mirror, and searching as well as playing. */
import { snapToNanometre } from '@tenball/equipment';
import { type Trace, DEFAULT_PARAMS, FATE_TABLE, createSimulator } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { type Shot, TABLE, played, shotsOf, vector } from './work-list.ts';

/** On the nanometre grid, where a search puts every ball. */
const SHOTS = [
  ...shotsOf('robust').filter((_, index) => index % 8 === 0), ...shotsOf('degenerate'),
].map((shot): Shot => ({
  ...shot, balls: shot.balls.map(([ball, x, y]) => [ball, snapToNanometre(x), snapToNanometre(y)]),
}));

/** `shot` with x and y times `sx` and `sy`; spin is an axial vector. */
function mirrored({ kind, balls, v, w }: Shot, sx: number, sy: number): Shot {
  return {
    kind,
    balls: balls.map(([ball, x, y]) => [ball, sx * x, sy * y]),
    v: [sx * v[0], sy * v[1], v[2]],
    w: [sy * w[0], sx * w[1], sx * sy * w[2]],
  };
}

/** What must be the same in the mirror: events by time and ball, and where balls end. */
function gist(trace: Trace | undefined, sx: number, sy: number): readonly unknown[] {
  return [
    trace?.duration,
    trace?.events.map(({ t, kind, ball, other, speed }) => [t, kind, ball, other, speed]),
    // Adding zero makes −0 and 0 the same.
    trace?.balls.map(({ ball, motion, position }) => (
      [ball, motion, sx * position.x + 0, sy * position.y + 0, position.z]
    )),
  ];
}

describe.each([['lengthwise', 1, -1], ['across', -1, 1], ['turned by half a turn', -1, -1]])(
  'a stroke mirrored %s', (_name, sx, sy) => {
    test('gives the mirrored trace, to the last bit', () => {
      for (const shot of SHOTS) {
        expect(gist(played(mirrored(shot, sx, sy)), sx, sy)).toEqual(gist(played(shot), 1, 1));
      }
    });
  },
);

test('the searching simulator ends every stroke where the trace ends', () => {
  const simulator = createSimulator(TABLE, DEFAULT_PARAMS);
  for (const shot of SHOTS) {
    const trace = played(shot);
    const x = new Float64Array(16);
    const y = new Float64Array(16);
    let present = 0;
    for (const [ball, atX, atY] of shot.balls) {
      x[ball] = atX;
      y[ball] = atY;
      present |= 1 << ball;
    }
    simulator.placeArrays(x, y, present);
    const outcome = simulator.runFrom(vector(shot.v), vector(shot.w), 'rest', 1);
    expect(outcome.seconds).toBe(trace?.duration);
    for (const { ball, motion, position } of trace?.balls ?? []) {
      expect(outcome.fate[ball] === FATE_TABLE).toBe(motion === 'at-rest');
      if (motion !== 'at-rest') continue;
      expect([outcome.x[ball], outcome.y[ball]]).toEqual([position.x, position.y]);
    }
  }
});
