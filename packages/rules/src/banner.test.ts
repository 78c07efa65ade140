import { describe, expect, test } from 'vitest';
import { adjudicateDecision } from './decision.ts';
import { adjudicateEvent } from './adjudicate-event.ts';
import { adjudicateLag } from './lag.ts';
import { consequenceOf, summaryOf } from './banner.ts';
import { answerQuestion, parseQuestion } from './question-notation.ts';
import { plainSituation } from './question-situation.ts';
import { BASE } from './rulebook.ts';
import { type Ruling, rulingTo } from './ruling.ts';
import { type Situation, openingSituation } from './situation.ts';

const NAMES = { A: 'Ким', B: 'Ли' };

function ruled(question: string): Ruling {
  const read = parseQuestion(question);
  if (!read.ok) throw new Error(`${question} cannot be read`);
  return answerQuestion(read.value);
}

function banner(ruling: Ruling, language: 'ru' | 'en'): string {
  return `${summaryOf(ruling, language, NAMES)} / ${consequenceOf(ruling, language, NAMES)}`;
}

describe('the banner of a shot', () => {
  test.each([
    ['base | A | 1@FL | >1 1@FL', '1 забит по заказу / Бьёт Ким',
      '1 made as called / Ким to shoot'],
    ['base | A | 1@FL? | >1 1@FL', '1 забит по заказу / Бьёт Ким',
      '1 made as called / Ким to shoot'],
    ['base | A | 1@FL | >1 1|', 'Промах, вступает: Ли / Бьёт Ли',
      'Miss, Ли comes to the table / Ли to shoot'],
    ['base | A balls:10 | 10@FL | >10 10@FL',
      'Партия: Ким / Партия: Ким. Счёт 1 : 0. Разбивает: Ли',
      'Rack to Ким / Rack to Ким. Score 1–0. Ли breaks'],
    ['base | A balls:10 score:4-2 | 10@FL | >10 10@FL', 'Матч: Ким, 5 : 2 / Матч: Ким, 5 : 2',
      'Match to Ким, 5–2 / Match to Ким, 5–2'],
    ['base illegalBreak=opponentChoosesReRack | A break | none | >1 2|',
      'Неправильный разбой / Решает: Ли. Принять позицию, разбить самому или дать разбить ещё раз',
      'Illegal break / Decides: Ли. Accept the table, re-rack and break, or have it broken again'],
    ['base | A | 1@FL | >1 6@SL',
      'Забит незаказанный шар / Решает: Ли. Принять позицию или передать удар обратно',
      'Uncalled ball pocketed / Decides: Ли. Accept the table or pass it back'],
  ])('%s', (question, russian, english) => {
    const ruling = ruled(question);
    expect([banner(ruling, 'ru'), banner(ruling, 'en')]).toEqual([russian, english]);
  });
});

describe('the banner of what is no shot', () => {
  const shot = plainSituation('A');
  const race = { A: 5, B: 5 };
  const lag: Situation = openingSituation({ breaker: undefined, raceTo: race });
  const ball = (distanceToHeadRailMm: number) => ({ distanceToHeadRailMm, faults: [] });
  const lagged = (a: number, b: number): Ruling => adjudicateLag(lag, {
    balls: { A: ball(a), B: ball(b) }, indistinguishable: a === b,
  });

  test('a call that is asked for; on the second stroke it may be a push-out', () => {
    const requested = (situation: Situation): readonly string[] => {
      const ruling = adjudicateEvent(BASE, situation, { kind: 'requestCall', by: 'B' });
      return [consequenceOf(ruling, 'ru', NAMES), consequenceOf(ruling, 'en', NAMES)];
    };
    expect(requested(shot)).toEqual([
      'Ким: назовите шар и лузу или отыгрыш', 'Ким: call ball and pocket, or safety',
    ]);
    expect(requested({ ...shot, shotNumber: 2, breakLegal: true })).toEqual([
      'Ким: назовите шар и лузу, отыгрыш или пуш-аут',
      'Ким: call ball and pocket, safety or push-out',
    ]);
  });

  test('a refusal, whatever was asked', () => {
    const refused = adjudicateDecision(BASE, shot, 'accept');
    expect([summaryOf(refused, 'ru'), summaryOf(refused, 'en')])
      .toEqual(['Сейчас это невозможно', 'Not possible now']);
  });

  test('a lag that is played again, and one that is won', () => {
    const again = lagged(4, 4);
    expect(consequenceOf(again, 'ru', NAMES)).toBe('Розыгрыш повторяется');
    expect(consequenceOf(again, 'en', NAMES)).toBe('Lag again');
    const won = lagged(4, 9);
    expect(consequenceOf(won, 'ru', NAMES)).toBe('Решает: Ким. Разбить самому или отдать разбой');
    expect(consequenceOf(won, 'en', NAMES)).toBe('Decides: Ким. Break, or give it away');
    expect(lagged(9, 4).next.pendingDecision?.decider).toBe('B');
  });

  test('play that stands still', () => {
    const appeal = { kind: 'appeal', by: 'A', matter: 'judgement' } as const;
    const stopped = adjudicateEvent(BASE, shot, appeal);
    expect(consequenceOf(stopped, 'ru', NAMES)).toBe('Игра остановлена, решает судья');
    expect(consequenceOf(stopped, 'en', NAMES)).toBe('Play is suspended, the referee decides');
  });

  test('before anything is set up there is nothing to say', () => {
    const blank = rulingTo({ ...lag, phase: 'setup' }, {});
    expect(banner(blank, 'en')).toBe(' / ');
  });

  test('a phase nobody knows is a defect of the program', () => {
    const wrong = rulingTo({ ...lag, phase: 'tea' as 'lag' }, {});
    expect(() => consequenceOf(wrong, 'en', NAMES)).toThrow('unreachable');
  });
});
