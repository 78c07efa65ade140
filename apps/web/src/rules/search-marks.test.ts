import { describe, expect, test } from 'vitest';
import { excerptOf, markedParts } from './search-marks.ts';

function marks(text: string, query: string, language: 'ru' | 'en' = 'ru'): string[] {
  return markedParts(text, query, language).filter(({ marked }) => marked).map((part) => part.text);
}

describe('marks in what was found', () => {
  test('stand on every form of a word', () => {
    expect(marks('Десятку ставят на заднюю отметку, десятка не выигрывает.', 'десяткой'))
      .toEqual(['Десятку', 'десятка']);
    expect(marks('Two fouls; a foul.', 'fouls', 'en')).toEqual(['fouls', 'foul']);
  });

  test('stand on every word of the query, ё or е', () => {
    expect(marks('Шар доведён до борта.', 'доведен борт')).toEqual(['доведён', 'борта']);
  });

  test('of a little word stand only on that word', () => {
    expect(marks('Наказание на столе.', 'на')).toEqual(['на']);
  });

  test('leave the text whole', () => {
    const text = 'Пуш-аут объявляют вслух.';
    expect(markedParts(text, 'пуш-аут', 'ru').map((part) => part.text).join('')).toBe(text);
    expect(markedParts(text, 'соперник', 'ru')).toEqual([{ text, marked: false }]);
  });
});

describe('the line below a title', () => {
  const text = `${'Сначала долгое вступление о столе и киях. '.repeat(6)}Потом отметка. ${
    'И долгий конец о другом. '.repeat(12)}`;

  test('is short, holds the word and says that more stands round it', () => {
    const line = excerptOf(text, 'отметки', 'ru');
    const whole = line.map((part) => part.text).join('');
    expect(line.some((part) => part.marked && part.text === 'отметка')).toBe(true);
    expect(whole.length).toBeLessThan(190);
    expect(whole.startsWith('… ')).toBe(true);
    expect(whole.endsWith(' …')).toBe(true);
  });

  test('of a short text is the text', () => {
    expect(excerptOf('Коротко.', 'слово', 'ru')).toEqual([{ text: 'Коротко.', marked: false }]);
  });
});
