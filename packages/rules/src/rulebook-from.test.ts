import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOf } from './editions.ts';
import { PARAMETERS, type Parameter } from './parameters.ts';
import { BASE, EDITIONS, type Rulebook } from './rulebook.ts';
import { overridesOf, rulebookFrom } from './rulebook-from.ts';

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
  [{ breakRailBalls: 11 }, '/overrides/breakRailBalls', 'a whole number from 0 to 10'],
  [{ breakRailBalls: '4' }, '/overrides/breakRailBalls', 'a whole number from 0 to 10'],
  [{ settleSeconds: -1 }, '/overrides/settleSeconds', 'a number from 0 to 3600'],
  [{ rackCorners: '2 and 3' }, '/overrides/rackCorners', 'one of "random", "2and3"'],
  [{ shotClock: 35 }, '/overrides/shotClock', 'one of "off", "on"'],
  [{ tenLastJudgedAt: 'whenItFalls' }, '/overrides/tenLastJudgedAt', 'one of "startOfShot"'],
  [{ goldenBreak: true }, '/overrides/goldenBreak', 'a parameter: '],
  [{ edition: 'base' }, '/overrides/edition', 'a parameter: '],
  [{ 'a/b~c': 1 }, '/overrides/a~1b~0c', 'a parameter: '],
  [{ constructor: 1 }, '/overrides/constructor', 'a parameter: '],
])('%j is refused at its place', (overrides, pointer, expected) => {
  const rulebook = rulebookFrom('base', overrides);
  expect(rulebook).toMatchObject({ ok: false, error: { pointer } });
  expect(!rulebook.ok && rulebook.error.expected).toContain(expected);
});

test.each([
  [{ shotClockSeconds: 8 }, 'shotClockSeconds', 'more than the 10 s of the warning'],
  [{ shotClockWarning: 35 }, 'shotClockWarning', 'less than the 35 s of the clock'],
  [
    { shotClockSeconds: 20, shotClockWarning: 30 },
    'shotClockWarning', 'less than the 20 s of the clock',
  ],
  [{ extensionSeconds: 0 }, 'extensionSeconds', 'more than 0 while extensions are given'],
  [
    { extensionSeconds: 0, extensionsPerRack: 2 },
    'extensionSeconds', 'more than 0 while extensions are given',
  ],
  [{ timeoutMinutes: 0 }, 'timeoutMinutes', 'more than 0 while time-outs are given'],
])('%j contradicts itself', (overrides, name, expected) => {
  expect(rulebookFrom('base', overrides)).toEqual({
    ok: false, error: { kind: 'inconsistent', pointer: `/overrides/${name}`, expected },
  });
});

test.each([
  { shotClockSeconds: 8, shotClockWarning: 5 },
  { extensionSeconds: 0, extensionsPerRack: 0 },
  { timeoutMinutes: 0, timeoutsPerMatch: 0 },
])('%j goes together', (overrides) => {
  expect(rulebookFrom('base', overrides)).toEqual({ ok: true, value: { ...BASE, ...overrides } });
});

test('an unknown edition is refused', () => {
  expect(rulebookFrom('wpa-1999')).toMatchObject({
    ok: false, error: { kind: 'unknown-edition', pointer: '/edition' },
  });
});

describe('what was changed in an edition', () => {
  test('is nothing in an edition as published', () => {
    for (const edition of EDITIONS) expect(overridesOf(presetOf(edition))).toEqual({});
  });

  test('names a parameter that went back to the base', () => {
    const rulebook: Rulebook = { ...presetOf('wpa-2008'), earlyCalledTen: 'spotAndContinue' };
    expect(overridesOf(rulebook)).toEqual({ earlyCalledTen: 'spotAndContinue' });
  });

  test('builds the same rulebook again', () => {
    fc.assert(fc.property(fc.constantFrom(...EDITIONS), anyOverrides(), (edition, overrides) => {
      const rulebook = rulebookFrom(edition, overrides);
      if (!rulebook.ok) {
        expect(rulebook.error.kind).toBe('inconsistent');
        return;
      }
      expect(rulebookFrom(edition, overridesOf(rulebook.value))).toEqual(rulebook);
    }));
  });
});

function anyOverrides(): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(PARAMETERS.map((one) => [one.name, valueOf(one)]));
  return fc.record(values, { requiredKeys: [] });
}

function valueOf(parameter: Parameter): fc.Arbitrary<unknown> {
  switch (parameter.kind) {
    case 'switch': return fc.boolean();
    case 'choice': return fc.constantFrom<unknown>(...parameter.values);
    case 'number': return fc.integer({ min: parameter.least, max: parameter.most });
  }
}
