/**
 * Mutants of the rules: is there a test for every word of them? Run from tools/ with
 * `npm ci && npm run mutants:rules`; what has not changed since the last run is not run again.
 */
const SRC = 'packages/rules/src';

/** What a ruling comes from. */
const RULINGS = [
  'adjudicate', 'adjudicate-event', 'advance', 'board', 'break-shot', 'check-events', 'check-log',
  'count', 'decision', 'event-ruling', 'explain', 'foul', 'foul-checks', 'foul-shot',
  'interference', 'lag', 'log-shape', 'normalise', 'open-shot', 'options', 'played-shot',
  'ruling', 'seat', 'situation', 'suspension', 'table-events', 'union',
];

/** And what reads, writes and tells it; texts are held by golden files instead. */
const EVERYTHING = [
  `${SRC}/**/*.ts`, `!${SRC}/**/*.test.ts`, `!${SRC}/testing/**`, `!${SRC}/index.ts`,
  `!${SRC}/book/**`, `!${SRC}/words/**`, `!${SRC}/ask/asked*.ts`, `!${SRC}/edition*.ts`,
];

export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/vitest-mutants.config.ts', related: false },
  mutate: process.env.MUTANTS === 'all' ? EVERYTHING : RULINGS.map((name) => `${SRC}/${name}.ts`),
  ignorePatterns: [
    'apps', 'bench', 'data', 'docs/adr', 'dist', 'examples', 'fixtures/physics', 'tests',
    'packages/ai', 'packages/match', 'packages/physics', 'packages/protocol', 'tools/node_modules',
    'test-results',
  ],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/stryker-rules.json',
  concurrency: 2,
  coverageAnalysis: 'perTest',
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutants-rules.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 98, low: 95, break: null },
};
