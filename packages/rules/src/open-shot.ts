/** A foul-free stroke after the break: table 5.3 of the rules specification. */
import { TEN } from '@tenball/equipment';
import type { Call } from './call.ts';
import { type PlayedShot, pocketedBalls } from './played-shot.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import { isTenLast } from './situation.ts';
import type { Verdict } from './verdict.ts';

type Pot = Extract<Call, { readonly kind: 'pot' }>;

/** What a foul-free push-out leads to: the opponent chooses, whatever fell (S3). */
export function judgePushOut(): Verdict {
  const because = [plainReason('S3', 'push-out.played')];
  return { kind: 'choice', decision: 'afterPushOut', because };
}

/** What a foul-free stroke that is neither break nor push-out leads to. */
export function judgeOpenShot(shot: PlayedShot): Verdict {
  if (shot.call.kind === 'safety') return judgeSafety(shot);
  if (shot.rulebook.callMode !== 'ballAndPocket') return judgeTenOnly(shot);
  if (shot.call.kind !== 'pot') return judgeUncalled(shot);
  if (isMade(shot, shot.call)) return judgeMade(shot, shot.call);
  return judgeMissed(shot, shot.call);
}

function isMade({ log }: PlayedShot, call: Pot): boolean {
  return log.pocketed.some(({ ball, pocket }) => ball === call.ball && pocket === call.pocket);
}

/** Rows 1 to 4: the called ball in its pocket. */
function judgeMade(shot: PlayedShot, call: Pot): Verdict {
  const { ball, pocket } = call;
  const sentence = call.obvious ? 'call.obvious-made' : 'call.made';
  const made = reason('S4', sentence, { ball, pocket });
  if (ball === TEN) return judgeTenMade(shot, made);
  if (!isDown(shot, TEN)) return { kind: 'continues', because: [made, goesOn()] };
  if (shot.rulebook.uncalledTenWithCalledBall === 'wins') {
    return { kind: 'rack-won', because: [plainReason('V.early', 'ten.with-called-wins'), made] };
  }
  const beside = plainReason(clauseOfEarlyTen(shot), 'ten.with-called');
  return { kind: 'continues', because: [made, goesOn(), beside] };
}

/** The ten where it was called, or where no call is needed. */
function judgeTenMade(shot: PlayedShot, made: Reason): Verdict {
  const freely = shot.rulebook.callMode === 'none';
  if (isTenLast(shot.before)) {
    const won = plainReason('S7', freely ? 'ten.won-freely' : 'ten.won');
    return { kind: 'rack-won', because: [won, made] };
  }
  if (shot.rulebook.earlyCalledTen === 'winsRack') {
    const won = plainReason('V.early', freely ? 'ten.early-wins-freely' : 'ten.early-wins');
    return { kind: 'rack-won', because: [won, made] };
  }
  return { kind: 'continues', because: [plainReason('S7', 'ten.early'), made] };
}

/** Rows 5 to 7: the called ball is not in its pocket. */
function judgeMissed(shot: PlayedShot, call: Pot): Verdict {
  const balls = pocketedBalls(shot.log);
  const { ball, pocket: called } = call;
  if (balls.length === 0) {
    return { kind: 'ends', because: [reason('S7', 'call.missed', { ball, pocket: called })] };
  }
  const pocket = shot.log.pocketed.find((fallen) => fallen.ball === ball)?.pocket;
  const wrong = pocket === undefined
    ? reason('S6', 'call.other-ball', { called: ball, balls })
    : reason('S6', 'call.wrong-pocket', { ball, pocket, called });
  return judgeWrongful(shot, [wrong]);
}

/** Rows 11 and 12: nothing called, or nothing that counts as a call. */
function judgeUncalled(shot: PlayedShot): Verdict {
  const balls = pocketedBalls(shot.log);
  if (balls.length === 0) {
    return { kind: 'ends', because: [plainReason('S7', 'miss.no-call')] };
  }
  const because = [
    reason('S6', 'call.none-pocketed', { balls }),
    plainReason('S4', whyUncalled(shot)),
    ...(shot.announced.kind === 'pot' ? [] : [plainReason('S0', 'call.only-one')]),
  ];
  return judgeWrongful(shot, because);
}

function whyUncalled({ announced, rulebook }: PlayedShot) {
  if (announced.kind !== 'pot') return 'call.none';
  return rulebook.obviousShots === 'allSpoken' ? 'call.must-be-spoken' : 'call.was-requested';
}

function judgeWrongful({ rulebook }: PlayedShot, because: readonly Reason[]): Verdict {
  if (!rulebook.wrongfulOption) {
    const off = plainReason('V.option', 'choice.wrongful-off');
    return { kind: 'ends', because: [...because, off] };
  }
  const choice = plainReason('S6', 'choice.wrongful');
  const kind = 'afterWrongfulPocketing';
  return { kind: 'choice', decision: kind, because: [...because, choice] };
}

/** Rows 8 and 9: a safety ends the inning whatever falls. */
function judgeSafety({ rulebook, log, lowest }: PlayedShot): Verdict {
  const balls = pocketedBalls(log);
  if (balls.length === 0) return { kind: 'ends', because: [plainReason('S5', 'safety.played')] };
  const pocketed = reason('S5', 'safety.pocketed', { balls });
  const option = rulebook.safetyPocketOption;
  if (option === 'none') {
    const off = plainReason('V.option', 'choice.safety-off');
    return { kind: 'ends', because: [pocketed, off] };
  }
  if (option === 'legalBallOnly' && !balls.includes(lowest)) {
    const because = [pocketed, reason('S5', 'choice.safety-legal-ball-only', { lowest })];
    return { kind: 'ends', because };
  }
  const because = [pocketed, plainReason('S6', 'choice.wrongful')];
  return { kind: 'choice', decision: 'afterSafetyPocketing', because };
}

/** `callMode` tenOnly and none: no ball but the ten is called, none is wrongly pocketed. */
function judgeTenOnly(shot: PlayedShot): Verdict {
  const balls = pocketedBalls(shot.log);
  if (balls.length === 0) {
    return { kind: 'ends', because: [plainReason('S7', 'miss.no-call')] };
  }
  if (!balls.includes(TEN)) {
    const sentence = shot.rulebook.callMode === 'none' ? 'mode.pocketed-freely' : 'mode.pocketed';
    const made = reason('V.tenOnly', sentence, { balls });
    return { kind: 'continues', because: [made] };
  }
  if (shot.rulebook.callMode === 'none') {
    return judgeTenMade(shot, plainReason('V.tenOnly', 'mode.ten-needs-no-call'));
  }
  if (shot.call.kind === 'pot' && shot.call.ball === TEN && isMade(shot, shot.call)) {
    return judgeTenMade(shot, plainReason('V.tenOnly', 'mode.ten-called'));
  }
  return { kind: 'ends', because: [plainReason('V.tenOnly', 'mode.ten-uncalled')] };
}

function isDown({ log }: PlayedShot, wanted: number): boolean {
  return log.pocketed.some(({ ball }) => ball === wanted);
}

function goesOn(): Reason {
  return plainReason('S7', 'inning.continues');
}

/** Where the early called ten wins, the reader asks why this one does not: name that clause. */
function clauseOfEarlyTen({ rulebook }: PlayedShot): string {
  return rulebook.earlyCalledTen === 'winsRack' ? 'V.early' : 'S8';
}
