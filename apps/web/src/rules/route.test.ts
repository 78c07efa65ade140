import { describe, expect, test } from 'vitest';
import { type Route, formatRoute, isSamePage, parseRoute } from './route.ts';

const CLAUSES = ['S2', 'S2a', 'S6', 'G6.3', 'G-split', 'V.early'];

describe('the address of a page of the book', () => {
  test('names a clause, as the banners of the game link to it', () => {
    expect(parseRoute('#S6', CLAUSES))
      .toEqual({ kind: 'clause', clause: 'S6', example: undefined });
    expect(parseRoute('#g6.3', CLAUSES)).toMatchObject({ kind: 'clause', clause: 'G6.3' });
    expect(parseRoute('#S6/S6-wrong-pocket', CLAUSES))
      .toMatchObject({ clause: 'S6', example: 'S6-wrong-pocket' });
  });

  test('without a clause is the table of contents', () => {
    expect(parseRoute('', CLAUSES)).toEqual({ kind: 'contents' });
    expect(parseRoute('#', CLAUSES)).toEqual({ kind: 'contents' });
  });

  test('of a clause that is not in the book says so', () => {
    expect(parseRoute('#S77', CLAUSES)).toEqual({ kind: 'unknown', text: 'S77' });
    expect(parseRoute('#%E0%A4%A', CLAUSES)).toEqual({ kind: 'unknown', text: '%E0%A4%A' });
  });

  test('lays two editions side by side, the usual two where they are left out', () => {
    expect(parseRoute('#editions', CLAUSES))
      .toEqual({ kind: 'editions', left: 'base', right: 'wpa-2008' });
    expect(parseRoute('#editions/wpa-2016/base%2CpushOut=false', CLAUSES))
      .toEqual({ kind: 'editions', left: 'wpa-2016', right: 'base,pushOut=false' });
  });

  test('holds the words of a search in any script', () => {
    const hash = formatRoute({ kind: 'search', query: 'выставление / 50 %' });
    expect(parseRoute(hash, CLAUSES)).toEqual({ kind: 'search', query: 'выставление / 50 %' });
  });

  test.each<Route>([
    { kind: 'contents' },
    { kind: 'clause', clause: 'G-split', example: undefined },
    { kind: 'clause', clause: 'V.early', example: 'V.early-1' },
    { kind: 'glossary' },
    { kind: 'print' },
    { kind: 'editions', left: 'base', right: 'base,pushOut=false' },
    { kind: 'search', query: 'фол' },
  ])('is read as it is written: $kind', (route) => {
    expect(parseRoute(formatRoute(route), CLAUSES)).toEqual(route);
  });

  test('another example of a clause is the same page', () => {
    const one = parseRoute('#S6', CLAUSES);
    expect(isSamePage(one, parseRoute('#S6/2', CLAUSES))).toBe(true);
    expect(isSamePage(one, parseRoute('#S2', CLAUSES))).toBe(false);
    expect(isSamePage(one, parseRoute('#glossary', CLAUSES))).toBe(false);
  });
});
