import { derive, seed } from '@tenball/base';
import { type Layout, withBall } from '@tenball/equipment';
import { decide } from '@tenball/match';
import { describe, expect, test } from 'vitest';
import { execute } from './execute.ts';
import { SKILLS } from './skills.ts';
import { suggest } from './suggest.ts';
import type { Reason, ReasonKind } from './suggest-content.ts';
import { reasonSentence } from './suggest-words.ts';
import { matchAt } from './testing/positions.ts';

/** Field report A09: 1, 2 and 3 open, a clear pattern. */
const OPEN: Layout = {
  0: { x: 0.2, y: -0.1 }, 1: { x: 0.75, y: 0.3 }, 2: { x: -0.5, y: 0.35 }, 3: { x: 0.1, y: -0.4 },
  10: { x: -0.8, y: -0.3 },
};
const LAST_TEN: Layout = { 0: { x: 0.4, y: 0.1 }, 10: { x: 0.9, y: 0.35 } };
/** The 1 hides behind the 10. */
const HIDDEN: Layout = { 0: { x: 0, y: 0 }, 1: { x: 0.6, y: 0 }, 10: { x: 0.3, y: 0 } };
const BUDGET = 600;
const ROOT = seed(4);

function suggested(layout: Layout, changes = {}, budget = BUDGET, root = ROOT) {
  const found = suggest(matchAt(layout, changes), 'A', SKILLS[7], root, budget);
  if (found === undefined) throw new Error('suggestions were expected');
  return found;
}

describe('suggestions', () => {
  const found = suggested(OPEN);

  test('are up to three, each playable, with its chances, its window and the next ball', () => {
    expect(found.place).toBeUndefined();
    expect(found.list.length).toBeGreaterThan(1);
    expect(found.list.length).toBeLessThanOrEqual(3);
    const match = matchAt(OPEN);
    for (const { call, stroke, potChance, winChance } of found.list) {
      expect(decide(match, 'A', { kind: 'shoot', call, stroke }).ok).toBe(true);
      for (const chance of [potChance, winChance]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
    const [best] = found.list;
    expect(best?.call).toMatchObject({ kind: 'pot', ball: 1 });
    expect(best?.potChance).toBeGreaterThan(0.8);
    expect(best?.window.length).toBeGreaterThan(2);
    expect(best?.next?.ball).toBe(2);
  });

  test('say different things of different strokes', () => {
    const sentences = found.list.map(({ reason }) => reasonSentence(reason, 'en'));
    expect(new Set(sentences).size).toBe(found.list.length);
  });

  test('are the same for the same seed', () => {
    expect(suggested(OPEN)).toEqual(found);
  });

  test('the last ten wins the rack, and leaves nothing', () => {
    const [best] = suggested(LAST_TEN).list;
    expect(best?.reason).toEqual({ kind: 'wins-rack', ball: 10 });
    expect(best).toMatchObject({ next: undefined });
  });

  test('what pots the last ten wins the rack at least so often as it pots', () => {
    const near: Layout = { 0: { x: 0, y: 0 }, 10: { x: -0.8, y: -0.3 } };
    const { list } = suggested(near, {}, 200, seed(1));
    expect(list.length).toBeGreaterThan(0);
    for (const { winChance, potChance } of list) {
      expect(winChance).toBeGreaterThanOrEqual(potChance);
    }
    const headings = list.map(({ stroke }) => stroke.headingDegrees);
    expect(Math.min(...headings)).toBeGreaterThan(180);
    expect(Math.max(...headings)).toBeLessThan(270);
    const chances = list.map(({ winChance }) => winChance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
  });

  test('chances to pot are of draws that did not choose the stroke', () => {
    const hard: Layout = { 0: { x: -1, y: 0.5 }, 1: { x: 0.75, y: -0.2 }, 10: { x: 0.4, y: 0.5 } };
    const match = matchAt(hard);
    const { list } = suggested(hard, {}, 200, seed(1));
    const pots = list.filter(({ call }) => call.kind === 'pot');
    expect(pots.length).toBeGreaterThan(0);
    for (const { stroke, call, potChance } of pots) {
      const made = Array.from({ length: 400 }, (_, n) => {
        const played = execute(stroke, SKILLS[7], derive(seed('made'), n));
        const entries = decide(match, 'A', { kind: 'shoot', call, stroke: played });
        if (!entries.ok) throw new Error(entries.error.code);
        const [shot] = entries.value;
        return shot?.kind === 'shot' && shot.ruling.inning === 'continues' ? 1 : 0;
      }).reduce<number>((sum, one) => sum + one, 0) / 400;
      expect(Math.abs(made - potChance)).toBeLessThan(0.2);
    }
  });

  test('with the ball on hidden they speak of the opponent, or of reaching it', () => {
    const { list } = suggested(HIDDEN);
    const kinds = list.map(({ reason }) => reason.kind);
    expect(kinds.some((kind) => (
      ['hides', 'leaves-no-pot', 'leaves-little', 'reaches-hidden'].includes(kind)
    ))).toBe(true);
  });

  test('with the cue ball in hand they begin with its place', () => {
    const balls = withBall(OPEN, 0, undefined);
    const { place, list } = suggested(balls, { cueBall: 'inHandAnywhere' });
    if (place === undefined) throw new Error('a place was expected');
    expect(decide(matchAt(balls, { cueBall: 'inHandAnywhere' }), 'A', {
      kind: 'place', at: place,
    }).ok).toBe(true);
    expect(list[0]?.potChance).toBeGreaterThan(0.8);
  });

  test('there are none for the other seat, nor at the break', () => {
    expect(suggest(matchAt(OPEN), 'B', SKILLS[7], ROOT, BUDGET)).toBeUndefined();
    expect(suggest(matchAt(OPEN, { phase: 'break' }), 'A', SKILLS[7], ROOT, BUDGET))
      .toBeUndefined();
  });
});

/** One of each kind: a kind without a sample here does not compile. */
const SAMPLES: Readonly<Record<ReasonKind, Reason>> = {
  'wins-rack': { kind: 'wins-rack', ball: 10 },
  'leaves-straight': { kind: 'leaves-straight', ball: 2, pocket: 'FL', metres: 0.3 },
  'leaves-cut': { kind: 'leaves-cut', ball: 4, pocket: 'SL', cutDegrees: 20.4, metres: 0.62 },
  'leaves-thin': { kind: 'leaves-thin', ball: 4, pocket: 'SL', cutDegrees: 61, metres: 1 },
  'leaves-sometimes': { kind: 'leaves-sometimes', ball: 3, share: 0.41 },
  'leaves-none': { kind: 'leaves-none', ball: 2 },
  'surest-pot': { kind: 'surest-pot' },
  'risks-cue-ball': { kind: 'risks-cue-ball', share: 0.125 },
  'keeps-off-rails': { kind: 'keeps-off-rails' },
  'ends-on-rail': { kind: 'ends-on-rail' },
  hides: { kind: 'hides', ball: 2, behind: 7 },
  'leaves-no-pot': { kind: 'leaves-no-pot', ball: 2 },
  'leaves-little': { kind: 'leaves-little', ball: 2, chance: 0.14 },
  'reaches-hidden': { kind: 'reaches-hidden', ball: 1, share: 0.62 },
  offers: { kind: 'offers', ball: 1, chance: 0.5 },
  'fouls-on-purpose': { kind: 'fouls-on-purpose' },
};

describe('the sentence why', () => {
  test('names ball, pocket and degrees', () => {
    expect(reasonSentence(SAMPLES['leaves-cut'], 'en'))
      .toBe('Leaves the 4 a 20° cut into SL, 0.6 m away');
    expect(reasonSentence(SAMPLES['leaves-cut'], 'ru').replaceAll('\u00a0', ' '))
      .toBe('Выход на шар 4: резка 20° в SL с 0,6 м');
    expect(reasonSentence(SAMPLES['hides'], 'en')).toBe('Hides the 2 behind the 7');
  });

  test('there is one of each kind in both languages, short and without a stop', () => {
    for (const language of ['ru', 'en'] as const) {
      const all = Object.values(SAMPLES).map((reason) => reasonSentence(reason, language));
      expect(new Set(all).size).toBe(all.length);
      for (const sentence of all) {
        expect(sentence.length).toBeLessThanOrEqual(64);
        expect(sentence).toMatch(/^[A-ZА-ЯЁ].*[^.!]$/);
      }
    }
  });
});
