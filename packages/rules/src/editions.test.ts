import { describe, expect, test } from 'vitest';
import { compareRulebooks } from './compare-rulebooks.ts';
import { EDITION_SHEETS, editionName, presetOf, sheetOf } from './editions.ts';
import { notesOf } from './notes-of.ts';
import { effectSentence, parameterName, valueName } from './option-words.ts';
import {
  PARAMETERS, PARAMETER_GROUPS, type ParameterName, fitsParameter, parameterNamed,
} from './parameters.ts';
import { BASE, EDITIONS, type Edition } from './rulebook.ts';
import { rulebookFrom } from './rulebook-from.ts';
import { LANGUAGES, clauseName } from './words.ts';

describe('the table of parameters', () => {
  test('names every parameter of a rulebook once, in its order', () => {
    const names = Object.keys(BASE).filter((name) => name !== 'edition');
    expect(PARAMETERS.map(({ name }) => name)).toEqual(names);
  });

  test('keeps each group together, and every clause has a name', () => {
    const groups = PARAMETERS.map(({ group }) => group);
    const inOrder = PARAMETER_GROUPS.flatMap((group) => groups.filter((one) => one === group));
    expect(groups).toEqual(inOrder);
    for (const { clause } of PARAMETERS) expect(clauseName(clause, 'en')).not.toBe(clause);
  });

  test('gives the value of the base first', () => {
    for (const parameter of PARAMETERS) {
      expect(fitsParameter(parameter, BASE[parameter.name])).toBe(true);
      if (parameter.kind === 'choice') expect(parameter.values[0]).toBe(BASE[parameter.name]);
    }
  });

  test('knows no other', () => {
    expect(parameterNamed('raceTo')).toBeUndefined();
    expect(parameterNamed('toString')).toBeUndefined();
  });
});

/** Rules specification 11: each column, where its text was read and differs from the base. */
const DIFFERENCES: Readonly<Record<Edition, string>> = {
  'base': '',
  'wpa-2008': 'earlyCalledTen=winsRack',
  'wpa-2016': '',
  'wpa-2025': '',
  'csi': 'rackCorners=2and3 concedePenalty=warnThenRack',
  'upa': 'callMode=none earlyCalledTen=winsRack uncalledTenWithCalledBall=wins rackCorners=2and3'
    + ' rackBy=breaker breakRailBalls=3 illegalBreak=opponentChoosesReRack'
    + ' touchedBalls=cueBallOnly firstBreak=rating',
  'napa': 'earlyCalledTen=winsRack threeFouls=off shotClockSeconds=60',
  'napa-pro': 'rackBy=breaker shotClockSeconds=60',
  'japan-2008-dp': 'earlyCalledTen=winsRack tenOnBreak=winsExceptFootCorners rackCorners=2and3'
    + ' rackBy=breaker',
  'japan-2008-wpc': 'tenOnBreak=winsRack rackCorners=2and3 rackBy=breaker',
  'custom': '',
};

/**
 * Rules specification 11: cells that are [K], [L], unconfirmed, not checked, a dash, or say more
 * than a value. `!` is a remark that belongs to no parameter.
 */
const DOUBTS: Readonly<Record<Edition, string>> = {
  'base': 'safetyPocketOption:T uncalledTenWithCalledBall:T',
  'wpa-2008': 'safetyPocketOption:T rackBy:T touchedBalls:T shotClock:T !:-',
  'wpa-2016': 'threePointRule:T touchedBalls:T breakOrder:T shotClock:T !:-',
  'wpa-2025': '!:L safetyPocketOption:K threePointRule:K simultaneousContact:L touchedBalls:K'
    + ' settleSeconds:L breakOrder:L shotClock:L !:K callMode:L obviousShots:L wrongfulOption:L'
    + ' earlyCalledTen:L uncalledTenWithCalledBall:L tenOnBreak:L pushOut:L rackCorners:L'
    + ' rackBy:L breakBox:L breakRailBalls:L illegalBreak:L ballInHandAfterFoul:L threeFouls:L'
    + ' threeFoulWarning:L jumpCue:L offTableNonTen:L firstBreak:L concedePenalty:L'
    + ' timeoutsPerMatch:L',
  'csi': '!:T callMode:T safetyPocketOption:T earlyCalledTen:K tenOnBreak:T breakRailBalls:T'
    + ' obviousShots:K simultaneousContact:K threeFouls:K settleSeconds:K touchedBalls:K'
    + ' breakOrder:T shotClock:T concedePenalty:T rackBy:- timeoutsPerMatch:- !:-',
  'upa': 'callMode:T obviousShots:T wrongfulOption:T earlyCalledTen:T tenOnBreak:L illegalBreak:T'
    + ' threeFouls:K breakOrder:T shotClock:T simultaneousContact:- threeFoulWarning:- jumpCue:-'
    + ' offTableNonTen:- settleSeconds:- concedePenalty:- timeoutsPerMatch:- !:-',
  'napa': 'tenOnBreak:T rackBy:- breakOrder:- wrongfulOption:T breakRailBalls:K settleSeconds:T'
    + ' shotClock:T obviousShots:- safetyPocketOption:- illegalBreak:- rackCorners:-'
    + ' touchedBalls:- simultaneousContact:- offTableNonTen:- firstBreak:- jumpCue:-'
    + ' concedePenalty:- timeoutsPerMatch:- !:-',
  'napa-pro': 'threeFouls:T wrongfulOption:T breakRailBalls:K settleSeconds:T shotClock:T'
    + ' obviousShots:- safetyPocketOption:- illegalBreak:- rackCorners:- touchedBalls:-'
    + ' simultaneousContact:- offTableNonTen:- firstBreak:- jumpCue:- concedePenalty:-'
    + ' timeoutsPerMatch:- !:-',
  'japan-2008-dp': 'tenOnBreak:T !:T breakOrder:T shotClock:T jumpCue:T illegalBreak:-'
    + ' touchedBalls:- simultaneousContact:- threeFoulWarning:- concedePenalty:- !:-',
  'japan-2008-wpc': 'earlyCalledTen:- !:T breakOrder:T shotClock:T jumpCue:T illegalBreak:-'
    + ' touchedBalls:- simultaneousContact:- threeFoulWarning:- concedePenalty:- !:-',
  'custom': 'safetyPocketOption:T uncalledTenWithCalledBall:T',
};

describe.each(EDITIONS)('the edition %s', (edition) => {
  const sheet = sheetOf(edition);

  test('differs from the base in what was read, and in nothing else', () => {
    const differences = compareRulebooks(BASE, presetOf(edition));
    const text = differences.map(({ parameter, b }) => `${parameter}=${String(b)}`).join(' ');
    expect(text).toBe(DIFFERENCES[edition]);
    expect(rulebookFrom(edition)).toEqual({ ok: true, value: presetOf(edition) });
    expect(rulebookFrom('base', sheet.overrides)).toMatchObject({ ok: true });
  });

  test('has a note at every cell that is not certain', () => {
    const notes = notesOf(edition).map(({ parameter, mark }) => `${parameter ?? '!'}:${mark}`);
    expect(notes.join(' ')).toBe(DOUBTS[edition]);
  });

  test('keeps the value of the base where no text was read', () => {
    const preset = presetOf(edition);
    for (const { parameter, mark } of notesOf(edition)) {
      if (mark === 'T' || parameter === undefined) continue;
      expect([parameter, preset[parameter]]).toEqual([parameter, BASE[parameter]]);
    }
  });

  test('has a name, a source and its notes in both languages', () => {
    const texts = [sheet.name, sheet.source, ...notesOf(edition)];
    for (const { ru, en } of texts) {
      expect(ru.length).toBeGreaterThan(2);
      expect(en.length).toBeGreaterThan(2);
      expect(en).not.toMatch(/[А-я]/);
      expect(`${ru}${en}`).not.toMatch(/\.$/);
    }
    expect(editionName(edition, 'en')).toBe(sheet.name.en);
  });
});

test('there is one sheet for every edition, in their order', () => {
  expect(EDITION_SHEETS.map(({ id }) => id)).toEqual(EDITIONS);
});

test('the two interpretations are marked as ours', () => {
  const ours = notesOf('base').map(({ ambiguity, parameter }) => [ambiguity, parameter]);
  expect(ours).toEqual([['A16', 'safetyPocketOption'], ['A17', 'uncalledTenWithCalledBall']]);
});

describe('two editions side by side', () => {
  test('show each difference with both values and its clause', () => {
    expect(compareRulebooks(presetOf('wpa-2008'), presetOf('napa'))).toEqual([
      { parameter: 'threeFouls', a: 'lossOfRack', b: 'off', clause: 'G6.14' },
      { parameter: 'shotClockSeconds', a: 35, b: 60, clause: 'R.clock' },
    ]);
  });

  test('are mirror images when swapped', () => {
    for (const a of EDITIONS) {
      for (const b of EDITIONS) {
        const swapped = compareRulebooks(presetOf(b), presetOf(a)).map((difference) => (
          { ...difference, a: difference.b, b: difference.a }
        ));
        expect(compareRulebooks(presetOf(a), presetOf(b))).toEqual(swapped);
      }
    }
  });
});

/** Every value a parameter can have; of numbers the ends and what the languages count apart. */
function valuesOf(name: ParameterName): readonly unknown[] {
  const parameter = parameterNamed(name);
  if (parameter?.kind === 'choice') return parameter.values;
  return parameter?.kind === 'switch' ? [true, false] : [0, 1, 2, 5, 2.5];
}

describe.each(LANGUAGES)('the words of options in %s', (language) => {
  test.each(PARAMETERS.map(({ name }) => name))('%s', (name) => {
    const texts = valuesOf(name).flatMap((value) => [
      valueName(name, value as never, language), effectSentence(name, value as never, language),
    ]);
    for (const text of [parameterName(name, language), ...texts]) {
      expect(text).not.toMatch(/undefined|NaN|[.!]$/);
      expect(/[А-я]/.test(text)).toBe(language === 'ru' && !/^[\d.]+$/.test(text));
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('no two parameters have one name', () => {
    const names = PARAMETERS.map(({ name }) => parameterName(name, language));
    expect(new Set(names).size).toBe(names.length);
  });
});

test.each([
  ['breakRailBalls', 4, 'до бортов 4 шара', '4 balls to the rails'],
  ['breakRailBalls', 1, 'до бортов 1 шар', '1 ball to the rails'],
  ['breakRailBalls', 0, 'не требуется ничего', 'nothing'],
  ['shotClockSeconds', 35, '35 секунд', '35 seconds'],
  ['settleSeconds', 2.5, '2,5 секунды', '2.5 seconds'],
  ['timeoutMinutes', 1, '1 минута', '1 minute'],
] as const)('%s %d is “%s”', (name, value, ru, en) => {
  expect([valueName(name, value, 'ru'), valueName(name, value, 'en')]).toEqual([ru, en]);
});

test('a value that does not exist has no words', () => {
  expect(() => valueName('callMode', 'toString' as never, 'en')).toThrow('callMode cannot be');
});
