/** What a measured window holds for: the pocket's cut, and all that acts on a single ball. */
import { hashDoubles } from '@tenball/base';
import type { TableSpec } from '@tenball/equipment';
import { PARAM_NAMES, type Params } from '@tenball/physics';

export const POCKET_KINDS = ['corner', 'side'] as const;
export type PocketKind = (typeof POCKET_KINDS)[number];

/** Acts between two balls, or between the cue and a ball: a lone ball knows nothing of it. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'ballMass', 'restitutionBall', 'frictionBallA', 'frictionBallB', 'frictionBallC',
  'contactStiffness', 'cueMass', 'tipRestitution', 'tipFriction', 'tipRadius', 'endMassRatio',
  'tipContactTime', 'followThrough',
]);

/**
 * Sixteen hexadecimal digits over the measures of a kind of pocket of `table` and those of `params`
 * that matter. The table's length and width are not among them: a window ends at the pocket's own
 * two rails.
 */
export function windowKey(kind: PocketKind, table: TableSpec, params: Params): string {
  const measures = kind === 'corner'
    ? [0, table.cornerMouth, table.cornerShelf, table.holeRadius]
    : [1, table.sideMouth, table.sideShelf, table.holeRadius];
  const acting = PARAM_NAMES.filter((name) => !OF_OTHERS.has(name)).map((name) => params[name]);
  return hashDoubles([...measures, ...acting]);
}
