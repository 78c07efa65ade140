import { expect, test } from 'vitest';
import { BALL_FORMS, list, plural, reached } from './ru-grammar.ts';

test.each([
  [0, 'шаров'], [1, 'шар'], [2, 'шара'], [4, 'шара'], [5, 'шаров'], [11, 'шаров'], [12, 'шаров'],
  [14, 'шаров'], [15, 'шаров'], [21, 'шар'], [22, 'шара'], [111, 'шаров'], [-1, 'шар'],
])('%d takes the form %s', (count, form) => {
  expect(plural(count, BALL_FORMS)).toBe(form);
});

test('a list is none, one, or several with an “и” before the last', () => {
  expect([list([]), list([0]), list([3, 0]), list([1, 2, 3])])
    .toEqual(['', 'биток', '3 и биток', '1, 2 и 3']);
  expect([reached([]), reached([3]), reached([3, 5])])
    .toEqual(['не дошёл ни один шар', 'дошёл шар 3', 'дошли 3 и 5']);
});
