import {
  copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SKILLS } from '@tenball/ai';
import { afterAll, describe, expect, test } from 'vitest';
import { levelArm } from '../../bench/levels/level-arm.ts';
import { type UnitLine, decodeUnit } from '../../bench/levels/lines.ts';
import { play } from '../../bench/levels/run.ts';
import { taskOf } from '../../bench/levels/setting.ts';
import { tablesOf } from '../../bench/levels/table.ts';
import { watched } from '../../bench/levels/watch.ts';
import { skillFor } from '../../bench/play/arms.ts';

const folder = mkdtempSync(join(tmpdir(), 'levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SILENT = { show: () => undefined, end: () => undefined };
const SMALL = ['--purpose', 'choose', '--levels', '1-2', '--ghost', '2', '--duel', '4'];

function run(out: string, more: readonly string[] = []): readonly UnitLine[] {
  return play(taskOf([...SMALL, ...more, '--out', out]), () => 0, () => SILENT);
}

describe('a run of levels', () => {
  test('goes on where it was cut, and comes to the same', () => {
    const whole = join(folder, 'whole.jsonl');
    const cut = join(folder, 'cut.jsonl');
    const lines = run(whole);
    copyFileSync(whole, cut);
    truncateSync(cut, statSync(cut).size - 250);
    expect(run(cut)).toEqual(lines);
    expect(readFileSync(cut, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect(lines.map(({ part, level, unit }) => `${part} ${level} ${unit}`)).toEqual([
      'ghost 1 0', 'ghost 1 1', 'ghost 2 0', 'ghost 2 1',
      'duel 2 0', 'duel 2 1', 'duel 2 2', 'duel 2 3',
    ]);
    expect(tablesOf(taskOf(SMALL).header, lines)).toMatch(/\| 2 \|.*\(2\) \|.*\(4\) \|/);
  });

  test('counts racks of players that have changed since no more', () => {
    const path = join(folder, 'changed.jsonl');
    const lines = run(path, ['--duel', '0']);
    const log = readFileSync(path, 'utf8');
    const [first] = lines;
    writeFileSync(path, log.replaceAll(first?.stamp ?? '', '00000000'));
    expect(run(path, ['--duel', '0'])).toEqual(lines);
    // Both racks of level 1 were played anew and written after what was there.
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(log.split('\n').length + 2);
    expect(lines.map(({ stamp }) => stamp === first?.stamp)).toEqual([true, true, false, false]);
  });

  test('plays each level with its own arm', () => {
    const stroke = {
      speed: 2, headingDegrees: 10, elevationDegrees: 0, tipRight: 0.1, tipUp: 0.2,
    };
    for (const level of [1, 5, 10] as const) {
      const { headingSigmaDegrees, speedSigma, tipRightSigma, tipUpSigma } = SKILLS[level];
      expect(skillFor(levelArm(level), stroke)).toMatchObject({
        headingSigmaDegrees, speedSigma, tipRightSigma, tipUpSigma,
      });
    }
  });

  test('can be watched, stroke by stroke', () => {
    const text = watched(taskOf(SMALL).header, 1, 0);
    expect(text).toMatch(/^level 1, rack 1\n {2}A place/);
    expect(text).toMatch(/won by [AB] after \d+ strokes$/);
  });
});

describe('the command line of levels', () => {
  test.each([
    [['--levels', '0-3'], /--levels 0-3: expected levels of 1 to 10/],
    [['--levels', '5-2'], /--levels 5-2: expected levels/],
    [['--duel', '5'], /--duel 5: expected an even number/],
    [['--manners', 'nobody'], /--manners nobody: expected some of marksman/],
    [['3'], /'3': expected flags only/],
    [['--round-robin', '2', '--levels', '4'], /--levels 4: expected two levels or more/],
  ])('%j is refused by name', (argv, message) => {
    expect(() => taskOf(argv)).toThrow(message);
  });

  test('takes single levels and ranges, and measures manners alone when asked to', () => {
    const { levels, ghost, duel, mannerRacks } = taskOf(
      ['--levels', '9,2-4', '--personalities', '40'],
    );
    expect(levels).toEqual([2, 3, 4, 9]);
    expect([ghost, duel, mannerRacks]).toEqual([0, 0, 40]);
  });

  test('a line of something else is told by its place', () => {
    expect(() => decodeUnit({ kind: 'rack' }, 'x.jsonl:7')).toThrow(/^x\.jsonl:7: expected a unit/);
  });
});
