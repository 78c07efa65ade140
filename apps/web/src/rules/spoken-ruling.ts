/** A ruling in two lines, about people who have no names. */
import {
  type BySeat, type RulableCase, type Ruling, consequenceOf, summaryOf,
} from '@tenball/rules';
import type { BookWords } from './book-words.ts';
import type { Reader } from './reader.ts';

export interface SpokenRuling {
  /** What happened. */
  readonly summary: string;
  /** What happens now; empty where the summary says it all. */
  readonly consequence: string;
}

/** Both lines as whole sentences. */
export function spokenRuling(
  entry: RulableCase, ruling: Ruling, { language, words }: Reader,
): SpokenRuling {
  const over = ruling.rackWinner !== undefined;
  const titles = titlesIn(entry, words, words.example.shooter);
  const summary = sentences(summaryOf(ruling, language, titles));
  const names = over ? titles : titlesIn(entry, words, words.example.same);
  const consequence = sentences(consequenceOf(ruling, language, names));
  return {
    summary,
    consequence: consequence === summary ? '' : withoutFirst(consequence, summary),
  };
}

/** The one at the table under the name `shooter`, and the opponent; letters where nobody shoots. */
function titlesIn(
  { kind, before }: RulableCase, { example }: BookWords, shooter: string,
): BySeat<string> {
  if (before.shooter === undefined || kind === 'lag') {
    return { A: example.player('A'), B: example.player('B') };
  }
  return before.shooter === 'A'
    ? { A: shooter, B: example.opponent } : { A: example.opponent, B: shooter };
}

/** The first sentence of the consequence is often the summary over again. */
function withoutFirst(text: string, summary: string): string {
  return text.startsWith(`${summary} `) ? text.slice(summary.length + 1) : text;
}

/** Every sentence begins with a capital and ends with a full stop. */
export function sentences(text: string): string {
  if (text === '') return '';
  const capitals = text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => (
    before + letter.toUpperCase()
  ));
  return /[.!?…]$/.test(capitals) ? capitals : `${capitals}.`;
}
