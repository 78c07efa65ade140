import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tenball-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | undefined;
  readonly text: string;
}

function start(command: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join('bench', command), ...args], {
    cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** How a command ends, and what it prints. */
function ended(child: ChildProcess): Promise<Ended> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => { text += piece.toString('utf8'); });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => { resolve({ code: code ?? undefined, text }); });
  });
}

/** Kills `child` as soon as the log at `path` holds a line that is no header. */
async function killedIn(child: ChildProcess, path: string): Promise<Ended> {
  const watch = setInterval(() => {
    if (existsSync(path) && linesOf(path).length > 1) child.kill('SIGKILL');
  }, 5);
  const end = await ended(child);
  clearInterval(watch);
  return end;
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

/** Whole processes on a machine that does other things too, milliseconds. */
const PATIENCE = 240_000;

describe('strength-table.ts', () => {
  // Two units of the grid, without error.
  const row = ['--scale', '20', '--only', 'N0-template'];
  const logOf = (dir: string): string => join(dir, 'N0-template.jsonl');

  test('killed in a row, goes on to the same log and table', async () => {
    const [whole, cut] = ['whole', 'cut'].map((name) => join(folder, name));
    if (whole === undefined || cut === undefined) throw new Error('expected two folders');
    const [told, killed] = await Promise.all([
      ended(start('strength-table.ts', whole, ...row)),
      killedIn(start('strength-table.ts', cut, ...row), logOf(cut)),
    ]);
    expect(killed.code).toBeUndefined();
    expect(linesOf(logOf(cut)).length).toBeLessThan(linesOf(logOf(whole)).length);
    const again = await ended(start('strength-table.ts', cut, ...row));
    expect(again).toEqual(told);
    expect(told.code).toBe(0);
    expect(told.text).toMatch(/^arm N0, template rack.*pocketing grid: \d+ cells, \d+ executions/s);
    expect(readFileSync(logOf(cut), 'utf8')).toBe(readFileSync(logOf(whole), 'utf8'));
  }, PATIENCE);
});

describe('levels.ts', () => {
  const few = ['--round-robin', '2', '--levels', '1-3', '--purpose', 'choose'];

  test('plays every pair by two processes as by one, and not again', async () => {
    const [alone, shared] = ['alone.jsonl', 'shared.jsonl'].map((name) => join(folder, name));
    if (alone === undefined || shared === undefined) throw new Error('expected two logs');
    const [one, two] = await Promise.all([
      ended(start('levels.ts', ...few, '--out', alone)),
      ended(start('levels.ts', ...few, '--out', shared, '--workers', '2')),
    ]);
    expect(two).toEqual(one);
    expect(one.code).toBe(0);
    expect(one.text).toContain('| against | 1 | 2 | 3 | all |');
    const lines = linesOf(shared);
    expect([...lines].sort()).toEqual(linesOf(alone).sort());
    expect(lines).toHaveLength(7);
    const again = await ended(start('levels.ts', ...few, '--out', shared));
    expect(again).toEqual(one);
    expect(linesOf(shared)).toEqual(lines);
  }, PATIENCE);
});
