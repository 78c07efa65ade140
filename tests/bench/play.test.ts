import { SKILLS, netSigmaDegrees } from '@tenball/ai';
import { derive, distance, seed } from '@tenball/base';
import { TABLES, objectBallsOf, rackLayout } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { ARMS, ARM_NAMES, strike, withArm } from '../../bench/play/arms.ts';
import { FlagError, readFlags } from '../../bench/play/flags.ts';
import { ratingOf, shareOf, sprt, wilson } from '../../bench/play/intervals.ts';
import { bestPlayer } from '../../bench/play/level-player.ts';
import { namedPlayer } from '../../bench/play/named-player.ts';
import { barText } from '../../bench/play/progress.ts';
import { matchOf, playAct } from '../../bench/play/rack-game.ts';
import { MEAN_GAP, RACK_MODELS, gapSigmaOf, rackSeed } from '../../bench/play/racks.ts';

describe('intervals', () => {
  test('Wilson’s are those of the published examples', () => {
    // Newcombe 1998, table I, method 3: 81/263, 15/148, 0/20, 1/29.
    const rows = [
      [81, 263, 0.2553, 0.3662], [15, 148, 0.0624, 0.1605], [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [successes, trials, low, high] of rows) {
      const interval = wilson(successes, trials);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    }
  });

  test('Wilson’s stay within a share, and say nothing of nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    for (let trials = 1; trials < 50; trials += 1) {
      expect(wilson(trials, trials).high).toBe(1);
      expect(wilson(0, trials).low).toBe(0);
    }
  });

  test('a hundred points are two to one', () => {
    expect(shareOf(100)).toBeCloseTo(2 / 3, 12);
    expect(shareOf(50)).toBeCloseTo(0.586, 3);
    expect(shareOf(300)).toBeCloseTo(0.889, 3);
    for (const share of [0.05, 0.5, 0.7]) expect(shareOf(ratingOf(share))).toBeCloseTo(share, 12);
  });

  test('the sequential test has Wald’s bounds and decides at them', () => {
    const even = sprt(50, 50);
    expect(even.upper).toBeCloseTo(Math.log(19), 12);
    expect(even.lower).toBeCloseTo(-Math.log(19), 12);
    expect(even.verdict).toBe('open');
    // One rack won is ln(.52597 / .5), one lost is ln(.47403 / .5).
    expect(sprt(1, 0).ratio).toBeCloseTo(0.05064, 4);
    expect(sprt(0, 1).ratio).toBeCloseTo(-0.05333, 4);
    expect(sprt(58, 0).verdict).toBe('open');
    expect(sprt(59, 0).verdict).toBe('h1');
    expect(sprt(0, 55).verdict).toBe('open');
    expect(sprt(0, 56).verdict).toBe('h0');
  });
});

describe('arms', () => {
  test('are as exact as the specification says, squirt included', () => {
    const net = ARM_NAMES.map((name) => netSigmaDegrees(withArm(SKILLS[10], ARMS[name])));
    expect(net[0]).toBe(0);
    expect(net[1]).toBeCloseTo(0.045, 9);
    expect(net[2]).toBeCloseTo(0.02, 9);
    expect(net[4]).toBeCloseTo(0.164, 3);
    expect(net[3]).toBeCloseTo((net[4] ?? 0) / 2, 9);
  });

  test('without error a stroke is played as it was meant', () => {
    const stroke = {
      speed: 2, headingDegrees: 30, elevationDegrees: 0, tipRight: 0.2, tipUp: -0.1,
    };
    expect(strike(ARMS.N0, stroke, seed(1))).toEqual(stroke);
  });

  test.each([0.5, 1, 4])('the tournament arm errs by .075 m/s at %s m/s', (speed) => {
    const stroke = { speed, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
    let squares = 0;
    const count = 4000;
    for (let n = 0; n < count; n += 1) {
      squares += (strike(ARMS.N1, stroke, derive(seed('speed'), n)).speed - speed) ** 2;
    }
    expect(Math.sqrt(squares / count)).toBeCloseTo(0.075, 2);
  });
});

describe('racks', () => {
  test.each(RACK_MODELS)('gaps of a %s have the mean it is named for', (model) => {
    const table = TABLES['9'];
    let sum = 0;
    const count = 300;
    for (let n = 0; n < count; n += 1) {
      const layout = rackLayout(table, n, gapSigmaOf(model));
      // The front ball touches the two of the second row, whose gaps are drawn freely.
      const front = layout[1] ?? { x: 0, y: 0 };
      const gaps = objectBallsOf(layout)
        .flatMap((ball) => (ball === 1 ? [] : [distance(front, layout[ball] ?? front) - 0.05715]))
        .sort((a, b) => a - b);
      sum += (gaps[0] ?? 0) + (gaps[1] ?? 0);
    }
    const mean = sum / (2 * count);
    expect(Math.abs(mean / MEAN_GAP[model] - 1)).toBeLessThan(0.1);
  });

  test('those to choose with are never those to report with', () => {
    const chosen = new Set(Array.from({ length: 2000 }, (_, n) => rackSeed('choose', 1, n)));
    for (let n = 0; n < 2000; n += 1) expect(chosen.has(rackSeed('report', 1, n))).toBe(false);
  });
});

describe('a rack', () => {
  test('gives the same break the same error whoever sits there', () => {
    const best = bestPlayer(ARMS.NP);
    const b2 = namedPlayer('b2', ARMS.NP);
    const arms = { A: ARMS.NP, B: ARMS.NP };
    const game = { breaker: 'A', arms, rack: 'template', seed: 3 } as const;
    const error = (players: { A: typeof best; B: typeof best }): number | undefined => {
      const match = matchOf(game);
      const { choice, shot } = playAct({ ...game, players }, match, 'A');
      if (choice.command.kind !== 'shoot' || shot === undefined) return undefined;
      return shot.stroke.headingDegrees - choice.command.stroke.headingDegrees;
    };
    expect(error({ A: b2, B: best })).toBe(error({ A: b2, B: b2 }));
    expect(error({ A: b2, B: best })).not.toBe(0);
  });

  test.each(['N0', 'N1'] as const)('is begun by the best head under %s', (name) => {
    const arm = ARMS[name];
    const best = bestPlayer(arm);
    const game = { players: { A: best, B: best }, arms: { A: arm, B: arm }, seed: 1 };
    let match = matchOf({ breaker: 'A', rack: 'triangle', seed: 1 });
    for (let n = 0; n < 3; n += 1) {
      const seat = match.situation.pendingDecision?.decider ?? match.situation.shooter ?? 'A';
      const act = playAct({ ...game, breaker: 'A', rack: 'triangle' }, match, seat);
      expect(Number.isFinite(act.choice.value)).toBe(true);
      match = act.after;
    }
  });
});

describe('the command line', () => {
  test('names what is wrong and what was expected', () => {
    const read = (...argv: string[]) => readFlags(argv, ['seed', 'arm'], ['sprt']);
    expect(read('a', '--seed', '4', '--sprt').whole('seed', 1, 0)).toBe(4);
    expect(read('a').whole('seed', 1, 0)).toBe(1);
    expect(() => read('--seed', '-1')).toThrow(FlagError);
    expect(() => read('--seed', '1.5').whole('seed', 1, 0)).toThrow(/whole number/);
    expect(() => read('--seed', '').whole('seed', 1, 0)).toThrow(/whole number/);
    expect(() => read('--speed', '1')).toThrow(/speed/);
    expect(() => read('--arm', 'XX').choice('arm', ARM_NAMES, 'NP')).toThrow(/N0, NP/);
    expect(() => namedPlayer('b6', ARMS.NP)).toThrow(/b0 to b5/);
    expect(() => namedPlayer('level-11', ARMS.NP)).toThrow(/level-10/);
  });

  test('a bar is as full as the work', () => {
    expect(barText(0, 10, '')).toContain(`[${'.'.repeat(24)}] 0/10`);
    expect(barText(10, 10, '')).toContain(`[${'#'.repeat(24)}] 10/10`);
    expect(barText(5, 10, '3:2')).toContain(`[${'#'.repeat(12)}${'.'.repeat(12)}] 5/10 3:2`);
  });
});
