/** The module of measured windows as text. */
import { PHYSICS_VERSION } from '@tenball/physics';

export interface MeasuredPocket {
  /** In words: `corner, as they come`. */
  readonly title: string;
  readonly key: string;
  readonly text: string;
}

const COLUMNS = 92;

export function moduleText(pockets: readonly MeasuredPocket[]): string {
  return [
    '/** Windows measured by `npx tsx bench/windows.ts`, by the key of `windowKey`. */',
    '',
    '/** The physics that measured them. */',
    `export const MEASURED_PHYSICS = '${PHYSICS_VERSION}';`,
    '',
    '/** Edges of all nodes as the text of `formatBytes`, in the order of `unpackWindows`. */',
    'export const MEASURED: Readonly<Record<string, string>> = {',
    ...pockets.flatMap(pocketLines),
    '};',
    '',
  ].join('\n');
}

function pocketLines({ title, key, text }: MeasuredPocket): string[] {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += COLUMNS) lines.push(text.slice(at, at + COLUMNS));
  return [
    `  // ${title}`,
    `  '${key}':`,
    ...lines.map((line, n) => `    '${line}'${n === lines.length - 1 ? ',' : ' +'}`),
  ];
}
