/** Shares as percent in words. */
import { type Language } from '../state.ts';
import { formatWhole } from '../words/index.ts';
import type { PracticeWords } from './texts.ts';

/** A share from 0 to 1 as «71 %». */
export function percentText(share: number, texts: PracticeWords, language: Language): string {
  return texts.percent(formatWhole(language, Math.round(share * 100)));
}

/** A difference of shares with its sign: «+9». */
export function differenceText(by: number, language: Language): string {
  const points = Math.round(by * 100);
  return points > 0 ? `+${formatWhole(language, points)}` : formatWhole(language, points);
}
