/** View models of reasons: why a ruling, why no foul, and what would have changed it. */
import { type Entry, type Match, momentAt } from '@tenball/match';
import {
  type Clause, type Question, type Ruling, clauseName, consequenceOf, counterfactualSentence,
  counterfactuals, flipSentence, questionSentence, sentenceOf,
} from '@tenball/rules';
import { type Voice, clauseLabel, headlineOf, namesOf } from '../hud/select-ruling.ts';
import { clauseLink } from '../links.ts';
import { rulebookName } from '../rulebook-name.ts';
import type { Table } from '../state.ts';

/** A clause as it is cited, with its page. */
export interface ClauseView {
  readonly text: string;
  readonly title: string;
  readonly href: string;
}

export interface ReasonView {
  readonly text: string;
  readonly clause: ClauseView;
}

export interface CheckView extends ReasonView {
  readonly passed: boolean;
}

/** One thing otherwise, and the ruling that would have followed. */
export interface WhatIf {
  readonly condition: string;
  readonly ruling: string;
}

export interface WhyView {
  readonly headline: string;
  readonly now: string;
  /** In order of weight. */
  readonly reasons: readonly ReasonView[];
  readonly checks: readonly CheckView[];
  /** “Why is it (not) a foul?” */
  readonly checksTitle: string;
  /** The stroke as a question; undefined for what is no stroke. */
  readonly question: Question | undefined;
  readonly whatIf: readonly WhatIf[];
}

type Ruled = Extract<Entry, { readonly ruling: Ruling }>;

/** The reasons of line `index` of the scoresheet; undefined where it is no ruling. */
export function whyView(table: Table, index: number, voice: Voice): WhyView | undefined {
  const entry = table.match.scoresheet[index];
  if (entry === undefined || !('ruling' in entry)) return undefined;
  const { ruling } = entry;
  const { words, language } = voice;
  const question = questionOf(table.match, index, entry);
  return {
    headline: headlineOf(entry, table, voice),
    now: consequenceOf(ruling, language, namesOf(table, words)),
    reasons: ruling.reasons.map((reason) => ({
      text: sentenceOf(reason, language), clause: clauseView(reason.clause, voice),
    })),
    checks: ruling.checks.map(({ passed, reason }) => ({
      passed, text: sentenceOf(reason, language), clause: clauseView(reason.clause, voice),
    })),
    checksTitle: ruling.fouls.length > 0 ? words.ruling.whyFoul : words.ruling.whyNotFoul,
    question,
    whatIf: question === undefined ? [] : whatIfs(question, table, voice),
  };
}

/** Line `index` as a question for the referee: what stood before it, what was called and seen. */
function questionOf(match: Match, index: number, entry: Ruled): Question | undefined {
  if (entry.kind !== 'shot' && entry.kind !== 'report') return undefined;
  const { call, log } = entry;
  const before = { ...momentAt(match, index).situation, shooter: entry.seat };
  return { rulebook: match.setup.rulebook, before, call, log };
}

function whatIfs(question: Question, table: Table, { words, language }: Voice): readonly WhatIf[] {
  const names = namesOf(table, words);
  return counterfactuals(question).map((one) => {
    const condition = flipSentence(one.flip, language);
    const whole = counterfactualSentence(one, language, names);
    const ruling = whole.slice(`${condition}: `.length);
    return { condition, ruling: ruling.charAt(0).toUpperCase() + ruling.slice(1) };
  });
}

function clauseView(clause: Clause, voice: Voice): ClauseView {
  return {
    text: clauseLabel(clause, voice),
    title: clauseName(clause, voice.language),
    href: clauseLink(clause),
  };
}

/** The ruling with its reasons as plain text, to be sent to somebody. */
export function whyText(view: WhyView, table: Table, { words, language }: Voice): string {
  const { question } = view;
  return [
    rulebookName(table.match.setup.rulebook, language, words),
    ...(question === undefined ? [] : [questionSentence(question, language)]),
    '',
    `${view.headline}. ${view.now}.`,
    ...view.reasons.map(({ text, clause }) => `— ${text} (${clause.text})`),
    ...(view.checks.length === 0 ? [] : ['', view.checksTitle]),
    ...view.checks.map(({ passed, text, clause }) => (
      `${passed ? '+' : '−'} ${text} (${clause.text})`
    )),
  ].join('\n');
}
