/** What the page shows of a ruling, in the language of the page. */
import {
  type Check, type Clause, type NextChoice, type Question, type Reason, type Ruling,
  answerQuestion, choicesAfter, clauseName, consequenceOf, counterfactuals, flipSentence, namesIn,
  sentenceOf, summaryOf,
} from '@tenball/rules';
import type { Language } from '../state.ts';
import type { RulingTone } from './ask-words.ts';
import { ASK_WORDS } from './words-of.ts';

/** A sentence with the clause it stands on. */
export interface Line {
  readonly text: string;
  readonly clause: Clause;
  /** “п. 6.3”; a clause without a number is called by its name. */
  readonly chip: string;
  readonly clauseTitle: string;
}

export interface CheckedLine extends Line {
  readonly passed: boolean;
}

export interface RulingView {
  readonly tone: RulingTone;
  readonly headline: string;
  /** Who is next and where the cue ball goes; what was spotted. Full sentences. */
  readonly now: string;
  /** Who chooses and what; empty where nobody does. */
  readonly chooser: string;
  readonly choices: readonly NextChoice[];
  readonly reasons: readonly Line[];
  readonly checks: readonly CheckedLine[];
  /** The clause that weighs most. */
  readonly main: Line | undefined;
}

/** What would have been otherwise. */
export interface Flipped {
  /** “Если бы биток остался на столе” */
  readonly condition: string;
  /** Headline and what happens then. */
  readonly outcome: string;
  readonly question: Question;
}

/** What would have changed the ruling, the weightiest first. */
export function viewFlips(question: Question, language: Language): readonly Flipped[] {
  return counterfactuals(question).map((other) => {
    const said = [
      `${headlineOf(other.question, other.ruling, language)}.`,
      nowOf(other.question, other.ruling, language),
      sentences(chooserOf(other.question, other.ruling, language)),
    ];
    return {
      condition: flipSentence(other.flip, language),
      outcome: said.filter((sentence) => sentence !== '').join(' '),
      question: other.question,
    };
  });
}

/** The referee’s answer to `question`, ready to be drawn. */
export function viewRuling(question: Question, language: Language): RulingView {
  const ruling = answerQuestion(question);
  const names = namesIn(question, language);
  const reasons = ruling.reasons.map((reason) => lineOf(reason, language));
  return {
    tone: toneOf(ruling),
    headline: headlineOf(question, ruling, language),
    now: nowOf(question, ruling, language),
    chooser: chooserOf(question, ruling, language),
    choices: choicesAfter(question, ruling, language, names).map((choice) => ({
      ...choice, consequence: sentences(choice.consequence),
    })),
    reasons,
    checks: ruling.checks.map((check) => checkedLine(check, language)),
    main: mainLine(ruling, reasons),
  };
}

/** Where a clause is explained. */
export function clauseHref(clause: Clause): string {
  return `./rules.html#${clause}`;
}

function mainLine({ fouls }: Ruling, reasons: readonly Line[]): Line | undefined {
  const gravest = fouls.find(({ code }) => code === 'THREE_FOULS') ?? fouls[0];
  return reasons.find(({ clause }) => clause === gravest?.clause) ?? reasons[0];
}

function toneOf({ refused, fouls, matchWinner, rackWinner, next, inning }: Ruling): RulingTone {
  if (refused) return 'refused';
  if (fouls.length > 0) return 'foul';
  if (matchWinner !== undefined) return 'match';
  if (rackWinner !== undefined) return 'rack';
  if (next.pendingDecision !== undefined) return 'choice';
  if (inning === 'replay' || inning === 'rackReplayed') return 'replay';
  return inning === 'ends' ? 'turn' : 'continue';
}

function headlineOf({ before }: Question, ruling: Ruling, language: Language): string {
  const words = ASK_WORDS[language];
  const won = ruling.fouls.length === 0 && ruling.rackWinner === before.shooter;
  if (ruling.rackWinner !== undefined && won) {
    return ruling.matchWinner === undefined ? words.rackWon : words.matchWon;
  }
  if (ruling.reasons[0]?.sentence === 'ten.early') return words.earlyTen;
  return capital(summaryOf(ruling, language, namesIn({ before }, language)));
}

/** The score is left out, as nobody was asked for it; choices stand by themselves. */
function nowOf(question: Question, ruling: Ruling, language: Language): string {
  const { next } = ruling;
  const told: Ruling = {
    ...ruling,
    rackWinner: undefined,
    matchWinner: undefined,
    next: next.pendingDecision === undefined ? next : { ...next, phase: 'matchOver' },
  };
  const line = consequenceOf(told, language, namesIn(question, language));
  const lies = next.phase === 'shot' && next.cueBall === 'asIs';
  return sentences(lies ? `${line}. ${ASK_WORDS[language].asItLies}` : line);
}

/** Who chooses what comes next; empty where nobody does. */
function chooserOf(question: Question, { next }: Ruling, language: Language): string {
  const { decider } = next.pendingDecision ?? {};
  if (decider === undefined) return '';
  return capital(ASK_WORDS[language].options(namesIn(question, language)[decider]));
}

function lineOf(reason: Reason, language: Language): Line {
  const { clause } = reason;
  const number = /^[SG](\d.*)$/.exec(clause)?.[1];
  const clauseTitle = clauseName(clause, language);
  return {
    text: sentences(sentenceOf(reason, language)),
    clause,
    chip: number === undefined ? clauseTitle : ASK_WORDS[language].clause(number),
    clauseTitle,
  };
}

function checkedLine({ passed, reason }: Check, language: Language): CheckedLine {
  return { ...lineOf(reason, language), passed };
}

/** Each sentence with a large letter and a full stop. */
function sentences(text: string): string {
  if (text === '') return '';
  return `${text.split('. ').map(capital).join('. ')}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
