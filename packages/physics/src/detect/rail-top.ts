/**
 * What lies under a ball beyond the noses: specification 4.7.
 *
 * The rails' top is one level plane at the height of the cap, from the noses, jaws and facings to
 * the outer edge. A facing's line is thought to go on as far as it must. Between the facings of a
 * pocket there is nothing to come down on as far as the back of the hole, and the pocket's iron,
 * at the height of the cap, behind it.
 */
import { type Bed, type Mouth, cornerZone, sideZone } from '../bed.ts';
import { type Plate } from '../rail-shapes.ts';
import { NEAR, nearPlate } from './rail-plate.ts';

/** The bed or a pocket's opening; rubber and rail; the iron behind a hole. */
export const NO_RAIL = 0;
export const RAIL = 1;
export const IRON = 2;

/** A centre less far than this past an edge is not past it, metres: room for rounding. */
export const EDGE_SLACK = 1e-9;

/** What is under a centre at (x, y). */
export function railUnder(bed: Bed, x: number, y: number): number {
  if (Math.abs(x) <= bed.noseX && Math.abs(y) <= bed.noseY) return NO_RAIL;
  for (let k = 0; k < bed.plates.length; k += 1) {
    nearPlate(bed.plates[k] as Plate, x, y);
    if (NEAR[0] < -EDGE_SLACK) return RAIL;
  }
  const { axisX, axisY, holeX, holeY, wallRadius } = mouthBeside(bed, x, y);
  const dx = x - holeX;
  const dy = y - holeY;
  const edge = wallRadius + EDGE_SLACK;
  return dx * axisX + dy * axisY > 0 && dx * dx + dy * dy > edge * edge ? IRON : NO_RAIL;
}

/** The pocket between whose facings a centre outside the noses' rectangle is. */
function mouthBeside(bed: Bed, x: number, y: number): Mouth {
  const zone = Math.abs(x) < 0.5 * bed.noseX ? sideZone(y) : cornerZone(x, y);
  return bed.mouths[zone] as Mouth;
}
