import { describe, expect, test } from 'vitest';
import { distance } from '@tenball/base';
import { BALL_RADIUS, type Ball, CUE_BALL, TABLES } from '@tenball/equipment';
import { formatPosition, parsePosition } from '@tenball/match';
import { type Editor, type EditorAction, edit, openEditor, textOf } from './editor.ts';
import { actionOfKey } from './editor-keys.ts';
import { factsOf } from './facts.ts';
import { linkTo, textIn } from '../practice/position-link.ts';
import { readText } from './position-text.ts';

const STATE = 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const BALLS = 'c@-714.375,158.75/1@317.5,238.125/3@-238.125,396.875/10@952.5,-238.125';
const TEXT = `TBP1 9 ${BALLS} ${STATE}`;

function after(editor: Editor, ...actions: readonly EditorAction[]): Editor {
  return actions.reduce(edit, editor);
}

function placeOf({ position }: Editor, ball: Ball) {
  const at = position.layout[ball];
  if (at === undefined) throw new Error(`ball ${ball} is not on the table`);
  return at;
}

describe('a ball is carried', () => {
  const editor = openEditor(TEXT);

  test('to the nearest quarter of a diamond', () => {
    const moved = after(
      editor, { kind: 'drag', ball: 1, to: { x: 0.41, y: 0.13 } }, { kind: 'drop' },
    );
    expect(placeOf(moved, 1)).toEqual({ x: 0.396875, y: 0.15875 });
    expect(moved.selected).toBe(1);
  });

  test('to any place without snapping, but never off the bed', () => {
    const off = after(editor, { kind: 'set-snap', snap: 'off' });
    const moved = after(off, { kind: 'drag', ball: 1, to: { x: 0.4123, y: 9 } }, { kind: 'drop' });
    expect(placeOf(moved, 1)).toEqual({ x: 0.4123, y: TABLES['9'].width / 2 - BALL_RADIUS });
  });

  test('against its neighbour, touching', () => {
    const touching = after(
      editor, { kind: 'set-snap', snap: 'touch' },
      { kind: 'drag', ball: 3, to: { x: 0.3175, y: 0.31 } }, { kind: 'drop' },
    );
    expect(distance(placeOf(touching, 1), placeOf(touching, 3))).toBeCloseTo(2 * BALL_RADIUS, 7);
  });

  test('over another ball: blocked, and laid at the nearest free place', () => {
    const held = after(editor, { kind: 'drag', ball: 3, to: { x: 0.3175, y: 0.238125 } });
    expect(held.blocked).toMatchObject({ ball: 3, by: 1, wish: { x: 0.3175, y: 0.238125 } });
    const laid = after(held, { kind: 'drop' });
    expect(laid.blocked).toBeUndefined();
    expect(distance(placeOf(laid, 1), placeOf(laid, 3))).toBeCloseTo(2 * BALL_RADIUS, 6);
    expect(parsePosition(textOf(laid)).ok).toBe(true);
  });
});

describe('keys', () => {
  const key = (code: string, editor: Editor, shift = false) => actionOfKey({
    code, shift, ctrl: false, onBoard: true, upright: false,
  }, editor);
  const pressed = (editor: Editor, code: string, shift = false): Editor => {
    const action = key(code, editor, shift);
    return action === undefined ? editor : edit(editor, action);
  };

  test('arrows move by 1 mm, with Shift by 10 mm', () => {
    const editor = openEditor(TEXT);
    const moved = pressed(pressed(editor, 'ArrowRight'), 'ArrowDown', true);
    expect(textOf(moved)).toContain('1@318.5,228.125');
  });

  test('Tab goes from ball to ball and past the last one on to the page', () => {
    let editor = after(openEditor(TEXT), { kind: 'select', ball: CUE_BALL });
    const seen: Ball[] = [];
    while (key('Tab', editor) !== undefined) {
      editor = pressed(editor, 'Tab');
      seen.push(editor.selected);
    }
    expect(seen).toEqual([1, 3, 10]);
  });

  test('Del takes a ball to the tray; the 10 stays', () => {
    const editor = openEditor(TEXT);
    expect(textOf(pressed(editor, 'Delete'))).not.toContain('/1@');
    const ten = pressed(after(editor, { kind: 'select', ball: 10 }), 'Delete');
    expect(ten.refused).toBe('ten-stays');
    expect(textOf(ten)).toBe(TEXT);
  });
});

describe('undo and redo', () => {
  test('a whole drag is one step, and comes back bit for bit', () => {
    const editor = openEditor(TEXT);
    const moved = after(
      editor, { kind: 'drag', ball: 1, to: { x: 0, y: 0 } },
      { kind: 'drag', ball: 1, to: { x: 0.5, y: 0.1 } }, { kind: 'drop' },
    );
    const undone = after(moved, { kind: 'undo' });
    expect(textOf(undone)).toBe(TEXT);
    expect(textOf(after(undone, { kind: 'redo' }))).toBe(textOf(moved));
    expect(after(editor, { kind: 'undo' })).toEqual(editor);
  });

  test('a new act leaves nothing to redo', () => {
    const moved = after(
      openEditor(TEXT), { kind: 'nudge', by: { x: 0.01, y: 0 } }, { kind: 'undo' },
      { kind: 'nudge', by: { x: 0, y: 0.01 } },
    );
    expect(moved.future).toEqual([]);
  });
});

describe('the tray', () => {
  test('a cue ball in the tray is in hand, and lies again once it is laid', () => {
    const taken = after(openEditor(TEXT), { kind: 'to-tray', ball: CUE_BALL });
    expect(textOf(taken)).toContain('bih=a');
    const laid = after(taken, { kind: 'to-table', ball: CUE_BALL });
    expect(textOf(laid)).toContain('bih=0');
  });

  test('all eleven balls find room, one after another', () => {
    const full = ([2, 4, 5, 6, 7, 8, 9] as const).reduce<Editor>(
      (editor, ball) => edit(editor, { kind: 'to-table', ball }), openEditor(TEXT),
    );
    expect(Object.keys(full.position.layout)).toHaveLength(11);
    expect(parsePosition(textOf(full)).ok).toBe(true);
  });
});

describe('mirrors', () => {
  test.each(['sides', 'ends'] as const)('%s twice is where it began', (mirror) => {
    const once = after(openEditor(TEXT), { kind: 'mirror', mirror });
    expect(textOf(once)).not.toBe(TEXT);
    expect(textOf(after(once, { kind: 'mirror', mirror }))).toBe(TEXT);
  });
});

describe('text in and out', () => {
  test('a position that is copied, linked and pasted is the same text', () => {
    const texts = [
      TEXT, `TBP1 9 10@0.000001,-0.5 ${STATE.replace('bih=0', 'bih=a')}`,
      `TBP1 7 c@-300.123456,0/9@100,200/10@0,0 ${STATE}`,
    ];
    for (const text of texts) {
      const link = linkTo('https://example.org/table/', textOf(openEditor(text)));
      expect(link).not.toMatch(/\s/);
      const read = readText(link);
      expect(read.ok && formatPosition(read.value)).toBe(text);
      expect(new URL(link).searchParams.get('p')?.replaceAll('~', ' ')).toBe(text);
    }
  });

  test('an error stands at its character', () => {
    const wrong = TEXT.replace('1@317.5', '1@x17.5');
    const read = readText(wrong);
    expect(!read.ok && read.error.at).toBe(wrong.indexOf('x17.5') + 1);
    expect(textIn('https://example.org/?q=1')).toBe('https://example.org/?q=1');
  });
});

describe('facts of a ball', () => {
  test('sights, rail and cut of the 1', () => {
    const facts = factsOf(openEditor(TEXT).position, 1);
    expect(facts?.diamonds.x).toBeCloseTo(5, 9);
    expect(facts?.diamonds.y).toBeCloseTo(2.75, 9);
    expect(facts?.fromLongRail).toBeCloseTo(0.396875, 9);
    expect(facts?.pot).toMatchObject({ pocket: 'FL', blockedBy: undefined });
    expect(Math.round(facts?.pot?.cutDegrees ?? 0)).toBe(18);
  });

  test('a ball in the lane is named', () => {
    const text = `TBP1 9 c@0,0/1@952.5,0/2@476.25,0/3@476.25,80/4@476.25,-80/10@-900,0 ${STATE}`;
    expect(factsOf(openEditor(text).position, 1)?.pot?.blockedBy).toBe(2);
  });
});
