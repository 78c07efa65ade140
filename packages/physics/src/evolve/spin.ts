import { NOW, SLIDING, type Slot, type State } from '../state.ts';

/**
 * Spin about the vertical falls linearly to zero and stays there, on a sliding ball at a rate of
 * its own. Specification 1.5.
 */
export function evolveSpin(s: State, i: Slot): void {
  const { spinLoss, spinLossSliding } = s.laws;
  const w = s.wz[i];
  const loss = s.motion[i] === SLIDING ? spinLossSliding : spinLoss;
  const lost = loss * (s.scalars[NOW] - s.stamp[i]);
  s.wz[i] = w - Math.max(-lost, Math.min(lost, w));
}
