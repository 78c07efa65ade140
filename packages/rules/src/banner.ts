/** A ruling for the banner at the table: the headline, and what happens now. */
import { unreachable } from '@tenball/base';
import type { ObjectBall } from '@tenball/equipment';
import type { Ruling } from './ruling.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Reason, SentenceKey } from './sentence.ts';
import type { Situation } from './situation.ts';
import { type Language, foulName, sentenceOf } from './words.ts';
import { madeBall } from './words/ru-grammar.ts';

const SEAT_LETTERS: BySeat<string> = { A: 'A', B: 'B' };

type Text = Readonly<Record<Language, string>>;

/** Headline of a ruling, a few words. Names stand in nominative slots. */
export function summaryOf(
  ruling: Ruling, language: Language, names: BySeat<string> = SEAT_LETTERS,
): string {
  const [foul] = ruling.fouls;
  const third = ruling.fouls.some(({ code }) => code === 'THREE_FOULS');
  if (ruling.refused) return REFUSED[language];
  if (third) return foulName('THREE_FOULS', language);
  if (foul !== undefined) return foulName(foul.code, language);
  const { matchWinner, rackWinner } = ruling;
  if (matchWinner !== undefined) return matchLine(ruling, matchWinner, language, names);
  if (rackWinner !== undefined) return RACK[language](names[rackWinner]);
  const [first] = ruling.reasons;
  return first === undefined ? '' : headline(first, ruling, language, names);
}

/** What happens now, one or more sentences: who plays, from where, who chooses. */
export function consequenceOf(
  ruling: Ruling, language: Language, names: BySeat<string>,
): string {
  return [
    spottedLine(ruling.spotted, language),
    ...endLines(ruling, language, names),
    nextLine(ruling, language, names),
    warningLine(ruling.reasons, language),
  ].filter((line) => line !== '').join('. ');
}

const REFUSED: Text = { ru: 'Сейчас это невозможно', en: 'Not possible now' };
const RACK: Readonly<Record<Language, (name: string) => string>> = {
  ru: (name) => `Партия: ${name}`,
  en: (name) => `Rack to ${name}`,
};

/** Headlines that are shorter than the first reason. */
const HEADLINES: Readonly<Partial<Record<SentenceKey, Text>>> = {
  'call.wrong-pocket': { ru: 'Шар в незаказанной лузе', en: 'Ball in an uncalled pocket' },
  'call.other-ball': { ru: 'Забит незаказанный шар', en: 'Uncalled ball pocketed' },
  'call.none-pocketed': { ru: 'Забит незаказанный шар', en: 'Uncalled ball pocketed' },
  'safety.played': { ru: 'Отыгрыш', en: 'Safety' },
  'safety.pocketed': { ru: 'Шар забит на отыгрыше', en: 'Ball pocketed on a safety' },
  'push-out.played': { ru: 'Пуш-аут', en: 'Push-out' },
  'break.dry': { ru: 'Правильный разбой', en: 'Legal break' },
  'break.pocketed': { ru: 'Правильный разбой', en: 'Legal break' },
  'break.short': { ru: 'Слабый разбой', en: 'Short break' },
  'ten.early': {
    ru: 'Десятка раньше времени: выставляется, подход продолжается',
    en: 'Early ten: spotted, you continue',
  },
  'choice.accepted': { ru: 'Позиция принята', en: 'Table accepted' },
  'choice.passed-back': { ru: 'Удар передан обратно', en: 'Passed back' },
};

function headline(
  first: Reason, ruling: Ruling, language: Language, names: BySeat<string>,
): string {
  if (first.sentence === 'call.made' || first.sentence === 'call.obvious-made') {
    const { ball } = first.facts;
    return language === 'ru' ? `${madeBall(ball)} по заказу` : `${ball} made as called`;
  }
  const { shooter } = ruling.next;
  const missed = first.sentence === 'call.missed' || first.sentence === 'miss.no-call';
  if (missed && shooter !== undefined) {
    return language === 'ru'
      ? `Промах, вступает: ${names[shooter]}`
      : `Miss, ${names[shooter]} comes to the table`;
  }
  return HEADLINES[first.sentence]?.[language] ?? sentenceOf(first, language);
}

function spottedLine(balls: readonly ObjectBall[], language: Language): string {
  if (balls.length === 0) return '';
  const list = balls.join(', ');
  if (language === 'en') return `${list} spotted on the foot spot`;
  return `${list} ${balls.length === 1 ? 'выставлена' : 'выставлены'} на заднюю отметку`;
}

function endLines(ruling: Ruling, language: Language, names: BySeat<string>): readonly string[] {
  if (ruling.matchWinner !== undefined) {
    return [matchLine(ruling, ruling.matchWinner, language, names)];
  }
  if (ruling.rackWinner === undefined) return [];
  const { A, B } = ruling.next.score;
  const score = language === 'ru' ? `Счёт ${A} : ${B}` : `Score ${A}–${B}`;
  return [RACK[language](names[ruling.rackWinner]), score];
}

function matchLine(
  ruling: Ruling, winner: Seat, language: Language, names: BySeat<string>,
): string {
  const { A, B } = ruling.next.score;
  return language === 'ru'
    ? `Матч: ${names[winner]}, ${A} : ${B}` : `Match to ${names[winner]}, ${A}–${B}`;
}

function nextLine(ruling: Ruling, language: Language, names: BySeat<string>): string {
  const { next } = ruling;
  const name = nameOf(next, names);
  const ru = language === 'ru';
  switch (next.phase) {
    case 'break': return ru ? `Разбивает: ${name}` : `${name} breaks`;
    case 'shot': return strokeLine(ruling, name, language);
    case 'callRequested': return `${name}: ${requestLine(ruling, language)}`;
    case 'decision':
    case 'lagChoice': return `${ru ? 'Решает' : 'Decides'}: ${name}. ${choices(next, language)}`;
    case 'lag': return ru ? 'Розыгрыш повторяется' : 'Lag again';
    case 'suspended':
      return ru ? 'Игра остановлена, решает судья' : 'Play is suspended, the referee decides';
    case 'setup':
    case 'matchOver': return '';
    default: return unreachable(next.phase);
  }
}

function requestLine(ruling: Ruling, language: Language): string {
  const push = opensPushOut(ruling);
  if (language === 'ru') {
    return push ? 'назовите шар и лузу, отыгрыш или пуш-аут' : 'назовите шар и лузу или отыгрыш';
  }
  return push ? 'call ball and pocket, safety or push-out' : 'call ball and pocket, or safety';
}

function opensPushOut({ reasons }: Ruling): boolean {
  return reasons.some(({ sentence }) => (
    sentence === 'push-out.open' || sentence === 'push-out.right-passes'
  ));
}

function strokeLine(ruling: Ruling, name: string, language: Language): string {
  const { next } = ruling;
  const ru = language === 'ru';
  const push = opensPushOut(ruling);
  return [
    ru ? `Бьёт ${name}` : `${name} to shoot`,
    ...(next.cueBall === 'inHandAnywhere'
      ? [ru ? 'биток с руки, в любом месте' : 'ball in hand, anywhere'] : []),
    ...(next.cueBall === 'inHandBehindHeadString'
      ? [ru ? 'биток с руки, в доме' : 'ball in hand behind the head string'] : []),
    ...(push ? [ru ? 'можно объявить пуш-аут' : 'a push-out is open'] : []),
  ].join(', ');
}

function choices({ pendingDecision }: Situation, language: Language): string {
  const ru = language === 'ru';
  switch (pendingDecision?.kind) {
    case 'lagChoice': return ru ? 'Разбить самому или отдать разбой' : 'Break, or give it away';
    case 'afterIllegalBreak':
      return ru
        ? 'Принять позицию, разбить самому или дать разбить ещё раз'
        : 'Accept the table, re-rack and break, or have it broken again';
    default:
      return ru
        ? 'Принять позицию или передать удар обратно' : 'Accept the table or pass it back';
  }
}

function warningLine(reasons: readonly Reason[], language: Language): string {
  const onTwo = reasons.some(({ sentence }) => (
    sentence === 'count.two' || sentence === 'count.no-warning-two'
    || sentence === 'count.unwarned'
  ));
  if (!onTwo) return '';
  return language === 'ru'
    ? 'Два фола подряд. Третий проигрывает партию'
    : 'Two fouls in a row. A third loses the rack';
}

function nameOf({ pendingDecision, shooter }: Situation, names: BySeat<string>): string {
  const seat = pendingDecision?.decider ?? shooter;
  return seat === undefined ? '' : names[seat];
}
