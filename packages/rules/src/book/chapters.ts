/** The table of contents. Every clause stands in one chapter. */
import type { Chapter } from './page.ts';

/** The chapters in the order of reading: the ten-ball rules first, then what they rest on. */
export const CHAPTERS: readonly Chapter[] = [
  { id: 'S0', number: '0', title: { ru: 'Суть игры', en: 'The game' }, clauses: ['S0'] },
  {
    id: 'S1',
    number: '1',
    title: { ru: 'Розыгрыш разбоя', en: 'Lag and rack' },
    clauses: ['G1.2', 'S1'],
  },
  {
    id: 'S2', number: '2', title: { ru: 'Разбой', en: 'The break' }, clauses: ['S2', 'S2a', 'S2b'],
  },
  { id: 'S3', number: '3', title: { ru: 'Пуш-аут', en: 'Push-out' }, clauses: ['S3'] },
  { id: 'S4', number: '4', title: { ru: 'Заказ', en: 'The call' }, clauses: ['S4'] },
  { id: 'S5', number: '5', title: { ru: 'Отыгрыш', en: 'Safety' }, clauses: ['S5'] },
  {
    id: 'S6',
    number: '6',
    title: { ru: 'Незаказанный шар', en: 'Wrongly pocketed balls' },
    clauses: ['S6'],
  },
  {
    id: 'S7',
    number: '7',
    title: { ru: 'Продолжение игры', en: 'Continuing play' },
    clauses: ['S7'],
  },
  {
    id: 'S8',
    number: '8',
    title: { ru: 'Выставление десятки', en: 'Spotting the ten' },
    clauses: ['S8'],
  },
  {
    id: 'S9',
    number: '9',
    title: { ru: 'Нарушения', en: 'Fouls' },
    clauses: ['S9', 'G6', 'G-pen', 'G-one', 'G6-prompt'],
  },
  {
    id: 'general',
    title: { ru: 'Общие правила', en: 'General rules' },
    clauses: [
      'G1.4', 'G1.5', 'G1.7', 'G1.8', 'G1.9', 'G1.10', 'G1.11', 'G1.12', 'WPA-stalemate',
    ],
  },
  {
    id: 'fouls',
    title: { ru: 'Каждое нарушение', en: 'Foul by foul' },
    clauses: [
      'G6.1', 'G6.2', 'G-split', 'G6.3', 'G6.4', 'G6.5', 'G6.6', 'G6.7', 'G6.8', 'G6.9', 'G6.10',
      'G6.11', 'G6.12', 'G6.13', 'G6.14', 'G6.15', 'G6.16',
    ],
  },
  {
    id: 'definitions',
    title: { ru: 'Определения', en: 'Definitions' },
    clauses: ['G8.3', 'G8.4', 'G8.5', 'G8.16', 'G8.18'],
  },
  {
    id: 'event',
    title: { ru: 'Регламент турнира', en: 'Regulations of the event' },
    clauses: [
      'R.break', 'R.race', 'R.clock', 'R.timeout', 'R.concede', 'R.forfeit', 'R.cbfo', 'R.opt',
    ],
  },
  {
    id: 'variants',
    title: { ru: 'Варианты правил', en: 'Variants' },
    clauses: [
      'V.early', 'V.breakTen', 'V.illegalBreak', 'V.3pt', 'V.tenOnly', 'V.option', 'V.hand',
      'V.offTable',
    ],
  },
];
