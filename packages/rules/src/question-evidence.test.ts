import { expect, test } from 'vitest';
import { badEvidence } from './log-shape.ts';
import { wordOfEvidence } from './question-evidence.ts';

const WORDS = ['>1+2', '2|', '0|', '3@SL', '4@FL', '0=1', '5!A:hand:during', 'late']
  .map((text, index) => ({ text, at: index * 10 }));

test.each([
  ['/firstContact/1', '>1+2'],
  ['/railAfterContact/1', '0|'],
  ['/pocketed/1/ball', '4@FL'],
  ['/frozen/cueBallTo/0', '0=1'],
  ['/touched/0/withWhat', '5!A:hand:during'],
])('evidence at fault at %s stands in the word %s', (pointer, text) => {
  expect(wordOfEvidence(WORDS, badEvidence(pointer, '')).text).toBe(text);
});

test.each(['/events/0', '/toString', '/pocketed/2/ball', '/miscue', ''])(
  'evidence at fault at %s, which no word says, is told at the first word',
  (pointer) => {
    expect(wordOfEvidence(WORDS, badEvidence(pointer, '')).text).toBe('>1+2');
  },
);
