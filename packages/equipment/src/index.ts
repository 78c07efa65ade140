export {
  BALLS, BALL_MASS, BALL_RADIUS, type Ball, CUE_BALL, OBJECT_BALLS, type ObjectBall, TEN, isBall,
  isObjectBall,
} from './ball.ts';
export { CUSHIONS, type Cushion, POCKETS, type Pocket, isPocket } from './pocket.ts';
export {
  type Facing, type Hole, type Jaw, type Nose, type Spots, TABLE_IDS, type TableGeometry,
  type TableId, type TableSpec, spotsOf, tableGeometry,
} from './table.ts';
export { TABLES, isTableId } from './tables.ts';
export {
  type Layout, ballsOf, objectBallsOf, snapInColumn, snapToNanometre, withBall,
} from './layout.ts';
export { type RackCorners, rackLayout } from './rack.ts';
export {
  type BallSize, type PlacementProblem, STANDARD_BALL, ballSize, canRestAt, distanceToSegment,
  overlapIn, placementProblem,
} from './placement.ts';
export { spotPosition } from './spotting.ts';
export { type TextError, meaningError, textError } from './text-error.ts';
export {
  type LayoutText, formatBall, formatLayout, parseLayout, readBall,
} from './layout-notation.ts';
