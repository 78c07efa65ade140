/**
 * A 64-bit hash of doubles, bit by bit: two 32-bit lanes of FNV-1a with a finaliser.
 * The one hash used everywhere a physical state is compared.
 */

const view = new DataView(new ArrayBuffer(8));

/** Sixteen hexadecimal digits over the exact bits of `values`; −0 counts as 0. */
export function hashDoubles(values: ArrayLike<number>): string {
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let i = 0; i < values.length; i += 1) {
    view.setFloat64(0, (values[i] ?? 0) + 0);
    const high = view.getUint32(0);
    const low = view.getUint32(4);
    a = Math.imul(Math.imul(a ^ high, 16777619) ^ low, 16777619);
    b = Math.imul(Math.imul(b ^ low, 0x01000193) ^ ((high << 7) | (high >>> 25)), 0x85ebca6b);
    b ^= b >>> 15;
  }
  return hex(finish(a ^ Math.imul(b, 0x9e3779b9))) + hex(finish(b ^ (a >>> 3)));
}

function finish(h: number): number {
  let x = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
