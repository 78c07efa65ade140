import { describe, expect, test } from 'vitest';
import { type Entry, type Match, decide } from '@tenball/match';
import type { Call } from '@tenball/rules';
import { matchFromText } from '../address.ts';
import type { Goal } from './exercise.ts';
import { judgeTry } from './judge.ts';

const STATE = 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
/** The 1 before the foot-left corner, the cue ball straight behind it; the 10 lies far off. */
const EASY = `TBP1 9 c@700,65/1@1100,465/2@0,-500/10@-900,0 ${STATE}`;
/** The same for the 2 at the foot-right corner, the 1 being down. */
const EASY_TWO = `TBP1 9 c@700,-65/2@1100,-465/10@-900,0 ${STATE}`;
const AFTER_PUSH = 'TBP1 9 c@0,0/1@600,0/10@-900,0 s- r1 n3 bih=0 po=0 f=0,0 ph=decision call=- '
  + 'pd=afterPushOut,B,A';

function start(text: string): Match {
  const opened = matchFromText(text, { A: 'Вера', B: 'Kim' }, 1);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
}

function shoot(match: Match, call: Call, headingDegrees: number, speed: number): readonly Entry[] {
  const stroke = { headingDegrees, speed, elevationDegrees: 2, tipRight: 0, tipUp: -0.3 };
  const decided = decide(match, 'A', { kind: 'shoot', call, stroke });
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value;
}

const into = (ball: 1 | 2, pocket: 'FL' | 'FR'): Call =>
  ({ kind: 'pot', ball, pocket, obvious: false });
const STRAIGHT = 45;

describe('a try is judged by what the referee ruled', () => {
  const match = start(EASY);
  const potted = shoot(match, into(1, 'FL'), STRAIGHT, 2.2);

  test('nothing played, nothing judged', () => {
    expect(judgeTry({ kind: 'pot', ball: 1 }, 'A', [])).toBe('open');
  });

  test.each<readonly [Goal, 'passed' | 'failed' | 'open']>([
    [{ kind: 'pot', ball: 1 }, 'passed'],
    [{ kind: 'pot', ball: 1, pocket: 'FL' }, 'passed'],
    [{ kind: 'pot', ball: 1, pocket: 'FR' }, 'failed'],
    [{ kind: 'pot', ball: 2 }, 'failed'],
    [{ kind: 'legal' }, 'passed'],
    [{ kind: 'legal', call: 'safety' }, 'failed'],
    [{ kind: 'clear', balls: [1] }, 'passed'],
    [{ kind: 'clear', balls: [1, 2] }, 'open'],
    [{ kind: 'win' }, 'open'],
    [{ kind: 'choice', decision: 'accept' }, 'open'],
    [{ kind: 'pot-and-leave', ball: 1, at: { x: 0, y: 0 }, radius: 3 }, 'passed'],
    [{ kind: 'pot-and-leave', ball: 1, at: { x: -1.2, y: 0.5 }, radius: 0.1 }, 'failed'],
  ])('the 1 goes down as called: %j is %s', (goal, verdict) => {
    expect(judgeTry(goal, 'A', potted)).toBe(verdict);
  });

  test('a miss ends a clearance, and the opponent’s strokes count for nothing', () => {
    const missed = shoot(match, into(1, 'FL'), STRAIGHT + 10, 2.2);
    expect(judgeTry({ kind: 'clear', balls: [1, 2] }, 'A', missed)).toBe('failed');
    expect(judgeTry({ kind: 'pot', ball: 1 }, 'B', potted)).toBe('open');
  });

  test('a decision is judged by what was decided', () => {
    const decided = decide(start(AFTER_PUSH), 'B', { kind: 'choose', decision: 'passBack' });
    if (!decided.ok) throw new Error(decided.error.code);
    const judge = (decision: 'accept' | 'passBack') =>
      judgeTry({ kind: 'choice', decision }, 'B', decided.value);
    expect(judge('passBack')).toBe('passed');
    expect(judge('accept')).toBe('failed');
  });

  test('two balls in one visit make a clearance of both', () => {
    const second = shoot(start(EASY_TWO), into(2, 'FR'), 360 - STRAIGHT, 2.2);
    const goal = { kind: 'clear', balls: [1, 2] } as const;
    expect(judgeTry(goal, 'A', [...potted, ...second])).toBe('passed');
    expect(judgeTry(goal, 'A', second)).toBe('open');
  });
});
