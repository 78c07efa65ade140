import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adjudicateCase, isRulable } from './case.ts';
import { decodeCase } from './case-decode.ts';
import { encodeReasons, encodeRuling } from './case-encode.ts';

interface BookCase {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly clause: readonly string[];
  readonly expected: unknown;
}

const book = JSON.parse(
  readFileSync(new URL('../../../fixtures/rules/cases.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly BookCase[] };
const rulable = book.cases.filter(({ kind }) => kind !== 'spotting');

function ruled(entry: unknown) {
  const decoded = decodeCase(entry);
  if (!decoded.ok || !isRulable(decoded.value)) throw new Error(JSON.stringify(decoded));
  const ruling = adjudicateCase(decoded.value);
  return { rulebook: decoded.value.rulebook, ruling };
}

test('the book has 148 cases to rule on', () => {
  expect(rulable.length).toBe(148);
});

test.each(rulable.map((entry) => [entry.id, entry.title, entry] as const))(
  '%s %s',
  (_id, _title, entry) => {
    const { rulebook, ruling } = ruled(entry);
    expect(JSON.parse(JSON.stringify(encodeRuling(rulebook, ruling)))).toEqual(entry.expected);
  },
);

test('every ruling names a clause that the book names for it', () => {
  const strangers = rulable.filter((entry) => {
    const clauses = encodeReasons(ruled(entry).ruling.reasons).map(({ clause }) => clause);
    return !entry.clause.some((clause) => clauses.includes(clause));
  });
  expect(strangers.map(({ id }) => id)).toEqual([]);
});

test('what a case leaves out counts as none, empty or false', () => {
  for (const entry of rulable) {
    const { rulebook, ruling } = ruled(withoutNothing(entry));
    expect(JSON.parse(JSON.stringify(encodeRuling(rulebook, ruling)))).toEqual(entry.expected);
  }
});

/** Members whose empty value says something. */
const TELLING = ['shotTaken', 'foulCalledInTime', 'overrides', 'extensionsBefore'];
const COMMENTS = ['expected', 'clause', 'why', 'title', 'group'];

/** The case without every member that is null, false, zero or empty, and without comments. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !COMMENTS.includes(key)).flatMap(
    ([key, member]) => {
      if (TELLING.includes(key)) return [[key, member as unknown] as const];
      const short = withoutNothing(member);
      return isNothing(short) ? [] : [[key, short] as const];
    },
  );
  return Object.fromEntries(kept);
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
