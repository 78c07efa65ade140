import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenball } from '../testing/program.ts';

const CLUB_NIGHT = fileURLToPath(new URL(
  '../../../../fixtures/games/club-night.tbg', import.meta.url,
));
const LEVELS = fileURLToPath(new URL('../../../../fixtures/games/levels-6-5.tbg', import.meta.url));

let folder = '';
beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'tenball-')); });
afterAll(async () => { await rm(folder, { recursive: true, force: true }); });

describe('tenball verify', () => {
  test('says OK of games whose every line comes out as written', async () => {
    const [table, sim] = await Promise.all([
      tenball(['verify', CLUB_NIGHT]), tenball(['verify', LEVELS, '--json']),
    ]);
    expect(table).toMatchObject({ code: 0, err: '' });
    expect(table.out).toMatch(/: OK: 41 strokes, 4 racks, 3-1, Renée "Cue" O'Hara wins\n$/);
    expect(sim.code).toBe(0);
    expect(JSON.parse(sim.out)).toMatchObject({
      ok: true, source: 'sim', racks: 3, score: { A: 2, B: 1 }, winner: 'A',
    });
  });

  test('names the first line that comes out otherwise', async () => {
    const text = (await readFile(CLUB_NIGHT, 'utf8')).replace('foul:NO_RAIL', 'foul:SCRATCH');
    const words = await tenball(['verify'], text);
    expect(words).toMatchObject({ code: 1, out: '' });
    expect(words.err).toBe('standard input:30: rack 1, stroke 6: fouls: '
      + 'written foul:SCRATCH, comes out foul:NO_RAIL\n');
    const json = await tenball(['verify', '--json', '-'], text);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({
      ok: false, line: 30, rack: 1, stroke: 6, what: 'fouls', written: 'foul:SCRATCH',
      found: 'foul:NO_RAIL',
    });
  });

  test('tells strokes of another physics from strokes that were changed', async () => {
    const text = (await readFile(LEVELS, 'utf8')).replace('tb@1.0.0', 'tb@0.1.0')
      .replace(/\[%h [0-9a-f]{4}/, '[%h 0123');
    const { code, err } = await tenball(['verify'], text);
    expect(code).toBe(1);
    expect(err).toContain('The file was written with physics tb@0.1.0; this is tb@1.0.0.');
  });

  test('a file that is no game is bad input: line, column and what was expected', async () => {
    const file = join(folder, 'bad.tbg');
    const head = '[Game "TBG1"]\n[RaceTo "3"]\n[First "A"]\n[Source "table"]\n';
    await writeFile(file, `${head}1. A brake`);
    const { code, out, err } = await tenball(['verify', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${file}:5:6: expected a call: break, `);
    expect(err).toContain('found "brake"');
    expect((await tenball(['verify', join(folder, 'none.tbg')])).err).toContain('no such file');
    expect((await tenball(['verify'], '')).err).toContain('expected [Game "TBG1"]');
  });
});

describe('tenball replay', () => {
  test('tells a game in words, with the score after each rack and what was undone', async () => {
    const { code, out } = await tenball(['replay', CLUB_NIGHT, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('Rack 1. Renée "Cue" O\'Hara breaks\n');
    expect(out).toContain('   2. Renée "Cue" O\'Hara: push-out — Push-out. Decides: Щука Иван.');
    expect(out).toContain('×  5. Щука Иван: 3 in HR — Miss');
    expect(out).toContain('After rack 4: Renée "Cue" O\'Hara 3–1 Щука Иван\n');
    expect((await tenball(['replay', CLUB_NIGHT])).out).toContain('Партия 4. Разбивает Щука Иван');
  });

  test('as JSON tells every line with its ruling and whether it still counts', async () => {
    const { out } = await tenball(['replay', CLUB_NIGHT, '--json', '--lang', 'en']);
    const document = JSON.parse(out) as {
      readonly steps: readonly { readonly undone: boolean; readonly entry?: number }[];
    };
    expect(document).toMatchObject({
      complete: true, differences: [], score: { A: 3, B: 1 }, winner: 'A', strokes: 41,
    });
    expect(document.steps.filter(({ undone }) => undone)).toHaveLength(4);
    expect(document.steps.at(-2)).toMatchObject({ line: 90, kind: 'report', number: 7 });
  });

  test('stops where a command is refused, after what could be told', async () => {
    const text = (await readFile(CLUB_NIGHT, 'utf8')).replace('B pass\n', 'B re-rack\n');
    const { code, out, err } = await tenball(['replay', '--lang', 'en'], text);
    expect(code).toBe(1);
    expect(out).toContain('push-out — Push-out');
    expect(err).toContain('written re-rack, comes out refused: option-not-open');
  });
});

describe('tenball play --out', () => {
  const quick = ['play', '--a', '3', '--b', '2', '--racks', '1', '--seed', '7', '--budget', '40'];

  test('writes the same bytes for the same seed, and verify accepts them', async () => {
    const [one, two] = [join(folder, 'one.tbg'), join(folder, 'two.tbg')];
    const [first, second] = await Promise.all([
      tenball([...quick, '--out', one]), tenball([...quick, '--out', two]),
    ]);
    expect([first.code, second.code]).toEqual([0, 0]);
    const text = await readFile(one, 'utf8');
    expect(await readFile(two, 'utf8')).toBe(text);
    expect(text).toMatch(/^\[Game "TBG1"\]\n\[A "Level 3"\]\n\[B "Level 2"\]\n/);
    expect((await tenball(['verify', one])).out).toMatch(/: OK: \d+ strokes, 1 rack, /);
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('a place that cannot be written is told before a ball is struck', async () => {
    const nowhere = join(folder, 'none', 'x.tbg');
    const { code, out, err } = await tenball([...quick, '--out', nowhere]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('--out: expected a folder that may be written to');
    expect((await tenball([...quick, '--out', folder])).err).toContain('--out: expected a file');
  });
});
