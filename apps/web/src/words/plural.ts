/** Plural forms by the language's own rules: 1 фол, 2 фола, 5 фолов. */
import type { Language } from '../state.ts';

/** The forms a language needs; `other` stands for every form left out. */
export interface PluralForms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};

/** The form of a noun that agrees with `count`. */
export function pluralForm(language: Language, count: number, forms: PluralForms): string {
  switch (RULES[language].select(count)) {
    case 'one': return forms.one ?? forms.other;
    case 'few': return forms.few ?? forms.other;
    case 'many': return forms.many ?? forms.other;
    default: return forms.other;
  }
}
