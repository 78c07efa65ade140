import { derive, distance, seed } from '@tenball/base';
import { type Layout, OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import { FATE_POCKET, FATE_TABLE } from '@tenball/physics';
import { BASE } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { strokeOf } from './aim.ts';
import { freshen, halve, meanWorth } from './candidate.ts';
import { poseProblem, rehearse } from './problem.ts';
import { refine } from './refine.ts';
import { sacrifice } from './safety.ts';
import { SKILLS } from './skills.ts';
import { facingHeadings, sweep, tryStroke } from './sweep.ts';
import { judge } from './verdict.ts';
import { matchAt, randomLayout } from './testing/positions.ts';

/** The two stands between the cue ball and the one, which a straight stroke cannot reach. */
const BLOCKED: Layout = {
  0: { x: -0.3, y: 0.05 }, 2: { x: -0.1, y: 0.05 }, 1: { x: 0.5, y: 0.05 }, 10: { x: 0.9, y: -0.4 },
};

function problemAt(layout: Layout, budget: number, changes = {}) {
  return poseProblem(matchAt(layout, changes), 'A', SKILLS[9], seed('sweep'), budget);
}

describe('a sweep', () => {
  test('keeps only strokes that are legal, and calls what they pot', () => {
    for (let n = 0; n < 4; n += 1) {
      const layout = randomLayout(derive(seed('swept'), n), OBJECT_BALLS);
      const problem = problemAt(layout, 3000);
      const { pots, quiet } = sweep(problem);
      for (const { call, stroke } of [...pots, ...quiet]) {
        const outcome = rehearse(problem, stroke, 'rest');
        expect(judge(problem.occasion, outcome, call)).not.toBe('foul');
        if (call.kind !== 'pot') continue;
        const fate = outcome.fate[call.ball] ?? FATE_TABLE;
        expect(POCKETS[fate - FATE_POCKET]).toBe(call.pocket);
      }
      expect(quiet.every(({ call }) => call.kind === 'safety')).toBe(true);
    }
  });

  test('hops over a ball that stands in the way, and curves around it', () => {
    const { pots, quiet } = sweep(problemAt(BLOCKED, 4000));
    const raised = [...pots, ...quiet].filter(({ stroke }) => stroke.elevationDegrees > 0);
    expect(raised.some(({ stroke }) => stroke.tipRight === 0)).toBe(true);
    expect(raised.some(({ stroke }) => stroke.tipRight !== 0)).toBe(true);
  });

  test('keeps to its share of the budget', () => {
    const problem = problemAt(BLOCKED, 1000);
    sweep(problem);
    expect(problem.spent).toBeLessThan(520);
  });
});

test('facing headings cross the face of the ball on, edge to edge', () => {
  const problem = problemAt(BLOCKED, 100);
  const headings = facingHeadings(problem, 9);
  const way = distance({ x: -0.3, y: 0.05 }, { x: 0.5, y: 0.05 });
  expect(headings).toHaveLength(9);
  expect(headings[4]).toBeCloseTo(0, 12);
  expect(Math.sin(headings[8] ?? 0)).toBeCloseTo((0.97 * problem.view.diameter) / way, 12);
});

test('a stroke that takes two balls down is thought of under both calls', () => {
  // The ten hangs before the corner, the one is driven into it and follows it down.
  const layout: Layout = {
    0: { x: 0.8, y: 0.17 }, 1: { x: 1.14, y: 0.51 }, 4: { x: -0.5, y: 0.1 },
    10: { x: 1.235, y: 0.605 },
  };
  const rulebook = { ...BASE, earlyCalledTen: 'winsRack' } as const;
  const wins = { ...matchAt(layout).setup, rulebook };
  const problem = poseProblem(
    { ...matchAt(layout), setup: wins }, 'A', SKILLS[9], seed('two'), 1000,
  );
  const delivery = { ballSpeed: 1.5, tipRight: 0, tipUp: 0 };
  const found = tryStroke(problem, strokeOf(wins.params, delivery, Math.PI / 4));
  const [one, ten] = found;
  expect(found).toHaveLength(2);
  expect(one).toMatchObject({ family: 'pot', call: { ball: 1, pocket: 'FL' } });
  expect(ten).toMatchObject({ family: 'pot', call: { ball: 10, pocket: 'FL' }, clean: 1 });
  expect(one?.clean).toBeLessThan(1);
});

test('refining makes planless pots better, by samples that chose neither', () => {
  let before = 0;
  let after = 0;
  for (let n = 0; n < 4; n += 1) {
    const problem = problemAt(randomLayout(derive(seed('refined'), n), OBJECT_BALLS), 12000);
    const swept = sweep(problem);
    const [refined] = refine(problem, swept);
    const few = halve(problem, swept.pots, [{ keep: 40, samples: 8 }, { keep: 3, samples: 24 }]);
    const [found] = freshen(problem, few, 96);
    before += found === undefined ? 0 : meanWorth(found);
    after += refined === undefined ? 0 : meanWorth(refined);
  }
  expect(after).toBeGreaterThan(before);
});

test('nobody fouls on purpose when the third foul loses', () => {
  const fouls = { consecutiveFouls: { A: 2, B: 0 }, warnedOnTwo: { A: true, B: false } };
  expect(sacrifice(problemAt(BLOCKED, 500, fouls))).toEqual([]);
  expect(sacrifice(problemAt(BLOCKED, 500)).length).toBeGreaterThan(0);
});
