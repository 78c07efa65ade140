/** Scenes for the tests: matches that stand at a position, and strokes that do what is wanted. */
import { type Vec2, add, atan2, degrees, scale, subtract } from '@tenball/base';
import {
  type Ball, type Layout, type Pocket, TABLES, snapToNanometre, tableGeometry,
} from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import {
  type MatchEvent, type Official, type Question, type Situation, parseQuestion, parseShotLog,
} from '@tenball/rules';
import { applyAll } from './apply.ts';
import type { Command, CommandOf, Rejection } from './command.ts';
import { decide } from './decide.ts';
import type { Match, MatchSetup } from './match.ts';
import { matchFromPosition } from './match-position.ts';
import type { Position } from './position.ts';
import { DEFAULT_SETUP, matchAt } from './start-match.ts';
import type { Entry } from './scoresheet.ts';

const QUIET: Position = {
  table: '9',
  layout: {},
  shooter: 'A',
  rackNumber: 1,
  strokesPlayed: 4,
  cueBall: 'asIs',
  pushOutOpen: false,
  consecutiveFouls: { A: 0, B: 0 },
  phase: 'shot',
  call: undefined,
  edition: 'base', overrides: undefined,
  score: { A: 0, B: 0 },
  raceTo: { A: 5, B: 5 },
  breaker: 'A',
  breakOrder: undefined,
  extensionsLeft: undefined,
  warnedOnTwo: { A: false, B: false },
  pendingDecision: undefined,
  frozen: { cueBallTo: [], toRail: [] },
};

/** A match with `layout` on the table; player A shoots the fifth stroke unless told otherwise. */
export function scene(
  layout: Layout, changes: Partial<Position> = {}, setup: Partial<MatchSetup> = {},
): Match {
  return matchFromPosition({ ...QUIET, ...changes, layout }, { ...DEFAULT_SETUP, ...setup });
}

/** A stroke along `headingDegrees` in the middle of the ball. */
export function stroke(
  headingDegrees: number, speed: number, changes: Partial<Stroke> = {},
): Stroke {
  return { headingDegrees, speed, elevationDegrees: 0, tipRight: 0, tipUp: 0, ...changes };
}

/** The mouth of a pocket of the nine-foot table and the direction into it. */
export function mouthOf(pocket: Pocket): { readonly mouth: Vec2; readonly axis: Vec2 } {
  const hole = tableGeometry(TABLES['9'], 0.005).holes.find((other) => other.pocket === pocket);
  if (hole === undefined) throw new Error('no such pocket');
  return hole;
}

/** The point `metres` in front of `pocket`, on its axis. */
export function before(pocket: Pocket, metres: number): Vec2 {
  const { mouth, axis } = mouthOf(pocket);
  const at = add(mouth, scale(axis, -metres));
  return { x: snapToNanometre(at.x), y: snapToNanometre(at.y) };
}

/** The heading from one point to another, degrees. */
export function headingTo(from: Vec2, to: Vec2): number {
  const way = subtract(to, from);
  return degrees(atan2(way.y, way.x));
}

/** The heading of `pocket`'s axis, degrees. */
export function headingInto(pocket: Pocket): number {
  return headingTo({ x: 0, y: 0 }, mouthOf(pocket).axis);
}

/** Cue ball and `balls` in a line before `pocket`, nearest first, the cue ball last. */
export function lineBefore(pocket: Pocket, balls: readonly Ball[]): Layout {
  const layout: Partial<Record<Ball, Vec2>> = {};
  balls.forEach((ball, index) => { layout[ball] = before(pocket, 0.15 + 0.12 * index); });
  layout[0] = before(pocket, 0.3 + 0.12 * balls.length);
  return layout;
}

/** The entries of a command that must not be refused. */
export function entriesOf(match: Match, seat: Official, command: Command): Entry[] {
  const decided = decide(match, seat, command);
  if (!decided.ok) throw new Error(`refused: ${decided.error.code}`);
  return decided.value;
}

/** The match after a command that must not be refused. */
export function after(match: Match, seat: Official, command: Command): Match {
  return applyAll(match, entriesOf(match, seat, command));
}

/** Why a command is refused. */
export function refusalOf(
  match: Match, seat: Official, command: Command,
): Rejection | undefined {
  const decided = decide(match, seat, command);
  return decided.ok ? undefined : decided.error;
}

/** A match at a real table that stands where a question begins: `A 2nd balls:1,2,10`. */
export function atTable(
  before: string, setup: Partial<MatchSetup> = {}, changes: Partial<Situation> = {},
): Match {
  const { situation, raceTo } = readSituation(before);
  return matchAt({ ...DEFAULT_SETUP, raceTo, source: 'table', ...setup }, {
    situation: { ...situation, ...changes }, layout: {}, rackNumber: 1,
  });
}

function readSituation(before: string): Pick<Match, 'situation'> & Pick<MatchSetup, 'raceTo'> {
  const { before: situation } = questionOf(`base | ${before} | none | - cue-down`);
  return { situation, raceTo: situation.raceTo };
}

/** A report in the notation of questions, call and shot log, possible or not: `1@FL | >1 1@FL`. */
export function seen(text: string): CommandOf<'report'> {
  const [call = '', log = ''] = text.split(' | ');
  const read = parseShotLog(log);
  if (!read.ok) throw new Error(read.error.message);
  const open = call === 'push-out' ? 'A 2nd' : 'A';
  const asked = questionOf(`base | ${open} | ${call} | >1 0|`);
  return { kind: 'report', call: asked.call, log: read.value };
}

function questionOf(text: string): Question {
  const read = parseQuestion(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** The command that puts `event` on record. */
export function recording(event: MatchEvent): Command {
  return { kind: 'event', event };
}

/** The match after commands in turn, none of which must be refused. */
export function afterAll(
  match: Match, ...commands: readonly (readonly [Official, Command])[]
): Match {
  return commands.reduce((before, [by, command]) => after(before, by, command), match);
}

/** The shot a command leads to. */
export function shotOf(
  match: Match, seat: Official, command: Command,
): Extract<Entry, { readonly kind: 'shot' }> {
  const shot = entriesOf(match, seat, command)[0];
  if (shot?.kind !== 'shot') throw new Error('no shot');
  return shot;
}
