/** Russian texts of the text board. */
import { pluralForm } from '../words/plural.ts';
import type { BoardWords } from './board-words.ts';
import type { Expected } from './parse.ts';

export const boardRu: BoardWords = {
  command: 'Команда',
  example: 'Например: прицел 3 FL, затем удар. Все команды: помощь',
  run: 'Выполнить',
  now: 'Сейчас',
  balls: 'Шары на\u00a0столе',
  ballsLead: 'В\u00a0делениях борта: от\u00a0переднего борта, затем от\u00a0правого.',
  lastRuling: 'Последнее решение',
  noRuling: 'В\u00a0этой партии решений ещё не\u00a0было.',
  rackLog: 'Эта партия',
  options: 'Ответы',
  helpTitle: 'Команды',
  help: [
    ['прицел 123,4', 'градусы: 0\u00a0— к\u00a0заднему борту, 90\u00a0— влево'],
    ['прицел 3 FL', 'в\u00a0шар-призрак, от\u00a0которого 3\u00a0идёт в\u00a0дальнюю левую'],
    ['прицел шар 3', 'в\u00a0середину шара\u00a03'],
    ['поворот +0,5', 'прицел влево; −0,5\u00a0— вправо'],
    ['скорость 2,4', 'скорость кия, метры в\u00a0секунду'],
    ['точка вверх 0,3 вправо 0,2', 'от\u00a0центра, в\u00a0радиусах шара; точка центр'],
    ['наклон 5', 'наклон кия, градусы'],
    ['заказ 3 FL', 'шар и\u00a0луза; авто\u00a0— очевидный удар'],
    ['отыгрыш, пуш-аут', 'объявить отыгрыш, пуш-аут'],
    ['поставить 2,0 1,5', 'биток с\u00a0руки, в\u00a0делениях; без чисел\u00a0— на\u00a0месте'],
    ['удар', 'сыграть удар, как он задан'],
    ['принять, передать, 1–9', 'ответить на\u00a0вопрос'],
    ['отмена, вернуться', 'вернуть удар; назад к\u00a0сыгранному'],
    ['результат', 'сразу к\u00a0результату удара'],
    ['где 3', 'место шара; где\u00a0— всех шаров'],
    ['стол, решение', 'сказать положение, последнее решение'],
    ['реванш, закрыть', 'новый матч после конца; закрыть текстовый стол'],
    ['HL SL FL HR SR FR', 'лузы: ближние, средние, дальние; можно БЛ СЛ ДЛ БП СП ДП'],
  ],
  score: ({ a, b, scoreA, scoreB }) => `${a}: ${scoreA}, ${b}: ${scoreB}`,
  race: (a, b) => (a === b
    ? `до\u00a0${a}\u00a0${wins(a)}` : `до\u00a0${a} и\u00a0${b}\u00a0${wins(b)}`),
  rack: (number) => `партия\u00a0${number}`,
  fouls: (name, count) => `${name}: ${count}\u00a0${pluralForm('ru', count, {
    one: 'фол', few: 'фола', other: 'фолов',
  })}${count === 1 ? '' : ' подряд'}`,
  ballOn: (ball) => `Очередной шар: ${ball}`,
  pushOutOpen: 'Можно пуш-аут: пуш-аут',
  cueBall: {
    asIs: 'Биток с\u00a0места',
    inHandAnywhere: 'Биток с\u00a0руки, в\u00a0любом месте: поставить',
    inHandBehindHeadString: 'Биток с\u00a0руки, в\u00a0доме, до\u00a0деления 2: поставить',
  },
  stroke: ({ heading, speed, tip, elevation }) => (
    `Задано: прицел ${heading}°, скорость ${speed}\u00a0м/с, точка удара: ${tip}, `
    + `наклон кия ${elevation}°`
  ),
  ball: (ball) => (ball === 0 ? 'биток' : `шар\u00a0${ball}`),
  off: 'в\u00a0руке',
  down: (balls) => `Не\u00a0на\u00a0столе: ${balls}`,
  cut: (degrees, pocket) => `резка\u00a0${degrees}° в\u00a0${pocket}`,
  clear: 'путь свободен',
  laneBlocked: (ball) => `на\u00a0пути шара к\u00a0лузе шар\u00a0${ball}`,
  wayBlocked: (ball) => `на\u00a0пути битка шар\u00a0${ball}`,
  noPots: 'прямо не\u00a0идёт ни\u00a0в\u00a0одну лузу',
  said: {
    aim: (degrees) => `Прицел ${degrees}°`,
    aimAt: (ball) => `Прицел в\u00a0середину шара\u00a0${ball}`,
    pot: (ball, facts) => `Прицел: шар\u00a0${ball}, ${facts}`,
    turn: (degrees, isLeft) => `Прицел на\u00a0${degrees}° ${isLeft ? 'влево' : 'вправо'}`,
    speed: (speed) => `Скорость ${speed}\u00a0м/с`,
    tip: (tip) => `Точка удара: ${tip}`,
    elevation: (degrees) => `Наклон кия ${degrees}°`,
    call: (ball, pocket) => `Заказ: шар\u00a0${ball}, ${pocket}`,
    auto: 'Заказ: очевидный удар, если он есть',
    safety: 'Объявлен отыгрыш',
    pushOut: 'Объявлен пуш-аут',
    place: (at) => `Биток на\u00a0${at}`,
    shoot: (call) => `Удар. ${call}`,
    chosen: (label) => `Выбрано: ${label}`,
    undo: 'Последний удар отменён',
    return: 'Снова то, что было сыграно',
    skip: 'К\u00a0результату',
    rematch: 'Реванш',
    help: 'Команды перечислены ниже',
    where: (ball, at, rails) => `${ball === 0 ? 'Биток' : `Шар\u00a0${ball}`}: ${at}${rails}`,
    rails: (long, short) => (
      `, до\u00a0длинного борта ${long}\u00a0см, до\u00a0короткого ${short}\u00a0см`
    ),
    noRails: '',
    notThere: (ball) => (ball === 0 ? 'Биток в\u00a0руке' : `Шара\u00a0${ball} нет на\u00a0столе`),
    callNeeded: 'Удара не\u00a0было: нужен заказ. Введите: заказ, шар, луза; или отыгрыш',
    placeFirst: 'Сначала поставьте биток: поставить 2 1,5; без чисел\u00a0— оставить на\u00a0месте',
    chooseFirst: 'Сначала ответьте: номер ответа, принять или передать',
    nothingToChoose: 'Выбирать сейчас нечего',
    noOption: (most) => `Ответы только от\u00a01 до\u00a0${most}`,
    notOpen: 'Этот ответ здесь не\u00a0открыт: введите номер одного из\u00a0открытых',
    rolling: 'Шары катятся. Подождите или введите: результат',
    wait: 'Сейчас не\u00a0ваш удар. Подождите соперника',
    over: 'Матч окончен. Введите «реванш», чтобы сыграть ещё',
    notOver: 'Матч ещё не\u00a0окончен',
    nothingToUndo: 'Отменять нечего',
    nothingToReturn: 'Ни\u00a0один удар не\u00a0отменён',
    nothingToSkip: 'Сейчас пропускать нечего',
    tipTooFar: 'Точка удара\u00a0— не\u00a0дальше 0,7 радиуса от\u00a0центра в\u00a0сумме',
    callUseless: 'По\u00a0этим правилам такой шар не\u00a0заказывают',
  },
  error: (error, least, most) => {
    const { at, found, expected } = error;
    const here = found === '' ? 'строка кончилась' : `здесь «${found}»`;
    return `Знак\u00a0${at}: ожидалось ${wanted(expected, least, most)}, а\u00a0${here}`;
  },
  noPot: (ball, pocket, why, cut) => {
    const way = `Шар\u00a0${ball} не\u00a0идёт прямо в\u00a0${pocket}`;
    switch (why.kind) {
      case 'no-ball': return `Шара\u00a0${ball} или битка нет на\u00a0столе`;
      case 'no-pockets': return 'На\u00a0этом столе нет луз';
      case 'jaws': return `${way}: он встретит губки лузы`;
      case 'rail': return `${way}: битку мешает борт`;
      case 'cut': return `${way}: резка была\u00a0бы ${cut}°`;
    }
  },
};

function wins(count: number): string {
  return pluralForm('ru', count, { one: 'победы', other: 'побед' });
}

function wanted(expected: Expected, least: string, most: string): string {
  switch (expected.kind) {
    case 'command': return 'название команды (все\u00a0— «помощь»)';
    case 'ball': return 'число\u00a0— номер шара от\u00a01 до\u00a010';
    case 'pocket': return 'обозначение лузы (HL, SL, FL, HR, SR или FR)';
    case 'number': return 'число';
    case 'aim': return 'число градусов или шар и\u00a0луза';
    case 'tip': return 'слово: вверх, вниз, влево, вправо или центр';
    case 'end': return 'окончание строки';
    case 'range': return `число от\u00a0${least} до\u00a0${most}`;
  }
}
