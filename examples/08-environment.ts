// A learner that knows nothing plays a rack against itself: random vectors, the same from a seed.
import { ACTION_SIZE, actionOf, newEnvironment, reset, step } from '@tenball/ai';
import { derive, seed, uniform } from '@tenball/base';

let now = reset(newEnvironment(), 7);
for (let n = 0; now.ok && !now.value.terminated && !now.value.truncated; n += 1) {
  const draw = (_: unknown, index: number) => 2 * uniform(derive(seed(7), n), index) - 1;
  const action = actionOf(now.value.environment, Array.from({ length: ACTION_SIZE }, draw));
  const next = action.ok ? step(now.value.environment, action.value) : action;
  if (next.ok) now = next;
  const { seat, rewards } = now.value;
  console.log(action.ok && action.value.kind, next.ok ? 'taken' : next.error.kind, seat, rewards);
}
