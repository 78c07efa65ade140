import { describe, expect, test } from 'vitest';
import { adjudicateEvent } from './adjudicate-event.ts';
import { MATCH_EVENT_KINDS, type MatchEvent } from './event.ts';
import { plainSituation } from './question-situation.ts';
import { BASE, type Rulebook } from './rulebook.ts';
import { formatRuling } from './ruling-digest.ts';
import { type Situation, openingSituation } from './situation.ts';

const SHOT = plainSituation('A');
const RACE = { A: 5, B: 5 };
const BREAK = openingSituation({ breaker: 'A', raceTo: RACE });
const LAG = openingSituation({ breaker: undefined, raceTo: RACE });
const PAUSED: Situation = {
  ...SHOT, phase: 'suspended', suspension: { why: 'appeal', phase: 'shot' },
};
const OVER: Situation = { ...SHOT, phase: 'matchOver', shooter: undefined, score: { A: 5, B: 0 } };
const CHOICE: Situation = {
  ...SHOT,
  phase: 'decision',
  shooter: undefined,
  pendingDecision: { kind: 'afterPushOut', decider: 'B', previousShooter: 'A' },
};
const HOUSE: Rulebook = { ...BASE, ballInHandAfterFoul: 'behindHeadString' };

/** The first clause and sentence, and the ruling in short; a refusal says so. */
function told(situation: Situation, event: MatchEvent, rulebook = BASE): string {
  const ruling = adjudicateEvent(rulebook, situation, event);
  const [first] = ruling.reasons;
  const because = `${first?.clause ?? ''} ${first?.sentence ?? ''}`;
  if (ruling.refused) return `refused: ${because}`;
  return `${because} → ${formatRuling(rulebook, ruling)}`;
}

describe('events with a rack in progress', () => {
  const touch = { kind: 'nonShooterTouch', by: 'B', ball: 4, intentional: false } as const;
  const fell = { kind: 'ballSettled', ball: 4, pocket: 'FL', secondsAtRest: 7 } as const;
  test.each<[string, Situation, MatchEvent, string, Rulebook?]>([
    ['the referee puts both players on the clock', SHOT, { kind: 'imposeClock' },
      'G6.15 event.clock-imposed → continues A:shot'],
    ['but once', { ...SHOT, clockImposed: true }, { kind: 'imposeClock' },
      'refused: G6.15 refused.event'],
    ['and in a rack', LAG, { kind: 'imposeClock' }, 'refused: G6.15 refused.event'],
    ['a ball that hung and fell goes back', SHOT, fell,
      'G1.7 settled.restored → back:4 continues A:shot'],
    ['one that fell in time was of the stroke before', SHOT, { ...fell, secondsAtRest: 4 },
      'refused: G1.7 event.settled-in-time'],
    ['a ball that is down cannot fall', { ...SHOT, ballsOnTable: [5, 10] }, fell,
      'refused: G1.7 refused.event'],
    ['no ball falls before the rack', LAG, fell, 'refused: G1.7 refused.event'],
    ['a foul named late is void', SHOT, { kind: 'lateFoulCall', by: 'B' },
      'G6-prompt foul.too-late → continues A:shot'],
    ['before the break there was none', BREAK, { kind: 'lateFoulCall', by: 'B' },
      'refused: G6-prompt refused.event'],
    ['nor before the rack', LAG, { kind: 'lateFoulCall', by: 'B' },
      'refused: G6-prompt refused.event'],
    ['a ball that the seated player brushed goes back', SHOT, touch,
      'G1.9 event.touch-restored → back:4 continues A:shot'],
    ['the cue ball lies where it lay', SHOT, { ...touch, ball: 0 },
      'G1.9 event.touch-restored → continues A:shot'],
    ['a ball that is down is not brushed', { ...SHOT, ballsOnTable: [5, 10] }, touch,
      'refused: G1.8 refused.event'],
    ['the shooter’s own touch is his foul', SHOT, { ...touch, by: 'A' },
      'G6.6 foul.touched-ball → TOUCHED_BALL ends B:hand 1-0'],
    ['on purpose it is conduct: the shooter has the cue ball in hand', SHOT,
      { ...touch, intentional: true },
      'G6.16 event.touch-intentional → UNSPORTSMANLIKE back:4 continues A:hand 0-1'],
    ['so it is with the cue ball', SHOT, { ...touch, ball: 0, intentional: true },
      'G6.16 event.touch-intentional → UNSPORTSMANLIKE continues A:hand 0-1'],
    ['in hand from the house where every foul is', SHOT, { ...touch, intentional: true },
      'G6.16 event.touch-intentional → UNSPORTSMANLIKE back:4 continues A:house 0-1', HOUSE],
    ['his third foul loses him the rack',
      { ...SHOT, consecutiveFouls: { A: 0, B: 2 }, warnedOnTwo: { A: false, B: true } },
      { ...touch, intentional: true },
      'G6.16 event.touch-intentional → THREE_FOULS+UNSPORTSMANLIKE back:4 ends rack:A B:break'],
    ['a warning for conduct is no penalty', SHOT,
      { kind: 'conduct', player: 'A', penalty: 'warning' },
      'G6.16 event.conduct-warning → continues A:shot'],
    ['conduct of the shooter is his foul', SHOT,
      { kind: 'conduct', player: 'A', penalty: 'foul' },
      'G6.16 foul.unsportsmanlike → UNSPORTSMANLIKE ends B:hand 1-0'],
    ['conduct of the seated player gives the shooter the cue ball in hand', SHOT,
      { kind: 'conduct', player: 'B', penalty: 'foul' },
      'G6.16 foul.unsportsmanlike → UNSPORTSMANLIKE continues A:hand 0-1'],
    ['conduct can cost the rack', SHOT, { kind: 'conduct', player: 'A', penalty: 'lossOfRack' },
      'G6.16 conduct.rack → UNSPORTSMANLIKE ends rack:B B:break'],
    ['conduct can cost the match', SHOT, { kind: 'conduct', player: 'B', penalty: 'lossOfMatch' },
      'G6.16 conduct.match → UNSPORTSMANLIKE ends match:A over'],
    ['there is no conduct to rule on before the rack', LAG,
      { kind: 'conduct', player: 'A', penalty: 'foul' }, 'refused: G6.16 refused.event'],
    ['a stalemate is announced with three more turns each', SHOT, { kind: 'stalemateAnnounced' },
      'G1.12 event.stalemate-announced → continues A:shot'],
    ['but once', { ...SHOT, stalemateTurns: { A: 1, B: 2 } }, { kind: 'stalemateAnnounced' },
      'refused: G1.12 refused.event'],
    ['it is not declared while turns are left', { ...SHOT, stalemateTurns: { A: 0, B: 2 } },
      { kind: 'stalemateDeclared' }, 'refused: G1.12 event.stalemate-too-soon'],
    ['nor outside a rack', LAG, { kind: 'stalemateDeclared' }, 'refused: G1.12 refused.event'],
    ['a rack is won only in a rack', LAG, { kind: 'rackWon', by: 'A' },
      'refused: S7 refused.event'],
  ])('%s', (_what, situation, event, expected, rulebook = BASE) => {
    expect(told(situation, event, rulebook)).toBe(expected);
  });
});

describe('play that stands still', () => {
  const timeOut = { kind: 'timeOut', by: 'A' } as const;
  const disturbed = { kind: 'interference', restorable: true } as const;
  test.each<[string, Situation, MatchEvent, string]>([
    ['a time-out at one’s own turn', SHOT, timeOut, 'R.timeout event.time-out → suspended A:shot'],
    ['a second one is refused', { ...SHOT, timeOutsUsed: { A: 1, B: 0 } }, timeOut,
      'refused: R.timeout event.no-time-out'],
    ['at the opponent’s turn too', SHOT, { ...timeOut, by: 'B' },
      'refused: R.timeout refused.event'],
    ['an appeal', SHOT, { kind: 'appeal', by: 'B', matter: 'judgement' },
      'G1.10 event.appeal-judgement → suspended A:shot'],
    ['an appeal about a rule', SHOT, { kind: 'appeal', by: 'A', matter: 'ruleApplication' },
      'G1.10 event.appeal-rule → suspended A:shot'],
    ['no appeal within an appeal', PAUSED, { kind: 'appeal', by: 'B', matter: 'judgement' },
      'refused: G1.10 refused.event'],
    ['a disturbed table is restored', SHOT, disturbed,
      'G1.9 event.table-disturbed → suspended A:shot'],
    ['one that cannot be is a new rack', SHOT, { ...disturbed, restorable: false },
      'G1.9 interference.rack-replayed → rackReplayed A:break'],
    ['nothing is disturbed while play stands', PAUSED, disturbed, 'refused: G1.9 refused.event'],
    ['nor before the rack', LAG, disturbed, 'refused: G1.9 refused.event'],
    ['play that goes on is not resumed', SHOT, { kind: 'resume' },
      'refused: G1.10 refused.event'],
    ['the rack can be conceded while play stands', PAUSED, { kind: 'concedeRack', by: 'A' },
      'G1.11 event.rack-conceded → ends rack:B B:break'],
  ])('%s', (_what, situation, event, expected) => {
    expect(told(situation, event)).toBe(expected);
  });

  test.each<[string, Situation]>([
    ['a stroke', SHOT], ['the break', BREAK], ['a choice', CHOICE],
  ])('goes on from where it stood: %s', (_what, situation) => {
    const appealed = adjudicateEvent(BASE, situation, {
      kind: 'appeal', by: 'referee', matter: 'judgement',
    });
    expect(adjudicateEvent(BASE, appealed.next, { kind: 'resume' }).next).toEqual(situation);
  });
});

describe('what is interrupted without its being written down is told by the rest', () => {
  const bare = (situation: Situation): Situation => ({ ...situation, phase: 'suspended' });
  const lagChoice: Situation = {
    ...LAG, pendingDecision: { kind: 'lagChoice', decider: 'A', previousShooter: 'B' },
  };
  test.each<[string, Situation]>([
    ['shot', SHOT], ['break', BREAK], ['decision', CHOICE], ['lagChoice', lagChoice], ['lag', LAG],
  ])('%s', (phase, situation) => {
    const ruling = adjudicateEvent(BASE, bare(situation), { kind: 'resume' });
    expect(ruling.next).toMatchObject({ phase, suspension: undefined });
    expect(ruling.reasons[0]).toMatchObject({ clause: 'G1.10', sentence: 'event.resumed' });
  });
});

describe('frozen balls', () => {
  const frozen = { kind: 'declareFrozen', by: 'referee' } as const;

  test('are added to those declared before, rising, each once', () => {
    const first = adjudicateEvent(BASE, SHOT, { ...frozen, ball: 0, to: [7, 4] });
    const second = adjudicateEvent(BASE, first.next, { ...frozen, ball: 0, to: [4, 2] });
    const third = adjudicateEvent(BASE, second.next, { ...frozen, ball: 9, to: 'rail' });
    expect(third.next.declaredFrozen).toEqual({ cueBallTo: [2, 4, 7], toRail: [9] });
  });

  test('to each other are said and no more: the rules ask for the cue ball', () => {
    const ruling = adjudicateEvent(BASE, SHOT, { ...frozen, ball: 3, to: [4] });
    expect(ruling).toMatchObject({ refused: false, next: SHOT });
    expect(ruling.recorded).toBeUndefined();
  });

  test('that are not on the table are refused', () => {
    const few: Situation = { ...SHOT, ballsOnTable: [4, 10] };
    expect(adjudicateEvent(BASE, few, { ...frozen, ball: 0, to: [4, 5] }).refused).toBe(true);
  });
});

test('conduct of the seated player before the opening stroke: the breaker breaks', () => {
  expect(told(BREAK, { kind: 'conduct', player: 'B', penalty: 'foul' }))
    .toBe('G6.16 foul.unsportsmanlike → UNSPORTSMANLIKE continues A:break 0-1');
});

test('a foul of the seated player: what it gives is said', () => {
  const said = (situation: Situation, player: 'A' | 'B', rulebook = BASE): readonly string[] => (
    adjudicateEvent(rulebook, situation, { kind: 'conduct', player, penalty: 'foul' })
      .reasons.map(({ sentence }) => sentence)
  );
  expect(said(SHOT, 'B'))
    .toEqual(['foul.unsportsmanlike', 'penalty.in-hand-anywhere', 'count.fouls']);
  expect(said(SHOT, 'B', HOUSE))
    .toEqual(['foul.unsportsmanlike', 'penalty.in-hand-house', 'count.fouls']);
  expect(said(BREAK, 'B')).toEqual(['foul.unsportsmanlike', 'count.fouls']);
  const paused: Situation = {
    ...BREAK, phase: 'suspended', suspension: { why: 'timeOut', phase: 'break' },
  };
  expect(said(paused, 'A'))
    .toEqual(['foul.unsportsmanlike', 'penalty.break-passes', 'count.fouls']);
});

test('conduct while the opening stroke is suspended: still the breaker breaks', () => {
  const paused: Situation = {
    ...BREAK, phase: 'suspended', suspension: { why: 'timeOut', phase: 'break' },
  };
  expect(told(paused, { kind: 'conduct', player: 'B', penalty: 'foul' }))
    .toBe('G6.16 foul.unsportsmanlike → UNSPORTSMANLIKE continues A:break 0-1');
});

test('conduct during a stroke whose number nobody wrote down: the cue ball in hand', () => {
  expect(told({ ...SHOT, shotNumber: 0 }, { kind: 'conduct', player: 'B', penalty: 'foul' }))
    .toBe('G6.16 foul.unsportsmanlike → UNSPORTSMANLIKE continues A:hand 0-1');
});

test('after the match there is nothing to rule on', () => {
  for (const kind of MATCH_EVENT_KINDS) {
    const event = { kind, by: 'A', player: 'A' } as unknown as MatchEvent;
    expect(told(OVER, event)).toBe('refused: G1.11 refused.event');
  }
});

test('an event nobody knows is a defect of the program', () => {
  expect(() => adjudicateEvent(BASE, SHOT, { kind: 'rain' } as unknown as MatchEvent))
    .toThrow('unreachable');
});
