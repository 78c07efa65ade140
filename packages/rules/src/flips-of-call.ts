/** What might have been announced, recorded or agreed instead. */
import type { Call } from './call.ts';
import { presetOf } from './editions.ts';
import type { Flip, Flipped } from './flip.ts';
import type { PlayedShot } from './played-shot.ts';
import type { Question } from './question-notation.ts';
import { EDITIONS } from './rulebook.ts';
import { overridesOf } from './rulebook-from.ts';
import { withSeat } from './seat.ts';
import { isPushOutOpen } from './situation.ts';

/** Every flip of the call. The break is never called. */
export function flipsOfCall(question: Question, shot: PlayedShot): readonly Flipped[] {
  const { call, before, log, rulebook } = question;
  if (shot.isBreak || !log.shotTaken) return [];
  const to = (flip: Flip, instead: Call): Flipped => (
    { flip, question: { ...question, call: instead } }
  );
  const spoken = call.kind === 'pot' && call.obvious ? [{ ...call, obvious: false }] : [];
  if (shot.isPush) return [to({ kind: 'push-out-not-announced' }, { kind: 'none' })];
  const open = isPushOutOpen(rulebook, before);
  return [
    ...(spoken.length > 0 && before.phase === 'callRequested'
      ? [{ flip: CALL_NOT_REQUESTED, question: unrequested(question) }] : []),
    ...spoken.map((instead) => to({ kind: 'call-spoken' }, instead)),
    ...otherCalls(shot).map((other) => to(
      { kind: 'called', ...other }, { kind: 'pot', ...other, obvious: false },
    )),
    ...(call.kind === 'safety'
      ? [to({ kind: 'safety-not-called' }, { kind: 'none' })]
      : [to({ kind: 'called-safety' }, { kind: 'safety' })]),
    ...(open ? [to({ kind: 'push-out-announced' }, { kind: 'push-out' })] : []),
  ];
}

const CALL_NOT_REQUESTED: Flip = { kind: 'call-not-requested' };

function unrequested({ before, ...question }: Question): Question {
  return { ...question, before: { ...before, phase: 'shot' } };
}

/** The balls that fell, as they could have been called: the called one first, then rising. */
function otherCalls({ log, announced }: PlayedShot) {
  const called = announced.kind === 'pot' ? announced : undefined;
  return log.pocketed
    .filter(({ ball, pocket }) => called?.ball !== ball || called.pocket !== pocket)
    .map(({ ball, pocket }) => ({ ball, pocket }))
    .sort((a, b) => (a.ball === called?.ball ? -1 : b.ball === called?.ball ? 1 : a.ball - b.ball));
}

/** The warning on two fouls, given or not. */
export function flipsOfWarning(question: Question, { shooter }: PlayedShot): readonly Flipped[] {
  const { before } = question;
  if (before.consecutiveFouls[shooter] < 2) return [];
  const warned = !before.warnedOnTwo[shooter];
  const warnedOnTwo = withSeat(before.warnedOnTwo, shooter, warned);
  return [{
    flip: { kind: warned ? 'warned' : 'not-warned' },
    question: { ...question, before: { ...before, warnedOnTwo } },
  }];
}

/** The foul called before the next stroke, or after it (A40). */
export function flipsOfTime(question: Question): readonly Flipped[] {
  const { log } = question;
  const inTime = log.foulCalledInTime;
  return [{
    flip: { kind: inTime ? 'called-late' : 'called-in-time' },
    question: { ...question, log: { ...log, foulCalledInTime: !inTime } },
  }];
}

/**
 * The other editions as published, and the edition itself where it was changed. Who breaks next
 * is the event's business and stays as it is.
 */
export function flipsOfEdition(question: Question): readonly Flipped[] {
  const { rulebook } = question;
  const { breakOrder, edition: own } = rulebook;
  const changed = Object.keys(overridesOf(rulebook)).length > 0;
  return EDITIONS.filter((edition) => edition !== 'custom' && (edition !== own || changed))
    .map((edition) => ({
      flip: { kind: 'under-editions', editions: [edition] },
      question: { ...question, rulebook: { ...presetOf(edition), breakOrder } },
    }));
}
