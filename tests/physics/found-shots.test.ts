/** Shots that once broke a law, each found by `bench/soak.ts`, which numbers them. */
import { DEFAULT_PARAMS, simulate } from '@tenball/physics';
import { expect, test } from 'vitest';
import { crowdedShot } from './random-shots.ts';
import { examine, noTestimony } from './witness.ts';

test.each([
  ['a cluster at a pocket with a ball in its throat, 63 µm into each other', 4305],
  ['the same, 4.2 mm into each other', 5666],
])('%s: crowds %d', (_name, number) => {
  const shot = crowdedShot(number);
  const result = simulate({ params: DEFAULT_PARAMS, ...shot });
  if (!result.ok) throw new Error('the shot does not end');
  const seen = noTestimony();
  examine(seen, result.value, shot.table, `crowds ${number}`);
  expect(seen).toMatchObject({ troubles: [], worstGain: 0 });
  const worst = Math.max(seen.worstOverlap, seen.worstResting, seen.worstInThroat);
  expect(worst).toBeLessThan(5e-9);
});
