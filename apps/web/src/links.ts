/** Addresses of the pages beside the table. They open in a tab of their own: the match stays. */
import type { Clause, Rulebook } from '@tenball/rules';
import { FIRST_EDITIONS, clauseHref, formatRoute } from './rules/route.ts';
import { formatRulebookText } from './rules/rulebook-text.ts';

/** The rule book, «Спросить судью» and the replays. */
export const BOOK_PAGE = './rules.html';
export const ASK_PAGE = './ask.html';
export const REPLAY_PAGE = './replay.html';

/** What a link of the table to another page has in common. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** The page of `clause`. */
export function clauseLink(clause: Clause): string {
  return BOOK_PAGE + clauseHref(clause);
}

/** `rulebook` beside the base edition; the base beside the one the page begins with. */
export function compareLink(rulebook: Rulebook): string {
  const text = formatRulebookText(rulebook);
  const right = text === FIRST_EDITIONS.left ? FIRST_EDITIONS.right : text;
  return BOOK_PAGE + formatRoute({ kind: 'editions', left: FIRST_EDITIONS.left, right });
}
