import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBytes, encodeBytes } from './base64url.ts';
import { inflate } from './inflate.ts';
import {
  MOST_BYTES, characterOf, formatLink, formatPlainLink, readLink, withPlace,
} from './link.ts';

const PHYSICS = 'tb@1.0.0';
const GAME = readFileSync('fixtures/links-match.tbg', 'utf8');

function packed(bytes: Uint8Array): string {
  return `v1.${PHYSICS}.${encodeBytes(deflateRawSync(bytes))}`;
}

describe('letters', () => {
  test('any bytes come back from their letters', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const letters = encodeBytes(bytes);
      expect(letters).toMatch(/^[\w-]*$/);
      expect(decodeBytes(letters)).toEqual({ bytes, read: letters.length });
    }));
  });

  test('reading stops at a letter that is none', () => {
    expect(decodeBytes('VEJQ!TE').read).toBe(4);
  });
});

describe('inflating by hand', () => {
  test('reads what zlib has deflated at any level', () => {
    const text = fc.oneof(fc.string({ maxLength: 400 }), fc.constant(GAME));
    fc.assert(fc.property(text, fc.integer({ min: 0, max: 9 }), (said, level) => {
      const bytes = new TextEncoder().encode(said);
      const read = inflate(deflateRawSync(bytes, { level }), MOST_BYTES);
      expect(read.end).toBe('whole');
      expect(new TextDecoder().decode(read.bytes)).toBe(said);
    }));
  });

  test('never fails otherwise than by saying so', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { bytes: found, end } = inflate(bytes, 5000);
      expect(found.length).toBeLessThanOrEqual(5000);
      expect(['whole', 'cut', 'broken', 'full']).toContain(end);
    }), { numRuns: 500 });
  });

  test('stops at the size it was allowed', () => {
    const bomb = deflateRawSync(new Uint8Array(5_000_000));
    const { bytes, end } = inflate(bomb, 1000);
    expect([bytes.length, end]).toEqual([1000, 'full']);
  });
});

describe('a link', () => {
  test('any text and place come back from a link, deflated or not', async () => {
    const place = fc.option(fc.record({
      rack: fc.nat(9999), shot: fc.nat(9999), event: fc.nat(9999),
    }), { nil: undefined });
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'grapheme' }), place, async (text, at) => {
      for (const link of [
        await formatLink(text, PHYSICS, at), formatPlainLink(text, PHYSICS, at),
      ]) {
        const read = readLink(`https://example.org/replay.html#${link}`);
        expect(read).toEqual({ ok: true, value: { text, physics: PHYSICS, place: at } });
      }
    }), { numRuns: 60 });
  });

  test('of a match of three racks has at most 3500 characters', async () => {
    const link = await formatLink(GAME, PHYSICS);
    expect(link.length).toBeLessThanOrEqual(3500);
    expect(readLink(link)).toMatchObject({ value: { text: GAME } });
  });

  test('opens at another place with the same text', () => {
    const link = formatPlainLink('TBP1', PHYSICS, { rack: 1, shot: 2, event: 3 });
    expect(link.endsWith('&at=1.2.3')).toBe(true);
    const moved = withPlace(link, { rack: 2, shot: 7, event: undefined });
    expect(moved.endsWith('&at=2.7')).toBe(true);
    expect(readLink(moved)).toMatchObject({
      value: { text: 'TBP1', place: { rack: 2, shot: 7, event: undefined } },
    });
  });

  test('is read though a messenger has escaped it or left a full stop behind it', async () => {
    const link = (await formatLink(GAME, PHYSICS)).replace('@', '%40');
    expect(readLink(` https://example.org/replay.html#${link}).`)).toMatchObject({
      value: { text: GAME },
    });
  });

  test('an address without a fragment shares nothing', () => {
    expect(readLink('')).toBeUndefined();
    expect(readLink('#')).toBeUndefined();
  });
});

describe('a damaged link', () => {
  const broken = (link: string) => {
    const read = readLink(link);
    if (read === undefined || read.ok) throw new Error('it reads well');
    return read.error;
  };

  test.each([
    ['v2.tb@1.0.0.abc', 'mark', 0],
    ['hello', 'mark', 0],
    ['v1.tb@1.0.0.', 'cut', 12],
    ['v1.tb@1.0.0.AA', 'cut', 14],
    ['v1.tb@1.0.0.____', 'broken', 12],
    ['v1t.tb@1.0.0.VEJQ*TE', 'letter', 17],
  ])('%s is said to be so at its character', (link, fault, at) => {
    expect(broken(link)).toMatchObject({ fault, at });
  });

  test('tells the text before the place where it was cut', async () => {
    const link = await formatLink(GAME, PHYSICS);
    const half = link.slice(0, Math.floor(link.length / 2));
    const { fault, at, text } = broken(half);
    expect([fault, at]).toEqual(['cut', half.length]);
    expect(text.length).toBeGreaterThan(500);
    expect(GAME.startsWith(text.slice(0, -2))).toBe(true);
  });

  test('is refused when it unpacks to more than any game', () => {
    const { fault, text } = broken(packed(new Uint8Array(MOST_BYTES + 1)));
    expect([fault, text]).toEqual(['too-long', '']);
  });

  test('a place in its text is found again among its characters', async () => {
    const link = await formatLink(GAME, PHYSICS);
    const places = [0, 400, 2000, 4000].map((offset) => characterOf(link, offset));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThan(link.length);
    const plain = formatPlainLink(GAME, PHYSICS);
    expect(characterOf(plain, 300)).toBe('v1t.tb@1.0.0.'.length + 400);
  });
});
