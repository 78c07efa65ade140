/**
 * Measures through which directions a ball drops, and writes what the planner reads:
 *   npx tsx bench/windows.ts [--check]
 * Writes packages/ai/src/windows/measured.ts; with `--check` it writes nothing and fails where the
 * file says otherwise. Single balls by the whole engine, the same on every machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, paramsOf } from '@tenball/physics';
import { formatBytes } from '../packages/ai/src/windows/bytes.ts';
import { POCKET_KINDS, windowKey } from '../packages/ai/src/windows/key.ts';
import { FlagError, readFlags } from './play/flags.ts';
import { createProgress } from './play/progress.ts';
import { measure, rangeOf } from './windows/measure.ts';
import { type MeasuredPocket, moduleText } from './windows/module-text.ts';

const OUT = fileURLToPath(new URL('../packages/ai/src/windows/measured.ts', import.meta.url));

/** What is measured; a pocket that two of these share is measured once. */
const SETTINGS = [
  { title: 'as they come', table: TABLES['9'], params: DEFAULT_PARAMS },
  { title: '4 1/4 in', table: TABLES['9-tight'], params: DEFAULT_PARAMS },
  { title: 'pro-tight', table: TABLES['9-tight'], params: paramsOf({ table: 'pro-tight' }) },
] as const;

function main(argv: readonly string[]): string {
  const flags = readFlags(argv, [], ['check']);
  const [word] = flags.words;
  if (word !== undefined) throw new FlagError(`'${word}': expected --check or nothing`);
  const isCheck = flags.isOn('check');
  const start = performance.now();
  const pockets = new Map<string, MeasuredPocket>();
  let tried = 0;
  for (const { title, table, params } of SETTINGS) {
    for (const kind of POCKET_KINDS) {
      const key = windowKey(kind, table, params);
      if (pockets.has(key)) continue;
      const range = rangeOf(kind, table, params);
      const bytes = measure(range, kind, createProgress);
      tried += range.tried();
      pockets.set(key, { title: `${kind}, ${title}`, key, text: formatBytes(bytes) });
    }
  }
  const text = moduleText([...pockets.values()]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const told = `${pockets.size} pockets, ${tried} balls, ${seconds} s, ${text.length} bytes`;
  if (!isCheck) writeFileSync(OUT, text);
  else if (readFileSync(OUT, 'utf8') !== text) throw new Error(`${told}; ${OUT} says otherwise`);
  return told;
}

try {
  process.stdout.write(`${main(process.argv.slice(2))}\n`);
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = problem instanceof FlagError ? 2 : 1;
}
