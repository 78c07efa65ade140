/** What docs/notation.md and docs/protocol.md show is true. */
import { readFileSync } from 'node:fs';
import { formatPosition, parsePosition } from '@tenball/match';
import { decodeGame } from '@tenball/protocol';
import { formatQuestion, parseQuestion } from '@tenball/rules';
import { describe, expect, test } from 'vitest';

const NOTATION = readFileSync(new URL('../docs/notation.md', import.meta.url), 'utf8');
const PROTOCOL = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');

describe('the examples of docs/notation.md', () => {
  const examples = NOTATION.split('\n').filter((line) => line.startsWith('TBP1 '));

  test.each(examples)('%s is canonical', (text) => {
    const parsed = parsePosition(text);
    expect(parsed.ok && formatPosition(parsed.value)).toBe(text);
  });

  const rows = NOTATION.matchAll(/^\| `(TBP[^`]*)` \| (\d+) \| (.*) \|$/gm);
  test.each([...rows].map(([, text = '', character = '', expected = '']) => (
    [text, Number(character), expected] as const
  )))('%s is wrong at character %i', (text, character, expected) => {
    const error = { at: character - 1, expected };
    expect(parsePosition(text)).toMatchObject({ ok: false, error });
  });
});

describe('the questions of docs/notation.md', () => {
  const section = NOTATION.slice(NOTATION.indexOf('## A question to the referee'));
  const examples = section.split('\n').filter((line) => line.startsWith('base | '));

  test.each(examples)('%s is canonical', (text) => {
    const question = parseQuestion(text);
    expect(question.ok && formatQuestion(question.value)).toBe(text);
  });

  const rows = section.matchAll(/^\| `([a-z]+ [^`]*)` \| (\d+) \| (.*) \|$/gm);
  test.each([...rows].map(([, text = '', character = '', expected = '']) => (
    [text.replaceAll('\\|', '|'), Number(character), expected] as const
  )))('%s is wrong at character %i', (text, character, expected) => {
    const question = parseQuestion(text);
    expect(question).toMatchObject({ ok: false, error: { at: character - 1 } });
    expect(question.ok ? '' : question.error.expected).toContain(expected);
  });
});

test('the saved match of docs/protocol.md can be read', () => {
  const [, json = ''] = /```json\n([^`]*)```/.exec(PROTOCOL) ?? [];
  const game = decodeGame(json.replace('  "position": "TBP1 …",\n', ''));
  expect(game.ok && game.value.match.situation.score).toEqual({ A: 0, B: 1 });
});
