/**
 * How much of the window the panels cover, so that the table can be centred in the rest.
 * The numbers are those of the style sheets, in rem; both scale with the root's text size.
 */
import type { Picture } from '../picture.ts';
import type { State, Table } from '../state.ts';
import { type HudLayout, layoutOf, rootScale } from './layout.ts';

type Insets = Picture['insets'];

const REM = 16;

/** Pixels covered at each side in a window of `width` × `height` CSS pixels. */
export function insetsOf(state: State, width: number, height: number): Insets {
  const layout = layoutOf(width, height);
  const { table } = state;
  if (state.screen !== 'table' || table === undefined) return homeInsets(layout, width, height);
  const rem = REM * rootScale(width, height, state.settings.textSize);
  const right = tableInsets(layout, table, width / rem);
  const scaled = state.settings.hand === 'left' ? mirrored(right) : right;
  return fitted({
    top: scaled.top * rem, right: scaled.right * rem,
    bottom: scaled.bottom * rem, left: scaled.left * rem,
  }, width, height);
}

/** The home picture: the left half is words, on a phone everything but a strip at the top. */
function homeInsets(layout: HudLayout, width: number, height: number): Insets {
  if (layout !== 'desktop') return { top: 0, right: 0, bottom: Math.round(height * 0.5), left: 0 };
  return { top: 0, right: 0, bottom: 0, left: Math.round(width * 0.4) };
}

/** In rem. Seen from above nothing may lie on the table; from the cue the corners may. */
function tableInsets(layout: HudLayout, table: Table, widthRem: number): Insets {
  const above = table.view === 'top';
  const deciding = table.activity.kind === 'choosing' || table.activity.kind === 'match-over';
  switch (layout) {
    case 'desktop': {
      const side = widthRem < 64 ? 22 : 27.25;
      if (deciding) return { top: 5, right: side, bottom: 3.5, left: 4.75 };
      if (!above) return { top: 4.75, right: 0, bottom: 2.75, left: 0 };
      return {
        top: 5, left: 4.75,
        right: isNoted(table) ? 24.5 : 1,
        bottom: table.activity.kind === 'placing' ? 8.75 : 14.75,
      };
    }
    case 'portrait':
      if (deciding) return { top: 7.25, right: 0, bottom: 28, left: 0 };
      // The cue ball may be put at either end: the ruling lies above the table, not on it.
      if (table.activity.kind === 'placing') {
        return {
          top: noteTop(table), right: 1, bottom: 10.75, left: 3.75,
        };
      }
      return above
        ? { top: helpTop(table), right: 4.25, bottom: 13.5, left: 3.75 }
        : { top: helpTop(table), right: 0, bottom: 12.5, left: 0 };
    case 'landscape':
      if (deciding) return { top: 3.25, right: 21.5, bottom: 0.5, left: 0.5 };
      return above
        ? { top: 3.25, right: isHelped(table) ? 25 : 6.75, bottom: 7.25, left: 6.75 }
        : { top: 3, right: 0, bottom: 0, left: 0 };
  }
}

/** On a phone a hint is a strip over the table, of this height with its gap. */
const STRIP = 9;

function helpTop(table: Table): number {
  return isHelped(table) ? 7.25 + STRIP : 7.25;
}

function isHelped({ help, suggest }: Table): boolean {
  return help !== undefined || suggest !== undefined;
}

/** The same while the cue ball is placed, when rulings are laid over the table too. */
function noteTop(table: Table): number {
  return table.banner === undefined ? helpTop(table) : 17.25;
}

/** A ruling or a hint lies beside the table. */
function isNoted(table: Table): boolean {
  return table.banner !== undefined || isHelped(table);
}

/** For the left hand all panels lie on the other side. */
function mirrored(insets: Insets): Insets {
  return { ...insets, left: insets.right, right: insets.left };
}

/** Whole pixels, and at least a third of the window left for the table. */
function fitted(insets: Insets, width: number, height: number): Insets {
  const across = Math.min(1, (width * 2) / 3 / Math.max(1, insets.left + insets.right));
  const down = Math.min(1, (height * 2) / 3 / Math.max(1, insets.top + insets.bottom));
  return {
    top: Math.round(insets.top * down), bottom: Math.round(insets.bottom * down),
    left: Math.round(insets.left * across), right: Math.round(insets.right * across),
  };
}
