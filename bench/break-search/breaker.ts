/** Breaks by the number: every number has its rack and its error of the arm, whatever the plan. */
import { type Seed, derive, seed } from '@tenball/base';
import {
  type Layout, type TableSpec, rackLayout, snapToNanometre, withBall,
} from '@tenball/equipment';
import { type Params, type Stroke, createSimulator, quantiseStroke } from '@tenball/physics';

import {
  type BreakPlan, type Skill, execute, strokeOfPlan, whileBreaking, withinReach,
} from '@tenball/ai';
import { openTest } from './open-ball.ts';
import { type Tally, noBreaks, sumOf, tallyOf } from './tally.ts';

/** Where breaks are drawn from. Racks that chose a plan never report on it. */
export type Purpose = 'choose' | 'report';

export interface Setting {
  readonly table: TableSpec;
  readonly params: Params;
  /** The gaps of the racks, metres, as `rackLayout` takes them. */
  readonly gapSigma: number;
  /** The arm on other days: plans keep within its reach, and it errs more on a break. */
  readonly arm: Skill;
  readonly purpose: Purpose;
  readonly seed: number;
}

export interface Breaker {
  /** Break `number` of `plan`: what lies on the table, and the stroke as it is struck. */
  draw(plan: BreakPlan, number: number): { readonly layout: Layout; readonly stroke: Stroke };
  /** The breaks from number `from` on, `count` of them. */
  play(plan: BreakPlan, from: number, count: number): Tally;
}

/** A breaker in `setting`; the same numbers give the same breaks for ever. */
export function createBreaker(setting: Setting): Breaker {
  const { table, params, gapSigma, arm } = setting;
  const breaking = whileBreaking(arm);
  const root: Seed = derive(seed(`break ${setting.purpose}`), setting.seed);
  const racks = derive(root, 1);
  const errors = derive(root, 2);
  const simulator = createSimulator(table, params);
  const isOpen = openTest(table, params);
  const draw: Breaker['draw'] = (plan, number) => {
    const racked = rackLayout(table, derive(racks, number), gapSigma, params.ballRadius);
    const from = {
      x: snapToNanometre(plan.along * table.length), y: snapToNanometre(plan.across * table.width),
    };
    const layout = withBall(racked, 0, from);
    const reached = withinReach(params, plan, arm);
    const wanted = strokeOfPlan(params, reached, from, layout[1] ?? from);
    return { layout, stroke: quantiseStroke(execute(wanted, breaking, derive(errors, number))) };
  };
  return {
    draw,
    play(plan, from, count) {
      let tally = noBreaks();
      for (let number = from; number < from + count; number += 1) {
        const { layout, stroke } = draw(plan, number);
        simulator.place(layout);
        tally = sumOf(tally, tallyOf(simulator.run(stroke, 'rest', 1), isOpen));
      }
      return tally;
    },
  };
}
