import { describe, expect, test } from 'vitest';
import { type Match, applyAll, decide, formatPosition, parsePosition } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { matchFromText } from '../address.ts';
import { FIVE_SHOTS } from '../practice/five-shots.ts';
import { mirrorExercise } from '../practice/mirror.ts';
import { DRILLS } from './drills.ts';
import type { Exercise } from './exercise.ts';
import { judgeTry } from './judge.ts';

interface Shot {
  readonly call: Call;
  readonly stroke: Stroke;
}

function into(
  pocket: 'FL' | 'FR' | 'SL' | 'SR' | 'HL' | 'HR', stroke: readonly number[],
  ball: 1 | 2 | 3 | 8 | 9 | 10 = 1,
): Shot {
  return { call: { kind: 'pot', ball, pocket, obvious: false }, stroke: strokeOf(stroke) };
}

/** Heading, speed, tip up and right, elevation. */
function strokeOf(
  [headingDegrees = 0, speed = 1, tipUp = 0, tipRight = 0, elevationDegrees = 2]: readonly number[],
): Stroke {
  return { headingDegrees, speed, tipUp, tipRight, elevationDegrees };
}

/** Strokes that do what is asked, found by search. */
const PROOFS: Readonly<Record<string, readonly Shot[]>> = {
  stop: [into('FL', [45, 1.2, -0.35])],
  follow: [into('FL', [45, 1.2])],
  draw: [into('FL', [45, 1.8, -0.5])],
  'cut-15': [into('FL', [46.41, 1.2])],
  'cut-30': [into('FL', [62.59, 1.2])],
  'cut-45': [into('FL', [86, 1.2])],
  'cut-60': [into('FL', [105.98, 1.8])],
  long: [into('FL', [25.16, 2.5])],
  'off-the-rail': [into('SL', [68.17, 1.2, 0, 0, 25.1])],
  side: [into('SL', [67.01, 1.2])],
  'rail-first': [into('FL', [28.71, 1.2])],
  bank: [into('SL', [312.16, 1.8, 0, 0, 1.45])],
  'window-near': [into('FL', [40.35, 3.2, 0.35, 0, 0.6])],
  'window-far': [into('FL', [13.88, 3.2, 0, 0, 0])],
  'three-1': [
    into('FL', [9.242426301160345, 1.998857496755928, -0.2, -0.25, 0]),
    into('FR', [4.226812560271696, 1.8001580747906103, -0.2, 0, 0], 2),
    into('HL', [165.219511867765, 1.309205872574989, -0.2, 0, 0], 3),
  ],
  'three-2': [
    into('FL', [43.58217148439292, 3.634286357738051, -0.2, 0.25, 0], 8),
    into('SR', [-113.33030487905067, 3.8764828895299583, -0.38, 0, 0], 9),
    into('HL', [113.2732133868505, 1.5505931558119834, -0.38, 0, 0], 10),
  ],
  safety: [{ call: { kind: 'safety' }, stroke: strokeOf([353.52, 1.2]) }],
  kick: [{ call: { kind: 'safety' }, stroke: strokeOf([315.42, 1.2, 0, 0, 1.4]) }],
  jump: [into('FL', [28.05, 3, 0, 0, 35])],
  break: [{ call: { kind: 'none' }, stroke: strokeOf([0.2, 9, 0, 0, 1.75]) }],
};

function start({ position }: Exercise): Match {
  const opened = matchFromText(position, { A: 'Вера', B: 'Вера' }, 1);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
}

function played(match: Match, shots: readonly Shot[]): Match {
  return shots.reduce((before, shot) => {
    const decided = decide(before, 'A', { kind: 'shoot', ...shot });
    if (!decided.ok) throw new Error(decided.error.code);
    return applyAll(before, decided.value);
  }, match);
}

describe('every drill can be done', () => {
  test('there are at least sixteen, each under a name of its own', () => {
    expect(DRILLS.length).toBeGreaterThanOrEqual(16);
    expect(new Set(DRILLS.map(({ id }) => id)).size).toBe(DRILLS.length);
    expect(DRILLS.map(({ id }) => id).sort()).toEqual(Object.keys(PROOFS).sort());
  });

  test.each(DRILLS)('$title.en', (drill) => {
    const match = start(drill);
    const after = played(match, PROOFS[drill.id] ?? []);
    const entries = after.scoresheet.slice(match.scoresheet.length);
    expect(judgeTry(drill.goal, 'A', entries)).toBe('passed');
  });

  test('a stroke that does nothing fails', () => {
    for (const drill of DRILLS.filter(({ goal }) => goal.kind !== 'break')) {
      const call: Call = drill.goal.kind === 'clear'
        ? { kind: 'pot', ball: drill.goal.balls[0] ?? 1, pocket: 'HR', obvious: false }
        : { kind: 'pot', ball: 1, pocket: 'HR', obvious: false };
      const after = played(start(drill), [{ call, stroke: strokeOf([180, 0.4, 0, 0, 40]) }]);
      expect([drill.id, judgeTry(drill.goal, 'A', after.scoresheet)]).toEqual([drill.id, 'failed']);
    }
  });
});

describe('positions of drills', () => {
  test('are canonical TBP1 and come back from two mirrors bit for bit', () => {
    for (const drill of [...DRILLS, ...FIVE_SHOTS]) {
      const read = parsePosition(drill.position);
      expect(read.ok && formatPosition(read.value)).toBe(drill.position);
      for (const mirror of ['sides', 'ends'] as const) {
        const twice = mirrorExercise(mirrorExercise(drill, mirror), mirror);
        expect(twice).toEqual(drill);
      }
    }
  });

  test('a mirrored drill is done by the mirrored stroke', () => {
    const drill = DRILLS.find(({ id }) => id === 'cut-30');
    if (drill === undefined) throw new Error('no such drill');
    const mirrored = mirrorExercise(drill, 'sides');
    const after = played(start(mirrored), [into('FR', [360 - 62.59, 1.2])]);
    expect(judgeTry(mirrored.goal, 'A', after.scoresheet)).toBe('passed');
  });
});
