import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ARMS } from '../../bench/play/arms.ts';
import { NO_LOG, openLog } from '../../bench/play/log.ts';
import { type MatchUp, headerOf, playMatchUp } from '../../bench/play/match-up.ts';
import { namedPlayer } from '../../bench/play/named-player.ts';
import { summaryOf } from '../../bench/play/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenball-duel-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OF: MatchUp = {
  first: namedPlayer('b1', ARMS.NP), second: namedPlayer('b0', ARMS.NP), arm: ARMS.NP,
  rack: 'template', purpose: 'choose', seed: 5, racks: 4, sequential: false,
};

function play(name: string, of: MatchUp = OF) {
  const path = join(folder, name);
  const { tally } = playMatchUp(of, openLog(path, headerOf(of), 'rack'));
  return { path, tally, text: readFileSync(path, 'utf8') };
}

describe('a duel', () => {
  const whole = play('whole.jsonl');

  test('is the same log for the same command', () => {
    expect(play('again.jsonl').text).toBe(whole.text);
    expect(play('other.jsonl', { ...OF, seed: 6 }).text).not.toBe(whole.text);
  });

  test('has a line for every act, with what was believed and what came of it', () => {
    const lines = linesOf(whole.text);
    const shots = lines.filter(({ kind }) => kind === 'shot');
    expect(lines[0]).toMatchObject({ kind: 'match-up', first: 'b1-ghost-ball-greedy', seed: 5 });
    expect(lines.filter(({ kind }) => kind === 'rack')).toHaveLength(4);
    expect(shots.length).toBe(whole.tally.counts.first.shots + whole.tally.counts.second.shots);
    for (const { outcome, call, stroke, played } of shots) {
      expect((outcome as { readonly hash: string }).hash).toMatch(/^[0-9a-f]{16}$/);
      expect([call, stroke, played].every((each) => typeof each === 'object')).toBe(true);
    }
    expect(whole.text).not.toMatch(/date|time|milliseconds/i);
  });

  test('plays every rack twice, with sides swapped, and the break to both', () => {
    const racks = linesOf(whole.text).filter(({ kind }) => kind === 'rack');
    expect(racks.map(({ rack, game }) => [rack, game])).toEqual([[0, 0], [0, 1], [1, 0], [1, 1]]);
    expect(racks.map(({ breaker }) => breaker)).toEqual(['first', 'second', 'second', 'first']);
    expect(racks[0]?.seed).toBe(racks[1]?.seed);
    expect(racks[1]?.seed).not.toBe(racks[2]?.seed);
  });

  test.each([0.001, 0.1, 0.4, 0.77, 0.999])('cut at %s of its log comes to the same', (share) => {
    const path = join(folder, `cut-${share}.jsonl`);
    writeFileSync(path, whole.text.slice(0, Math.floor(whole.text.length * share)));
    const again = play(`cut-${share}.jsonl`);
    expect(again.text).toBe(whole.text);
    expect(again.tally).toEqual(whole.tally);
  });

  test('goes on from fewer racks to more', () => {
    play('fewer.jsonl', { ...OF, racks: 2 });
    expect(play('fewer.jsonl').text).toBe(whole.text);
  });

  test('without a log comes to the same too', () => {
    expect(playMatchUp(OF, NO_LOG).tally).toEqual(whole.tally);
  });

  test('never touches the log of another run, or what is no log', () => {
    const other = { ...OF, seed: 9 };
    expect(() => openLog(whole.path, headerOf(other), 'rack')).toThrow(/another run/);
    expect(readFileSync(whole.path, 'utf8')).toBe(whole.text);
    const broken = join(folder, 'broken.jsonl');
    const text = `${whole.text.split('\n', 1).join('')}\nnot a line\n{"kind":"rack"}\n`;
    writeFileSync(broken, text);
    expect(() => openLog(broken, headerOf(OF), 'rack')).toThrow(/broken\.jsonl:2/);
    expect(readFileSync(broken, 'utf8')).toBe(text);
  });

  test('never adds to what another planner did', () => {
    const path = join(folder, 'older.jsonl');
    const { planner } = headerOf(OF);
    const text = whole.text.replace(`"planner":"${planner}",`, '');
    writeFileSync(path, text);
    expect(planner).toMatch(/^[0-9a-f]{8}-[0-9a-f]{8}$/);
    expect(() => openLog(path, headerOf(OF), 'rack'))
      .toThrow(`older.jsonl:1: the log of another run: planner is not named, now "${planner}"`);
    expect(readFileSync(path, 'utf8')).toBe(text);
    const other = { ...OF, first: namedPlayer('b2', ARMS.NP) };
    const [first, second] = headerOf(other).planner.split('-');
    expect(first).not.toBe(planner.split('-')[0]);
    expect(second).toBe(planner.split('-')[1]);
  });

  test('says that it plays otherwise only where nothing else is another', () => {
    const { planner } = headerOf(OF);
    const path = join(folder, 'otherwise.jsonl');
    writeFileSync(path, whole.text.replace(planner, 'aaaaaaaa-bbbbbbbb'));
    expect(() => openLog(path, headerOf(OF), 'rack')).toThrow('it plays otherwise');
    const armed = { ...headerOf(OF), planner: 'aaaaaaaa-bbbbbbbb', arm: 'N1' };
    expect(() => openLog(whole.path, armed, 'rack')).toThrow(/arm is "NP", now "N1"\. Name/);
  });

  test('does not count a log from which a rack was taken', () => {
    const path = join(folder, 'edited.jsonl');
    const lines = whole.text.trimEnd().split('\n');
    const first = lines.findIndex((line) => line.startsWith('{"kind":"rack"'));
    writeFileSync(path, `${[lines[0], ...lines.slice(first + 1)].join('\n')}\n`);
    expect(() => play('edited.jsonl')).toThrow(/edited\.jsonl:2: expected rack 0, game 0/);
  });

  test('is summed up with its interval, rating and test', () => {
    const idle = { decisions: 0, milliseconds: 0 };
    const text = summaryOf(
      { first: 'b1', second: 'b0' },
      { tally: { ...whole.tally, won: { first: 75, second: 25 }, racks: 100 },
        timing: { first: idle, second: idle } },
    );
    expect(text).toContain('b1 75 : 25 b0 in 100 racks');
    expect(text).toContain('75.0 % [65.7, 82.5]\n');
    expect(text).toContain('rating difference: +158 [+94, +223]');
  });

  test('stops when the sequential test has decided', () => {
    const path = join(folder, 'decided.jsonl');
    const header = headerOf(OF);
    const racks = Array.from({ length: 200 }, (_, n) => ({
      kind: 'rack', rack: Math.floor(n / 2), game: n % 2, seed: 1, breaker: 'first',
      winner: 'first', shots: 1, replays: 0,
    }));
    writeFileSync(path, [header, ...racks].map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { tally } = play('decided.jsonl', { ...OF, racks: 200, sequential: true });
    expect(tally.won).toEqual({ first: 60, second: 0 });
  });
});

function linesOf(text: string): readonly Readonly<Record<string, unknown>>[] {
  return text.trimEnd().split('\n').map((line) => (
    JSON.parse(line) as Readonly<Record<string, unknown>>
  ));
}
