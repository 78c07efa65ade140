/** The table as text: from the state to the lines of the text board. */
import {
  CUE_BALL, OBJECT_BALLS, type ObjectBall, TABLES, type TableSpec,
} from '@tenball/equipment';
import { countingEntries } from '@tenball/match';
import { isPushOutOpen, lowestBall } from '@tenball/rules';
import { logView } from '../hud/select-log.ts';
import { type BannerView, bannerView } from '../hud/select-ruling.ts';
import {
  type OptionView, optionsView, spokenName, tipWords, turnSentence,
} from '../hud/select.ts';
import type { Language } from '../language.ts';
import type { State, Table } from '../state.ts';
import { strokeOf } from '../update/playing.ts';
import { type Messages, wordsOf } from '../words/index.ts';
import type { BoardWords } from './board-words.ts';
import { potsOf } from './lanes.ts';
import { numberText, placeText, potText } from './texts.ts';
import { boardWords } from './words.ts';

export interface BallLine {
  readonly key: number;
  readonly text: string;
  /** Every pot of the ball on; of other balls the line itself has the best. */
  readonly pots: readonly string[];
}

export interface BoardView {
  /** Score, race, who is to shoot, ball on, fouls, what the rules allow. */
  readonly now: readonly string[];
  readonly balls: readonly BallLine[];
  readonly options: readonly OptionView[];
  /** The last ruling in full. */
  readonly ruling: readonly string[];
  readonly log: readonly string[];
}

interface Here {
  readonly state: State;
  readonly table: Table;
  readonly language: Language;
  readonly spec: TableSpec;
  readonly words: BoardWords;
  readonly screen: Messages;
}

/** All that the text board shows of `table`. */
export function boardView(state: State, table: Table): BoardView {
  const { language } = state.settings;
  const screen = wordsOf(language);
  const here: Here = {
    state, table, language, screen, spec: TABLES[table.match.setup.table],
    words: boardWords(language),
  };
  return {
    now: nowLines(here),
    balls: ballLines(here),
    options: optionsView(table, screen),
    ruling: lastRuling(table, language),
    log: rackLog(table, language),
  };
}

function nowLines(here: Here): readonly string[] {
  const { state, table, words, screen } = here;
  const { match } = table;
  const { score, raceTo, consecutiveFouls } = match.situation;
  const [a, b] = [spokenName(table, 'A', screen), spokenName(table, 'B', screen)];
  const sides = words.score({ a, b, scoreA: score.A, scoreB: score.B });
  const lowest = lowestBall(match.situation);
  return [
    [sides, words.race(raceTo.A, raceTo.B), words.rack(match.rackNumber)].join(', '),
    turnSentence(state, screen),
    ...(lowest === undefined ? [] : [words.ballOn(lowest)]),
    ...(['A', 'B'] as const).filter((seat) => consecutiveFouls[seat] > 0)
      .map((seat) => words.fouls(spokenName(table, seat, screen), consecutiveFouls[seat])),
    ...allowed(here),
  ];
}

/** What the rules allow the player at the table. */
function allowed({ table, words, screen, language }: Here): readonly string[] {
  const { activity, match } = table;
  if (activity.kind !== 'aiming' && activity.kind !== 'placing') return [];
  const { cueBall } = match.situation;
  const hand = words.cueBall[cueBall];
  const open = isPushOutOpen(match.setup.rulebook, match.situation) ? [words.pushOutOpen] : [];
  if (activity.kind === 'placing') return [hand, ...open];
  const stroke = strokeOf(table);
  const set = words.stroke({
    heading: numberText(language, stroke.headingDegrees, 2),
    speed: numberText(language, stroke.speed, 2, 1),
    tip: tipWords(stroke.tipRight, stroke.tipUp, screen),
    elevation: numberText(language, stroke.elevationDegrees, 1),
  });
  return [hand, ...open, set];
}

function ballLines(here: Here): readonly BallLine[] {
  const { table, words, spec, language } = here;
  const { layout, situation } = table.match;
  const cue = layout[CUE_BALL];
  const cueText = cue === undefined ? words.off : placeText(language, spec, cue);
  const on = OBJECT_BALLS.filter((ball) => layout[ball] !== undefined);
  const down = OBJECT_BALLS.filter((ball) => layout[ball] === undefined);
  return [
    { key: CUE_BALL, text: `${words.ball(CUE_BALL)} ${cueText}`, pots: [] },
    ...on.map((ball) => ballLine(ball, ball === lowestBall(situation), here)),
    ...(down.length === 0 ? [] : [{ key: -1, text: words.down(down.join(', ')), pots: [] }]),
  ];
}

function ballLine(ball: ObjectBall, isOn: boolean, here: Here): BallLine {
  const { table: { match: { layout } }, spec, language, words } = here;
  const at = layout[ball];
  const place = at === undefined ? '' : placeText(language, spec, at);
  const text = `${words.ball(ball)}\u00a0— ${place}`;
  if (layout[CUE_BALL] === undefined) return { key: ball, text, pots: [] };
  const pots = potsOf(layout, spec, ball).map((pot) => potText(language, pot));
  if (isOn && pots.length > 1) return { key: ball, text, pots };
  return { key: ball, text: `${text}, ${pots[0] ?? words.noPots}`, pots: [] };
}

/** The last line of the scoresheet that is a ruling, with its facts, checks and clause. */
function lastRuling(table: Table, language: Language): readonly string[] {
  const { scoresheet } = table.match;
  const index = countingEntries(scoresheet).findLast((line) => {
    const entry = scoresheet[line];
    return entry !== undefined && 'ruling' in entry;
  });
  const entry = index === undefined ? undefined : scoresheet[index];
  if (entry === undefined || index === undefined) return [];
  const voice = { words: wordsOf(language), language };
  const view = bannerView({ kind: 'entry', entry, index }, table, voice);
  const { why, checks } = view;
  return [
    ...rulingLines(view),
    ...(checks.length === 0 ? [] : [`${why} ${checks.map(({ text }) => text).join('; ')}`]),
  ];
}

/** What happened, with which balls, what follows, and by which clause. */
export function rulingLines(view: BannerView): readonly string[] {
  const { label, headline, facts, now, clause, clauseTitle, detail } = view;
  return [
    label === '' ? headline : `${label}. ${headline}`,
    ...facts.map(({ ball, text, strong }) => (
      [ball === 0 ? '' : String(ball), text, strong].filter((part) => part !== '').join(' ')
    )),
    now,
    clause === undefined ? '' : `${clause}${clauseTitle === undefined ? '' : `, ${clauseTitle}`}`,
    detail ?? '',
  ].filter((line) => line !== '');
}

function rackLog(table: Table, language: Language): readonly string[] {
  const [rack] = logView(table, { words: wordsOf(language), language });
  return (rack?.rows ?? []).map(({ number, name, call, text, clause }) => {
    const who = [number === undefined ? '' : `${number}.`, name].filter((part) => part !== '');
    const what = [call, text, clause?.text ?? ''].filter((part) => part !== '');
    return [who.join(' '), what.join(', ')].filter((part) => part !== '').join(': ');
  });
}

/** Said at once when it changes: a ruling with the answers it asks for, a refusal, a trouble. */
export function spokenRuling(state: State, table: Table): string {
  const { language } = state.settings;
  const words = wordsOf(language);
  const lines = table.banner === undefined
    ? [] : rulingLines(bannerView(table.banner, table, { words, language }));
  const options = optionsView(table, words)
    .map(({ label, consequence }, index) => `${index + 1}: ${label}. ${consequence}`);
  return [...lines, ...options].map((line) => line.replace(/\.$/, '')).join('. ');
}
