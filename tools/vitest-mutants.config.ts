import { defineConfig } from 'vitest/config';

const TELLING = [
  '**/ask/**', '**/counterfactual.test.ts', '**/flip-*.test.ts', '**/question-*.test.ts',
];

/**
 * The tests a mutant is run against: the fixtures and the tables. Laws draw hundreds of shots for
 * each mutant and find nothing that the tables should not; the tests of book and documents look
 * at texts, which are not mutated, those of questions at what is read and told.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    testTimeout: 60_000,
    include: ['packages/rules/src/**/*.test.ts'],
    exclude: [
      'packages/rules/src/book/**', 'packages/rules/src/docs.test.ts',
      '**/*laws.test.ts', '**/*-fuzz.test.ts',
      ...(process.env['MUTANTS'] === 'all' ? [] : TELLING),
    ],
    // One world for all files: a mutant is switched on by a variable, and a fresh world per file
    // made a run four times as long.
    isolate: false,
    fileParallelism: false,
    setupFiles: ['tools/fixed-seed.ts'],
  },
});
