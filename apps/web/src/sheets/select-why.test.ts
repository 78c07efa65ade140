import { answerQuestion, formatQuestion } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { type Headless, headlessAt } from '../testing/headless.ts';
import { wordsOf } from '../words/index.ts';
import { type WhyView, whyText, whyView } from './select-why.ts';

const STRAIGHT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const RUSSIAN = { words: wordsOf('ru'), language: 'ru' } as const;

function wrongPocket(): Headless {
  const client = headlessAt(STRAIGHT);
  client.send({ kind: 'call-pocket', pocket: 'SR' }, { kind: 'shoot' });
  client.rest();
  return client;
}

function whyOf(client: Headless): WhyView {
  const view = whyView(client.table(), 0, RUSSIAN);
  if (view === undefined) throw new Error('no reasons');
  return view;
}

describe('a ball in another pocket than called', () => {
  const client = wrongPocket();
  const view = whyOf(client);

  test('the reasons come by weight, each with its clause and the page of it', () => {
    expect(view.reasons[0]?.clause).toMatchObject({ text: 'п.\u00a06', href: './rules.html#S6' });
    expect(view.reasons[0]?.text).toContain('SR');
  });

  test('every check that was passed says why it is no foul', () => {
    expect(view.checksTitle).toBe('Почему не\u00a0фол?');
    expect(view.checks.length).toBeGreaterThan(5);
    expect(view.checks.every(({ passed, text }) => passed && text !== '')).toBe(true);
  });

  test('one thing otherwise and the ruling would have been another', () => {
    const made = view.whatIf.find(({ ruling }) => ruling.includes('1 забит по заказу'));
    expect(made?.condition).toMatch(/^Если бы/);
  });

  test('asked as a question it gets the same answer', () => {
    const { question } = view;
    if (question === undefined) throw new Error('a stroke is a question');
    expect(formatQuestion(question)).toMatch(/^base \| A .*balls:1,10 \| 1@SR \|/);
    expect(answerQuestion(question)).toEqual(client.table().lastShot?.entry.ruling);
  });

  test('as text it names the edition, the ruling and the clauses', () => {
    const text = whyText(view, client.table(), RUSSIAN);
    expect(text).toContain('Базовая редакция');
    expect(text).toContain('Шар в незаказанной лузе');
    expect(text).toContain('(п.\u00a06)');
  });
});

test('what is no ruling has no reasons', () => {
  expect(whyView(headlessAt(STRAIGHT).table(), 0, RUSSIAN)).toBeUndefined();
});
