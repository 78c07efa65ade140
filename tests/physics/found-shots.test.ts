/** Shots that once broke a law, each found by `bench/soak.ts`, which numbers them. */
import { DEFAULT_PARAMS, simulate } from '@tenball/physics';
import { expect, test } from 'vitest';
import { crowdedShot, randomShot } from './random-shots.ts';
import { examine, noTestimony } from './witness.ts';

test.each([
  ['a cluster at a pocket with a ball in its throat, 63 µm into each other', crowdedShot, 4305],
  ['the same, 4.2 mm into each other', crowdedShot, 5666],
  ['a hanging ball that is pressed over the rim', crowdedShot, 13422],
  ['two balls side by side in a side pocket: they jam', randomShot, 2039],
])('%s', (_name, shotOf, number) => {
  const shot = shotOf(number);
  const result = simulate({ params: DEFAULT_PARAMS, ...shot });
  if (!result.ok) throw new Error('the shot does not end');
  const seen = noTestimony();
  examine(seen, result.value, shot.table, `shot ${number}`);
  expect(seen).toMatchObject({ troubles: [], worstGain: 0 });
  const worst = Math.max(seen.worstOverlap, seen.worstResting, seen.worstInThroat);
  expect(worst).toBeLessThan(5e-9);
});
