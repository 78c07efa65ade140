/**
 * The table of metrics of AI specification 4, all of it by one command that may be stopped:
 *   npx tsx bench/strength-table.ts DIR [--scale PERCENT] [--only row,row] [--workers N]
 * Every row is a run of `bench/strength.ts` with a log of its own in DIR; a run that was cut goes
 * on, a larger `--scale` adds to it. Rows: see `ROWS`. Racks are those of `report`, which chose
 * nothing. Prints one section for each row, then the hours of thinking.
 */
import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { FlagError, readFlags } from './play/flags.ts';
import { createProgress } from './play/progress.ts';
import { readLog } from './strength/lines.ts';
import { reportOf } from './strength/report.ts';
import { play } from './strength/run.ts';
import { type Metric, taskOf } from './strength/setting.ts';

interface TableRow {
  readonly name: string;
  readonly flags: readonly string[];
  readonly counts: Readonly<Partial<Record<Metric, number>>>;
}

/** Arm, rack and pockets of each row, and its units at a scale of 100 %. */
const ROWS: readonly TableRow[] = [
  row('NP-template', 'NP', 'template', '4.5', {
    ghost: 1000, 'run-out': 1000, rack: 200, safety: 500, kick: 500, grid: 100,
  }),
  row('NP-triangle', 'NP', 'triangle', '4.5', { ghost: 500, 'run-out': 1000 }),
  row('NP-template-tight', 'NP', 'template', '4.25', { ghost: 500, 'run-out': 500 }),
  row('NB-template', 'NB', 'template', '4.5', { ghost: 500, 'run-out': 500, rack: 100 }),
  row('NB-triangle', 'NB', 'triangle', '4.5', { ghost: 250, 'run-out': 500 }),
  row('N1-template', 'N1', 'template', '4.5', { ghost: 250, 'run-out': 500, rack: 100 }),
  row('N1-triangle', 'N1', 'triangle', '4.5', { ghost: 250, 'run-out': 500 }),
  row('N0-template', 'N0', 'template', '4.5', { grid: 10 }),
];

function row(
  name: string, arm: string, rack: string, pockets: string, counts: TableRow['counts'],
): TableRow {
  return { name, flags: ['--arm', arm, '--rack', rack, '--pockets', pockets], counts };
}

interface Asked {
  readonly dir: string;
  readonly scale: number;
  readonly rows: readonly TableRow[];
  readonly workers: number;
}

function asked(argv: readonly string[]): Asked {
  const flags = readFlags(argv, ['scale', 'only', 'workers'], []);
  const [dir, ...rest] = flags.words;
  if (dir === undefined || rest.length > 0) {
    throw new FlagError(`${flags.words.length} directories named: expected one for the logs`);
  }
  const names = new Set(flags.text('only')?.split(',') ?? ROWS.map(({ name }) => name));
  const rows = [...names].map((name) => {
    const found = ROWS.find((each) => each.name === name);
    if (found !== undefined) return found;
    throw new FlagError(`--only ${name}: expected of ${ROWS.map((each) => each.name).join(', ')}`);
  });
  return { dir, rows, scale: flags.whole('scale', 100, 1), workers: flags.whole('workers', 1, 1) };
}

function main(argv: readonly string[]): Promise<void> | void {
  const { dir, scale, rows, workers } = asked(argv);
  mkdirSync(dir, { recursive: true });
  if (workers > 1) return shareOut(dir, scale, rows, workers);
  for (const each of rows) playRow(dir, scale, each);
  process.stdout.write(`${reportText(dir, rows)}\n`);
}

function fileOf(dir: string, { name }: TableRow): string {
  return join(dir, `${name}.jsonl`);
}

/** Plays what its log lacks of a row, metric after metric. */
function playRow(dir: string, scale: number, { name, flags, counts }: TableRow): void {
  for (const [metric, count] of Object.entries(counts)) {
    const units = String(Math.max(1, Math.round((count * scale) / 100)));
    const out = fileOf(dir, { name, flags, counts });
    const task = taskOf([...flags, '--metric', metric, '--count', units, '--out', out]);
    if (task.kind !== 'run') continue;
    play({
      ...task, clock: () => performance.now(),
      progressOf: (part, total) => {
        const bar = createProgress(total);
        return { ...bar, show: (done) => { bar.show(done, `${name} ${part}`); } };
      },
    });
  }
}

function reportText(dir: string, rows: readonly TableRow[]): string {
  const logs = rows.map((each) => readLog(fileOf(dir, each)));
  const ms = logs.flatMap(({ units }) => units).flatMap(({ acts }) => acts)
    .reduce((sum, act) => sum + act.ms, 0);
  const sections = logs.map((log) => reportOf([log]));
  return [...sections, `thinking, all rows: ${(ms / 3.6e6).toFixed(2)} hours`].join('\n\n');
}

/** Rows by turns over `workers` processes, the report at the end. */
async function shareOut(
  dir: string, scale: number, rows: readonly TableRow[], workers: number,
): Promise<void> {
  const waiting = [...rows];
  const run = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { name } = next;
      const child = fork(fileURLToPath(import.meta.url), [
        dir, '--scale', String(scale), '--only', name,
      ], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const code = await new Promise((resolve) => { child.on('exit', resolve); });
      if (code !== 0) throw new Error(`${name}: ended with ${String(code)}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
  process.stdout.write(`${reportText(dir, rows)}\n`);
}

// A process that plays a row ends with the one that shares the rows out.
process.on('disconnect', () => process.exit(1));
try {
  await main(process.argv.slice(2));
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = problem instanceof FlagError ? 2 : 1;
}
