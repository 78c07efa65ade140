/** The words of suggestions, typed; the sentences why are in `@tenball/ai`. */
import type { Suggestion } from '@tenball/ai';
import type { Language } from '../state.ts';

export interface SuggestWords {
  readonly title: string;
  readonly thinking: string;
  readonly none: string;
  readonly again: string;
  readonly pot: string;
  readonly win: string;
  /** What is no pot. */
  readonly family: Readonly<Record<Suggestion['family'], string>>;
  readonly place: string;
  /** Under the list: what the dots on the table are. */
  readonly marked: string;
  /** Read aloud of the button of one. */
  number(index: number): string;
}

const en: SuggestWords = {
  title: 'Shots',
  thinking: 'Weighing the shots…',
  none: 'It could not be worked out.',
  again: 'Try again',
  pot: 'pot',
  win: 'rack',
  family: {
    pot: 'Pot', safety: 'Safety', 'push-out': 'Push-out', kick: 'Kick shot',
    'deliberate-foul': 'Foul on purpose', break: 'Break', place: 'Cue ball', choice: 'Choice',
  },
  place: 'Ball in hand: its place is marked on the table.',
  marked: 'Dots: where the cue ball comes to rest.',
  number: (index) => `Shot\u00a0${index + 1}`,
};

const ru: SuggestWords = {
  title: 'Варианты',
  thinking: 'Считаю варианты…',
  none: 'Посчитать не\u00a0удалось.',
  again: 'Ещё раз',
  pot: 'шар',
  win: 'партия',
  family: {
    pot: 'Удар', safety: 'Отыгрыш', 'push-out': 'Пуш-аут', kick: 'Удар от\u00a0борта',
    'deliberate-foul': 'Фол нарочно', break: 'Разбой', place: 'Биток', choice: 'Выбор',
  },
  place: 'Биток с\u00a0руки: место отмечено на\u00a0столе.',
  marked: 'Точки\u00a0— где остановится биток.',
  number: (index) => `Вариант\u00a0${index + 1}`,
};

const CATALOGUES: Readonly<Record<Language, SuggestWords>> = { ru, en };

/** The words of suggestions in `language`. */
export function suggestWordsOf(language: Language): SuggestWords {
  return CATALOGUES[language];
}
