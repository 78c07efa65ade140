/** In the menu of every table: its position as text, as a link, and in the editor. */
import { formatPosition, positionOf } from '@tenball/match';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../clipboard.ts';
import { Icon, type IconName } from '../icons.tsx';
import { linkTo } from '../practice/position-link.ts';
import { TABLE_WORDS } from '../practice/table-words.ts';
import type { HudProps } from './props.ts';

export function PositionItems(
  { state, table, dispatch, onClose }: HudProps & { onClose: () => void },
): JSX.Element {
  const words = TABLE_WORDS[state.settings.language];
  const text = formatPosition(positionOf(table.match));
  const edit = async () => {
    onClose();
    const { openEditor } = await import('../editor/editor.ts');
    dispatch({ kind: 'open-practice' });
    dispatch({ kind: 'edit', editor: openEditor(text), exercise: undefined, mirrored: [] });
  };
  return (
    <>
      <CopyItem icon="copy" label={words.copyText} text={text} words={words} />
      <CopyItem icon="link" label={words.copyLink} words={words}
        text={linkTo(location.origin + location.pathname, text)} />
      <button class="menu-item" type="button" role="menuitem" onClick={() => void edit()}>
        <Icon name="pencil" size={18} />{words.edit}
      </button>
    </>
  );
}

/** The item itself says whether it has copied. */
function CopyItem({ icon, label, text, words }: {
  icon: IconName; label: string; text: string; words: { copied: string; notCopied: string };
}): JSX.Element {
  const [done, setDone] = useState<boolean>();
  const shown = done === undefined ? label : done ? words.copied : words.notCopied;
  return (
    <button class="menu-item" type="button" role="menuitem"
      onClick={() => void copyText(text).then(setDone)}>
      <Icon name={done === true ? 'check' : icon} size={18} />
      <span aria-live="polite">{shown}</span>
    </button>
  );
}
