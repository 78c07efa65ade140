/**
 * The cue strikes. Specification 2.1 to 2.3.
 *
 * The tip touches at (a, b): right of and above the centre, across the cue, in ball radii: the
 * contact point, not the tip's centre. With s² = a² + b² the impulse along the cue is
 * J = (1+e)·V / (1/M + (1 + 5/2·s²)/m); the ball leaves it turned away from the struck side by the
 * squirt of the cue's end mass. Beyond the miscue limit the tip slips: Coulomb friction.
 */
import { type Vec3, ZERO3, atan, radians, sinCos } from '@tenball/base';
import { type Params } from '../params.ts';
import { type Stroke } from '../stroke.ts';

/** The cue ball just after the tip has left it, before it meets the slate. */
export interface Launch {
  readonly velocity: Vec3;
  readonly spin: Vec3;
  /** The tip slipped. */
  readonly miscue: boolean;
  /** Unit vector along the cue. */
  readonly direction: Vec3;
  /** Unit vector from the ball's centre to where the tip touches. */
  readonly contact: Vec3;
  /** Speed of the cue just after, m/s. */
  readonly cueSpeed: number;
}

/** Largest distance of the contact point from the centre without a miscue, in ball radii (2.3). */
export function miscueLimit(params: Params): number {
  const mu = params.tipFriction;
  return mu / Math.sqrt(1 + mu * mu);
}

/**
 * How far the cue ball leaves the line of the cue, radians counter-clockwise, for a contact
 * `tipRight` radii right of the centre: struck on the right it goes left (2.2, TP A.31).
 */
export function squirtAngle(params: Params, tipRight: number): number {
  return atan(squirtSlope(params, tipRight));
}

function squirtSlope(params: Params, tipRight: number): number {
  const c2 = Math.max(0, 1 - tipRight * tipRight);
  const resistance = 1 + params.endMassRatio + 2.5 * c2;
  return (2.5 * tipRight * Math.sqrt(c2)) / resistance;
}

/**
 * Velocity and spin that `stroke` gives a cue ball at rest. A downward velocity is still to be met
 * by the slate. A contact point off the ball (s ≥ 1) gives nothing.
 */
export function launch(params: Params, stroke: Stroke): Launch {
  const { tipRight: a, tipUp: b } = stroke;
  const s2 = a * a + b * b;
  const heading = sinCosOf(stroke.headingDegrees);
  const elevation = sinCos(radians(stroke.elevationDegrees));
  const aim = { x: heading.cos, y: heading.sin };
  const right = { x: heading.sin, y: -heading.cos };
  const direction = inSpace(aim, right, elevation, 1, 0, 0);
  const inward = Math.sqrt(Math.max(0, 1 - s2));
  const contact = inSpace(aim, right, elevation, -inward, a, b);
  if (s2 >= 1) {
    const cueSpeed = stroke.speed;
    return { velocity: ZERO3, spin: ZERO3, miscue: true, direction, contact, cueSpeed };
  }
  const limit = miscueLimit(params);
  const miscue = s2 > limit * limit;
  // Impulse per ball mass in the cue's frame (along the cue, right, up across the cue).
  const { along, across } = miscue
    ? slip(params, stroke.speed, s2)
    : grip(params, stroke.speed, s2);
  const off = s2 > 0 ? across / Math.sqrt(s2) : 0;
  const slope = squirtSlope(params, a);
  const cosSquirt = 1 / Math.sqrt(1 + slope * slope);
  const sinSquirt = slope * cosSquirt;
  const jRight = off * a;
  const forward = along * cosSquirt + jRight * sinSquirt;
  const sideways = jRight * cosSquirt - along * sinSquirt;
  const upward = off * b;
  // Spin: (5/2R)·c × J with c = −inward·d + a·right + b·up and J before squirt; none along d.
  const k = 2.5 / params.ballRadius;
  const spinRight = -k * (b * along + inward * upward);
  const spinUp = k * (a * along + inward * jRight);
  return {
    velocity: inSpace(aim, right, elevation, forward, sideways, upward),
    spin: inSpace(aim, right, elevation, 0, spinRight, spinUp),
    miscue,
    direction,
    contact,
    cueSpeed: stroke.speed - (params.ballMass / params.cueMass) * along,
  };
}

/** Headings of strokes lie on this grid, in parts of a degree; so near to it they are on it. */
const GRID = 1e6;
const ON_GRID = 1e-3;

/**
 * Sine and cosine of a heading, folded into an eighth of a turn while it counts grid steps, which
 * are whole numbers: headings that mirror each other give directions that do, to the last bit, and
 * quarter turns exact ones.
 */
function sinCosOf(heading: number): { readonly sin: number; readonly cos: number } {
  const steps = GRID * heading;
  const whole = Math.floor(steps + 0.5);
  const count = Math.abs(steps - whole) < ON_GRID ? whole : steps;
  const turn = count - 360 * GRID * Math.floor(count / (360 * GRID));
  const half = turn > 180 * GRID ? 360 * GRID - turn : turn;
  const quarter = half > 90 * GRID ? 180 * GRID - half : half;
  const isSteep = quarter > 45 * GRID;
  const { sin, cos } = sinCos(radians((isSteep ? 90 * GRID - quarter : quarter) / GRID));
  const x = isSteep ? sin : cos;
  const y = isSteep ? cos : sin;
  return { sin: turn > 180 * GRID ? -y : y, cos: half > 90 * GRID ? -x : x };
}

/** The tip holds: the impulse lies along the cue. */
function grip(params: Params, speed: number, s2: number): { along: number; across: number } {
  const massRatio = params.ballMass / params.cueMass;
  return { along: ((1 + params.tipRestitution) * speed) / (1 + massRatio + 2.5 * s2), across: 0 };
}

/**
 * The tip slips: impulse J_n along the inward normal and μ·J_n along the surface. J_n is the
 * smaller of what restitution along the cue and along the normal give, so that it joins the grip
 * at the limit and vanishes at the edge of the ball. `across` counts away from the centre.
 */
function slip(params: Params, speed: number, s2: number): { along: number; across: number } {
  const mu = params.tipFriction;
  const s = Math.sqrt(s2);
  const c = Math.sqrt(1 - s2);
  const massRatio = params.ballMass / params.cueMass;
  const push = (1 + params.tipRestitution) * speed;
  const byCue = push / ((c + mu * s) * (1 + massRatio) + 2.5 * mu * s);
  const byNormal = (push * c) / (1 + c * (c + mu * s) * massRatio);
  const jNormal = Math.min(byCue, byNormal);
  return { along: jNormal * (c + mu * s), across: jNormal * (mu * c - s) };
}

/** A vector given along the cue, to its right and up across it, in the table's frame. */
function inSpace(
  aim: { readonly x: number; readonly y: number },
  right: { readonly x: number; readonly y: number },
  elevation: { readonly sin: number; readonly cos: number },
  along: number, sideways: number, upward: number,
): Vec3 {
  const level = along * elevation.cos + upward * elevation.sin;
  return {
    x: level * aim.x + sideways * right.x,
    y: level * aim.y + sideways * right.y,
    z: upward * elevation.cos - along * elevation.sin,
  };
}
