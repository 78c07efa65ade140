/** The words in both languages, and what a fact is called where it is asked for. */
import { TEN } from '@tenball/equipment';
import type { Language } from '../words.ts';
import { ASKED_EN } from './asked-en.ts';
import { ASKED_RU } from './asked-ru.ts';
import type { AskedWords } from './asked-words.ts';
import { type Asking, type Fact, isPotCall } from './asking.ts';
import { castOf } from './cast.ts';

export const ASKED_WORDS: Readonly<Record<Language, AskedWords>> = { ru: ASKED_RU, en: ASKED_EN };

/** “Упал другой шар”; of the break and of the ten some facts are said otherwise. */
export function factLabel(fact: Fact, asking: Asking, language: Language): string {
  const words = ASKED_WORDS[language];
  const tenCalled = isPotCall(asking.call) && castOf(asking).called === TEN;
  const told = asking.scene === 'break' ? words.breakFacts : tenCalled ? words.tenFacts : {};
  return told[fact] ?? words.facts[fact];
}
