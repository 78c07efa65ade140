import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { beatAt, beatsOf } from './beats.ts';
import { type Film, filmOf, finalHash, resultOf } from './film.ts';
import { filmPicture } from './film-picture.ts';
import { shotText } from './film-texts.ts';
import { planSvg } from './plan-svg.ts';
import { startHead } from './player.ts';
import { positionText } from './sharing.ts';
import { createWork } from './work.ts';
import { en } from './words-en.ts';

const SIMULATED = readFileSync('fixtures/links-match.tbg', 'utf8');
const REAL = readFileSync('fixtures/games/club-night.tbg', 'utf8');
const LAYOUT = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

function opened(text: string): { film: Film; trace: (line: number) => unknown } {
  const work = createWork();
  const answer = work({ kind: 'open', id: 1, text, upTo: undefined });
  if (answer.kind !== 'opened') throw new Error(answer.kind);
  return {
    film: filmOf(answer.played),
    trace: (line) => work({ kind: 'trace', id: 2, line }),
  };
}

describe('a film', () => {
  const { film, trace } = opened(SIMULATED);

  test('has the racks and strokes of its game, numbered as the game numbers them', () => {
    expect(film.racks.map(({ number, score }) => [number, score.A, score.B]))
      .toEqual([[1, 0, 0], [2, 1, 0], [3, 1, 1]]);
    expect(film.racks.map(({ items }) => items.filter(({ kind }) => kind === 'shot').length))
      .toEqual([11, 14, 10]);
    expect(film.shots.filter(({ number }) => number === 1).map(({ breaks }) => breaks))
      .toEqual([true, true, true]);
    expect([film.check, finalHash(film)]).toEqual(['verified', 'a7c845bf85c70dbd']);
  });

  test('says in a word how a stroke ended', () => {
    const said = film.shots.slice(0, 7).map((shot) => shotText(shot, en));
    expect(said).toEqual([
      'break foul', '1\u00a0→\u00a0HL made', '2\u00a0→\u00a0SR made', '3\u00a0→\u00a0HR made',
      '5\u00a0→\u00a0SR made', '6\u00a0→\u00a0FR miss', '6\u00a0→\u00a0SR made',
    ]);
    const last = film.shots.at(-1);
    expect(last && resultOf(last)).toEqual({ kind: 'match' });
  });

  test('tells where an altered game parts from what comes out', () => {
    const faster = (_: string, before: string, speed: string) => before + String(Number(speed) + 9);
    const altered = opened(SIMULATED.replace(/^(2\. .* v)(\d+)/m, faster)).film;
    expect([altered.check, altered.differences[0]?.rack, altered.differences[0]?.stroke])
      .toEqual(['differs', 1, 2]);
    expect(opened(SIMULATED.replace(/ \{\[%h \w+\]\}/, '')).film.check).toBe('played');
  });

  test('has events from the tip to rest in their order, each found again by its instant', () => {
    for (const shot of film.shots.slice(0, 4)) {
      const answer = trace(shot.line) as ReturnType<ReturnType<typeof createWork>>;
      if (answer.kind !== 'traced' || shot.entry.kind !== 'shot') throw new Error(answer.kind);
      expect(answer.trace.hash).toBe(shot.entry.hash);
      const beats = beatsOf(answer.trace, shot.entry.call);
      const seconds = beats.map((beat) => beat.seconds);
      expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
      expect([beats.at(0)?.kind, beats.at(-1)?.kind]).toEqual(['tip', 'rest']);
      expect(beats.length).toBeLessThan(24);
      const pocketed = beats.filter(({ kind }) => kind === 'pocket').length;
      const cueBall = shot.entry.log.cueBall === 'pocketed' ? 1 : 0;
      expect(pocketed).toBe(shot.entry.log.pocketed.length + cueBall);
      expect(beats.map((beat) => beatAt(beats, beat.seconds)).at(-1)).toBe(beats.length - 1);
    }
  });

  test('shows balls at rest with a cue, then the ways so far, then the table at rest', () => {
    const shot = film.shots[1];
    if (shot?.entry.kind !== 'shot') throw new Error('no stroke');
    const answer = trace(shot.line) as ReturnType<ReturnType<typeof createWork>>;
    if (answer.kind !== 'traced') throw new Error(answer.kind);
    const look = {
      view: 'side', orientations: new Map(), reducedMotion: false,
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    } as const;
    const at = (seconds: number) => filmPicture(
      film, { ...startHead(false), shot: 1, seconds }, answer.trace, look,
    );
    expect([at(0).paths.length, at(0).cue === undefined]).toEqual([0, false]);
    const { duration, rest } = answer.trace;
    const early = at(0.4);
    expect([early.cue, early.paths.map(({ role }) => role)[0]]).toEqual([undefined, 'cue']);
    const late = at(duration);
    expect(late.paths.some(({ pocket }) => pocket === 'HL')).toBe(true);
    const cueBall = late.balls.find(({ ball }) => ball === 0)?.position;
    expect(cueBall?.x).toBeCloseTo(rest[0]?.x ?? NaN, 8);
    const svg = planSvg(late, 'A & B', 'TBP1 <');
    expect(svg).toContain('<title>A &amp; B</title>\n<desc>TBP1 &lt;</desc>');
    expect(svg.match(/id="ball-/g)?.length).toBe(late.balls.filter(
      ({ position }) => position.z > 0,
    ).length);
  });
});

describe('other films', () => {
  test('of a real table have rulings and choices, but no traces', () => {
    const { film, trace } = opened(REAL);
    expect(film.shots.every(({ entry }) => entry.kind === 'report')).toBe(true);
    expect(film.racks[0]?.items.some(({ kind }) => kind === 'note')).toBe(true);
    expect(trace(film.shots[0]?.line ?? 0)).toMatchObject({ kind: 'failed' });
  });

  test('of a layout have no strokes and stand at its position', () => {
    const { film } = opened(LAYOUT);
    expect(film.shots).toEqual([]);
    expect(film.match.layout[1]).toEqual({ x: 0.6, y: 0.3 });
    expect(positionText(film, undefined)).toBe(LAYOUT);
  });

  test('what cannot be read has its character, and what stands before it', () => {
    const work = createWork();
    const text = SIMULATED.replace('6. A 6>FR', '6. A 6>XX').replace('6. B 6>FR', '6. B 6>XX');
    const answer = work({ kind: 'open', id: 1, text, upTo: undefined });
    if (answer.kind !== 'unreadable') throw new Error(answer.kind);
    expect(text.slice(answer.at, answer.at + 4)).toBe('6>XX');
    const before = work({ kind: 'open', id: 2, text, upTo: answer.at });
    expect(before.kind === 'opened' && filmOf(before.played).shots.length).toBe(5);
  });
});
