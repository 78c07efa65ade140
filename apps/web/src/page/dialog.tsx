/** A sheet over everything else: focus stays inside and returns to where it came from. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';

export interface DialogProps {
  readonly class: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The browser's own modal dialog with a title and a way out; Escape and the backdrop close it. */
export function Dialog(props: DialogProps): JSX.Element {
  const { label, closeLabel, role = 'dialog', onClose } = props;
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
    <dialog class={`dialog ${props.class}`} ref={element} role={role} aria-label={label}
      aria-describedby={props.describedBy}
      onKeyDown={(event) => event.stopPropagation()}
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
        {props.children}
      </div>
    </dialog>
  );
}
