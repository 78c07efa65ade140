import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_LEVELS, findJsonFault, findTooDeep, lineAndColumn } from './json-fault.ts';

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
    ['[[1, []], {"a": {}} 2]', 20, "',' or ']'"],
    ['[}', 1, 'a value'],
    ['{]', 1, 'a name in double quotes'],
    ['[[]', 3, "',' or ']'"],
    ['[],', 2, 'the end of the text'],
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

  const levels = `at most ${MOST_LEVELS} levels of lists and objects`;
  const deep = '['.repeat(MOST_LEVELS);
  const closed = ']'.repeat(MOST_LEVELS);

  test('brackets without end are told by the first that lies too deep', () => {
    expect(findJsonFault('['.repeat(1e5))).toEqual({ at: MOST_LEVELS, expected: levels });
    expect(findJsonFault('{"balls":'.repeat(5e4)))
      .toEqual({ at: 9 * MOST_LEVELS, expected: levels });
    expect(findJsonFault(deep)).toEqual({ at: MOST_LEVELS, expected: 'a value' });
    expect(findJsonFault(`${deep}1${closed}`)).toBeUndefined();
  });

  test('JSON may be too deep as well, not by the brackets in its texts', () => {
    expect(findTooDeep(`${deep}1${closed}`)).toBeUndefined();
    expect(findTooDeep(`[${deep}1${closed}]`)).toEqual({ at: MOST_LEVELS, expected: levels });
    expect(findTooDeep(JSON.stringify([deep, `\\"${deep}`, { [deep]: deep }]))).toBeUndefined();
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
