/** Reads the JSON of the case book. What is missing counts as none, empty or false. */
import { type Result, err, ok } from '@tenball/base';
import { OBJECT_BALLS, type ObjectBall, POCKETS, TEN } from '@tenball/equipment';
import type { Call } from './call.ts';
import { CASE_KINDS, type Case, type CaseKind } from './case.ts';
import { decodeCounters, decodeEvent } from './case-event.ts';
import { checkEvidence } from './case-evidence.ts';
import { decodeLog } from './case-log.ts';
import {
  type CaseError, type Cursor, booleanOf, cursorAt, elements, fault, isAbsent, isObject, member,
  neededOneOf, numberOf, oneOf, textOf,
} from './case-values.ts';
import { ballsIn, objectBallIn, seatIn } from './case-words.ts';
import { LAG_FAULTS, type Lag, type LagBall } from './lag.ts';
import { BASE, type Rulebook } from './rulebook.ts';
import { rulebookFrom } from './rulebook-from.ts';
import { DECISIONS } from './ruling.ts';
import { type BySeat, SEATS, opponentOf } from './seat.ts';
import {
  CUE_BALL_PLACES, DECISION_KINDS, PHASES, type PendingDecision, type Phase, type Situation,
  openingSituation,
} from './situation.ts';

/** Reads one case; `pointer` is where it stands in its document. */
export function decodeCase(value: unknown, pointer = ''): Result<Case, CaseError> {
  const root = cursorAt(value, pointer);
  if (!isObject(root) && isAbsent(root)) fault(root, 'a case');
  const read = readCase(root);
  const [problem] = root.problems;
  return problem === undefined ? ok(read) : err(problem);
}

function readCase(root: Cursor): Case {
  const kind = readKind(root);
  const frame = {
    id: isAbsent(member(root, 'id')) ? undefined : textOf(member(root, 'id'), ''),
    title: isAbsent(member(root, 'title')) ? undefined : textOf(member(root, 'title'), ''),
    rulebook: readRulebook(member(root, 'ruleset')),
    before: readSituation(root, kind),
  };
  switch (kind) {
    case 'shot':
    case 'nonShot': {
      const call = readCall(member(root, 'declaration'));
      const log = decodeLog(member(root, 'evidence'), frame.before, kind === 'shot');
      checkEvidence(root, frame.before, call, log);
      return { ...frame, kind, call, log };
    }
    case 'lag': return { ...frame, kind, lag: readLag(member(root, 'lag')) };
    case 'decision':
      return {
        ...frame, kind, decision: neededOneOf(member(root, 'decision'), DECISIONS, 'accept'),
      };
    case 'event': {
      const event = member(root, 'event');
      const before = { ...frame.before, ...decodeCounters(event, frame.rulebook) };
      return { ...frame, before, kind, event: decodeEvent(event) };
    }
    case 'spotting': return { ...frame, kind };
  }
}

/** The kind, or what the members of the case tell of it. */
function readKind(root: Cursor): CaseKind {
  const kind = member(root, 'kind');
  if (!isAbsent(kind)) return oneOf(kind, CASE_KINDS) ?? 'spotting';
  if (!isAbsent(member(root, 'lag'))) return 'lag';
  if (!isAbsent(member(root, 'decision'))) return 'decision';
  if (!isAbsent(member(root, 'event'))) return 'event';
  if (!isAbsent(member(root, 'spotting'))) return 'spotting';
  if (isAbsent(member(root, 'evidence'))) fault(kind, `one of ${CASE_KINDS.join(', ')}`);
  return 'shot';
}

function readRulebook(ruleset: Cursor): Rulebook {
  if (!isObject(ruleset)) return BASE;
  const edition = member(ruleset, 'edition');
  const overrides = member(ruleset, 'overrides');
  const changes = isObject(overrides) ? overrides.value as Record<string, unknown> : {};
  const rulebook = rulebookFrom(isAbsent(edition) ? 'base' : edition.value, changes);
  if (rulebook.ok) return rulebook.value;
  const { pointer, expected } = rulebook.error;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const at = pointer === '/edition' ? edition : member(overrides, unescaped(name));
  fault(at, expected);
  return BASE;
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

function readSituation(root: Cursor, kind: CaseKind): Situation {
  const before = member(root, 'before');
  if (!isObject(before) && isAbsent(before) && kind !== 'lag') fault(before, 'the situation');
  const pending = readPending(member(before, 'pendingDecision')) ?? lagWinner(before);
  const phase = readPhase(before, kind, pending);
  const seat = seatIn(member(before, 'shooter'));
  const strike = kind === 'shot' || kind === 'nonShot';
  if (strike && seat === undefined && isStroke(phase)) fault(member(before, 'shooter'), 'A or B');
  const shotNumber = readShotNumber(before, phase);
  return {
    ...openingSituation({ breaker: seatIn(member(before, 'breaker')), raceTo: readRace(root) }),
    phase,
    ballsOnTable: readBallsOnTable(member(before, 'ballsOnTable'), phase),
    shooter: seat,
    shotNumber,
    breakLegal: shotNumber > 2 || booleanOf(member(before, 'pushOutAvailable'), false),
    cueBall: phase === 'break'
      ? 'inHandBehindHeadString'
      : oneOf(member(before, 'cueBall'), CUE_BALL_PLACES) ?? 'asIs',
    consecutiveFouls: readBySeat(member(before, 'consecutiveFouls'), (count) => (
      numberOf(count, { least: 0, fallback: 0, whole: true })
    )),
    warnedOnTwo: readBySeat(member(before, 'warnedOnTwo'), (warned) => booleanOf(warned, false)),
    score: readBySeat(member(before, 'score'), (score) => (
      numberOf(score, { least: 0, fallback: 0, whole: true })
    )),
    pendingDecision: pending,
  };
}

function isStroke(phase: Phase): boolean {
  return phase === 'break' || phase === 'shot' || phase === 'callRequested';
}

function readPhase(before: Cursor, kind: CaseKind, pending: PendingDecision | undefined): Phase {
  const phase = oneOf(member(before, 'phase'), PHASES);
  if (phase !== undefined) return phase;
  if (kind === 'lag') return 'lag';
  if (pending !== undefined) return pending.kind === 'lagChoice' ? 'lagChoice' : 'decision';
  return booleanOf(member(before, 'isBreak'), false) ? 'break' : 'shot';
}

/** The number of the stroke; where it is missing, an open push-out tells that it is the second. */
function readShotNumber(before: Cursor, phase: Phase): number {
  if (phase === 'break') return 1;
  const second = booleanOf(member(before, 'pushOutAvailable'), false);
  const fallback = second ? 2 : 0;
  return numberOf(member(before, 'shotNumberInRack'), { least: 0, fallback, whole: true });
}

const FREE_TABLE: readonly Phase[] = ['setup', 'lag', 'lagChoice', 'matchOver'];

/** Object balls in play, rising. While a rack is in progress the ten is among them. */
function readBallsOnTable(cursor: Cursor, phase: Phase): readonly ObjectBall[] {
  const balls = ballsIn(cursor, objectBallIn);
  const [twice] = elements(cursor).filter((element, index, all) => (
    all.findIndex(({ value }) => value === element.value) < index
  ));
  if (twice !== undefined) fault(twice, 'each ball once');
  if (!balls.includes(TEN) && !FREE_TABLE.includes(phase)) {
    fault(cursor, 'the object balls in play, 10 among them');
  }
  return OBJECT_BALLS.filter((ball) => balls.includes(ball));
}

function readPending(cursor: Cursor): PendingDecision | undefined {
  if (!isObject(cursor)) return undefined;
  const decider = neededOneOf(member(cursor, 'decider'), SEATS, 'A');
  return {
    kind: neededOneOf(member(cursor, 'kind'), DECISION_KINDS, 'afterPushOut'),
    decider,
    previousShooter: seatIn(member(cursor, 'previousShooter')) ?? opponentOf(decider),
  };
}

/** The lag's choice needs no pending decision where `shooter` names the winner. */
function lagWinner(before: Cursor): PendingDecision | undefined {
  const winner = seatIn(member(before, 'shooter'));
  if (member(before, 'phase').value !== 'lagChoice' || winner === undefined) return undefined;
  return { kind: 'lagChoice', decider: winner, previousShooter: opponentOf(winner) };
}

/** No race counts as one that never ends. A handicap race gives each player his own. */
function readRace(root: Cursor): BySeat<number> {
  const own = member(member(root, 'before'), 'raceTo');
  const ordered = member(member(member(root, 'ruleset'), 'overrides'), 'raceTo');
  const race = isAbsent(own) ? ordered : own;
  const read = (cursor: Cursor): number => (
    numberOf(cursor, { least: 1, fallback: Number.MAX_SAFE_INTEGER, whole: true })
  );
  if (typeof race.value === 'object') return readBySeat(race, read);
  const racks = read(race);
  return { A: racks, B: racks };
}

function readBySeat<T>(cursor: Cursor, read: (cursor: Cursor) => T): BySeat<T> {
  if (!isAbsent(cursor)) isObject(cursor);
  return { A: read(member(cursor, 'A')), B: read(member(cursor, 'B')) };
}

const CALL_TYPES = ['call', 'safety', 'pushOut', 'none'] as const;

function readCall(cursor: Cursor): Call {
  if (!isObject(cursor)) return { kind: 'none' };
  switch (oneOf(member(cursor, 'type'), CALL_TYPES)) {
    case 'safety': return { kind: 'safety' };
    case 'pushOut': return { kind: 'push-out' };
    case 'call': {
      const ball = objectBallIn(member(cursor, 'ball'));
      if (ball === undefined) fault(member(cursor, 'ball'), 'the called ball, from 1 to 10');
      return {
        kind: 'pot',
        ball: ball ?? TEN,
        pocket: neededOneOf(member(cursor, 'pocket'), POCKETS, 'FL'),
        obvious: booleanOf(member(cursor, 'obvious'), false),
      };
    }
    default: return { kind: 'none' };
  }
}

function readLag(cursor: Cursor): Lag {
  if (!isObject(cursor) && isAbsent(cursor)) fault(cursor, 'the lag of both players');
  const late = seatIn(member(cursor, 'lateStrikeBy'));
  return {
    balls: { A: readLagBall(member(cursor, 'A')), B: readLagBall(member(cursor, 'B')) },
    indistinguishable: booleanOf(member(cursor, 'indistinguishable'), false),
    ...(late === undefined ? {} : { lateStrikeBy: late }),
  };
}

function readLagBall(cursor: Cursor): LagBall {
  if (!isObject(cursor) && isAbsent(cursor)) fault(cursor, 'the lag of this player');
  return {
    distanceToHeadRailMm: numberOf(member(cursor, 'distanceToHeadRail'), {
      least: 0, fallback: 0, whole: false,
    }),
    faults: elements(member(cursor, 'faults')).flatMap((element) => {
      if (isAbsent(element)) fault(element, `one of ${LAG_FAULTS.join(', ')}`);
      return oneOf(element, LAG_FAULTS) ?? [];
    }),
  };
}
