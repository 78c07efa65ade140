import { OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkShotLog } from '../check-log.ts';
import { answerQuestion, formatQuestion, parseQuestion } from '../question-notation.ts';
import { EDITIONS } from '../rulebook.ts';
import { formatRuling } from '../ruling-digest.ts';
import { LANGUAGES } from '../words.ts';
import { ASKED_WORDS, factLabel } from './asked.ts';
import {
  type Asking, CALL_CHOICES, type CallChoice, FACTS, type Fact, type Numbers, SCENES, type Scene,
  newAsking,
} from './asking.ts';
import { castOf } from './cast.ts';
import { factsFor, isUsual } from './facts.ts';
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

  test('the cue ball was in hand, a spoken call was asked for', () => {
    const asking = tapped(asked('shot', 'pot', 'made', 'stayed-in-house'), {
      kind: 'condition', change: { hand: true, requested: true },
    });
    expect(asking.facts).toEqual(['made']);
    const held = tapped(asking, { kind: 'fact', fact: 'stayed-in-house' });
    expect(held.facts).toEqual(['made', 'stayed-in-house']);
    expect(questionOf(held)?.before).toMatchObject({
      cueBall: 'inHandAnywhere', phase: 'callRequested',
    });
    const second = tapped(held, { kind: 'scene', scene: 'second' });
    expect(second).toMatchObject({ hand: false, facts: ['made'] });
    expect(tapped(held, { kind: 'scene', scene: 'ten' }).hand).toBe(true);
  });

  test('there is nothing to rule on before a fact is known, and what the shot was', () => {
    expect(questionOf(newAsking('base'))).toBeUndefined();
    const unplaced = tapped(newAsking('base'), { kind: 'fact', fact: 'scratch' });
    expect(questionOf(unplaced)).toBeUndefined();
    expect(questionOf(asked('shot', undefined, 'scratch'))).toBeUndefined();
    expect(questionOf(asked('shot', 'pot'))).toBeUndefined();
    expect(questionOf(asked('shot', 'pot', 'scratch'))).toBeDefined();
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

  test.each<readonly [Scene, CallChoice | undefined, Partial<Numbers>, Fact, Fact]>([
    ['ten', 'pot', {}, 'made', 'ten-off'],
    ['ten', 'obvious', {}, 'elsewhere', 'ten-off'],
    ['ten', 'safety', {}, 'lowest', 'ten-off'],
    ['ten', 'pot', {}, 'settled-late', 'ten-off'],
    ['shot', 'ten', {}, 'made', 'ten-off'],
    ['shot', 'pot', { called: 10 }, 'settled-soon', 'ten-off'],
    ['shot', 'pot', {}, 'other', 'ball-off'],
    ['shot', 'none', {}, 'ten', 'ten-off'],
    ['second', 'safety', { onTable: [10] }, 'lowest', 'ten-off'],
    ['break', undefined, {}, 'on-string', 'stayed-in-house'],
  ])('%s, called %s %o: %s or %s, never both', (scene, call, numbers, one, another) => {
    const asking = tapped(asked(scene, call), { kind: 'numbers', numbers });
    for (const [before, after] of [[one, another], [another, one]] as const) {
      const both = [before, after].reduce((so, fact) => tapped(so, { kind: 'fact', fact }), asking);
      expect(both.facts).toEqual([after]);
    }
  });

  test.each<readonly [Scene, CallChoice | undefined, Partial<Numbers>, readonly Fact[]]>([
    ['ten', 'pot', {}, ['ten', 'split', 'wrong-first', 'other', 'ball-off']],
    ['second', 'none', { onTable: [] }, ['ten', 'split', 'wrong-first', 'other', 'ball-off']],
    ['shot', 'pot', { called: 10 }, ['ten']],
    ['shot', 'pot', { onTable: [3, 10] }, ['other', 'ball-off', 'lowest']],
    ['shot', 'safety', { onTable: [3, 10], called: 10 }, ['other', 'ball-off', 'made']],
    ['break', undefined, {}, ['made', 'ten-off', 'rail', 'frozen-ball']],
    ['shot', 'pot', {}, ['on-string', 'stayed-in-house', 'rails-few']],
  ])('%s, called %s %o: nobody saw %j', (scene, call, numbers, never) => {
    const asking = tapped(asked(scene, call), { kind: 'numbers', numbers });
    const offered = factsFor(asking);
    for (const fact of never) {
      expect(offered).not.toContain(fact);
      expect(tapped(asking, { kind: 'fact', fact }).facts).toEqual([]);
    }
  });

  test('what another scene, call or table makes impossible is forgotten', () => {
    const none = tapped(asked('break', undefined, 'split'), {
      kind: 'numbers', numbers: { onTable: [] },
    });
    expect(none.facts).toEqual(['split']);
    expect(tapped(none, { kind: 'scene', scene: 'second' }).facts).toEqual([]);
    const both = asked('shot', 'pot', 'made', 'ten-off');
    expect(both.facts).toEqual(['made', 'ten-off']);
    expect(tapped(both, { kind: 'numbers', numbers: { called: 10 } }).facts).toEqual(['made']);
    expect(tapped(both, { kind: 'call', call: 'ten' }).facts).toEqual(['made']);
    expect(tapped(both, { kind: 'scene', scene: 'ten' }).facts).toEqual(['made']);
  });

  test('a dispute is about balls that are on the table', () => {
    const last = tapped(newAsking('base'), { kind: 'numbers', numbers: { onTable: [] } });
    for (const dispute of DISPUTES) {
      expect(tapped(last, { kind: 'dispute', dispute }))
        .toEqual(tapped(newAsking('base'), { kind: 'dispute', dispute }));
    }
  });

  test('seldom facts are told from the usual ones', () => {
    expect(isUsual('made')).toBe(true);
    expect(isUsual('cue-down')).toBe(false);
  });

  test('another pocket than the called one, and a third for the ten', () => {
    const same = tapped(asked('shot', 'pot', 'elsewhere', 'ten'), {
      kind: 'numbers', numbers: { pocket: 'SR', otherPocket: 'SR' },
    });
    const { pocket, wrongPocket, tenPocket } = castOf(same);
    expect(pocket).toBe('SR');
    expect([wrongPocket, tenPocket]).not.toContain('SR');
  });

  test('any ball beside the called one may be the other, the lowest too', () => {
    const lowest = { onTable: [3, 5, 8, 10], called: 8, other: 3 } as const;
    const asking = tapped(asked('shot', 'pot'), { kind: 'numbers', numbers: lowest });
    expect(castOf(asking)).toMatchObject({ called: 8, other: 3, wrong: 10 });
    const safety = tapped(asking, { kind: 'call', call: 'safety' });
    expect(castOf(safety)).toMatchObject({ lowest: 3, other: 8, wrong: 8 });
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
    }
  });

  test.each<readonly [Fact, Asking, string, string]>([
    ['other', asked('shot', 'pot'), 'Упал другой шар', 'Another ball fell'],
    ['other', asked('break', undefined), 'Упал шар', 'A ball fell'],
    ['scratch', asked('break', undefined), 'Биток в лузе', 'Cue ball in a pocket'],
    ['made', asked('shot', 'pot'), 'Заказанный — в своей лузе', 'Called ball, called pocket'],
    ['made', asked('shot', 'ten'), 'Десятка — в своей лузе', 'Ten, called pocket'],
    ['elsewhere', asked('ten', 'obvious'), 'Десятка — в другой лузе', 'Ten, other pocket'],
    [
      'elsewhere',
      tapped(asked('shot', 'pot'), { kind: 'numbers', numbers: { called: 10 } }),
      'Десятка — в другой лузе', 'Ten, other pocket',
    ],
    ['lowest', asked('ten', 'safety'), 'Упал очередной шар', 'Lowest ball fell'],
  ])('%s is said as the shot was', (fact, asking, russian, english) => {
    expect([factLabel(fact, asking, 'ru'), factLabel(fact, asking, 'en')])
      .toEqual([russian, english]);
  });
});

const taps: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({ kind: fc.constant('scene' as const), scene: fc.constantFrom(...SCENES) }),
  fc.record({ kind: fc.constant('call' as const), call: fc.constantFrom(...CALL_CHOICES) }),
  fc.record({ kind: fc.constant('fact' as const), fact: fc.constantFrom(...FACTS) }),
  fc.record({ kind: fc.constant('dispute' as const), dispute: fc.constantFrom(...DISPUTES) }),
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

const TABLES: readonly Partial<Numbers>[] = [
  {}, { called: 10 }, { onTable: [] }, { onTable: [3] },
];

function pairsOf(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  return facts.flatMap((one, index) => facts.slice(index + 1).map((two) => [one, two]));
}

test.each(SCENES)('%s: any two facts that can stand side by side may have been seen', (scene) => {
  const calls = scene === 'break' ? [undefined] : CALL_CHOICES;
  const askings = calls.flatMap((call) => TABLES.map((numbers) => (
    tapped(asked(scene, call), { kind: 'numbers', numbers })
  )));
  const refused = askings.flatMap((asking) => pairsOf(factsFor(asking)).filter((facts) => {
    const taken = facts.map((fact) => ({ kind: 'fact', fact }) as const).reduce(tapped, asking);
    const question = questionOf(taken);
    return question !== undefined
      && !checkShotLog(question.before, question.call, question.log).ok;
  }).map((facts) => ({ ...asking, facts })));
  expect(refused).toEqual([]);
});

const opening = fc.record({
  scene: fc.constantFrom(...SCENES), call: fc.constantFrom(...CALL_CHOICES),
}).map(({ scene, call }) => asked(scene, call));
const askings = fc.tuple(opening, fc.array(taps, { maxLength: 12 }))
  .map(([asking, more]) => more.reduce(tapped, asking));

test('whatever is tapped, the question can be asked, written down and read again', () => {
  fc.assert(fc.property(askings, (asking) => {
    const question = questionOf(asking);
    if (question === undefined) return;
    expect(parseQuestion(formatQuestion(question))).toEqual({ ok: true, value: question });
    expect(answerQuestion(question).refused).toBe(false);
  }), { numRuns: 250 });
});

test('whatever was tapped, an offered fact holds after one tap and not after two', () => {
  fc.assert(fc.property(askings, fc.nat(), (asking, index) => {
    const offered = factsFor(asking);
    expect(offered).toEqual(expect.arrayContaining([...asking.facts]));
    const fact = offered[index % offered.length] ?? 'scratch';
    const once = tapped(asking, { kind: 'fact', fact });
    const twice = tapped(once, { kind: 'fact', fact });
    expect([once, twice].map(({ facts }) => facts.includes(fact)))
      .toEqual(asking.facts.includes(fact) ? [false, true] : [true, false]);
  }), { numRuns: 250 });
});
