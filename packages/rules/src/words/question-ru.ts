/** A question told in Russian. */
import type { TouchedBall } from '../shot-log.ts';
import { plainNumber } from './number.ts';
import type { StoryWords } from './question-words.ts';
import { byNumber, list, name } from './ru-grammar.ts';

const TOOLS: Readonly<Record<TouchedBall['withWhat'], string>> = {
  tip: 'наклейкой',
  hand: 'рукой',
  clothing: 'одеждой',
  chalk: 'мелом',
  cueShaft: 'кием',
  bridge: 'мостиком',
  cueBallInHand: 'битком с руки',
};
const WHEN: Readonly<Record<TouchedBall['when'], string>> = {
  before: 'до удара', during: 'во время удара', after: 'после удара',
};
const CAUSES = {
  spectator: 'Помешал зритель', external: 'Было постороннее вмешательство',
  settlingBall: 'Помешал шар, упавший сам',
} as const;

export const STORY_RU: StoryWords = {
  break: 'Разбой',
  second: 'Второй удар партии после правильного разбоя',
  secondAfterFoul: 'Второй удар партии после фола на разбое',
  place: {
    asIs: undefined,
    inHandAnywhere: 'Биток с руки',
    inHandBehindHeadString: 'Биток с руки из дома',
  },
  requested: 'Заказ потребовали назвать вслух',
  onTable: (balls) => `На столе ${balls}`,
  onlyTen: 'На столе одна десятка',
  fouls: (count, warned) => (
    `У бьющего ${count === 1 ? 'один фол' : `фолов подряд: ${count}`}`
    + (count < 2 ? '' : warned ? ', он предупреждён' : ', предупреждения не было')
  ),
  opponentFouls: (count) => (
    `У соперника ${count === 1 ? 'один фол' : `фолов подряд: ${count}`}`
  ),
  declaredFrozen: (cueBallTo, toRail) => [
    ...(cueBallTo.length === 0 ? [] : [`Объявлено: биток вплотную к ${list(cueBallTo)}`]),
    ...(toRail.length === 0 ? [] : [`Объявлено: у борта ${list(toRail)}`]),
  ].join('. '),
  pot: (ball, pocket) => `Заказ: ${ball} в ${pocket}`,
  obvious: (ball, pocket) => `Очевидный удар, вслух не назван: ${ball} в ${pocket}`,
  safety: 'Объявлен отыгрыш',
  pushOut: 'Объявлен пуш-аут',
  noCall: 'Ничего не заказано',
  noStroke: 'Удара не было',
  first: (balls) => (
    balls.length === 1 ? `Первое касание — ${list(balls)}` : `Задеты разом ${list(balls)}`
  ),
  noContact: 'Биток никого не задел',
  rails: (balls) => `до борта ${byNumber(balls, 'дошёл', 'дошли')}`,
  noRail: 'до борта никто не дошёл',
  pocketed: (balls) => `в лузе ${balls.join(', ')}`,
  scratch: 'биток в лузе',
  offTable: (balls) => `за бортом ${list(balls)}`,
  settled: (ball, pocket, seconds) => (
    `${name(ball)} упал сам через ${plainNumber(seconds, ',')} с (${pocket})`
  ),
  pastHeadString: (balls) => `за переднюю линию ${byNumber(balls, 'прошёл', 'прошли')}`,
  frozenBalls: (balls, declared) => (
    `Биток был вплотную к ${list(balls)}, ${declared ? 'это объявили' : 'но это не объявили'}`
  ),
  frozenRail: (balls, declared) => (
    `У борта ${balls.length === 1 ? 'стоял' : 'стояли'} ${list(balls)}, `
    + (declared ? 'это объявили' : 'но это не объявили')
  ),
  touched: ({ ball, withWhat, when, intentional, affectedOutcome }, byShooter) => (
    `${byShooter ? 'Бьющий' : 'Соперник'} ${intentional ? 'намеренно ' : ''}задел `
    + `${name(ball)} ${TOOLS[withWhat]} ${WHEN[when]}`
    + (affectedOutcome ? ', это изменило удар' : '')
  ),
  moving: (balls) => `К удару ещё ${byNumber(balls, 'двигался', 'двигались')}`,
  interference: ({ cause, affectedOutcome, restorable }) => (
    `${CAUSES[cause]}${affectedOutcome ? ', это изменило удар' : ', удар не изменился'}`
    + (restorable ? '' : ', позицию не восстановить')
  ),
  conduct: {
    warning: 'Предупреждение за поведение',
    foul: 'Неспортивное поведение: фол',
    lossOfRack: 'Неспортивное поведение: потеря партии',
    lossOfMatch: 'Неспортивное поведение: потеря матча',
  },
  flags: {
    noFootOnFloor: 'Обе ноги были в воздухе',
    doubleHit: 'Двойной удар',
    pushShot: 'Толчок',
    miscue: 'Кикс',
    cueBallJumped: 'Биток перепрыгнул шар',
    placementOnOrBelowHeadString: 'Биток поставили на линию или за ней, не в доме',
    badPlayHeadString: 'Биток не вышел из дома',
    cueLeftOnTable: 'Кий лежал на столе без руки',
    outOfTurn: 'Бил не тот, чья очередь',
    shotClockExpired: 'Время на удар вышло',
  },
  late: 'Фол назвали только после следующего удара',
};
