/** Where two engines part: the group, the stroke in it, and the first number that differs. */
import { GROUP, kindAt, sceneAt } from './corpus.ts';
import { type Engine } from './engines.ts';
import { type Answer, type Question } from './program.ts';

/** An engine with the bundle it runs. */
export interface Side {
  readonly engine: Engine;
  readonly bundle: string;
}

/** The first difference of two engines whose answers over the corpus are `a` and `b`, in words. */
export async function firstDifference(
  one: Side, other: Side, a: Answer, b: Answer,
): Promise<string> {
  const group = firstUnequal(a.lines, b.lines);
  if (group === undefined) return 'no group of strokes differs';
  const inGroup = await askedBoth(one, other, { kind: 'group', group });
  const place = firstUnequal(inGroup.a, inGroup.b);
  const groups = a.lines.filter((line, at) => line !== b.lines[at]).length;
  const where = `${groups} of ${a.lines.length} groups differ; the first is ${group}, `
    + `'${kindAt(group * GROUP)}'`;
  if (place === undefined) return `${where}, where each stroke alone is alike`;
  const stroke = group * GROUP + place;
  const numbers = await askedBoth(one, other, { kind: 'stroke', stroke });
  const line = firstUnequal(numbers.a, numbers.b) ?? -1;
  const { table, setting, stroke: cue } = sceneAt(stroke);
  return [
    where,
    `stroke ${stroke}, table ${table}, ${setting}, ${JSON.stringify(cue)}`,
    `number ${line} of ${numbers.a.length}, after ${numbers.a[line - 1] ?? 'nothing'}`,
    `${one.engine.name}: ${numbers.a[line] ?? 'nothing more'}`,
    `${other.engine.name}: ${numbers.b[line] ?? 'nothing more'}`,
  ].join('\n');
}

async function askedBoth(
  one: Side, other: Side, question: Question,
): Promise<{ readonly a: readonly string[]; readonly b: readonly string[] }> {
  const a = await one.engine.ask(one.bundle, question);
  const b = await other.engine.ask(other.bundle, question);
  return { a: a.lines, b: b.lines };
}

function firstUnequal(a: readonly string[], b: readonly string[]): number | undefined {
  const last = Math.max(a.length, b.length);
  for (let at = 0; at < last; at += 1) if (a[at] !== b[at]) return at;
  return undefined;
}
