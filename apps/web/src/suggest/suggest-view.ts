/** What the card of suggestions says: view models without the screen. */
import { type Suggestion, reasonSentence } from '@tenball/ai';
import type { ObjectBall, Pocket } from '@tenball/equipment';
import { tipWords } from '../hud/select.ts';
import type { FoundSuggestions, Language } from '../state.ts';
import { formatTenths, formatWhole, wordsOf } from '../words/index.ts';
import { suggestWordsOf } from './suggest-words.ts';

export interface SuggestionView {
  readonly ball: ObjectBall | undefined;
  readonly pocket: Pocket | undefined;
  /** What it is, where it is no pot. */
  readonly name: string | undefined;
  readonly pot: string | undefined;
  readonly win: string;
  /** How it is struck: speed and tip. */
  readonly stroke: string;
  readonly why: string;
  /** All of it as one sentence, for those who listen. */
  readonly spoken: string;
}

/** The suggestions, best first. */
export function suggestionViews(
  { suggestions }: FoundSuggestions, language: Language,
): readonly SuggestionView[] {
  return suggestions.list.map((each, n) => viewOf(each, n, language));
}

function viewOf(suggestion: Suggestion, index: number, language: Language): SuggestionView {
  const { call, family, stroke, potChance, winChance, reason } = suggestion;
  const words = suggestWordsOf(language);
  const all = wordsOf(language);
  const isPot = call.kind === 'pot';
  const name = isPot ? undefined : words.family[family];
  const pot = isPot ? percent(potChance, language) : undefined;
  const win = percent(winChance, language);
  const speed = `${formatTenths(language, stroke.speed)}\u00a0${all.stroke.speedUnit}`;
  const struck = `${speed}, ${tipWords(stroke.tipRight, stroke.tipUp, all)}`;
  const why = reasonSentence(reason, language);
  const shot = isPot ? all.call.spoken(call.ball, all.pocket[call.pocket]) : name;
  const chances = [...(pot === undefined ? [] : [`${words.pot} ${pot}`]), `${words.win} ${win}`];
  return {
    ball: isPot ? call.ball : undefined,
    pocket: isPot ? call.pocket : undefined,
    name, pot, win, stroke: struck, why,
    spoken: `${words.number(index)}. ${shot}. ${chances.join(', ')}. ${struck}. ${why}`,
  };
}

function percent(share: number, language: Language): string {
  const number = formatWhole(language, Math.round(100 * share));
  return language === 'ru' ? `${number}\u00a0%` : `${number}%`;
}
