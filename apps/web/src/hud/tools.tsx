/** Views, replay and the menu of everything that is not needed on each shot. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';
import { ASK_PAGE, NEW_TAB } from '../links.ts';
import type { CameraView } from '../picture.ts';
import { TABLE_WORDS } from '../practice/table-words.ts';
import { isCasual, mayHint } from '../update/hinting.ts';
import { mayUndo } from '../update/undoing.ts';
import { isWatched } from '../update/watching.ts';
import { PositionItems } from './position-items.tsx';
import type { Panel } from '../state.ts';
import type { HudProps } from './props.ts';

const VIEWS: readonly { view: CameraView; icon: IconName; key: string }[] = [
  { view: 'cue', icon: 'view-cue', key: 'C' },
  { view: 'top', icon: 'view-top', key: 'O' },
  { view: 'free', icon: 'view-free', key: 'F' },
];

export function Tools(props: HudProps): JSX.Element {
  const { table, words, layout, dispatch } = props;
  const [open, setOpen] = useState(false);
  return (
    <nav class="tools" aria-label={words.panel.tools}>
      <div class="tool-column panel-glass">
        {layout === 'desktop' ? <Views {...props} /> : <NextView {...props} />}
        {layout !== 'landscape' && (
          <Tool icon="replay" label={words.button.replay} keyName="R"
            disabled={table.lastShot === undefined || table.activity.kind === 'rolling'}
            onClick={() => dispatch({ kind: 'replay' })} />
        )}
        <Undo {...props} />
        {layout === 'desktop' && (
          <Tool icon="list" label={words.button.log}
            onClick={() => dispatch({ kind: 'open-panel', panel: 'log' })} />
        )}
        {isWatched(table) && table.activity.kind !== 'match-over' && (
          <Tool icon={table.paused === true ? 'play' : 'pause'} pressed={table.paused === true}
            label={words.button.pause} keyName="Space"
            onClick={() => dispatch({ kind: 'pause' })} />
        )}
        {isCasual(table) && !isWatched(table) && (
          <Tool icon="hint" label={words.button.hint} keyName="H" disabled={!mayHint(table)}
            pressed={table.help !== undefined} onClick={() => dispatch({ kind: 'hint' })} />
        )}
        {isCasual(table) && !isWatched(table) && (
          <Tool icon="suggest" label={words.button.suggest} keyName="G" disabled={!mayHint(table)}
            pressed={table.suggest !== undefined} onClick={() => dispatch({ kind: 'suggest' })} />
        )}
        {(layout === 'portrait' || (layout === 'desktop' && !isCasual(table))) && (
          <Tool icon="book" label={words.button.rules}
            onClick={() => dispatch({ kind: 'open-panel', panel: 'rules' })} />
        )}
        <Tool icon="menu" label={words.button.menu} expanded={open}
          onClick={() => setOpen(!open)} />
      </div>
      <ReturnToLine {...props} />
      {open && <Menu {...props} onClose={() => setOpen(false)} />}
    </nav>
  );
}

/** A stroke is taken back, or the next try laid out. */
function Undo({ state, table, dispatch }: HudProps): JSX.Element | undefined {
  if (isWatched(table)) return undefined;
  const words = TABLE_WORDS[state.settings.language];
  const counted = table.practice !== undefined && table.practice.kind !== 'free';
  return (
    <Tool icon="back" label={counted ? words.nextTry : words.retry} keyName="U"
      disabled={!mayUndo(table)} onClick={() => dispatch({ kind: 'retry' })} />
  );
}

/** After «what if» the way back to what was played. */
function ReturnToLine({ state, table, dispatch }: HudProps): JSX.Element | undefined {
  if (table.returnTo === undefined) return undefined;
  const { returnToLine } = TABLE_WORDS[state.settings.language];
  return (
    <button class="button small tool-return panel-glass" type="button" aria-keyshortcuts="Shift+U"
      title={`${returnToLine} (Shift+U)`} disabled={table.activity.kind === 'rolling'}
      onClick={() => dispatch({ kind: 'return-to-line' })}>
      <Icon name="redo" size={16} />{returnToLine}
    </button>
  );
}

function Tool({ icon, label, keyName, pressed, expanded, disabled = false, onClick }: {
  icon: IconName; label: string; keyName?: string; pressed?: boolean; expanded?: boolean;
  disabled?: boolean; onClick: () => void;
}): JSX.Element {
  return (
    <button class="tool" type="button" aria-label={label} aria-pressed={pressed}
      aria-expanded={expanded} aria-keyshortcuts={keyName} disabled={disabled}
      title={keyName === undefined ? label : `${label} (${keyName})`} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function Views({ table, words, dispatch }: HudProps): JSX.Element {
  return (
    <>
      {VIEWS.map(({ view, icon, key }) => (
        <Tool icon={icon} label={words.view[view]} keyName={key} pressed={table.view === view}
          onClick={() => dispatch({ kind: 'set-view', view })} />
      ))}
    </>
  );
}

/** On a phone one button: from the cue to overhead and back. Free is in the menu. */
function NextView({ table, words, dispatch }: HudProps): JSX.Element {
  const next: CameraView = table.view === 'cue' ? 'top' : 'cue';
  const icon = VIEWS.find(({ view }) => view === next)?.icon ?? 'view-cue';
  return (
    <Tool icon={icon} label={words.view[next]}
      onClick={() => dispatch({ kind: 'set-view', view: next })} />
  );
}

function Menu(props: HudProps & { onClose: () => void }): JSX.Element {
  const { table, words, layout, dispatch, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cause = document.activeElement;
    list.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (cause instanceof HTMLElement && cause.isConnected) cause.focus();
    };
  }, []);
  const item = (icon: IconName, label: string, act: () => void) => (
    <button class="menu-item" type="button" role="menuitem" onClick={() => {
      onClose();
      act();
    }}>
      <Icon name={icon} size={18} />{label}
    </button>
  );
  const link = (icon: IconName, label: string, href: string) => (
    <a class="menu-item" role="menuitem" href={href} {...NEW_TAB} onClick={onClose}>
      <Icon name={icon} size={18} />{label}
    </a>
  );
  const panel = (name: Exclude<Panel, 'none' | 'why'>) => () =>
    dispatch({ kind: 'open-panel', panel: name });
  return (
    <>
      <div class="menu-backdrop" onPointerDown={onClose} />
      <div class="menu" role="menu" aria-label={words.button.menu} ref={list}
        onKeyDown={(event) => moveInMenu(event, onClose)}>
        {layout !== 'desktop' && item('view-free', words.view.free, () =>
          dispatch({ kind: 'set-view', view: 'free' }))}
        {layout !== 'desktop' && item('list', words.button.log, panel('log'))}
        {(layout === 'landscape' || (layout === 'desktop' && isCasual(table)))
          && item('book', words.button.rules, panel('rules'))}
        {layout === 'landscape' && table.lastShot !== undefined
          && item('replay', words.button.replay, () => dispatch({ kind: 'replay' }))}
        <PositionItems {...props} />
        {item('text', words.button.textBoard, panel('text-board'))}
        {link('scale', words.button.ask, ASK_PAGE)}
        {item('settings', words.button.settings, panel('settings'))}
        {item('help', words.button.help, panel('help'))}
        {!isWatched(table) && table.practice === undefined
          && item('flag', words.button.concede, panel('concede'))}
        {item('house', words.button.toHome, () => dispatch({ kind: 'leave-table' }))}
      </div>
    </>
  );
}

function moveInMenu(
  event: KeyboardEvent & { currentTarget: HTMLElement }, close: () => void,
): void {
  event.stopPropagation();
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}
