import { derive, seed, uniformInteger } from '@tenball/base';
import { CUE_BALL, type Layout } from '@tenball/equipment';
import {
  type Command, type Match, applyAll, decide, placementRejection,
} from '@tenball/match';
import { DECISION_KINDS, type Seat, type Situation } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { choose } from './choose.ts';
import { LEVELS, SKILLS } from './skills.ts';
import { matchAt } from './testing/positions.ts';
import { walkMatch } from './testing/walk.ts';

const TINY = { lines: 2, outcomes: 2, reply: 10 };
const NO_CUE_BALL: Layout = { 3: { x: 0.3, y: 0.1 }, 8: { x: -0.4, y: 0.2 }, 10: { x: 0.7, y: 0 } };
const TABLE: Layout = { ...NO_CUE_BALL, [CUE_BALL]: { x: -0.2, y: -0.1 } };
const IN_HAND = { cueBall: 'inHandAnywhere' } as const;

/** What a match is like, as far as a planner has to tell it from others. */
function stateOf({ situation, layout }: Match): string {
  const { phase, pendingDecision, cueBall } = situation;
  const there = layout[CUE_BALL] === undefined ? 'off the table' : 'there';
  return [pendingDecision?.kind ?? phase, cueBall, there].join(', ');
}

function decided(match: Match, seat: Seat, command: Command): Match {
  const entries = decide(match, seat, command);
  if (!entries.ok) throw new Error(entries.error.code);
  return applyAll(match, entries.value);
}

function isToPlay({ situation }: Match): boolean {
  return situation.phase === 'shot' || situation.phase === 'callRequested';
}

describe('in whatever state a match comes to', () => {
  const MOST_OF_ONE = 6;
  const seen = new Map<string, number>();

  test.each([0, 1, 2])('a player has an answer (walks, third %d)', (third) => {
    for (let walk = 10 * third; walk < 10 * third + 10; walk += 1) {
      walkMatch(derive(seed('doors'), walk), 40, (match, seat, key) => {
        const state = stateOf(match);
        const count = seen.get(state) ?? 0;
        seen.set(state, count + 1);
        if (count >= MOST_OF_ONE) return;
        const skill = SKILLS[LEVELS[uniformInteger(key, 51, LEVELS.length)] ?? 1];
        const budget = uniformInteger(key, 52, 60);
        const { command } = choose(match, seat, skill, key, budget);
        expect(decide(match, seat, command), state).toMatchObject({ ok: true });
        if (!isToPlay(match)) return;
        expect(analyse(match, seat, skill, key, budget, TINY).length).toBeGreaterThan(0);
      });
    }
  });

  test('the walks come to all that there is', () => {
    expect([...seen.keys()].sort()).toEqual([
      'afterIllegalBreak, asIs, there',
      'afterPushOut, asIs, there',
      'afterSafetyPocketing, asIs, there',
      'afterShortBreak, asIs, there',
      'afterWrongfulPocketing, asIs, there',
      'break, inHandBehindHeadString, there',
      'callRequested, asIs, there',
      'callRequested, inHandAnywhere, off the table',
      'callRequested, inHandAnywhere, there',
      'callRequested, inHandBehindHeadString, there',
      'lagChoice, asIs, off the table',
      'shot, asIs, there',
      'shot, inHandAnywhere, off the table',
      'shot, inHandAnywhere, there',
      'shot, inHandBehindHeadString, off the table',
      'shot, inHandBehindHeadString, there',
    ]);
  });

  test.each(DECISION_KINDS)('a choice is made without a cue ball on the table: %s', (kind) => {
    const match = matchAt(NO_CUE_BALL, {
      phase: 'decision', shooter: undefined,
      pendingDecision: { kind, decider: 'B', previousShooter: 'A' },
    });
    for (const level of LEVELS) {
      const { command } = choose(match, 'B', SKILLS[level], seed(1), 40);
      expect(decide(match, 'B', command)).toMatchObject({ ok: true });
    }
  });
});

describe('the cue ball in hand', () => {
  test('is analysed from a spot where it may stand', () => {
    for (const layout of [NO_CUE_BALL, TABLE]) {
      const match = matchAt(layout, IN_HAND);
      const [best] = analyse(match, 'A', SKILLS[7], seed(2), 400, TINY);
      expect(placementRejection(match, best?.from ?? { x: 9, y: 9 })).toBeUndefined();
      expect(best?.potProbability).toBeGreaterThan(0.5);
    }
  });

  test('is not put down twice because a call was asked for', () => {
    const start = matchAt(NO_CUE_BALL, IN_HAND);
    const { command } = choose(start, 'A', SKILLS[7], seed(3), 400);
    const placed = decided(start, 'A', command);
    const request = { kind: 'requestCall', by: 'B' } as const;
    const asked = decided(placed, 'B', { kind: 'event', event: request });
    expect(asked.situation.phase).toBe('callRequested');
    expect(choose(asked, 'A', SKILLS[7], seed(4), 400).command.kind).toBe('shoot');
  });
});

describe('what nobody can mean is refused in words', () => {
  const ask = (match: Match, budget = 20, seat: 'A' | 'B' = 'A') => (
    choose(match, seat, SKILLS[9], seed(1), budget)
  );

  test('a budget that is no number', () => {
    expect(() => ask(matchAt(TABLE), NaN)).toThrow('budget: expected a number');
    expect(() => analyse(matchAt(TABLE), 'A', SKILLS[9], seed(1), NaN)).toThrow('budget');
  });

  test('but no budget is as little as there is, and endless as much', () => {
    expect(ask(matchAt(TABLE), -5)).toEqual(ask(matchAt(TABLE), 1));
    expect(ask(matchAt(TABLE), -Infinity)).toEqual(ask(matchAt(TABLE), 1));
    expect(ask(matchAt(TABLE), Infinity)).toEqual(ask(matchAt(TABLE), 1e6));
  });

  test('the other seat, a match without balls to play, and one that stands still', () => {
    expect(() => ask(matchAt(TABLE), 20, 'B')).toThrow('not the turn of B');
    expect(() => ask(matchAt(NO_CUE_BALL))).toThrow('neither on the table nor in hand');
    const suspended: Partial<Situation> = {
      phase: 'suspended', suspension: { why: 'timeOut', phase: 'shot' },
    };
    expect(() => ask(matchAt(TABLE, suspended))).toThrow("the phase 'suspended'");
    const breaking = matchAt(TABLE, { phase: 'break' });
    expect(() => analyse(breaking, 'A', SKILLS[9], seed(1), 20)).toThrow('after the break');
  });
});
