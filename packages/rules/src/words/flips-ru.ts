/** What would have been otherwise, in Russian. */
import type { Ball } from '@tenball/equipment';
import type { FoulFlag } from '../flip.ts';
import type { FlipWords } from './flips.ts';
import { plainNumber } from './number.ts';
import { BALL_FORMS, byNumber, list, name, ofBalls, plural } from './ru-grammar.ts';

const FLAGS: Readonly<Record<FoulFlag, string>> = {
  noFootOnFloor: 'нога стояла на полу',
  doubleHit: 'двойного удара не было',
  pushShot: 'это был удар, а не толчок',
  placementOnOrBelowHeadString: 'биток стоял в доме',
  badPlayHeadString: 'биток вышел из дома',
  cueLeftOnTable: 'кий не оставили на столе',
  outOfTurn: 'бил тот, чья очередь',
  shotClockExpired: 'удар сделали вовремя',
};

export const FLIPS_RU: FlipWords = {
  'lowest-first': ({ ball }) => `Если бы первым биток коснулся шара ${ball}`,
  'lowest-alone': ({ ball }) => `Если бы биток коснулся сначала одного шара ${ball}`,
  'lowest-hit': ({ ball }) => `Если бы биток коснулся шара ${ball}`,
  'rail-reached': () => 'Если бы после касания хоть один шар дошёл до борта',
  'rail-missed': () => 'Если бы после касания ни один шар не дошёл до борта',
  'break-rails': ({ count }) => `Если бы до бортов ${reached(count)}`,
  'break-rails-fewer': ({ count }) => (
    count === 0
      ? 'Если бы до бортов не дошёл ни один шар' : `Если бы до бортов ${reached(count, 'только ')}`
  ),
  'cue-ball-stayed': () => 'Если бы биток остался на столе',
  'called-ball-made': ({ ball, pocket }) => `Если бы ${name(ball)} упал в ${pocket}, как заказан`,
  'called-ball-missed': ({ ball }) => `Если бы ${name(ball)} не упал`,
  'balls-not-fallen': ({ balls }) => `Если бы не ${byNumber(balls, 'упал', 'упали')}`,
  'balls-stayed-on': ({ balls }) => `Если бы за борт не ${byNumber(balls, 'вылетел', 'вылетели')}`,
  'past-head-string': ({ count }) => (
    `Если бы переднюю линию прошли ещё ${count} ${plural(count, BALL_FORMS)}`
  ),
  'settled-in-time': ({ ball, seconds }) => (
    `Если бы ${name(ball)} упал раньше чем через ${plainNumber(seconds, ',')} с`
  ),
  'settled-late': ({ ball, seconds }) => (
    `Если бы ${name(ball)} простоял на краю ${plainNumber(seconds, ',')} с и упал потом`
  ),
  'not-touched': ({ balls }) => `Если бы ${genitive(balls)} не задели`,
  'opponent-not-touched': ({ balls }) => `Если бы соперник не задел ${genitive(balls)}`,
  'not-intentional': () => 'Если бы касание было случайным',
  'touch-harmless': () => 'Если бы касание ничего не изменило',
  'touch-changed-outcome': () => 'Если бы касание изменило исход',
  'no-foul-flag': ({ flag }) => `Если бы ${FLAGS[flag]}`,
  'balls-at-rest': ({ balls }) => `Если бы к удару ${byNumber(balls, 'стоял', 'стояли')}`,
  'rail-frozen-declared': ({ balls }) => (
    `Если бы до удара объявили ${pressed(balls)}`
  ),
  'rail-frozen-undeclared': ({ balls }) => (
    `Если бы до удара не объявили ${pressed(balls)}`
  ),
  'cue-ball-frozen-declared': ({ balls }) => (
    `Если бы до удара объявили, что биток вплотную к ${balls.length === 1 ? 'шару' : 'шарам'} `
    + list(balls)
  ),
  'only-a-warning': () => 'Если бы за поведение только предупредили',
  'undisturbed': () => 'Если бы постороннее не изменило исход',
  'restorable': () => 'Если бы позицию можно было восстановить',
  'not-restorable': () => 'Если бы позицию нельзя было восстановить',
  'called': ({ ball, pocket }) => `Если бы заказали ${ball} в ${pocket}`,
  'called-safety': () => 'Если бы объявили отыгрыш',
  'safety-not-called': () => 'Если бы отыгрыш не объявляли',
  'call-spoken': () => 'Если бы заказ произнесли',
  'call-not-requested': () => 'Если бы заказа не требовали',
  'push-out-announced': () => 'Если бы объявили пуш-аут',
  'push-out-not-announced': () => 'Если бы пуш-аут не объявили',
  'warned': () => 'Если бы о двух фолах предупредили',
  'not-warned': () => 'Если бы о двух фолах не предупредили',
  'called-in-time': () => 'Если бы нарушение назвали до следующего удара',
  'called-late': () => 'Если бы нарушение назвали только после следующего удара',
  'under-editions': ({ names }) => `Если бы играли по правилам ${someOf(names)}`,
};

/** “дошёл 1 шар”, “дошли 4 шара”, “дошло 5 шаров”; `only` stands before the number. */
function reached(count: number, only = ''): string {
  const verb = plural(count, ['дошёл', 'дошли', 'дошло']);
  return `${verb} ${only}${count} ${plural(count, BALL_FORMS)}`;
}

/** “прижатым к борту шар 3”, “прижатыми к борту 3 и 5”. */
function pressed(balls: readonly Ball[]): string {
  return byNumber(balls, 'прижатым к борту', 'прижатыми к борту');
}

const MOST_NAMES = 4;

/** “«WPA 2008», «UPA»”; of many the first ones. */
function someOf(names: readonly string[]): string {
  const quoted = names.map((edition) => `«${edition}»`);
  if (names.length <= MOST_NAMES) return quoted.join(', ');
  return `${quoted.slice(0, MOST_NAMES - 1).join(', ')} и ещё ${names.length - MOST_NAMES + 1}`;
}

/** “биток”, “шар 3”, “шары 3 и 5” as what was not touched: “битка”, “шара 3”, “шаров 3 и 5”. */
function genitive(balls: readonly Ball[]): string {
  const [only, ...more] = balls;
  if (only === 0 && more.length === 0) return 'битка';
  return only === 0 ? `битка и ${ofBalls(more)}` : ofBalls(balls);
}
