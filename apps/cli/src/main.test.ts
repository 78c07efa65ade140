import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/tenball.mjs', import.meta.url));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function tenball(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], (problem, out, err) => {
      const code = typeof problem?.code === 'number' ? problem.code : 0;
      resolve({ code, out, err });
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

const COMMANDS = [
  'judge', 'ask', 'simulate', 'play', 'verify', 'replay', 'position', 'suggest', 'bench',
];
const SHOT = JSON.stringify({
  balls: [{ id: 0, x: -0.6, y: 0 }, { id: 1, x: 0.3, y: 0 }],
  stroke: { speed: 3, headingDegrees: 0 },
});

describe('the program', () => {
  test('help names every command in one line each', async () => {
    const { code, out, err } = await tenball(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const name of COMMANDS) {
      expect(out).toMatch(new RegExp(`^ {2}${name} .*\\w`, 'm'));
    }
  });

  test.each(COMMANDS)('%s has help', async (name) => {
    const { code, out } = await tenball([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`tenball ${name}`);
  });

  test('the version is the one of the package', async () => {
    expect((await tenball(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([[['brake']], [['--verbose']], [['simulate', '--nope']], [[]]])(
    '%j is bad input: exit 2, nothing on standard output', async (args) => {
      const { code, out, err } = await tenball(args);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).not.toBe('');
    },
  );

  test('a misspelt command is answered with the near one', async () => {
    expect((await tenball(['simulat'])).err).toContain('simulate');
  });
});

describe('texts that come in', () => {
  test('broken JSON is told by line, column and what was expected', async () => {
    const { code, out, err } = await tenball(['simulate'], '{"balls": [\n  1,\n]}');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toBe('standard input:3:1: expected a value, found "]"\n');
  });

  test('a missing file is named', async () => {
    const { code, err } = await tenball(['simulate', 'no-such-file.json']);
    expect(code).toBe(2);
    expect(err).toContain('no-such-file.json: no such file');
  });

  test('an empty standard input is told as such', async () => {
    const { code, err } = await tenball(['simulate'], '');
    expect(code).toBe(2);
    expect(err).toBe('standard input: expected JSON, found nothing\n');
  });

  test('a file name and standard input mean the same shot', async () => {
    const bare = await tenball(['simulate', '--json'], SHOT);
    const dash = await tenball(['simulate', '--json', '-'], SHOT);
    expect(bare.code).toBe(0);
    expect(JSON.parse(bare.out)).toHaveProperty('hash');
    expect(dash.out).toBe(bare.out);
  });

  test('a reader that leaves early is no failure', async () => {
    const child = spawn(process.execPath, [PROGRAM, '--help'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (part: Buffer) => { err += part.toString(); });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(err).toBe('');
  });
});
