import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicateCase, isRulable } from './case.ts';
import { decodeCase } from './case-decode.ts';
import { checkShotLog } from './check-log.ts';
import { counterfactuals, flipsOf, isSameOutcome } from './counterfactual.ts';
import type { FlipKind } from './flip.ts';
import { counterfactualSentence, flipSentence } from './flip-words.ts';
import { factsOnly } from './flips-of-log.ts';
import { playedShot } from './played-shot.ts';
import { type Question, answerQuestion, parseQuestion } from './question-notation.ts';
import { formatRuling } from './ruling-digest.ts';
import { type Shot, soundShots } from './testing/any-shot.ts';
import { rulebooks } from './testing/any-rulebook.ts';
import { LANGUAGES } from './words.ts';
import { FLIPS_EN } from './words/flips-en.ts';

const blocks = readFileSync(
  new URL('../../../fixtures/rules/counterfactuals.txt', import.meta.url), 'utf8',
).split('\n').filter((line) => !line.startsWith('#')).join('\n').trim().split('\n\n')
  .map((block) => block.split('\n'));

function question(text: string): Question {
  const read = parseQuestion(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

test.each(blocks)('%s', (text, ...expected) => {
  const told = counterfactuals(question(text)).map(({ flip, question: other, ruling }) => (
    `  ${flipSentence(flip, 'en')}: ${formatRuling(other.rulebook, ruling)}`
  ));
  expect(told).toEqual(expected);
});

test('the table turns every kind of fact over', () => {
  const kinds = blocks.flatMap(([text = '']) => (
    counterfactuals(question(text)).map(({ flip }) => flip.kind)
  ));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(FLIPS_EN).sort());
});

test('nobody is told what would have been where nobody may strike', () => {
  const asked = question('base | A | 1@FL | >1 1@FL 0@SL');
  const waiting = { ...asked.before, phase: 'decision', shooter: undefined } as const;
  expect(counterfactuals({ ...asked, before: waiting })).toEqual([]);
});

const questions: fc.Arbitrary<Question> = fc.tuple(rulebooks, soundShots)
  .map(([rulebook, { situation: before, call, log }]: readonly [Question['rulebook'], Shot]) => (
    { rulebook, before, call, log }
  ));

describe('over every question', () => {
  test('each flip changes the ruling, there are few, and none asks what cannot have been', () => {
    fc.assert(fc.property(questions, (asked) => {
      const original = { question: asked, ruling: answerQuestion(asked) };
      const others = counterfactuals(asked);
      expect(others.length).toBeLessThanOrEqual(8);
      for (const other of others) {
        const { before, call, log } = other.question;
        expect(checkShotLog(before, call, log)).toEqual({ ok: true, value: undefined });
        expect(other.ruling).toEqual(answerQuestion(other.question));
        expect(isSameOutcome(original, other)).toBe(false);
      }
    }), { numRuns: 120 });
  });

  test('a fact turned twice is as it was', () => {
    fc.assert(fc.property(questions, (asked) => {
      const original = { question: asked, ruling: answerQuestion(asked) };
      for (const { flip, question: other } of flipsOf(asked)) {
        const inverse = INVERSES[flip.kind];
        if (inverse === undefined) continue;
        const back = flipsOf(other).filter((one) => one.flip.kind === inverse)
          .map((one) => ({ question: one.question, ruling: answerQuestion(one.question) }));
        expect([flip.kind, back.some((one) => isSameOutcome(one, original))])
          .toEqual([flip.kind, true]);
      }
    }), { numRuns: 120 });
  });

  test('what would have been has its words', () => {
    fc.assert(fc.property(questions, (asked) => {
      for (const other of counterfactuals(asked)) {
        for (const language of LANGUAGES) {
          const text = counterfactualSentence(other, language, { A: 'Ким', B: 'Ли' });
          expect(text).not.toMatch(/undefined|NaN|\[object|!|\s\s|\.$|: ?$/);
          expect(text).toMatch(language === 'ru' ? /^Если бы / : /^If /);
        }
      }
    }), { numRuns: 50 });
  });
});

/** What turns a fact back. Other flips lose something: where a ball fell, what was called. */
const INVERSES: Readonly<Partial<Record<FlipKind, FlipKind>>> = {
  'rail-reached': 'rail-missed',
  'settled-in-time': 'settled-late',
  'settled-late': 'settled-in-time',
  'restorable': 'not-restorable',
  'not-restorable': 'restorable',
  'touch-changed-outcome': 'touch-harmless',
  'push-out-announced': 'push-out-not-announced',
  'warned': 'not-warned',
  'not-warned': 'warned',
  'called-in-time': 'called-late',
  'called-late': 'called-in-time',
};

test('the order of events is not needed to tell what would have been', () => {
  const { cases } = JSON.parse(readFileSync(
    new URL('../../../fixtures/rules/cases.json', import.meta.url), 'utf8',
  )) as { readonly cases: readonly unknown[] };
  let withEvents = 0;
  for (const raw of cases) {
    const decoded = decodeCase(raw);
    if (!decoded.ok || decoded.value.kind !== 'shot' || !isRulable(decoded.value)) continue;
    const { rulebook, before, call, log } = decoded.value;
    if (before.shooter === undefined) continue;
    const asked = { rulebook, before, call, log };
    const facts = factsOnly(log, playedShot(rulebook, before, before.shooter, call, log));
    const flat = { ...asked, log: facts };
    expect(isSameOutcome(
      { question: asked, ruling: adjudicateCase(decoded.value) },
      { question: flat, ruling: answerQuestion(flat) },
    )).toBe(true);
    withEvents += log.events === undefined ? 0 : 1;
  }
  expect(withEvents).toBeGreaterThan(5);
});

test('players without a name begin a sentence with a large letter', () => {
  const asked = question('base | A score:3-4 | none | - conduct:lossOfMatch');
  const [first] = counterfactuals(asked);
  const names = { A: 'the shooter', B: 'the opponent' };
  expect(first && counterfactualSentence(first, 'en', names))
    .toBe('If the conduct had only brought a warning: no foul, play goes on. The shooter to shoot');
});

test('that the rack was won is said once', () => {
  const asked = question('base | A balls:2,6,8,10 | 10@FL | >2 10@FL');
  const won = counterfactuals(asked).filter(({ ruling }) => ruling.rackWinner !== undefined);
  expect(won.map((other) => counterfactualSentence(other, 'en', { A: 'Kim', B: 'Lee' })))
    .toEqual([
      'If the rules had been “WPA 2008”, “UPA”, “NAPA”, “DP 2008 (Japan)”: rack to Kim. '
      + 'Score 1–0. Lee breaks',
    ]);
});

test.each([
  ['base | A | 1@FL | >1 1@FL 0@SL', [
    'Если бы биток остался на столе: 1 забит по заказу. Бьёт Ким',
    'Если бы нарушение назвали только после следующего удара: 1 забит по заказу. Бьёт Ким',
  ]],
  ['base | A break | none | >1 2| 3| 4| 0|', [
    'Если бы до бортов дошли 4 шара: правильный разбой. Бьёт Ли, можно объявить пуш-аут',
    'Если бы нарушение назвали только после следующего удара: правильный разбой. Бьёт Ли, можно '
    + 'объявить пуш-аут',
    'Если бы играли по правилам «UPA»: правильный разбой. Бьёт Ли, можно объявить пуш-аут',
  ]],
  ['base | A | 1@FL | >1 1@FL 6!B:hand:during:affected 0!B:hand:during', [
    'Если бы соперник не задел битка и шара 6: 1 забит по заказу. Бьёт Ким',
  ]],
  ['base | A | none | - 0!A:hand:before', [
    'Если бы битка не задели: нарушения нет, игра продолжается. Бьёт Ким',
    'Если бы нарушение назвали только после следующего удара: нарушения нет, игра продолжается. '
    + 'Бьёт Ким',
  ]],
])('%s in Russian', (text, expected) => {
  const told = counterfactuals(question(text)).map((other) => (
    counterfactualSentence(other, 'ru', { A: 'Ким', B: 'Ли' })
  ));
  expect(told).toEqual(expected);
});
