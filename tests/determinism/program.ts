/**
 * What every engine runs: the corpus, or one stroke of it in full. It knows no machine: a question
 * in, plain text out.
 */
import { GROUP, STROKES, sceneAt } from './corpus.ts';
import { type Simulators, emptyRecord, hashOf, hashOfHashes, noteScene } from './record.ts';

/** What an engine is asked: a run over the corpus, the hashes of a group, or a stroke's numbers. */
export type Question =
  | { readonly kind: 'corpus' }
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'stroke'; readonly stroke: number };

/** How many strokes a run has and how they came out. */
export interface Answer {
  readonly strokes: number;
  /** Strokes that did not end, or that threw, by number. */
  readonly troubles: readonly string[];
  /** One hash a group, or one a stroke, or one number a line with what it is. */
  readonly lines: readonly string[];
  /** Over all strokes that were played. */
  readonly hash: string;
}

/** Answers in JSON, which every engine writes alike. */
export function answered(question: Question): string {
  return JSON.stringify(answer(question));
}

function answer(question: Question): Answer {
  switch (question.kind) {
    case 'corpus': return corpusAnswer();
    case 'group': {
      const first = question.group * GROUP;
      const { hashes, troubles } = played(first, Math.min(first + GROUP, STROKES));
      return { strokes: hashes.length, troubles, lines: hashes, hash: hashOfHashes(hashes) };
    }
    case 'stroke': return strokeAnswer(question.stroke);
  }
}

function corpusAnswer(): Answer {
  const { hashes, troubles } = played(0, STROKES);
  const lines: string[] = [];
  for (let first = 0; first < hashes.length; first += GROUP) {
    lines.push(hashOfHashes(hashes.slice(first, first + GROUP)));
  }
  return { strokes: hashes.length, troubles, lines, hash: hashOfHashes(hashes) };
}

function strokeAnswer(stroke: number): Answer {
  const record = emptyRecord(true);
  const troubles = noted(record, new Map(), stroke);
  const lines = record.values.map((value, at) => (
    `${record.labels?.[at] ?? ''} = ${value} (${bitsOf(value)})`
  ));
  return { strokes: 1, troubles, lines, hash: hashOf(record) };
}

function played(
  from: number, to: number,
): { readonly hashes: readonly string[]; readonly troubles: readonly string[] } {
  const simulators: Simulators = new Map();
  const hashes: string[] = [];
  const troubles: string[] = [];
  for (let stroke = from; stroke < to; stroke += 1) {
    const record = emptyRecord(false);
    troubles.push(...noted(record, simulators, stroke));
    hashes.push(hashOf(record));
  }
  return { hashes, troubles };
}

/** Plays one stroke into `record`; one that throws must not end the run. */
function noted(
  record: ReturnType<typeof emptyRecord>, simulators: Simulators, stroke: number,
): readonly string[] {
  try {
    noteScene(record, simulators, sceneAt(stroke));
    return record.values[0] === 1 ? [] : [`stroke ${stroke} does not end`];
  } catch (problem) {
    simulators.clear();
    return [`stroke ${stroke}: ${problem instanceof Error ? problem.message : 'it throws'}`];
  }
}

const view = new DataView(new ArrayBuffer(8));

function bitsOf(value: number): string {
  view.setFloat64(0, value);
  const half = (at: number): string => view.getUint32(at).toString(16).padStart(8, '0');
  return half(0) + half(4);
}
