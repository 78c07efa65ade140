/** What must hold of every situation and of every step: rules/spec.md sections 2, 3 and 7. */
import { OBJECT_BALLS } from '@tenball/equipment';
import type { Command, Entry } from '@tenball/match';
import {
  type Official, type Ruling, type Rulebook, SEATS, type Situation, actorIn, isPushOutOpen,
  opponentOf, optionsOf,
} from '@tenball/rules';
import { isStriking } from './explore-fold.ts';

/** A command that was not refused, and what it led to. */
export interface Step {
  readonly rulebook: Rulebook;
  readonly before: Situation;
  readonly by: Official;
  readonly command: Command;
  readonly entries: readonly Entry[];
  readonly after: Situation;
}

type Law<T> = readonly [name: string, holds: (of: T) => boolean];

/** The first law that `step` breaks. */
export function brokenLaw(step: Step): string | undefined {
  const broken = STEP_LAWS.find(([, holds]) => !holds(step));
  if (broken !== undefined) return broken[0];
  const { rulebook, after: situation } = step;
  return SITUATION_LAWS.find(([, holds]) => !holds({ rulebook, situation }))?.[0];
}

/** The ruling a step rests on: that of its first entry. */
export function rulingOf({ entries }: Pick<Step, 'entries'>): Ruling | undefined {
  const [first] = entries;
  return first !== undefined && 'ruling' in first ? first.ruling : undefined;
}

const SITUATION_LAWS: readonly Law<{
  readonly rulebook: Rulebook; readonly situation: Situation;
}>[] = [
  ['exactly one side acts, and nobody once the match is over', ({ situation }) => {
    const { phase, shooter, pendingDecision: choice } = situation;
    const actor = actorIn(situation);
    switch (phase) {
      case 'matchOver': return actor === undefined && choice === undefined;
      case 'lag': return actor === undefined && choice === undefined;
      case 'suspended': return actor === 'referee';
      case 'decision':
      case 'lagChoice': return shooter === undefined && choice?.decider === actor;
      case 'break':
      case 'shot':
      case 'callRequested': return choice === undefined && shooter !== undefined;
      case 'setup': return false;
    }
  }],
  ['there are options until the match is over', ({ rulebook, situation }) => (
    (optionsOf(rulebook, situation).length > 0) === (situation.phase !== 'matchOver')
  )],
  ['the ten is on the table until the rack ends', ({ situation }) => (
    situation.breaker === undefined || situation.phase === 'matchOver'
    || situation.ballsOnTable.includes(10)
  )],
  ['balls are in rising order, each once', ({ situation: { ballsOnTable } }) => (
    ballsOnTable.every((ball, index) => index === 0 || ball > (ballsOnTable[index - 1] ?? 99))
  )],
  ['no score exceeds the race; one that reaches it ends the match', ({ situation }) => (
    SEATS.every((seat) => situation.score[seat] <= situation.raceTo[seat]
      && (situation.score[seat] < situation.raceTo[seat] || situation.phase === 'matchOver'))
  )],
  ['a warning stands only on two fouls or more', ({ situation }) => (
    SEATS.every((seat) => !situation.warnedOnTwo[seat] || situation.consecutiveFouls[seat] >= 2)
  )],
  ['three fouls never stand where they lose the rack', ({ rulebook, situation }) => (
    rulebook.threeFouls === 'off'
    || SEATS.every((seat) => situation.consecutiveFouls[seat] <= 2)
  )],
  ['the decider is the opponent of the last shooter', ({ situation }) => {
    const choice = situation.pendingDecision;
    return choice === undefined || choice.decider === opponentOf(choice.previousShooter);
  }],
  ['it is known what play was stopped for, exactly while it is stopped', ({ situation }) => (
    (situation.phase === 'suspended') === (situation.suspension !== undefined)
  )],
  ['what is declared frozen lies on the table', ({ situation }) => {
    const { declaredFrozen: { cueBallTo, toRail }, ballsOnTable } = situation;
    return [...cueBallTo, ...toRail].every((ball) => ball === 0 || ballsOnTable.includes(ball));
  }],
  ['a stalemate is watched only while a rack is played', ({ situation }) => (
    situation.stalemateTurns === undefined || situation.ballsOnTable.length > 0
  )],
];

const STEP_LAWS: readonly Law<Step>[] = [
  ['every ruling has its reasons', (step) => (
    step.entries.every((entry) => !('ruling' in entry) || entry.ruling.reasons.length > 0)
  )],
  ['what is put on record was not refused', (step) => rulingOf(step)?.refused !== true],
  ['the match stands where the last word has left it', (step) => {
    const ruling = rulingOf(step);
    const warned = step.entries.some(({ kind }) => kind === 'warning');
    return ruling === undefined || warned || ruling.next === step.after;
  }],
  ['the score changes only by a rack that was won, for its winner', (step) => {
    const winner = rulingOf(step)?.rackWinner;
    return SEATS.every((seat) => {
      const gained = step.after.score[seat] - step.before.score[seat];
      return seat === winner ? gained > 0 : gained === 0;
    });
  }],
  ['a rack that is set has its line, its breaker, all its balls and fresh counters', (step) => {
    const { before, after, entries } = step;
    const rack = entries.find((entry) => entry.kind === 'rack');
    const isNew = rulingOf(step)?.nextBreaker !== undefined || asksForNewRack(step.command);
    if (!isNew) return rack === undefined;
    const { consecutiveFouls: fouls, extensionsUsed: used } = after;
    const fresh = asksForNewRack(step.command)
      ? fouls === before.consecutiveFouls
      : fouls.A + fouls.B + used.A + used.B === 0 && after.stalemateTurns === undefined;
    return rack?.breaker === after.breaker && after.breaker === after.shooter && fresh
      && after.phase === 'break' && after.ballsOnTable.length === OBJECT_BALLS.length
      && after.cueBall === 'inHandBehindHeadString' && after.shotNumber === 1;
  }],
  ['a won rack ends the inning, a won match ends everything', (step) => {
    const ruling = rulingOf(step);
    if (ruling === undefined) return true;
    const won = ruling.rackWinner === undefined || ruling.inning === 'ends';
    return won && (ruling.matchWinner === undefined) === (step.after.phase !== 'matchOver');
  }],
  ['every ball of the table is left on it, pocketed or out', (step) => {
    const ruling = rulingOf(step);
    const { ballsOnTable } = step.before;
    if (step.command.kind !== 'report' || ruling === undefined) return true;
    if (ruling.inning === 'rackReplayed') return true;
    const told = [...ruling.ballsLeft, ...ruling.pocketedStay, ...ruling.outOfPlay];
    const back = [...ruling.spotted, ...ruling.restored];
    return told.length === ballsOnTable.length
      && ballsOnTable.every((ball) => told.includes(ball))
      && back.every((ball) => ruling.ballsLeft.includes(ball));
  }],
  ['what is put back lies on the table', (step) => (
    (rulingOf(step)?.restored ?? []).every((ball) => step.before.ballsOnTable.includes(ball))
  )],
  ['a stroke counts its own foul, or clears its own count, and leaves the other’s', (step) => {
    const [entry] = step.entries;
    if (entry?.kind !== 'report') return true;
    const { ruling, seat, log } = entry;
    const isNew = ruling.rackWinner ?? ruling.matchWinner ?? ruling.nextBreaker;
    if (isNew !== undefined) return true;
    const was = step.before.consecutiveFouls;
    const now = step.after.consecutiveFouls;
    const other = opponentOf(seat);
    const expected = countAfter(step.rulebook, ruling, { was: was[seat], log });
    return now[other] === was[other] && expected.includes(now[seat]);
  }],
  ['what was declared of a cue ball that somebody takes in hand is void', (step) => {
    const { before, after } = step;
    const changes = before.shooter !== undefined && after.shooter !== before.shooter;
    const { cueBallTo, toRail } = after.declaredFrozen;
    return !changes || (cueBallTo.length === 0 && !toRail.includes(0));
  }],
  ['a choice follows a stroke without a foul, or a weak break, and is the opponent’s', (step) => {
    const [entry] = step.entries;
    const choice = step.after.pendingDecision;
    if (entry?.kind !== 'report' || choice === undefined) return true;
    const fouls = entry.ruling.fouls.filter(({ penalty }) => penalty === undefined);
    return fouls.length === 0 && choice.previousShooter === entry.seat
      && step.after.cueBall === 'asIs';
  }],
  ['a foul gives the opponent the cue ball in hand, or the break', (step) => {
    const [entry] = step.entries;
    if (entry?.kind !== 'report') return true;
    const { ruling, seat } = entry;
    const spared = ruling.fouls.length === 0 || ruling.matchWinner !== undefined
      || ruling.rackWinner !== undefined || ruling.fouls.some(({ penalty }) => penalty);
    return spared || (step.after.shooter === opponentOf(seat) && step.after.cueBall !== 'asIs');
  }],
  ['a push-out is open after a legal break alone', ({ rulebook, before, after, command }) => {
    if (!isPushOutOpen(rulebook, after) || isPushOutOpen(rulebook, before)) return true;
    const resumes = before.suspension !== undefined;
    return resumes || (before.phase === 'break' && command.kind === 'report');
  }],
  ['only the decider or the referee answers, and then somebody strikes', (step) => {
    const { before, after, by, command } = step;
    if (command.kind !== 'choose') return true;
    const mine = by === 'referee' || by === before.pendingDecision?.decider;
    return mine && isStriking(after) && after.pendingDecision === undefined;
  }],
  ['play that was stopped stands as it stood, and goes on from there', (step) => {
    const { before, after, command } = step;
    if (command.kind !== 'event') return true;
    if (before.suspension === undefined && after.suspension !== undefined) {
      return same(resumedFrom(after), { ...before, timeOutsUsed: after.timeOutsUsed });
    }
    return command.event.kind !== 'resume' || same(resumedFrom(before), after);
  }],
];

function asksForNewRack(command: Command): boolean {
  return command.kind === 'event'
    && (command.event.kind === 'reRackRequest' || command.event.kind === 'rackInvalid');
}

/** What the count of the one who struck may be after a ruling that does not end the rack. */
function countAfter(
  rulebook: Rulebook, { fouls, inning }: Ruling,
  { was, log }: { readonly was: number; readonly log: { readonly shotTaken: boolean } },
): readonly number[] {
  if (fouls.some(({ penalty }) => penalty) || inning === 'replay') return [was];
  if (fouls.length === 0) return [log.shotTaken ? 0 : was];
  return rulebook.threeFouls === 'off' ? [was + 1] : [Math.min(2, was + 1)];
}

function resumedFrom(situation: Situation): Situation {
  const { suspension, phase } = situation;
  return { ...situation, phase: suspension?.phase ?? phase, suspension: undefined };
}

/** Whether two situations agree member by member; parts that were not touched are identical. */
function same(one: Situation, other: Situation): boolean {
  return (Object.keys(one) as (keyof Situation)[]).every((name) => one[name] === other[name]);
}
