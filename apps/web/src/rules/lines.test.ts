import { TABLES, parseLayout } from '@tenball/equipment';
import { EMPTY_SHOT_LOG, type ShotLog } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { linesOf, mouthOf } from './lines.ts';

function layout(text: string) {
  const read = parseLayout(text, 0, TABLES['9']);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.layout;
}

function seen(parts: Partial<ShotLog>): ShotLog {
  return { ...EMPTY_SHOT_LOG, ...parts };
}

describe('the lines of a diagram', () => {
  test('lead the cue ball behind a ball that fell, and the ball into its pocket', () => {
    const lines = linesOf(layout('c@0,0/1@600,300'), seen({
      firstContact: [1], pocketed: [{ ball: 1, pocket: 'FL' }],
    }));
    expect(lines.first?.to).toEqual(mouthOf('FL'));
    expect(lines.cue?.to.x).toBeLessThan(0.6);
    expect(lines.second).toBeUndefined();
  });

  test('of a combination go on from the second ball', () => {
    const lines = linesOf(layout('c@-345,40/2@590,220/10@810,365'), seen({
      firstContact: [2], pocketed: [{ ball: 10, pocket: 'FL' }],
    }));
    expect(lines.second?.to).toEqual(mouthOf('FL'));
    expect(lines.first?.from).toEqual({ x: 0.59, y: 0.22 });
  });

  test('stop at the contact where nothing fell', () => {
    const lines = linesOf(layout('c@0,0/3@500,0'), seen({ firstContact: [3] }));
    expect(lines.cue?.to.x).toBeCloseTo(0.5 - 0.05715, 6);
    expect(lines.first).toBeUndefined();
  });

  test('are not drawn through other balls, nor backwards', () => {
    const blocked = layout('c@0,0/1@300,0/3@500,0');
    expect(linesOf(blocked, seen({ firstContact: [3] })).cue).toBeUndefined();
    const backwards = linesOf(layout('c@0,0/1@600,0'), seen({
      firstContact: [1], pocketed: [{ ball: 1, pocket: 'HL' }],
    }));
    expect(backwards.first).toBeUndefined();
    expect(backwards.cue).toBeDefined();
  });

  test('are missing where no ball was hit or the cue ball is in hand', () => {
    expect(linesOf(layout('c@0,0/1@600,0'), seen({})).cue).toBeUndefined();
    expect(linesOf(layout('1@600,0'), seen({ firstContact: [1] })).cue).toBeUndefined();
  });
});
