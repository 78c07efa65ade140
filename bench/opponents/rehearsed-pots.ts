/**
 * Pots that went down in a rehearsal without error: the ball on sent to the middle of a pocket and
 * a few degrees to either side of it, because throw and cushions near the jaws want other aims.
 */
import { type Vec2, radians } from '@tenball/base';
import { snapToNanometre } from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import { type Pot, callOf, ghostHeading, openPots, potInto, strokeOf } from './pots.ts';
import { type Scene, isLaneClear, run, withCueBall, xOf, yOf } from './scene.ts';
import { judge } from './verdict.ts';

/** Turns of the object ball's aim, degrees, in rising order. */
const TURNS = [-5, -3.5, -2, -1, 0, 1, 2, 3.5, 5] as const;

export interface Rehearsed {
  readonly pot: Pot;
  readonly stroke: Stroke;
}

/** All strokes at `ballSpeed` that pot `pot` without error, by rising turn. */
export function makersOf(scene: Scene, pot: Pot, ballSpeed: number): Rehearsed[] {
  const delivery = { ballSpeed, right: 0, up: 0 };
  return TURNS.flatMap((turn) => {
    const aimed = potInto(scene, pot.mouth, radians(turn));
    if (aimed.cosine <= 0) return [];
    const stroke = strokeOf(scene, delivery, ghostHeading(scene, aimed));
    const verdict = judge(scene, run(scene, stroke, 'doomed'), callOf(pot));
    return verdict === 'won' || verdict === 'continues' ? [{ pot, stroke }] : [];
  });
}

/** The open pots, the shortest and straightest first. */
export function easiestFirst(scene: Scene): Pot[] {
  return openPots(scene)
    .sort((a, b) => effort(a) - effort(b));
}

/** How far the object ball misses for a given error of the cue ball's direction. */
function effort(pot: Pot): number {
  return (pot.cueWay * pot.ballWay) / pot.cosine;
}

const STRAIGHT_WAYS = [0.35, 0.2, 0.55, 0.12] as const;

/** A spot for a straight pot of the ball on, the shortest way to a pocket first. */
export function straightSpot(scene: Scene, isLegal: (at: Vec2) => boolean): Vec2 | undefined {
  const ball = { x: xOf(scene, scene.lowest), y: yOf(scene, scene.lowest) };
  const own = 1 << scene.lowest;
  const pots = scene.board.mouths
    .map((mouth) => potInto(scene, mouth))
    .filter((pot) => isLaneClear(scene, ball, pot.mouth, own))
    .filter(isTaken)
    .sort((a, b) => a.ballWay - b.ballWay);
  for (const pot of pots) {
    for (const way of STRAIGHT_WAYS) {
      const at = {
        x: snapToNanometre(pot.ghostX - way * pot.targetX),
        y: snapToNanometre(pot.ghostY - way * pot.targetY),
      };
      if (!isLegal(at)) continue;
      if (openPots(withCueBall(scene, at.x, at.y)).length > 0) return at;
    }
  }
  return undefined;
}

function isTaken({ mouth, targetX, targetY }: Pot): boolean {
  return targetX * mouth.axisX + targetY * mouth.axisY >= mouth.leastCosine;
}
