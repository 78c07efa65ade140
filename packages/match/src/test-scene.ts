/** Scenes for the tests: matches that stand at a position, and strokes that do what is wanted. */
import { type Vec2, add, atan2, degrees, scale, subtract } from '@tenball/base';
import {
  type Ball, type Layout, type Pocket, TABLES, snapToNanometre, tableGeometry,
} from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import type { Seat } from '@tenball/rules';
import { applyAll } from './apply.ts';
import type { Command, Rejection } from './command.ts';
import { decide } from './decide.ts';
import type { Match, MatchSetup } from './match.ts';
import { matchFromPosition } from './match-position.ts';
import type { Position } from './position.ts';
import { DEFAULT_SETUP } from './start-match.ts';
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
export function entriesOf(match: Match, seat: Seat, command: Command): Entry[] {
  const decided = decide(match, seat, command);
  if (!decided.ok) throw new Error(`refused: ${decided.error.code}`);
  return decided.value;
}

/** The match after a command that must not be refused. */
export function after(match: Match, seat: Seat, command: Command): Match {
  return applyAll(match, entriesOf(match, seat, command));
}

/** Why a command is refused. */
export function refusalOf(match: Match, seat: Seat, command: Command): Rejection | undefined {
  const decided = decide(match, seat, command);
  return decided.ok ? undefined : decided.error;
}

/** The shot a command leads to. */
export function shotOf(
  match: Match, seat: Seat, command: Command,
): Extract<Entry, { readonly kind: 'shot' }> {
  const shot = entriesOf(match, seat, command)[0];
  if (shot?.kind !== 'shot') throw new Error('no shot');
  return shot;
}
