/** The balls and pockets of a question: those that were stated, examples for the others. */
import { present } from '@tenball/base';
import { OBJECT_BALLS, type ObjectBall, POCKETS, type Pocket, TEN } from '@tenball/equipment';
import { type Asking, isPotCall } from './asking.ts';

/** The balls and pockets a question speaks of, stated or by way of example. */
export interface Cast {
  readonly onTable: readonly ObjectBall[];
  readonly lowest: ObjectBall;
  /** The called ball; where none was called, the lowest. */
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
  const lowest = present(onTable[0], 'the ten on the table');
  const stated = call === 'ten' ? TEN : isPotCall(call) ? numbers.called : lowest;
  const called = onTable.includes(stated) ? stated : lowest;
  const others = onTable.filter((ball) => ball !== called && ball !== TEN);
  const other = others.find((ball) => ball === numbers.other) ?? others.at(-1) ?? TEN;
  const wrong = other === lowest ? TEN : other;
  const free = POCKETS.filter((name) => name !== pocket);
  const wrongPocket = otherPocket === pocket ? present(free[0], 'another pocket') : otherPocket;
  const tenPocket = present(free.find((name) => name !== otherPocket), 'a third pocket');
  return { onTable, lowest, called, pocket, wrongPocket, other, otherPocket, tenPocket, wrong };
}
