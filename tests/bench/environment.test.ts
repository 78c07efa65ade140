import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../bench/environment/task.ts';
import { hashOfUnits, playUnit } from '../../bench/environment/unit.ts';
import { ROOT } from '../tidy/source.ts';

const run = promisify(execFile);

function play(...flags: readonly string[]) {
  return run(
    process.execPath, ['--import', 'tsx', join(ROOT, 'bench/environment.ts'), ...flags],
    { cwd: ROOT },
  );
}

describe('a run of the environment', () => {
  test('comes to one hash, whatever the number of workers', async () => {
    const [one, three] = await Promise.all([1, 3].map(async (workers) => (
      (await play('--steps', '200', '--unit', '30', '--workers', String(workers))).stdout
    )));
    const hash = /^hash ([0-9a-f]{16})$/m.exec(one ?? '')?.[1];
    expect(hash).toBeDefined();
    expect(three).toContain(`hash ${hash}`);
    expect(one).toMatch(/^200 steps, 1 workers, seed 1: \d+ strokes/);
    expect(one).toContain('faults 0');
    const task = taskOf(['--steps', '200', '--unit', '30']);
    const units = [6, 0, 5, 1, 4, 2, 3].map((index) => playUnit(task, index));
    expect(hashOfUnits(units)).toBe(hash);
    expect(units.map(({ steps }) => steps)).toEqual([20, 30, 30, 30, 30, 30, 30]);
  });

  test('comes to another hash from another seed', () => {
    const [one, two] = ['1', '2'].map((from) => (
      hashOfUnits([playUnit(taskOf(['--steps', '10', '--seed', from]), 0)])
    ));
    expect(one).not.toBe(two);
  });
});

describe('the command line of the environment', () => {
  test('is by default the million steps of eight workers', () => {
    expect(taskOf([])).toEqual({ steps: 1_000_000, workers: 8, seed: 1, unit: 500 });
  });

  test.each([
    [['--steps', '0'], /--steps 0: expected a whole number of at least 1/],
    [['--workers', '65'], /--workers 65: expected at most 64/],
    [['--seed', '-1'], /seed/],
    [['--unit', 'x'], /--unit x: expected a whole number/],
    [['fast'], /'fast': expected flags only/],
    [['--threads', '2'], /--threads/],
  ])('%j is refused by name', (argv, message) => {
    expect(() => taskOf(argv)).toThrow(message);
  });

  test('tells how it is meant, and ends with 2', async () => {
    await expect(play('--steps', 'many')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^environment: --steps many: .*\nnpx tsx bench/) as string,
    });
  });
});
