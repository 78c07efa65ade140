import { defineConfig } from 'vitest/config';

/** The rules alone: `npm run coverage:rules`, and what the mutants are run against. */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    include: ['packages/rules/src/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**/*.ts'],
      exclude: ['**/*.test.ts', 'packages/rules/src/testing/**', 'packages/rules/src/index.ts'],
      reporter: [['text', { skipFull: true }], 'json'],
      reportsDirectory: '.cache/coverage',
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
