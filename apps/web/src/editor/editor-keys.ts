/** Keys of the editor → acts, by place on the keyboard. */
import type { Vec2 } from '@tenball/base';
import { ballsOf } from '@tenball/equipment';
import type { Editor, EditorAction } from './editor.ts';

const FINE = 0.001;
const COARSE = 0.01;

export interface EditorKey {
  readonly code: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  /** The table has the focus, or nothing has. */
  readonly onBoard: boolean;
  /** The head of the table is below: the plan stands upright. */
  readonly upright: boolean;
}

const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 }, ArrowDown: { x: 0, y: -1 },
};

/** What a key does to `editor`; undefined where it is not the editor's. */
export function actionOfKey(key: EditorKey, editor: Editor): EditorAction | undefined {
  const { code, shift, ctrl, onBoard } = key;
  if (ctrl) {
    if (code === 'KeyZ') return { kind: shift ? 'redo' : 'undo' };
    return code === 'KeyY' ? { kind: 'redo' } : undefined;
  }
  const way = ARROWS[code];
  if (way !== undefined && onBoard) {
    const step = shift ? COARSE : FINE;
    // On an upright plan the foot is up and the left long rail is at the left.
    const along = key.upright ? { x: way.y, y: way.x === 0 ? 0 : -way.x } : way;
    return { kind: 'nudge', by: { x: along.x * step, y: along.y * step } };
  }
  if (!onBoard) return undefined;
  if (code === 'Delete' || code === 'Backspace') return { kind: 'to-tray', ball: editor.selected };
  if (code === 'Tab') return tabbed(editor, shift);
  return undefined;
}

/** Tab goes from ball to ball; after the last it goes on to the next control. */
function tabbed(editor: Editor, back: boolean): EditorAction | undefined {
  const balls = ballsOf(editor.position.layout);
  const end = back ? balls[0] : balls.at(-1);
  return editor.selected === end ? undefined : { kind: 'next', back };
}
