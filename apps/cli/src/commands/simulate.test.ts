import { PARAM_NAMES, PHYSICS_VERSION } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { decodeSimulate } from '../simulate-input.ts';
import { tenball } from '../testing/program.ts';

const CUE_BALL = { id: 0, x: -0.6, y: 0 };
const ONE = { id: 1, x: 0.3, y: 0 };
const AHEAD = { speed: 3, headingDegrees: 0 };

const BREAK = JSON.stringify({ rack: { seed: 10 }, stroke: { speed: 9, headingDegrees: 0 } });

describe('tenball simulate --json', () => {
  test('prints one document, the same bytes every time', async () => {
    const [first, second] = await Promise.all([
      tenball(['simulate', '--json'], BREAK), tenball(['simulate', '--json', '-'], BREAK),
    ]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(second.out).toBe(first.out);
    expect(first.out.trimEnd()).not.toContain('\n');
    const document = JSON.parse(first.out) as Record<string, unknown>;
    expect(Object.keys(document)).toEqual([
      'physics', 'events', 'balls', 'duration', 'position', 'hash',
    ]);
    expect(document).toMatchObject({ physics: PHYSICS_VERSION });
    expect(document.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(document.position).toMatch(/^TBP1 9 /);
    const { events, balls } = document as Record<'events' | 'balls', Record<string, unknown>[]>;
    expect(events[0]).toEqual({ t: 0, kind: 'strike', ball: 0, speed: 9 });
    expect(events.at(-1)).toMatchObject({ kind: 'rest', t: document.duration });
    expect(balls.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('goes on from the position it printed', async () => {
    const shot = { balls: [CUE_BALL, ONE, { id: 10, x: 0.5, y: 0.4 }], stroke: AHEAD };
    const before = await tenball(['simulate', '--json'], JSON.stringify(shot));
    const { position } = JSON.parse(before.out) as { position: string };
    const again = { position, stroke: { speed: 1, headingDegrees: 90 } };
    const after = await tenball(['simulate', '--json'], JSON.stringify(again));
    expect(after.code).toBe(0);
    expect(JSON.parse(after.out)).toMatchObject({ balls: [{ id: 0 }, { id: 1 }, { id: 10 }] });
  });
});

test('tenball simulate tells the shot in words', async () => {
  const { code, out, err } = await tenball(
    ['simulate'], JSON.stringify({ balls: [CUE_BALL, ONE], stroke: AHEAD }),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^tb@\d+\.\d+\.\d+, \d+ events in \d+\.\d{3} s, hash [0-9a-f]{16}\n/);
  expect(out).toMatch(/^ +0\.000000 {2}strike +cue 3\.000 m\/s$/m);
  expect(out).toMatch(/ball-ball +cue with 1 /);
});

test.each<[string, object, RegExp]>([
  ['double hit', { balls: [CUE_BALL, { ...ONE, x: -0.53 }], stroke: AHEAD },
    /strike +cue .*double hit$/m],
  ['miscue', { balls: [CUE_BALL], stroke: { ...AHEAD, tipUp: 0.9 } }, /strike +cue .*miscue/],
])('the words of a stroke say: %s', async (_what, document, words) => {
  expect((await tenball(['simulate'], JSON.stringify(document))).out).toMatch(words);
});

describe('what simulate prints is taken back:', () => {
  const ten = { id: 10, x: 0.5, y: 0.4 };
  const shots: readonly (readonly [string, object, RegExp])[] = [
    ['with the ten', { balls: [CUE_BALL, ONE, ten], stroke: AHEAD }, /^TBP1 9 /],
    ['without a ten', { balls: [CUE_BALL, ONE], stroke: AHEAD },
      /^no TBP1 position: the 10 is missing/],
    ['with balls on their way', { balls: [CUE_BALL, ONE, ten], stroke: AHEAD, until: 0.4 },
      /^no TBP1 position: the balls still move$/],
    ['with balls in the air', { balls: [{ ...CUE_BALL, z: 0.2, v: [1, 0, 0] }, ten], until: 0.1 },
      /^no TBP1 position: the balls still move$/],
    ['a break', { rack: { seed: 10 }, stroke: { speed: 9, headingDegrees: 0 } }, /^TBP1 9 /],
    ['with the cue ball gone', {
      position: 'TBP1 9 c@900,265/3@0,0/10@500,400 sB r4 n1 bih=0 po=1 f=1,2 ph=shot call=3>FL',
      stroke: { speed: 1.5, headingDegrees: 45 },
    }, /^TBP1 9 3@.* sB r4 n1 bih=a /],
  ];
  test.each(shots)('%s', async (_what, document, last) => {
    const text = JSON.stringify(document);
    const [words, printed] = await Promise.all([
      tenball(['simulate'], text), tenball(['simulate', '--json'], text),
    ]);
    const line = words.out.trimEnd().split('\n').at(-1) ?? '';
    expect(line).toMatch(last);
    const { balls, position } = JSON.parse(printed.out) as { balls: object[]; position?: string };
    expect(position).toBe(line.startsWith('TBP1') ? line : undefined);
    const again = position === undefined ? [{ balls }] : [{ balls }, { position }];
    for (const input of again) {
      expect(await tenball(['simulate', '--json'], JSON.stringify(input)))
        .toMatchObject({ code: 0, err: '' });
    }
    if (position !== undefined) {
      expect(await tenball(['position', position])).toMatchObject({ code: 0, err: '' });
    }
  });
});

test('tenball simulate --params lists every parameter with unit, default and bounds', async () => {
  const { code, out } = await tenball(['simulate', '--params']);
  expect(code).toBe(0);
  expect(out).toMatch(/^ballRadius +m +0\.028575 +0\.000028575 to 28\.575$/m);
  for (const name of PARAM_NAMES) expect(out).toMatch(new RegExp(`^${name} `, 'm'));
});

test('bad input ends with 2, names file and place, and prints nothing', async () => {
  const input = JSON.stringify({ balls: [CUE_BALL], params: { muSlid: 0.2 } });
  expect(await tenball(['simulate', '--json'], input)).toEqual({
    code: 2,
    out: '',
    err: 'standard input: /params/muSlid: expected one of the keys '
      + `${PARAM_NAMES.join(' ')}\n`,
  });
});

describe('a wrong document is told by its pointer:', () => {
  const slid = { ...AHEAD, headingDegrees: 'east' };
  const miss = { ...AHEAD, tipRight: 0.8, tipUp: 0.7 };
  test.each<[string, unknown, string]>([
    ['no object', [], ''],
    ['nowhere for the balls', {}, ''],
    ['two ways to place the balls', { balls: [CUE_BALL], rack: { seed: 1 } }, ''],
    ['an unknown key', { balls: [], spin: 1 }, '/spin'],
    ['an unknown table', { table: '10', balls: [] }, '/table'],
    ['an unknown parameter', { balls: [], params: { muslide: 0.2 } }, '/params/muslide'],
    ['a parameter that is text', { balls: [], params: { muSlide: '0.2' } }, '/params/muSlide'],
    ['a parameter below nothing', { balls: [], params: { muRoll: -1 } }, '/params/muRoll'],
    ['balls that are no list', { balls: { 0: CUE_BALL } }, '/balls'],
    ['a ball that does not exist', { balls: [{ ...ONE, id: 11 }] }, '/balls/0/id'],
    ['half a ball', { balls: [{ ...ONE, id: 1.5 }] }, '/balls/0/id'],
    ['a ball twice', { balls: [CUE_BALL, { ...CUE_BALL, x: 1 }] }, '/balls/1/id'],
    ['a ball without a place', { balls: [CUE_BALL, { id: 3, x: 0 }] }, '/balls/1/y'],
    ['a ball on another', { balls: [CUE_BALL, { id: 3, x: -0.59, y: 0 }] }, '/balls/1'],
    ['a ball outside', { balls: [{ id: 3, x: 0, y: 0.7 }] }, '/balls/0'],
    ['a speed in two dimensions', { balls: [{ ...ONE, v: [1, 2] }] }, '/balls/0/v'],
    ['a strange key of a ball', { balls: [{ ...ONE, vx: 1 }] }, '/balls/0/vx'],
    ['a broken position', { position: 'TBP1 9 x' }, '/position'],
    ['a rack without a seed', { rack: {} }, '/rack/seed'],
    ['a gap wider than a ball', { rack: { seed: 1, gapSigma: 1 } }, '/rack/gapSigma'],
    ['a stroke without a cue ball', { balls: [ONE], stroke: AHEAD }, '/stroke'],
    ['a stroke without a speed', { balls: [CUE_BALL], stroke: { headingDegrees: 0 } },
      '/stroke/speed'],
    ['a heading in words', { balls: [CUE_BALL], stroke: slid }, '/stroke/headingDegrees'],
    ['a tip beside the ball', { balls: [CUE_BALL], stroke: miss }, '/stroke/tipRight'],
    ['a time before the stroke', { balls: [CUE_BALL], until: -1 }, '/until'],
  ])('%s', (_what, document, pointer) => {
    const decoded = decodeSimulate(document);
    expect(decoded).toMatchObject({ ok: false, error: { pointer } });
    expect(!decoded.ok && decoded.error.expected).toMatch(/\w/);
  });
});
