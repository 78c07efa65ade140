/**
 * The editions as data: name, where the text comes from, in what it differs from the base. Only
 * what was read in a text differs; a value that is known by hearsay, or not at all, is that of the
 * base and has a note (`notesOf`; docs/adr/0013).
 */
import { present } from '@tenball/base';
import { BASE, type Edition, type Rulebook } from './rulebook.ts';
import type { Language } from './words.ts';

/** Some parameters of a rulebook. */
export type Overrides = Partial<Omit<Rulebook, 'edition'>>;

export interface EditionSheet {
  readonly id: Edition;
  readonly name: Readonly<Record<Language, string>>;
  /** Year and origin of the text. */
  readonly source: Readonly<Record<Language, string>>;
  readonly overrides: Overrides;
}

export const EDITION_SHEETS: readonly EditionSheet[] = [
  {
    id: 'base',
    name: { ru: 'Базовая редакция', en: 'Base edition' },
    source: {
      ru: 'Российские правила «Десятки», семейство 2016 года',
      en: 'Russian ten-ball rules of the 2016 family',
    },
    overrides: {},
  },
  {
    id: 'wpa-2008',
    name: { ru: 'WPA 2008', en: 'WPA 2008' },
    source: { ru: 'Текст WPA 2008/09', en: 'WPA text of 2008/09' },
    overrides: { earlyCalledTen: 'winsRack' },
  },
  {
    id: 'wpa-2016',
    name: { ru: 'WPA 2016', en: 'WPA 2016' },
    source: { ru: 'Книга WPA 2016 года', en: 'WPA book of 2016' },
    overrides: {},
  },
  {
    id: 'wpa-2025',
    name: { ru: 'WPA 2025', en: 'WPA 2025' },
    source: {
      ru: 'WPA 2025 года, по двум пересказам: сам текст не прочитан',
      en: 'WPA 2025, from two summaries: the text itself was not read',
    },
    overrides: {},
  },
  {
    id: 'csi',
    name: { ru: 'CSI / BCAPL', en: 'CSI / BCAPL' },
    source: {
      ru: 'Лиги CSI и BCAPL (США), текст прочитан частично',
      en: 'CSI and BCAPL leagues (USA), the text was read in part',
    },
    overrides: { rackCorners: '2and3', concedePenalty: 'warnThenRack' },
  },
  {
    id: 'upa',
    name: { ru: 'UPA', en: 'UPA' },
    source: { ru: 'Профессиональная ассоциация UPA (США)', en: 'UPA, professional (USA)' },
    overrides: {
      callMode: 'none',
      earlyCalledTen: 'winsRack',
      uncalledTenWithCalledBall: 'wins',
      rackCorners: '2and3',
      rackBy: 'breaker',
      breakRailBalls: 3,
      illegalBreak: 'opponentChoosesReRack',
      touchedBalls: 'cueBallOnly',
      firstBreak: 'rating',
    },
  },
  {
    id: 'napa',
    name: { ru: 'NAPA', en: 'NAPA' },
    source: { ru: 'Лига NAPA (США), обычный формат', en: 'NAPA league (USA), standard format' },
    overrides: { earlyCalledTen: 'winsRack', threeFouls: 'off', shotClockSeconds: 60 },
  },
  {
    id: 'napa-pro',
    name: { ru: 'NAPA Pro', en: 'NAPA Pro' },
    source: { ru: 'Лига NAPA (США), формат Pro', en: 'NAPA league (USA), Pro format' },
    overrides: { rackBy: 'breaker', shotClockSeconds: 60 },
  },
  {
    id: 'japan-2008-dp',
    name: { ru: 'DP 2008 (Япония)', en: 'DP 2008 (Japan)' },
    source: { ru: 'Соревнование DP 2008 года, Япония', en: 'The DP event of 2008, Japan' },
    overrides: {
      earlyCalledTen: 'winsRack',
      tenOnBreak: 'winsExceptFootCorners',
      rackCorners: '2and3',
      rackBy: 'breaker',
    },
  },
  {
    id: 'japan-2008-wpc',
    name: { ru: 'WPC 2008 (Япония)', en: 'WPC 2008 (Japan)' },
    source: {
      ru: 'Чемпионат WPC 2008 года по японскому изложению',
      en: 'The WPC championship of 2008 as told in Japan',
    },
    overrides: { tenOnBreak: 'winsRack', rackCorners: '2and3', rackBy: 'breaker' },
  },
  {
    id: 'custom',
    name: { ru: 'Свои правила', en: 'House rules' },
    source: {
      ru: 'Базовая редакция с изменениями организатора',
      en: 'The base edition with changes of the event',
    },
    overrides: {},
  },
];

const SHEETS = new Map(EDITION_SHEETS.map((sheet) => [sheet.id, sheet]));

/** Name, source and differences of `edition`. */
export function sheetOf(edition: Edition): EditionSheet {
  return present(SHEETS.get(edition), `the sheet of ${edition}`);
}

/** What players call `edition`. */
export function editionName(edition: Edition, language: Language): string {
  return sheetOf(edition).name[language];
}

/** The rulebook of an edition as it is published. `custom` begins as the base. */
export function presetOf(edition: Edition): Rulebook {
  return { ...BASE, ...sheetOf(edition).overrides, edition };
}
