import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerQuestion, formatQuestion, parseQuestion } from './question-notation.ts';
import { formatRuling } from './ruling-digest.ts';

const lines = readFileSync(new URL('../../../fixtures/rules/rulings.txt', import.meta.url), 'utf8')
  .split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** A bar with a blank on both sides parts the columns; the bars of a shot log stick to a ball. */
const rows = lines.map((line) => line.split(' | ').map((column) => column.trim()));

test.each(rows)('%s %s', (...row) => {
  const [, , overrides = '', before = '', call = '', log = '', ruling] = row;
  const rulebook = overrides === '-' ? 'base' : `base ${overrides}`;
  const question = parseQuestion([rulebook, before, call, log].join(' | '));
  if (!question.ok) throw new Error(question.error.message);
  expect(formatRuling(question.value.rulebook, answerQuestion(question.value))).toBe(ruling);
  expect(parseQuestion(formatQuestion(question.value))).toEqual(question);
});
