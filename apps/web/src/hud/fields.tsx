/** The rows of a form: a label with its control, and a switch. */
import type { ComponentChildren, JSX } from 'preact';

export function Row({ label, children }: {
  label: string; children: ComponentChildren;
}): JSX.Element {
  return <div class="field"><span class="field-label">{label}</span>{children}</div>;
}

export function Toggle({ label, note, on, onChange }: {
  label: string; note: string; on: boolean; onChange: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="toggle">
      <span><b>{label}</b><small>{note}</small></span>
      <input class="cover" type="checkbox" role="switch" checked={on}
        onClick={(event) => onChange(event.currentTarget.checked)} />
      <span class="switch" aria-hidden="true"><i /></span>
    </label>
  );
}
