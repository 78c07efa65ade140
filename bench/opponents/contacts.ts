/** Legal contacts when there is nothing to pot: straight at the ball on, then all around. */
import { TAU, atan2, uniform } from '@tenball/base';
import { POCKETS, type ObjectBall } from '@tenball/equipment';
import { FATE_POCKET, type Outcome, type Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { strokeOf } from './pots.ts';
import { type Scene, run, xOf, yOf } from './scene.ts';
import { judge, pocketedBits } from './verdict.ts';

export const SAFETY: Call = { kind: 'safety' };

/** Parts of the ball's half-width at which it is aimed, the full ball first. */
const FULLNESS = [0, 0.5, -0.5, 0.8, -0.8, 0.95, -0.95] as const;
const FACING_SPEEDS = [1.2, 2.2, 0.7, 3.4] as const;
const CIRCLE_SPEEDS = [2.4, 4] as const;
const DICE = 50_000;

/** Strokes worth a try: at the ball on from both sides, then in `circle` directions all around. */
export function* contactStrokes(scene: Scene, circle: number): Generator<Stroke> {
  const dx = xOf(scene, scene.lowest) - xOf(scene, 0);
  const dy = yOf(scene, scene.lowest) - yOf(scene, 0);
  const straight = atan2(dy, dx);
  const way = Math.max(scene.board.diameter, Math.sqrt(dx * dx + dy * dy));
  for (const ballSpeed of FACING_SPEEDS) {
    for (const part of FULLNESS) {
      const turn = atan2(part * scene.board.diameter, way);
      yield strokeOf(scene, { ballSpeed, right: 0, up: 0 }, straight + turn);
    }
  }
  const start = uniform(scene.seed, DICE) * TAU;
  for (const ballSpeed of CIRCLE_SPEEDS) {
    for (let n = 0; n < circle; n += 1) {
      yield strokeOf(scene, { ballSpeed, right: 0, up: 0 }, start + (n * TAU) / circle);
    }
  }
}

/** The first stroke of a sweep that is legal without error; undefined when there is none. */
export function firstLegal(scene: Scene, circle: number): Stroke | undefined {
  for (const stroke of contactStrokes(scene, circle)) {
    if (judge(scene, run(scene, stroke, 'doomed'), SAFETY) === 'ends') return stroke;
  }
  return undefined;
}

/** Straight at the middle of the ball on: what is left when nothing legal was found. */
export function straightAt(scene: Scene, ballSpeed: number): Stroke {
  const heading = atan2(
    yOf(scene, scene.lowest) - yOf(scene, 0), xOf(scene, scene.lowest) - xOf(scene, 0),
  );
  return strokeOf(scene, { ballSpeed, right: 0, up: 0 }, heading);
}

/** The call under which `outcome` keeps the table; a safety when no ball went down. */
export function callFor(outcome: Outcome): Call {
  const bits = pocketedBits(outcome);
  for (let ball = 1; ball <= 10 && bits > 0; ball += 1) {
    if ((bits & (1 << ball)) === 0) continue;
    const pocket = POCKETS[(outcome.fate[ball] ?? 0) - FATE_POCKET];
    if (pocket === undefined) continue;
    return { kind: 'pot', ball: ball as ObjectBall, pocket, obvious: false };
  }
  return SAFETY;
}
