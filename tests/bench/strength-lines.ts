/** Lines of a strength log by hand: what a test does not care about is filled in. */
import type {
  ActLine, EndLine, Line, PotLine, ShotFacts,
} from '../../bench/strength/lines.ts';
import type { Part } from '../../bench/strength/setting.ts';

/** Where the lines of a unit belong. */
export interface Place {
  readonly part: Part;
  readonly unit: number;
}

let strokes = 0;

/** A stroke of A: a made direct pot of the 1 unless `facts` say otherwise. */
export function stroke(
  { part, unit }: Place, facts: Partial<ShotFacts>, act: Partial<ActLine> = {},
): ActLine {
  strokes += 1;
  return {
    kind: 'act', part, unit, seat: 'A', family: 'pot', simulations: 100, ms: 10, p: 0.99,
    value: 0.9, layout: `stroke ${strokes}`, left: 5, direct: 0.9, seen: 1, ...act,
    shot: {
      call: '1-FL', way: 'direct', intended: [1, 0, 0, 0, 0], played: [1, 0, 0, 0, 0], hash: '',
      fouls: [], down: [1], made: true, inning: 'continues', winner: 'none', rest: '-',
      leave: 0.9, leaveSeen: 1, ...facts,
    },
  };
}

/** A break of A that puts `down` down. */
export function breakOf(place: Place, down: readonly number[], facts: Partial<ShotFacts> = {}) {
  const inning = down.length > 0 ? 'continues' : 'ends';
  return stroke(
    place, { call: 'none', way: 'none', made: false, down, inning, ...facts },
    { family: 'break', p: 0, left: 10 },
  );
}

/** A miss of the 1. */
export const MISS: Partial<ShotFacts> = { made: false, down: [], inning: 'ends' };
/** A called safety. */
export const SAFETY: Partial<ShotFacts> = { ...MISS, call: 'safety', way: 'none' };

export function end(
  { part, unit }: Place, result: EndLine['result'], winner: EndLine['winner'] = 'none',
): EndLine {
  return { kind: 'end', part, unit, result, winner };
}

/** An execution of one cell of the grid. */
export function pot(unit: number, predicted: number, clean: PotLine['clean'], made: boolean): Line {
  return {
    kind: 'pot', part: 'grid', unit, predicted, clean, made, layout: 'c@0,0/10@300,0',
    target: 'FL', pace: 3, intended: [2, 0, 0, 0, 0],
    cell: { cueWay: 0.3, objectWay: 0.6, cutDegrees: 15, pocket: 'corner', place: 'mid-table' },
  };
}
