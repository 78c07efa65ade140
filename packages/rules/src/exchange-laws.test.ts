import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { adjudicateDecision } from './decision.ts';
import { adjudicateEvent } from './adjudicate-event.ts';
import { adjudicateLag } from './lag.ts';
import { DECISIONS } from './ruling.ts';
import { events, lags } from './testing/any-event.ts';
import { rulebooks } from './testing/any-rulebook.ts';
import { shots } from './testing/any-shot.ts';
import { choices, situations } from './testing/any-situation.ts';
import { exchanged, frozen } from './testing/copies.ts';

const decisions = fc.constantFrom(...DECISIONS);

describe('with the players exchanged, the ruling is the same with the players exchanged:', () => {
  test('on every shot', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, { situation, call, log }) => {
      expect(adjudicate(rulebook, exchanged(situation), call, exchanged(log)))
        .toEqual(exchanged(adjudicate(rulebook, situation, call, log)));
    }), { numRuns: 500 });
  });

  test('on every choice', () => {
    fc.assert(fc.property(rulebooks, choices, decisions, (rulebook, situation, decision) => {
      expect(adjudicateDecision(rulebook, exchanged(situation), decision))
        .toEqual(exchanged(adjudicateDecision(rulebook, situation, decision)));
    }), { numRuns: 300 });
  });

  test('on every event', () => {
    fc.assert(fc.property(rulebooks, situations, events, (rulebook, situation, event) => {
      expect(adjudicateEvent(rulebook, exchanged(situation), exchanged(event)))
        .toEqual(exchanged(adjudicateEvent(rulebook, situation, event)));
    }), { numRuns: 500 });
  });

  test('on every lag', () => {
    fc.assert(fc.property(situations, lags, (situation, lag) => {
      expect(adjudicateLag(exchanged(situation), exchanged(lag)))
        .toEqual(exchanged(adjudicateLag(situation, lag)));
    }), { numRuns: 300 });
  });
});

describe('a ruling is a value: nothing is written to, and the same comes again', () => {
  test('for every shot, though it were read from JSON in between', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, shot) => {
      const { situation, call, log } = frozen(shot);
      const ruling = adjudicate(frozen(rulebook), situation, call, log);
      expect(adjudicate(rulebook, situation, call, log)).toEqual(ruling);
      const read = JSON.parse(JSON.stringify({ situation, call, log })) as typeof shot;
      expect(adjudicate(rulebook, read.situation, read.call, read.log)).toEqual(ruling);
      expect({ ...ruling, ...JSON.parse(JSON.stringify(ruling)) as object }).toEqual(ruling);
    }), { numRuns: 300 });
  });

  test('for every event and choice', () => {
    fc.assert(fc.property(rulebooks, situations, events, decisions, (rules, at, event, choice) => {
      const [rulebook, situation] = [frozen(rules), frozen(at)];
      const ruling = adjudicateEvent(rulebook, situation, frozen(event));
      expect(adjudicateEvent(rulebook, situation, event)).toEqual(ruling);
      const chosen = adjudicateDecision(rulebook, situation, choice);
      expect(adjudicateDecision(rulebook, situation, choice)).toEqual(chosen);
    }), { numRuns: 300 });
  });
});

describe('what is refused changes nothing', () => {
  test('a refused event or choice leaves the situation, the balls and the fouls alone', () => {
    fc.assert(fc.property(rulebooks, situations, events, decisions, (rules, at, event, choice) => {
      const rulings = [adjudicateEvent(rules, at, event), adjudicateDecision(rules, at, choice)];
      for (const ruling of rulings.filter(({ refused }) => refused)) {
        expect(ruling.next).toEqual(at);
        const { fouls, spotted, restored, pocketedStay, outOfPlay, ballsLeft } = ruling;
        expect([fouls, spotted, restored, pocketedStay, outOfPlay]).toEqual([[], [], [], [], []]);
        expect(ballsLeft).toEqual(at.ballsOnTable);
        expect([ruling.rackWinner, ruling.matchWinner]).toEqual([undefined, undefined]);
      }
    }), { numRuns: 500 });
  });

  test('so the order in which commands are refused does not matter', () => {
    const asked = fc.array(events, { minLength: 2, maxLength: 12 });
    fc.assert(fc.property(rulebooks, situations, asked, fc.nat(), (rulebook, at, list, turn) => {
      const vain = list.filter((event) => adjudicateEvent(rulebook, at, event).refused);
      const middle = vain.length === 0 ? 0 : turn % vain.length;
      for (const order of [vain, [...vain].reverse(), [...vain.slice(middle), ...vain]]) {
        let situation = at;
        for (const event of order) {
          const ruling = adjudicateEvent(rulebook, situation, event);
          expect(ruling.refused).toBe(true);
          situation = ruling.next;
        }
        expect(situation).toEqual(at);
      }
    }), { numRuns: 200 });
  });
});
