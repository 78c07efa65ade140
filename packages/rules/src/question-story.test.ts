import { describe, expect, test } from 'vitest';
import { type Question, parseQuestion } from './question-notation.ts';
import { questionSentence } from './question-words.ts';

function ask(text: string): Question {
  const question = parseQuestion(text);
  if (!question.ok) throw new Error(`${text}: ${question.error.message}`);
  return question.value;
}

describe('a question tells the counts, the declarations and the request:', () => {
  test.each([
    ['base | A fouls:1-0 | safety | >1 1|', 'У бьющего один фол', 'The shooter has one foul'],
    ['base | A fouls:2-0 | safety | >1 1|', 'предупреждения не было', 'and was not warned'],
    ['base | A fouls:2-0 warned:A | safety | >1 1|', 'он предупреждён', 'and was warned'],
    ['base | A fouls:0-1 | safety | >1 1|', 'У соперника один фол', 'The opponent has one foul'],
    ['base | A fouls:0-2 | safety | >1 1|', 'У соперника фолов подряд: 2',
      'The opponent has 2 fouls in a row'],
    ['base | A 2nd-after-foul | none | >1 1|', 'Второй удар', 'Second shot'],
  ])('%s', (text, russian, english) => {
    expect(questionSentence(ask(text), 'ru')).toContain(russian);
    expect(questionSentence(ask(text), 'en')).toContain(english);
  });

  test('what was declared frozen, to balls and to rails', () => {
    const question = ask('base | A | safety | >1 1|');
    const frozen = (cueBallTo: readonly (1 | 4)[], toRail: readonly (0 | 5)[]): Question => ({
      ...question, before: { ...question.before, declaredFrozen: { cueBallTo, toRail } },
    });
    expect(questionSentence(frozen([1, 4], []), 'ru')).toContain('Объявлено: биток вплотную к 1');
    expect(questionSentence(frozen([], [5]), 'ru')).toContain('Объявлено: у борта 5');
    expect(questionSentence(frozen([1, 4], []), 'en')).not.toContain('frozen to a rail');
    expect(questionSentence(frozen([], [5]), 'en')).not.toContain('the cue ball is frozen to');
    const both = questionSentence(frozen([4], [0, 5]), 'en');
    expect(both).toContain('Declared: the cue ball is frozen to 4');
    expect(both).toContain('Declared frozen to a rail: the cue ball and 5');
  });

  test('a call that was requested', () => {
    const question = ask('base | A requested | 1@FL | >1 1@FL');
    const plain = ask('base | A | 1@FL | >1 1@FL');
    for (const language of ['ru', 'en'] as const) {
      expect(questionSentence(question, language).length)
        .toBeGreaterThan(questionSentence(plain, language).length);
    }
  });

  test('a call nobody knows is a defect of the program', () => {
    const wrong = { ...ask('base | A | safety | >1 1|'), call: { kind: 'tea' } as never };
    expect(() => questionSentence(wrong, 'en')).toThrow('unreachable');
  });
});
