/** The shot list: the scoresheet as rows, newest rack first. */
import { type Entry, countingEntries } from '@tenball/match';
import type { Call, Seat } from '@tenball/rules';
import { clauseLink } from '../links.ts';
import type { Table } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { shortSeatName, spokenName } from './select.ts';
import {
  type BannerKind, type Voice, clauseLabel, clauseOf, headlineOf, kindOf,
} from './select-ruling.ts';

export interface LogRow {
  /** Line of the scoresheet. */
  readonly key: number;
  /** Stroke number in its rack; undefined for what is no stroke. */
  readonly number: number | undefined;
  readonly name: string;
  readonly call: string;
  readonly text: string;
  readonly kind: BannerKind;
  /** The clause it was ruled by, and its page. */
  readonly clause: { readonly text: string; readonly href: string } | undefined;
  /** The reasons can be asked. */
  readonly ruled: boolean;
}

export interface LogRack {
  readonly title: string;
  readonly rows: readonly LogRow[];
}

/**
 * The racks of the match, newest first; rows in the order of play. What was undone is left out.
 * A match that began from a position has no rack before its first rows.
 */
export function logView(table: Table, voice: Voice): readonly LogRack[] {
  const racks: { title: string; rows: LogRow[] }[] = [];
  const { opening, scoresheet } = table.match;
  let strokes = 0;
  let breaks = opening.situation.phase === 'break';
  for (const key of countingEntries(scoresheet)) {
    const entry = scoresheet[key];
    if (entry === undefined) continue;
    if (entry.kind === 'rack') {
      strokes = 0;
      breaks = true;
      const breaker = spokenName(table, entry.breaker, voice.words);
      racks.push({ title: voice.words.panel.logRack(entry.number, breaker), rows: [] });
      continue;
    }
    const stroke = isStroke(entry);
    if (stroke) strokes += 1;
    const row = rowOf(entry, table, voice);
    if (row === undefined) continue;
    if (racks.length === 0) racks.push({ title: voice.words.panel.logPosition, rows: [] });
    const call = stroke ? callText(entry, breaks, voice.words) : '';
    racks.at(-1)?.rows.push({ ...row, key, call, number: stroke ? strokes : undefined });
    if (stroke) breaks = false;
  }
  return racks.reverse();
}

type Stroke = Extract<Entry, { readonly call: Call }>;

function isStroke(entry: Entry): entry is Stroke {
  return entry.kind === 'shot' || (entry.kind === 'report' && entry.log.shotTaken);
}

function rowOf(
  entry: Exclude<Entry, { kind: 'rack' }>, table: Table, voice: Voice,
): Omit<LogRow, 'key' | 'call' | 'number'> | undefined {
  const { words } = voice;
  if (entry.kind === 'place' || entry.kind === 'undo') return undefined;
  const seat = seatOf(entry);
  const name = seat === undefined ? '' : shortSeatName(table, seat, words);
  if (entry.kind === 'warning') {
    const text = words.ruling.warned(spokenName(table, entry.seat, words));
    return { name, text, kind: 'warning', clause: undefined, ruled: false };
  }
  const clause = clauseOf(entry.ruling);
  return {
    name,
    text: headlineOf(entry, table, voice),
    kind: kindOf(entry),
    clause: clause === undefined
      ? undefined : { text: clauseLabel(clause, voice), href: clauseLink(clause) },
    ruled: true,
  };
}

/** Whose doing an entry was; undefined for the referee's and for both players'. */
function seatOf(entry: Entry): Seat | undefined {
  if ('seat' in entry) return entry.seat;
  return entry.kind === 'event' && entry.by !== 'referee' ? entry.by : undefined;
}

function callText({ call }: Stroke, breaks: boolean, words: Messages): string {
  switch (call.kind) {
    case 'pot': return `${call.ball}\u00a0→\u00a0${call.pocket}`;
    case 'safety': return words.call.safety;
    case 'push-out': return words.call.pushOut;
    case 'none': return breaks ? words.panel.logBreak : '';
  }
}
