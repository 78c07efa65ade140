import { defineConfig } from 'vitest/config';

/**
 * Two projects. `pure`: the packages, whose tests share nothing, so that the workers need no
 * fresh world per file (seven times faster). `whole`: apps and what spans packages.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    reporters: ['default', './scripts/plain-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/*/src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['apps/*/src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
