import { BASE } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import {
  formatRulebookText, isPreset, isSameRulebook, parseRulebookText, withParameter,
} from './rulebook-text.ts';

describe('an edition in an address', () => {
  test('is its name where nothing is changed', () => {
    expect(formatRulebookText(BASE)).toBe('base');
    expect(parseRulebookText('base')).toMatchObject({ ok: true, value: BASE });
    expect(isPreset(BASE)).toBe(true);
  });

  test('carries truth values, numbers and words as overrides', () => {
    const text = 'base,pushOut=false,breakRailBalls=3,threeFouls=off';
    const read = parseRulebookText(text);
    expect(read).toMatchObject({
      ok: true, value: { pushOut: false, breakRailBalls: 3, threeFouls: 'off' },
    });
    if (!read.ok) return;
    expect(isPreset(read.value)).toBe(false);
    expect(parseRulebookText(formatRulebookText(read.value))).toEqual(read);
  });

  test('that is not known, or a value that does not fit, names the place', () => {
    expect(parseRulebookText('nobody')).toMatchObject({ error: { pointer: '/edition' } });
    expect(parseRulebookText('base,pushOut=maybe'))
      .toMatchObject({ error: { pointer: '/overrides/pushOut' } });
    expect(parseRulebookText('base,pushOut')).toMatchObject({ ok: false });
  });

  test('an override back to the usual value leaves the preset', () => {
    const changed = withParameter(BASE, 'pushOut', 'false');
    if (!changed.ok) throw new Error(changed.error.expected);
    expect(isSameRulebook(changed.value, BASE)).toBe(false);
    expect(withParameter(changed.value, 'pushOut', 'true')).toEqual({ ok: true, value: BASE });
  });

  test('a number may be typed with a comma, and what does not fit is named', () => {
    expect(withParameter(BASE, 'settleSeconds', '4,5'))
      .toMatchObject({ value: { settleSeconds: 4.5 } });
    expect(withParameter(BASE, 'breakRailBalls', ''))
      .toMatchObject({ error: { pointer: '/overrides/breakRailBalls' } });
    expect(withParameter(BASE, 'extensionSeconds', '0'))
      .toMatchObject({ error: { kind: 'inconsistent' } });
  });
});
