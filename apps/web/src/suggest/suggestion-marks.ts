/** What a suggestion marks on the table: ball and pocket, and where the cue ball comes to rest. */
import type { Suggestion, Suggestions } from '@tenball/ai';
import type { Match } from '@tenball/match';
import { lowestBall } from '@tenball/rules';
import type { HintMarks } from '../picture.ts';

export function suggestionMarks(
  { situation }: Match, { place }: Suggestions, { call, leaves, window }: Suggestion,
): HintMarks {
  const isPot = call.kind === 'pot';
  const target = call.kind === 'push-out' ? undefined : lowestBall(situation);
  return {
    place, leaves, zone: window,
    ball: isPot ? call.ball : target,
    pocket: isPot ? call.pocket : undefined,
    ghost: undefined, first: undefined, links: [], cushions: [], paths: [],
  };
}
