import { derive, seed, shuffle, uniformInteger } from '@tenball/base';
import { type Layout, OBJECT_BALLS, placementProblem, TABLES } from '@tenball/equipment';
import { type Match, actorOf, decide, startMatch, DEFAULT_SETUP } from '@tenball/match';
import { BASE, type Situation } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { execute } from './execute.ts';
import { carryOut, planningSeed } from './self-play.ts';
import { LEVELS, type Level, SKILLS } from './skills.ts';
import { matchAt, randomLayout } from './testing/positions.ts';

const HOOKED: Layout = {
  0: { x: -0.9, y: 0 }, 1: { x: 0.6, y: 0 }, 2: { x: -0.83, y: 0 }, 3: { x: -0.83, y: 0.06 },
  4: { x: -0.83, y: -0.06 }, 10: { x: 0.2, y: 0.3 },
};
const CLUSTER: Layout = {
  0: { x: -0.6, y: 0.2 }, 2: { x: 0.635, y: 0 }, 3: { x: 0.6845, y: 0.0286 },
  4: { x: 0.6845, y: -0.0286 }, 5: { x: 0.734, y: 0 }, 10: { x: 0.734, y: 0.0572 },
};
const LAST_TEN: Layout = { 0: { x: 0.4, y: 0.1 }, 10: { x: 0.9, y: 0.35 } };
const TOUCHING: Layout = {
  0: { x: 0, y: 0 }, 1: { x: 0.05715, y: 0 }, 7: { x: 0.5, y: 0.2 }, 10: { x: -0.5, y: 0.2 },
};
const FROZEN: Layout = {
  0: { x: 1.242, y: 0.3 }, 4: { x: 1.242, y: -0.3 }, 10: { x: 0, y: 0.607 },
};

/** A run that is under way when the budget ends costs at most so much: clusters take long. */
const OVERDRAFT = 60;
/** Enough for every step of a decision, few enough for many of them. */
const QUICK = 250;

/** A command that the match takes is all that a position can ask for. */
function isAccepted(match: Match, level: Level, root: number): boolean {
  const seat = actorOf(match) ?? 'A';
  const { command } = choose(match, seat, SKILLS[level], seed(root), QUICK);
  return decide(match, seat, command).ok;
}

describe('an answer in every position', () => {
  const situations: Readonly<Record<string, Partial<Situation>>> = {
    'in the middle of a rack': {},
    'with a push-out open': { shotNumber: 2 },
    'on two fouls': { consecutiveFouls: { A: 2, B: 2 }, warnedOnTwo: { A: true, B: true } },
    'with ball in hand': { cueBall: 'inHandAnywhere' },
    'after a push-out': decision('afterPushOut'),
    'after a ball in the wrong pocket': decision('afterWrongfulPocketing'),
    'after a safety that pocketed a ball': decision('afterSafetyPocketing'),
    'after a short break': decision('afterShortBreak'),
    'after an illegal break': decision('afterIllegalBreak'),
    'when the call was asked for': { phase: 'callRequested' },
    'before the break': { phase: 'break', shotNumber: 1, cueBall: 'inHandBehindHeadString' },
    'after the lag': { ...decision('lagChoice'), phase: 'lagChoice', breaker: undefined },
  };

  test.each(Object.entries(situations))('%s', (_, changes) => {
    for (const layout of [HOOKED, CLUSTER, LAST_TEN, TOUCHING, FROZEN]) {
      for (const level of [1, 3, 5, 7] as const) {
        expect(isAccepted(matchAt(layout, changes), level, 3)).toBe(true);
      }
    }
  });

  test('in a hundred random positions at random levels', () => {
    for (let n = 0; n < 100; n += 1) {
      const root = derive(seed('fuzz'), n);
      const others = shuffle(root, OBJECT_BALLS.slice(0, 9)).slice(0, uniformInteger(root, 1, 9));
      const layout = randomLayout(derive(root, 2), [...others, 10]);
      const names = Object.keys(situations);
      const changes = situations[names[uniformInteger(root, 3, names.length)] ?? ''] ?? {};
      const level = LEVELS[uniformInteger(root, 4, 8)] ?? 1;
      expect(isAccepted(matchAt(layout, changes), level, n)).toBe(true);
    }
  });

  test('with almost no budget', () => {
    for (const layout of [HOOKED, CLUSTER, LAST_TEN]) {
      for (const budget of [0, 1, 10]) {
        const { command, simulations } = choose(matchAt(layout), 'A', SKILLS[9], seed(1), budget);
        expect(decide(matchAt(layout), 'A', command).ok).toBe(true);
        expect(simulations).toBeLessThanOrEqual(budget + OVERDRAFT);
      }
    }
  });

  function decision(kind: NonNullable<Situation['pendingDecision']>['kind']): Partial<Situation> {
    return {
      phase: 'decision', shooter: undefined,
      pendingDecision: { kind, decider: 'B', previousShooter: 'A' },
    };
  }
});

describe('a choice', () => {
  test('is the same for the same match, skill, seed and budget', () => {
    for (const layout of [HOOKED, CLUSTER, LAST_TEN]) {
      const first = choose(matchAt(layout), 'A', SKILLS[6], seed(11));
      expect(choose(matchAt(layout), 'A', SKILLS[6], seed(11))).toEqual(first);
    }
  });

  test('does not depend on the seed of the execution, and is not changed by executing it', () => {
    const match = matchAt(LAST_TEN);
    const planned = choose(match, 'A', SKILLS[3], seed(2));
    if (planned.command.kind !== 'shoot') throw new Error('expected a stroke');
    const { stroke } = planned.command;
    const played = [1, 2, 3, 4].map((n) => execute(stroke, SKILLS[3], seed(n)).headingDegrees);
    expect(new Set(played).size).toBe(4);
    expect(choose(match, 'A', SKILLS[3], seed(2))).toEqual(planned);
  });

  test('keeps within its budget', () => {
    for (const level of [2, 5, 8] as const) {
      const { simulations } = choose(matchAt(HOOKED), 'A', SKILLS[level], seed(4));
      expect(simulations).toBeLessThanOrEqual(SKILLS[level].budget + OVERDRAFT);
    }
  });

  test('calls the last ten in a pocket and expects to make it', () => {
    const { command, potProbability } = choose(matchAt(LAST_TEN), 'A', SKILLS[8], seed(1));
    const call = { kind: 'pot', ball: 10, obvious: false };
    expect(command).toMatchObject({ kind: 'shoot', call });
    expect(potProbability).toBeGreaterThan(0.9);
  });

  test('is a push-out from a hopeless position where one is open', () => {
    const { family } = choose(matchAt(HOOKED, { shotNumber: 2 }), 'A', SKILLS[4], seed(1));
    expect(family).toBe('push-out');
  });

  test('takes an easy table and gives a hopeless one back', () => {
    const pending = (layout: Layout) => matchAt(layout, {
      phase: 'decision', shooter: undefined,
      pendingDecision: { kind: 'afterPushOut', decider: 'B', previousShooter: 'A' },
    });
    const easy = choose(pending(LAST_TEN), 'B', SKILLS[8], seed(1));
    const hopeless = choose(pending(HOOKED), 'B', SKILLS[4], seed(1));
    expect(easy.command).toEqual({ kind: 'choose', decision: 'accept' });
    expect(hopeless.command).toEqual({ kind: 'choose', decision: 'passBack' });
  });
});

describe('ball in hand', () => {
  test('is put on a legal spot once and then played', () => {
    for (let n = 0; n < 12; n += 1) {
      const layout = randomLayout(derive(seed('in hand'), n), [2, 5, 6, 9, 10]);
      const match = matchAt(layout, { cueBall: 'inHandAnywhere' });
      const placed = choose(match, 'A', SKILLS[6], seed(n));
      if (placed.command.kind !== 'place') continue;
      expect(placementProblem(TABLES['9'], layout, placed.command.at, 'anywhere')).toBeUndefined();
      const next = carryOut(match, 'A', placed.command, SKILLS[6], seed(n));
      expect(choose(next, 'A', SKILLS[6], seed(n + 1)).command.kind).toBe('shoot');
    }
  });

  test('makes the pot likelier than it is from a poor place', () => {
    const layout: Layout = {
      0: { x: -1.2, y: -0.6 }, 3: { x: 0.5, y: 0.1 }, 10: { x: 1, y: -0.3 },
    };
    const asItLies = choose(matchAt(layout), 'A', SKILLS[4], seed(1));
    const match = matchAt(layout, { cueBall: 'inHandAnywhere' });
    const placed = choose(match, 'A', SKILLS[4], seed(1));
    const next = carryOut(match, 'A', placed.command, SKILLS[4], seed(1));
    const { potProbability } = choose(next, 'A', SKILLS[4], seed(1));
    expect(potProbability).toBeGreaterThan(asItLies.potProbability);
  });
});

describe('whole racks', () => {
  test('the break is legal mostly: nine of ten, but for chance', () => {
    for (const level of [2, 7] as const) {
      let legal = 0;
      for (let n = 0; n < 30; n += 1) {
        let match = startMatch({ ...DEFAULT_SETUP, seed: 100 * n });
        for (let act = 0; act < 2 && match.situation.phase === 'break'; act += 1) {
          match = advance(match, { A: level, B: level }, n);
        }
        if (match.situation.breakLegal) legal += 1;
      }
      expect(legal).toBeGreaterThanOrEqual(21);
    }
  });

  test('level 9 beats level 1', () => {
    const score = { A: 0, B: 0 };
    for (let n = 0; n < 4; n += 1) {
      const winner = playRack(startMatch({
        ...DEFAULT_SETUP, rulebook: BASE, seed: 7000 + 50 * n, raceTo: { A: 1, B: 1 },
        firstBreaker: n % 2 === 0 ? 'A' : 'B',
      }), n);
      score[winner] += 1;
    }
    expect(score).toEqual({ A: 4, B: 0 });
  });

  function advance(match: Match, levels: { A: Level; B: Level }, root: number): Match {
    const seat = actorOf(match) ?? 'A';
    const skill = SKILLS[levels[seat]];
    const { command } = choose(match, seat, skill, planningSeed(seed(root), match), 800);
    return carryOut(match, seat, command, skill, seed(root));
  }

  function playRack(start: Match, root: number): 'A' | 'B' {
    let match = start;
    for (let act = 0; act < 400 && match.situation.phase !== 'matchOver'; act += 1) {
      match = advance(match, { A: 9, B: 1 }, root);
    }
    return match.situation.score.A > match.situation.score.B ? 'A' : 'B';
  }
});
