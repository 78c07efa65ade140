/**
 * npm test and npm run check: types, lint, unit tests, and for `test` the browser tests.
 * Every step runs even when an earlier one failed; the last line adds everything up.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { ROOT, runTool } from './child.ts';
import { findChromium, REMEDY } from './chromium.ts';
import { type Tally, tallyLine } from './tally.ts';

const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };
const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Sets exit code 1 when anything failed. */
export async function run(task: string, args: readonly string[]): Promise<void> {
  if (args.length > 0) {
    console.error(`npm ${task} takes no options; run some tests with: npx vitest run PATH`);
    process.exitCode = 2;
    return;
  }
  const tallies = await Promise.all([
    quiet('types', 'typescript/bin/tsc', ['-p', 'tsconfig.json']),
    quiet('lint', 'eslint/bin/eslint.js', ['.']),
  ]);
  tallies.push(await unitTests());
  if (task === 'test') tallies.push(await browserTests());
  const total = tallies.reduce((sum, tally) => ({
    passed: sum.passed + tally.passed,
    failed: sum.failed + tally.failed,
    skipped: sum.skipped + tally.skipped,
  }));
  if (total.failed > 0) process.exitCode = 1;
  console.log(`\n${tallyLine(total)}`);
}

async function quiet(label: string, script: string, args: readonly string[]): Promise<Tally> {
  const { ok, output, seconds } = await runTool({ script, args });
  console.log(`${label}: ${ok ? 'fine' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output);
  return ok ? PASSED : FAILED;
}

async function unitTests(): Promise<Tally> {
  return tallied('vitest/vitest.mjs', ['run']);
}

async function browserTests(): Promise<Tally> {
  const folder = join(ROOT, 'tests/e2e');
  const some = existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.spec.ts'));
  if (!some) return NONE;
  try {
    if (findChromium() === undefined) return await skippedBrowserTests();
    await buildWeb();
  } catch (problem) {
    console.log(problem instanceof Error ? problem.message : problem);
    return FAILED;
  }
  return tallied('@playwright/test/cli.js', ['test']);
}

async function skippedBrowserTests(): Promise<Tally> {
  const listed = await tallied('@playwright/test/cli.js', ['test', '--list']);
  console.log(`\nNo browser: the browser tests are skipped. To run them, ${REMEDY}.`);
  return listed;
}

/** Runs a test runner whose reporter delivers its tally; one that dies before counts as failed. */
async function tallied(script: string, args: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tenball-'));
  const file = join(folder, 'tally.json');
  try {
    const { ok } = await runTool({ script, args, loud: true, env: { TENBALL_TALLY: file } });
    if (!existsSync(file)) return FAILED;
    const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally;
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
