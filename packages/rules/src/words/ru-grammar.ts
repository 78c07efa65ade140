/** Balls and numbers in Russian sentences: plural forms, lists, gender. */
import type { Ball } from '@tenball/equipment';

/** One, two to four, five and more: 1 шар, 2 шара, 5 шаров. */
export type Forms = readonly [one: string, few: string, many: string];

export const BALL_FORMS: Forms = ['шар', 'шара', 'шаров'];
export const FOUL_FORMS: Forms = ['нарушение', 'нарушения', 'нарушений'];

/** The form of a noun beside a whole number. */
export function plural(count: number, [one, few, many]: Forms): string {
  const tens = Math.abs(count) % 100;
  const units = tens % 10;
  if (11 <= tens && tens <= 14) return many;
  if (units === 1) return one;
  return 2 <= units && units <= 4 ? few : many;
}

/** “2, 3 и биток”. */
export function list(balls: readonly Ball[]): string {
  const names = balls.map((ball) => (ball === 0 ? 'биток' : String(ball)));
  const last = names.slice(-1).join();
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} и ${last}`;
}

/** “шар 3”, “биток”. */
export function name(ball: Ball): string {
  return ball === 0 ? 'биток' : `шар ${ball}`;
}

/** With a large first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** “шара 3”, “шаров 3 и 5”. */
export function ofBalls(balls: readonly Ball[]): string {
  return `${balls.length === 1 ? 'шара' : 'шаров'} ${list(balls)}`;
}

/** “дошёл шар 3”, “дошли 3 и 5”, “не дошёл ни один шар”. */
export function reached(balls: readonly Ball[]): string {
  if (balls.length === 0) return 'не дошёл ни один шар';
  return byNumber(balls, 'дошёл', 'дошли');
}

/** “забит шар 3”, “забиты 3 и 5”. */
export function made(balls: readonly Ball[]): string {
  return byNumber(balls, 'забит', 'забиты');
}

/** The ten is feminine in a Russian mouth. */
export function madeBall(ball: Ball): string {
  return `${ball} ${ball === 10 ? 'забита' : 'забит'}`;
}

/** “задет шар 3”, “задеты 3 и 5”. */
export function touched(balls: readonly Ball[]): string {
  return byNumber(balls, 'задет', 'задеты');
}

/** A verb with one ball and its noun, or with several by their numbers. */
export function byNumber(balls: readonly Ball[], one: string, many: string): string {
  const [only, ...more] = balls;
  return only !== undefined && more.length === 0
    ? `${one} ${name(only)}` : `${many} ${list(balls)}`;
}

/** “4 шара”. */
export function objectBalls(count: number): string {
  return `${count} ${plural(count, BALL_FORMS)}`;
}
