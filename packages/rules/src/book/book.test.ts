import { TABLES, canRestAt, objectBallsOf, overlapIn, parseLayout } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { adjudicateCase, isRulable } from '../case.ts';
import { decodeCase } from '../case-decode.ts';
import { checkShotLog } from '../check-log.ts';
import { answerQuestion, parseQuestion } from '../question-notation.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Ruling } from '../ruling.ts';
import { formatRuling } from '../ruling-digest.ts';
import type { Situation } from '../situation.ts';
import { LANGUAGES } from '../words.ts';
import { CLAUSES } from '../words/clauses.ts';
import { BOOK } from './book.ts';
import { CHAPTERS } from './chapters.ts';
import type { BookExample } from './page.ts';

const NINE = TABLES['9'];
const examples = BOOK.flatMap(({ clause, examples: own }) => (
  own.map((example) => ({ clause, example }))
));
const rows = examples.map(({ clause, example }) => [example.id, clause, example] as const);

/** The disputed clauses: one example is not enough there. */
const DISPUTED = [
  'S3', 'S4', 'S6', 'S7', 'S8', 'G6.1', 'G6.2', 'G6.3', 'G6.7', 'G6.14', 'G8.4',
];

/** Examples whose ruling does not name the clause they explain, and why it cannot. */
const NOT_NAMED: Readonly<Record<string, string>> = {
  'S0-any-ball-may-drop': 'a ruling names the lowest ball only where it was missed',
  'S2-scratch': 'the scratch is G6.1, the lost push-out S3',
  'S2b-only-the-ten': 'the ten on the break is spotted by S0 and S8',
  'S6-with-a-foul': 'shows that S6 gives way to a foul',
  'S9-ball-made-on-a-foul': 'S9 hands over to the clauses of G6, which rulings name',
  'G6-sleeve': 'each foul has a clause of its own; G6 is named where there is none',
  'G1.4-foot-spot': 'that the ten is spotted is S8; where it goes, no ruling says',
  'G1.4-cue-ball-on-the-spot': 'that the ten is spotted is S8; where it goes, no ruling says',
  'G6.2-lowest-before-the-stroke': 'there is no foul to name',
  'G6.10-after-a-foul': 'there is no foul to name',
  'G8.18-an-honest-slip': 'an accidental miscue changes nothing',
  'V.early-with-a-scratch': 'shows that an early ten gives way to a foul',
};

interface Answered {
  readonly rulebook: Rulebook;
  readonly before: Situation;
  readonly ruling: Ruling;
}

function answered({ id, question }: BookExample): Answered {
  if (question.kind === 'shot') {
    const read = parseQuestion(question.text);
    if (!read.ok) throw new Error(`${id}: ${read.error.message}`);
    return { ...read.value, ruling: answerQuestion(read.value) };
  }
  const decoded = decodeCase(JSON.parse(question.case));
  if (!decoded.ok || !isRulable(decoded.value)) throw new Error(`${id} ${JSON.stringify(decoded)}`);
  return { ...decoded.value, ruling: adjudicateCase(decoded.value) };
}

describe('the pages', () => {
  test('every clause that a ruling can name has one page', () => {
    expect(BOOK.map(({ clause }) => clause).sort()).toEqual(Object.keys(CLAUSES).sort());
  });

  test('every page has one to four paragraphs, as many in each language', () => {
    const odd = BOOK.filter(({ text: { ru, en } }) => (
      ru.length !== en.length || ru.length < 1 || ru.length > 4
    ));
    expect(odd.map(({ clause }) => clause)).toEqual([]);
  });

  test('Russian pages are in Russian and English pages in English', () => {
    for (const { text, elsewhere } of BOOK) {
      const ru = [...text.ru, ...(elsewhere === undefined ? [] : [elsewhere.ru])];
      const en = [...text.en, ...(elsewhere === undefined ? [] : [elsewhere.en])];
      for (const paragraph of ru) expect(paragraph).toMatch(/^[«А-ЯЁ0-9].*[.»]$/);
      for (const paragraph of en) expect(paragraph).not.toMatch(/[А-яё]/);
    }
  });

  test('every page leads to others, and only to pages there are', () => {
    for (const { clause, see } of BOOK) {
      expect(see.length).toBeGreaterThan(0);
      expect(see.filter((other) => other === clause || !(other in CLAUSES))).toEqual([]);
    }
  });

  test('the chapters of the ten-ball rules are numbered 0 to 9', () => {
    const numbers = CHAPTERS.flatMap(({ number }) => (number === undefined ? [] : [number]));
    expect(numbers).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('the examples', () => {
  test('every page has one, a disputed one has two or more', () => {
    const short = BOOK.filter(({ clause, examples: own }) => (
      own.length < (DISPUTED.includes(clause) ? 2 : 1)
    ));
    expect(short.map(({ clause }) => clause)).toEqual([]);
  });

  test('every example has its own name', () => {
    const ids = examples.map(({ example }) => example.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the right answer does not always stand at the same place', () => {
    const counts = [0, 1, 2].map((place) => (
      examples.filter(({ example }) => example.right === place).length
    ));
    for (const count of counts) expect(count).toBeGreaterThan(examples.length / 5);
  });

  test.each(rows)('%s asks, and one of three answers is right', (_id, _clause, example) => {
    expect(example.answers.length).toBe(3);
    expect(example.answers[example.right]).toBeDefined();
    for (const language of LANGUAGES) {
      expect(example.story[language]).toMatch(/\?$/);
      const texts = example.answers.map((answer) => answer[language]);
      expect(new Set(texts).size).toBe(3);
      expect(texts.every((text) => text.length > 1)).toBe(true);
    }
    expect(example.story.en).not.toMatch(/[А-яё]/);
  });

  test.each(rows)('%s is ruled as the page says', (_id, _clause, example) => {
    const { rulebook, ruling } = answered(example);
    expect(formatRuling(rulebook, ruling)).toBe(example.ruling);
  });

  test.each(rows)('%s names its clause among the reasons', (id, clause, example) => {
    const named = answered(example).ruling.reasons.map((reason) => reason.clause);
    expect([clause, named.includes(clause)]).toEqual([clause, !(id in NOT_NAMED)]);
  });

  test.each(rows)('%s shows the balls that are in play', (_id, _clause, example) => {
    const { before } = answered(example);
    const drawn = parseLayout(example.balls, 0, NINE);
    if (!drawn.ok) throw new Error(drawn.error.message);
    const { layout } = drawn.value;
    expect(drawn.value.end).toBe(example.balls.length);
    expect(overlapIn(layout)).toBeUndefined();
    for (const at of Object.values(layout)) expect(canRestAt(NINE, at)).toBe(true);
    if (before.phase !== 'lag') expect(objectBallsOf(layout)).toEqual(before.ballsOnTable);
  });

  test('what was seen of every stroke can be true', () => {
    for (const { example } of examples) {
      if (example.question.kind !== 'shot') continue;
      const read = parseQuestion(example.question.text);
      if (!read.ok) throw new Error(example.id);
      const checked = checkShotLog(read.value.before, read.value.call, read.value.log);
      expect([example.id, checked.ok ? '' : checked.error]).toEqual([example.id, '']);
    }
  });
});
