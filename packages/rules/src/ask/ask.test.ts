import { OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerQuestion, formatQuestion, parseQuestion,
} from '../question-notation.ts';
import { EDITIONS } from '../rulebook.ts';
import { formatRuling } from '../ruling-digest.ts';
import { LANGUAGES } from '../words.ts';
import { ASKED_WORDS, factLabel } from './asked.ts';
import {
  type Asking, CALL_CHOICES, type CallChoice, FACTS, type Fact, SCENES, type Scene, newAsking,
} from './asking.ts';
import { castOf } from './cast.ts';
import { factsFor } from './facts.ts';
import { questionOf } from './question-of.ts';
import { DISPUTES, type Tap, callsFor, stepOf, tapped } from './tap.ts';

function asked(scene: Scene, call: CallChoice | undefined, ...facts: readonly Fact[]): Asking {
  const taps: readonly Tap[] = [
    { kind: 'scene', scene },
    ...(call === undefined ? [] : [{ kind: 'call' as const, call }]),
    ...facts.map((fact) => ({ kind: 'fact' as const, fact })),
  ];
  return taps.reduce(tapped, newAsking('base'));
}

function ruled(asking: Asking): string {
  const question = questionOf(asking);
  return question === undefined ? '' : formatRuling(question.rulebook, answerQuestion(question));
}

describe('a few taps lead to the ruling:', () => {
  test.each<readonly [string, Asking, string]>([
    ['another ball instead', asked('shot', 'pot', 'other'), 'stay:5 ends B?afterWrongfulPocketing'],
    ['as called', asked('shot', 'pot', 'made'), 'stay:1 continues A:shot'],
    ['an obvious shot', asked('shot', 'obvious', 'made'), 'stay:1 continues A:shot'],
    ['wrong pocket', asked('shot', 'pot', 'elsewhere'), 'stay:1 ends B?afterWrongfulPocketing'],
    ['a miss', asked('shot', 'pot', 'rail'), 'ends B:shot'],
    ['no rail', asked('shot', 'pot', 'no-rail'), 'NO_RAIL ends B:hand 1-0'],
    [
      'the wrong ball first', asked('shot', 'pot', 'wrong-first'),
      'WRONG_BALL_FIRST ends B:hand 1-0',
    ],
    ['a scratch', asked('shot', 'pot', 'made', 'scratch'), 'SCRATCH stay:1 ends B:hand 1-0'],
    ['the early ten', asked('shot', 'ten', 'made'), 'spot:10 continues A:shot'],
    ['the ten beside it', asked('shot', 'pot', 'made', 'ten'), 'stay:1 spot:10 continues A:shot'],
    ['the last ten', asked('ten', 'pot', 'made'), 'stay:10 ends rack:A B:break'],
    [
      'the last ten elsewhere', asked('ten', 'pot', 'elsewhere'),
      'spot:10 ends B?afterWrongfulPocketing',
    ],
    ['a safety', asked('shot', 'safety', 'other'), 'stay:5 ends B?afterSafetyPocketing'],
    ['a push-out', asked('second', 'push-out', 'no-contact'), 'ends B?afterPushOut'],
    ['a dry break', asked('break', undefined, 'rails-enough'), 'ends B:shot +push'],
    ['a weak break', asked('break', undefined, 'rails-few'), 'ILLEGAL_BREAK ends B:hand 1-0'],
    ['the ten on the break', asked('break', undefined, 'ten'), 'spot:10 continues A:shot +push'],
    ['a touch before it', asked('shot', 'none', 'touched-before'), 'TOUCHED_BALL ends B:hand 1-0'],
  ])('%s', (_what, asking, ruling) => {
    expect(ruled(asking)).toBe(ruling);
  });

  test('two fouls and a warning before it lose the rack', () => {
    const third = tapped(asked('shot', 'pot', 'no-rail'), {
      kind: 'condition', change: { fouls: 2, warned: true },
    });
    expect(ruled(third)).toBe('NO_RAIL+THREE_FOULS ends rack:B B:break');
  });

  test('another edition may rule otherwise', () => {
    const early = tapped(asked('shot', 'ten', 'made'), { kind: 'edition', edition: 'wpa-2008' });
    expect(ruled(early)).toBe('stay:10 ends rack:A B:break');
  });

  test.each(DISPUTES)('the dispute %s is ruled on at once', (dispute) => {
    const asking = tapped(newAsking('base'), { kind: 'dispute', dispute });
    expect(stepOf(asking)).toBe('facts');
    expect(ruled(asking)).not.toBe('');
  });
});

describe('what is asked', () => {
  test('follows from what was answered', () => {
    expect(stepOf(newAsking('base'))).toBe('scene');
    expect(stepOf(asked('shot', undefined))).toBe('call');
    expect(stepOf(asked('break', undefined))).toBe('facts');
    expect(stepOf(asked('shot', 'safety'))).toBe('facts');
  });

  test('a push-out is called on the second shot alone, an early ten only before the last', () => {
    const { rulebook } = questionOf(asked('shot', 'pot', 'made')) ?? {};
    if (rulebook === undefined) throw new Error('no question');
    expect(callsFor('second', rulebook)).toContain('push-out');
    expect(callsFor('shot', rulebook)).not.toContain('push-out');
    expect(callsFor('ten', rulebook)).not.toContain('ten');
  });

  test('what no longer fits the scene is forgotten', () => {
    const second = asked('second', 'push-out', 'lowest', 'scratch');
    const changed = tapped(second, { kind: 'scene', scene: 'break' });
    expect(changed).toMatchObject({ call: undefined, facts: ['scratch'] });
  });

  test('what cannot both be is one or the other', () => {
    expect(asked('shot', 'pot', 'rail', 'other').facts).toEqual(['other']);
    expect(asked('shot', 'pot', 'scratch', 'cue-ball-off').facts).toEqual(['cue-ball-off']);
    expect(asked('shot', 'pot', 'made', 'no-contact').facts).toEqual(['no-contact']);
    expect(asked('shot', 'pot', 'made', 'made').facts).toEqual([]);
  });

  test('the other ball is never the called one or the ten', () => {
    const asking = tapped(asked('shot', 'pot'), {
      kind: 'numbers', numbers: { onTable: [3, 8, 10], called: 8, other: 8 },
    });
    expect(castOf(asking)).toMatchObject({ called: 8, other: 3, lowest: 3 });
  });

  test('every answer has words in both languages', () => {
    for (const language of LANGUAGES) {
      const { scenes, calls, facts, disputes } = ASKED_WORDS[language];
      const labels = [...Object.values(scenes), ...Object.values(calls)].map(({ label }) => label);
      const all = [...labels, ...Object.values(facts), ...Object.values(disputes)];
      expect(new Set(all).size).toBeGreaterThanOrEqual(all.length - 1);
      expect(factLabel('other', asked('break', undefined), language)).not.toBe(facts.other);
    }
  });
});

const taps: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...SCENES) }),
  fc.record({ kind: fc.constant('call' as const), call: fc.constantFrom(...CALL_CHOICES) }),
  fc.record({ kind: fc.constant('fact' as const), fact: fc.constantFrom(...FACTS) }),
  fc.record({ kind: fc.constant('edition' as const), edition: fc.constantFrom(...EDITIONS) }),
  fc.record({
    kind: fc.constant('numbers' as const),
    numbers: fc.record({
      onTable: fc.subarray([...OBJECT_BALLS]),
      called: fc.constantFrom(...OBJECT_BALLS),
      pocket: fc.constantFrom(...POCKETS),
      other: fc.constantFrom(...OBJECT_BALLS),
      otherPocket: fc.constantFrom(...POCKETS),
    }, { requiredKeys: [] }),
  }),
  fc.record({
    kind: fc.constant('condition' as const),
    change: fc.record({
      fouls: fc.constantFrom(0 as const, 1 as const, 2 as const),
      warned: fc.boolean(),
      hand: fc.boolean(),
      requested: fc.boolean(),
    }, { requiredKeys: [] }),
  }),
);

/** Only what is offered can be tapped. */
function press(asking: Asking, tap: Tap): Asking {
  if (tap.kind === 'fact' && !factsFor(asking, false).includes(tap.fact)) return asking;
  return tapped(asking, tap);
}

test('whatever is tapped, the question can be asked, written down and read again', () => {
  const opening = fc.record({
    scene: fc.constantFrom(...SCENES), call: fc.constantFrom(...CALL_CHOICES),
  });
  fc.assert(fc.property(opening, fc.array(taps, { maxLength: 12 }), ({ scene, call }, more) => {
    const question = questionOf(more.reduce(press, asked(scene, call)));
    if (question === undefined) return;
    expect(parseQuestion(formatQuestion(question))).toEqual({ ok: true, value: question });
    expect(answerQuestion(question).refused).toBe(false);
  }), { numRuns: 250 });
});
