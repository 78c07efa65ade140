/** Under the edited table: undo, snap, what is drawn over it, and its text. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../clipboard.ts';
import { Icon, type IconName } from '../icons.tsx';
import { textOf } from './editor.ts';
import type { EditorProps } from './editor-props.ts';
import { SNAPS } from './place-ball.ts';
import { textIn } from '../practice/position-link.ts';
import { type TextTrouble, readText } from './position-text.ts';

interface ToolsProps extends EditorProps {
  readonly grid: boolean;
  readonly lanes: boolean;
  readonly onGrid: (on: boolean) => void;
  readonly onLanes: (on: boolean) => void;
}

export function EditorTools(props: ToolsProps): JSX.Element {
  const { editor, texts: { ed }, act, grid, lanes, onGrid, onLanes } = props;
  return (
    <section class="editor-tools">
      <div class="tool-row">
        <Tool icon="back" label={ed.undo} keys="Ctrl+Z" disabled={editor.past.length === 0}
          onClick={() => act({ kind: 'undo' })} />
        <Tool icon="redo" label={ed.redo} keys="Ctrl+Y" disabled={editor.future.length === 0}
          onClick={() => act({ kind: 'redo' })} />
        <span class="rule" />
        <Icon name="magnet" size={20} />
        <span class="snap" role="group" aria-label={ed.snap}>
          {SNAPS.map((snap) => (
            <button class="snap-choice" type="button" key={snap} aria-pressed={editor.snap === snap}
              onClick={() => act({ kind: 'set-snap', snap })}>
              {ed.snaps[snap]}
            </button>
          ))}
        </span>
        <span class="rule" />
        <Tool icon="grid" label={ed.grid} pressed={grid} onClick={() => onGrid(!grid)} />
        <Tool icon="route" label={ed.lanes} pressed={lanes} onClick={() => onLanes(!lanes)} />
        <span class="grow" />
        <span class="editor-keys">
          {ed.keys.map(([key, effect], index) => (
            <span>{index > 0 && ' · '}{index > 0 ? <kbd>{key}</kbd> : key} {effect}</span>
          ))}
        </span>
      </div>
      <PositionText {...props} />
    </section>
  );
}

function Tool({ icon, label, keys, pressed, disabled = false, onClick }: {
  icon: IconName; label: string; keys?: string; pressed?: boolean; disabled?: boolean;
  onClick: () => void;
}): JSX.Element {
  return (
    <button class="icon-button" type="button" aria-label={label} aria-pressed={pressed}
      title={keys === undefined ? label : `${label} (${keys})`} disabled={disabled}
      onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** The text of the position: read, copied, typed and pasted; errors stand at the character. */
function PositionText({ editor, texts: { ed }, act, say }: EditorProps): JSX.Element {
  const text = textOf(editor);
  const [draft, setDraft] = useState(text);
  const [trouble, setTrouble] = useState<TextTrouble>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setDraft(text);
    setTrouble(undefined);
  }, [text]);
  const take = (typed: string) => {
    setDraft(typed);
    const read = readText(typed);
    setTrouble(read.ok ? undefined : read.error);
    if (read.ok) act({ kind: 'lay', position: read.value });
  };
  const showTrouble = () => {
    if (trouble === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(trouble.at - 1, trouble.at);
  };
  const copy = async () => say(await copyText(text) ? ed.copied : ed.notCopied);
  return (
    <div class="position-text" data-wrong={trouble !== undefined}>
      <input ref={field} value={draft} aria-label={ed.text} spellcheck={false} autocomplete="off"
        aria-invalid={trouble !== undefined} aria-describedby="position-trouble"
        onInput={(event) => take(textIn(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') showTrouble();
          if (event.key === 'Escape') {
            setDraft(text);
            setTrouble(undefined);
            event.currentTarget.blur();
            event.preventDefault();
          }
        }} />
      <button class="icon-button" type="button" aria-label={ed.copyText} title={ed.copyText}
        onClick={() => void copy()}>
        <Icon name="copy" size={18} />
      </button>
      <p id="position-trouble" role="alert">
        {trouble !== undefined && (
          <button class="link-button" type="button" onClick={showTrouble}>
            {ed.textError(trouble.at, trouble.message)}
          </button>
        )}
      </p>
    </div>
  );
}
