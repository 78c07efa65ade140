/** Brings one ball from its stamp to a later time by the law of its motion. */
import {
  AIRBORNE, FALLING, NOW, ROLLING, SLIDING, SPINNING, type Slot, type State,
} from '../state.ts';
import { evolveFly } from './fly.ts';
import { evolveRoll } from './roll.ts';
import { evolveSlide } from './slide.ts';
import { evolveSpin } from './spin.ts';

/** Moves ball `i` to the present time of the run. */
export function evolve(s: State, i: Slot): void {
  const now = s.scalars[NOW];
  const dt = now - s.stamp[i];
  if (dt === 0) return;
  s.stamp[i] = now;
  const motion = s.motion[i];
  if (motion === SLIDING) evolveSlide(s, i, dt);
  else if (motion === ROLLING) evolveRoll(s, i, dt);
  else if (motion === SPINNING) evolveSpin(s, i, s.laws.spinLoss, dt);
  else if (motion === AIRBORNE || motion === FALLING) evolveFly(s, i, dt);
}
