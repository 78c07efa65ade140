/** A question told as a story, and what may be done after its answer. */
import { unreachable } from '@tenball/base';
import { OBJECT_BALLS, type ObjectBall } from '@tenball/equipment';
import { consequenceOf } from './banner.ts';
import type { Call } from './call.ts';
import { adjudicateDecision } from './decision.ts';
import { optionsOf } from './options.ts';
import type { Question } from './question-notation.ts';
import { DECISIONS, type Decision, type Ruling } from './ruling.ts';
import { type BySeat, opponentOf } from './seat.ts';
import type { ShotLog } from './shot-log.ts';
import { type Situation, isTenLast } from './situation.ts';
import type { Language } from './words.ts';
import { STORY_EN } from './words/question-en.ts';
import { STORY_RU } from './words/question-ru.ts';
import type { StoryFlag, StoryWords } from './words/question-words.ts';

const STORIES: Readonly<Record<Language, StoryWords>> = { ru: STORY_RU, en: STORY_EN };

/**
 * The question in words, a few short sentences: “На столе 2, 5, 10. Заказ: 2 в FL. …”. The rules
 * it is asked under are not named.
 */
export function questionSentence({ before, call, log }: Question, language: Language): string {
  const words = STORIES[language];
  const sentences = [
    ...situationSentences(before, words),
    ...(before.phase === 'break' ? [] : [callSentence(call, words)]),
    ...logSentences(log, before, words),
  ];
  return sentences.map((sentence) => `${capital(sentence)}.`).join(' ');
}

/** An answer to a pending decision: what it is called and what follows from it. */
export interface NextChoice {
  readonly decision: Decision;
  /** “Принять позицию” */
  readonly name: string;
  /** What happens then, without a full stop: “Бьёт Ким”. */
  readonly consequence: string;
}

/** What may be chosen after `ruling`; empty where nobody chooses. Names as in `consequenceOf`. */
export function choicesAfter(
  { rulebook }: Pick<Question, 'rulebook'>, { next }: Ruling, language: Language,
  names: BySeat<string>,
): readonly NextChoice[] {
  const open = optionsOf(rulebook, next);
  return DECISIONS.filter((decision) => open.includes(decision)).map((decision) => {
    const then = consequenceOf(adjudicateDecision(rulebook, next, decision), language, names);
    const name = DECISION_NAMES[language][decision];
    return { decision, name, consequence: `${then}${POSITION_WORDS[language][decision] ?? ''}` };
  });
}

/**
 * Names for a question between nobody in particular: whoever shot, and the other. They stand in
 * nominative slots.
 */
export function namesIn({ before }: Pick<Question, 'before'>, language: Language): BySeat<string> {
  const same = language === 'ru' ? 'тот же игрок' : 'the same player';
  const other = language === 'ru' ? 'соперник' : 'the opponent';
  return before.shooter === 'B' ? { A: other, B: same } : { A: same, B: other };
}

const DECISION_NAMES: Readonly<Record<Language, Readonly<Record<Decision, string>>>> = {
  ru: {
    accept: 'Принять позицию',
    passBack: 'Передать удар обратно',
    reRackAndBreak: 'Разбить самому',
    reRackOpponentBreaks: 'Пусть разобьёт ещё раз',
    breakMyself: 'Разбить самому',
    opponentBreaks: 'Отдать разбой',
  },
  en: {
    accept: 'Accept the table',
    passBack: 'Pass it back',
    reRackAndBreak: 'Re-rack and break',
    reRackOpponentBreaks: 'Have it broken again',
    breakMyself: 'Break',
    opponentBreaks: 'Give the break away',
  },
};

/** What a stroke from the same position adds. */
const POSITION_WORDS: Readonly<Record<Language, Readonly<Partial<Record<Decision, string>>>>> = {
  ru: { accept: ', биток с места', passBack: ', вернуть нельзя' },
  en: { accept: ', the cue ball where it lies', passBack: ', it cannot come back' },
};

function situationSentences(before: Situation, words: StoryWords): readonly string[] {
  const { phase, shotNumber, breakLegal, cueBall, ballsOnTable, shooter = 'A' } = before;
  const { consecutiveFouls: fouls, warnedOnTwo, declaredFrozen: frozen } = before;
  const opponent = opponentOf(shooter);
  const second = phase !== 'break' && shotNumber === 2;
  const usualPlace = phase === 'break' ? 'inHandBehindHeadString' : 'asIs';
  const place = cueBall === usualPlace ? undefined : words.place[cueBall];
  return [
    ...(phase === 'break' ? [words.break] : []),
    ...(second ? [breakLegal ? words.second : words.secondAfterFoul] : []),
    ...(phase === 'break' && ballsOnTable.length === OBJECT_BALLS.length ? []
      : [isTenLast(before) ? words.onlyTen : words.onTable(runsOf(ballsOnTable))]),
    ...(place === undefined ? [] : [place]),
    ...(fouls[shooter] === 0 ? [] : [words.fouls(fouls[shooter], warnedOnTwo[shooter])]),
    ...(fouls[opponent] === 0 ? [] : [words.opponentFouls(fouls[opponent])]),
    ...(frozen.cueBallTo.length + frozen.toRail.length === 0
      ? [] : [words.declaredFrozen(frozen.cueBallTo, frozen.toRail)]),
    ...(phase === 'callRequested' ? [words.requested] : []),
  ];
}

function callSentence(call: Call, words: StoryWords): string {
  switch (call.kind) {
    case 'pot': return (call.obvious ? words.obvious : words.pot)(call.ball, call.pocket);
    case 'safety': return words.safety;
    case 'push-out': return words.pushOut;
    case 'none': return words.noCall;
    default: return unreachable(call);
  }
}

function logSentences(log: ShotLog, { shooter }: Situation, words: StoryWords): readonly string[] {
  const { frozen, interference, unsportsmanlike } = log;
  return [
    ...(frozen.cueBallTo.length === 0
      ? [] : [words.frozenBalls(frozen.cueBallTo, frozen.cueBallDeclared)]),
    ...(frozen.toRail.length === 0 ? [] : [words.frozenRail(frozen.toRail, frozen.railDeclared)]),
    log.shotTaken ? strokeSentence(log, words) : words.noStroke,
    ...FLAGS.filter((flag) => log[flag]).map((flag) => words.flags[flag]),
    ...log.touched.map((touch) => words.touched(touch, touch.by === shooter)),
    ...(log.ballsMovingAtStrike.length === 0 ? [] : [words.moving(log.ballsMovingAtStrike)]),
    ...(interference === undefined ? [] : [words.interference(interference)]),
    ...(unsportsmanlike === undefined ? [] : [words.conduct[unsportsmanlike]]),
    ...(log.foulCalledInTime ? [] : [words.late]),
  ];
}

/** Contact, rails and pockets: one sentence, its parts between semicolons. */
function strokeSentence(log: ShotLog, words: StoryWords): string {
  const { firstContact, railAfterContact: rails, pocketed, offTable, settled } = log;
  const past = log.objectBallsPastHeadString;
  const nothingFell = pocketed.length + settled.length + offTable.length === 0;
  const noRail = firstContact.length > 0 && nothingFell && log.cueBall !== 'offTable';
  const off = log.cueBall === 'offTable' ? [0 as const, ...offTable] : offTable;
  return [
    firstContact.length === 0 ? words.noContact : words.first(firstContact),
    ...(rails.length > 0 ? [words.rails([...new Set(rails)])] : noRail ? [words.noRail] : []),
    ...(pocketed.length === 0
      ? [] : [words.pocketed(pocketed.map(({ ball, pocket }) => `${ball} (${pocket})`))]),
    ...settled.map(({ ball, pocket, secondsAtRest }) => (
      words.settled(ball, pocket, secondsAtRest)
    )),
    ...(log.cueBall === 'pocketed' ? [words.scratch] : []),
    ...(off.length === 0 ? [] : [words.offTable(off)]),
    ...(past.length === 0 ? [] : [words.pastHeadString(past)]),
  ].join('; ');
}

const FLAGS: readonly StoryFlag[] = [
  'noFootOnFloor', 'doubleHit', 'pushShot', 'miscue', 'cueBallJumped',
  'placementOnOrBelowHeadString', 'badPlayHeadString', 'cueLeftOnTable', 'outOfTurn',
  'shotClockExpired',
];

/** Neighbours of three and more as a run: “1–5, 8, 10”. */
function runsOf(balls: readonly ObjectBall[]): string {
  const runs: [first: number, last: number][] = [];
  for (const ball of balls) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === ball - 1) run[1] = ball;
    else runs.push([ball, ball]);
  }
  return runs.map(([first, last]) => {
    if (first === last) return String(first);
    return last - first === 1 ? `${first}, ${last}` : `${first}–${last}`;
  }).join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
