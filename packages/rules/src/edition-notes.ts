/** What is to be said about single values of leagues and events. */
import {
  type EditionNote, byHearsay, eventDecides, noReferee, note, remark, unknown,
} from './edition-note.ts';

export const CSI_NOTES: readonly EditionNote[] = [
  remark(
    'T',
    'Текст прочитан частично: у каждого значения, которого в нём не видели, стоит пометка',
    'The text was read in part: every value that was not seen in it has a note',
  ),
  note(
    'callMode', 'T',
    'Заказ шара и лузы; прежний текст обходился без заказа',
    'Ball and pocket are called; an older text had no calls',
  ),
  note(
    'safetyPocketOption', 'T',
    'Объявлять отыгрыш не нужно; забить шар и считать это отыгрышем нельзя',
    'A safety need not be called; a pocketed ball cannot be a safety',
  ),
  note(
    'earlyCalledTen', 'K',
    'Со слов судей, заказанная десятка выигрывает партию, когда бы ни упала; текст не прочитан, '
    + 'поэтому действует базовое значение',
    'By referees’ word a called ten wins whenever it falls; the text was not read, so the value '
    + 'of the base stands',
  ),
  note(
    'tenOnBreak', 'T',
    'По прежнему тексту десятка на разбое выигрывала; по нынешнему — как в базовой редакции',
    'By an older text the ten on the break won; now as in the base edition',
  ),
  note(
    'breakRailBalls', 'T',
    'Четыре шара; текст отдельно требует первым коснуться 1, как и базовая редакция',
    'Four balls; the text asks for the 1 first by itself, as the base edition does',
  ),
  ...byHearsay('obviousShots', 'simultaneousContact', 'threeFouls', 'settleSeconds'),
  note(
    'touchedBalls', 'K',
    'Со слов судей, без судьи фол только за биток; текст не прочитан',
    'By referees’ word, cue-ball fouls only where there is no referee; the text was not read',
  ),
  ...eventDecides('breakOrder', 'shotClock'),
  note(
    'concedePenalty', 'T',
    'Сначала предупреждение, затем минус партия, затем минус матч. Последней ступени здесь нет: '
    + 'каждая следующая сдача стоит ещё одной партии',
    'A warning, then one rack, then the match. The last step is not carried out here: every '
    + 'further concession costs one more rack',
  ),
  ...unknown('rackBy', 'timeoutsPerMatch'),
  noReferee(),
];

export const UPA_NOTES: readonly EditionNote[] = [
  note(
    'callMode', 'T',
    'Есть и вариант с заказом лузы; здесь основной, без заказа',
    'There is a call-pocket version too; this is the main one, without calls',
  ),
  note(
    'obviousShots', 'T',
    'Дуплет, комбинацию и удар битком от борта заказывают вслух: они не очевидны',
    'Banks, combinations and kicks have to be spoken: they are not obvious',
  ),
  note(
    'wrongfulOption', 'T',
    'Выбор есть в варианте с заказом лузы; без заказа незаказанных шаров не бывает',
    'The call-pocket version has the choice; without calls no ball is uncalled',
  ),
  note(
    'earlyCalledTen', 'T',
    'Выигрывает и незаказанная десятка, когда бы ни упала',
    'The ten wins even uncalled, whenever it falls',
  ),
  note(
    'tenOnBreak', 'L',
    'Не проверено: действует базовое значение',
    'Not checked: the value of the base stands',
  ),
  note(
    'illegalBreak', 'T',
    'Соперник разбивает сам или велит разбить ещё раз; принять позицию здесь тоже можно',
    'The opponent breaks himself or has it broken again; here he may accept the table too',
  ),
  ...byHearsay('threeFouls'),
  note(
    'breakOrder', 'T',
    'Поочерёдно; первым разбивает игрок с меньшим рейтингом',
    'Alternate; the lower-rated player breaks first',
  ),
  note(
    'shotClock', 'T',
    'Если часы включают, то для обоих; секунды не указаны',
    'Where a clock is used it is for both; the seconds are not given',
  ),
  ...unknown(
    'simultaneousContact', 'threeFoulWarning', 'jumpCue', 'offTableNonTen', 'settleSeconds',
    'concedePenalty', 'timeoutsPerMatch',
  ),
  noReferee(),
];

/** What both formats of NAPA leave open. */
const NAPA_BOTH: readonly EditionNote[] = [
  note(
    'wrongfulOption', 'T',
    'Выбор соперника называется там «правом розыгрыша»',
    'The opponent’s choice is called the “play option” there',
  ),
  ...byHearsay('breakRailBalls'),
  note(
    'settleSeconds', 'T',
    'Пять секунд, но зависший шар, упавший позже, остаётся в лузе. Здесь он возвращается на край',
    'Five seconds, but a hanging ball that falls later stays down. Here it goes back to the brink',
  ),
  note(
    'shotClock', 'T',
    '60 секунд, если часы включают; организатор может назначить от 30 до 90',
    '60 seconds where a clock is used; the event may set 30 to 90',
  ),
  ...unknown(
    'obviousShots', 'safetyPocketOption', 'illegalBreak', 'rackCorners', 'touchedBalls',
    'simultaneousContact', 'offTableNonTen', 'firstBreak', 'jumpCue', 'concedePenalty',
    'timeoutsPerMatch',
  ),
  noReferee(),
];

export const NAPA_NOTES: readonly EditionNote[] = [
  note(
    'tenOnBreak', 'T',
    'Решает организатор; здесь базовое значение',
    'The event decides; here the value of the base',
  ),
  ...unknown('rackBy', 'breakOrder'),
  ...NAPA_BOTH,
];

export const NAPA_PRO_NOTES: readonly EditionNote[] = [
  note(
    'threeFouls', 'T',
    'По желанию организатора; здесь базовое значение',
    'At the event’s wish; here the value of the base',
  ),
  ...NAPA_BOTH,
];

/** What holds for both Japanese accounts. */
const JAPAN_BOTH: readonly EditionNote[] = [
  remark(
    'T',
    'Источник сводит вместе соревнования 2008–2011 годов: расстановка указана для всех сразу',
    'The source puts events of 2008 to 2011 together: the rack is given for all of them',
  ),
  note(
    'breakOrder', 'T',
    'В 2011 году разбивал победитель; о 2008 годе источник молчит, здесь базовое значение',
    'In 2011 the winner broke; of 2008 the source says nothing, here the value of the base',
  ),
  note(
    'shotClock', 'T',
    '40 секунд и два продления по 60 указаны для игры «14.1», здесь базовое значение',
    '40 seconds and two extensions of 60 are given for another game (14.1), here the value of '
    + 'the base',
  ),
  note(
    'jumpCue', 'T',
    'Прыжковый кий запрещала лига; о соревнованиях источник молчит',
    'A league forbade the jump cue; of the events the source says nothing',
  ),
  ...unknown(
    'illegalBreak', 'touchedBalls', 'simultaneousContact', 'threeFoulWarning', 'concedePenalty',
  ),
  noReferee(),
];

export const JAPAN_DP_NOTES: readonly EditionNote[] = [
  note(
    'tenOnBreak', 'T',
    'Выигрывает, если упала не в угловую лузу со стороны пирамиды',
    'It wins unless it fell in a corner pocket at the rack’s end',
  ),
  ...JAPAN_BOTH,
];

export const JAPAN_WPC_NOTES: readonly EditionNote[] = [
  ...unknown('earlyCalledTen'),
  ...JAPAN_BOTH,
];
