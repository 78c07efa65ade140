/** The parts of a hint put together; needs nothing of the planner. */
import {
  type Advice, type Counted, HINT_PARTS, type Hint, type HintPart, type Parts,
} from './hint-content.ts';

/** The hint of which all `parts` are there; undefined before that. */
export function joinHint(
  advised: Counted<Advice>, parts: ReadonlyMap<HintPart, Counted<Parts[HintPart]>>,
): Hint | undefined {
  const counted = HINT_PARTS.map((part) => parts.get(part));
  if (counted.includes(undefined)) return undefined;
  const of = <P extends HintPart>(part: P): Parts[P] => parts.get(part)?.value as Parts[P];
  return {
    advice: advised.value,
    chances: of('chances'), zone: of('zone'), plan: of('plan'),
    simulations: counted.reduce((sum, each) => sum + (each?.simulations ?? 0), advised.simulations),
  };
}
