import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonFault, lineAndColumn } from './json-fault.ts';

describe('the first fault of a text that is not JSON', () => {
  test.each([
    ['{"balls": [1, 2,]}', 16, 'a value'],
    ['{"a": 1,}', 8, 'a name in double quotes'],
    ["{'a': 1}", 1, 'a name in double quotes'],
    ['{"a" 1}', 5, "':'"],
    ['{"a": 1 "b": 2}', 8, "',' or '}'"],
    ['[1 2]', 3, "',' or ']'"],
    ['{"a": 1', 7, "',' or '}'"],
    ['"no end', 7, 'the closing double quote'],
    ['"\\x"', 1, 'an escape such as \\n or \\u0041'],
    ['01', 1, 'the end of the text'],
    ['{} {}', 3, 'the end of the text'],
    ['NaN', 0, 'a value'],
    ['', 0, 'a value'],
  ])('%j', (text, at, expected) => {
    expect(findJsonFault(text)).toEqual({ at, expected });
  });

  test('it finds a fault exactly where JSON.parse refuses', () => {
    const broken = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\\', '0'));
    fc.assert(fc.property(broken, ([json, place, put]) => {
      const at = place % (json.length + 1);
      const text = json.slice(0, at) + put + json.slice(at + 1);
      expect(findJsonFault(text) === undefined).toBe(parses(text));
    }), { numRuns: 2000, seed: 1 });
  });

  test('lines and columns count from one, as editors do', () => {
    expect(lineAndColumn('a\nbc', 0)).toEqual({ line: 1, column: 1 });
    expect(lineAndColumn('a\nbc', 3)).toEqual({ line: 2, column: 2 });
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
