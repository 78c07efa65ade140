/**
 * The golden strokes: one line each, `TBP1 … | speed heading elevation tipRight tipUp | events |
 * seconds | hash`. The first two columns are written by hand, the rest is what the simulator says.
 */
import { formatPosition, parsePosition } from '@tenball/match';
import { DEFAULT_PARAMS, type Stroke, quantiseStroke, simulate } from '@tenball/physics';
import { TABLES } from '@tenball/equipment';

/** Where the golden file lies, from this file. */
export const GOLDEN = new URL('../../fixtures/golden.txt', import.meta.url);

/** The lines of a golden file that are strokes; the others are comments or empty. */
export function strokesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('TBP1 '));
}

/** The line for the position and stroke at the start of `line`, as the simulator plays it now. */
export function replayed(line: string): string {
  const [text = '', numbers = ''] = line.split(' | ');
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error.message}`);
  const { table, layout } = position.value;
  const stroke = strokeOf(numbers);
  const trace = simulate({ table: TABLES[table], params: DEFAULT_PARAMS, layout, stroke });
  if (!trace.ok) throw new Error(`${line}: it does not end`);
  const { events, duration, hash } = trace.value;
  return [
    formatPosition(position.value), textOf(stroke), events.length, duration, hash,
  ].join(' | ');
}

function strokeOf(numbers: string): Stroke {
  const parts = numbers.split(' ').map(Number);
  const [speed, headingDegrees, elevationDegrees, tipRight, tipUp] = parts;
  const known = parts.length === 5 && parts.every(Number.isFinite);
  if (!known) throw new Error(`'${numbers}' is no stroke: five numbers`);
  return quantiseStroke({
    speed: speed ?? 0, headingDegrees: headingDegrees ?? 0, elevationDegrees: elevationDegrees ?? 0,
    tipRight: tipRight ?? 0, tipUp: tipUp ?? 0,
  });
}

function textOf({ speed, headingDegrees, elevationDegrees, tipRight, tipUp }: Stroke): string {
  return [speed, headingDegrees, elevationDegrees, tipRight, tipUp].join(' ');
}

/** `text` with every stroke played anew. */
export function regenerated(text: string): string {
  return text.split('\n').map((line) => (line.startsWith('TBP1 ') ? replayed(line) : line))
    .join('\n');
}
