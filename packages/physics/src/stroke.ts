/** What the cue does: the whole input of a shot. */

/** Faster than any cue, m/s. */
export const FASTEST_CUE = 100;
/**
 * The fastest cue that an arm moves, m/s: a person's at the screen as well as a computer's. Hit in
 * the middle, the cue ball leaves it at 15.7 m/s, 35 miles an hour, as in the hardest breaks that
 * were timed; professionals break at 10 to 11 (physics specification 3.6).
 */
export const FASTEST_ARM = 12;
/** The steepest cue, degrees: a hand still holds it, and the tip does not press straight down. */
export const STEEPEST_DEGREES = 85;

export interface Stroke {
  /** Cue speed at contact, m/s, above 0, up to `FASTEST_CUE`. */
  readonly speed: number;
  /** Direction of the cue in plan, degrees counter-clockwise from +x, seen from above. */
  readonly headingDegrees: number;
  /** Butt raised by this much, degrees, 0 to `STEEPEST_DEGREES`. */
  readonly elevationDegrees: number;
  /** Where the tip touches, to the shooter's right of the centre, in ball radii. */
  readonly tipRight: number;
  /** Where the tip touches, above the centre (across the cue), in ball radii; within 1 of it. */
  readonly tipUp: number;
}

const GRID = 1e6;

/** `stroke` on its grid: 1e-6 m/s, 1e-6 degree, 1e-6 R. Heading is brought into [0, 360). */
export function quantiseStroke(stroke: Stroke): Stroke {
  const turns = Math.floor(stroke.headingDegrees / 360);
  const heading = snap(stroke.headingDegrees - 360 * turns);
  return {
    speed: snap(stroke.speed),
    headingDegrees: heading >= 360 ? 0 : heading,
    elevationDegrees: snap(stroke.elevationDegrees),
    tipRight: snap(stroke.tipRight),
    tipUp: snap(stroke.tipUp),
  };
}

function snap(value: number): number {
  const size = Math.floor((value < 0 ? -value : value) * GRID + 0.5) / GRID;
  return value < 0 && size > 0 ? -size : size;
}
