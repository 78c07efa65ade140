/** What a parameter of the physics may be in a text: no hostile file can stall the simulator. */
import { DEFAULT_PARAMS, type Params } from '@tenball/physics';

/** Parameters stay within this factor of their defaults. */
const RANGE = 1000;
/** On a slate without loss a dropped ball would bounce for ever. */
const MOST_BOUNCY_SLATE = 0.99;
/** Parameters that may be nothing at all: an effect is left out. */
const MAY_BE_ZERO: readonly (keyof Params)[] = [
  'airDrag', 'restitutionBall', 'frictionBallA', 'frictionBallB', 'frictionBallC',
  'restitutionSlate', 'cushionRestitution', 'cushionRestitutionSlope', 'cushionFriction',
  'facingRestitution', 'facingFriction', 'tipRestitution', 'tipFriction', 'followThrough',
  'linerRestitution', 'linerFriction', 'railCapRestitution', 'railCapFriction', 'railCapHeight',
  'cushionLeastRestitution',
];

/** The least and the most that parameter `name` may be. */
export function paramBounds(
  name: keyof Params,
): { readonly least: number; readonly most: number } {
  const usual = DEFAULT_PARAMS[name];
  const least = MAY_BE_ZERO.includes(name) ? 0 : usual / RANGE;
  if (name === 'restitutionSlate') return { least, most: MOST_BOUNCY_SLATE };
  if (/restitution$|^restitution/i.test(name)) return { least, most: 1 };
  return { least, most: usual === 0 ? 1 : usual * RANGE };
}
