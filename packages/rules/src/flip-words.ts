/** What would have been otherwise, in words: “Если бы биток остался на столе”. */
import { consequenceOf, summaryOf } from './banner.ts';
import type { Counterfactual } from './counterfactual.ts';
import { editionName } from './editions.ts';
import type { Flip } from './flip.ts';
import type { BySeat } from './seat.ts';
import type { SentenceKey } from './sentence.ts';
import type { Language } from './words.ts';
import { FLIPS_EN } from './words/flips-en.ts';
import { FLIPS_RU } from './words/flips-ru.ts';
import type { FlipWords } from './words/flips.ts';

const BOOKS: Readonly<Record<Language, FlipWords>> = { ru: FLIPS_RU, en: FLIPS_EN };

/** The condition alone, without a comma or full stop. */
export function flipSentence(flip: Flip, language: Language): string {
  const write = BOOKS[language][flip.kind] as (facts: object) => string;
  if (flip.kind !== 'under-editions') return write(flip);
  return write({ names: flip.editions.map((edition) => editionName(edition, language)) });
}

/**
 * The condition and what would follow, without a full stop: “Если бы биток остался на столе: 2
 * забит по заказу. Бьёт Ким”. Names as in `consequenceOf`.
 */
export function counterfactualSentence(
  { flip, ruling }: Pick<Counterfactual, 'flip' | 'ruling'>,
  language: Language,
  names: BySeat<string>,
): string {
  const inTime = { ...ruling, reasons: ruling.reasons.filter(({ sentence }) => sentence !== LATE) };
  const summary = summaryOf(inTime, language, names);
  const consequence = consequenceOf(ruling, language, names);
  const repeated = consequence.startsWith(summary);
  const said = repeated ? consequence : `${summary}. ${consequence}`;
  return `${flipSentence(flip, language)}: ${sentences(said)}`;
}

/** That a foul is void is said by the condition, or stood in the question already. */
const LATE: SentenceKey = 'foul.too-late';

/** After a colon small, after a full stop large. */
function sentences(text: string): string {
  const small = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return small.replace(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
