import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

function play(...args: readonly string[]) {
  const program = new URL('../../bin/tenball.mjs', import.meta.url).pathname;
  return spawnSync(process.execPath, [program, 'play', ...args], { encoding: 'utf8' });
}

describe('tenball play', () => {
  test('the same seed gives the same bytes, and the times stay out of them', () => {
    const args = ['--a', '1', '--b', '6', '--racks', '2', '--seed', '3', '--budget', '120'];
    const first = play(...args);
    const second = play(...args);
    expect(first.status).toBe(0);
    expect(first.stdout).toBe(second.stdout);
    expect(first.stdout).toContain('2 racks');
    expect(first.stderr).toMatch(/decisions: p50 .* ms, p95 .* ms/);
  });

  test('another seed is another match', () => {
    const args = ['--a', '3', '--b', '3', '--racks', '1', '--budget', '60', '--json'];
    expect(play(...args, '--seed', '1').stdout).not.toBe(play(...args, '--seed', '2').stdout);
  });

  test('exactly as many racks as asked for are played, whatever the score', () => {
    const run = play('--a', '7', '--b', '1', '--racks', '3', '--budget', '150', '--json', '--timing');
    const sheet = JSON.parse(run.stdout) as {
      readonly racks: number;
      readonly players: Readonly<Record<'A' | 'B', { readonly breaks: number }>>;
      readonly timing: { readonly wallSeconds: number };
    };
    expect(sheet.racks).toBe(3);
    expect(sheet.players.A.breaks).toBe(2);
    expect(sheet.players.B.breaks).toBe(1);
    expect(sheet.timing.wallSeconds).toBeGreaterThan(0);
  });

  test.each([
    [['--a', '11', '--b', '1'], '--a: expected a level from 1 to 10'],
    [['--a', '1', '--b', 'x'], '--b: expected a level from 1 to 10'],
    [['--a', '1'], '--b'],
    [['--a', '1', '--b', '1', '--racks', '0'], '--racks: expected a whole number from 1'],
    [['--a', '1', '--b', '1', '--racks', '2', '--race', '2'], 'expected one of them'],
    [['--a', '1', '--b', '1', '--seed', '1.5'], '--seed: expected a whole number'],
    [['--a', '1', '--b', '1', '--ruleset', 'x'], '--ruleset: expected base'],
    [['--a', '1', '--b', '1', '--out', 'x.tbg'], '--out'],
    [['--a', '1', '--b', '1', '--timing'], '--timing'],
  ])('bad input is named: %j', (args, message) => {
    const run = play(...args);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(message);
  });
});
