/** What a simulated shot comes to under the base rules, as far as a baseline looks. */
import { POCKETS } from '@tenball/equipment';
import { FATE_OFF, FATE_POCKET, FATE_TABLE, type Outcome } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { type Scene, isOn, xOf, yOf } from './scene.ts';

export type Verdict = 'won' | 'continues' | 'ends' | 'opponent-chooses' | 'foul';

const TEN = 10;
/** Nearer to a cushion than this a ball is frozen to it, metres. */
const FROZEN_GAP = 5e-5;

/** The verdict on `outcome` of a stroke from `scene` under `call`. */
export function judge(scene: Scene, outcome: Outcome, call: Call): Verdict {
  if (outcome.termination === 'limit' || outcome.fate[0] !== FATE_TABLE) return 'foul';
  if (outcome.foulStroke || outcome.firstContact !== scene.lowest) return 'foul';
  const down = pocketedBits(outcome);
  if (down < 0) return 'foul';
  if (down === 0) {
    return (outcome.railsAfterContact & ~frozenBits(scene)) === 0 ? 'foul' : 'ends';
  }
  if (call.kind !== 'pot') return 'opponent-chooses';
  const isMade = outcome.fate[call.ball] === FATE_POCKET + POCKETS.indexOf(call.pocket);
  if (!isMade) return 'opponent-chooses';
  return call.ball === TEN && scene.lowest === TEN ? 'won' : 'continues';
}

/** Bits of the object balls pocketed; −1 when one left the table. */
export function pocketedBits(outcome: Outcome): number {
  let bits = 0;
  for (let ball = 1; ball <= TEN; ball += 1) {
    const fate = outcome.fate[ball] ?? 0;
    if (fate === FATE_OFF) return -1;
    if (fate >= FATE_POCKET) bits |= 1 << ball;
  }
  return bits;
}

function frozenBits(scene: Scene): number {
  const { maxX, maxY } = scene.board;
  let bits = 0;
  for (let ball = 0; ball <= TEN; ball += 1) {
    const isNear = Math.abs(xOf(scene, ball)) >= maxX - FROZEN_GAP
      || Math.abs(yOf(scene, ball)) >= maxY - FROZEN_GAP;
    if (isNear && isOn(scene, ball)) bits |= 1 << ball;
  }
  return bits;
}
