/** What the geometry says of a position: the best direct pot of the ball on, and what is seen. */
import { type Skill, netSigmaDegrees } from '@tenball/ai';
import { degrees, radians } from '@tenball/base';
import { type Layout, TABLES } from '@tenball/equipment';
import type { MatchSetup } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { type DirectPot, directPots } from '../../packages/ai/src/candidates.ts';
import { visibleShare } from '../../packages/ai/src/evaluate.ts';
import { has, lowestOf, spreadOf } from '../../packages/ai/src/spread.ts';
import { tableView } from '../../packages/ai/src/table-view.ts';

/** How the ball on lies for the cue ball. */
export interface Lie {
  /** Best closed-form chance of a direct pot; 0 when there is none. */
  readonly direct: number;
  /** Share of the ball on that the cue ball can reach in a straight line. */
  readonly seen: number;
}

/** Headings nearer to the ghost ball's than this share of its half-width go straight at it. */
const STRAIGHT_SHARE = 0.8;

/** The direct pots of the ball on in `layout`, the likeliest first. */
function potsOf(setup: MatchSetup, skill: Skill, layout: Layout): readonly DirectPot[] {
  const spread = spreadOf(layout);
  const ball = lowestOf(spread);
  if (!has(spread, 0) || ball === 0) return [];
  const view = tableView(TABLES[setup.table], setup.params);
  return directPots(view, spread, ball, radians(netSigmaDegrees(skill)));
}

/** How the ball on lies in `layout`; nothing is seen while the cue ball is not on the table. */
export function lieOf(setup: MatchSetup, skill: Skill, layout: Layout): Lie {
  const spread = spreadOf(layout);
  const ball = lowestOf(spread);
  if (!has(spread, 0) || ball === 0) return { direct: 0, seen: 0 };
  const view = tableView(TABLES[setup.table], setup.params);
  const [best] = potsOf(setup, skill, layout);
  return { direct: best?.chance ?? 0, seen: visibleShare(view, spread, ball) };
}

/** Whether `stroke` goes straight for the call: the ball on, into a pocket that is open to it. */
export function wayOf(
  setup: MatchSetup, skill: Skill, layout: Layout, call: Call, stroke: Stroke,
): 'direct' | 'indirect' | 'none' {
  if (call.kind !== 'pot') return 'none';
  const spread = spreadOf(layout);
  const pot = potsOf(setup, skill, layout)
    .find(({ ball, pocket }) => ball === call.ball && pocket?.pocket === call.pocket);
  if (pot === undefined) return 'indirect';
  const heading = degrees(
    Math.atan2(pot.ghostY - (spread.y[0] ?? 0), pot.ghostX - (spread.x[0] ?? 0)),
  );
  const turn = Math.abs(((stroke.headingDegrees - heading + 540) % 360) - 180);
  const half = degrees(Math.atan2(setup.params.ballRadius, pot.cueWay));
  // Squirt of side spin turns the cue by up to 2.5 degrees.
  return turn <= STRAIGHT_SHARE * half + 2.5 ? 'direct' : 'indirect';
}
