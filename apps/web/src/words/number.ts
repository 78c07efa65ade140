/** Numbers as a language writes them: decimal comma in Russian, point in English, minus «−». */
import type { Language } from '../state.ts';

const WHOLE = formatters(0);
const TENTHS = formatters(1);

function formatters(digits: number): Readonly<Record<Language, Intl.NumberFormat>> {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return {
    ru: new Intl.NumberFormat('ru', options),
    en: new Intl.NumberFormat('en', options),
  };
}

/** A whole number. */
export function formatWhole(language: Language, value: number): string {
  return trueMinus(WHOLE[language].format(value));
}

/** A number with one decimal: speeds. */
export function formatTenths(language: Language, value: number): string {
  return trueMinus(TENTHS[language].format(value));
}

function trueMinus(text: string): string {
  return text.replace('-', '\u2212');
}
