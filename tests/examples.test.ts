/** The examples are documents that run: each is short, ends well and prints something. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ROOT } from './tidy/source.ts';

const run = promisify(execFile);
const folder = join(ROOT, 'examples');
const names = readdirSync(folder).filter((name) => name.endsWith('.ts')).sort();

describe.each(names)('examples/%s', (name) => {
  test('it has at most thirty lines', () => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(30);
  });

  test('it runs to its end and prints something worth seeing', async () => {
    const { stdout, stderr } = await run(
      process.execPath, ['--import', 'tsx', join(folder, name)], { cwd: ROOT },
    );
    expect(stderr).toBe('');
    expect(stdout.split('\n').length).toBeGreaterThan(3);
  });
});
