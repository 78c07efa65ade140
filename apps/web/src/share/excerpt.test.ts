import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Match, formatGame, parseGame, placesOf, replayGame, verifyGame,
} from '@tenball/match';
import { rackOf, shotOf } from './excerpt.ts';
import { formatLink, readLink } from './link.ts';
import { readSubject, readUpTo } from './subject.ts';

const TEXT = readFileSync('fixtures/links-match.tbg', 'utf8');

function played(): Match {
  const game = parseGame(TEXT);
  if (!game.ok) throw new Error(game.error.message);
  return replayGame(game.value).report.match;
}

function hashesOf({ scoresheet }: Match): readonly string[] {
  return scoresheet.flatMap((entry) => (entry.kind === 'shot' ? [entry.hash] : []));
}

describe('parts of a match', () => {
  const match = played();

  test('the racks of a match play again as they were, one by one', () => {
    const hashes = [1, 2, 3].flatMap((number) => {
      const game = rackOf(match, number);
      if (game === undefined) throw new Error(`no rack ${number}`);
      const again = parseGame(formatGame(game));
      if (!again.ok) throw new Error(again.error.message);
      const report = verifyGame(again.value);
      expect(report).toMatchObject({ ok: true });
      return report.ok ? hashesOf(report.value.match) : [];
    });
    expect(hashes).toEqual(hashesOf(match));
    expect(rackOf(match, 4)).toBeUndefined();
  });

  test('the link of a usual rack has at most 2000 characters', async () => {
    const longest = await Promise.all([1, 2, 3].map(async (number) => {
      const game = rackOf(match, number);
      return game === undefined ? 0 : (await formatLink(formatGame(game), 'tb@1.0.0')).length;
    }));
    expect(Math.max(...longest)).toBeLessThanOrEqual(2000);
  });

  test('a stroke alone comes to the same rest', async () => {
    const index = match.scoresheet.findLastIndex((entry) => entry.kind === 'shot');
    const game = shotOf(match, index);
    if (game === undefined) throw new Error('no stroke');
    const link = await formatLink(formatGame(game), 'tb@1.0.0');
    expect(link.length).toBeLessThanOrEqual(700);
    const read = readLink(link);
    if (read === undefined || !read.ok) throw new Error('unreadable');
    const subject = readSubject(read.value.text);
    if (!subject.ok || subject.value.kind !== 'game') throw new Error('no game');
    const again = verifyGame(subject.value.game);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && hashesOf(again.value.match)).toEqual(hashesOf(match).slice(-1));
  });
});

describe('what a text is', () => {
  test('a position and a game are told apart; anything else has its place', () => {
    const line = 'TBP1 9 c@-300,0/10@635,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
    expect(readSubject(`${line}\n`)).toMatchObject({ ok: true, value: { kind: 'layout' } });
    expect(readSubject(TEXT)).toMatchObject({ ok: true, value: { kind: 'game' } });
    expect(readSubject('[Game "TBG9"]')).toMatchObject({ ok: false, error: { at: 7 } });
  });

  test('a game that was cut is read up to its last whole line', () => {
    const at = TEXT.indexOf('7. A 6>SR') + 20;
    const subject = readUpTo(TEXT.slice(0, at), at);
    if (subject?.kind !== 'game') throw new Error('nothing was read');
    const { report, differences, complete } = replayGame(subject.game, placesOf(subject.game));
    expect([report.strokes, differences, complete]).toEqual([6, [], true]);
  });

  test('a line that is garbled ends what is read', () => {
    const at = TEXT.indexOf('5. B 5>SR');
    const garbled = `${TEXT.slice(0, at)}5. B 5>XX${TEXT.slice(at + 9)}`;
    const read = readSubject(garbled);
    if (read.ok) throw new Error('it reads well');
    const subject = readUpTo(garbled, read.error.at);
    expect(subject?.kind === 'game' && replayGame(subject.game).report.strokes).toBe(4);
  });

  test('of a game without its tags nothing is left', () => {
    expect(readUpTo('[Game "TBG1"]\n[A "x', 20)).toBeUndefined();
  });
});
