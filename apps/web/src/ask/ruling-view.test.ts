import { type Question, parseQuestion } from '@tenball/rules';
import { expect, test } from 'vitest';
import { viewFlips, viewRuling } from './ruling-view.ts';

function asked(text: string): Question {
  const question = parseQuestion(text);
  if (!question.ok) throw new Error(question.error.message);
  return question.value;
}

const WRONG_POCKET = asked('base | A | 1@FL | >1 1@SR');

test('who chooses is said of the ruling, and of every ruling that it might have been', () => {
  expect(viewRuling(WRONG_POCKET, 'ru').chooser).toBe('Выбирает соперник');
  const outcomes = viewFlips(WRONG_POCKET, 'ru').map(({ outcome }) => outcome);
  expect(outcomes).toContain('Шар забит на отыгрыше. Выбирает соперник.');
  expect(outcomes).toContain('1 забит по заказу. Бьёт тот же игрок. Биток с места.');
});

test('where nobody chooses nothing is said of it', () => {
  expect(viewRuling(asked('base | A | 1@FL | >1 1@FL'), 'en').chooser).toBe('');
});
