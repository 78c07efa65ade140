/** What a parameter of the physics may be in a text: no hostile file can stall the simulator. */
import { DEFAULT_PARAMS, type Params, paramRange } from '@tenball/physics';

/** Parameters stay within this factor of their defaults, and within what is possible at all. */
const RANGE = 1000;

/** The least and the most that parameter `name` may be. */
export function paramBounds(
  name: keyof Params,
): { readonly least: number; readonly most: number } {
  const usual = DEFAULT_PARAMS[name];
  const range = paramRange(name);
  const least = range.open ? Math.max(range.least, usual / RANGE) : range.least;
  return { least, most: Math.min(range.most, usual === 0 ? 1 : usual * RANGE) };
}
