/** A sheet over the page: the browser’s own modal dialog, closed by Escape and the backdrop. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';

export interface SheetProps {
  readonly class: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Focus stays inside and returns to where it came from. */
export function Sheet(props: SheetProps): JSX.Element {
  const { label, closeLabel, onClose, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const cause = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (cause instanceof HTMLElement && cause.isConnected) cause.focus();
    };
  }, []);
  return (
    <dialog class={`dialog ${props.class}`} ref={element} aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2>{label}</h2>
          <button class="icon-button" type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
