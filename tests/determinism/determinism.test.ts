/**
 * The same strokes to the same bits, whoever plays them: one bundle with a corpus of strokes of
 * every kind, in every engine of this machine. docs/hacking.md says how to install the others.
 *
 * What the corpus comes to stands in fixtures/corpus.txt, so that two machines can be compared too.
 * It changes with the physics, as the golden strokes do, and is written anew by
 *   GOLDEN=write npx vitest run tests/determinism
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Unusable } from './browser-run.ts';
import { bundleText } from './bundle.ts';
import { GROUP, STROKES, kindAt } from './corpus.ts';
import { firstDifference } from './difference.ts';
import { type Absence, type Engine, findEngines, isHere } from './engines.ts';
import { type Answer, answered } from './program.ts';

/** How an engine came through the corpus. */
interface Run {
  readonly engine: Engine;
  readonly seconds: number;
  readonly answer: Answer | undefined;
  /** Why there is no answer. */
  readonly problem: unknown;
}

const PATIENCE = 600_000;
const PATIENT = { timeout: PATIENCE };
const CORPUS = new URL('../../fixtures/corpus.txt', import.meta.url);
const found = findEngines();
const [inUse] = found as readonly [Engine];
const runs = new Map<string, Run>();
let bundle = '';
let unbundled: Answer;

/** The slow one runs beside the others, which take their turns. */
beforeAll(async () => {
  bundle = await bundleText();
  const here = found.filter(isHere);
  const slow = here.filter(({ name }) => name === 'QuickJS');
  const quick = here.filter((engine) => !slow.includes(engine));
  await Promise.all([inTurn(slow), inTurn(quick)]);
  const startedMs = performance.now();
  unbundled = JSON.parse(answered({ kind: 'corpus' })) as Answer;
  const seconds = (performance.now() - startedMs) / 1000;
  console.info(tableOf(seconds));
}, PATIENCE);

test('the corpus has more than a thousand strokes, and every one of them ends', () => {
  expect(STROKES).toBeGreaterThan(1000);
  expect(unbundled.strokes).toBe(STROKES);
  expect(unbundled.troubles).toEqual([]);
});

describe('an engine plays the corpus to the same bits:', () => {
  test.for(found)('$name', PATIENT, async (engine, context) => {
    if (!isHere(engine)) return context.skip(`not on this machine; ${engine.remedy}`);
    const run = runs.get(engine.name);
    const problem = run?.problem;
    if (problem instanceof Unusable) return context.skip(`cannot be used: ${problem.message}`);
    if (run?.answer === undefined) throw problem;
    const { answer } = run;
    if (answer.hash !== unbundled.hash) expect(await differenceFrom(engine, answer)).toBe('');
    expect(answer).toEqual(unbundled);
  });
});

test('an engine whose square root is one bit off is found out, to the stroke', async () => {
  const odd = `Math.sqrt = ((root) => (x) => root(x) * (${ODD} ? 1 + 2.3e-16 : 1))(Math.sqrt);`;
  const other = { engine: inUse, bundle: `${odd}\n${bundle}` };
  const one = { engine: inUse, bundle };
  const answer = await inUse.ask(other.bundle, { kind: 'corpus' });
  expect(answer.hash).not.toBe(unbundled.hash);
  const report = await firstDifference(one, other, unbundled, answer);
  expect(report).toMatch(/groups differ; the first is \d+, '/);
  expect(report).toMatch(/^stroke \d+, table \S+, \w+, \{"speed":/m);
  expect(report).toMatch(/^number \d+ of \d+, after .* = .* \([0-9a-f]{16}\)$/m);
  expect(report.split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^Node.js: .* = .* \([0-9a-f]{16}\)$/),
    expect.stringMatching(/^Node.js: .* = .* \([0-9a-f]{16}\)$/),
  ]);
}, PATIENCE);

/** Seldom true, so that most strokes stay as they are. */
const ODD = 'x > 0.05 && x < 0.0501';

test('the corpus comes out as fixtures/corpus.txt says', () => {
  if (process.env['GOLDEN'] === 'write') writeFileSync(CORPUS, corpusText(unbundled));
  expect(corpusText(unbundled)).toBe(readFileSync(CORPUS, 'utf8'));
});

async function inTurn(engines: readonly Engine[]): Promise<void> {
  for (const engine of engines) {
    const startedMs = performance.now();
    const [answer, problem] = await engine.ask(bundle, { kind: 'corpus' }).then(
      (said) => [said, undefined] as const, (reason: unknown) => [undefined, reason] as const,
    );
    const seconds = (performance.now() - startedMs) / 1000;
    runs.set(engine.name, { engine, seconds, answer, problem });
  }
}

/** Where `engine` parts from the Node in use; both play the bundle. */
async function differenceFrom(engine: Engine, answer: Answer): Promise<string> {
  const node = runs.get(inUse.name)?.answer ?? unbundled;
  return firstDifference({ engine: inUse, bundle }, { engine, bundle }, node, answer);
}

function tableOf(seconds: number): string {
  const rows = [
    ['engine', 'version', 'strokes', 'seconds', 'hash'],
    ['sources, unbundled', process.versions.node, ...figuresOf(unbundled, seconds)],
    ...found.map((engine) => (isHere(engine) ? rowOf(engine) : absenceOf(engine))),
  ];
  return rows.map(([name = '', version = '', ...rest]) => (
    [name.padEnd(20), version.padEnd(18), ...rest.map((text) => text.padStart(8))].join(' ')
  )).join('\n');
}

function rowOf({ name, version }: Engine): readonly string[] {
  const run = runs.get(name);
  const number = /\d[\d.]*\S*/.exec(version)?.[0] ?? version;
  if (run?.answer === undefined) return [name, number, `no answer: ${String(run?.problem)}`];
  return [name, number, ...figuresOf(run.answer, run.seconds)];
}

function absenceOf({ name, remedy }: Absence): readonly string[] {
  return [name, 'none', `skipped: not on this machine; ${remedy}`];
}

function figuresOf({ strokes, hash }: Answer, seconds: number): readonly string[] {
  return [String(strokes), seconds.toFixed(1), hash];
}

/** The fixture: a line for the whole, and one for each group of strokes. */
function corpusText({ strokes, hash, lines }: Answer): string {
  return [
    '# What the corpus of tests/determinism comes to, in every engine on every machine.',
    '# Read and written by tests/determinism/determinism.test.ts, which says how.',
    `${strokes} strokes | ${hash}`,
    ...lines.map((line, group) => `${kindAt(group * GROUP)} | ${line}`),
    '',
  ].join('\n');
}
