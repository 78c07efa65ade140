/** The table of contents on a phone: a drawer opened from the bar. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { Reader } from './reader.ts';
import { Sidebar } from './sidebar.tsx';

export function DrawerButton({ reader }: { reader: Reader }): JSX.Element {
  const { words, state } = reader;
  const drawer = useRef<HTMLDialogElement>(null);
  const open = () => {
    drawer.current?.showModal();
    drawer.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  };
  const close = () => drawer.current?.close();
  // The way back turns the page below the drawer: nobody would see it.
  useEffect(close, [state.visits.value]);
  return (
    <>
      <button class="icon-button drawer-button" type="button" aria-label={words.chapters}
        title={words.chapters} onClick={open}>
        <Icon name="menu" />
      </button>
      <dialog class="drawer" ref={drawer} aria-label={words.chapters}
        onClick={(event) => { if (event.target === event.currentTarget) close(); }}>
        <div class="drawer-head">
          <b>{words.contents}</b>
          <button class="icon-button" type="button" aria-label={words.close} title={words.close}
            onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <Sidebar reader={reader} onFollow={close} />
      </dialog>
    </>
  );
}
