/** From a hint to what its card says, step by step. */
import type { Advice, Hint, HintArm, HintWay } from '@tenball/ai';
import { CUE_BALL, type ObjectBall, type Pocket } from '@tenball/equipment';
import { tipWords } from '../hud/select.ts';
import type { FoundHint, HintHelp, HintStep, Language } from '../state.ts';
import { formatTenths, formatWhole, wordsOf } from '../words/index.ts';
import { hintWordsOf } from './hint-words-of.ts';
import type { HintWords } from './hint-words.ts';

export interface HintView {
  readonly step: HintStep;
  readonly kind: Hint['advice']['kind'];
  readonly headline: string;
  readonly notes: readonly string[];
  /** From the second step on. */
  readonly target: HintTargetView | undefined;
  readonly position: { readonly manner: string; readonly zone: string } | undefined;
  readonly whole: HintWholeView | undefined;
  /** The newest step as sentences, for those who listen. */
  readonly spoken: string;
}

export interface HintTargetView {
  /** Balls in the order in which they are hit, the called one last. */
  readonly balls: readonly ObjectBall[];
  readonly ball: ObjectBall | undefined;
  readonly pocket: Pocket | undefined;
  readonly place: string | undefined;
  /** How the ball goes, where not straight. */
  readonly way: readonly string[];
  readonly chanceTitle: string;
  readonly chances: readonly {
    readonly arm: HintArm;
    readonly name: string;
    /** Share of 1, and as it is written. */
    readonly share: number;
    readonly percent: string;
  }[];
}

export interface HintWholeView {
  readonly tipRight: number;
  readonly tipUp: number;
  readonly tip: string;
  readonly speed: string;
  readonly margin: { readonly text: string; readonly spoken: string } | undefined;
  readonly next: Hint['plan']['next'];
}

const ARMS: readonly HintArm[] = ['you', 'club', 'pro'];
/** Chances that may be farther off than this say so. */
const ROUGH = 0.12;

/** What the card says of `help`; undefined before anything is known, or where nothing can be. */
export function helpView(
  { step, found, advice }: HintHelp, language: Language,
): HintView | undefined {
  if (found !== undefined) return found === 'none' ? undefined : hintView(step, found, language);
  return advice === undefined ? undefined : adviceView(advice, language);
}

/** The first step, for which the advice is enough. */
function adviceView({ kind, equal }: Advice, language: Language): HintView {
  const words = hintWordsOf(language);
  const view = {
    step: 1, kind, headline: words.kind[kind],
    notes: [equal.length > 0 ? words.equal(equal) : words.kindNote[kind]],
    target: undefined, position: undefined, whole: undefined,
  } as const;
  return { ...view, spoken: spokenOf(view, words, language) };
}

/** What the card says of `hint` at `step`. */
export function hintView(
  step: HintStep, { hint, marks }: FoundHint, language: Language,
): HintView {
  const words = hintWordsOf(language);
  const view = {
    ...adviceView(hint.advice, language), step,
    target: step >= 2 ? targetView({ hint, marks }, words, language) : undefined,
    position: step >= 3 ? positionView(hint, words, language) : undefined,
    whole: step >= 4 ? wholeView(hint, words, language) : undefined,
  };
  return { ...view, spoken: spokenOf(view, words, language) };
}

function targetView(
  { hint, marks }: FoundHint, words: HintWords, language: Language,
): HintTargetView {
  const { ball, pocket } = marks;
  const { way } = hint.plan;
  const { within } = hint.chances;
  const title = pocket === undefined ? words.legal : words.pots;
  return {
    balls: ballsOf(way, ball), ball, pocket,
    place: hint.advice.place === undefined ? undefined : words.place,
    way: wayWords(way, ball, words),
    chanceTitle: within < ROUGH
      ? title : `${title}, ${words.roughly(formatWhole(language, Math.round(within * 100)))}`,
    chances: ARMS.map((arm) => ({
      arm, name: words.arms[arm], share: hint.chances[arm],
      percent: `${formatWhole(language, Math.round(hint.chances[arm] * 100))}${
        language === 'ru' ? '\u00a0%' : '%'}`,
    })),
  };
}

function ballsOf({ first, links }: HintWay, called: ObjectBall | undefined): ObjectBall[] {
  if (called === undefined) return [];
  const passing = links.map(({ ball }) => ball).filter((ball) => ball !== called);
  const isCarom = passing.length === 0 && links.length > 0 && first !== undefined;
  return isCarom && first !== called ? [first, called] : [...passing, called];
}

/** How the ball goes where it does not go straight. */
function wayWords(
  way: HintWay, called: ObjectBall | undefined, { way: words }: HintWords,
): string[] {
  const { first, links, kiss, kicks, banks } = way;
  const notes = kicks.length > 0 ? [words.kick(kicks.length)] : [];
  if (called === undefined || links.length === 0) return notes;
  const balls = links.map(({ ball }) => ball);
  if (links.at(-1)?.by !== CUE_BALL) notes.push(words.combination(balls));
  else if (first !== undefined && first !== called) notes.push(words.carom(first, called));
  if (kiss !== undefined) notes.push(words.kiss(called, kiss));
  if (banks.length > 0) notes.push(words.bank(called, banks.length));
  return notes;
}

function positionView(
  { zone }: Hint, words: HintWords, language: Language,
): NonNullable<HintView['position']> {
  const { pace, height, side } = zone.manner;
  return {
    manner: [words.pace[pace], words.height[height], words.side[side]].join(', '),
    zone: zone.hull.length === 0
      ? words.noZone
      : words.zone(formatWhole(language, Math.round(zone.share * 100))),
  };
}

function wholeView({ advice, plan }: Hint, words: HintWords, language: Language): HintWholeView {
  const { tipRight, tipUp, speed } = advice.stroke;
  const { stroke } = wordsOf(language);
  return {
    tipRight, tipUp,
    tip: tipWords(tipRight, tipUp, wordsOf(language)),
    speed: `${formatTenths(language, speed)}\u00a0${stroke.speedUnit}`,
    margin: marginView(plan, words, language),
    next: plan.next,
  };
}

function marginView(
  { margin }: Hint['plan'], words: HintWords, language: Language,
): HintWholeView['margin'] {
  if (margin === undefined) return undefined;
  const left = hundredths(margin.left, language);
  const right = hundredths(margin.right, language);
  return {
    text: words.marginOf(left, right, margin.isLeast),
    spoken: words.marginSpoken(left, right, margin.isLeast),
  };
}

function hundredths(value: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function spokenOf(
  view: Omit<HintView, 'spoken'>, words: HintWords, language: Language,
): string {
  const { target, position, whole } = view;
  const title = `${words.title}, ${words.step(view.step)}`;
  if (whole !== undefined) {
    const next = whole.next.map(({ ball, pocket }) => potSpoken(ball, pocket, language)).join('; ');
    return sentences([
      title, `${words.speed} ${whole.speed}`, `${words.tip}: ${whole.tip}`,
      whole.margin === undefined ? '' : `${words.margin}: ${whole.margin.spoken}`,
      next === '' ? '' : `${words.then}: ${next}`,
    ]);
  }
  if (position !== undefined) return sentences([title, position.manner, position.zone]);
  if (target !== undefined) {
    const chances = target.chances.map(({ name, percent }) => `${name} ${percent}`).join(', ');
    return sentences([
      title, target.place ?? '',
      target.ball === undefined ? words.anyBall : potSpoken(target.ball, target.pocket, language),
      ...target.way,
      `${target.chanceTitle}: ${chances}`,
    ]);
  }
  return sentences([title, view.headline, ...view.notes]);
}

function potSpoken(ball: ObjectBall, pocket: Pocket | undefined, language: Language): string {
  const words = wordsOf(language);
  const name = `${words.call.ball} ${ball}`;
  return pocket === undefined ? name : `${name}, ${words.pocket[pocket]}`;
}

function sentences(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').map((part) => part.replace(/[.…]$/, '')).join('. ');
}
