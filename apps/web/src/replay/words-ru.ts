/** Russian texts of the page of replays. */
import { pluralForm } from '../words/plural.ts';
import type { ReplayWords } from './words.ts';

const balls = (count: number) => (
  pluralForm('ru', count, { one: 'шар', few: 'шара', other: 'шаров' })
);
const strokes = (count: number) => (
  pluralForm('ru', count, { one: 'удар', few: 'удара', other: 'ударов' })
);

export const ru: ReplayWords = {
  title: 'Повтор партии',
  toTable: 'К\u00a0столу',
  layout: 'Позиция',
  rules: 'Правила',
  verified: 'результат проверен',
  played: 'сыграно заново',
  differs: 'есть расхождения',
  otherPhysics: (made) => `Записано с\u00a0физикой ${made}: удары могут отличаться`,
  linkShot: 'Ссылка на\u00a0удар',
  linkRack: 'Ссылка на\u00a0партию',
  copied: 'Скопировано',
  notCopied: 'Браузер не\u00a0дал скопировать. Выделите текст и\u00a0скопируйте сами:',
  file: 'Файл .tbg',
  more: 'Ещё',
  close: 'Закрыть',
  menu: {
    position: 'Скопировать позицию', png: 'Картинка PNG', svg: 'Картинка SVG',
    clip: 'Ролик WebM этого удара', other: 'Открыть другую партию', keys: 'Клавиши',
    language: 'English',
  },
  clip: {
    recording: (percent) => `Пишем ролик: ${percent}\u00a0%`, cancel: 'Отменить',
    failed: 'Ролик не\u00a0получился', done: 'Ролик сохранён',
  },
  shots: 'Удары',
  rack: (number) => `Партия\u00a0${number}`,
  breaks: (name) => `разбивает ${name}`,
  shotOf: (rack, shot) => `Партия\u00a0${rack} · удар\u00a0${shot}`,
  break: 'разбой',
  safety: 'отыгрыш',
  pushOut: 'пуш-аут',
  noCall: 'без заказа',
  result: {
    made: 'забит', miss: 'промах', safety: '', 'push-out': '', spotted: 'выставлена',
    rack: 'партия', match: 'матч', foul: 'фол',
    pocketed: (count, breaks) => {
      if (count === 0) return breaks ? 'без шаров' : 'промах';
      return `${count}\u00a0${balls(count)}`;
    },
  },
  beat: {
    tip: 'удар', rest: 'покой', contact: (which) => `касание ${which}`,
    cushion: (ball) => `борт ${ball}`.trim(), pocket: (ball, pocket) => `${ball} в\u00a0${pocket}`,
    off: (ball) => `${ball} за\u00a0борт`, cueBall: 'биток',
  },
  views: { side: 'Сбоку', top: 'Сверху', cue: 'Из-за\u00a0кия', free: 'Свободно' },
  viewsLabel: 'Вид',
  tableLabel: 'Стол с\u00a0повтором. Пробел\u00a0— пуск, запятая и\u00a0точка\u00a0— события, '
    + 'стрелки\u00a0— удары, вопросительный знак\u00a0— все клавиши',
  play: 'Пуск',
  pause: 'Пауза',
  previousShot: 'Предыдущий удар',
  nextShot: 'Следующий удар',
  previousEvent: 'Событие назад',
  nextEvent: 'Событие вперёд',
  timeline: 'Ход удара',
  time: (seconds, of) => `${seconds} из\u00a0${of} секунды`,
  rate: 'Скорость показа',
  times: (rate) => `${rate}×`,
  loop: 'Повторять удар',
  fromHere: 'Сыграть отсюда',
  copyPosition: 'Позиция',
  ruling: 'Решение судьи',
  realTable: 'Это партия за\u00a0настоящим столом: записаны решения, а\u00a0не\u00a0пути шаров.',
  empty: {
    lead: 'Откройте партию: файл .tbg, ссылку или текст позиции.',
    open: 'Открыть файл .tbg',
    drop: 'Файл можно перетащить сюда, текст и\u00a0ссылку\u00a0— вставить.',
    paste: 'Ссылка, партия или позиция', pasteLabel: 'Вставьте ссылку или текст', go: 'Открыть',
    last: 'Последний матч на\u00a0этом устройстве', none: 'Партий пока нет',
  },
  opening: 'Играем партию заново…',
  broken: {
    link: (character) => `Ссылка повреждена на\u00a0${character}-м знаке`,
    text: (character) => `Текст не\u00a0читается с\u00a0${character}-го знака`,
    fault: {
      mark: 'Так ссылки на\u00a0партии не\u00a0начинаются.',
      letter: 'Этого знака в\u00a0ссылке быть не\u00a0может.',
      cut: 'Ссылка обрывается. Скопируйте её целиком.',
      broken: 'Знаки ссылки изменились по\u00a0дороге.',
      'too-long': 'Ссылка длиннее любой партии.',
    },
    before: 'Открыть до\u00a0этого места', another: 'Открыть другую',
  },
  failed: 'Партию не\u00a0удалось сыграть заново',
  tooLarge: 'Файл больше любой партии',
  check: {
    title: 'Проверка',
    verified: (count) => `${count}\u00a0${strokes(count)} сыграно заново, каждый пришёл `
      + 'к\u00a0записанному итогу.',
    played: 'Противоречий нет, но не\u00a0у\u00a0всех ударов записан итог.',
    differs: (count) => `Расхождений: ${count}. Первые из\u00a0них:`,
    difference: (rack, shot, written, found) => (
      `партия\u00a0${rack}, удар\u00a0${shot}: записано ${written}, выходит ${found}`
    ),
    physics: 'Физика', hash: 'Итог последнего удара',
  },
  keys: [
    [['Пробел'], 'пуск и\u00a0пауза'],
    [[',', '.'], 'событие назад, вперёд'],
    [['←', '→'], 'удар назад, вперёд'],
    [['PgUp', 'PgDn'], 'партия назад, вперёд'],
    [['Home', 'Z'], 'начало удара, его результат'],
    [['[', ']'], 'медленнее, быстрее'],
    [['L'], 'повторять удар'],
    [['S', 'O', 'C', 'F'], 'сбоку, сверху, из-за\u00a0кия, свободно'],
    [['V'], 'следующий вид'],
    [['?'], 'этот лист'],
    [['Esc'], 'закрыть'],
  ],
};
