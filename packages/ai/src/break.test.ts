import { derive, seed } from '@tenball/base';
import {
  CUE_BALL, OBJECT_BALLS, TABLES, TABLE_IDS, placementProblem, withBall,
} from '@tenball/equipment';
import { DEFAULT_SETUP, type Match, decide, startMatch } from '@tenball/match';
import {
  FASTEST_ARM, FATE_OFF, FATE_POCKET, FATE_TABLE, type Outcome, createSimulator, quantiseStroke,
} from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import {
  BREAK_PLANS, type BreakPlan, breakPlanFor, breakSpot, breakStroke, withinReach,
} from './break.ts';
import { choose } from './choose.ts';
import { execute } from './execute.ts';
import { NEUTRAL, armAt } from './personality.ts';
import { carryOut, executionSeed } from './self-play.ts';
import { LEVELS, SKILLS } from './skills.ts';

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
  { rack: 'template', arm: 'exact', made: 0.745 },
  { rack: 'template', arm: 'loose', made: 0.596 },
  { rack: 'triangle', arm: 'exact', made: 0.586 },
  { rack: 'triangle', arm: 'loose', made: 0.474 },
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
    const match = matchWith(GAPS[rack], 1);
    const reached = withinReach(match.setup.params, plan, ARMS[arm]);
    expect(breakPlanFor(match, ARMS[arm])).toEqual(reached);
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
      const wanted = breakStroke(match, breakPlanFor(match, ARMS[arm]), at);
      const stroke = execute(
        wanted, armAt(ARMS[arm], NEUTRAL, match), derive(seed('a break'), number),
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
  expect(tight).toMatchObject(placeOf(BREAK_PLANS.template.exact));
  expect(loose).toMatchObject(placeOf(BREAK_PLANS.triangle.exact));
});

function placeOf({ along, across, aside }: BreakPlan): Partial<BreakPlan> {
  return { along, across, aside };
}

describe.each(LEVELS)('a break of level %d', (level) => {
  const skill = SKILLS[level];
  const matches = Object.values(GAPS).map((gap) => matchWith(gap, 1));

  test('is planned so that an error of three deviations stays below the fastest cue', () => {
    for (const match of matches) {
      const plan = breakPlanFor(match, skill);
      const { speed } = breakStroke(match, plan, breakSpot(match, plan));
      const fastest = speed * (1 + 3 * armAt(skill, NEUTRAL, match).speedSigma);
      expect(fastest).toBeLessThan(FASTEST_ARM + 1e-9);
      // Heads that see everything break as hard as that allows.
      expect(fastest).toBeGreaterThan(skill.head.indirect ? 0.98 * FASTEST_ARM : 0);
    }
  });

  test('errs half as much again in aim and tip as play, a fifth more in speed', () => {
    const [match = matchWith(0, 1)] = matches;
    expect(armAt(skill, NEUTRAL, match)).toEqual({
      ...skill,
      headingSigmaDegrees: 1.5 * skill.headingSigmaDegrees,
      tipRightSigma: 1.5 * skill.tipRightSigma,
      tipUpSigma: 1.5 * skill.tipUpSigma,
      speedSigma: 1.2 * skill.speedSigma,
    });
  });
});

test('a break between computers is struck with the arm of a break', () => {
  const placed = choose(matchWith(1e-5, 1), 'A', SKILLS[4], seed(1)).command;
  const match = carryOut(matchWith(1e-5, 1), 'A', placed, SKILLS[4], seed(1));
  const { command } = choose(match, 'A', SKILLS[4], seed(1));
  const played = carryOut(match, 'A', command, SKILLS[4], seed(1)).scoresheet.at(-1);
  if (command.kind !== 'shoot' || played?.kind !== 'shot') throw new Error('no break');
  const arm = armAt(SKILLS[4], NEUTRAL, match);
  const struck = execute(command.stroke, arm, derive(executionSeed(seed(1), match), 0));
  expect(played.stroke).toEqual(quantiseStroke(struck));
});
