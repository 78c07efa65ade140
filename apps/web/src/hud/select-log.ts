/** The shot list: the scoresheet as rows, newest rack first. */
import type { Entry } from '@tenball/match';
import type { Call, Seat } from '@tenball/rules';
import type { Table } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { shortSeatName, spokenName } from './select.ts';
import { type BannerKind, type Voice, headlineOf, kindOf } from './select-ruling.ts';

export interface LogRow {
  readonly key: number;
  /** Stroke number in its rack; undefined for what is no stroke. */
  readonly number: number | undefined;
  readonly name: string;
  readonly call: string;
  readonly text: string;
  readonly kind: BannerKind;
}

export interface LogRack {
  readonly title: string;
  readonly rows: readonly LogRow[];
}

/**
 * The racks of the match, newest first; rows in the order of play.
 * A match that began from a position has no rack before its first rows.
 */
export function logView(table: Table, voice: Voice): readonly LogRack[] {
  const racks: { title: string; rows: LogRow[] }[] = [];
  let strokes = 0;
  for (const [key, entry] of table.match.scoresheet.entries()) {
    if (entry.kind === 'rack') {
      strokes = 0;
      const breaker = spokenName(table, entry.breaker, voice.words);
      racks.push({ title: voice.words.panel.logRack(entry.number, breaker), rows: [] });
      continue;
    }
    if (entry.kind === 'shot') strokes += 1;
    const row = rowOf(entry, table, voice);
    const number = entry.kind === 'shot' ? strokes : undefined;
    if (row === undefined) continue;
    if (racks.length === 0) racks.push({ title: voice.words.panel.logPosition, rows: [] });
    racks.at(-1)?.rows.push({ ...row, key, number });
  }
  return racks.reverse();
}

function rowOf(
  entry: Exclude<Entry, { kind: 'rack' }>, table: Table, voice: Voice,
): Omit<LogRow, 'key' | 'number'> | undefined {
  const { words } = voice;
  if (entry.kind === 'place' || entry.kind === 'undo') return undefined;
  const seat = seatOf(entry);
  const name = seat === undefined ? '' : shortSeatName(table, seat, words);
  switch (entry.kind) {
    case 'warning':
      return {
        name, call: '', text: words.ruling.warned(spokenName(table, entry.seat, words)),
        kind: 'warning',
      };
    case 'concession':
      return { name, call: '', text: headlineOf(entry, table, voice), kind: kindOf(entry) };
    case 'event':
    case 'lag':
    case 'choice':
    case 'report':
    case 'shot': {
      const call = entry.kind === 'shot' || entry.kind === 'report' ? callText(entry.call, words) : '';
      return { name, call, text: headlineOf(entry, table, voice), kind: kindOf(entry) };
    }
  }
}

/** Whose doing an entry was; undefined for the referee's and for both players'. */
function seatOf(entry: Entry): Seat | undefined {
  if ('seat' in entry) return entry.seat;
  return entry.kind === 'event' && entry.by !== 'referee' ? entry.by : undefined;
}

function callText(call: Call, words: Messages): string {
  switch (call.kind) {
    case 'pot': return `${call.ball}\u00a0→\u00a0${call.pocket}`;
    case 'safety': return words.call.safety;
    case 'push-out': return words.call.pushOut;
    case 'none': return words.panel.logBreak;
  }
}
