/** The balls at the side of the edited table: in the tray, on the table, selected, blocked. */
import { type Ball, CUE_BALL } from '@tenball/equipment';
import type { JSX } from 'preact';
import { BallIcon } from '../icons.tsx';
import { PALETTE } from './editor.ts';
import type { EditorProps } from './editor-props.ts';

export function Palette(props: EditorProps): JSX.Element {
  return (
    <div class="palette" role="group" aria-label={props.texts.ed.palette}>
      {PALETTE.map((ball) => <PaletteBall key={ball} {...props} ball={ball} />)}
    </div>
  );
}

/** A ball in the tray is laid on the table by a press; one on the table is selected. */
function PaletteBall({ editor, texts, act, ball }: EditorProps & { ball: Ball }): JSX.Element {
  const onTable = editor.position.layout[ball] !== undefined;
  const blocked = editor.blocked?.ball === ball;
  const name = ball === CUE_BALL ? texts.ed.cueBall : texts.ed.ball(ball);
  const where = blocked ? texts.ed.blocked : onTable ? texts.ed.onTable : texts.ed.inTray;
  return (
    <button class="palette-ball" type="button" aria-label={`${name}, ${where}`}
      title={`${name}, ${where}`} aria-pressed={editor.selected === ball}
      data-place={onTable ? 'table' : 'tray'} data-blocked={blocked}
      onClick={() => {
        act({ kind: 'to-table', ball });
        document.getElementById('editor-board')?.focus({ preventScroll: true });
      }}>
      <BallIcon ball={ball} size={28} />
    </button>
  );
}
