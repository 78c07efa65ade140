/** A clause that leads to its page in the rule book. */
import type { JSX } from 'preact';
import { NEW_TAB } from '../links.ts';
import type { Messages } from '../words/index.ts';
import type { ClauseView } from './select-why.ts';

export function ClauseLink({ clause, words }: {
  clause: ClauseView; words: Messages;
}): JSX.Element {
  return (
    <a class="chip chip-link" href={clause.href} title={clause.title} {...NEW_TAB}
      aria-label={words.ruling.clauseLink(clause.text)}>
      {clause.text}
    </a>
  );
}
