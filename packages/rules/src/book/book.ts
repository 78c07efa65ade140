/** All pages, put together from their texts, examples and links. */
import { present } from '@tenball/base';
import type { Clause } from '../sentence.ts';
import { CHAPTERS } from './chapters.ts';
import { CALLED_EXAMPLES } from './examples-called.ts';
import { CONTACT_EXAMPLES } from './examples-contact.ts';
import { DEFINITION_EXAMPLES } from './examples-definitions.ts';
import { EVENT_EXAMPLES } from './examples-event.ts';
import { FOUL_EXAMPLES } from './examples-fouls.ts';
import { GENERAL_EXAMPLES } from './examples-general.ts';
import { OPENING_EXAMPLES } from './examples-opening.ts';
import { VARIANT_EXAMPLES } from './examples-variants.ts';
import { examplesIn } from './example-text.ts';
import { LINKS } from './links.ts';
import type { BookPage } from './page.ts';
import { pagesIn } from './page-text.ts';
import { EVENT_EN } from './text-event-en.ts';
import { EVENT_RU } from './text-event-ru.ts';
import { FOULS_EN } from './text-fouls-en.ts';
import { FOULS_RU } from './text-fouls-ru.ts';
import { GENERAL_EN } from './text-general-en.ts';
import { GENERAL_RU } from './text-general-ru.ts';
import { PLAY_EN } from './text-play-en.ts';
import { PLAY_RU } from './text-play-ru.ts';

const RU = pagesIn([PLAY_RU, GENERAL_RU, FOULS_RU, EVENT_RU].join('\n'));
const EN = pagesIn([PLAY_EN, GENERAL_EN, FOULS_EN, EVENT_EN].join('\n'));
const EXAMPLES = [
  OPENING_EXAMPLES, CALLED_EXAMPLES, GENERAL_EXAMPLES, CONTACT_EXAMPLES, FOUL_EXAMPLES,
  DEFINITION_EXAMPLES, EVENT_EXAMPLES, VARIANT_EXAMPLES,
].flatMap(examplesIn);

/** The pages in the order of the chapters: one for every clause that a ruling can name. */
export const BOOK: readonly BookPage[] = CHAPTERS.flatMap(({ clauses }) => clauses.map(pageOf));

function pageOf(clause: Clause): BookPage {
  const ru = present(RU.get(clause), `${clause} in Russian`);
  const en = present(EN.get(clause), `${clause} in English`);
  const elsewhere = ru.elsewhere === undefined || en.elsewhere === undefined
    ? {} : { elsewhere: { ru: ru.elsewhere, en: en.elsewhere } };
  return {
    clause,
    text: { ru: ru.text, en: en.text },
    ...elsewhere,
    see: present(LINKS[clause], `what to read after ${clause}`),
    examples: EXAMPLES.filter(([at]) => at === clause).map(([, example]) => example),
  };
}
