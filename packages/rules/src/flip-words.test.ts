import { expect, test } from 'vitest';
import { EDITIONS } from './rulebook.ts';
import { FOUL_FLAGS, type Flip, type FlipKind } from './flip.ts';
import { flipSentence } from './flip-words.ts';
import { FLIPS_RU } from './words/flips-ru.ts';

const TABLE: readonly (readonly [Flip, ru: string, en: string])[] = [
  [{ kind: 'lowest-first', ball: 3 }, 'первым биток коснулся шара 3', 'the 3 had been hit first'],
  [
    { kind: 'lowest-alone', ball: 3 },
    'биток коснулся сначала одного шара 3', 'the 3 alone had been hit first',
  ],
  [{ kind: 'lowest-hit', ball: 3 }, 'биток коснулся шара 3', 'the 3 had been hit'],
  [
    { kind: 'rail-reached' },
    'после касания хоть один шар дошёл до борта', 'any ball had reached a rail after the contact',
  ],
  [
    { kind: 'rail-missed' },
    'после касания ни один шар не дошёл до борта', 'no ball had reached a rail after the contact',
  ],
  [
    { kind: 'break-rails', count: 4 },
    'до бортов дошли 4 шара', '4 object balls had reached the rails',
  ],
  [
    { kind: 'break-rails', count: 1 },
    'до бортов дошёл 1 шар', '1 object ball had reached the rails',
  ],
  [
    { kind: 'break-rails-fewer', count: 5 },
    'до бортов дошло только 5 шаров', 'only 5 object balls had reached the rails',
  ],
  [
    { kind: 'break-rails-fewer', count: 0 },
    'до бортов не дошёл ни один шар', 'no ball had reached a rail',
  ],
  [
    { kind: 'cue-ball-stayed' },
    'биток остался на столе', 'the cue ball had stayed on the table',
  ],
  [
    { kind: 'called-ball-made', ball: 2, pocket: 'FL' },
    'шар 2 упал в FL, как заказан', 'the 2 had gone into FL as called',
  ],
  [{ kind: 'called-ball-missed', ball: 2 }, 'шар 2 не упал', 'the 2 had not fallen'],
  [{ kind: 'balls-not-fallen', balls: [5] }, 'не упал шар 5', 'the 5 had not fallen'],
  [
    { kind: 'balls-not-fallen', balls: [5, 7, 10] },
    'не упали 5, 7 и 10', 'the 5, 7 and 10 had not fallen',
  ],
  [
    { kind: 'balls-stayed-on', balls: [8] },
    'за борт не вылетел шар 8', 'the 8 had stayed on the table',
  ],
  [
    { kind: 'past-head-string', count: 2 },
    'переднюю линию прошли ещё 2 шара', '2 object balls more had passed the head string',
  ],
  [
    { kind: 'settled-in-time', ball: 1, seconds: 2.5 },
    'шар 1 упал раньше чем через 2,5 с', 'the 1 had fallen within 2.5 s',
  ],
  [
    { kind: 'settled-late', ball: 1, seconds: 5 },
    'шар 1 простоял на краю 5 с и упал потом', 'the 1 had hung for 5 s before it fell',
  ],
  [{ kind: 'not-touched', balls: [0] }, 'битка не задели', 'the cue ball had not been touched'],
  [{ kind: 'not-touched', balls: [4] }, 'шара 4 не задели', 'the 4 had not been touched'],
  [
    { kind: 'opponent-not-touched', balls: [0, 3] },
    'соперник не задел битка и шара 3', 'the opponent had not touched the cue ball and 3',
  ],
  [
    { kind: 'opponent-not-touched', balls: [3, 4] },
    'соперник не задел шаров 3 и 4', 'the opponent had not touched the 3 and 4',
  ],
  [{ kind: 'not-intentional' }, 'касание было случайным', 'the touch had been accidental'],
  [{ kind: 'touch-harmless' }, 'касание ничего не изменило', 'the touch had changed nothing'],
  [
    { kind: 'touch-changed-outcome' },
    'касание изменило исход', 'the touch had changed the outcome',
  ],
  [
    { kind: 'no-foul-flag', flag: 'noFootOnFloor' },
    'нога стояла на полу', 'a foot had been on the floor',
  ],
  [
    { kind: 'no-foul-flag', flag: 'doubleHit' },
    'двойного удара не было', 'there had been no double hit',
  ],
  [
    { kind: 'no-foul-flag', flag: 'pushShot' },
    'это был удар, а не толчок', 'it had been a stroke and not a push',
  ],
  [
    { kind: 'no-foul-flag', flag: 'placementOnOrBelowHeadString' },
    'биток стоял в доме', 'the cue ball had stood in the house',
  ],
  [
    { kind: 'no-foul-flag', flag: 'badPlayHeadString' },
    'биток вышел из дома', 'the cue ball had left the house',
  ],
  [
    { kind: 'no-foul-flag', flag: 'cueLeftOnTable' },
    'кий не оставили на столе', 'the cue had not been left on the table',
  ],
  [
    { kind: 'no-foul-flag', flag: 'outOfTurn' },
    'бил тот, чья очередь', 'it had been that player’s turn',
  ],
  [
    { kind: 'no-foul-flag', flag: 'shotClockExpired' },
    'удар сделали вовремя', 'the stroke had been in time',
  ],
  [
    { kind: 'balls-at-rest', balls: [3] },
    'к удару стоял шар 3', 'the 3 had come to rest before the stroke',
  ],
  [
    { kind: 'rail-frozen-declared', balls: [0] },
    'до удара объявили прижатым к борту биток',
    'the cue ball had been declared frozen to the rail before the stroke',
  ],
  [
    { kind: 'rail-frozen-undeclared', balls: [1, 2] },
    'до удара не объявили прижатыми к борту 1 и 2',
    'the 1 and 2 had not been declared frozen to the rail',
  ],
  [
    { kind: 'cue-ball-frozen-declared', balls: [1] },
    'до удара объявили, что биток вплотную к шару 1',
    'the cue ball had been declared frozen to the 1 before the stroke',
  ],
  [
    { kind: 'cue-ball-frozen-declared', balls: [1, 2] },
    'до удара объявили, что биток вплотную к шарам 1 и 2',
    'the cue ball had been declared frozen to the 1 and 2 before the stroke',
  ],
  [
    { kind: 'only-a-warning' },
    'за поведение только предупредили', 'the conduct had only brought a warning',
  ],
  [
    { kind: 'undisturbed' },
    'постороннее не изменило исход', 'the disturbance had not changed the outcome',
  ],
  [
    { kind: 'restorable' },
    'позицию можно было восстановить', 'the position could have been restored',
  ],
  [
    { kind: 'not-restorable' },
    'позицию нельзя было восстановить', 'the position could not have been restored',
  ],
  [{ kind: 'called', ball: 9, pocket: 'SL' }, 'заказали 9 в SL', 'the 9 had been called to SL'],
  [{ kind: 'called-safety' }, 'объявили отыгрыш', 'a safety had been called'],
  [{ kind: 'safety-not-called' }, 'отыгрыш не объявляли', 'no safety had been called'],
  [{ kind: 'call-spoken' }, 'заказ произнесли', 'the call had been spoken'],
  [{ kind: 'call-not-requested' }, 'заказа не требовали', 'nobody had asked for the call'],
  [{ kind: 'push-out-announced' }, 'объявили пуш-аут', 'a push-out had been announced'],
  [{ kind: 'push-out-not-announced' }, 'пуш-аут не объявили', 'no push-out had been announced'],
  [
    { kind: 'warned' },
    'о двух фолах предупредили', 'the warning on two fouls had been given',
  ],
  [
    { kind: 'not-warned' },
    'о двух фолах не предупредили', 'the warning on two fouls had not been given',
  ],
  [
    { kind: 'called-in-time' },
    'нарушение назвали до следующего удара', 'the foul had been called before the next stroke',
  ],
  [
    { kind: 'called-late' },
    'нарушение назвали только после следующего удара',
    'the foul had been called only after the next stroke',
  ],
  [
    { kind: 'under-editions', editions: EDITIONS.slice(1, 5) },
    'играли по правилам «WPA 2008», «WPA 2016», «WPA 2025», «CSI / BCAPL»',
    'the rules had been “WPA 2008”, “WPA 2016”, “WPA 2025”, “CSI / BCAPL”',
  ],
  [
    { kind: 'under-editions', editions: EDITIONS.slice(0, 5) },
    'играли по правилам «Базовая редакция», «WPA 2008», «WPA 2016» и ещё 2',
    'the rules had been “Base edition”, “WPA 2008”, “WPA 2016” and 2 more',
  ],
];

test.each(TABLE)('%j', (flip, ru, en) => {
  expect(flipSentence(flip, 'ru')).toBe(`Если бы ${ru}`);
  expect(flipSentence(flip, 'en')).toBe(`If ${en}`);
});

test('the table has every kind of flip and every flag', () => {
  const kinds: readonly FlipKind[] = TABLE.map(([flip]) => flip.kind);
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(FLIPS_RU).sort());
  const flags = TABLE.flatMap(([flip]) => (flip.kind === 'no-foul-flag' ? [flip.flag] : []));
  expect(flags).toEqual(FOUL_FLAGS);
});
