/**
 * What is kept of practice on this device: one record, versioned, read with suspicion. A text that
 * cannot be read is put aside, never thrown away.
 */
import { type Result, err, ok } from '@tenball/base';
import {
  type DecodeError, type Decoder, decodeJson, describeError, flag, integer, list, number, oneOf,
  optional, record, text,
} from '@tenball/protocol';
import type { Shelf } from '../settings.ts';
import {
  EMPTY_RECORD, type KeptTable, MIRRORS, PRACTICE_VERSION, type PracticeRecord, type Progress,
  SESSION_KINDS, type SavedLayout, type WeekScore,
} from './kept.ts';
import { without } from '../without.ts';

export const PRACTICE_KEY = 'tenball.practice';
/** Where a text goes that cannot be read. */
export const UNREADABLE_PRACTICE_KEY = 'tenball.practice.unreadable';

export interface ReadPractice {
  readonly record: PracticeRecord;
  /** Why what was kept could not be read. */
  readonly problem: string | undefined;
}

/** What `shelf` keeps of practice; nothing where it keeps nothing. */
export function readPractice(shelf: Shelf | undefined): ReadPractice {
  let json: string | null | undefined;
  try {
    json = shelf?.getItem(PRACTICE_KEY);
  } catch {
    return { record: EMPTY_RECORD, problem: undefined };
  }
  if (json === null || json === undefined) return { record: EMPTY_RECORD, problem: undefined };
  const decoded = decodePractice(json);
  if (decoded.ok) return { record: decoded.value, problem: undefined };
  try {
    shelf?.setItem(UNREADABLE_PRACTICE_KEY, json);
    shelf?.removeItem(PRACTICE_KEY);
  } catch {
    // A full device keeps the text where it is; it is reported all the same.
  }
  return { record: EMPTY_RECORD, problem: describeError(decoded.error) };
}

/** Keeps `kept`; false where the device refuses. */
export function keepPractice(shelf: Shelf | undefined, kept: PracticeRecord): boolean {
  try {
    shelf?.setItem(PRACTICE_KEY, JSON.stringify(kept));
    return shelf !== undefined;
  } catch {
    return false;
  }
}

/** Keeps `kept` beside whatever table is kept; false where the device refuses. */
export function keepRecord(shelf: Shelf | undefined, kept: PracticeRecord): boolean {
  const { table } = readPractice(shelf).record;
  return keepPractice(shelf, {
    ...without(kept, 'table'), ...(table !== undefined && { table }),
  });
}

/** Keeps `table` beside the record, or forgets it; false where the device refuses. */
export function keepTable(shelf: Shelf | undefined, table: KeptTable | undefined): boolean {
  const rest = without(readPractice(shelf).record, 'table');
  return keepPractice(shelf, { ...rest, ...(table !== undefined && { table }) });
}

/** The file for another device: all but the table that is being played at. */
export function exportPractice(kept: PracticeRecord): string {
  return `${JSON.stringify(without(kept, 'table'), undefined, 2)}\n`;
}

/** What a file from another device holds; the error names the place in it. */
export function importPractice(json: string): Result<PracticeRecord, string> {
  const decoded = decodePractice(json);
  return decoded.ok ? ok(decoded.value) : err(describeError(decoded.error));
}

const LONGEST_TEXT = 4000;
const LONGEST_NAME = 200;
const LONGEST_GAME = 4_000_000;
/** 200 years of weeks. */
const LAST_WEEK = 12_000;

const weekScore: Decoder<WeekScore> = record<WeekScore>({
  week: integer(0, LAST_WEEK), tries: integer(0, 1e6), points: number(0, 1e7), of: number(0, 1e7),
});

const progress: Decoder<Progress> = record<Progress>({
  id: text(LONGEST_NAME), series: list(number(0, 1), 20), best: optional(number(0, 1)),
  weeks: list(weekScore, LAST_WEEK),
});

const keptTable: Decoder<KeptTable> = record<KeptTable>({
  kind: oneOf(SESSION_KINDS), exercise: optional(text(LONGEST_NAME)),
  mirrored: list(oneOf(MIRRORS), 2), from: integer(0, 1e6), running: flag,
  outcome: optional(record({ points: number(0, 1000), of: number(0, 1000) })),
  step: integer(0, 100), pots: integer(0, 100), game: text(LONGEST_GAME),
});

const practice: Decoder<PracticeRecord> = record<PracticeRecord>({
  version: oneOf([PRACTICE_VERSION]),
  draft: optional(text(LONGEST_TEXT)),
  layouts: list(record<SavedLayout>({ name: text(LONGEST_NAME), text: text(LONGEST_TEXT) }), 1000),
  progress: list(progress, 1000),
  fiveShots: optional(integer(0, 5)),
  table: optional(keptTable),
});

function decodePractice(json: string): Result<PracticeRecord, DecodeError> {
  return isVersionZero(json) ? ok(EMPTY_RECORD) : decodeJson(json, practice);
}

/** Before the first version nothing was kept: an empty record, with or without its number. */
function isVersionZero(json: string): boolean {
  const bare = json.replace(/\s/g, '');
  return bare === '{}' || bare === '{"version":0}';
}
