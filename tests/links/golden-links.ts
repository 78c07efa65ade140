/**
 * The golden links: one line each, `name | strokes | hash of the last | link`. Whoever follows one
 * of them in years must see the same game: the links are never made anew but for new physics.
 */
import { readFileSync } from 'node:fs';
import { SKILLS, type Level, carryOut, choose, planningSeed } from '@tenball/ai';
import { seed } from '@tenball/base';
import {
  DEFAULT_SETUP, type Match, type MatchSetup, actorOf, applyAll, decide, formatGame,
  formatPosition, gameOf, matchFromPosition, parsePosition, positionOf, replayGame, startMatch,
} from '@tenball/match';
import { PHYSICS_VERSION, type Stroke, quantiseStroke } from '@tenball/physics';
import { type Edition, rulebookFrom } from '@tenball/rules';
import { formatLink, formatPlainLink, readLink } from '../../apps/web/src/share/link.ts';
import { readSubject } from '../../apps/web/src/share/subject.ts';

/** Where the golden links lie, from this file. */
export const LINKS = new URL('../../fixtures/links.txt', import.meta.url);
const STROKES = new URL('../../fixtures/golden.txt', import.meta.url);
const MATCH = new URL('../../fixtures/links-match.tbg', import.meta.url);

/** A decision of these games looks at so many simulations: they need not be well played. */
const BUDGET = 120;
const MOST_ACTS = 400;

export interface GoldenLink {
  readonly name: string;
  readonly strokes: number;
  readonly hash: string;
  readonly link: string;
}

/** The links in `text`; other lines are comments or empty. */
export function linksOf(text: string): readonly GoldenLink[] {
  return text.split('\n').filter((line) => /^[^#]* \| /.test(line)).map((line) => {
    const [name = '', strokes = '', hash = '', link = ''] = line.split(' | ');
    return { name, strokes: Number(strokes), hash, link };
  });
}

/** What `link` comes to when its text is played again. */
export function followed(name: string, link: string): GoldenLink & { readonly differs: number } {
  const read = readLink(link);
  if (read?.ok !== true) throw new Error(`${name}: the link cannot be read`);
  const subject = readSubject(read.value.text);
  if (!subject.ok) throw new Error(`${name}: ${subject.error.message}`);
  if (subject.value.kind === 'layout') {
    return { name, link, strokes: 0, hash: formatPosition(subject.value.position), differs: 0 };
  }
  const { report, differences, complete } = replayGame(subject.value.game, subject.value.places);
  const hashes = report.match.scoresheet.flatMap((entry) => (
    entry.kind === 'shot' ? [entry.hash] : []
  ));
  const differs = differences.length + (complete ? 0 : 1);
  return { name, link, strokes: hashes.length, hash: hashes.at(-1) ?? '-', differs };
}

/** All links made anew, as the text of the file. */
export async function regenerated(comment: string): Promise<string> {
  const lines: string[] = [];
  for (const [name, text] of texts()) {
    const make = name === 'a plain link' ? formatPlainLink : formatLink;
    const { strokes, hash, link } = followed(name, `#${await make(text, PHYSICS_VERSION)}`);
    lines.push([name, strokes, hash, link].join(' | '));
  }
  return `${comment}\n${lines.join('\n')}\n`;
}

/** What is shared: racks of all levels, strokes of every kind, a match, a layout. */
function* texts(): Generator<readonly [string, string]> {
  for (const [index, [level, other, table, edition]] of RACKS.entries()) {
    const rules = rulebookFrom(edition);
    if (!rules.ok) throw new Error(edition);
    const match = rackBetween([level, other], index + 1, { table, rulebook: rules.value });
    yield [`a rack of levels ${level} and ${other}, ${table}, ${edition}`, textOf(match)];
  }
  for (const [name, line] of Object.entries(SHOTS)) yield [name, textOf(shotOf(line))];
  yield ['a match of three racks', readFileSync(MATCH, 'utf8')];
  yield ['a push-out that is passed back', textOf(pushedOut())];
  yield ['a layout', formatPosition(positionOf(shotOf(SHOTS['a combination'])))];
  yield ['a plain link', textOf(shotOf(SHOTS['a bank of two rails']))];
}

const RACKS: readonly (readonly [Level, Level, MatchSetup['table'], Edition])[] = [
  [1, 2, '9', 'base'], [3, 1, '7', 'wpa-2016'], [4, 3, '8', 'base'], [5, 4, '9', 'csi'],
  [6, 5, '9-tight', 'base'], [7, 8, '9', 'wpa-2025'], [8, 6, '7', 'base'], [9, 7, '9', 'upa'],
  [10, 9, '9', 'base'], [10, 2, '9-tight', 'wpa-2008'],
];

/** Lines of the golden strokes, from 1. */
const SHOTS = {
  'a break': 6, 'a bank of two rails': 28, 'a combination': 46, 'a scratch': 44,
  'a masse': 51, 'a jump over a ball': 52,
} as const;

function textOf(match: Match): string {
  return formatGame(gameOf(match));
}

function shotOf(line: number): Match {
  const [text = '', numbers = ''] = (
    readFileSync(STROKES, 'utf8').split('\n')[line - 1] ?? ''
  ).split(' | ');
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`line ${line}: ${position.error.message}`);
  const [speed = 0, headingDegrees = 0, elevationDegrees = 0, tipRight = 0, tipUp = 0] = numbers
    .split(' ').map(Number);
  const stroke = { speed, headingDegrees, elevationDegrees, tipRight, tipUp };
  const setup = { ...DEFAULT_SETUP, names: { A: 'Вера «Щука»', B: "O'Hara" } };
  return struck(matchFromPosition(position.value, setup), quantiseStroke(stroke), 'safety');
}

function struck(match: Match, stroke: Stroke, kind: 'safety' | 'push-out'): Match {
  const seat = actorOf(match);
  const shot = { kind: 'shoot', call: { kind }, stroke } as const;
  const entries = seat === undefined ? undefined : decide(match, seat, shot);
  if (entries?.ok !== true) throw new Error(entries?.error.code ?? 'nobody shoots');
  return applyAll(match, entries.value);
}

function pushedOut(): Match {
  const position = parsePosition(
    'TBP1 9 c@-400,200/1@300,-450/5@100,100/10@635,0 sA r1 n1 bih=0 po=1 f=0,0 ph=shot call=-',
  );
  if (!position.ok) throw new Error(position.error.message);
  const stroke = {
    speed: 1.2, headingDegrees: 90, elevationDegrees: 0, tipRight: 0, tipUp: 0,
  };
  const pushed = struck(matchFromPosition(position.value, DEFAULT_SETUP), stroke, 'push-out');
  const passed = decide(pushed, 'B', { kind: 'choose', decision: 'passBack' });
  if (!passed.ok) throw new Error(passed.error.code);
  return struck(applyAll(pushed, passed.value), { ...stroke, headingDegrees: 300 }, 'safety');
}

/** One rack between two levels, told up to its end. */
function rackBetween(
  [a, b]: readonly [Level, Level], number: number, rules: Partial<MatchSetup>,
): Match {
  const root = seed(number);
  const skills = { A: SKILLS[a], B: SKILLS[b] };
  let match = startMatch({
    ...DEFAULT_SETUP, ...rules, seed: number, raceTo: { A: 1, B: 1 },
    names: { A: `Level ${a}`, B: `Level ${b}` },
  });
  for (let act = 0; act < MOST_ACTS; act += 1) {
    const seat = actorOf(match);
    if (seat === undefined) return match;
    const skill = skills[seat];
    const { command } = choose(match, seat, skill, planningSeed(root, match), BUDGET);
    match = carryOut(match, seat, command, skill, root);
  }
  throw new Error(`levels ${a} and ${b} do not end`);
}
