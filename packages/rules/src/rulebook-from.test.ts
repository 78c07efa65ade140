import { expect, test } from 'vitest';
import { BASE } from './rulebook.ts';
import { rulebookFrom } from './rulebook-from.ts';

test('the default edition is the base as it is', () => {
  expect(rulebookFrom('base')).toEqual({ ok: true, value: BASE });
});

test('WPA 2008 differs in the early called ten alone, WPA 2016 in nothing', () => {
  expect(rulebookFrom('wpa-2008')).toEqual({
    ok: true, value: { ...BASE, edition: 'wpa-2008', earlyCalledTen: 'winsRack' },
  });
  expect(rulebookFrom('wpa-2016')).toEqual({ ok: true, value: { ...BASE, edition: 'wpa-2016' } });
});

test('an override changes its parameter', () => {
  const rulebook = rulebookFrom('custom', { breakRailBalls: 3, pushOut: false, raceTo: 7 });
  expect(rulebook).toEqual({
    ok: true, value: { ...BASE, edition: 'custom', breakRailBalls: 3, pushOut: false },
  });
});

test.each([
  [{ tenOnBreak: 'loses' }, '/overrides/tenOnBreak', 'one of "spotAndContinue", "winsRack"'],
  [{ pushOut: 'yes' }, '/overrides/pushOut', 'one of true, false'],
  [{ breakRailBalls: 3.5 }, '/overrides/breakRailBalls', 'a whole number from 0 to 10'],
  [{ settleSeconds: -1 }, '/overrides/settleSeconds', 'a number from 0 to 3600'],
  [{ goldenBreak: true }, '/overrides/goldenBreak', 'a parameter: '],
  [{ 'a/b~c': 1 }, '/overrides/a~1b~0c', 'a parameter: '],
  [{ constructor: 1 }, '/overrides/constructor', 'a parameter: '],
])('%j is refused at its place', (overrides, pointer, expected) => {
  const rulebook = rulebookFrom('base', overrides);
  expect(rulebook).toMatchObject({ ok: false, error: { pointer } });
  expect(!rulebook.ok && rulebook.error.expected).toContain(expected);
});

test('an unknown edition is refused', () => {
  expect(rulebookFrom('wpa-1999')).toMatchObject({
    ok: false, error: { kind: 'unknown-edition', pointer: '/edition' },
  });
});
