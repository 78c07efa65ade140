import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Ball, type Layout, TABLES, formatLayout, parseLayout, snapToNanometre, withBall,
} from './index.ts';

const NINE = TABLES['9'];

function parse(text: string): Layout {
  const result = parseLayout(text, 0, NINE);
  if (!result.ok) throw new Error(result.error.message);
  return result.value.layout;
}

function failure(text: string): { at: number; expected: string } {
  const result = parseLayout(text, 0, NINE);
  if (result.ok) throw new Error('read without an error');
  return { at: result.error.at, expected: result.error.expected };
}

const coordinate = fc.integer({ min: -1_270_000_000, max: 1_270_000_000 });
const layouts = fc.array(
  fc.option(fc.tuple(coordinate, coordinate), { nil: undefined }), { minLength: 11, maxLength: 11 },
).map((points) => points.reduce<Layout>((layout, point, ball) => withBall(
  layout, ball as Ball, point && { x: point[0] / 1e9, y: point[1] / 1e9 },
), {}));

describe('the text of a layout', () => {
  test('is the one of the sketch', () => {
    const layout: Layout = {
      0: { x: -0.635, y: 0 }, 1: { x: 0.635, y: 0 }, 2: { x: 0.684493352, y: 0.028575 },
      10: { x: 0.733986704, y: 0 },
    };
    const text = 'c@-635,0/1@635,0/2@684.493352,28.575/10@733.986704,0';
    expect(formatLayout(layout)).toBe(text);
    expect(parse(text)).toEqual(layout);
  });

  test('is exact both ways on the nanometre grid', () => {
    fc.assert(fc.property(layouts, (layout) => {
      const text = formatLayout(layout);
      expect(parse(text)).toEqual(layout);
      expect(formatLayout(parse(text))).toBe(text);
    }));
  });

  test('an empty table is a dash', () => {
    expect(formatLayout({})).toBe('-');
    expect(parse('-')).toEqual({});
  });

  test('diamonds count from the head-right corner', () => {
    expect(parse('d:c@2,2/1@6.0,2.0/3@0,4')).toEqual({
      0: { x: -0.635, y: 0 }, 1: { x: 0.635, y: 0 }, 3: { x: -1.27, y: 0.635 },
    });
    expect(parse('d:1@3.65,1')).toEqual({ 1: { x: snapToNanometre(-0.111125), y: -0.3175 } });
  });

  test('ends at a space, a tilde or the end', () => {
    for (const rest of ['', ' sA', '~sA', '\n']) {
      const result = parseLayout(`1@1,2${rest}`, 0, NINE);
      expect(result.ok && result.value.end).toBe(5);
    }
  });

  test.each([
    ['', 0, 'a ball, "c" or 1 to 10'],
    ['x@1,2', 0, 'a ball, "c" or 1 to 10'],
    ['11@1,2', 0, 'a ball, "c" or 1 to 10'],
    ['c1,2', 1, '"@"'],
    ['c@,2', 2, 'millimetres with at most 6 decimals'],
    ['c@+1,2', 2, 'millimetres with at most 6 decimals'],
    ['c@1;2', 3, '","'],
    ['c@01,2', 2, 'a number without leading zeros'],
    ['c@1.50,2', 5, 'a number without trailing zeros'],
    ['c@1.,2', 4, 'a digit'],
    ['c@1.1234567,2', 10, 'at most 6 decimals'],
    ['c@-0,2', 2, '0 without a sign'],
    ['c@1234567,2', 2, 'at most 6 digits before the point'],
    ['c@1,2/', 6, 'a ball, "c" or 1 to 10'],
    ['c@1,2;1@3,4', 5, '"/" and a ball, or a space'],
    ['2@1,2/2@3,4', 6, 'a ball above 2, in rising order'],
    ['10@1,2/c@3,4', 7, 'no ball after the 10'],
    ['d:1@8.5,2', 4, 'diamonds from 0 to 8'],
    ['d:1@-1,2', 4, 'diamonds from 0 to 8'],
    ['d:1@8,5', 6, 'diamonds from 0 to 4'],
  ])('%j is wrong at character %i', (text, at, expected) => {
    expect(failure(text)).toEqual({ at, expected });
  });

  test('any text is read or refused at a place inside it', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => {
      const result = parseLayout(text, 0, NINE);
      if (!result.ok) expect(result.error.at).toBeLessThanOrEqual(text.length);
    }));
  });
});
