/** A ruling as JSON, in the shape of `expected` in the case book, with its reasons. */
import { type Ball, CUE_BALL } from '@tenball/equipment';
import { optionsOf } from './options.ts';
import type { Rulebook } from './rulebook.ts';
import type { Decision, Foul, Recorded, Ruling } from './ruling.ts';
import { type Seat, opponentOf } from './seat.ts';
import type { Reason } from './sentence.ts';
import { type Situation, type PendingDecision, actorIn, isPushOutOpen } from './situation.ts';
import { sentenceOf } from './words.ts';

/** A JSON object, ready for `JSON.stringify`. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The ruling in the shape of `expected`. */
export function encodeRuling(rulebook: Rulebook, ruling: Ruling): JsonObject {
  return {
    fouls: ruling.fouls.map(encodeFoul),
    pocketedStay: ruling.pocketedStay,
    spotted: ruling.spotted,
    outOfPlay: ruling.outOfPlay,
    restored: ruling.restored,
    inning: ruling.inning,
    next: encodeNext(rulebook, ruling.next),
    consecutiveFouls: ruling.consecutiveFouls,
    rackWinner: ruling.rackWinner ?? null,
    matchWinner: ruling.matchWinner ?? null,
    nextBreaker: ruling.nextBreaker ?? null,
    score: ruling.next.score,
    ballsOnTable: ruling.ballsLeft,
    ...(ruling.breakShort === true ? { breakShort: true } : {}),
    ...(ruling.refused ? { refused: true } : {}),
    ...encodeRecorded(ruling.recorded),
  };
}

/** The reasons, in order of weight, as sentences in both languages. */
export function encodeReasons(reasons: readonly Reason[]): readonly JsonObject[] {
  return reasons.map((reason) => ({
    clause: reason.clause,
    ru: sentenceOf(reason, 'ru'),
    en: sentenceOf(reason, 'en'),
  }));
}

function encodeFoul({ code, clause, penalty }: Foul): JsonObject {
  return { code, rule: clause, ...(penalty === undefined ? {} : { penalty }) };
}

function encodeNext(rulebook: Rulebook, next: Situation): JsonObject {
  const toPlay = next.phase === 'break' || next.phase === 'shot' || next.phase === 'callRequested';
  const cueBallMatters = toPlay || next.phase === 'decision';
  return {
    phase: next.phase,
    shooter: (toPlay ? next.shooter : undefined) ?? null,
    decider: actorIn(next) ?? null,
    options: optionsOf(rulebook, next),
    cueBall: cueBallMatters ? next.cueBall : null,
    pushOutAvailable: isPushOutOpen(rulebook, next),
    ...(next.phase === 'decision' ? encodeChoice(next.pendingDecision) : {}),
  };
}

/** The kind of a choice and who shoots after each answer; re-racking has no kind in the format. */
function encodeChoice(pending: PendingDecision | undefined): JsonObject {
  if (pending === undefined || pending.kind === 'afterIllegalBreak') return {};
  return {
    decisionKind: pending.kind,
    ifChosen: {
      accept: { shooter: shooterAfter(pending, 'accept') },
      passBack: { shooter: shooterAfter(pending, 'passBack') },
    },
  };
}

function shooterAfter({ decider }: PendingDecision, decision: Decision): Seat {
  return decision === 'accept' ? decider : opponentOf(decider);
}

function encodeRecorded(recorded: Recorded | undefined): JsonObject {
  if (recorded === undefined) return {};
  const { extensionsLeft, declaredFrozen, warnedOnTwo } = recorded;
  return {
    ...(extensionsLeft === undefined ? {} : { extensionsLeft }),
    ...(warnedOnTwo === undefined ? {} : { warnedOnTwo }),
    ...(declaredFrozen === undefined ? {} : { declaredFrozen: encodeFrozen(declaredFrozen) }),
  };
}

function encodeFrozen({ cueBallTo, toRail }: NonNullable<Recorded['declaredFrozen']>): JsonObject {
  return {
    ...(cueBallTo === undefined ? {} : { cueBallTo }),
    ...(toRail === undefined ? {} : { toRail: toRail.map(encodeBall) }),
  };
}

function encodeBall(ball: Ball): number | 'cue' {
  return ball === CUE_BALL ? 'cue' : ball;
}
