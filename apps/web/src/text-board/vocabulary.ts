/** The words of typed play, in both languages, whichever layout the keyboard is in. */
import type { Pocket } from '@tenball/equipment';

export type Verb =
  | 'aim' | 'turn' | 'speed' | 'tip' | 'elevation' | 'call' | 'auto' | 'safety' | 'push' | 'place'
  | 'shoot' | 'choose' | 'accept' | 'pass' | 'undo' | 'return' | 'skip' | 'where' | 'state'
  | 'ruling' | 'rematch' | 'help' | 'close';

export type TipWord = 'up' | 'down' | 'left' | 'right' | 'centre';

const VERBS = entries<Verb>({
  aim: 'aim прицел прицелиться целить',
  turn: 'turn поворот повернуть',
  speed: 'speed скорость сила',
  tip: 'tip точка винт',
  elevation: 'elev elevation наклон',
  call: 'call заказ заказать',
  auto: 'auto obvious очевидный авто',
  safety: 'safety отыгрыш',
  push: 'push push-out pushout пуш пуш-аут пушаут',
  place: 'place поставить биток',
  shoot: 'shoot strike break удар бить разбой',
  choose: 'choose option выбор выбрать',
  accept: 'accept принять',
  pass: 'pass pass-back передать',
  undo: 'undo retry отмена отменить',
  return: 'return redo вернуться',
  skip: 'skip пропустить результат',
  where: 'where где',
  state: 'state table стол положение',
  ruling: 'ruling why решение почему',
  rematch: 'rematch реванш',
  help: 'help ? помощь справка команды',
  close: 'close exit закрыть выход',
});

const POCKET_WORDS = entries<Pocket>({
  HL: 'hl бл', SL: 'sl сл', FL: 'fl дл', HR: 'hr бп', SR: 'sr сп', FR: 'fr дп',
});

const TIP_WORDS = entries<TipWord>({
  up: 'up top above вверх верх выше',
  down: 'down bottom below вниз низ ниже',
  left: 'left влево лево левее',
  right: 'right вправо право правее',
  centre: 'centre center центр',
});

const BALL_WORDS = new Set(['ball', 'шар', 'шара', 'шару']);
/** Said between the parts of a command, and without a meaning of their own. */
const FILLERS = new Set([
  'at', 'to', 'in', 'into', 'and', 'в', 'во', 'на', 'и', '°', 'degrees', 'градус', 'градуса',
  'градусов', 'm/s', 'м/с', '->', '→',
]);

const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.';
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

export function verbOf(word: string): Verb | undefined {
  return lookUp(VERBS, word);
}

export function pocketOf(word: string): Pocket | undefined {
  return lookUp(POCKET_WORDS, word);
}

export function tipWordOf(word: string): TipWord | undefined {
  return lookUp(TIP_WORDS, word);
}

export function isBallWord(word: string): boolean {
  return spellings(word).some((spelling) => BALL_WORDS.has(spelling));
}

export function isFiller(word: string): boolean {
  return FILLERS.has(word.toLowerCase());
}

/** As typed, and as the same keys would read in the other layout. */
function spellings(word: string): readonly string[] {
  const typed = word.toLowerCase();
  return [typed, typed.replaceAll('ё', 'е'), swap(typed, CYRILLIC, LATIN),
    swap(typed, LATIN, CYRILLIC)];
}

function swap(word: string, from: string, to: string): string {
  return word.replace(/./gu, (letter) => to[from.indexOf(letter)] ?? letter);
}

function lookUp<T>(meanings: ReadonlyMap<string, T>, word: string): T | undefined {
  const known = spellings(word).find((spelling) => meanings.has(spelling));
  return known === undefined ? undefined : meanings.get(known);
}

function entries<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const pairs = Object.entries<string>(words).flatMap(([meaning, names]) =>
    names.split(' ').map((name) => [name, meaning as T] as const));
  return new Map(pairs);
}
