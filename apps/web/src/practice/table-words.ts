/** What menus and tools of every table say of undoing and of positions. */
import type { Language } from '../state.ts';

export interface TableWords {
  readonly retry: string;
  readonly returnToLine: string;
  readonly nextTry: string;
  readonly copyText: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly edit: string;
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  ru: {
    retry: 'Вернуть удар', returnToLine: 'К сыгранному', nextTry: 'Следующая попытка',
    copyText: 'Копировать позицию', copyLink: 'Ссылка на позицию', copied: 'Скопировано',
    notCopied: 'Копировать не удалось', edit: 'В\u00a0редактор',
  },
  en: {
    retry: 'Take the shot back', returnToLine: 'Return to what was played', nextTry: 'Next try',
    copyText: 'Copy the position', copyLink: 'Link to the position', copied: 'Copied',
    notCopied: 'Could not copy', edit: 'Open in the editor',
  },
};
