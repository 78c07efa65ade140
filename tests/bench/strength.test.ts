import {
  appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Line, readLog, unitsOf } from '../../bench/strength/lines.ts';
import { benchOf } from '../../bench/strength/play-acts.ts';
import { hookedLayout, openLayout } from '../../bench/strength/positions.ts';
import { reportOf } from '../../bench/strength/report.ts';
import { type Run, play } from '../../bench/strength/run.ts';
import { type Part, type Task, setupOf, taskOf } from '../../bench/strength/setting.ts';
import { lieOf } from '../../bench/strength/view.ts';

const folder = mkdtempSync(join(tmpdir(), 'strength-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SILENT = { show: () => undefined, end: () => undefined };

/** Every part once or twice, by a player who hardly thinks and takes no time. */
function run(out: string, counts: Run['counts'], seed = 1): Line[] {
  const task = taskOf(['--budget', '40', '--seed', String(seed)]);
  if (task.kind !== 'run') throw new Error('expected a run');
  const { setting } = task;
  return play({ setting, counts, out, clock: () => 0, progressOf: () => SILENT });
}

const COUNTS: Readonly<Partial<Record<Part, number>>> = {
  ghost: 2, 'run-out': 1, break: 2, rack: 1, safety: 1, kick: 1, grid: 1,
};

describe('a run', () => {
  const whole = join(folder, 'whole.jsonl');
  let played: Line[] = [];
  beforeAll(() => {
    played = run(whole, COUNTS);
  });

  test('writes what it played, every unit whole', () => {
    const { units, setting } = readLog(whole);
    expect(setting).toMatchObject({ arm: 'NP', rack: 'template', seed: 1, budget: 40 });
    expect(units).toEqual(unitsOf(played));
    const parts = units.map(({ part }) => part);
    for (const [part, count] of Object.entries(COUNTS)) {
      expect(parts.filter((each) => each === part)).toHaveLength(count);
    }
  });

  test('leaves no report without its log', () => {
    const fromLog = reportOf([readLog(whole)]);
    expect(fromLog).toBe(reportOf([{ ...readLog(whole), units: unitsOf(played) }]));
    expect(fromLog).toContain('ten-ball ghost won');
    expect(fromLog).toMatch(/kick: legal hit .* \(\d of 1\)/);
    expect(fromLog).toContain('pocketing grid: ');
  });

  test('comes out the same again, and otherwise from another seed', () => {
    const again = join(folder, 'again.jsonl');
    const other = join(folder, 'other.jsonl');
    run(again, { ghost: 2 });
    const text = readFileSync(whole, 'utf8');
    expect(text.startsWith(readFileSync(again, 'utf8'))).toBe(true);
    const strokes = (lines: readonly Line[]) => lines.filter(({ kind }) => kind === 'act');
    const first = strokes(played).find(({ part }) => part === 'break');
    const [otherFirst] = strokes(run(other, { break: 1 }, 2));
    expect(otherFirst?.kind).toBe('act');
    expect(otherFirst).not.toEqual(first);
  });

  test('goes on where it was cut, wherever that was, to the same log', () => {
    const { size } = statSync(whole);
    const text = readFileSync(whole, 'utf8');
    for (const share of [0.001, 0.3, 0.6, 0.999]) {
      const cut = join(folder, 'cut.jsonl');
      copyFileSync(whole, cut);
      truncateSync(cut, Math.floor(share * size));
      const lines = run(cut, COUNTS);
      expect(readFileSync(cut, 'utf8')).toBe(text);
      expect(lines).toEqual(played);
    }
  });

  test('adds to a log when more is asked for', () => {
    const grown = join(folder, 'grown.jsonl');
    run(grown, { break: 1 });
    run(grown, { break: 3 });
    const units = readLog(grown).units.map(({ unit }) => unit);
    expect(units).toEqual([0, 1, 2]);
  });

  test('does not touch the log of another run', () => {
    const before = readFileSync(whole, 'utf8');
    expect(() => run(whole, { break: 1 }, 9)).toThrow(/the log of another run/);
    expect(readFileSync(whole, 'utf8')).toBe(before);
  });
});

test('positions without a pot are hooked, or open and the same for every arm', () => {
  const benches = (['NP', 'N1'] as const).map((arm) => {
    const task = taskOf(['--arm', arm, '--seed', arm === 'NP' ? '1' : '2']);
    if (task.kind !== 'run') throw new Error('expected a run');
    return benchOf(task.setting, () => 0);
  });
  const [bench, other] = benches;
  if (bench === undefined || other === undefined) throw new Error('expected two benches');
  const setup = setupOf(bench.setting, 1);
  for (let index = 0; index < 5; index += 1) {
    const hooked = hookedLayout(bench, index);
    const open = openLayout(bench, index);
    expect(lieOf(setup, bench.skill, hooked)).toEqual({ direct: 0, seen: 0 });
    expect(lieOf(setup, bench.skill, open).direct).toBeLessThan(0.1);
    expect(lieOf(setup, bench.skill, open).seen).toBeGreaterThanOrEqual(0.4);
    expect([hookedLayout(other, index), openLayout(other, index)]).toEqual([hooked, open]);
  }
});

describe('a report', () => {
  test('names the file and the line that it cannot read', () => {
    const path = join(folder, 'broken.jsonl');
    run(path, { break: 1 });
    const lines = readFileSync(path, 'utf8').split('\n').length - 1;
    appendFileSync(path, '{"kind":"act","part":"ghost","unit":0}\n');
    expect(() => readLog(path)).toThrow(`${path}:${lines + 1}: expected a string 'seat'`);
    writeFileSync(path, 'no log at all\n');
    expect(() => readLog(path)).toThrow(`${path}:1: not JSON`);
    writeFileSync(path, '{"kind":"duel"}\n');
    expect(() => readLog(path)).toThrow(`${path}:1: not a log of bench/strength.ts`);
  });

  test('does not count the same racks twice', () => {
    const path = join(folder, 'twice.jsonl');
    run(path, { break: 1 });
    const log = readLog(path);
    expect(() => reportOf([log, log])).toThrow(/would count twice/);
  });

  test('puts seeds of one setting together', () => {
    const paths = [1, 2].map((seed) => {
      const path = join(folder, `seed-${seed}.jsonl`);
      run(path, { break: 2 }, seed);
      return path;
    });
    expect(reportOf(paths.map(readLog))).toMatch(/seed 1, 2,.*break: legal +.* of 4\)/s);
  });
});

describe('flags', () => {
  const refused = (...argv: string[]) => {
    try {
      return taskOf(argv);
    } catch (problem) {
      return problem instanceof Error ? problem.message : 'no error';
    }
  };

  test('say what they mean', () => {
    const task: Task = taskOf([
      '--arm', 'N1', '--rack', 'triangle', '--pockets', '4.25', '--metric', 'tucker',
      '--count', '7', '--seed', '3', '--out', 'x.jsonl',
    ]);
    expect(task).toMatchObject({
      kind: 'run', counts: { ghost: 7 }, out: 'x.jsonl',
      setting: { arm: 'N1', rack: 'triangle', pockets: '4.25', seed: 3, purpose: 'report' },
    });
    expect(taskOf(['--report', 'a', 'b'])).toEqual({ kind: 'report', files: ['a', 'b'] });
  });

  test('are refused with what was expected', () => {
    expect(refused('--arm', 'N7')).toBe('--arm N7: expected one of N0, NP, NB, NH, N1, L4');
    expect(refused('--metric', 'luck')).toMatch(/^--metric luck: expected one of ghost, tucker,/);
    expect(refused('--count', '0')).toBe('--count 0: expected a whole number of at least 1');
    expect(refused('--seed', '1.5')).toMatch(/^--seed 1.5: expected a whole number/);
    expect(refused('--pockets', '5')).toBe('--pockets 5: expected one of 4.5, 4.25');
    expect(refused('--racks', 'template')).toMatch(/--racks/);
    expect(refused('ghost')).toMatch(/expected flags only/);
    expect(refused('--report')).toBe('--report: expected the files of logs');
    expect(refused('--report', 'a', '--seed', '2')).toMatch(/^--seed: --report reads logs/);
  });
});
