/**
 * How far the butt must be raised so that the cue clears rails and balls.
 *
 * The cue is a cone about a straight axis through the point of contact. It must pass above the
 * noses where it leaves the bed, and no ball may come nearer to the axis than both radii allow.
 */
import { type Vec2, type Vec3, radians, sinCos } from '@tenball/base';
import { BALL_RADIUS, type Layout, type TableSpec, ballsOf } from '@tenball/equipment';
import { STEEPEST_DEGREES } from '@tenball/physics';

/** The steepest stroke, degrees. */
export const STEEPEST = STEEPEST_DEGREES;
/** Returned where no elevation up to `STEEPEST` clears the way. */
export const NO_WAY = 90;

/** Radius of the cue at the tip, and its growth along the shaft, metres per metre. */
const TIP_RADIUS = 0.0065;
const TAPER = 0.0055;
/** The part of the cue that is over the table or its rails, metres. */
const REACH = 1.0;
const COARSE = 0.5;
const FINE = 0.05;

export interface CueLine {
  readonly table: TableSpec;
  readonly layout: Layout;
  readonly noseHeight: number;
  readonly headingDegrees: number;
  readonly tipRight: number;
  readonly tipUp: number;
}

/** The least elevation, degrees in [0, 85], at which the cue is free; `NO_WAY` where none is. */
export function minimumElevation(line: CueLine): number {
  for (let coarse = 0; coarse <= STEEPEST; coarse += COARSE) {
    if (!isFree(line, coarse)) continue;
    let degrees = coarse;
    while (degrees > 0 && degrees > coarse - COARSE && isFree(line, degrees - FINE)) {
      degrees -= FINE;
    }
    return Math.max(0, Math.round(degrees * 100) / 100);
  }
  return NO_WAY;
}

function isFree(line: CueLine, elevationDegrees: number): boolean {
  const centre = line.layout[0];
  if (centre === undefined) return true;
  const axis = axisOf(line, centre, elevationDegrees);
  return clearsRails(line, axis)
    && ballsOf(line.layout).every((ball) => {
      const at = line.layout[ball];
      return ball === 0 || at === undefined || clearsBall(axis, at);
    });
}

interface Axis {
  readonly start: Vec3;
  /** Unit vector from tip to butt. */
  readonly back: Vec3;
}

function axisOf(line: CueLine, centre: Vec2, elevationDegrees: number): Axis {
  const plan = sinCos(radians(line.headingDegrees));
  const rise = sinCos(radians(elevationDegrees));
  const right = line.tipRight * BALL_RADIUS;
  const up = line.tipUp * BALL_RADIUS;
  return {
    start: {
      x: centre.x + right * plan.sin + up * plan.cos * rise.sin,
      y: centre.y - right * plan.cos + up * plan.sin * rise.sin,
      z: BALL_RADIUS + up * rise.cos,
    },
    back: { x: -plan.cos * rise.cos, y: -plan.sin * rise.cos, z: rise.sin },
  };
}

function clearsRails(line: CueLine, axis: Axis): boolean {
  if (!line.table.hasCushions) return true;
  const t = Math.min(
    exitAt(axis.start.x, axis.back.x, line.table.length / 2),
    exitAt(axis.start.y, axis.back.y, line.table.width / 2),
  );
  if (t >= REACH) return true;
  return heightAbove(axis, t) >= line.noseHeight && heightAbove(axis, REACH) >= line.noseHeight;
}

/** Height of the cue's underside at `t` metres from the tip. */
function heightAbove(axis: Axis, t: number): number {
  return axis.start.z + t * axis.back.z - cueRadius(t);
}

function exitAt(from: number, speed: number, half: number): number {
  if (speed === 0) return Infinity;
  const t = ((speed > 0 ? half : -half) - from) / speed;
  return t > 0 ? t : 0;
}

function clearsBall(axis: Axis, at: Vec2): boolean {
  const dx = at.x - axis.start.x;
  const dy = at.y - axis.start.y;
  const dz = BALL_RADIUS - axis.start.z;
  const along = dx * axis.back.x + dy * axis.back.y + dz * axis.back.z;
  const t = Math.min(REACH, Math.max(0, along));
  const x = dx - t * axis.back.x;
  const y = dy - t * axis.back.y;
  const z = dz - t * axis.back.z;
  return along <= 0 || Math.sqrt(x * x + y * y + z * z) >= BALL_RADIUS + cueRadius(t);
}

function cueRadius(t: number): number {
  return TIP_RADIUS + TAPER * t;
}
