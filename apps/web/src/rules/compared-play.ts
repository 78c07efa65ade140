/** Examples of the book that two rulebooks rule differently. */
import {
  BASE, type RulableCase, type Rulebook, type Ruling, adjudicateCase, formatRuling,
} from '@tenball/rules';
import { BOOK, type BookExample, type BookPage } from '@tenball/rules/book';
import { readExample } from './question.ts';
import { isSameRulebook } from './rulebook-text.ts';

export interface PlayChange {
  readonly page: BookPage;
  readonly example: BookExample;
  readonly entry: RulableCase;
  readonly left: Ruling;
  readonly right: Ruling;
}

export interface PlayChanges {
  readonly changes: readonly PlayChange[];
  /** Examples that were ruled by both: those about an option of their own are left out. */
  readonly asked: number;
}

/** Lets both rule on every example of the book that is not about an option of its own. */
export function playChanges(left: Rulebook, right: Rulebook): PlayChanges {
  const asked = BOOK.flatMap((page) => page.examples.map((example) => ({ page, example })))
    .flatMap(({ page, example }) => {
      const entry = readExample(example)?.entry;
      return entry === undefined || !isSameRulebook(entry.rulebook, BASE)
        ? [] : [{ page, example, entry }];
    });
  const changes = asked.flatMap(({ page, example, entry }) => {
    const one = adjudicateCase({ ...entry, rulebook: left });
    const two = adjudicateCase({ ...entry, rulebook: right });
    return formatRuling(left, one) === formatRuling(right, two)
      ? [] : [{ page, example, entry, left: one, right: two }];
  });
  return { changes, asked: asked.length };
}
