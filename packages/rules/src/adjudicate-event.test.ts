import { OBJECT_BALLS } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { adjudicateEvent } from './adjudicate-event.ts';
import { optionsOf } from './options.ts';
import { BASE, type Rulebook } from './rulebook.ts';
import { type Situation, actorIn, openingSituation } from './situation.ts';

const SHOT: Situation = {
  ...openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } }),
  phase: 'shot',
  ballsOnTable: [3, 7, 10],
  shotNumber: 5,
  breakLegal: true,
  cueBall: 'asIs',
  score: { A: 2, B: 2 },
};
const CHOICE: Situation = {
  ...SHOT,
  phase: 'decision',
  shooter: undefined,
  pendingDecision: { kind: 'afterPushOut', decider: 'B', previousShooter: 'A' },
};
const BREAK: Situation = {
  ...SHOT, phase: 'break', shotNumber: 1, ballsOnTable: OBJECT_BALLS, breakLegal: false,
  cueBall: 'inHandBehindHeadString',
};
const OVER: Situation = { ...SHOT, phase: 'matchOver', shooter: undefined };

describe('conceding', () => {
  test('a rack gives it to the other, whoever is at the table', () => {
    const ruling = adjudicateEvent(BASE, SHOT, { kind: 'concedeRack', by: 'B' });
    expect(ruling).toMatchObject({ rackWinner: 'A', matchWinner: undefined, nextBreaker: 'B' });
    expect(ruling.next.score).toEqual({ A: 3, B: 2 });
  });

  test('a rack is possible while the other chooses', () => {
    const ruling = adjudicateEvent(BASE, CHOICE, { kind: 'concedeRack', by: 'A' });
    expect(ruling.next).toMatchObject({ phase: 'break', pendingDecision: undefined });
  });

  test('the last rack of the race ends the match, and the score stays at the race', () => {
    const before = { ...SHOT, score: { A: 4, B: 0 } };
    const ruling = adjudicateEvent(BASE, before, { kind: 'concedeRack', by: 'B' });
    expect(ruling).toMatchObject({ rackWinner: 'A', matchWinner: 'A', nextBreaker: undefined });
    expect(ruling.next).toMatchObject({ phase: 'matchOver', score: { A: 5, B: 0 } });
  });

  test('the match leaves the score alone', () => {
    const ruling = adjudicateEvent(BASE, SHOT, { kind: 'concedeMatch', by: 'A' });
    expect(ruling).toMatchObject({ rackWinner: undefined, matchWinner: 'B' });
    expect(ruling.next.score).toEqual({ A: 2, B: 2 });
  });

  test('no rack can be conceded when none is in progress', () => {
    const lag: Situation = { ...SHOT, phase: 'lag', shooter: undefined };
    expect(adjudicateEvent(BASE, lag, { kind: 'concedeRack', by: 'A' }).refused).toBe(true);
    expect(adjudicateEvent(BASE, OVER, { kind: 'concedeMatch', by: 'A' }).refused).toBe(true);
  });

  test('each further rack can cost one more, but never more than the race', () => {
    const strict: Rulebook = { ...BASE, concedePenalty: 'warnThenRack' };
    const first = adjudicateEvent(strict, SHOT, { kind: 'concedeRack', by: 'A' });
    expect(first.next.score).toEqual({ A: 2, B: 3 });
    const again = { kind: 'concedeRack', by: 'A' } as const;
    const before = { ...SHOT, racksConceded: { A: 1, B: 0 } };
    expect(adjudicateEvent(strict, before, again).next.score).toEqual({ A: 2, B: 4 });
    const near = { ...before, score: { A: 2, B: 4 } };
    expect(adjudicateEvent(strict, near, again)).toMatchObject({ matchWinner: 'B' });
    expect(adjudicateEvent(strict, near, again).next.score).toEqual({ A: 2, B: 5 });
  });
});

describe('unscrewing the playing cue', () => {
  const unscrew = { kind: 'unscrewPlayingCue', by: 'B', duringTimeout: false } as const;

  test('concedes the match while the opponent plays the rack that wins it', () => {
    const deciding = { ...SHOT, score: { A: 4, B: 3 } };
    expect(adjudicateEvent(BASE, deciding, unscrew).matchWinner).toBe('A');
  });

  test('is nothing in any other rack, at one’s own visit or in one’s own time-out', () => {
    const deciding = { ...SHOT, score: { A: 4, B: 4 } };
    expect(adjudicateEvent(BASE, SHOT, unscrew).matchWinner).toBeUndefined();
    expect(adjudicateEvent(BASE, deciding, { ...unscrew, by: 'A' }).matchWinner).toBeUndefined();
    const inTimeOut = { ...unscrew, duringTimeout: true };
    expect(adjudicateEvent(BASE, deciding, inTimeOut).next).toBe(deciding);
  });
});

describe('stalemate', () => {
  test.each(['stalemateDeclared', 'stalemateAgreed'] as const)('%s: same breaker', (kind) => {
    const before: Situation = { ...SHOT, breaker: 'B', consecutiveFouls: { A: 1, B: 2 } };
    const ruling = adjudicateEvent(BASE, before, { kind });
    expect(ruling).toMatchObject({ inning: 'rackReplayed', nextBreaker: 'B' });
    expect(ruling.next).toMatchObject({
      phase: 'break', shooter: 'B', ballsOnTable: OBJECT_BALLS, consecutiveFouls: { A: 0, B: 0 },
    });
  });

  test('cancelled by progress, play goes on', () => {
    expect(adjudicateEvent(BASE, SHOT, { kind: 'stalemateCancelled' }).next).toEqual(SHOT);
  });
});

describe('a call on request', () => {
  test('leaves the push-out possible where it is open', () => {
    const second = { ...SHOT, shotNumber: 2 };
    const { next } = adjudicateEvent(BASE, second, { kind: 'requestCall', by: 'B' });
    expect(next.phase).toBe('callRequested');
    expect(optionsOf(BASE, next)).toEqual(['callShot', 'callSafety', 'declarePushOut']);
  });

  test('is never asked of the break, nor by the shooter', () => {
    expect(adjudicateEvent(BASE, BREAK, { kind: 'requestCall', by: 'B' }).refused).toBe(true);
    expect(adjudicateEvent(BASE, SHOT, { kind: 'requestCall', by: 'A' }).refused).toBe(true);
    expect(adjudicateEvent(BASE, SHOT, { kind: 'requestCall', by: 'referee' }).refused).toBe(false);
  });
});

test('a warning is given on two fouls, and only there', () => {
  const onTwo: Situation = { ...SHOT, consecutiveFouls: { A: 2, B: 1 } };
  const warned = adjudicateEvent(BASE, onTwo, { kind: 'warnTwoFouls', player: 'A' });
  expect(warned.next.warnedOnTwo).toEqual({ A: true, B: false });
  expect(adjudicateEvent(BASE, onTwo, { kind: 'warnTwoFouls', player: 'B' }).refused).toBe(true);
  const off: Rulebook = { ...BASE, threeFouls: 'off' };
  expect(adjudicateEvent(off, onTwo, { kind: 'warnTwoFouls', player: 'A' }).refused).toBe(true);
});

describe('an extension', () => {
  test('is granted while one is left, to the one at the table', () => {
    const granted = adjudicateEvent(BASE, SHOT, { kind: 'useExtension', by: 'A' });
    expect(granted.refused).toBe(false);
    expect(granted.recorded?.extensionsLeft).toEqual({ A: 0, B: 1 });
    expect(adjudicateEvent(BASE, SHOT, { kind: 'useExtension', by: 'B' }).refused).toBe(true);
  });

  test('is refused when none is left', () => {
    const spent = { kind: 'useExtension', by: 'A' } as const;
    const before = { ...SHOT, extensionsUsed: { A: 1, B: 0 } };
    const ruling = adjudicateEvent(BASE, before, spent);
    expect(ruling.refused).toBe(true);
    expect(ruling.recorded?.extensionsLeft).toEqual({ A: 0, B: 1 });
  });
});

test('frozen is recorded for the next stroke: to balls, or to a rail', () => {
  const toBalls = { kind: 'declareFrozen', ball: 0, to: [3], by: 'referee' } as const;
  expect(adjudicateEvent(BASE, SHOT, toBalls).recorded?.declaredFrozen).toEqual({ cueBallTo: [3] });
  const toRail = { kind: 'declareFrozen', ball: 7, to: 'rail', by: 'B' } as const;
  expect(adjudicateEvent(BASE, SHOT, toRail).recorded?.declaredFrozen).toEqual({ toRail: [7] });
  expect(adjudicateEvent(BASE, CHOICE, toRail).refused).toBe(true);
});

describe('a touch by the one who is not at the table', () => {
  test('is put right when it was an accident', () => {
    const touch = { kind: 'nonShooterTouch', by: 'B', ball: 7, intentional: false } as const;
    const ruling = adjudicateEvent(BASE, SHOT, touch);
    expect(ruling).toMatchObject({ restored: [7], fouls: [], inning: 'continues' });
    expect(ruling.next).toBe(SHOT);
  });

  test('is unsportsmanlike when it was intended', () => {
    const touch = { kind: 'nonShooterTouch', by: 'B', ball: 7, intentional: true } as const;
    const ruling = adjudicateEvent(BASE, SHOT, touch);
    expect(ruling.fouls.map(({ code }) => code)).toEqual(['UNSPORTSMANLIKE']);
    expect(ruling.next).toMatchObject({
      shooter: 'A', cueBall: 'inHandAnywhere', consecutiveFouls: { A: 0, B: 1 },
    });
  });

  test('can be the third foul in a row', () => {
    const touch = { kind: 'nonShooterTouch', by: 'B', ball: 7, intentional: true } as const;
    const before: Situation = {
      ...SHOT, consecutiveFouls: { A: 0, B: 2 }, warnedOnTwo: { A: false, B: true },
    };
    expect(adjudicateEvent(BASE, before, touch)).toMatchObject({ rackWinner: 'A' });
  });

  test('by the shooter it is his own touched ball', () => {
    const touch = { kind: 'nonShooterTouch', by: 'A', ball: 7, intentional: false } as const;
    const ruling = adjudicateEvent(BASE, SHOT, touch);
    expect(ruling.fouls.map(({ code }) => code)).toEqual(['TOUCHED_BALL']);
    expect(ruling.next).toMatchObject({ shooter: 'B', cueBall: 'inHandAnywhere' });
  });
});

describe('an appeal', () => {
  test.each([SHOT, CHOICE, BREAK])('stops play and gives it back as it was', (before) => {
    const appeal = { kind: 'appeal', by: 'B', matter: 'ruleApplication' } as const;
    const stopped = adjudicateEvent(BASE, before, appeal);
    expect(stopped.inning).toBe('suspended');
    expect(actorIn(stopped.next)).toBe('referee');
    expect(optionsOf(BASE, stopped.next)).toEqual(['resume']);
    expect(adjudicateEvent(BASE, stopped.next, { kind: 'resume' }).next).toEqual(before);
  });

  test('nothing is resumed that was not stopped', () => {
    expect(adjudicateEvent(BASE, SHOT, { kind: 'resume' }).refused).toBe(true);
  });
});

test('a rack is set again only before the opening stroke', () => {
  const request = { kind: 'reRackRequest', by: 'A' } as const;
  const invalid = { kind: 'rackInvalid', reason: 'tenNotCentre' } as const;
  expect(adjudicateEvent(BASE, BREAK, request).next).toBe(BREAK);
  expect(adjudicateEvent(BASE, BREAK, invalid).next).toBe(BREAK);
  expect(adjudicateEvent(BASE, SHOT, request).refused).toBe(true);
  expect(adjudicateEvent(BASE, SHOT, invalid).refused).toBe(true);
});

test('a player who does not come forfeits the match', () => {
  const setup: Situation = { ...SHOT, phase: 'setup', shooter: undefined, ballsOnTable: [] };
  expect(adjudicateEvent(BASE, setup, { kind: 'forfeitLate', player: 'A' }).matchWinner).toBe('B');
});

test('a rack won at the table counts and the break goes on alternating', () => {
  const ruling = adjudicateEvent(BASE, SHOT, { kind: 'rackWon', by: 'A' });
  expect(ruling).toMatchObject({ rackWinner: 'A', nextBreaker: 'B', inning: 'ends' });
});
