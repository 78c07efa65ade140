/**
 * A match as text: its setting and the commands that were given. Playing them again gives the
 * match with its whole scoresheet, because the same input gives the same bits everywhere.
 */
import { type Result, err, ok } from '@tenball/base';
import { TABLE_IDS } from '@tenball/equipment';
import {
  type Match, type MatchSetup, type Position, type SeatCommand, commandsOf, formatPosition,
  paramBounds, parsePosition, replayCommands,
} from '@tenball/match';
import { DEFAULT_PARAMS, PARAM_NAMES, type Params, checkParams } from '@tenball/physics';
import { type BySeat, EDITIONS, type Rulebook, SEATS, rulebookFrom } from '@tenball/rules';
import { seatCommand } from './command.ts';
import {
  type DecodeError, type Decoder, decodeJson, expected, integer, list, number, oneOf, optional,
  record, text,
} from './decode.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** A match and where it began, when that was not its first break. */
export interface SavedGame {
  readonly match: Match;
  readonly origin: Position | undefined;
}

const LONGEST_NAME = 200;
const MOST_COMMANDS = 100_000;
const LONGEST_POSITION = 4000;

/** The text of a match. */
export function encodeGame({ match, origin }: SavedGame): string {
  return JSON.stringify({
    version: PROTOCOL_VERSION,
    setup: match.setup,
    ...(origin === undefined ? {} : { position: formatPosition(origin) }),
    commands: commandsOf(match.scoresheet),
  });
}

/** The match of a text that `encodeGame` wrote; the error says where the text is wrong. */
export function decodeGame(json: string): Result<SavedGame, DecodeError> {
  const decoded = decodeJson(json, game);
  if (!decoded.ok) return decoded;
  const { setup, position, commands } = decoded.value;
  const origin = position === undefined ? undefined : parsePosition(position);
  if (origin?.ok === false) return err({ pointer: '/position', expected: origin.error.message });
  const replayed = replayCommands(setup, commands, origin?.value);
  if (!replayed.ok) {
    const { index, rejection } = replayed.error;
    return expected(`/commands/${index}`, `a command that is not refused (${rejection.code})`);
  }
  return ok({ match: replayed.value, origin: origin?.value });
}

interface Written {
  readonly version: number;
  readonly setup: MatchSetup;
  readonly position: string | undefined;
  readonly commands: readonly SeatCommand[];
}

const bySeat = <T>(decoder: Decoder<T>): Decoder<BySeat<T>> =>
  record<BySeat<T>>({ A: decoder, B: decoder });

/** A parameter that the text does not have is the default: it came with a later version. */
export const params: Decoder<Params> = (value, pointer) => {
  const fields = Object.fromEntries(PARAM_NAMES.map((name) => [name, optional(param(name))]));
  const decoded = record<Record<string, number | undefined>>(fields)(value, pointer);
  if (!decoded.ok) return decoded;
  const all = { ...DEFAULT_PARAMS, ...decoded.value };
  const checked = checkParams(all);
  if (checked.ok) return ok(all);
  const { parameter, expected: what } = checked.error;
  const given = Object.keys(decoded.value);
  if (given.includes(parameter)) return expected(`${pointer}/${parameter}`, what);
  const cause = given.find((name) => what.includes(name)) ?? parameter;
  return expected(`${pointer}/${cause}`, `a value that ${parameter} fits: there ${what}`);
};

function param(name: keyof Params): Decoder<number> {
  const { least, most } = paramBounds(name);
  return number(least, most);
}

/** An edition with the parameters in which it differs. */
const rulebook: Decoder<Rulebook> = (value, pointer) => {
  const edition = record<Pick<Rulebook, 'edition'>>({ edition: oneOf(EDITIONS) })(value, pointer);
  if (!edition.ok) return edition;
  const overrides = Object.fromEntries(
    Object.entries(value as object).filter(([name]) => name !== 'edition'),
  );
  const built = rulebookFrom(edition.value.edition, overrides);
  if (built.ok) return built;
  return expected(pointer + built.error.pointer.replace('/overrides', ''), built.error.expected);
};

const source = oneOf(['sim', 'table']);

/** The setting of a match. One that an earlier version wrote has no source: it was simulated. */
export const setup: Decoder<MatchSetup> = record<MatchSetup>({
  rulebook,
  names: bySeat(text(LONGEST_NAME)),
  raceTo: bySeat(integer(1, 1000)),
  table: oneOf(TABLE_IDS),
  params,
  seed: integer(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  rackGapSigma: number(0, 0.01),
  firstBreaker: oneOf([...SEATS, 'lag']),
  source: (value, pointer) => value === undefined ? ok('sim') : source(value, pointer),
});

const game: Decoder<Written> = record<Written>({
  version: integer(PROTOCOL_VERSION, PROTOCOL_VERSION),
  setup,
  position: optional(text(LONGEST_POSITION)),
  commands: list(seatCommand, MOST_COMMANDS),
});
