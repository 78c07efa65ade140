/** What the address bar asks for: `?p=` and `level`, `lang`, `quality`, `debug`. */
import { type Level, LEVELS } from '@tenball/ai';
import { type Result, err, ok } from '@tenball/base';
import {
  DEFAULT_SETUP, type TextError, actorOf, matchFromPosition, parsePosition,
} from '@tenball/match';
import type { BySeat } from '@tenball/rules';
import type { Language, SeatControl, Settings } from './state.ts';
import type { Game } from './update/step.ts';

export interface Address {
  /** TBP1 text, spaces restored. */
  readonly position: string | undefined;
  /** The computer's level at seat B; two people play where it is missing. */
  readonly level: Level | undefined;
  readonly language: Language | undefined;
  readonly graphics: Settings['graphics'] | undefined;
  /** Opens the door of the browser tests; a value is the seed of the visit. */
  readonly debug: string | undefined;
  /** With the door open: how long the computer may think at most, milliseconds. */
  readonly capMs: number | undefined;
}

/** With the door open the computer thinks to its end, so that a visit can be repeated. */
const PATIENT_MS = 120_000;

/** What `search` (the query part of an address) asks for. What makes no sense is left out. */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    position: query.get('p')?.replaceAll('~', ' '),
    level: LEVELS.find((level) => String(level) === query.get('level')),
    language: (['ru', 'en'] as const).find((language) => language === query.get('lang')),
    graphics: (['low', 'mid', 'high', 'plan', 'auto'] as const)
      .find((graphics) => graphics === query.get('quality')),
    debug: query.get('debug') ?? undefined,
    capMs: query.has('debug') ? Number(query.get('cap') ?? PATIENT_MS) : undefined,
  };
}

/** The match that begins at a position, and the position. The error names the character. */
export function matchFromText(
  text: string, names: BySeat<string>, seed: number,
): Result<Pick<Game, 'match' | 'origin'>, TextError> {
  const position = parsePosition(text);
  if (!position.ok) return position;
  const match = matchFromPosition(position.value, { ...DEFAULT_SETUP, names, seed });
  const { phase } = match.situation;
  if (actorOf(match) === undefined && phase !== 'matchOver') return err(notPlayable(text, phase));
  return ok({ match, origin: position.value });
}

/** A lag or an interrupted match is no place to begin at this table. */
function notPlayable(text: string, phase: string): TextError {
  const at = Math.max(0, text.indexOf(' ph=') + ' ph='.length);
  const expected = 'break, shot or decision';
  return { at, expected, message: `character ${at + 1}: expected ${expected}, found "${phase}"` };
}

/** Who sits where when a position is opened. */
export function seatsFor(address: Address, names: BySeat<string>): BySeat<SeatControl> {
  return {
    A: { kind: 'human', name: names.A },
    B: address.level === undefined
      ? { kind: 'human', name: names.B }
      : { kind: 'computer', level: address.level },
  };
}

/** `address` without the position, so that a reload resumes the match instead of restarting it. */
export function withoutPosition(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('p');
  query.delete('level');
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
