/** The balls and pockets of a question: those that were stated, examples for the others. */
import { OBJECT_BALLS, type ObjectBall, POCKETS, type Pocket, TEN } from '@tenball/equipment';
import type { Asking } from './asking.ts';

/** The balls and pockets a question speaks of, stated or by way of example. */
export interface Cast {
  readonly onTable: readonly ObjectBall[];
  readonly lowest: ObjectBall;
  readonly called: ObjectBall;
  readonly pocket: Pocket;
  /** A pocket that was not called. */
  readonly wrongPocket: Pocket;
  /** Another ball than the called one and the ten; the ten where there is none. */
  readonly other: ObjectBall;
  readonly otherPocket: Pocket;
  readonly tenPocket: Pocket;
  /** A ball that may not be hit first. */
  readonly wrong: ObjectBall;
}

/** Who plays in the question that `asking` asks. */
export function castOf({ scene, call, numbers }: Asking): Cast {
  const { pocket, otherPocket } = numbers;
  const onTable = scene === 'break' ? OBJECT_BALLS
    : scene === 'ten' ? [TEN] as const : numbers.onTable;
  const lowest = onTable[0] ?? TEN;
  const called = call === 'ten' ? TEN : onTable.find((ball) => ball === numbers.called) ?? lowest;
  const others = onTable.filter((ball) => ball !== called && ball !== TEN);
  const notLowest = others.filter((ball) => ball !== lowest);
  const other = others.find((ball) => ball === numbers.other && ball !== lowest)
    ?? notLowest.at(-1) ?? others[0] ?? TEN;
  const free = POCKETS.filter((name) => name !== pocket);
  const wrongPocket = otherPocket === pocket ? free[0] ?? otherPocket : otherPocket;
  const tenPocket = free.find((name) => name !== otherPocket) ?? 'HR';
  const wrong = other === lowest ? TEN : other;
  return { onTable, lowest, called, pocket, wrongPocket, other, otherPocket, tenPocket, wrong };
}
