/** The hand sets the stroke: direction, speed, tip, elevation. Only while a human aims. */
import type { Vec2 } from '@tenball/base';
import { headingOf, wrapDegrees } from '../input/aim.ts';
import { STEEPEST } from '../elevation.ts';
import { clampSpeed } from '../input/power.ts';
import { clampTip } from '../input/tip.ts';
import type { Aim, Table } from '../state.ts';
import { withElevation } from './turn.ts';

export function turnAim(table: Table, byDegrees: number): Table {
  return withAim(table, { headingDegrees: wrapDegrees(table.aim.headingDegrees + byDegrees) });
}

export function aimAt(table: Table, point: Vec2): Table {
  const cueBall = table.match.layout[0];
  if (cueBall === undefined || (cueBall.x === point.x && cueBall.y === point.y)) return table;
  return withAim(table, { headingDegrees: headingOf(cueBall, point) });
}

export function setSpeed(table: Table, speed: number): Table {
  return withAim(table, { speed: clampSpeed(speed) });
}

export function setTip(table: Table, right: number, up: number): Table {
  const tip = clampTip({ x: right, y: up });
  return withAim(table, { tipRight: tip.x, tipUp: tip.y });
}

export function setElevation(table: Table, degrees: number): Table {
  return withAim(table, { elevationDegrees: Math.min(STEEPEST, Math.max(0, degrees)) });
}

function withAim(table: Table, change: Partial<Aim>): Table {
  if (table.activity.kind !== 'aiming') return table;
  return { ...table, aim: withElevation(table.match, { ...table.aim, ...change }) };
}
