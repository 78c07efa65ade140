import { describe, expect, test } from 'vitest';
import { shortened } from './shortened.ts';

describe('a text repeated from the address', () => {
  test('stays as it is where it is short', () => {
    expect(shortened('')).toBe('');
    expect(shortened('шар за бортом')).toBe('шар за бортом');
    expect(shortened('x'.repeat(60))).toBe('x'.repeat(60));
  });

  test('is its beginning where it is long, and no letter is cut in two', () => {
    expect(shortened('x'.repeat(50_000))).toBe(`${'x'.repeat(60)}…`);
    expect(shortened('🎱🎱🎱', 2)).toBe('🎱🎱…');
    expect(shortened('борт борт', 5)).toBe('борт…');
  });
});
