/** Words of the sheets that are loaded when they are opened: why, rules, parameters. */
import type { NoteMark, ParameterGroup } from '@tenball/rules';
import type { Language } from '../state.ts';

export interface SheetWords {
  readonly reasons: string;
  readonly whatIf: string;
  readonly whatIfLead: string;
  readonly nothingElse: string;
  readonly copyText: string;
  readonly copyLink: string;
  readonly askReferee: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly newTab: string;
  readonly differs: string;
  readonly base: string;
  readonly compare: string;
  readonly editions: string;
  readonly book: string;
  readonly aimAid: string;
  readonly parametersLead: string;
  readonly startFrom: string;
  readonly changed: string;
  /** Of a parameter without effect on the screen’s table. */
  readonly idleHere: string;
  readonly group: Readonly<Record<ParameterGroup, string>>;
  /** How sure a value is; read in a text needs no word. */
  readonly mark: Readonly<Record<NoteMark, string>>;
  /** So many values of an edition were not read in its text. */
  readonly uncertain: (count: number) => string;
  readonly impossible: (least: number, most: number) => string;
  readonly contradicts: string;
}

const RU: SheetWords = {
  reasons: 'Почему так',
  whatIf: 'А\u00a0если бы…',
  whatIfLead: 'Тот же удар, в\u00a0котором иначе только одно:',
  nothingElse: 'Ничто одно не\u00a0изменило\u00a0бы решения.',
  copyText: 'Копировать текст',
  copyLink: 'Копировать ссылку',
  askReferee: 'Спросить судью',
  copied: 'Скопировано',
  notCopied: 'Копировать не\u00a0разрешено: выделите текст сами',
  newTab: 'в\u00a0новой вкладке',
  differs: 'Чем отличается от\u00a0базовой редакции',
  base: 'Это базовая редакция: с\u00a0ней сравнивают остальные.',
  compare: 'Сравнить с\u00a0базовой',
  editions: 'Другие редакции',
  book: 'Книга правил',
  aimAid: 'Прицел у\u00a0обоих игроков',
  parametersLead: 'Измените любой\u00a0— и\u00a0это будут свои правила.',
  startFrom: 'Взять за\u00a0основу',
  changed: 'изменено',
  idleHere: 'За\u00a0экранным столом пока ни\u00a0на\u00a0что не\u00a0влияет.',
  group: {
    call: 'Заказ', ten: 'Десятка', 'push-out': 'Пуш-аут', break: 'Разбой', fouls: 'Фолы',
    balls: 'Шары', order: 'Очерёдность', clock: 'Время',
  },
  mark: {
    T: 'по\u00a0тексту', K: 'со\u00a0слов судей', L: 'не\u00a0сверено', '-': 'данных нет',
  },
  uncertain: (count) => `не\u00a0сверено с\u00a0текстом: ${count}`,
  impossible: (least, most) => `Число от\u00a0${least} до\u00a0${most}`,
  contradicts: 'Противоречит другому параметру',
};

const EN: SheetWords = {
  reasons: 'Why so',
  whatIf: 'What if…',
  whatIfLead: 'The same shot with one thing otherwise:',
  nothingElse: 'No single thing would have changed the ruling.',
  copyText: 'Copy as text',
  copyLink: 'Copy the link',
  askReferee: 'Ask the referee',
  copied: 'Copied',
  notCopied: 'Copying is not allowed: select the text yourself',
  newTab: 'in a new tab',
  differs: 'Where it differs from the base edition',
  base: 'This is the base edition: all others are compared with it.',
  compare: 'Compare with the base',
  editions: 'Other editions',
  book: 'Rule book',
  aimAid: 'Aim aid of both players',
  parametersLead: 'Change any and they are house rules.',
  startFrom: 'Start from',
  changed: 'changed',
  idleHere: 'At the table on the screen it changes nothing yet.',
  group: {
    call: 'Calls', ten: 'The ten', 'push-out': 'Push-out', break: 'Break', fouls: 'Fouls',
    balls: 'Balls', order: 'Order of play', clock: 'Time',
  },
  mark: { T: 'by the text', K: 'by referees’ word', L: 'not checked', '-': 'nothing known' },
  uncertain: (count) => `not read in the text: ${count}`,
  impossible: (least, most) => `A number from ${least} to ${most}`,
  contradicts: 'It contradicts another parameter',
};

const WORDS: Readonly<Record<Language, SheetWords>> = { ru: RU, en: EN };

/** The words of the sheets in `language`. */
export function sheetWordsOf(language: Language): SheetWords {
  return WORDS[language];
}
