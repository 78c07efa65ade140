import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adjudicateCase, isRulable } from './case.ts';
import { decodeCase } from './case-decode.ts';
import { answerQuestion, parseQuestion } from './question-notation.ts';
import type { Ruling } from './ruling.ts';
import { because, rest } from './testing/told.ts';

function fixture(name: string): string {
  return readFileSync(new URL(`../../../fixtures/rules/${name}`, import.meta.url), 'utf8');
}

/** The rulings of the case book and of rulings.txt, each under its name. */
const allRulings = (): readonly (readonly [string, Ruling])[] => [
  ...(JSON.parse(fixture('cases.json')) as { cases: { id: string }[] }).cases.flatMap((entry) => {
    const read = decodeCase(entry);
    return read.ok && isRulable(read.value)
      ? [[entry.id, adjudicateCase(read.value)] as const] : [];
  }),
  ...fixture('rulings.txt').split('\n').filter((line) => /^[A-Z]/.test(line)).flatMap((line) => {
    const [rule, what, overrides = '', ...columns] = line.split(' | ').map((part) => part.trim());
    const rules = overrides === '-' ? 'base' : `base ${overrides}`;
    const read = parseQuestion([rules, ...columns.slice(0, 3)].join(' | '));
    return read.ok ? [[`${rule ?? ''} ${what ?? ''}`, answerQuestion(read.value)] as const] : [];
  }),
];

/** The rulings that the same checks were made for, in the order of the fixtures. */
function namesByChecks(
  rulings: ReturnType<typeof allRulings>,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const [name, { checks }] of rulings) {
    const codes = checks.length === 0 ? 'none' : checks.map(({ code }) => code).join(' ');
    names.set(codes, [...names.get(codes) ?? [], name]);
  }
  return names;
}

test('every ruling of the fixtures rests on the reasons of reasons.txt', async () => {
  const rulings = allRulings();
  const checks = rulings.flatMap(([, ruling]) => ruling.checks.map(({ code, passed, reason }) => (
    `${code} ${passed ? 'passed' : 'failed'}: ${because(reason)}`
  )));
  const text = [
    '# Every reason of every ruling, in order of weight, and what follows beside the turn.',
    '# Generated; after a change: npx vitest run packages/rules/src/reasons.test.ts -u',
    '',
    ...rulings.map(([name, ruling]) => (
      [name, ...ruling.reasons.map(because), `→ ${rest(ruling)}`].join('\n  ')
    )),
    '',
    '# Every check that was made, passed or failed',
    '',
    ...[...new Set(checks)].sort(),
    '',
    '# Which checks are made on which shots; where there are none, it is not ruled on as a shot',
    '',
    ...[...namesByChecks(rulings)].map(([codes, names]) => `${codes}\n  ${names.join('\n  ')}`),
    '',
  ].join('\n');
  expect(rulings.length).toBeGreaterThan(300);
  await expect(text).toMatchFileSnapshot('../../../fixtures/rules/reasons.txt');
});
