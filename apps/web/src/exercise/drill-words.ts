/** Titles and tasks of the drills. */
import type { Exercise } from './exercise.ts';

type DrillWords = Pick<Exercise, 'title' | 'task'>;

function words(
  ruTitle: string, enTitle: string, ruTask: string, enTask: string,
): DrillWords {
  return { title: { ru: ruTitle, en: enTitle }, task: { ru: ruTask, en: enTask } };
}

const POT_RU = 'Забейте 1 в\u00a0лузу';
const POT_EN = 'Pot the 1 in';

export const DRILL_WORDS = {
  stop: words(
    'Стоп-удар', 'Stop shot',
    `${POT_RU} FL и\u00a0оставьте биток на\u00a0месте шара.`,
    `${POT_EN} FL and leave the cue ball where the 1 was.`,
  ),
  follow: words(
    'Накат', 'Follow',
    `${POT_RU} FL, биток идёт вперёд и\u00a0останавливается в\u00a0круге.`,
    `${POT_EN} FL; the cue ball runs on and stops in the circle.`,
  ),
  draw: words(
    'Оттяжка', 'Draw',
    `${POT_RU} FL и\u00a0верните биток назад, в\u00a0круг.`,
    `${POT_EN} FL and draw the cue ball back into the circle.`,
  ),
  'cut-15': words('Тонкость: полный', 'Cuts: thick', `${POT_RU} FL.`, `${POT_EN} FL.`),
  'cut-30': words('Тонкость: половина', 'Cuts: half ball', `${POT_RU} FL.`, `${POT_EN} FL.`),
  'cut-45': words('Тонкость: четверть', 'Cuts: quarter ball', `${POT_RU} FL.`, `${POT_EN} FL.`),
  'cut-60': words('Тонкость: тонко', 'Cuts: thin', `${POT_RU} FL.`, `${POT_EN} FL.`),
  long: words(
    'Длинный прямой', 'Long straight',
    `${POT_RU} FL через весь стол.`, `${POT_EN} FL from across the table.`,
  ),
  'off-the-rail': words(
    'Биток у\u00a0борта', 'Cue ball on the rail',
    `Биток прижат к\u00a0борту. ${POT_RU} SL.`, `The cue ball is frozen. ${POT_EN} SL.`,
  ),
  side: words(
    'В\u00a0среднюю', 'Into the side',
    `${POT_RU} SL: угол мал, лишняя скорость мешает.`,
    `${POT_EN} SL: the angle is small, speed does not help.`,
  ),
  'rail-first': words(
    'Вдоль борта', 'Along the rail',
    `1 почти у\u00a0борта. ${POT_RU} FL, можно от\u00a0борта.`,
    `The 1 lies near the rail. ${POT_EN} FL, off the rail if you like.`,
  ),
  bank: words(
    'Дуплет', 'Bank',
    `${POT_RU} SL от\u00a0противоположного борта.`, `Bank the 1 in SL off the opposite rail.`,
  ),
  'window-near': words(
    'Выход под 2', 'Position for the 2',
    `${POT_RU} FL и\u00a0выйдите в\u00a0круг под 2.`,
    `${POT_EN} FL and leave the cue ball in the circle for the 2.`,
  ),
  'window-far': words(
    'Выход через стол', 'Position up the table',
    `${POT_RU} FL и\u00a0верните биток в\u00a0середину под 2.`,
    `${POT_EN} FL and bring the cue ball back to the middle for the 2.`,
  ),
  'three-1': words(
    'Три шара', 'Three-ball finish',
    'Забейте 1, 2, 3 по\u00a0порядку за\u00a0один подход.', 'Clear 1, 2, 3 in order in one visit.',
  ),
  'three-2': words(
    'Концовка 8-9-10', 'Finish 8-9-10',
    'Забейте 8, 9, 10 за\u00a0один подход: партия ваша.',
    'Clear 8, 9, 10 in one visit and take the rack.',
  ),
  safety: words(
    'Отыгрыш', 'Safety',
    'Объявите отыгрыш (D) и\u00a0сыграйте без нарушения.',
    'Call a safety (D) and play it without a foul.',
  ),
  kick: words(
    'Удар от\u00a0борта', 'Kick',
    'Прямого пути нет. Объявите отыгрыш (D) и\u00a0попадите в\u00a01 от\u00a0борта без нарушения.',
    'There is no direct way. Call a safety (D) and hit the 1 off a rail without a foul.',
  ),
  jump: words(
    'Прыжок', 'Jump',
    `Поднимите кий (PgUp), перепрыгните 2 и\u00a0забейте 1 в\u00a0FL.`,
    'Raise the cue (PgUp), jump over the 2 and pot the 1 in FL.',
  ),
  break: words(
    'Разбой', 'Break',
    'Разбейте правильно и\u00a0забейте хотя бы один шар.',
    'Break legally and pot at least one ball.',
  ),
} satisfies Record<string, DrillWords>;
