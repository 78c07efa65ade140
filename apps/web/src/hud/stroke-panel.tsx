/** The stroke: tip, elevation, speed and the button, arranged for each layout. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { Dialog } from '../page/dialog.tsx';
import type { HudProps } from './props.ts';
import { tipWords } from './select.ts';
import {
  Elevation, FineWheel, PowerBar, PullBar, SpeedNumber,
} from './stroke-controls.tsx';
import { TipFace, TipPicker, isMiscueLikely } from './tip-picker.tsx';

export function StrokePanel(props: HudProps): JSX.Element {
  const disabled = props.table.activity.kind !== 'aiming';
  const parts = { ...props, disabled };
  return (
    <section class="stroke" aria-label={props.words.stroke.region} data-locked={disabled}>
      {props.layout === 'desktop' ? <WideStroke {...parts} /> : <TouchStroke {...parts} />}
    </section>
  );
}

type StrokeProps = HudProps & { readonly disabled: boolean };

function WideStroke(props: StrokeProps): JSX.Element {
  return (
    <div class="stroke-wide panel-glass">
      <div class="stroke-tip">
        <TipPicker {...props} size={112} />
        <StrokeNote {...props} />
      </div>
      <div class="stroke-numbers">
        <Elevation {...props} />
        <SpeedNumber {...props} />
        <ShootButton {...props} />
      </div>
      <PowerBar {...props} />
    </div>
  );
}

/** One line under the tip: a warning where there is one, else where the tip is. */
function StrokeNote({ table, words }: StrokeProps): JSX.Element {
  if (isMiscueLikely(table)) {
    return <span class="stroke-note" data-tone="warn">{words.stroke.miscue}</span>;
  }
  return (
    <span class="stroke-note">{tipWords(table.aim.tipRight, table.aim.tipUp, words)}</span>
  );
}

function ShootButton({ table, words, dispatch, disabled }: StrokeProps): JSX.Element {
  const breaks = table.match.situation.phase === 'break';
  return (
    <button class="button primary shoot" type="button" disabled={disabled}
      onClick={() => dispatch({ kind: 'shoot' })}>
      {breaks ? words.button.break : words.button.shoot}
    </button>
  );
}

function TouchStroke(props: StrokeProps): JSX.Element {
  const { table, words, disabled } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <div class="stroke-touch panel-glass">
        <button class="tip-button" type="button" disabled={disabled} onClick={() => setOpen(true)}
          aria-label={`${words.stroke.tip}: ${
            tipWords(table.aim.tipRight, table.aim.tipUp, words)}`}>
          <TipFace table={table} />
        </button>
        <div class="touch-numbers">
          <SpeedNumber {...props} />
          <Elevation {...props} />
        </div>
        {props.layout === 'portrait' && <FineWheel {...props} />}
      </div>
      {props.layout === 'landscape' && (
        <div class="touch-wheel panel-glass"><FineWheel {...props} /></div>
      )}
      <div class="pull panel-glass">
        <PullBar {...props} />
        <button class="pull-shoot" type="button" disabled={disabled}
          onClick={() => props.dispatch({ kind: 'shoot' })}
          aria-label={table.match.situation.phase === 'break'
            ? words.button.break : words.button.shoot}>
          <Icon name="crosshair" />
        </button>
      </div>
      {open && <TipSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The tip at finger size, with the elevation. */
function TipSheet(props: StrokeProps & { onClose: () => void }): JSX.Element {
  const { words, dispatch, onClose } = props;
  return (
    <Dialog class="sheet tip-sheet" label={words.stroke.tip} closeLabel={words.button.close}
      onClose={onClose}>
      <TipPicker {...props} size={220} />
      <StrokeNote {...props} />
      <Elevation {...props} />
      <div class="sheet-actions">
        <button class="button" type="button"
          onClick={() => dispatch({ kind: 'set-tip', right: 0, up: 0 })}>
          {words.button.centre}
        </button>
        <button class="button primary" type="button" onClick={onClose}>{words.button.done}</button>
      </div>
    </Dialog>
  );
}
