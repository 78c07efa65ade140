/** RU · EN. */
import type { JSX } from 'preact';
import type { Dispatch } from '../intent.ts';
import type { Language } from '../state.ts';
import type { Messages } from '../words/index.ts';

const LANGUAGES = [['ru', 'RU', 'Русский'], ['en', 'EN', 'English']] as const;

export function LanguageSwitch({ language, words, dispatch }: {
  language: Language; words: Messages; dispatch: Dispatch;
}): JSX.Element {
  return (
    <span class="language-switch" role="group" aria-label={words.home.language}>
      {LANGUAGES.map(([code, short, name]) => (
        <button type="button" lang={code} aria-label={name} aria-pressed={code === language}
          onClick={() => dispatch({ kind: 'set-language', language: code })}>
          {short}
        </button>
      ))}
    </span>
  );
}
