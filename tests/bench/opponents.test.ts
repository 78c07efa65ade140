import { derive, seed, shuffle, uniform, uniformInteger } from '@tenball/base';
import {
  type Ball, CUE_BALL, type Layout, OBJECT_BALLS, TABLES, objectBallsOf, snapToNanometre, withBall,
} from '@tenball/equipment';
import { DEFAULT_SETUP, type Match, actorOf, decide, matchAt } from '@tenball/match';
import { type Situation, openingSituation } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { BASELINES, baseline } from '../../bench/opponents/index.ts';
import { type Scene, run, sceneOf } from '../../bench/opponents/scene.ts';
import { chanceOf, openPots } from '../../bench/opponents/pots.ts';
import { judge } from '../../bench/opponents/verdict.ts';
import { potCandidates } from '../../bench/opponents/candidate.ts';
import { ARMS } from '../../bench/play/arms.ts';
import { type Act, playRack } from '../../bench/play/rack-game.ts';

const { NP } = ARMS;
const ARMS_OF_BOTH = { A: NP, B: NP };

const HOOKED: Layout = {
  0: { x: -0.9, y: 0 }, 1: { x: 0.6, y: 0 }, 2: { x: -0.83, y: 0 }, 3: { x: -0.83, y: 0.06 },
  4: { x: -0.83, y: -0.06 }, 10: { x: 0.2, y: 0.3 },
};
const LAST_TEN: Layout = { 0: { x: 0.4, y: 0.1 }, 10: { x: 0.9, y: 0.35 } };
const LONG: Layout = { 0: { x: -0.8, y: -0.3 }, 10: { x: 0.2, y: 0.1 } };
const TOUCHING: Layout = {
  0: { x: 0, y: 0 }, 1: { x: 0.05715, y: 0 }, 7: { x: 0.5, y: 0.2 }, 10: { x: -0.5, y: 0.2 },
};
const FROZEN: Layout = {
  0: { x: 1.242, y: 0.3 }, 4: { x: 1.242, y: -0.3 }, 10: { x: 0, y: 0.607 },
};
const NO_CUE_BALL: Layout = { 3: { x: 0, y: 0 }, 10: { x: -0.7, y: 0 } };

function decision(kind: NonNullable<Situation['pendingDecision']>['kind']): Partial<Situation> {
  return {
    phase: 'decision', shooter: undefined,
    pendingDecision: { kind, decider: 'B', previousShooter: 'A' },
  };
}

const TWO_BALLS: Layout = {
  0: { x: -0.4, y: 0.2 }, 8: { x: 0.6, y: 0.3 }, 10: { x: -0.9, y: -0.3 },
};
const SEEDS = {
  b0: [1, 2, 3, 4], b1: [1, 2, 3, 4], b2: [1, 2, 3, 4], b3: [1, 2, 3], b4: [1, 2, 3], b5: [2],
} as const;

/** Every state in which a player is asked for something. */
const SITUATIONS: Readonly<Record<string, Partial<Situation>>> = {
  'in the middle of a rack': {},
  'with a push-out open': { shotNumber: 2 },
  'on two fouls': { consecutiveFouls: { A: 2, B: 2 }, warnedOnTwo: { A: true, B: true } },
  'with ball in hand': { cueBall: 'inHandAnywhere' },
  'with ball in hand in the house': { cueBall: 'inHandBehindHeadString' },
  'after a push-out': decision('afterPushOut'),
  'after a ball in the wrong pocket': decision('afterWrongfulPocketing'),
  'after a safety that pocketed a ball': decision('afterSafetyPocketing'),
  'after a short break': decision('afterShortBreak'),
  'after an illegal break': decision('afterIllegalBreak'),
  'when the call was asked for': { phase: 'callRequested' },
  'before the break': { phase: 'break', shotNumber: 1, cueBall: 'inHandBehindHeadString' },
  'after the lag': { ...decision('lagChoice'), phase: 'lagChoice', breaker: undefined },
};

function positionOf(layout: Layout, changes: Partial<Situation>): Match {
  const situation: Situation = {
    ...openingSituation({ breaker: 'A', raceTo: { A: 1, B: 1 } }),
    phase: 'shot', ballsOnTable: objectBallsOf(layout), shotNumber: 4, breakLegal: true,
    cueBall: 'asIs', ...changes,
  };
  return matchAt(DEFAULT_SETUP, { situation, layout, rackNumber: 1 });
}

/** Balls anywhere on a nine-foot table, none touching, some near cushions. */
function randomLayout(root: number, balls: readonly Ball[]): Layout {
  let layout: Layout = {};
  for (const ball of balls) {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const draw = derive(seed(root), ball * 1000 + attempt);
      const { length, width } = TABLES['9'];
      const at = {
        x: snapToNanometre((uniform(draw, 0) - 0.5) * (length - 0.0575)),
        y: snapToNanometre((uniform(draw, 1) - 0.5) * (width - 0.0575)),
      };
      const isFree = Object.values(layout)
        .every((other) => Math.hypot(other.x - at.x, other.y - at.y) > 0.0573);
      if (!isFree) continue;
      layout = withBall(layout, ball, at);
      break;
    }
  }
  return layout;
}

/** Whether the match takes what `name` does there, and after a placing the stroke too. */
function isAccepted(name: (typeof BASELINES)[number], match: Match, root: number): boolean {
  const player = baseline(name, NP);
  const seat = actorOf(match) ?? 'A';
  const { command, potProbability, value } = player.choose(match, seat, seed(root));
  const isBelief = 0 <= potProbability && potProbability <= 1 && 0 <= value && value <= 1;
  return isBelief && decide(match, seat, command).ok;
}

describe.each(BASELINES)('%s', (name) => {
  test.each(Object.entries(SITUATIONS))('has an answer that the match takes, %s', (_, changes) => {
    const isPlaced = changes.cueBall === undefined || changes.cueBall === 'asIs';
    const hard = name === 'b5' ? [HOOKED] : [HOOKED, TOUCHING, FROZEN];
    for (const layout of [LAST_TEN, ...hard, ...(isPlaced ? [] : [NO_CUE_BALL])]) {
      expect(isAccepted(name, positionOf(layout, changes), 5)).toBe(true);
    }
  });

  test('has an answer in random positions and states', () => {
    const names = Object.keys(SITUATIONS);
    for (let n = 0; n < (name === 'b5' ? 3 : 12); n += 1) {
      const root = derive(seed('any position'), n);
      const others = shuffle(root, OBJECT_BALLS.slice(0, 9)).slice(0, uniformInteger(root, 1, 9));
      const layout = randomLayout(root, [CUE_BALL, ...others, 10]);
      const changes = SITUATIONS[names[uniformInteger(root, 3, names.length)] ?? ''] ?? {};
      expect(isAccepted(name, positionOf(layout, changes), n)).toBe(true);
    }
  });

  test('plays whole racks to a winner', () => {
    for (const of of SEEDS[name]) expect(rackOf(name, of).winner).toMatch(/^[AB]$/);
  });

  test('plays the same rack from the same seed', () => {
    // The deepest head is asked once more for a single stroke: a rack of it takes seconds.
    if (name === 'b5') {
      const ask = () => baseline(name, NP).choose(positionOf(TWO_BALLS, {}), 'A', seed(4));
      expect(ask()).toEqual(ask());
    } else {
      expect(rackOf(name, 3)).toEqual(rackOf(name, 3));
    }
  });
});

function rackOf(name: (typeof BASELINES)[number], of: number) {
  const players = { A: baseline(name, NP), B: baseline(name, NP) };
  const acts: unknown[] = [];
  const see = ({ choice, shot }: Act): void => {
    acts.push(choice, shot?.hash);
  };
  const game = { players, breaker: 'A', arms: ARMS_OF_BOTH, rack: 'template', seed: of } as const;
  const result = playRack(game, see);
  return { ...result, acts };
}

describe('what a baseline knows', () => {
  test('the more it errs the less likely a pot is', () => {
    const chances = ([ARMS.N0, ARMS.NB, NP, ARMS.NH, ARMS.N1]).map((arm) => {
      const scene = sceneOf(positionOf(LONG, {}), 'A', arm, seed(1));
      return Math.max(...openPots(scene).map((pot) => chanceOf(scene, pot)));
    });
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chances[0]).toBeGreaterThan(0.95);
    expect(new Set(chances).size).toBe(chances.length);
  });

  test('a ball in the way closes a pot', () => {
    const open: Layout = { 0: { x: 0, y: 0 }, 1: { x: 0.6, y: 0.3 }, 10: { x: -1, y: 0 } };
    const closed = withBall(open, 5, { x: 0.9, y: 0.43 });
    const pocketsOf = (layout: Layout): string[] => openPots(sceneAt(layout))
      .map(({ mouth }) => mouth.pocket);
    expect(pocketsOf(open)).toContain('FL');
    expect(pocketsOf(closed)).not.toContain('FL');
  });

  test('the ten wins as the last ball, another pot goes on, a scratch is a foul', () => {
    const grid = { speeds: [1.8], ups: [0], rights: [0], pockets: 1 };
    const last = sceneAt(LAST_TEN);
    const [won] = potCandidates(last, grid);
    expect(won === undefined ? '' : judge(last, run(last, won.stroke, 'rest'), won.call))
      .toBe('won');
    const early = sceneAt({ ...LAST_TEN, 4: { x: 0.9, y: 0.35 }, 10: { x: -1, y: 0 } });
    const [made] = potCandidates(early, grid);
    expect(made === undefined ? '' : judge(early, run(early, made.stroke, 'rest'), made.call))
      .toBe('continues');
    const scratch = { speed: 2, headingDegrees: 45, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
    const corner = sceneAt({ 0: { x: 1.1, y: 0.465 }, 10: { x: -1, y: 0 } });
    expect(judge(corner, run(corner, scratch, 'rest'), { kind: 'safety' })).toBe('foul');
  });

  function sceneAt(layout: Layout): Scene {
    return sceneOf(positionOf(layout, {}), 'A', NP, seed(1));
  }
});

test('ghost-ball aim beats the lot', () => {
  let won = 0;
  for (let n = 0; n < 6; n += 1) {
    const seat = n % 2 === 0 ? 'A' : 'B';
    const [greedy, random] = [baseline('b1', NP), baseline('b0', NP)];
    const players = seat === 'A' ? { A: greedy, B: random } : { A: random, B: greedy };
    const { winner } = playRack(
      { players, breaker: 'A', arms: ARMS_OF_BOTH, rack: 'template', seed: 100 + n },
      () => undefined,
    );
    if (winner === seat) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(5);
});
