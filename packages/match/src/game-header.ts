/** The header of a game file: what its tags mean, and the canonical tags of a game. */
import { type Result, ok } from '@tenball/base';
import { TABLE_IDS } from '@tenball/equipment';
import { DEFAULT_PARAMS, PARAM_NAMES, type Params, checkParams } from '@tenball/physics';
import { type BySeat, SEATS } from '@tenball/rules';
import { ABOUT_TAGS, type AboutTag, type Game, type GameOutcome } from './game.ts';
import { type TagFault, type Tags, formatRules, readRules, tagFault } from './game-rules.ts';
import { TAGS, type Tag, type TagName, formatTag } from './game-tags.ts';
import { problemIn, readNumber, readWhole } from './game-text.ts';
import type { MatchSetup } from './match.ts';
import { paramBounds } from './param-bounds.ts';
import type { Position } from './position.ts';
import { formatPosition, parsePosition } from './position-notation.ts';
import { DEFAULT_SETUP } from './start-match.ts';

/** A game without its play. */
export type Header = Omit<Game, 'items'>;

/** The value of the first tag: the mark of the notation and its version. */
export const MARK = 'TBG1';
/** Tags without which a game cannot be played. The others have defaults. */
export const REQUIRED_TAGS = ['Game', 'RaceTo', 'First', 'Source'] as const;
const BREAKERS = [...SEATS, 'lag'] as const satisfies readonly MatchSetup['firstBreaker'][];
const SOURCES = ['sim', 'table'] as const satisfies readonly MatchSetup['source'][];
const MOST_RACKS = 9999;
/** The widest spread of gaps in a rack, metres. */
const WIDEST_GAP = 0.01;

/** The header that `tags` make. Tags that must be there are there. */
export function readHeader(tags: Tags): Result<Header, TagFault> {
  const setup = readSetup(tags);
  if (!setup.ok) return setup;
  const position = readWith(tags.Position, readPosition, undefined);
  if (!position.ok) return position;
  const outcome = readWith(tags.Result, readOutcome, undefined);
  if (!outcome.ok) return outcome;
  return ok({
    setup: setup.value,
    position: position.value,
    physics: tags.Physics?.value,
    about: aboutOf(tags),
    outcome: outcome.value,
  });
}

function readSetup(tags: Tags): Result<MatchSetup, TagFault> {
  const rulebook = readRules(tags);
  if (!rulebook.ok) return rulebook;
  const raceTo = readWith(tags.RaceTo, readRace, DEFAULT_SETUP.raceTo);
  if (!raceTo.ok) return raceTo;
  const table = readWith(tags.Table, word(TABLE_IDS), DEFAULT_SETUP.table);
  if (!table.ok) return table;
  const firstBreaker = readWith(tags.First, word(BREAKERS), DEFAULT_SETUP.firstBreaker);
  if (!firstBreaker.ok) return firstBreaker;
  const source = readWith(tags.Source, word(SOURCES), DEFAULT_SETUP.source);
  if (!source.ok) return source;
  const params = readWith(tags.Params, readParams, DEFAULT_PARAMS);
  if (!params.ok) return params;
  const seed = readWith(tags.Seed, readSeed, DEFAULT_SETUP.seed);
  if (!seed.ok) return seed;
  const gap = readWith(tags.Gap, readGap, DEFAULT_SETUP.rackGapSigma);
  if (!gap.ok) return gap;
  return ok({
    rulebook: rulebook.value,
    names: { A: tags.A?.value ?? 'A', B: tags.B?.value ?? 'B' },
    raceTo: raceTo.value,
    table: table.value,
    params: params.value,
    seed: seed.value,
    rackGapSigma: gap.value,
    firstBreaker: firstBreaker.value,
    source: source.value,
  });
}

function readWith<T, U>(
  tag: Tag | undefined, read: (tag: Tag) => Result<T, TagFault>, otherwise: U,
): Result<T | U, TagFault> {
  return tag === undefined ? ok(otherwise) : read(tag);
}

function word<T extends string>(words: readonly T[]) {
  return (tag: Tag): Result<T, TagFault> => {
    const found = words.find((one) => one === tag.value);
    return found === undefined ? tagFault(tag, 0, `one of ${words.join(', ')}`) : ok(found);
  };
}

function readRace(tag: Tag): Result<BySeat<number>, TagFault> {
  const [a = '', b = a, extra] = tag.value.split('-');
  const A = readWhole(a, 1, MOST_RACKS);
  const B = readWhole(b, 1, MOST_RACKS);
  if (A === undefined || B === undefined || extra !== undefined) {
    return tagFault(tag, 0, `racks to win, such as 7, or 7-5 in a handicap race`);
  }
  return ok({ A, B });
}

function readParams(tag: Tag): Result<Params, TagFault> {
  const params: { -readonly [K in keyof Params]?: number } = {};
  for (const { 0: written, index } of tag.value.matchAll(/\S+/g)) {
    const equals = written.indexOf('=');
    const name = PARAM_NAMES.find((known) => known === written.slice(0, equals));
    if (name === undefined) {
      return tagFault(tag, index, `a parameter and its value, such as muSlide=0.21`);
    }
    const { least, most } = paramBounds(name);
    const value = readNumber(written.slice(equals + 1));
    if (value === undefined || value < least || value > most) {
      return tagFault(tag, index + equals + 1, `a number from ${least} to ${most}`);
    }
    if (Object.hasOwn(params, name)) {
      return tagFault(tag, index, 'each parameter once', `${name} stands twice`);
    }
    params[name] = value;
  }
  const all = { ...DEFAULT_PARAMS, ...params };
  const checked = checkParams(all);
  if (checked.ok) return ok(all);
  const { parameter, expected } = checked.error;
  return tagFault(tag, 0, `for ${parameter} ${expected}`);
}

function readSeed(tag: Tag): Result<number, TagFault> {
  const seed = readWhole(tag.value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return seed === undefined ? tagFault(tag, 0, 'a whole number') : ok(seed);
}

function readGap(tag: Tag): Result<number, TagFault> {
  const gap = readNumber(tag.value);
  return gap === undefined || gap < 0 || gap > WIDEST_GAP
    ? tagFault(tag, 0, `metres from 0 to ${WIDEST_GAP}`) : ok(gap);
}

function readPosition(tag: Tag): Result<Position, TagFault> {
  const read = parsePosition(tag.value);
  if (read.ok) return read;
  const { at, expected, message } = read.error;
  return tagFault(tag, at, expected, problemIn(message));
}

function readOutcome(tag: Tag): Result<GameOutcome, TagFault> {
  const [, a = '', b = '', winner] = /^(\d+)-(\d+) ([AB*])$/.exec(tag.value) ?? [];
  const A = readWhole(a, 0, MOST_RACKS);
  const B = readWhole(b, 0, MOST_RACKS);
  if (A === undefined || B === undefined) {
    return tagFault(tag, 0, 'the score and who won, such as 7-5 A, or 3-2 * in an open match');
  }
  return ok({ score: { A, B }, winner: SEATS.find((seat) => seat === winner) });
}

function aboutOf(tags: Tags): Game['about'] {
  const about: Partial<Record<AboutTag, string>> = {};
  for (const name of ABOUT_TAGS) {
    const value = tags[name]?.value;
    if (value !== undefined) about[name] = value;
  }
  return about;
}

/** The canonical lines of a header. */
export function headerLines(header: Header): readonly string[] {
  const values = valuesOf(header);
  return TAGS.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [formatTag(name, value)];
  });
}

function valuesOf({ setup, position, physics, about, outcome }: Header): Partial<
  Record<TagName, string | undefined>
> {
  const { names, raceTo, params, seed, rackGapSigma: gap } = setup;
  const drawn = setup.source === 'sim';
  return {
    Game: MARK,
    ...about,
    ...names,
    RaceTo: raceTo.A === raceTo.B ? String(raceTo.A) : `${raceTo.A}-${raceTo.B}`,
    ...formatRules(setup.rulebook),
    Table: setup.table,
    First: setup.firstBreaker,
    Source: setup.source,
    Physics: physics,
    Params: formatParams(params),
    Seed: drawn || seed !== DEFAULT_SETUP.seed ? String(seed) : undefined,
    Gap: drawn || gap !== DEFAULT_SETUP.rackGapSigma ? String(gap) : undefined,
    Position: position && formatPosition(position),
    Result: outcome && formatOutcome(outcome),
  };
}

function formatParams(params: Params): string | undefined {
  const other = PARAM_NAMES.filter((name) => params[name] !== DEFAULT_PARAMS[name]);
  return other.length === 0
    ? undefined : other.map((name) => `${name}=${params[name]}`).join(' ');
}

/** `7-5 A`, or `3-2 *` while the match goes on. */
export function formatOutcome({ score, winner }: GameOutcome): string {
  return `${score.A}-${score.B} ${winner ?? '*'}`;
}
