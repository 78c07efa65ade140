import { BASE, formatRuling, presetOf } from '@tenball/rules';
import { BOOK } from '@tenball/rules/book';
import { describe, expect, test } from 'vitest';
import { playChanges } from './compared-play.ts';
import { diagramOf } from './diagram.ts';
import { readExample, ruleExample } from './question.ts';
import { isSameRulebook } from './rulebook-text.ts';

const EXAMPLES = BOOK.flatMap(({ examples }) => examples);

function earlyTen() {
  const example = EXAMPLES.find(({ question }) => (
    question.kind === 'shot' && /10@FL \| >2 10@FL/.test(question.text)
  ));
  const read = example === undefined ? undefined : readExample(example);
  if (read === undefined) throw new Error('The book has no early ten.');
  return read;
}

describe('the examples of the book', () => {
  test('can be read, and the engine rules as the book says', () => {
    for (const example of EXAMPLES) {
      const read = readExample(example);
      expect(read, example.id).toBeDefined();
      if (read === undefined) continue;
      const { ruling, rulebook } = ruleExample(read, BASE);
      expect(formatRuling(rulebook, ruling), example.id).toBe(example.ruling);
    }
  });

  test('are drawn with every ball they name', () => {
    for (const example of EXAMPLES) {
      const read = readExample(example);
      if (read === undefined) continue;
      const { balls } = diagramOf(read, () => '');
      expect(balls.length, example.id).toBe(Object.keys(read.layout).length);
    }
  });

  test('are ruled by the edition chosen, and a different ruling is noticed', () => {
    const read = earlyTen();
    expect(ruleExample(read, BASE)).toMatchObject({ differs: false, ownRules: false });
    const other = ruleExample(read, presetOf('wpa-2008'));
    expect(other.differs).toBe(true);
    expect(other.ruling.rackWinner).toBe('A');
  });

  test('about an option of their own keep it under every edition', () => {
    const own = EXAMPLES.flatMap((example) => readExample(example) ?? [])
      .filter(({ entry }) => !isSameRulebook(entry.rulebook, BASE));
    expect(own.length).toBeGreaterThan(0);
    for (const read of own) {
      const { rulebook, ownRules } = ruleExample(read, presetOf('upa'));
      expect(ownRules).toBe(true);
      expect(rulebook).toBe(read.entry.rulebook);
    }
  });
});

describe('what changes in play', () => {
  test('between the base and WPA 2008 is the early ten alone', () => {
    const { changes, asked } = playChanges(BASE, presetOf('wpa-2008'));
    expect(asked).toBeGreaterThan(changes.length);
    expect(changes.length).toBeGreaterThan(0);
    for (const { left, right } of changes) {
      expect(left.spotted).toEqual([10]);
      expect(right.rackWinner).toBeDefined();
    }
  });

  test('between equal rulebooks is nothing', () => {
    expect(playChanges(BASE, presetOf('wpa-2016')).changes).toEqual([]);
  });
});
