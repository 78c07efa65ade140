/** Language and theme of the light pages: what is kept, what the address says, what changes. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Device, type Shelf, keepSettings, readSettings } from '../settings.ts';
import type { Language, Settings } from '../state.ts';

/** room: dark; paper: light. */
export type Theme = 'room' | 'paper';

export const THEME_KEY = 'tenball.theme';

export interface Preferences {
  readonly language: ReadonlySignal<Language>;
  readonly theme: ReadonlySignal<Theme>;
  /** Of the settings of the app, as they were when the page came up. */
  readonly settings: Settings;
  /** Shows the page in `language` and keeps it with the settings of the app. */
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
}

export interface PreferenceSources {
  readonly shelf: Shelf | undefined;
  readonly device: Device;
  /** The query part of the address: `?lang=` goes before what is kept. */
  readonly search: string;
  /** What the device prefers, where nobody has chosen a theme. */
  readonly dark: boolean;
}

/** The preferences of a visit. A device that keeps nothing changes nothing: the page still does. */
export function createPreferences(sources: PreferenceSources): Preferences {
  const { shelf, device, search, dark } = sources;
  const settings = readSettings(shelf, device);
  const language = signal(languageOfAddress(search) ?? settings.language);
  const theme = signal(keptTheme(shelf) ?? (dark ? 'room' : 'paper'));
  return {
    language,
    theme,
    settings,
    setLanguage(next) {
      language.value = next;
      keepSettings(shelf, { ...readSettings(shelf, device), language: next });
    },
    setTheme(next) {
      theme.value = next;
      keepTheme(shelf, next);
    },
  };
}

/** The language that `?lang=` asks for; undefined where it makes no sense. */
export function languageOfAddress(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return (['ru', 'en'] as const).find((language) => language === asked);
}

/** `search` with the language in it, where it named one before; so that a reload keeps it. */
export function withLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return search;
  query.set('lang', language);
  return `?${query.toString()}`;
}

function keptTheme(shelf: Shelf | undefined): Theme | undefined {
  try {
    const kept = shelf?.getItem(THEME_KEY);
    return (['room', 'paper'] as const).find((theme) => theme === kept);
  } catch {
    return undefined;
  }
}

function keepTheme(shelf: Shelf | undefined, theme: Theme): void {
  try {
    shelf?.setItem(THEME_KEY, theme);
  } catch {
    // The next visit follows the device again.
  }
}
