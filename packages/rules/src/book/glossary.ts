/**
 * The terms of the game in both languages, read from plain text:
 *
 *     биток = cue ball > S0        the term, and the page that tells most of it
 *     Белый шар …                  what it means, in Russian
 *     The white ball …             and in English
 */
import { assert } from '@tenball/base';
import { FOUL_TERMS } from './glossary-fouls.ts';
import { PLAY_TERMS } from './glossary-play.ts';
import { TABLE_TERMS } from './glossary-table.ts';
import type { GlossaryRow } from './page.ts';

/** About a hundred terms, by matter: the table, the stroke, fouls and the event. */
export const GLOSSARY: readonly GlossaryRow[] = [TABLE_TERMS, PLAY_TERMS, FOUL_TERMS]
  .flatMap((text) => text.trim().split('\n\n').map(rowIn));

function rowIn(block: string): GlossaryRow {
  const [head = '', ru = '', en = ''] = block.split('\n');
  const [termRu, termEn, clause] = head.split(/ = | > /);
  assert(
    termRu !== undefined && termEn !== undefined && clause !== undefined && en !== '',
    `${head} is no row of the glossary`,
  );
  return { term: { ru: termRu, en: termEn }, meaning: { ru, en }, clause };
}
