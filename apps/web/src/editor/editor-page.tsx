/** The screen of the editor: palette, table, facts, text. Mock g. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../clipboard.ts';
import { Icon } from '../icons.tsx';
import { mirrorExercise } from '../practice/mirror.ts';
import { isPosition, linkTo } from '../practice/position-link.ts';
import type { PageProps } from '../practice/page-props.ts';
import type { Mirror } from '../practice/kept.ts';
import { Board } from './board.tsx';
import { type Editor, type EditorAction, edit, openEditor, textOf } from './editor.ts';
import { actionOfKey } from './editor-keys.ts';
import type { EditorProps } from './editor-props.ts';
import { EditorSide } from './editor-side.tsx';
import { EditorTools } from './editor-tools.tsx';
import { Palette } from './palette.tsx';
import { readText } from './position-text.ts';

export function EditorPage(props: PageProps): JSX.Element {
  const { practice, texts, language, dispatch } = props;
  const { exercise } = practice;
  const [grid, setGrid] = useState(true);
  const [lanes, setLanes] = useState(true);
  const [said, setSaid] = useState('');
  const { part, shoot, leave, onMirror } = useEditor(props, setSaid);
  const { editor, act, counts } = part;
  // The arrows move the selected ball at once.
  useEffect(() => document.getElementById('editor-board')?.focus({ preventScroll: true }), []);
  usePaste((position) => {
    if (!position.ok) {
      setSaid(texts.ed.textError(position.error.at, position.error.message));
      return;
    }
    dispatch({
      kind: 'edit', editor: edit(editor, { kind: 'lay', position: position.value }),
      exercise: undefined, mirrored: [],
    });
    setSaid(texts.ed.pasted);
  });
  return (
    <main class="editor">
      <EditorTop {...part} title={exercise?.title[language] ?? texts.ed.yourPosition}
        onShoot={shoot} onLeave={leave} />
      <Palette {...part} />
      <Board editor={editor} act={act} label={texts.ed.board} cueName={texts.ed.cueBall}
        grid={grid} lanes={lanes} goal={counts ? exercise?.goal : undefined} />
      <EditorTools {...part} grid={grid} lanes={lanes} onGrid={setGrid} onLanes={setLanes} />
      <EditorSide {...part} onMirror={onMirror} />
      <p class="editor-said" role="status">{noteOf(part) ?? said}</p>
    </main>
  );
}

/** What the editor shows, and what can be done to it. */
function useEditor(props: PageProps, say: (text: string) => void): {
  readonly part: EditorProps;
  readonly shoot: () => void;
  readonly leave: () => void;
  readonly onMirror: (mirror: Mirror) => void;
} {
  const { practice, words, dispatch } = props;
  const editor = practice.editor ?? openEditor(practice.record.draft);
  const { exercise, mirrored } = practice;
  const text = textOf(editor);
  const counts = exercise !== undefined && exercise.position === text;
  const latest = useRef(editor);
  latest.current = editor;
  const act = (action: EditorAction) => {
    const next = edit(latest.current, action);
    latest.current = next;
    dispatch({ kind: 'edit', editor: next, exercise, mirrored });
    if (exercise === undefined && next.held === undefined && textOf(next) !== text) {
      dispatch({ kind: 'keep-record', record: { ...practice.record, draft: textOf(next) } });
    }
  };
  const shoot = () => dispatch({
    kind: 'practise', name: words.home.defaultName, position: textOf(latest.current),
    session: {
      kind: counts ? 'drill' : 'free', from: 0, step: 0, pots: 0, mirrored,
      ...(counts && { exercise }),
    },
  });
  const leave = () => dispatch({ kind: 'show-practice-home' });
  const onMirror = (mirror: Mirror) => {
    if (!counts) return act({ kind: 'mirror', mirror });
    const next = mirrorExercise(exercise, mirror);
    dispatch({
      kind: 'edit', exercise: next, mirrored: toggled(mirrored, mirror),
      editor: openEditor(next.position),
    });
  };
  usePageKeys(latest, { act, shoot, leave });
  return { part: { ...props, editor, exercise, counts, act, say }, shoot, leave, onMirror };
}

function EditorTop(props: EditorProps & {
  title: string; onShoot: () => void; onLeave: () => void;
}): JSX.Element {
  const { editor, exercise, counts, texts, title, say, onShoot, onLeave } = props;
  const chip = exercise === undefined
    ? texts.ownChip : counts ? texts.drillChip : texts.changedChip;
  const copyLink = async () => {
    const link = linkTo(location.origin + location.pathname, textOf(editor));
    say(await copyText(link) ? texts.ed.copied : texts.ed.notCopied);
  };
  return (
    <header class="editor-top">
      <button class="icon-button" type="button" aria-label={texts.toPractice}
        title={`${texts.toPractice} (Esc)`} onClick={onLeave}>
        <Icon name="leave" />
      </button>
      <h1>{title}</h1>
      <span class="chip">{chip}</span>
      <span class="grow" />
      <button class="button" type="button" aria-label={texts.ed.copyLink}
        onClick={() => void copyLink()}>
        <Icon name="link" size={18} /><span class="label">{texts.ed.copyLink}</span>
      </button>
      <button class="button primary" type="button" onClick={onShoot} aria-keyshortcuts="Enter">
        <Icon name="play" size={18} />{texts.ed.shoot}<kbd>Enter</kbd>
      </button>
    </header>
  );
}

/** Why the last act did nothing, or what is in the way. */
function noteOf({ editor, texts }: EditorProps): string | undefined {
  if (editor.blocked !== undefined) {
    const { by } = editor.blocked;
    return texts.ed.blockedBy(by === 0 ? undefined : by);
  }
  if (editor.refused === 'ten-stays') return texts.ed.tenStays;
  return editor.refused === 'impossible' ? texts.ed.impossible : undefined;
}

function toggled(mirrored: readonly Mirror[], mirror: Mirror): readonly Mirror[] {
  return mirrored.includes(mirror)
    ? mirrored.filter((each) => each !== mirror) : [...mirrored, mirror];
}

interface PageKeys {
  readonly act: (action: EditorAction) => void;
  readonly shoot: () => void;
  readonly leave: () => void;
}

/** Keys of the whole page, but for those that a field or a button needs for itself. */
function usePageKeys(editor: { readonly current: Editor }, does: PageKeys): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const on = document.activeElement;
      const page = on === null || on === document.body || on.id === 'editor-board';
      if (event.defaultPrevented || isField(on) || document.querySelector('dialog[open]')) return;
      const { act, shoot, leave } = latest.current;
      const board = document.getElementById('editor-board');
      const upright = board !== null && board.clientHeight > board.clientWidth;
      const action = actionOfKey({
        code: event.code, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey,
        onBoard: event.code === 'Tab' ? on?.id === 'editor-board' : page, upright,
      }, editor.current);
      if (action !== undefined) act(action);
      else if (event.code === 'Enter' && page) shoot();
      else if (event.code === 'Escape') leave();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    || element instanceof HTMLSelectElement;
}

/** A position that is pasted anywhere but in a field is laid out. */
function usePaste(take: (read: ReturnType<typeof readText>) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text') ?? '';
      if (isField(document.activeElement) || !isPosition(pasted)) return;
      event.preventDefault();
      latest.current(readText(pasted));
    };
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}

