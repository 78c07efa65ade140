/** What is to be said about single values of the WPA editions. */
import { type EditionNote, noReferee, note, remark, unread } from './edition-note.ts';

const CUE_BALL_WITHOUT_REFEREE = note(
  'touchedBalls', 'T',
  'Без судьи регламент позволяет штрафовать только за касание битка',
  'Where there is no referee, the regulations allow cue-ball fouls only',
);
const CLOCK_OF_35 = note(
  'shotClock', 'T',
  '35 секунд — длительность, если часы включают; включать ли, решает организатор',
  '35 seconds is the time where a clock is used; whether it is, the event decides',
);

export const WPA_2008_NOTES: readonly EditionNote[] = [
  note(
    'safetyPocketOption', 'T',
    'Выбор за любой шар следует из ссылки на правило о незаказанном шаре',
    'That any ball gives the choice follows from a reference to the rule on uncalled balls',
  ),
  note(
    'rackBy', 'T',
    'Расставляет нейтральное лицо или соперник: решает организатор',
    'A neutral person or the opponent racks: the event decides',
  ),
  CUE_BALL_WITHOUT_REFEREE,
  note(
    'shotClock', 'T',
    '35 секунд даны как совет, для случая, когда часы включают',
    '35 seconds are given as advice, for where a clock is used',
  ),
  noReferee(),
];

export const WPA_2016_NOTES: readonly EditionNote[] = [
  note(
    'threePointRule', 'T',
    'Правило есть в регламенте, по желанию организатора и для девятки',
    'The rule stands in the regulations, at the event’s wish and for nine-ball',
  ),
  CUE_BALL_WITHOUT_REFEREE,
  note(
    'breakOrder', 'T',
    'Организатор может назначить другую очередность',
    'The event may set another order',
  ),
  CLOCK_OF_35,
  noReferee(),
];

export const WPA_2025_NOTES: readonly EditionNote[] = [
  remark(
    'L',
    'Колонка опирается на два пересказа, один из них составлен машиной. Они сходятся в том, что '
    + 'штрафуют за любой шар, что отыгрыш объявлять не нужно, что без судьи правит сидящий игрок, '
    + 'что отступления требуют разрешения и что в правиле трёх шаров смотрят на основание шара. '
    + 'Остальное с текстом не сверено',
    'The column rests on two summaries, one of them written by a machine. They agree that any '
    + 'touched ball is a foul, that a safety need not be called, that the seated player rules '
    + 'where there is no referee, that deviations need a waiver, and that the three-point rule '
    + 'looks at the base of the ball. The rest was not held against the text',
  ),
  note(
    'safetyPocketOption', 'K',
    'Отыгрыш объявлять не обязательно: простой промах тоже заканчивает подход',
    'A safety need not be called: a plain miss ends the inning too',
  ),
  note(
    'threePointRule', 'K',
    'По желанию организатора; основание шара должно дойти до передней линии',
    'At the event’s wish; the base of the ball must reach the head string',
  ),
  note(
    'simultaneousContact', 'L',
    'Один пересказ говорит, что сомнительные касания решают в одну сторону, но в какую, не '
    + 'подтверждено: действует базовое значение',
    'One summary says that doubtful hits go one way, but which way is not confirmed: the value of '
    + 'the base stands',
  ),
  note(
    'touchedBalls', 'K',
    'Оба пересказа: фол за касание любого шара, без послаблений',
    'Both summaries: touching any ball is a foul, without exception',
  ),
  note(
    'settleSeconds', 'L',
    'Пять секунд; формулировка расширена, но как, не прочитано',
    'Five seconds; the wording is longer, but was not read',
  ),
  note(
    'breakOrder', 'L',
    'Организатор может выбрать очередность; с текстом не сверено',
    'The event may choose the order; not held against the text',
  ),
  note(
    'shotClock', 'L',
    '35 секунд, если часы включают; с текстом не сверено',
    '35 seconds where a clock is used; not held against the text',
  ),
  remark(
    'K',
    'Без судьи решает сидящий игрок: оба пересказа говорят это прямо',
    'Where there is no referee the seated player rules: both summaries say so',
  ),
  ...unread(
    'callMode', 'obviousShots', 'wrongfulOption', 'earlyCalledTen', 'uncalledTenWithCalledBall',
    'tenOnBreak', 'pushOut', 'rackCorners', 'rackBy', 'breakBox', 'breakRailBalls',
    'illegalBreak', 'ballInHandAfterFoul', 'threeFouls', 'threeFoulWarning', 'jumpCue',
    'offTableNonTen', 'firstBreak', 'concedePenalty', 'timeoutsPerMatch',
  ),
];
