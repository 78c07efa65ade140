/** The table in text: balls as circled numbers, head on the left, foot on the right. */
import type { Vec2 } from '@tenball/base';
import {
  type Ball, type Layout, POCKETS, TABLES, type TableId, type TableSpec, ballsOf, formatBall,
  spotsOf, tableGeometry,
} from '@tenball/equipment';

const COLUMNS = 76;
const ROWS = 19;
/** The open cloth has no size of its own: as much as a nine-foot bed is shown at least. */
const OPEN_REACH = TABLES['9'];
const NUMBERS = ['○', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨', '⑩'] as const;

/** A picture of `layout` on a table, and below it a line for each ball with its place. */
export function drawLayout(tableId: TableId, layout: Layout): string {
  const table = TABLES[tableId];
  const frame = frameOf(table, layout);
  const cells = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  drawSpots(cells, table, frame);
  for (const ball of ballsOf(layout)) drawBall(cells, frame, ball, layout[ball]);
  const picture = table.hasCushions ? railed(cells, table, frame) : framed(cells);
  return [...picture, ...ballsOf(layout).map((ball) => placeLine(table, ball, layout[ball]))]
    .join('\n');
}

type Cells = readonly string[][];

/** Half the length and width that are shown, metres. */
interface Frame {
  readonly x: number;
  readonly y: number;
}

function frameOf(table: TableSpec, layout: Layout): Frame {
  if (table.hasCushions) return { x: table.length / 2, y: table.width / 2 };
  const reach = ballsOf(layout).map((ball) => {
    const at = layout[ball] ?? { x: 0, y: 0 };
    return Math.max(Math.abs(at.x), 2 * Math.abs(at.y));
  });
  const x = Math.max(OPEN_REACH.length / 2, ...reach);
  return { x, y: x / 2 };
}

function cellOf({ x, y }: Vec2, frame: Frame): { readonly column: number; readonly row: number } {
  const column = Math.floor(((x + frame.x) / (2 * frame.x)) * COLUMNS);
  const row = Math.floor(((frame.y - y) / (2 * frame.y)) * ROWS);
  return { column: clamp(column, COLUMNS), row: clamp(row, ROWS) };
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}

function drawSpots(cells: Cells, table: TableSpec, frame: Frame): void {
  const { foot, head, headString } = spotsOf(table);
  const { column } = cellOf({ x: headString, y: 0 }, frame);
  for (const row of cells) row[column] = '┊';
  for (const spot of [foot, head]) put(cells, cellOf(spot, frame), '·');
}

function put(
  cells: Cells, { column, row }: { readonly column: number; readonly row: number }, sign: string,
): void {
  const line = cells[row];
  if (line !== undefined) line[column] = sign;
}

/** A ball whose cell is taken moves to the nearest free one: every ball is seen. */
function drawBall(cells: Cells, frame: Frame, ball: Ball, at: Vec2 | undefined): void {
  if (at === undefined) return;
  const { column, row } = cellOf(at, frame);
  for (const [dx, dy] of [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [2, 0], [-2, 0]] as const) {
    const place = { column: clamp(column + dx, COLUMNS), row: clamp(row + dy, ROWS) };
    const sign = cells[place.row]?.[place.column] ?? '';
    if ((NUMBERS as readonly string[]).includes(sign)) continue;
    put(cells, place, NUMBERS[ball]);
    return;
  }
}

function framed(cells: Cells): string[] {
  const edge = '·'.repeat(COLUMNS + 2);
  return [edge, ...cells.map((row) => `·${row.join('')}·`), edge];
}

/** The rails, open where the mouths of the pockets are. */
function railed(cells: Cells, table: TableSpec, frame: Frame): string[] {
  const { noses } = tableGeometry(table, 0.005);
  const isLong = (side: number, x: number): boolean => noses.some(({ from, to, normal }) => (
    normal.y === -side && Math.min(from.x, to.x) <= x && x <= Math.max(from.x, to.x)
  ));
  const isShort = (y: number): boolean => noses.some(({ from, to, normal }) => (
    normal.x !== 0 && Math.min(from.y, to.y) <= y && y <= Math.max(from.y, to.y)
  ));
  const long = (side: number): string => Array.from({ length: COLUMNS }, (_, column) => {
    const x = ((column + 0.5) / COLUMNS) * 2 * frame.x - frame.x;
    return isLong(side, x) ? '━' : ' ';
  }).join('');
  const lines = cells.map((row, index) => {
    const wall = isShort(frame.y - ((index + 0.5) / ROWS) * 2 * frame.y) ? '┃' : ' ';
    return `${wall}${row.join('')}${wall}`;
  });
  const [hl, hr, sl, sr, fl, fr] = POCKETS;
  return [
    labels(hl, sl, fl), ` ${long(1)} `, ...lines, ` ${long(-1)} `, labels(hr, sr, fr),
  ];
}

function labels(head: string, side: string, foot: string): string {
  const gap = ' '.repeat((COLUMNS + 2 - 6) / 2);
  return `${head}${gap}${side}${gap}${foot}`;
}

/** Millimetres, and diamonds from the head-right corner as people say them. */
function placeLine(table: TableSpec, ball: Ball, at: Vec2 | undefined): string {
  if (at === undefined) return '';
  const mm = `${fixed(at.x * 1000, 10)} ${fixed(at.y * 1000, 10)} mm`;
  const along = (at.x / table.length + 0.5) * 8;
  const across = (at.y / table.width + 0.5) * 4;
  const diamonds = table.hasCushions
    ? `   diamonds ${fixed(along, 5)} ${fixed(across, 5)}` : '';
  return `${NUMBERS[ball]} ${formatBall(ball).padStart(2)} ${mm}${diamonds}`;
}

function fixed(value: number, width: number): string {
  return value.toFixed(width > 5 ? 3 : 2).padStart(width);
}
