/** Words of the shell that all light pages share. */
import type { Language } from '../state.ts';

export interface PageWords {
  readonly toTable: string;
  readonly skip: string;
  readonly language: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly stopped: string;
}

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  ru: {
    toTable: 'Десятка: к столу',
    skip: 'К содержанию',
    language: 'Язык',
    toDark: 'Тёмное оформление',
    toLight: 'Светлое оформление',
    stopped: 'Произошла ошибка программы. Ничего не потеряно: загрузите страницу снова.',
  },
  en: {
    toTable: 'Ten-Ball: to the table',
    skip: 'Skip to the content',
    language: 'Language',
    toDark: 'Dark theme',
    toLight: 'Light theme',
    stopped: 'A defect of the program. Nothing is lost: load the page again.',
  },
};
