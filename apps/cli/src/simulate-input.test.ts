import { describe, expect, test } from 'vitest';
import { decodeSimulate } from './simulate-input.ts';

const CUE_BALL = { id: 0, x: -0.6, y: 0 };
const AHEAD = { speed: 3, headingDegrees: 0 };

describe('what cannot be is refused, and the place named:', () => {
  const still = { balls: [CUE_BALL] };
  const struck = (cueBall: object): unknown => ({
    balls: [{ ...CUE_BALL, ...cueBall }], stroke: AHEAD,
  });
  const other = (at: object): unknown => ({ balls: [CUE_BALL, { id: 3, ...at }] });

  test.each<[string, unknown, string]>([
    ['a place at infinity', JSON.parse('{"balls":[{"id":0,"x":1e999,"y":0}]}'), '/balls/0/x'],
    ['a parameter without end', { ...still, params: { g: Infinity } }, '/params/g'],
    ['a parameter that is nothing', { ...still, params: { muRoll: null } }, '/params/muRoll'],
    ['a ball without a size', { ...still, params: { ballRadius: 0 } }, '/params/ballRadius'],
    ['rubber that gives more than it takes', { ...still, params: { cushionRestitution: 1.01 } },
      '/params/cushionRestitution'],
    ['a nose over the ball', { ...still, params: { noseHeight: 0.06 } }, '/params/noseHeight'],
    ['a nose under the ball', { ...still, params: { noseHeight: 0.01 } }, '/params/noseHeight'],
    ['a ball too large for the nose', { ...still, params: { ballRadius: 0.04 } },
      '/params/ballRadius'],
    ['a ball in the rubber', other({ x: 1.26, y: 0 }), '/balls/1'],
    ['a ball in a jaw', other({ x: 0.068, y: 0.632 }), '/balls/1'],
    ['a ball over a hole', other({ x: 1.262, y: 0.627 }), '/balls/1'],
    ['a ball behind the rail', other({ x: 0, y: 0.75 }), '/balls/1'],
    ['a ball in the slate', other({ x: 0, y: 0, z: 0.02 }), '/balls/1/z'],
    ['a ball in another in the air', {
      balls: [{ ...CUE_BALL, z: 0.2 }, { id: 3, x: -0.6, y: 0, z: 0.25 }],
    }, '/balls/1'],
    ['a ball faster than any', other({ x: 0, y: 0, v: [201, 0, 0] }), '/balls/1/v/0'],
    ['a spin that no ball has', other({ x: 0, y: 0, w: [0, 0, 1e5] }), '/balls/1/w/2'],
    ['a cue ball that rolls already', struck({ v: [1, 0, 0] }), '/stroke'],
    ['a cue ball that spins already', struck({ w: [0, 0, 1] }), '/stroke'],
    ['a cue ball in the air', struck({ z: 0.1 }), '/stroke'],
    ['a stroke backwards', { ...still, stroke: { ...AHEAD, speed: -1 } }, '/stroke/speed'],
    ['a stroke without end', { ...still, stroke: { ...AHEAD, speed: Infinity } }, '/stroke/speed'],
    ['a stroke from above', { ...still, stroke: { ...AHEAD, elevationDegrees: 86 } },
      '/stroke/elevationDegrees'],
    ['a stroke of no speed', { ...still, stroke: { ...AHEAD, speed: 0 } }, '/stroke/speed'],
    ['a tip over the ball', { ...still, stroke: { ...AHEAD, tipUp: 1 } }, '/stroke/tipUp'],
    ['a tip more above than beside', { ...still, stroke: { ...AHEAD, tipUp: -0.9, tipRight: 0.8 } },
      '/stroke/tipUp'],
    ['a ball that falls', other({ x: 1.26, y: 0.62, motion: 'falling' }), '/balls/1/motion'],
    ['a motion that is none', other({ x: 0, y: 0, motion: 'asleep' }), '/balls/1/motion'],
    ['a rack beside balls', { ...still, rack: { seed: 1 } }, ''],
    ['a rack beside a position', { position: 'TBP1', rack: { seed: 1 } }, ''],
  ])('%s', (_what, document, pointer) => {
    const decoded = decodeSimulate(document);
    expect(decoded).toMatchObject({ ok: false, error: { pointer } });
    expect(!decoded.ok && decoded.error.expected).toMatch(/\w/);
  });
});

describe('what can be is taken:', () => {
  test.each<[string, unknown]>([
    ['a ball frozen to the rail, rounded', { balls: [{ id: 3, x: 0, y: 0.6075 }] }],
    ['a ball that hangs in the mouth', { balls: [{ id: 3, x: 1.2, y: 0.565 }] }],
    ['a ball high over the rubber', { balls: [{ id: 3, x: 0, y: 0.625, z: 0.2 }] }],
    ['a ball on the cloth by its height', { balls: [{ ...CUE_BALL, z: 0.028575 }], stroke: AHEAD }],
    ['a ball far out on open cloth', { table: 'open', balls: [{ id: 3, x: 50, y: 9 }] }],
    ['a rack of smaller balls', { rack: { seed: 1 }, params: { ballRadius: 0.02625 } }],
    ['a rack of larger balls', { rack: { seed: 1 }, params: { ballRadius: 0.03 } }],
    ['the steepest cue', { balls: [CUE_BALL], stroke: { ...AHEAD, elevationDegrees: 85 } }],
    ['a ball in a pocket beside one on its place', {
      balls: [CUE_BALL, { ...CUE_BALL, id: 3, motion: 'pocketed', pocket: 'FL' }], stroke: AHEAD,
    }],
    ['a nose as high as the middle of the ball', {
      balls: [CUE_BALL], params: { noseHeight: 0.028575 },
    }],
  ])('%s', (_what, document) => {
    expect(decodeSimulate(document)).toMatchObject({ ok: true });
  });
});

test('a parameter at odds with another is told with it, in figures of a sensible length', () => {
  const decoded = decodeSimulate({ balls: [], params: { ballRadius: 0.04 } });
  expect(!decoded.ok && decoded.error.expected).toMatch(/noseHeight .*ballRadius, 0\.04, to 0\.8 /);
  expect(!decoded.ok && decoded.error.expected).not.toMatch(/\d\.\d{9}/);
});
