import { BASE, presetOf } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import {
  changedRulebook, chosenRulebook, differencesFromBase, rulebookName, rulebookNameInText,
} from './rulebook-name.ts';
import { wordsOf } from './words/index.ts';

const RU = wordsOf('ru');

describe('the name of the rules', () => {
  test('is that of the edition, small inside a line where it is no proper name', () => {
    expect(rulebookName(BASE, 'ru', RU)).toBe('Базовая редакция');
    expect(rulebookNameInText(BASE, 'ru', RU)).toBe('базовая редакция');
    expect(rulebookNameInText(presetOf('wpa-2008'), 'ru', RU)).toBe('WPA 2008');
  });

  test('an edition with parameters of its own says so', () => {
    const changed = { ...presetOf('upa'), pushOut: false };
    expect(rulebookName(changed, 'ru', RU)).toBe('UPA, с\u00a0изменениями');
  });
});

describe('the rules of a new match', () => {
  test('with one parameter changed they are custom, changed back the edition again', () => {
    const upa = chosenRulebook(BASE, 'upa');
    const changed = changedRulebook(upa, 'upa', { breakOrder: 'winner' });
    expect(changed).toEqual({ ...upa, edition: 'custom', breakOrder: 'winner' });
    expect(changedRulebook(changed, 'upa', { breakOrder: 'alternate' })).toEqual(upa);
  });

  test('custom rules begin as those that stood before', () => {
    const custom = chosenRulebook(presetOf('wpa-2008'), 'custom');
    expect(custom).toEqual({ ...presetOf('wpa-2008'), edition: 'custom' });
    expect(changedRulebook(custom, 'custom', { earlyCalledTen: 'spotAndContinue' }))
      .toEqual({ ...BASE, edition: 'custom' });
  });

  test('how far they are from the base is counted in parameters', () => {
    expect(differencesFromBase(BASE)).toBe(0);
    expect(differencesFromBase(presetOf('wpa-2008'))).toBe(1);
    expect(differencesFromBase({ ...BASE, edition: 'custom', pushOut: false })).toBe(1);
  });
});
