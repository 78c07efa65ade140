/**
 * What needs types or helps in an editor while typing. Sizes, layers and the rest of the house
 * style are checked by tests/tidy.test.ts.
 */
import tseslint from 'typescript-eslint';

const INEXACT = [
  'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh',
  'atanh', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt', 'hypot', 'random',
];

const IMPURE = [
  'Date', 'performance', 'process', 'console', 'setTimeout', 'setInterval', 'setImmediate',
  'queueMicrotask', 'requestAnimationFrame', 'window', 'document', 'globalThis', 'crypto', 'fetch',
  'Buffer', 'localStorage', 'navigator',
];

/** Rules about what is not here at all: enums, classes as data, methods that need a `this`. */
const WITHOUT_OBJECT = [
  'no-unsafe-enum-assignment', 'no-unsafe-enum-comparison', 'no-mixed-enums',
  'no-unsafe-class-instance-assignment', 'no-duplicate-enum-values', 'no-deprecated',
  'no-extraneous-class', 'no-dynamic-delete', 'related-getter-setter-pairs', 'no-implied-eval',
  'unbound-method',
];

/** The packages are synchronous: these would only cost time there. */
const ABOUT_PROMISES = [
  'no-floating-promises', 'no-misused-promises', 'await-thenable', 'require-await',
  'return-await', 'prefer-promise-reject-errors', 'use-unknown-in-catch-callback-variable',
];

function off(names) {
  return Object.fromEntries(names.map((name) => [`@typescript-eslint/${name}`, 'off']));
}

const NO_DEFAULT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export has as many names as it has importers.',
};
const NO_POWER = {
  selector: "BinaryExpression[operator='**'], AssignmentExpression[operator='**=']",
  message: 'Engines differ in **; multiply.',
};
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a const array and its union.' };

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'data/', 'test-results/', 'playwright-report/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {
        considerDefaultExhaustiveForUnions: true,
      }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', {
        allowConstantLoopConditions: 'only-allowed-literals',
      }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      ...off(WITHOUT_OBJECT),
      'no-restricted-syntax': ['error', NO_DEFAULT, NO_ENUM],
      'eqeqeq': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': ['error', ...INEXACT.map((property) => ({
        object: 'Math', property, message: 'Engines differ in it; see packages/base.',
      }))],
      'no-restricted-globals': ['error', ...IMPURE.map((name) => ({
        name, message: 'Packages know no clock, chance, screen or machine; take it as an argument.',
      }))],
      'no-restricted-syntax': ['error', NO_DEFAULT, NO_ENUM, NO_POWER],
      ...off(ABOUT_PROMISES),
    },
  },
  {
    files: ['*.config.ts', 'tools/*.config.ts', 'apps/web/vite.config.ts', 'scripts/*-reporter.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
