import { derive, seed } from '@tenball/base';
import {
  CUE_BALL, OBJECT_BALLS, TABLES, TABLE_IDS, placementProblem, withBall,
} from '@tenball/equipment';
import { DEFAULT_SETUP, type Match, decide, startMatch } from '@tenball/match';
import {
  FATE_OFF, FATE_POCKET, FATE_TABLE, type Outcome, createSimulator, quantiseStroke,
} from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { BREAK_PLANS, type BreakPlan, breakPlanFor, breakSpot, breakStroke } from './break.ts';
import { choose } from './choose.ts';
import { execute } from './execute.ts';
import { carryOut } from './self-play.ts';
import { SKILLS } from './skills.ts';

/** Spread of gaps with a mean of .025 and of .10 mm: the racks the plans were sought on. */
const GAPS = { template: 3.133e-5, triangle: 1.2533e-4 } as const;
const ARMS = { exact: SKILLS[9], loose: SKILLS[4] } as const;

interface Case {
  readonly rack: keyof typeof GAPS;
  readonly arm: keyof typeof ARMS;
  /** Share of breaks that are legal and make a ball, as docs/ai.md has it. */
  readonly made: number;
}

const CASES: readonly Case[] = [
  { rack: 'template', arm: 'exact', made: 0.8 },
  { rack: 'template', arm: 'loose', made: 0.61 },
  { rack: 'triangle', arm: 'exact', made: 0.63 },
  { rack: 'triangle', arm: 'loose', made: 0.5 },
];

function matchWith(rackGapSigma: number, number: number): Match {
  return startMatch({ ...DEFAULT_SETUP, rackGapSigma, seed: 1000 * number });
}

/** A ball is down, none is off the table, the cue ball is up and met the 1 first. */
function isMade({ fate, firstContact, foulStroke }: Outcome): boolean {
  const object = OBJECT_BALLS.map((ball) => fate[ball] ?? FATE_TABLE);
  const down = object.filter((at) => at >= FATE_POCKET && at !== FATE_OFF);
  return fate[0] === FATE_TABLE && firstContact === 1 && !foulStroke
    && down.length > 0 && !object.includes(FATE_OFF);
}

describe.each(CASES)('the break of an $arm arm on a $rack rack', ({ rack, arm, made }) => {
  const plan: BreakPlan = BREAK_PLANS[rack][arm];

  test('is the one that is chosen there', () => {
    expect(breakPlanFor(matchWith(GAPS[rack], 1), ARMS[arm])).toBe(plan);
  });

  test.each(TABLE_IDS)('stands in the house of table %s', (table) => {
    const match = startMatch({ ...DEFAULT_SETUP, table });
    const at = breakSpot(match, plan);
    expect(placementProblem(TABLES[table], match.layout, at, 'house')).toBeUndefined();
  });

  test('is placed and struck as the match allows', () => {
    const start = matchWith(GAPS[rack], 1);
    const placed = choose(start, 'A', ARMS[arm], seed(1)).command;
    expect(placed).toEqual({ kind: 'place', at: breakSpot(start, plan) });
    const match = carryOut(start, 'A', placed, ARMS[arm], seed(1));
    const struck = choose(match, 'A', ARMS[arm], seed(1)).command;
    expect(struck.kind).toBe('shoot');
    expect(decide(match, 'A', struck).ok).toBe(true);
  });

  test('makes a ball as often as the documentation says', () => {
    const breaks = 200;
    const simulator = createSimulator(TABLES['9'], DEFAULT_SETUP.params);
    let count = 0;
    for (let number = 0; number < breaks; number += 1) {
      const match = matchWith(GAPS[rack], number);
      const at = breakSpot(match, plan);
      const stroke = execute(
        breakStroke(match, plan, at), ARMS[arm], derive(seed('a break'), number),
      );
      simulator.place(withBall(match.layout, CUE_BALL, at));
      if (isMade(simulator.run(quantiseStroke(stroke), 'rest', 1))) count += 1;
    }
    const error = Math.sqrt((made * (1 - made)) / breaks);
    expect(count / breaks).toBeGreaterThan(made - 3 * error);
  });
});

test('a rack as loose as a triangle leaves it is not broken like a template rack', () => {
  const [tight, loose] = [1e-5, 6e-5].map((gap) => breakPlanFor(matchWith(gap, 1), SKILLS[8]));
  expect(tight).toBe(BREAK_PLANS.template.exact);
  expect(loose).toBe(BREAK_PLANS.triangle.exact);
});
