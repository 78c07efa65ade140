/** Brings one ball from its stamp to a later time by the law of its motion. */
import {
  AIRBORNE, AT_REST, FALLING, NOW, ON_RAIL, ROLLING, SLIDING, SPINNING, type Slot, type State,
} from '../state.ts';
import { evolveFall } from './fall.ts';
import { evolveFly } from './fly.ts';
import { evolveRoll } from './roll.ts';
import { evolveSlide } from './slide.ts';
import { evolveSpin } from './spin.ts';

/**
 * Moves ball `i` to the present time of the run. The laws read the time that has passed
 * themselves: a number handed to a function that is not inlined needs a box on the heap.
 */
export function evolve(s: State, i: Slot): void {
  if (s.stamp[i] === s.scalars[NOW]) return;
  const motion = s.motion[i];
  if (motion === SLIDING) evolveSlide(s, i);
  else if (motion === ROLLING) evolveRoll(s, i);
  else if (motion !== AT_REST) evolveRare(s, i, motion);
  s.stamp[i] = s.scalars[NOW];
}

function evolveRare(s: State, i: Slot, motion: number): void {
  if (motion === SPINNING) evolveSpin(s, i);
  else if (motion === AIRBORNE) evolveFly(s, i);
  else if (motion === FALLING) evolveFall(s, i);
  else if (motion === ON_RAIL) evolveRoll(s, i);
}
