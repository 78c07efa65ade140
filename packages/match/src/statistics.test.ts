import { describe, expect, test } from 'vitest';
import { DEFAULT_SETUP, startMatch } from './start-match.ts';
import { statisticsOf } from './statistics.ts';
import {
  after, before, entriesOf, headingInto, lineBefore, scene, stroke,
} from './test-scene.ts';

const FL = headingInto('FL');

describe('figures of a match', () => {
  test('a made ball, a miss and a foul make the TPA', () => {
    const one = scene({ ...lineBefore('FL', [1]), 10: { x: -0.9, y: -0.3 } });
    const made = after(one, 'A', {
      kind: 'shoot', stroke: stroke(FL, 2),
      call: { kind: 'pot', ball: 1, pocket: 'FL', obvious: true },
    });
    const missed = after(made, 'A', {
      kind: 'shoot', stroke: stroke(180, 0.5),
      call: { kind: 'pot', ball: 10, pocket: 'FL', obvious: false },
    });
    const { A, B } = statisticsOf(missed.scoresheet).seats;
    expect(A).toMatchObject({ shots: 2, ballsMade: 1, fouls: 1, errors: 1, innings: 1, tpa: 0.5 });
    expect(B).toMatchObject({ shots: 0, innings: 0, tpa: undefined });
  });

  test('a wrongly pocketed ball is an error and not a ball made', () => {
    const one = scene({ ...lineBefore('FL', [1]), 10: { x: -0.9, y: -0.3 } });
    const wrong = after(one, 'A', {
      kind: 'shoot', stroke: stroke(FL, 2),
      call: { kind: 'pot', ball: 1, pocket: 'FR', obvious: false },
    });
    expect(statisticsOf(wrong.scoresheet).seats.A)
      .toMatchObject({ ballsMade: 0, misses: 1, errors: 1, fouls: 0 });
  });

  test('breaks are counted with what fell, and a conceded rack is nobody’s run', () => {
    const start = startMatch(DEFAULT_SETUP);
    const broken = after(start, 'A', {
      kind: 'shoot', call: { kind: 'none' }, stroke: stroke(0.3, 8),
    });
    const { A } = statisticsOf(broken.scoresheet).seats;
    const shot = broken.scoresheet.find((entry) => entry.kind === 'shot');
    if (shot?.kind !== 'shot') throw new Error('no break');
    expect(A).toMatchObject({
      breaks: 1,
      legalBreaks: shot.ruling.fouls.length === 0 ? 1 : 0,
      ballsOnBreak: shot.ruling.pocketedStay.length,
    });
    const conceded = after(broken, 'B', { kind: 'concede', what: 'rack' });
    expect(statisticsOf(conceded.scoresheet))
      .toMatchObject({ racks: 1, seats: { A: { racksWon: 1, breakAndRuns: 0 } } });
  });

  test('a rack won from the break without an answer is a break-and-run', () => {
    const start = startMatch(DEFAULT_SETUP);
    const ten = scene(lineBefore('FL', [10]));
    const win = entriesOf(ten, 'A', {
      kind: 'shoot', stroke: stroke(FL, 2),
      call: { kind: 'pot', ball: 10, pocket: 'FL', obvious: true },
    });
    const break1 = entriesOf(start, 'A', {
      kind: 'shoot', call: { kind: 'none' }, stroke: stroke(0.3, 8),
    });
    const run = statisticsOf([...start.scoresheet, ...break1, ...win]);
    expect(run.seats.A).toMatchObject({ breakAndRuns: 1, racksWon: 1 });
    const answered = statisticsOf([
      ...start.scoresheet, ...break1.map((entry) => ({ ...entry, seat: 'B' as const })), ...win,
    ]);
    expect(answered.seats.A).toMatchObject({ breakAndRuns: 0, racksWon: 1 });
  });

  test('safeties and push-outs are counted by their call, innings by visits', () => {
    const cueBall = before('FL', 0.9);
    const open = scene({ 0: cueBall, 1: { x: 0.5, y: 0 }, 10: { x: -0.9, y: -0.3 } }, {
      strokesPlayed: 1, pushOutOpen: true,
    });
    const pushed = after(open, 'A', {
      kind: 'shoot', call: { kind: 'push-out' }, stroke: stroke(200, 0.5),
    });
    const passed = after(pushed, 'B', { kind: 'choose', decision: 'passBack' });
    const safe = after(passed, 'A', {
      kind: 'shoot', call: { kind: 'safety' }, stroke: stroke(200, 0.5),
    });
    expect(statisticsOf(safe.scoresheet).seats.A)
      .toMatchObject({ pushOuts: 1, safeties: 1, innings: 1, shots: 2 });
  });
});
