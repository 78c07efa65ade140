/**
 * Random strokes on every table: 1 to 11 balls (some frozen to rails, to each other or in the jaws
 * of a pocket), racks, crowds, elevations to 70 degrees, tips beyond the miscue limit.
 */
import { type Seed, type Vec2, derive, seed, uniform, uniformInteger } from '@tenball/base';
import {
  BALLS, BALL_RADIUS, type Layout, STANDARD_BALL, TABLES, TABLE_IDS, type TableSpec, canRestAt,
  overlapIn, rackLayout, snapToNanometre, tableGeometry, withBall,
} from '@tenball/equipment';
import { DEFAULT_PARAMS, type Stroke } from '@tenball/physics';

/** A stroke at balls at rest. */
export interface Shot {
  readonly table: TableSpec;
  readonly layout: Layout;
  readonly stroke: Stroke;
}

function between(source: Seed, key: number, from: number, to: number): number {
  return from + (to - from) * uniform(source, key);
}

/** Shot number `number`: a pure function of it. */
export function randomShot(number: number): Shot {
  const root = derive(seed('soak'), number);
  const table = TABLES[TABLE_IDS[uniformInteger(root, 1, TABLE_IDS.length)] ?? '9'];
  const isRack = uniform(root, 2) < 0.1;
  const racked = isRack ? rackLayout(table, number, uniform(root, 3) < 0.5 ? 0 : 1e-5) : {};
  const count = isRack ? 1 : 1 + uniformInteger(root, 4, 11);
  const layout = scattered(derive(root, 5), table, racked, count);
  const s = 0.7 * Math.sqrt(uniform(root, 6));
  const direction = between(root, 7, 0, 2 * Math.PI);
  const level = uniform(root, 8) < 0.3;
  const stroke = {
    speed: 0.05 * Math.exp(between(root, 9, 0, Math.log(260))),
    headingDegrees: between(root, 10, 0, 360),
    elevationDegrees: level ? 0 : between(root, 11, 0, 60),
    tipRight: s * Math.cos(direction),
    tipUp: s * Math.sin(direction),
  };
  return { table, layout, stroke };
}

/** Shot number `number` at a crowd: eleven balls within some diameters, at a pocket or anywhere. */
export function crowdedShot(number: number): Shot {
  const root = derive(seed('crowd'), number);
  const table = TABLES[TABLE_IDS[uniformInteger(root, 1, TABLE_IDS.length)] ?? '9'];
  const middle = middleOf(root, table);
  const crowd = crowded(root, table, middle);
  const layout = crowd[0] === undefined ? withBall({}, 0, { x: 0, y: 0 }) : crowd;
  const cue = layout[0] ?? middle;
  const s = 0.6 * Math.sqrt(uniform(root, 30));
  const direction = between(root, 31, 0, 2 * Math.PI);
  const towards = (Math.atan2(middle.y - cue.y, middle.x - cue.x) * 180) / Math.PI;
  const stroke = {
    speed: 0.2 * Math.exp(between(root, 32, 0, Math.log(60))),
    headingDegrees: (towards + between(root, 33, -20, 20) + 360) % 360,
    elevationDegrees: uniform(root, 34) < 0.5 ? 0 : between(root, 35, 0, 70),
    tipRight: s * Math.cos(direction),
    tipUp: s * Math.sin(direction),
  };
  return { table, layout, stroke };
}

function middleOf(source: Seed, table: TableSpec): Vec2 {
  const { holes } = tableGeometry(table, DEFAULT_PARAMS.jawRadius);
  return holes[uniformInteger(source, 2, 12)]?.mouth ?? {
    x: between(source, 3, -table.length / 2, table.length / 2),
    y: between(source, 4, -table.width / 2, table.width / 2),
  };
}

function crowded(source: Seed, table: TableSpec, middle: Vec2): Layout {
  let layout: Layout = {};
  for (const ball of BALLS) {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const at = crowdedPlace(derive(derive(source, 10 + ball), attempt), middle, ball, layout);
      const next = withBall(layout, ball, at);
      if (!canRestAt(table, at, 1e-9) || overlapIn(next, 1.5e-9) !== undefined) continue;
      layout = next;
      break;
    }
  }
  return layout;
}

/** The cue ball anywhere near; the others against a ball that is there, with a gap or without. */
function crowdedPlace(source: Seed, middle: Vec2, ball: number, layout: Layout): Vec2 {
  const near = Object.values(layout)[uniformInteger(source, 1, 11)];
  const angle = between(source, 2, 0, 2 * Math.PI);
  const gap = uniform(source, 3) < 0.5 ? 0 : 1e-4 * uniform(source, 4);
  const spread = ball === 0 ? 0.3 : 0.12;
  const at = near === undefined || ball === 0 ? {
    x: middle.x + between(source, 5, -spread, spread),
    y: middle.y + between(source, 6, -spread, spread),
  } : {
    x: near.x + (2 * BALL_RADIUS + gap) * Math.cos(angle),
    y: near.y + (2 * BALL_RADIUS + gap) * Math.sin(angle),
  };
  return { x: snapToNanometre(at.x), y: snapToNanometre(at.y) };
}

/** `layout` with the first `count` balls added, cue ball first, each where it can lie. */
function scattered(source: Seed, table: TableSpec, layout: Layout, count: number): Layout {
  let result = layout;
  for (const [index, ball] of BALLS.slice(0, count).entries()) {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const at = place(derive(derive(source, index), attempt), table, result);
      const next = withBall(result, ball, at);
      if (!canRestAt(table, at, 1e-9) || overlapIn(next, 1.5e-9) !== undefined) continue;
      result = next;
      break;
    }
  }
  return result;
}

/** Anywhere; or on a rail, against a ball, or in a mouth. */
function place(source: Seed, table: TableSpec, layout: Layout): Vec2 {
  const reachX = table.length / 2 - STANDARD_BALL.railDistance;
  const reachY = table.width / 2 - STANDARD_BALL.railDistance;
  let x = between(source, 1, -reachX, reachX);
  let y = between(source, 2, -reachY, reachY);
  const kind = uniform(source, 3);
  const others = Object.values(layout);
  const other = others[uniformInteger(source, 4, Math.max(1, others.length))];
  const holes = tableGeometry(table, DEFAULT_PARAMS.jawRadius).holes;
  const hole = holes[uniformInteger(source, 5, 6)];
  if (kind < 0.1) {
    if (uniform(source, 6) < 0.5) x = Math.sign(x) * reachX;
    else y = Math.sign(y) * reachY;
  } else if (kind < 0.25 && other !== undefined) {
    const angle = between(source, 7, 0, 2 * Math.PI);
    x = other.x + 2 * BALL_RADIUS * Math.cos(angle);
    y = other.y + 2 * BALL_RADIUS * Math.sin(angle);
  } else if (kind < 0.35 && hole !== undefined) {
    x = hole.mouth.x + between(source, 8, -0.06, 0.06);
    y = hole.mouth.y + between(source, 9, -0.06, 0.06);
  }
  return { x: snapToNanometre(x), y: snapToNanometre(y) };
}
