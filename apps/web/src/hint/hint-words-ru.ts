/** Hints in Russian. */
import type { HintWords } from './hint-words.ts';

const OTHERS = { attack: 'атака', safety: 'отыгрыш', 'push-out': 'пуш-аут' } as const;

export const hintsRu: HintWords = {
  title: 'Подсказка',
  step: (step) => `${step} из\u00a04`,
  thinking: 'Считаю варианты…',
  none: 'Посчитать не\u00a0удалось.',
  again: 'Ещё раз',
  next: { 1: 'Шар и\u00a0луза', 2: 'Зона и\u00a0удар', 3: 'Весь удар', 4: 'Убрать подсказку' },
  kind: { attack: 'Атака', safety: 'Отыгрыш', 'push-out': 'Пуш-аут' },
  kindNote: {
    attack: 'Забивать выгоднее, чем ждать.',
    safety: 'Оставить соперника без удобного удара.',
    'push-out': 'Оставить позицию, одинаковую для\u00a0обоих.',
  },
  equal: (others) => `Равный выбор: ${
    others.map((kind) => OTHERS[kind]).join(' или ')} не\u00a0хуже.`,
  place: 'Биток с\u00a0руки: место отмечено на\u00a0столе.',
  anyBall: 'Шар называть не\u00a0нужно',
  pots: 'Шанс забить',
  legal: 'Шанс не\u00a0нарушить',
  roughly: (percent) => `плюс-минус ${percent}\u00a0%`,
  way: {
    kick: (cushions) => (cushions === 1
      ? 'Биток сначала в\u00a0борт, где отмечено.'
      : `Биток сначала в\u00a0${cushions}\u00a0${boards(cushions)}, где отмечено.`),
    combination: (balls) => `Ударить ${balls.slice(1).map((ball, n) => (
      `${balls[n]}\u00a0${n === 0 ? 'в' : '—\u00a0в'}\u00a0${ball}`
    )).join(', ')}.`,
    carom: (off, onto) => `Битком от\u00a0${off} в\u00a0${onto}.`,
    kiss: (ball, off) => `${ball} идёт в\u00a0лузу от\u00a0${off}.`,
    bank: (ball, cushions) => (cushions === 1
      ? `Дуплет: ${ball} от\u00a0борта, где отмечено.`
      : `${ball} от\u00a0${cushions} бортов, где отмечено.`),
  },
  arms: { you: 'у\u00a0вас', club: 'клуб', pro: 'профи' },
  pace: { soft: 'Тихо', medium: 'Средне', firm: 'Сильно' },
  height: { draw: 'с\u00a0оттяжкой', stun: 'стоп-ударом', follow: 'с\u00a0накатом' },
  side: { left: 'левый винт', none: 'без\u00a0винта', right: 'правый винт' },
  zone: (percent) => `В\u00a0отмеченную зону выходят ${percent}\u00a0% ваших удачных ударов.`,
  noZone: 'Выход битка здесь не\u00a0важен.',
  speed: 'Скорость',
  tip: 'Точка удара',
  margin: 'Запас',
  marginOf: (left, right, isLeast) => (
    `${isLeast ? '≥\u00a0' : ''}←\u00a0${left}° · ${right}°\u00a0→`
  ),
  marginSpoken: (left, right, isLeast) => (
    `${isLeast ? 'не\u00a0меньше ' : ''}${left}\u00a0градуса влево, ${right} вправо`
  ),
  then: 'Дальше',
};

function boards(count: number): string {
  return count < 5 ? 'борта' : 'бортов';
}
