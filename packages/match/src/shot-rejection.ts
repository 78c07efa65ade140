/** Calls and strokes that are no shot. */
import { STEEPEST_DEGREES, type Stroke } from '@tenball/physics';
import { type Call, isPushOutOpen } from '@tenball/rules';
import type { Rejection } from './command.ts';
import type { Match } from './match.ts';
import { reject } from './reject.ts';

/** The fastest cue a stroke may have, m/s: half as fast again as the hardest break on record. */
const MAX_CUE_SPEED = 25;

/** Why `call` cannot be made now; undefined when it can. */
export function callRejection({ situation, setup }: Match, call: Call): Rejection | undefined {
  if (situation.phase === 'break') {
    return call.kind === 'none' ? undefined : reject('call-on-break', call.kind);
  }
  if (call.kind === 'push-out' && !isPushOutOpen(setup.rulebook, situation)) {
    return reject('push-out-not-open');
  }
  if (call.kind === 'none' && situation.phase === 'callRequested') {
    return reject('option-not-open', 'none');
  }
  if (call.kind === 'pot' && !situation.ballsOnTable.includes(call.ball)) {
    return reject('called-ball-not-on-table', call.ball);
  }
  return undefined;
}

/** Why no cue can play `stroke`; undefined when it can. `detail` names the value. */
export function strokeRejection(stroke: Stroke): Rejection | undefined {
  const { speed, headingDegrees, elevationDegrees, tipRight, tipUp } = stroke;
  if (!(0 < speed && speed <= MAX_CUE_SPEED)) return reject('bad-stroke', 'speed');
  if (!(0 <= headingDegrees && headingDegrees < 360)) return reject('bad-stroke', 'headingDegrees');
  if (!(0 <= elevationDegrees && elevationDegrees <= STEEPEST_DEGREES)) {
    return reject('bad-stroke', 'elevationDegrees');
  }
  if (!(tipRight * tipRight + tipUp * tipUp < 1)) {
    const wide = tipRight * tipRight >= tipUp * tipUp || !(tipRight * tipRight >= 0);
    return reject('bad-stroke', wide ? 'tipRight' : 'tipUp');
  }
  return undefined;
}
