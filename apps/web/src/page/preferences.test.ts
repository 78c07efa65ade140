import { describe, expect, test } from 'vitest';
import { SETTINGS_KEY, type Shelf } from '../settings.ts';
import {
  type PreferenceSources, THEME_KEY, createPreferences, languageOfAddress, withLanguage,
} from './preferences.ts';

const DEVICE = { languages: ['de-DE', 'ru-RU', 'en'], reducedMotion: false };

function shelfOf(kept: Record<string, string> = {}): Shelf & { kept: Map<string, string> } {
  const entries = new Map(Object.entries(kept));
  return {
    kept: entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function sources(parts: Partial<PreferenceSources> = {}): PreferenceSources {
  return { shelf: shelfOf(), device: DEVICE, search: '', dark: false, ...parts };
}

describe('the language of a page', () => {
  test('follows the browser where nobody has chosen', () => {
    expect(createPreferences(sources()).language.value).toBe('ru');
    const device = { ...DEVICE, languages: ['en-GB', 'ru'] };
    expect(createPreferences(sources({ device })).language.value).toBe('en');
  });

  test('is that of the app, and the address goes before both', () => {
    const shelf = shelfOf({ [SETTINGS_KEY]: '{"language":"en"}' });
    expect(createPreferences(sources({ shelf })).language.value).toBe('en');
    expect(createPreferences(sources({ shelf, search: '?lang=ru' })).language.value).toBe('ru');
  });

  test('once changed is kept with the other settings of the app', () => {
    const shelf = shelfOf({ [SETTINGS_KEY]: '{"aimAid":"none","language":"ru"}' });
    createPreferences(sources({ shelf })).setLanguage('en');
    expect(JSON.parse(shelf.kept.get(SETTINGS_KEY) ?? ''))
      .toMatchObject({ aimAid: 'none', language: 'en' });
  });

  test('changes in the address only where it stands there', () => {
    expect(withLanguage('?lang=ru&x=1', 'en')).toBe('?lang=en&x=1');
    expect(withLanguage('?x=1', 'en')).toBe('?x=1');
    expect(languageOfAddress('?lang=de')).toBeUndefined();
  });
});

describe('the theme of a page', () => {
  test('follows the device until one is chosen, and stays chosen', () => {
    const shelf = shelfOf();
    const first = createPreferences(sources({ shelf, dark: true }));
    expect(first.theme.value).toBe('room');
    first.setTheme('paper');
    expect(first.theme.value).toBe('paper');
    expect(shelf.kept.get(THEME_KEY)).toBe('paper');
    expect(createPreferences(sources({ shelf, dark: true })).theme.value).toBe('paper');
  });

  test('a device that refuses to keep anything still changes the page', () => {
    const shelf: Shelf = {
      getItem: () => { throw new Error('denied'); },
      setItem: () => { throw new Error('denied'); },
      removeItem: () => { throw new Error('denied'); },
    };
    const preferences = createPreferences(sources({ shelf }));
    preferences.setTheme('room');
    preferences.setLanguage('en');
    expect(preferences.theme.value).toBe('room');
    expect(preferences.language.value).toBe('en');
  });
});
