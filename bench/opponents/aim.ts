/**
 * Aim that allows for throw and squirt: the ghost ball's heading, corrected by what a run to the
 * first contact shows. The systems of 2006–2009 needed none in a simulator without throw; here it
 * puts their exact aim back.
 */
import { atan2 } from '@tenball/base';
import { squirtAngle } from '@tenball/physics';
import { type Delivery, type Pot, ghostHeading, strokeOf } from './pots.ts';
import { type Scene, run } from './scene.ts';

/** The object ball's direction is right within this, radians. */
const TOLERANCE = 6e-4;
const MOST_RUNS = 6;
const LONGEST_STEP = 0.05;

/** The heading (radians) that sends the ball of `pot` to its target; undefined if not found. */
export function aimAt(
  scene: Scene, pot: Pot, delivery: Delivery, guess?: number,
): number | undefined {
  const ghost = ghostHeading(scene, pot) - squirtAngle(scene.board.params, delivery.right);
  const slope = -pot.cueWay / (scene.board.diameter * pot.cosine);
  let heading = guess ?? ghost;
  for (let n = 0; n < MOST_RUNS; n += 1) {
    const outcome = run(scene, strokeOf(scene, delivery, heading), 'first-contact');
    if (outcome.firstContact !== pot.ball || outcome.cushionsBeforeContact > 0) return undefined;
    const { contactVx: vx, contactVy: vy } = outcome;
    const miss = atan2(
      pot.targetX * vy - pot.targetY * vx, pot.targetX * vx + pot.targetY * vy,
    );
    if (Math.abs(miss) < TOLERANCE) return heading;
    const step = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, -miss / slope));
    heading += step;
  }
  return undefined;
}
