/** The break without a foul: table 5.4 of the rules specification, rows B1 to B3. */
import { TEN } from '@tenball/equipment';
import { type PlayedShot, drivenToRail, pocketedBalls } from './played-shot.ts';
import { plainReason, reason } from './sentence.ts';
import type { Verdict } from './verdict.ts';

/** Pocketed balls and balls past the head string that make a break long enough (V.3pt). */
const THREE_POINTS = 3;

/** What a foul-free break leads to. */
export function judgeBreak(shot: PlayedShot): Verdict {
  const { log, rulebook } = shot;
  if (isGoldenTen(shot)) {
    return { kind: 'rack-won', because: [plainReason('V.breakTen', 'break.ten-wins')] };
  }
  const points = breakPoints(shot);
  if (rulebook.threePointRule === 'on' && points < THREE_POINTS) {
    const because = [reason('V.3pt', 'break.short', { points })];
    return { kind: 'choice', decision: 'afterShortBreak', because };
  }
  const open = rulebook.pushOut ? [plainReason('S3', 'push-out.open')] : [];
  const balls = pocketedBalls(log);
  if (balls.length === 0) {
    const dry = reason('S2b', 'break.dry', { driven: drivenToRail(log) });
    return { kind: 'ends', because: [dry, ...open] };
  }
  const corner = tenPocket(shot);
  const spared = rulebook.tenOnBreak === 'winsExceptFootCorners' && corner !== undefined
    ? [reason('V.breakTen', 'break.ten-in-foot-corner', { pocket: corner })]
    : [];
  const made = reason('S0', 'break.pocketed', { balls });
  return { kind: 'continues', because: [...spared, made, ...open] };
}

function isGoldenTen(shot: PlayedShot): boolean {
  const pocket = tenPocket(shot);
  if (pocket === undefined || shot.rulebook.tenOnBreak === 'spotAndContinue') return false;
  return shot.rulebook.tenOnBreak === 'winsRack' || (pocket !== 'FL' && pocket !== 'FR');
}

function tenPocket({ log }: PlayedShot) {
  return log.pocketed.find(({ ball }) => ball === TEN)?.pocket;
}

function breakPoints({ log }: PlayedShot): number {
  return new Set([...pocketedBalls(log), ...log.objectBallsPastHeadString]).size;
}
