import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { afterAll, describe, expect, test } from 'vitest';
import { type WeightsText, parseNet, stampOf } from '../../packages/ai/src/value/weights-text.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHIPPED = 'packages/ai/src/value/weights.ts';
const COMMAND = ['--import', 'tsx', 'bench/train-value.ts'];
const SMALL = ['--rounds', '1', '--budget', '50', '--cache', 'cache'];
/** Milliseconds. */
const BETWEEN_LOOKS = 40;

/** The command writes where the planner reads, so it works on a copy of the tree. */
const tree = copyOfTree();
afterAll(() => rmSync(tree, { recursive: true }));

function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'train-value-'));
  for (const name of ['bench', 'packages', 'tsconfig.json', 'package.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  const scope = join(copy, 'node_modules', '@tenball');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@tenball') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(scope, name));
  }
  return copy;
}

function textOf(path: string): string {
  return readFileSync(join(tree, path), 'utf8');
}

function run(flags: readonly string[]) {
  return spawnSync(process.execPath, [...COMMAND, ...flags], { cwd: tree, encoding: 'utf8' });
}

/** The weights of a generated module, read as text: it is not of this tree. */
function weightsIn(text: string): WeightsText {
  const [head = '', tail = ''] = text.split('base64:');
  const pieces = [...tail.matchAll(/'(.*)'/g)].map(([, piece]) => piece);
  const [, stamp = ''] = /stamp: '(.*)'/.exec(head) ?? [];
  return { stamp, step: Number(/step: (.*),/.exec(head)?.[1]), base64: pieces.join('') };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Waits until the first rack of a training is in its log. */
async function firstRack(log: string): Promise<void> {
  while (!existsSync(log) || !readFileSync(log, 'utf8').includes('"kind":"rack"')) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}

describe('the training of the worth', () => {
  const shipped = textOf(SHIPPED);

  test.each([
    [['--states', '10'], '--states 10: expected a whole number of at least 100'],
    [['--out', 'elsewhere.ts'], `--out elsewhere.ts: expected ${SHIPPED}, or --rounds 1`],
  ])('refuses %j and leaves the weights alone', (flags, message) => {
    const { status, stderr } = run(flags);
    expect(stderr).toBe(`${message}\n`);
    expect(status).toBe(2);
    expect(textOf(SHIPPED)).toBe(shipped);
  });

  test('puts the weights back when it is cut, and goes on with what it had played', async () => {
    const log = join(tree, 'cache/round-1.jsonl');
    const child = spawn(process.execPath, [...COMMAND, ...SMALL, '--states', '1000000'], {
      cwd: tree, detached: true, stdio: 'ignore',
    });
    const end = ended(child);
    await firstRack(log);
    expect(weightsIn(textOf(SHIPPED)).stamp).toBe('');
    // As a terminal does: everyone in the foreground hears it.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await end).toBe(1);
    expect(textOf(SHIPPED)).toBe(shipped);

    const played = readFileSync(log, 'utf8');
    const { status, stdout } = run([...SMALL, '--states', '100', '--out', 'trained.ts']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/round 1: fitted to \d+ positions, held out \d+/);
    expect(textOf('cache/round-1.jsonl').startsWith(wholeRacksOf(played))).toBe(true);
    const weights = weightsIn(textOf('trained.ts'));
    expect(parseNet(weights, stampOf(DEFAULT_PARAMS))).toBeDefined();
    expect(textOf(SHIPPED)).toBe(shipped);
  });
});

/** A log up to the end of its last whole rack: a piece of one is played anew. */
function wholeRacksOf(log: string): string {
  const last = log.lastIndexOf('{"kind":"rack"');
  return log.slice(0, log.indexOf('\n', last) + 1);
}
