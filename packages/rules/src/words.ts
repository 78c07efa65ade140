/** Rulings in words: reasons, fouls, clauses. The texts stand in `words/`. */
import type { FoulCode } from './foul.ts';
import type { Clause, Phrasebook, Reason } from './sentence.ts';
import { CLAUSES } from './words/clauses.ts';
import { EN, EN_FOULS } from './words/en.ts';
import { RU, RU_FOULS } from './words/ru.ts';

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const BOOKS: Readonly<Record<Language, Phrasebook>> = { ru: RU, en: EN };

/** A reason as the sentence a player is shown, without a full stop. */
export function sentenceOf(reason: Reason, language: Language): string {
  const write = BOOKS[language][reason.sentence] as (facts: Reason['facts']) => string;
  return write(reason.facts);
}

/** The headline of a foul: “Биток в лузе”, “Scratch”. */
export function foulName(code: FoulCode, language: Language): string {
  return (language === 'ru' ? RU_FOULS : EN_FOULS)[code];
}

/** What a clause is about: “Незаказанный шар”. A clause without a name is its own. */
export function clauseName(clause: Clause, language: Language): string {
  return CLAUSES[clause]?.[language] ?? clause;
}
