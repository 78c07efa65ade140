/**
 * Seeded chance as a value.
 *
 * A draw is a pure function of a seed and a key, never the next item of a hidden stream: the same
 * (seed, rack, shot, channel) gives the same number in a replay, in the planner's own key space
 * nothing of the execution can be seen, and the order of calls does not matter.
 */

/** A 32-bit seed. Made by `seed` or `derive`, never by hand. */
export type Seed = number & { readonly brand?: 'seed' };

const GOLDEN = 0x9e3779b9;

/** Murmur3's finaliser: every input bit reaches every output bit. */
function mix(h: number): number {
  let x = h | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** The seed of a number (any finite value) or a text. */
export function seed(value: number | string): Seed {
  if (typeof value === 'number') {
    const low = value % 4294967296;
    const high = (value - low) / 4294967296;
    return mix(mix(low ^ GOLDEN) + Math.imul(high | 0, GOLDEN));
  }
  let h = GOLDEN;
  for (let i = 0; i < value.length; i += 1) h = mix(h ^ value.charCodeAt(i)) + i;
  return mix(h);
}

/** The seed below `parent` under integer key `key`. */
export function derive(parent: Seed, key: number): Seed {
  return mix(mix(parent + GOLDEN) ^ Math.imul((key | 0) + 0x632be5ab, 0x85157af5));
}

/** A uniform number in [0, 1) with 53 random bits, for key `key` of `parent`. */
export function uniform(parent: Seed, key: number): number {
  const a = derive(parent, key);
  const b = mix(a ^ 0x7f4a7c15);
  return ((a >>> 5) * 67108864 + (b >>> 6)) / 9007199254740992;
}

/** A whole number in [0, bound). */
export function uniformInteger(parent: Seed, key: number, bound: number): number {
  return Math.floor(uniform(parent, key) * bound);
}

/**
 * A standard normal number for key `key`:
 * the sum of twelve uniforms minus six (no logarithm, no cosine; tails end at ±6).
 */
export function gaussian(parent: Seed, key: number): number {
  const s = derive(parent, key);
  let sum = -6;
  for (let i = 0; i < 12; i += 1) sum += uniform(s, i);
  return sum;
}

/** `items` in random order (Fisher–Yates); the input is not changed. */
export function shuffle<T>(parent: Seed, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = uniformInteger(parent, i, i + 1);
    const held = out[i] as T;
    out[i] = out[j] as T;
    out[j] = held;
  }
  return out;
}
