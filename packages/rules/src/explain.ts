/** Reasons that stand beside the deciding ones: what the reader may still ask about. */
import { type Ball, CUE_BALL, TEN } from '@tenball/equipment';
import type { Check } from './ruling.ts';
import type { FoulCode } from './foul.ts';
import { type PlayedShot, drivenToRail, pocketedBalls } from './played-shot.ts';
import { type Reason, type SentenceKey, plainReason, reason } from './sentence.ts';
import { isPushOutOpen } from './situation.ts';

/** Codes that a push-out would have been free of. */
const WAIVED: readonly FoulCode[] = ['WRONG_BALL_FIRST', 'NO_CONTACT', 'NO_RAIL'];

/** What the fouls rest on, beside their own clauses. */
export function foulContext(shot: PlayedShot, codes: readonly FoulCode[]): readonly Reason[] {
  return [
    ...severalFouls(codes),
    ...lowestBallContext(shot, codes),
    ...pushOutContext(shot, codes),
    ...(shot.call.kind === 'safety' && codes.some((code) => WAIVED.includes(code))
      ? [plainReason('S5', 'foul.on-safety')] : []),
    ...(codes.includes('BAD_PLACEMENT') && shot.isBreak
      ? [plainReason('S2a', 'penalty.house-only-string')] : []),
    ...touchContext(shot, codes),
    ...(shot.log.miscue && codes.includes('UNSPORTSMANLIKE')
      ? [plainReason('G8.18', 'miscue.deliberate')] : []),
    ...(codes.includes('SLOW_PLAY') ? [plainReason('R.clock', 'clock.expired')] : []),
    ...frozenContext(shot),
  ];
}

/** What a foul-free stroke rests on, beside the verdict. */
export function clearContext(shot: PlayedShot, checks: readonly Check[]): readonly Reason[] {
  const { log, before, rulebook } = shot;
  const lapses = log.shotTaken && !shot.isBreak && !shot.isPush && isPushOutOpen(rulebook, before);
  return [
    ...reasonsOf(checks, TOLD_ANYWAY),
    ...frozenContext(shot),
    ...reasonsOf(checks, DECISIVE_RAIL),
    ...(log.cueBallJumped ? [plainReason('G8.16', 'jump.legal')] : []),
    ...(lapses ? [plainReason('S3', 'push-out.right-lapses')] : []),
    ...(shot.isBreak ? [] : pushOutRefusal(shot)),
    ...breakContext(shot),
  ];
}

/** What became of the balls that left the table; `tenStays` when it won the rack. */
export function ballsContext(shot: PlayedShot, tenStays: boolean): readonly Reason[] {
  const { log, rulebook } = shot;
  const stay = pocketedBalls(log).filter((ball) => ball !== TEN);
  const gone = log.offTable.filter((ball) => ball !== TEN);
  const lost = !tenStays && (log.offTable.includes(TEN) || pocketedBalls(log).includes(TEN));
  const back = rulebook.offTableNonTen === 'spot';
  return [
    ...(lost ? [plainReason('S8', 'ten.spotted')] : []),
    ...(gone.length > 0 && back
      ? [reason('V.offTable', 'off-table.spotted', { balls: gone })] : []),
    ...(gone.length > 0 && !back ? [reason('S8', 'off-table.out', { balls: gone })] : []),
    ...(stay.length > 0 ? [reason('S7', 'balls.stay', { balls: stay })] : []),
  ];
}

/** Checks that were passed and that the reader may yet wonder at. */
const TOLD_ANYWAY: readonly SentenceKey[] = [
  'clear.split-hit', 'clear.harmless-touch', 'clear.conduct-warning',
];
/** Which ball reached a rail, where that alone made the stroke legal. */
const DECISIVE_RAIL: readonly SentenceKey[] = ['clear.rail'];

function reasonsOf(
  checks: readonly Check[], sentences: readonly SentenceKey[],
): readonly Reason[] {
  const found: Reason[] = [];
  for (const check of checks) {
    if (sentences.includes(check.reason.sentence)) found.push(check.reason);
  }
  return found;
}

function breakContext({ isBreak, log, lowest }: PlayedShot): readonly Reason[] {
  if (!isBreak || !log.shotTaken) return [];
  const dry = log.pocketed.length === 0;
  return [
    plainReason('S2', 'break.legal'),
    ...(dry ? [reason('S0', 'lowest.every-shot', { lowest })] : []),
  ];
}

function severalFouls(codes: readonly FoulCode[]): readonly Reason[] {
  return codes.length > 1 ? [reason('G-one', 'foul.counts-once', { codes })] : [];
}

function lowestBallContext(shot: PlayedShot, codes: readonly FoulCode[]): readonly Reason[] {
  const split = shot.log.firstContact.includes(shot.lowest);
  if (codes.includes('WRONG_BALL_FIRST') && split) {
    return [plainReason('G-split', 'foul.split-hit-judged')];
  }
  if (!codes.includes('WRONG_BALL_FIRST') && !codes.includes('NO_CONTACT')) return [];
  return [reason('S0', 'lowest.every-shot', { lowest: shot.lowest })];
}

function pushOutContext(shot: PlayedShot, codes: readonly FoulCode[]): readonly Reason[] {
  if (shot.isPush) return [plainReason('S3', 'push-out.foul')];
  if (shot.announced.kind === 'push-out') return pushOutRefusal(shot);
  const missed = codes.some((code) => WAIVED.includes(code)) && shot.announced.kind === 'none';
  return missed && isPushOutOpen(shot.rulebook, shot.before)
    ? [plainReason('S3', 'push-out.not-announced')] : [];
}

function pushOutRefusal(shot: PlayedShot): readonly Reason[] {
  if (shot.announced.kind !== 'push-out' || shot.isPush) return [];
  const off = !shot.rulebook.pushOut;
  return [plainReason('S3', off ? 'push-out.switched-off' : 'push-out.not-open')];
}

function touchContext(shot: PlayedShot, codes: readonly FoulCode[]): readonly Reason[] {
  if (!codes.includes('TOUCHED_BALL')) return [];
  const placed = shot.log.touched.some(({ withWhat }) => withWhat === 'cueBallInHand');
  if (placed) return [plainReason('G1.5', 'in-hand.other-balls')];
  if (shot.rulebook.touchedBalls === 'allBalls') return [];
  const moved = shot.log.touched.filter(({ ball, affectedOutcome }) => (
    ball !== CUE_BALL && affectedOutcome
  ));
  const balls = moved.map(({ ball }) => ball);
  return balls.length === 0 ? [] : [reason('R.cbfo', 'foul.touch-changed-outcome', { balls })];
}

function frozenContext({ log }: PlayedShot): readonly Reason[] {
  const { frozen, firstContact } = log;
  if (!log.shotTaken || frozen.cueBallTo.length + frozen.toRail.length === 0) return [];
  const reached: readonly Ball[] = [...log.railAfterContact, ...drivenToRail(log)];
  const into = frozen.cueBallTo.filter((ball) => firstContact.includes(ball));
  const away = frozen.cueBallTo.filter((ball) => !firstContact.includes(ball));
  const another = frozen.toRail.filter((ball) => reached.includes(ball));
  const pressed = frozen.toRail.filter((ball) => !reached.includes(ball));
  return [
    ...(frozen.cueBallDeclared && into.length > 0
      ? [reason('G6.7', 'frozen.played-into', { balls: into })] : []),
    ...(frozen.cueBallDeclared && away.length > 0
      ? [reason('G6.7', 'frozen.played-away', { balls: away })] : []),
    ...(frozen.railDeclared && pressed.length > 0
      ? [reason('G8.4', 'frozen.rail-declared', { balls: pressed })] : []),
    ...(frozen.railDeclared && another.length > 0
      ? [reason('G8.4', 'frozen.rail-another', { balls: another })] : []),
    ...(!frozen.railDeclared && frozen.toRail.length > 0
      ? [reason('G8.4', 'frozen.rail-undeclared', { balls: frozen.toRail })] : []),
  ];
}
