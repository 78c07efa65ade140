/**
 * A foul is never softened by another fact of the same shot.
 *
 * Outcomes are ordered from the shooter's side, best first: the match, the rack, he plays on, the
 * opponent plays as it lies, the opponent chooses, the opponent breaks anew, the opponent has the
 * cue ball in hand from the house, anywhere, the rack is lost, the match is lost. Of two equal
 * places the one with the lower foul count is better.
 *
 * Outside this order stand shots that do not count: disturbed from outside (G1.9) they are
 * replayed, and fouls named too late (A40) are void. Neither is a fact about the stroke.
 */
import type { ObjectBall } from '@tenball/equipment';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { checkShotLog } from './check-log.ts';
import type { Ruling } from './ruling.ts';
import { type Seat, opponentOf } from './seat.ts';
import type { ShotLog } from './shot-log.ts';
import { rulebooks } from './testing/any-rulebook.ts';
import { type Shot, soundShots } from './testing/any-shot.ts';

const PLACES = [
  'match', 'rack', 'plays on', 'opponent plays', 'opponent chooses', 'opponent breaks',
  'in hand from the house', 'in hand anywhere', 'rack lost', 'match lost',
] as const;

function placeOf(ruling: Ruling, shooter: Seat): (typeof PLACES)[number] {
  const { matchWinner, rackWinner, next } = ruling;
  if (matchWinner !== undefined) return matchWinner === shooter ? 'match' : 'match lost';
  if (rackWinner !== undefined) return rackWinner === shooter ? 'rack' : 'rack lost';
  if (next.shooter === shooter) return 'plays on';
  if (next.pendingDecision !== undefined) return 'opponent chooses';
  if (next.phase === 'break') return 'opponent breaks';
  if (next.cueBall === 'inHandAnywhere') return 'in hand anywhere';
  return next.cueBall === 'asIs' ? 'opponent plays' : 'in hand from the house';
}

/** How bad an outcome is for the shooter. */
function harm(ruling: Ruling, shooter: Seat): number {
  const count = ruling.next.consecutiveFouls[shooter];
  return PLACES.indexOf(placeOf(ruling, shooter)) * 100 + count;
}

type Fact = (log: ShotLog, shooter: Seat, free: ObjectBall | undefined) => ShotLog;

/** Facts that are fouls of the shooter, each added to what was seen anyway. */
const FACTS: Readonly<Record<string, Fact>> = {
  'a scratch': (log) => ({ ...log, cueBall: 'pocketed' }),
  'the cue ball off the table': (log) => ({ ...log, cueBall: 'offTable' }),
  'a ball off the table': (log, _shooter, free) => (
    free === undefined ? log : { ...log, offTable: [...log.offTable, free] }
  ),
  'no foot on the floor': (log) => ({ ...log, noFootOnFloor: true }),
  'a double hit': (log) => ({ ...log, doubleHit: true }),
  'a push shot': (log) => ({ ...log, pushShot: true }),
  'a moving ball': (log) => ({ ...log, ballsMovingAtStrike: [0] }),
  'a bad placement': (log) => ({ ...log, placementOnOrBelowHeadString: true }),
  'a stroke within the house': (log) => ({ ...log, badPlayHeadString: true }),
  'a cue on the table': (log) => ({ ...log, cueLeftOnTable: true }),
  'a stroke out of turn': (log) => ({ ...log, outOfTurn: true, shotClockExpired: false }),
  'the clock run out': (log) => ({ ...log, shotClockExpired: true, outOfTurn: false }),
  'a touched cue ball': (log, by) => touched(log, by, 0),
  'a touched ball': (log, by, free) => touched(log, by, free ?? 10),
  'bad conduct': (log) => ({ ...log, unsportsmanlike: worse(log.unsportsmanlike) }),
};

function touched(log: ShotLog, by: Seat, ball: 0 | ObjectBall): ShotLog {
  const touch = {
    ball, by, withWhat: 'hand', when: 'during', intentional: false, affectedOutcome: true,
  } as const;
  return { ...log, touched: [...log.touched, touch] };
}

function worse(penalty: ShotLog['unsportsmanlike']): NonNullable<ShotLog['unsportsmanlike']> {
  if (penalty === 'lossOfRack' || penalty === 'lossOfMatch') return 'lossOfMatch';
  return penalty === 'foul' ? 'lossOfRack' : 'foul';
}

function shooterOf({ situation }: Shot): Seat {
  return situation.shooter ?? 'A';
}

function withFact(shot: Shot, fact: Fact): ShotLog {
  const { situation, log } = shot;
  const ended = [...log.pocketed, ...log.settled].map(({ ball }) => ball);
  const free = situation.ballsOnTable.find((ball) => ![...ended, ...log.offTable].includes(ball));
  return fact(log, shooterOf(shot), free);
}

/** The shot counts: nobody disturbed it, and fouls are called in time. */
function counts(shot: Shot): boolean {
  const { log } = shot;
  const disturbed = log.interference?.affectedOutcome === true
    || log.touched.some(({ by, affectedOutcome }) => affectedOutcome && by !== shooterOf(shot));
  return log.foulCalledInTime && !disturbed;
}

test('another foul in the same shot is never to the shooter’s gain', () => {
  const fouled = new Map<string, number>();
  fc.assert(fc.property(rulebooks, soundShots.filter(counts), (rulebook, shot) => {
    const { situation, call, log } = shot;
    const shooter = shooterOf(shot);
    const ruling = adjudicate(rulebook, situation, call, log);
    const softened = Object.entries(FACTS).filter(([what, fact]) => {
      const more = withFact(shot, fact);
      if (!checkShotLog(situation, call, more).ok) return false;
      if (ruling.fouls.length > 0) fouled.set(what, (fouled.get(what) ?? 0) + 1);
      return harm(adjudicate(rulebook, situation, call, more), shooter) < harm(ruling, shooter);
    });
    expect(softened.map(([what]) => what)).toEqual([]);
  }), { numRuns: 400 });
  expect([...fouled.keys()].sort()).toEqual(Object.keys(FACTS).sort());
  expect(Math.min(...fouled.values())).toBeGreaterThan(40);
});

test('a foul named too late costs nothing, whatever else was seen', () => {
  fc.assert(fc.property(rulebooks, soundShots.filter(counts), (rulebook, shot) => {
    const { situation, call } = shot;
    const log = { ...shot.log, foulCalledInTime: false };
    expect(adjudicate(rulebook, situation, call, log).fouls).toEqual([]);
  }), { numRuns: 300 });
});

test('a disturbed shot is played again, whatever fouls were seen in it', () => {
  const interference = { cause: 'external', affectedOutcome: true, restorable: true } as const;
  fc.assert(fc.property(rulebooks, soundShots, (rulebook, { situation, call, log }) => {
    const ruling = adjudicate(rulebook, situation, call, { ...log, interference });
    expect([ruling.inning, ruling.fouls, ruling.next]).toEqual(['replay', [], situation]);
  }), { numRuns: 200 });
});

test('the opponent of a shooter who fouls has never less than the table as it lies', () => {
  fc.assert(fc.property(rulebooks, soundShots.filter(counts), (rulebook, shot) => {
    const { situation, call, log } = shot;
    const { fouls, next, rackWinner } = adjudicate(rulebook, situation, call, log);
    if (fouls.length === 0 || next.phase === 'matchOver') return;
    const opponent = opponentOf(shooterOf(shot));
    const actor = next.pendingDecision?.decider ?? next.shooter;
    expect(rackWinner === opponent || actor === opponent).toBe(true);
  }), { numRuns: 300 });
});
