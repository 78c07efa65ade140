import { derive, seed, shuffle, uniform, uniformInteger } from '@tenball/base';
import { type Layout, OBJECT_BALLS, POCKETS, TABLES, objectBallsOf } from '@tenball/equipment';
import { observe } from '@tenball/match';
import { type Stroke, quantiseStroke, simulate } from '@tenball/physics';
import {
  type Call, EDITIONS, type Rulebook, type Ruling, adjudicate, rulebookFrom,
} from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { poseProblem, rehearse } from './problem.ts';
import { SKILLS } from './skills.ts';
import { matchAt, randomLayout } from './testing/positions.ts';
import { type Verdict, announced, judge } from './verdict.ts';

interface Case {
  readonly layout: Layout;
  readonly stroke: Stroke;
  readonly call: Call;
}

/** A random position with a stroke more or less at the lowest ball and a random call. */
function drawCase(n: number): Case {
  const root = derive(seed('verdict'), n);
  const count = 1 + uniformInteger(root, 1, 5);
  const others = shuffle(root, OBJECT_BALLS.slice(0, 9)).slice(0, count - 1);
  const layout = randomLayout(derive(root, 2), [...others, 10]);
  const [lowest = 10] = objectBallsOf(layout);
  const cue = layout[0] ?? { x: 0, y: 0 };
  const at = layout[lowest] ?? { x: 0, y: 0 };
  const towards = Math.atan2(at.y - cue.y, at.x - cue.x) * (180 / Math.PI);
  const stroke = quantiseStroke({
    speed: 0.3 + 4 * uniform(root, 3),
    headingDegrees: towards + 6 * (uniform(root, 4) - 0.5),
    elevationDegrees: 0,
    tipRight: 0,
    tipUp: 0.6 * (uniform(root, 5) - 0.5),
  });
  return { layout, stroke, call: drawCall(root, layout) };
}

function drawCall(root: number, layout: Layout): Call {
  const balls = objectBallsOf(layout);
  const ball = balls[uniformInteger(root, 6, balls.length)] ?? 10;
  const pocket = POCKETS[uniformInteger(root, 7, POCKETS.length)] ?? 'HL';
  const kind = uniformInteger(root, 8, 4);
  if (kind === 0) return { kind: 'safety' };
  const obvious = uniformInteger(root, 9, 8) === 0;
  return { kind: 'pot', ball: kind === 1 ? balls[0] ?? 10 : ball, pocket, obvious };
}

function verdictOf(ruling: Ruling): Verdict {
  if (ruling.fouls.length > 0) return 'foul';
  if (ruling.rackWinner !== undefined) return 'won';
  if (ruling.inning === 'continues') return 'continues';
  return ruling.next.pendingDecision === undefined ? 'ends' : 'opponent-chooses';
}

/** Every value that decides what a pocketed ball means, in sets that no preset has. */
const HOUSE_RULES: readonly Readonly<Record<string, unknown>>[] = [
  { callMode: 'tenOnly', earlyCalledTen: 'winsRack' },
  { callMode: 'tenOnly', safetyPocketOption: 'none', obviousShots: 'allSpoken' },
  { callMode: 'none', safetyPocketOption: 'legalBallOnly' },
  { wrongfulOption: false, safetyPocketOption: 'legalBallOnly' },
  { obviousShots: 'allSpoken', uncalledTenWithCalledBall: 'wins', safetyPocketOption: 'none' },
];

const SETS = [
  ...EDITIONS.filter((edition) => edition !== 'custom').map((edition) => ({ edition, set: {} })),
  ...HOUSE_RULES.map((set) => ({ edition: 'custom' as const, set })),
].map(({ edition, set }) => ({ name: [edition, ...Object.values(set)].join(' '), edition, set }));

describe.each(SETS)('under $name rules', ({ edition, set }) => {
  const found = rulebookFrom(edition, set);
  if (!found.ok) throw new Error(edition);
  const rulebook = found.value;

  test('the planner and the referee come to the same verdict on what a pocketed ball means', () => {
    const seen = new Set<Verdict>();
    for (let n = 0; n < 300; n += 1) {
      const both = bothVerdicts(rulebook, n);
      if (both === undefined) continue;
      seen.add(both.planner);
      expect({ n, ...both }).toEqual({ n, ...both, planner: both.referee });
    }
    expect(seen.has('continues')).toBe(true);
    expect(seen.has('foul')).toBe(true);
  });
});

/** What both make of case `n`; undefined where a split hit is a matter of eyesight. */
function bothVerdicts(rulebook: Rulebook, n: number) {
  const { layout, stroke, call: drawn } = drawCase(n);
  const match = matchAt(layout);
  const ruled = { ...match, setup: { ...match.setup, rulebook } };
  const problem = poseProblem(ruled, 'A', SKILLS[5], seed(1), 10);
  const outcome = rehearse(problem, stroke, 'rest');
  const call = madeToFit(drawn, outcome.fate);
  const trace = simulate({ table: TABLES['9'], params: match.setup.params, layout, stroke });
  if (!trace.ok) return undefined;
  const log = observe({
    trace: trace.value, before: layout, table: TABLES['9'], call, situation: match.situation,
  });
  if (log.firstContact.length > 1) return undefined;
  const ruling = adjudicate(rulebook, match.situation, call, log);
  return { call, planner: judge(problem.occasion, outcome, call), referee: verdictOf(ruling) };
}

test('what an edition does not have called is left unsaid', () => {
  const pot = (ball: 2 | 10): Call => ({ kind: 'pot', ball, pocket: 'FL', obvious: false });
  const under = (callMode: Rulebook['callMode']) => {
    const rulebook = rulebookFrom('custom', { callMode });
    if (!rulebook.ok) throw new Error(callMode);
    return [pot(2), pot(10), { kind: 'safety' } as const]
      .map((call) => announced(rulebook.value, call));
  };
  expect(under('ballAndPocket')).toEqual([pot(2), pot(10), { kind: 'safety' }]);
  expect(under('tenOnly')).toEqual([{ kind: 'none' }, pot(10), { kind: 'safety' }]);
  expect(under('none')).toEqual([{ kind: 'none' }, { kind: 'none' }, { kind: 'safety' }]);
});

/** Half of the pots are called as they fell, so that made calls are common. */
function madeToFit(call: Call, fate: Uint8Array): Call {
  if (call.kind !== 'pot') return call;
  const pocket = POCKETS[(fate[call.ball] ?? 0) - 2];
  return pocket === undefined || call.pocket < 'HR' ? call : { ...call, pocket };
}
