import { expect, test } from 'vitest';
import { hashDoubles } from './hash.ts';
import { seed, uniform } from './random.ts';

function bitsThatDiffer(a: string, b: string): number {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; difference > 0n; difference >>= 1n) count += Number(difference & 1n);
  return count;
}

test('a hash is sixteen hexadecimal digits', () => {
  expect(hashDoubles([1, 2, 3])).toMatch(/^[0-9a-f]{16}$/);
  expect(hashDoubles([])).toMatch(/^[0-9a-f]{16}$/);
});

test('equal numbers have equal hashes, whatever holds them', () => {
  expect(hashDoubles(new Float64Array([0.1, -2, 1e300]))).toBe(hashDoubles([0.1, -2, 1e300]));
});

test('minus nought counts as nought', () => {
  expect(hashDoubles([-0, 1])).toBe(hashDoubles([0, 1]));
});

test('order, length and sign matter', () => {
  const hashes = [[1, 2], [2, 1], [1, 2, 0], [0, 1, 2], [-1, 2], [1], []].map(hashDoubles);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a change in the last bit of one coordinate changes about half of the hash', () => {
  let total = 0;
  for (let k = 0; k < 500; k += 1) {
    const values = Array.from({ length: 8 }, (_, i) => uniform(seed(k), i));
    const bits = new Float64Array(values);
    const words = new Uint32Array(bits.buffer);
    const at = 2 * (k % 8);
    words[at] = (words[at] ?? 0) ^ 1;
    const changed = bitsThatDiffer(hashDoubles(values), hashDoubles(bits));
    expect(changed).toBeGreaterThan(0);
    total += changed;
  }
  expect(total / 500).toBeGreaterThan(28);
  expect(total / 500).toBeLessThan(36);
});

test('a hundred thousand states have a hundred thousand hashes', () => {
  const hashes = new Set<string>();
  for (let k = 0; k < 100_000; k += 1) hashes.add(hashDoubles([k, k / 1000, 1]));
  expect(hashes.size).toBe(100_000);
});
