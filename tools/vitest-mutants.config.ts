import { defineConfig } from 'vitest/config';

/**
 * The tests a mutant is run against: the fixtures, the tables and a short run of the laws. The
 * book's and the documents' tests look at texts, which are not mutated.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    testTimeout: 60_000,
    include: ['packages/rules/src/**/*.test.ts'],
    exclude: ['packages/rules/src/book/**', 'packages/rules/src/docs.test.ts'],
    setupFiles: ['tools/few-runs.ts'],
  },
});
