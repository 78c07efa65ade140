import { describe, expect, test } from 'vitest';
import { applyAll, countingEntries } from './apply.ts';
import { commandOf } from './command-of.ts';
import { draftOf, lastCounting, written } from './draft.ts';
import { startMatch } from './start-match.ts';
import { randomMatch } from './test-game.ts';

describe('a draft is the match that it is a draft of', () => {
  test.each([1, 2, 3, 4, 5, 6])('entry by entry, with all that was taken back: %i', (number) => {
    const { setup, opening, scoresheet } = randomMatch(number, 'table', 120);
    let match = { ...opening, setup, opening, scoresheet: [] as typeof scoresheet };
    let draft = draftOf(match);
    for (const entry of scoresheet) {
      match = { ...applyAll(match, [entry]) };
      draft = written(draft, [entry]);
      expect(draft.match).toEqual(match);
      const last = countingEntries(match.scoresheet).findLast((index) => {
        const counting = match.scoresheet[index];
        return counting !== undefined && commandOf(counting) !== undefined;
      });
      expect(lastCounting(draft, (one) => commandOf(one) !== undefined)).toBe(last);
    }
    expect(scoresheet.some(({ kind }) => kind === 'undo')).toBe(true);
  });

  test('and leaves the match that it began with as it was', () => {
    const match = startMatch(randomMatch(1, 'table', 0).setup);
    const before = match.scoresheet.length;
    const draft = written(draftOf(match), match.scoresheet);
    expect(match.scoresheet).toHaveLength(before);
    expect(draft.match.scoresheet).toHaveLength(2 * before);
    expect(written(draft, [])).toEqual(draft);
  });

  test('and copies no sheet: the next line is written below the last one', () => {
    const { setup, opening, scoresheet } = randomMatch(2, 'table', 60);
    const blank = draftOf({ ...opening, setup, opening, scoresheet: [] });
    const draft = written(blank, scoresheet);
    expect(draft.match.scoresheet).toBe(blank.match.scoresheet);
    expect(draft.versions).toBe(blank.versions);
    expect(draft.versions).toHaveLength(scoresheet.length + 1);
  });

  test('goes back only to what is before', () => {
    const draft = draftOf(startMatch(randomMatch(1, 'table', 0).setup));
    expect(() => written(draft, [{ kind: 'undo', by: 'referee', to: 99, why: 'undo' }]))
      .toThrow('not before it');
  });
});
