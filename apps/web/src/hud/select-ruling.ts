/** View models of rulings: the banner with its facts and checks. */
import { unreachable } from '@tenball/base';
import { CUE_BALL, type Ball, type ObjectBall } from '@tenball/equipment';
import type { Entry } from '@tenball/match';
import {
  type BySeat, type Check, type Clause, type Ruling, clauseName, consequenceOf, sentenceOf,
  summaryOf,
} from '@tenball/rules';
import { clauseLink } from '../links.ts';
import { rulebookNameInText } from '../rulebook-name.ts';
import type { Banner, Language, Table } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { spokenName } from './select.ts';

/** What a banner is about: its colour, icon and word. */
export type BannerKind =
  | 'continue' | 'turn' | 'choice' | 'foul' | 'rack' | 'match' | 'warning' | 'decision'
  | 'rejection'
  | 'trouble';

/** A line with a ball in front: what was asked or happened, then what it means. */
export interface FactLine {
  readonly ball: Ball;
  readonly text: string;
  readonly strong: string;
}

export interface CheckLine {
  readonly passed: boolean;
  readonly text: string;
}

export interface BannerView {
  readonly kind: BannerKind;
  /** The word of the chip. */
  readonly label: string;
  readonly headline: string;
  /** Clause and edition, where a rule was applied. */
  readonly clause: string | undefined;
  /** What the clause is about. */
  readonly clauseTitle: string | undefined;
  /** Its page in the rule book. */
  readonly clauseHref: string | undefined;
  readonly facts: readonly FactLine[];
  /** What happens now. */
  readonly now: string;
  readonly checks: readonly CheckLine[];
  /** The question over the checks. */
  readonly why: string;
  /** The line of the scoresheet whose reasons can be asked; undefined where there are none. */
  readonly entry: number | undefined;
  /** Small print: the technical detail of a trouble. */
  readonly detail: string | undefined;
}

/** What the view models of rulings speak with. */
export interface Voice {
  readonly words: Messages;
  readonly language: Language;
}

type Ruled = Extract<Entry, { ruling: Ruling }>;
type ShotEntry = Extract<Entry, { kind: 'shot' }>;

const PLAIN = {
  clause: undefined, clauseTitle: undefined, clauseHref: undefined, facts: [], now: '', checks: [],
  why: '', entry: undefined, detail: undefined,
};

/** Checks that a screen cannot fail: they would only bury the ones that were at stake. */
const QUIET: ReadonlySet<string> = new Set([
  'clear.foot', 'clear.nothing-touched', 'clear.cue-ball-in-hand', 'clear.no-push-shot',
  'clear.balls-at-rest', 'clear.cue-in-hand', 'clear.right-player', 'clear.in-time',
  'clear.conduct', 'clear.placement', 'clear.single-hit', 'clear.no-ball-off-table',
  'clear.contact',
  'clear.cue-ball-not-pocketed',
]);

function isTelling({ passed, reason }: Check): boolean {
  return !passed || !QUIET.has(reason.sentence);
}

/** The banner to show at the table, if there is one. */
export function bannerView(banner: Banner, table: Table | undefined, voice: Voice): BannerView {
  const { words } = voice;
  switch (banner.kind) {
    case 'rejection': {
      const { code, detail } = banner.rejection;
      return {
        ...PLAIN, kind: 'rejection', label: words.ruling.rejection,
        headline: words.rejection[code](detail),
      };
    }
    case 'trouble':
      return {
        ...PLAIN, kind: 'trouble', label: words.ruling.trouble,
        headline: words.trouble[banner.text],
        detail: banner.detail === '' ? undefined : banner.detail,
      };
    case 'entry': return entryView(banner, table, voice);
    default: return unreachable(banner);
  }
}

function entryView(
  { entry, index }: Extract<Banner, { kind: 'entry' }>, table: Table | undefined, voice: Voice,
): BannerView {
  const { words } = voice;
  if (table === undefined) return { ...PLAIN, kind: 'decision', label: '', headline: '' };
  switch (entry.kind) {
    case 'warning':
      return {
        ...PLAIN, kind: 'warning', label: words.ruling.warning,
        headline: words.ruling.warned(spokenName(table, entry.seat, words)),
      };
    case 'shot':
    case 'report':
    case 'event':
    case 'lag':
    case 'choice':
    case 'concession': return { ...ruledView(entry, table, voice), entry: index };
    case 'rack':
    case 'undo':
    case 'place': return { ...PLAIN, kind: 'decision', label: '', headline: '' };
    default: return unreachable(entry);
  }
}

function ruledView(entry: Ruled, table: Table, voice: Voice): BannerView {
  const { ruling } = entry;
  const clause = clauseOf(ruling);
  const kind = kindOf(entry);
  const { words } = voice;
  const labels: Readonly<Record<BannerKind, string>> = {
    continue: words.ruling.continues, turn: words.header.inningOver,
    choice: words.ruling.choice, foul: words.ruling.foul,
    rack: words.ruling.rack, match: words.ruling.match, warning: words.ruling.warning,
    decision: words.ruling.decision, rejection: words.ruling.rejection,
    trouble: words.ruling.trouble,
  };
  const foul = ruling.fouls.length > 0;
  return {
    kind,
    label: labels[kind],
    headline: headlineOf(entry, table, voice),
    clause: clause === undefined ? undefined : clauseText(clause, table, voice),
    clauseTitle: clause === undefined ? undefined : clauseName(clause, voice.language),
    clauseHref: clause === undefined ? undefined : clauseLink(clause),
    facts: entry.kind === 'shot' ? factsOf(entry, words) : [],
    now: consequence(entry, table, voice),
    checks: ruling.checks.filter(isTelling).map(({ passed, reason }) => ({
      passed, text: sentenceOf(reason, voice.language),
    })),
    why: foul ? words.ruling.whyFoul : words.ruling.whyNotFoul,
    entry: undefined,
    detail: undefined,
  };
}

/** The banner's kind: the weightiest thing that happened. */
export function kindOf(entry: Ruled): BannerKind {
  const { ruling } = entry;
  if (ruling.matchWinner !== undefined) return 'match';
  if (ruling.rackWinner !== undefined) return 'rack';
  if (ruling.fouls.length > 0) return 'foul';
  if (ruling.next.pendingDecision !== undefined) return 'choice';
  if (entry.kind !== 'shot') return 'decision';
  return ruling.inning === 'ends' ? 'turn' : 'continue';
}

/** The names of both seats. */
export function namesOf(table: Table, words: Messages): BySeat<string> {
  return { A: spokenName(table, 'A', words), B: spokenName(table, 'B', words) };
}

/** The first line: what happened. */
export function headlineOf(entry: Ruled, table: Table, { words, language }: Voice): string {
  if (entry.kind === 'concession') {
    return words.ruling.conceded(spokenName(table, entry.seat, words), entry.what);
  }
  return summaryOf(entry.ruling, language, namesOf(table, words));
}

/** The clause that a ruling is cited by: of the gravest foul, or of the first reason. */
export function clauseOf(ruling: Ruling): Clause | undefined {
  const { fouls, reasons } = ruling;
  const gravest = fouls.find(({ code }) => code === 'THREE_FOULS') ?? fouls[0];
  return gravest?.clause ?? reasons[0]?.clause;
}

/** «п. 6 · базовая редакция». */
function clauseText(clause: Clause, table: Table, voice: Voice): string {
  const { rulebook } = table.match.setup;
  const edition = rulebookNameInText(rulebook, voice.language, voice.words);
  return `${clauseLabel(clause, voice)} · ${edition}`;
}

/** «п. 6»; a clause without a number is called by its name. */
export function clauseLabel(clause: Clause, { words, language }: Voice): string {
  const number = /^[SG](\d.*)$/.exec(clause)?.[1];
  return number === undefined ? clauseName(clause, language) : words.ruling.clause(number);
}

/** What happens now; what headline, facts or options say is not said twice. */
function consequence(entry: Ruled, table: Table, { words, language }: Voice): string {
  if (table.activity.kind === 'choosing') return '';
  const headline = headlineOf(entry, table, { words, language });
  const sentences = consequenceOf(entry.ruling, language, namesOf(table, words)).split('. ');
  const told = entry.kind === 'shot' && entry.ruling.spotted.length > 0 ? 1 : 0;
  return sentences.slice(told).filter((line) => !isSaidBy(headline, line, words)).join('. ');
}

/** The headline says as much: it is the line, or names who comes to the table already. */
function isSaidBy(headline: string, line: string, words: Messages): boolean {
  const name = words.ruling.shoots.exec(line)?.[1];
  return line === headline || (name !== undefined && headline.includes(name));
}

/** The balls of a shot: the called one first, then what else went down or off. */
export function factsOf({ call, log, ruling }: ShotEntry, words: Messages): readonly FactLine[] {
  const called = call.kind === 'pot' ? call : undefined;
  const lines: FactLine[] = [];
  if (called !== undefined) {
    const down = log.pocketed.find(({ ball }) => ball === called.ball);
    if (down === undefined) {
      lines.push({
        ball: called.ball, text: words.ruling.calledIn(called.pocket), strong: words.ruling.notDown,
      });
    } else if (down.pocket === called.pocket) {
      const strong = ruling.spotted.includes(called.ball)
        ? words.ruling.spotted : words.ruling.made;
      lines.push({ ball: called.ball, text: words.ruling.calledIn(called.pocket), strong });
    }
  }
  const told = lines[0]?.strong === words.ruling.notDown ? undefined : lines[0]?.ball;
  for (const { ball, pocket } of log.pocketed) {
    if (ball === told) continue;
    lines.push({ ball, text: words.ruling.fellIn(pocket), strong: fate(ball, ruling, words) });
  }
  for (const ball of log.offTable) {
    lines.push({ ball, text: words.ruling.offTable, strong: fate(ball, ruling, words) });
  }
  // No foul by itself, but without a word nobody knows why the cue ball went astray.
  if (log.miscue) lines.push({ ball: CUE_BALL, text: '', strong: words.ruling.miscue });
  const cueBall = cueBallFact(log.cueBall, words);
  return cueBall === undefined ? lines : [...lines, cueBall];
}

function fate(ball: ObjectBall, ruling: Ruling, words: Messages): string {
  if (ruling.spotted.includes(ball)) return words.ruling.spotted;
  return ruling.outOfPlay.includes(ball) ? words.ruling.outOfPlay : words.ruling.stays;
}

function cueBallFact(end: ShotEntry['log']['cueBall'], words: Messages): FactLine | undefined {
  if (end === 'onTable') return undefined;
  const strong = end === 'pocketed' ? words.ruling.cueBallDown : words.ruling.cueBallOff;
  return { ball: CUE_BALL, text: '', strong };
}
