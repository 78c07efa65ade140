/** The table in small: six pockets, one lit; as a picture and as the choice of a pocket. */
import { type Pocket } from '@tenball/equipment';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import type { Messages } from '../words/index.ts';

/** Pockets as they lie on the map, head left: the order of the keys 1 to 6. */
export const MAP_ORDER = ['HL', 'SL', 'FL', 'HR', 'SR', 'FR'] as const satisfies readonly Pocket[];

const AT: Readonly<Record<Pocket, readonly [number, number]>> = {
  HL: [4, 4], SL: [30, 3], FL: [56, 4], HR: [4, 30], SR: [30, 31], FR: [56, 30],
};

/** The map as a picture beside words. */
export function PocketMap({ pocket }: { pocket: Pocket | undefined }): JSX.Element {
  return (
    <svg class="pocket-map" viewBox="-2 -2 64 38" aria-hidden="true">
      <rect class="pocket-map-cloth" x="2" y="2" width="56" height="30" rx="4" />
      {MAP_ORDER.map((name) => {
        const [x, y] = AT[name];
        const lit = name === pocket;
        return <circle class={lit ? 'pocket-lit' : 'pocket-dot'} cx={x} cy={y} r={lit ? 5 : 2.6} />;
      })}
    </svg>
  );
}

/** The choice of a pocket: native radio buttons laid out as the table. */
export function PocketPicker({ pocket, words, onPick }: {
  pocket: Pocket | undefined; words: Messages; onPick: (pocket: Pocket) => void;
}): JSX.Element {
  return (
    <div class="pocket-picker" id="call-pockets" role="radiogroup" aria-label={words.call.pockets}
      onKeyDown={keepArrows}>
      {MAP_ORDER.map((name, index) => (
        <label class="pocket-choice" title={words.pocket[name]}>
          <input class="cover" type="radio" name="call-pocket" value={name}
            aria-label={words.pocket[name]} checked={name === pocket}
            onClick={() => onPick(name)} />
          <span class="pocket-code">{name}</span>
          <kbd>{index + 1}</kbd>
        </label>
      ))}
    </div>
  );
}

/** Arrow keys choose among radio buttons; they must not turn the aim as well. */
export function keepArrows(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (event.key.startsWith('Arrow') || event.key === ' ') event.stopPropagation();
}

/** Puts the focus on the pockets of the call, where they are shown. */
export function focusCall(): void {
  const group = document.getElementById('call-pockets');
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  const first = group?.querySelector<HTMLInputElement>('input');
  (chosen ?? first)?.focus();
}
