/** Reasons of suggestions as sentences in both languages: the same on all surfaces. */
import { unreachable } from '@tenball/base';
import type { Reason } from './suggest-content.ts';

/** The sentence of `reason`, without its stop. */
export function reasonSentence(reason: Reason, language: 'ru' | 'en'): string {
  return language === 'ru' ? inRussian(reason) : inEnglish(reason);
}

function inEnglish(reason: Reason): string {
  switch (reason.kind) {
    case 'wins-rack': return `The ${reason.ball} wins the rack`;
    case 'leaves-straight':
      return `Leaves the ${reason.ball} straight into ${reason.pocket}, `
        + `${tenthsOf(reason.metres)} m away`;
    case 'leaves-cut':
      return `Leaves the ${reason.ball} a ${whole(reason.cutDegrees)}° cut into ${reason.pocket}, `
        + `${tenthsOf(reason.metres)} m away`;
    case 'leaves-thin':
      return `Leaves the ${reason.ball} only thin: a ${whole(reason.cutDegrees)}° cut `
        + `into ${reason.pocket}`;
    case 'leaves-sometimes':
      return `The ${reason.ball} is makeable ${tenths(reason.share)} times in 10`;
    case 'leaves-none': return `The ${reason.ball} is not makeable from there`;
    case 'surest-pot': return 'The surest pot of these';
    case 'risks-cue-ball': return `Loses the cue ball ${percent(reason.share)}% of the time`;
    case 'keeps-off-rails': return 'Keeps the cue ball off the rails';
    case 'ends-on-rail': return 'Mostly leaves the cue ball on a rail';
    case 'hides': return `Hides the ${reason.ball} behind the ${reason.behind}`;
    case 'leaves-no-pot': return `Leaves the opponent no pot on the ${reason.ball}`;
    case 'leaves-little':
      return `Leaves the opponent a ${percent(reason.chance)}% pot on the ${reason.ball}`;
    case 'reaches-hidden':
      return `Hits the hidden ${reason.ball} ${percent(reason.share)}% of the time`;
    case 'offers':
      return `Offers the ${reason.ball} at ${percent(reason.chance)}% to whoever takes it`;
    case 'fouls-on-purpose': return 'A foul on purpose: ball in hand helps the opponent little';
    default: return unreachable(reason);
  }
}

function inRussian(reason: Reason): string {
  switch (reason.kind) {
    case 'wins-rack': return `Шар\u00a0${reason.ball} выигрывает партию`;
    case 'leaves-straight':
      return `Следующий шар\u00a0${reason.ball} прямой в\u00a0${reason.pocket}, `
        + `с\u00a0${tenthsOf(reason.metres, ',')}\u00a0м`;
    case 'leaves-cut':
      return `Выход на\u00a0шар\u00a0${reason.ball}: резка ${whole(reason.cutDegrees)}° `
        + `в\u00a0${reason.pocket} с\u00a0${tenthsOf(reason.metres, ',')}\u00a0м`;
    case 'leaves-thin':
      return `На\u00a0шар\u00a0${reason.ball} остаётся тонкая резка `
        + `${whole(reason.cutDegrees)}° в\u00a0${reason.pocket}`;
    case 'leaves-sometimes':
      return `Шар\u00a0${reason.ball} играется в\u00a0${tenths(reason.share)} случаях из\u00a010`;
    case 'leaves-none': return `Шар\u00a0${reason.ball} оттуда не\u00a0играется`;
    case 'surest-pot': return 'Забить проще всего из\u00a0этих вариантов';
    case 'risks-cue-ball': return `Биток теряется в\u00a0${percent(reason.share)}\u00a0% ударов`;
    case 'keeps-off-rails': return 'Биток остаётся вдали от\u00a0бортов';
    case 'ends-on-rail': return 'Биток чаще всего встаёт у\u00a0борта';
    case 'hides': return `Прячет шар\u00a0${reason.ball} за\u00a0шаром\u00a0${reason.behind}`;
    case 'leaves-no-pot': return `Сопернику не\u00a0забить шар\u00a0${reason.ball}`;
    case 'leaves-little':
      return `Шанс соперника на\u00a0шар\u00a0${reason.ball}: ${percent(reason.chance)}\u00a0%`;
    case 'reaches-hidden':
      return `До\u00a0спрятанного шара\u00a0${reason.ball} доходит `
        + `${percent(reason.share)}\u00a0% ударов`;
    case 'offers':
      return `Шар\u00a0${reason.ball} остаётся на\u00a0выбор: шанс ${
        percent(reason.chance)}\u00a0%`;
    case 'fouls-on-purpose': return 'Фол нарочно: биток с\u00a0руки сопернику мало поможет';
    default: return unreachable(reason);
  }
}

/** Metres with one decimal after `point`. */
function tenthsOf(metres: number, point = '.'): string {
  const all = Math.round(10 * metres);
  return `${Math.floor(all / 10)}${point}${all % 10}`;
}

function whole(degrees: number): string {
  return String(Math.round(degrees));
}

function percent(share: number): string {
  return String(Math.round(100 * share));
}

/** Of ten: from 2 to 8, where it is said at all. */
function tenths(share: number): string {
  return String(Math.max(2, Math.min(8, Math.round(10 * share))));
}
