/** The words of the rule book's pages in Russian. */
import { pluralForm } from '../words/plural.ts';
import type { BookWords } from './book-words.ts';

const places = (count: number): string => (
  pluralForm('ru', count, { one: 'место', few: 'места', many: 'мест', other: 'места' })
);

const parameters = (count: number): string => pluralForm('ru', count, {
  one: 'отличие', few: 'отличия', many: 'отличий', other: 'отличия',
});

const examples = (count: number): string => pluralForm('ru', count, {
  one: 'примере', many: 'примерах', other: 'примерах',
});

export const RU: BookWords = {
  title: 'Правила десятки',
  lead: 'Каждый пункт своими словами, с примерами: посмотрите на стол, угадайте решение и '
    + 'прочтите, почему судья решит именно так.',
  contents: 'Содержание',
  chapters: 'Главы',
  close: 'Закрыть',
  edition: 'Редакция правил',
  withChanges: 'с изменениями',
  glossary: 'Словарь RU–EN',
  glossaryLead: 'Термины десятки на обоих языках и что они значат.',
  term: 'Термин',
  meaning: 'Значение',
  editions: 'Сравнение редакций',
  print: 'Печать',
  printed: 'Правила десятки',
  printBook: 'Вся книга для печати',
  printLead: 'Все пункты подряд, с примерами и решениями.',
  clause: {
    own: (number) => `Пункт ${number}`,
    general: (number) => `Общие правила, пункт ${number}`,
    generalNamed: 'Общие правила',
    event: 'Регламент турнира',
    variant: 'Вариант правил',
    reference: (number, title) => `${number}.\u00a0${title}`,
  },
  elsewhere: 'В других редакциях иначе.',
  see: 'См. также:',
  previous: 'Назад',
  next: 'Дальше',
  unwritten: 'Этого пункта в книге ещё нет.',
  search: {
    label: 'Поиск по правилам',
    placeholder: 'Найти пункт или слово',
    title: 'Поиск',
    found: (count, query) => `По запросу «${query}»: ${count} ${places(count)}`,
    nothing: (query) => `По запросу «${query}» ничего не нашлось`,
    advice: 'Попробуйте одно слово: «отметка», «борт», «пуш-аут», или номер пункта: 6.3.',
    all: 'Все результаты',
    ask: 'Введите слово или номер пункта.',
    clear: 'Очистить',
  },
  unknown: {
    title: 'Такого пункта нет',
    lead: (text) => `В книге нет страницы «${text}». Найдите нужное поиском или откройте `
      + 'содержание.',
    toContents: 'К содержанию',
  },
  example: {
    title: 'Пример',
    count: (at, all) => `Пример ${at} из ${all}`,
    previous: 'Предыдущий пример',
    next: 'Следующий пример',
    diagram: 'Стол перед ударом',
    enlarge: 'Увеличить стол',
    call: (ball, pocket) => `заказ: ${ball} → ${pocket}`,
    calledBall: (ball, pocket) => `Заказ: ${ball} в ${pocket}.`,
    cueBall: 'биток',
    ball: (ball) => `шар ${ball}`,
    guess: 'Что решит судья?',
    yours: 'ваш ответ',
    right: 'Верно.',
    wrong: 'Нет, решение другое.',
    rightMark: 'верный ответ',
    wrongMark: 'неверно',
    notChosen: 'не этот',
    ruling: 'Решение',
    why: 'Почему так',
    whyNotFoul: 'Почему не фол?',
    whyFoul: 'Что проверял судья?',
    again: 'Заново',
    askReferee: 'Спросить судью',
    shooter: 'бьющий',
    opponent: 'соперник',
    same: 'тот же игрок',
    player: (seat) => `игрок\u00a0${seat}`,
    differs: (edition) => `По редакции «${edition}» судья решит иначе, чем по базовой.`,
    differsNow: (edition) => `Решение по редакции «${edition}»`,
    ownRules: (edition) => `Этот пример решается по правилам: ${edition}.`,
    baseAnswer: 'в базовой редакции',
    broken: 'Этот пример не читается. Это ошибка книги.',
    unknown: (id) => `Примера «${id}» у этого пункта нет, показан первый.`,
  },
  compare: {
    title: 'Сравнение редакций',
    lead: 'Что изменится, если играть по другой редакции.',
    left: 'Первая редакция',
    right: 'Вторая редакция',
    swap: 'Поменять местами',
    parameter: 'Правило',
    showAll: (count) => `Показать все правила (${count})`,
    showDiffering: 'Показать только отличия',
    same: 'совпадает',
    differing: (count) => `${count} ${parameters(count)}`,
    equal: 'Эти редакции во всём совпадают.',
    notes: 'Примечания',
    unseen: 'текст не прочитан',
    seen: 'по тексту',
    unknown: 'данных нет:',
    marks: {
      T: 'прочитано в тексте правил',
      '-': 'данных нет',
      K: 'со слов судей, текст не прочитан',
      L: 'недостоверно, текст не прочитан',
    },
    change: 'Изменить',
    customise: 'Изменить правила',
    changed: (count) => `изменено: ${count}`,
    reset: 'Вернуть как было',
    play: 'Что меняется в игре',
    playLead: (count, all) => (
      `Судья решит иначе в ${count} ${examples(count)} книги из ${all}.`
    ),
    playNone: 'Во всех примерах книги решения одинаковы.',
    outOfRange: (least, most, whole) => (
      `Не принято: нужно ${whole ? 'целое число' : 'число'} от ${least} до ${most}.`
    ),
    contradicts: 'Не принято: противоречит другому значению в этом же списке.',
    badEdition: (text) => `Редакция «${text}» в адресе не читается, вместо неё показана базовая.`,
  },
};
