/** Settings on this device: read with suspicion, written when they change. */
import { BALL_SETS, CLOTHS } from './looks/looks.ts';
import type { Language, Settings } from './state.ts';

/** The part of `Storage` that is used; it may throw, and on some devices it always does. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const SETTINGS_KEY = 'tenball.settings';

/** What the device says of its user. */
export interface Device {
  readonly languages: readonly string[];
  readonly reducedMotion: boolean;
}

/** Settings nobody has touched. Russian where it is among the languages before English. */
export function defaultSettings({ languages, reducedMotion }: Device): Settings {
  return {
    language: languageOf(languages),
    aimAid: 'short',
    graphics: 'auto',
    computerPace: 'normal',
    tableVolume: 70,
    signalVolume: 60,
    haptics: true,
    textSize: 100,
    letterKeys: true,
    reducedMotion,
    ballSet: 'tournament',
    largeNumbers: false,
    cloth: 'set',
    hand: 'right',
  };
}

function languageOf(languages: readonly string[]): Language {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((tag) => tag === 'ru' || tag === 'en');
  return known === 'ru' ? 'ru' : 'en';
}

/** The settings kept on `shelf` over those of the device; what cannot be read is left out. */
export function readSettings(shelf: Shelf | undefined, device: Device): Settings {
  const defaults = defaultSettings(device);
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(SETTINGS_KEY) ?? '{}');
    return { ...defaults, ...knownSettings(kept) };
  } catch {
    return defaults;
  }
}

/** Keeps `settings`; false where the device refuses. */
export function keepSettings(shelf: Shelf | undefined, settings: Settings): boolean {
  try {
    shelf?.setItem(SETTINGS_KEY, JSON.stringify(settings));
    return shelf !== undefined;
  } catch {
    return false;
  }
}

/** Steps of a volume, percent. */
const VOLUMES: readonly number[] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ['ru', 'en'],
  aimAid: ['none', 'ghost', 'short', 'full'],
  graphics: ['auto', 'plan', 'low', 'mid', 'high'],
  computerPace: ['instant', 'normal', 'slow'],
  tableVolume: VOLUMES,
  signalVolume: VOLUMES,
  haptics: [true, false],
  textSize: [100, 112, 125],
  letterKeys: [true, false],
  reducedMotion: [true, false],
  ballSet: BALL_SETS,
  largeNumbers: [true, false],
  cloth: ['set', ...CLOTHS],
  hand: ['right', 'left'],
};

function knownSettings(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(([name, value]) => {
    const choices: readonly unknown[] = Object.hasOwn(CHOICES, name)
      ? CHOICES[name as keyof Settings]
      : [];
    return choices.includes(value);
  });
  return Object.fromEntries(known);
}
