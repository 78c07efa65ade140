import { describe, expect, test } from 'vitest';
import { SOUND_NAMES } from './cue.ts';
import { VARIANTS, clothLoop, waveOf } from './waves.ts';

const RATE = 44100;
/** Enough to tell waves apart. */
const COARSE = 8000;

/** Root of the mean square from share `from` to share `to` of the sound. */
function loudness(wave: Float32Array, from: number, to: number): number {
  const part = wave.subarray(Math.floor(from * wave.length), Math.floor(to * wave.length));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

describe.each(SOUND_NAMES)('%s', (name) => {
  test('is within the loudest there is, begins and ends without a click, and dies away', () => {
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const wave = waveOf(name, variant, RATE);
      const most = wave.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
      expect(most).toBeGreaterThan(0.5);
      expect(most).toBeLessThanOrEqual(1);
      expect(Math.abs(wave[0] ?? 1)).toBeLessThan(1e-6);
      expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(1e-6);
      expect(loudness(wave, 0.75, 1)).toBeLessThan(0.35 * loudness(wave, 0, 0.25));
    }
  });

  test('is the same each time, and another in each variant', () => {
    expect(waveOf(name, 0, COARSE)).toEqual(waveOf(name, 0, COARSE));
    expect(waveOf(name, 0, COARSE)).not.toEqual(waveOf(name, 1, COARSE));
  });
});

test('the loop of the cloth goes on from its end to its beginning', () => {
  const loop = clothLoop(1.7, RATE);
  const step = Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0));
  expect(step).toBeLessThan(0.15);
  expect(loop.every((value) => Math.abs(value) <= 1)).toBe(true);
});
