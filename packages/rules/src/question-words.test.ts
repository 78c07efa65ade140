import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion, type Question, parseQuestion } from './question-notation.ts';
import { choicesAfter, namesIn, questionSentence } from './question-words.ts';
import { parseShotLog } from './shot-log-notation.ts';
import { LANGUAGES } from './words.ts';

function ask(text: string): Question {
  const question = parseQuestion(text);
  if (!question.ok) throw new Error(`${text}: ${question.error.message}`);
  return question.value;
}

/** Parts that cannot have been seen together are told too. */
function seen(text: string): Question {
  const log = parseShotLog(text);
  if (!log.ok) throw new Error(`${text}: ${log.error.message}`);
  return { ...ask('base | A | 1@FL | >1'), log: log.value };
}

describe('a question told', () => {
  test.each([
    [
      'base | A balls:2,5,10 | 2@FL | >2 10@FL',
      'На столе 2, 5, 10. Заказ: 2 в FL. Первое касание — 2; в лузе 10 (FL).',
      'On the table: 2, 5, 10. Called: 2 in FL. First contact: 2; pocketed: 10 (FL).',
    ],
    [
      'base | A break | none | >1 2| 3| 0|',
      'Разбой. Первое касание — 1; до борта дошли 2, 3 и биток.',
      'The break. First contact: 1; to a rail: 2, 3 and the cue ball.',
    ],
    [
      'base | A balls:10 fouls:2-0 warned:A | 10@FL? | >10',
      'На столе одна десятка. У бьющего фолов подряд: 2, он предупреждён. '
      + 'Очевидный удар, вслух не назван: 10 в FL. Первое касание — 10; до борта никто не дошёл.',
      'Only the ten is on the table. The shooter has 2 fouls in a row and was warned. '
      + 'An obvious shot, not spoken: 10 in FL. First contact: 10; no ball reached a rail.',
    ],
    [
      'base | B 2nd balls:1,2,3,7,8,10 | push-out | 0^',
      'Второй удар партии после правильного разбоя. На столе 1–3, 7, 8, 10. Объявлен пуш-аут. '
      + 'Биток никого не задел; за бортом биток.',
      'Second shot of the rack, after a legal break. On the table: 1–3, 7, 8, 10. '
      + 'Push-out called. The cue ball hit nothing; off the table: the cue ball.',
    ],
    [
      'base | A hand | none | - 5!B:clothing:before',
      'На столе 1–10. Биток с руки. Ничего не заказано. Удара не было. '
      + 'Соперник задел шар 5 одеждой до удара.',
      'On the table: 1–10. Ball in hand. Nothing was called. No stroke was made. '
      + 'The opponent touched 5 with clothing before the shot.',
    ],
  ])('%s', (text, russian, english) => {
    expect(questionSentence(ask(text), 'ru')).toBe(russian);
    expect(questionSentence(ask(text), 'en')).toBe(english);
  });

  const PARTS = [
    '>1', '>1+2', '2|', '0|', '3@SL', '0@', '8^', '0^', '9@FL~6.5', '4<', '0=1', '0=1?', '3=|',
    '3=|?', '5!A:hand:during:intentional', '6!B:tip:after:affected', 'moving:3',
    'disturbed:spectator:affected:restorable', 'disturbed:external', 'conduct:foul', 'late',
    '-', 'no-foot', 'double-hit', 'push', 'miscue', 'jump', 'on-string', 'bad-house', 'cue-down',
    'out-of-turn', 'time',
  ];

  test('tells every part of what was seen, in the language asked for', () => {
    const logs = fc.subarray(PARTS).map((parts) => parts.join(' '));
    fc.assert(fc.property(logs, fc.constantFrom(...LANGUAGES), (log, language) => {
      const story = questionSentence(seen(log), language);
      expect(story).not.toMatch(/undefined|NaN|\[object|\s\s|\.\.|!|^\s*$/);
      if (language === 'en') expect(story).not.toMatch(/[а-яё]/i);
      else expect(story.replaceAll(/\b[HSF][LR]\b/g, '')).not.toMatch(/[a-z]/i);
    }));
  });

  test('every part changes the story', () => {
    for (const language of LANGUAGES) {
      const bare = questionSentence(seen('>1 7|'), language);
      const told = PARTS.filter((part) => !part.startsWith('>1')).map((part) => (
        questionSentence(seen(`>1 7| ${part}`), language)
      ));
      expect(told.filter((story) => story === bare)).toEqual([]);
      expect(new Set(told).size).toBe(told.length);
    }
  });
});

describe('what may be chosen next', () => {
  test('after another ball the opponent accepts or passes back, each with what follows', () => {
    const question = ask('base | B | 1@FL | >1 7@SL');
    const names = namesIn(question, 'ru');
    expect(choicesAfter(question, answerQuestion(question), 'ru', names)).toEqual([
      {
        decision: 'accept', name: 'Принять позицию', consequence: 'Бьёт соперник, биток с места',
      },
      {
        decision: 'passBack',
        name: 'Передать удар обратно',
        consequence: 'Бьёт тот же игрок, вернуть нельзя',
      },
    ]);
  });

  test('after a weak break the answers say who breaks again, and nothing of the cue ball', () => {
    const question = ask('base illegalBreak=opponentChoosesReRack | A break | none | >1 2|');
    const choices = choicesAfter(
      question, answerQuestion(question), 'en', namesIn(question, 'en'),
    );
    expect(choices.map(({ name, consequence }) => `${name}: ${consequence}`)).toEqual([
      'Accept the table: the opponent to shoot, the cue ball where it lies',
      'Re-rack and break: the opponent breaks',
      'Have it broken again: the same player breaks',
    ]);
  });

  test('after a foul there is nothing to choose', () => {
    const question = ask('base | A | 1@FL | >1 0@');
    expect(choicesAfter(question, answerQuestion(question), 'en', namesIn(question, 'en')))
      .toEqual([]);
  });
});
