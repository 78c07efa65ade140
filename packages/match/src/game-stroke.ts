/** Calls and strokes in a game file: `2>SR v2100 p33.100002 e3.5 t-0.2,0.35`. */
import { type Result, ok } from '@tenball/base';
import { OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import { type Stroke, quantiseStroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { type Fault, type Word, fault, formatDecimal, readDecimal } from './game-text.ts';

export const EXPECTED_CALL = 'a call: break, 2>SR, 2>SR* (obvious, not spoken), safe, push or none';

/** The canonical text of a call. On the break nothing is called, and the word is `break`. */
export function formatCall(call: Call, number: number | undefined): string {
  switch (call.kind) {
    case 'none': return number === 1 ? 'break' : 'none';
    case 'safety': return 'safe';
    case 'push-out': return 'push';
    case 'pot': return `${call.ball}>${call.pocket}${call.obvious ? '*' : ''}`;
  }
}

/** The call that a word says; undefined where it says none. */
export function readCall(text: string): Call | undefined {
  if (text === 'break' || text === 'none') return { kind: 'none' };
  if (text === 'safe') return { kind: 'safety' };
  if (text === 'push') return { kind: 'push-out' };
  const [, number, name, obvious] = /^(\d+)>([A-Z]{2})(\*?)$/.exec(text) ?? [];
  const ball = OBJECT_BALLS.find((one) => String(one) === number);
  const pocket = POCKETS.find((one) => one === name);
  if (ball === undefined || pocket === undefined) return undefined;
  return { kind: 'pot', ball, pocket, obvious: obvious === '*' };
}

/** Decimals of a speed in mm/s; of degrees and of shares of the ball's radius. */
const SPEED_DECIMALS = 3;
const DECIMALS = 6;
const GRID = 1e6;

/** The canonical text of a stroke: mm/s, degrees, degrees, ball radii; on the stroke's grid. */
export function formatStroke(stroke: Stroke): string {
  const { speed, headingDegrees, elevationDegrees, tipRight, tipUp } = quantiseStroke(stroke);
  return [
    `v${formatDecimal(Math.round(speed * GRID), SPEED_DECIMALS)}`,
    `p${onGrid(headingDegrees)}`,
    `e${onGrid(elevationDegrees)}`,
    `t${onGrid(tipRight)},${onGrid(tipUp)}`,
  ].join(' ');
}

function onGrid(value: number): string {
  return formatDecimal(Math.round(value * GRID), DECIMALS);
}

const PARTS = [
  { letter: 'v', expected: 'the speed in mm/s with at most 3 decimals, such as v2100' },
  { letter: 'p', expected: 'the heading in degrees with at most 6 decimals, such as p33.1' },
  { letter: 'e', expected: 'the elevation in degrees with at most 6 decimals, such as e2.5' },
  { letter: 't', expected: 'the tip, right and up, in ball radii, such as t-0.2,0.35' },
] as const;

/** The stroke of four words, the first `words`; they end at column `end`. */
export function readStroke(words: readonly Word[], end: number): Result<Stroke, Fault> {
  const values: number[] = [];
  for (const [index, { letter, expected }] of PARTS.entries()) {
    const word = words[index];
    if (word?.text.startsWith(letter) !== true) return fault(word?.at ?? end, expected);
    const decimals = letter === 'v' ? SPEED_DECIMALS : DECIMALS;
    const said = word.text.slice(1).split(',').map((text) => readDecimal(text, decimals));
    const units = said.filter((value) => value !== undefined);
    if (units.length !== said.length || units.length !== (letter === 't' ? 2 : 1)) {
      return fault(word.at + 1, expected);
    }
    values.push(...units);
  }
  const extra = words[PARTS.length];
  if (extra !== undefined) return fault(extra.at, '"=", a mark, a note or the end of the line');
  const [speed = 0, headingDegrees = 0, elevationDegrees = 0, tipRight = 0, tipUp = 0] = values
    .map((units) => units / GRID);
  return ok(quantiseStroke({ speed, headingDegrees, elevationDegrees, tipRight, tipUp }));
}
