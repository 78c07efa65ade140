import { derive, seed, shuffle, uniform, uniformInteger } from '@tenball/base';
import { type Layout, OBJECT_BALLS, POCKETS, TABLES, objectBallsOf } from '@tenball/equipment';
import { observe } from '@tenball/match';
import { type Stroke, quantiseStroke, simulate } from '@tenball/physics';
import { type Call, EDITIONS, type Ruling, adjudicate, rulebookFrom } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { poseProblem, rehearse } from './problem.ts';
import { SKILLS } from './skills.ts';
import { matchAt, randomLayout } from './testing/positions.ts';
import { type Verdict, judge } from './verdict.ts';

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
  return { kind: 'pot', ball: kind === 1 ? balls[0] ?? 10 : ball, pocket, obvious: false };
}

function verdictOf(ruling: Ruling): Verdict {
  if (ruling.fouls.length > 0) return 'foul';
  if (ruling.rackWinner !== undefined) return 'won';
  if (ruling.inning === 'continues') return 'continues';
  return ruling.next.pendingDecision === undefined ? 'ends' : 'opponent-chooses';
}

describe.each(EDITIONS.filter((edition) => edition !== 'custom'))('under %s rules', (edition) => {
  const found = rulebookFrom(edition, {});
  if (!found.ok) throw new Error(edition);
  const rulebook = found.value;

  test('the planner and the referee come to the same verdict on what a pocketed ball means', () => {
    const seen = new Set<Verdict>();
    for (let n = 0; n < 500; n += 1) {
      const { layout, stroke, call: drawn } = drawCase(n);
      const match = matchAt(layout);
      const ruled = { ...match, setup: { ...match.setup, rulebook } };
      const problem = poseProblem(ruled, 'A', SKILLS[5], seed(1), 10);
      const outcome = rehearse(problem, stroke, 'rest');
      const call = madeToFit(drawn, outcome.fate);
      const trace = simulate({ table: TABLES['9'], params: match.setup.params, layout, stroke });
      if (!trace.ok) continue;
      const log = observe({
        trace: trace.value, before: layout, table: TABLES['9'], call, situation: match.situation,
      });
      if (log.firstContact.length > 1) continue;
      const ruling = adjudicate(rulebook, match.situation, call, log);
      const verdict = judge(problem.occasion, outcome, call);
      seen.add(verdict);
      expect({ n, call, verdict }).toEqual({ n, call, verdict: verdictOf(ruling) });
    }
    expect(seen.has('continues')).toBe(true);
    expect(seen.has('foul')).toBe(true);
  });
});

/** Half of the pots are called as they fell, so that made calls are common. */
function madeToFit(call: Call, fate: Uint8Array): Call {
  if (call.kind !== 'pot') return call;
  const pocket = POCKETS[(fate[call.ball] ?? 0) - 2];
  return pocket === undefined || call.pocket < 'HR' ? call : { ...call, pocket };
}
