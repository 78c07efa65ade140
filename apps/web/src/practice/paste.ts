/** A position that is pasted at any table, or at home, is laid out in the editor. */
import { edit, editorOf } from '../editor/editor.ts';
import { readText } from '../editor/position-text.ts';
import type { Language } from '../state.ts';
import type { Store } from '../store.ts';

/** Lays out `pasted`, or says at which character it breaks. */
export function layOut(store: Store, pasted: string, language: Language): void {
  const read = readText(pasted);
  if (!read.ok) {
    const { at, message } = read.error;
    const detail = `${language === 'ru' ? 'Знак' : 'Character'} ${at}: ${message}`;
    store.dispatch({
      kind: 'trouble', trouble: { kind: 'trouble', text: 'trouble.position', detail },
    });
    return;
  }
  const before = store.state.value.practice?.editor;
  const editor = before === undefined
    ? editorOf(read.value) : edit(before, { kind: 'lay', position: read.value });
  store.dispatch({ kind: 'open-practice' });
  store.dispatch({ kind: 'edit', editor, exercise: undefined, mirrored: [] });
}
