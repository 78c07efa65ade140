/**
 * Mutants of the rules: is there a test for every word of them? Run from tools/ with
 * `npm ci && npm run mutants:rules`; what has not changed since the last run is not run again.
 */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/vitest-mutants.config.ts', related: false },
  mutate: [
    'packages/rules/src/**/*.ts',
    '!packages/rules/src/**/*.test.ts',
    '!packages/rules/src/testing/**',
    '!packages/rules/src/index.ts',
    '!packages/rules/src/book/**',
    '!packages/rules/src/words/**',
    '!packages/rules/src/edition-note*.ts',
  ],
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
