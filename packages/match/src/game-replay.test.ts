import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOf } from './game-of.ts';
import { replayGame, verifyGame } from './game-replay.ts';
import { formatGame, parseGameText } from './scoresheet-notation.ts';
import { randomMatch } from './test-game.ts';
import { after, headingInto, lineBefore, scene, stroke } from './test-scene.ts';

const FIXTURES = new URL('../../../fixtures/games/', import.meta.url);
const CLUB_NIGHT = readFileSync(new URL('club-night.tbg', FIXTURES), 'utf8');
const LEVELS = readFileSync(new URL('levels-6-5.tbg', FIXTURES), 'utf8');

function verified(text: string): ReturnType<typeof verifyGame> {
  const read = parseGameText(text);
  if (!read.ok) throw new Error(read.error.message);
  return verifyGame(read.value.game, read.value.places);
}

/** The line of the text that the changed line stands on, and the text with it changed. */
function changed(text: string, from: string, to: string): { text: string; line: number } {
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`no ${from}`);
  return { text: text.replace(from, to), line: text.slice(0, at).split('\n').length };
}

/** Another stroke ends in other places, perhaps with other balls down. */
const ENDS_OTHERWISE = expect.stringMatching(/^(hash|pocketed)$/) as string;

describe('a game file that was tampered with is found out at its line', () => {
  test.each([
    ['ref lag A:210 B:95', 'ref lag A:90 B:95', 'command', 'refused: not-your-turn'],
    ['1. A break >1 1| 3| 5| 8| 4@FL = ok', '1. A break >1 1| 3| 4@FL = ends', 'inning', 'ok'],
    ['2. A push', '3. A push', 'number', '2'],
    ['3. A 1>SR', '3. B 1>SR', 'player', 'A'],
    ['foul:NO_RAIL', 'foul:NO_CONTACT', 'fouls', 'foul:NO_RAIL'],
    ['= foul:NO_RAIL 0-1', '= ok', 'fouls', 'foul:NO_RAIL'],
    ['foul:WRONG_BALL_FIRST 0-2', 'foul:WRONG_BALL_FIRST 0-1', 'consecutive fouls', '0-2'],
    ['B?afterPushOut', 'A?afterPushOut', 'choice', 'B?afterPushOut'],
    ['= spot:10 ok', '= ok', 'spotted', 'spot:10'],
    ['= rack:B', '= rack:A', 'rack winner', 'rack:B'],
    ['R1 1-0', 'R1 0-1', 'score', 'R1 1-0'],
    ['R2 B breaks', 'R2 A breaks', 'rack', 'R2 B breaks'],
    ['rack:A match:A', 'rack:A', 'match winner', 'match:A'],
    ['concedes rack = rack:B', 'concedes rack {[%h abcd]}', 'hash', 'no simulated stroke'],
    ['[Result "3-1 A"]', '[Result "3-1 *"]', 'result', '3-1 A'],
    ['B time-out\n', 'B time-out\nB time-out\n', 'command', 'refused: event-not-open (timeOut)'],
  ])('%s → %s', (from, to, what, found) => {
    const { text, line } = changed(CLUB_NIGHT, from, to);
    const again = what === 'command' ? expect.any(Number) as number : line;
    expect(verified(text)).toMatchObject({ ok: false, error: { line: again, what, found } });
  });

  test.each([
    [/\[%h ([0-9a-f])/, (digit: string) => `[%h ${digit === '0' ? '1' : '0'}`, 'hash'],
    [/= (\d+)@([A-Z]{2})/, (ball: string, name: string) => (
      `= ${ball}@${name === 'FL' ? 'FR' : 'FL'}`
    ), 'pocketed'],
    [/v(\d+)\.(\d)/, (whole: string, digit: string) => (
      `v${whole}.${(Number(digit) + 1) % 10}`
    ), ENDS_OTHERWISE],
    [/\{TBP1 9 c@-685,/, () => '{TBP1 9 c@-684,', 'position'],
    [/bih (-?\d+)/, (x: string) => `bih ${Number(x) + 1}`, ENDS_OTHERWISE],
  ] as const)('a simulated game with %s changed', (pattern, change, what) => {
    const at = LEVELS.search(pattern);
    expect(at).toBeGreaterThan(0);
    const line = LEVELS.slice(0, at).split('\n').length;
    const text = LEVELS.replace(pattern, (_, a: string, b: string) => change(a, b));
    expect(verified(text)).toMatchObject({ ok: false, error: { line, what } });
  });
});

test('where a ball was spotted is written and compared', () => {
  const start = scene({ ...lineBefore('FL', [10]), 1: { x: -0.6, y: 0 } });
  const match = after(start, 'A', {
    kind: 'shoot', call: { kind: 'safety' }, stroke: stroke(headingInto('FL'), 2),
  });
  const text = formatGame(gameOf(match));
  expect(text).toMatch(/^5\. A safe .* = 10@FL .*spot:10@635,0 foul:WRONG_BALL_FIRST.* 1-0 \{/m);
  expect(verified(text)).toMatchObject({ ok: true });
  expect(verified(text.replace('spot:10@635,0', 'spot:10'))).toMatchObject({ ok: true });
  expect(verified(text.replace('spot:10@635,0', 'spot:10@636,0'))).toMatchObject({
    ok: false, error: { what: 'spotted', written: 'spot:10@636,0', found: 'spot:10@635,0' },
  });
});

test('a replay goes on behind a difference and stops where a command is refused', () => {
  const { text } = changed(CLUB_NIGHT, '= foul:NO_RAIL 0-1', '= ok');
  const read = parseGameText(text);
  if (!read.ok) throw new Error(read.error.message);
  const through = replayGame(read.value.game, read.value.places);
  expect(through.complete).toBe(true);
  expect(through.differences.map(({ what }) => what)).toEqual(['fouls', 'inning']);
  expect(through.report).toMatchObject({ score: { A: 3, B: 1 }, winner: 'A', racks: 4 });
  const stopped = parseGameText(changed(CLUB_NIGHT, 'B pass\n', 'B re-rack\n').text);
  if (!stopped.ok) throw new Error(stopped.error.message);
  const { complete, differences, report } = replayGame(stopped.value.game, stopped.value.places);
  expect(complete).toBe(false);
  expect(differences.at(-1)).toMatchObject({ found: 'refused: option-not-open (reRackAndBreak)' });
  expect(report.strokes).toBe(2);
});

test('what followed by itself need not be written, and what did not follow may not be', () => {
  const text = formatGame(gameOf(randomMatch(3, 'sim', 40)));
  const bare = text.replaceAll(/^R\d.*\n|^[AB] warned\n/gm, '').replaceAll(/ = .*$/gm, '');
  expect(verified(bare)).toMatchObject({ ok: true });
  const added = CLUB_NIGHT.replace('B pass\n', 'B pass\nB warned\n');
  expect(verified(added)).toMatchObject({
    ok: false, error: { what: 'warning', found: 'nothing of the kind' },
  });
});
