/** A position as text, out and in: TBP1, or a link of this program that holds one. */
import { type Result, err, ok } from '@tenball/base';
import { type Position, parsePosition } from '@tenball/match';
import { textIn } from '../practice/position-link.ts';
import type { Language } from '../state.ts';

/** Where a text breaks, from 1, and why. */
export interface TextTrouble {
  readonly at: number;
  readonly message: string;
}

/** Reads what was typed or pasted. */
export function readText(pasted: string): Result<Position, TextTrouble> {
  const read = parsePosition(textIn(pasted));
  if (read.ok) return ok(read.value);
  const { at, message } = read.error;
  return err({ at: at + 1, message: message.replace(/^character \d+: /, '') });
}

const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
  ru: new Intl.NumberFormat('ru', { maximumFractionDigits: 2, minimumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2, minimumFractionDigits: 1 }),
};

/** Sights as they are written: «5,0; 2,75». */
export function diamondsText(language: Language, x: number, y: number): string {
  const between = language === 'ru' ? '; ' : ', ';
  return [x, y].map((value) => NUMBERS[language].format(value)).join(between);
}
