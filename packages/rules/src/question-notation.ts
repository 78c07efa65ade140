/**
 * A question to the referee on one line: `base | A balls:2,5,10 | 2@FL | >2 10@FL`.
 *
 * Four columns between bars with a blank on both sides: the edition with its overrides, the
 * situation before the stroke, the call, and what was seen (`shot-log-notation.ts`).
 * `docs/notation.md` is the grammar. The order of events is not carried.
 */
import { type Result, err, ok, present } from '@tenball/base';
import {
  OBJECT_BALLS, POCKETS, type TextError, meaningError, textError,
} from '@tenball/equipment';
import { adjudicate } from './adjudicate.ts';
import type { Call } from './call.ts';
import { checkShotLog } from './check-log.ts';
import { presetOf } from './editions.ts';
import { wordOfEvidence } from './question-evidence.ts';
import { type Word, formatSituation, readSituation } from './question-situation.ts';
import { EDITIONS, type Rulebook } from './rulebook.ts';
import { rulebookFrom } from './rulebook-from.ts';
import type { Ruling } from './ruling.ts';
import type { ShotLog } from './shot-log.ts';
import { formatShotLog, parseShotLog } from './shot-log-notation.ts';
import type { Situation } from './situation.ts';

/** A stroke to be ruled on: the rules, the situation, the call, what was seen. */
export interface Question {
  readonly rulebook: Rulebook;
  readonly before: Situation;
  readonly call: Call;
  readonly log: ShotLog;
}

/** The longest canonical text has about 1000 characters. */
const LENGTH_LIMIT = 4000;
const COLUMNS = [
  `an edition: ${EDITIONS.join(', ')}`,
  '" | " and the situation before the stroke',
  '" | " and the call: 2@FL, 2@FL?, safety, push-out or none',
  '" | " and what was seen, such as >2 2@FL',
] as const;
const EXPECTED_CALL = 'one call: 2@FL, 2@FL? (obvious, not spoken), safety, push-out or none';

/**
 * Reads a question. The first part that cannot be read is the error, then what cannot have been
 * seen: a ball that was not there, a ball with two ends.
 */
export function parseQuestion(text: string): Result<Question, TextError> {
  if (text.length > LENGTH_LIMIT) {
    return err(textError(text, LENGTH_LIMIT, `at most ${LENGTH_LIMIT} characters`));
  }
  const columns = readColumns(text);
  if (!columns.ok) return columns;
  const [rules, situation, announced, seen] = columns.value;
  const rulebook = readRulebook(text, rules);
  if (!rulebook.ok) return rulebook;
  const before = readSituation(text, situation.words, situation.end);
  if (!before.ok) return before;
  const call = readCall(text, announced, before.value);
  if (!call.ok) return call;
  const log = parseShotLog(text.slice(seen.start));
  if (!log.ok) return err(textError(text, seen.start + log.error.at, log.error.expected));
  const checked = checkShotLog(before.value, call.value, log.value);
  if (!checked.ok) {
    const { at } = wordOfEvidence(seen.words, checked.error);
    return err(meaningError(text, at, 'this cannot have been seen', checked.error.expected));
  }
  return ok({
    rulebook: rulebook.value, before: before.value, call: call.value, log: log.value,
  });
}

/** The canonical line. Fails by assertion where nobody is to shoot: there is no such question. */
export function formatQuestion({ rulebook, before, call, log }: Question): string {
  const columns = [
    formatRulebook(rulebook), formatSituation(before), formatCall(call), formatShotLog(log),
  ];
  return columns.join(' | ').trimEnd();
}

/** The referee’s answer. */
export function answerQuestion({ rulebook, before, call, log }: Question): Ruling {
  return adjudicate(rulebook, before, call, log);
}

interface Column {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
}

/** A bar parts columns only where it is a word of its own; those of a shot log stick to a ball. */
function readColumns(
  text: string,
): Result<readonly [Column, Column, Column, Column], TextError> {
  const words = [...text.matchAll(/\S+/g)].map((found) => ({ text: found[0], at: found.index }));
  const [first] = words;
  if (first === undefined || !rulebookFrom(first.text).ok) {
    return err(textError(text, first?.at ?? 0, COLUMNS[0]));
  }
  const bars = words.filter((word) => word.text === '|');
  const extra = bars[COLUMNS.length - 1];
  if (extra !== undefined) {
    return err(textError(text, extra.at, 'the end of the text, or a bar that sticks to a ball'));
  }
  const missing = COLUMNS[bars.length + 1];
  if (missing !== undefined) return err(textError(text, text.trimEnd().length, missing));
  let start = 0;
  const columns = [...bars.map(({ at }) => at), text.length].map((end): Column => {
    const column = { start, end, words: words.filter(({ at }) => at >= start && at < end) };
    start = end + 1;
    return column;
  });
  return ok(columns as unknown as readonly [Column, Column, Column, Column]);
}

function readRulebook(text: string, { words }: Column): Result<Rulebook, TextError> {
  const [first, ...overrides] = words;
  const edition = present(first, 'the columns begin with an edition');
  const values: Record<string, unknown> = {};
  for (const word of overrides) {
    const equals = word.text.indexOf('=');
    if (equals < 1) {
      return err(textError(text, word.at, 'a parameter and its value, such as pushOut=false'));
    }
    const name = word.text.slice(0, equals);
    if (Object.hasOwn(values, name)) {
      return err(meaningError(text, word.at, `${name} stands twice`, 'each parameter once'));
    }
    values[name] = valueOf(word.text.slice(equals + 1));
    const checked = rulebookFrom(edition.text, { [name]: values[name] });
    if (checked.ok || checked.error.kind === 'inconsistent') continue;
    const { kind, expected } = checked.error;
    return err(textError(text, word.at + (kind === 'bad-value' ? equals + 1 : 0), expected));
  }
  const rulebook = rulebookFrom(edition.text, values);
  if (rulebook.ok) return rulebook;
  const { pointer, expected } = rulebook.error;
  const name = `${pointer.slice('/overrides/'.length)}=`;
  const word = present(overrides.find((one) => one.text.startsWith(name)), name);
  return err(textError(text, word.at + name.length, expected));
}

function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+(?:\.\d+)?(?:e-?\d+)?$/.test(text) ? Number(text) : text;
}

function formatRulebook(rulebook: Rulebook): string {
  const usual: Readonly<Record<string, unknown>> = { ...presetOf(rulebook.edition) };
  const changed = Object.entries(rulebook).filter(([name, value]) => usual[name] !== value);
  const overrides = changed.map(([name, value]) => `${name}=${String(value)}`);
  return [rulebook.edition, ...overrides].join(' ');
}

function readCall(
  text: string, { words, end }: Column, { ballsOnTable }: Situation,
): Result<Call, TextError> {
  const [word, extra] = words;
  if (word === undefined) return err(textError(text, end, EXPECTED_CALL));
  if (extra !== undefined) return err(textError(text, extra.at, '" | " and what was seen'));
  if (word.text === 'safety' || word.text === 'push-out' || word.text === 'none') {
    return ok({ kind: word.text });
  }
  const [, number, name, obvious] = /^(\d+)@([A-Z]{2})(\?)?$/.exec(word.text) ?? [];
  const ball = OBJECT_BALLS.find((one) => String(one) === number);
  const pocket = POCKETS.find((one) => one === name);
  if (ball === undefined || pocket === undefined) {
    return err(textError(text, word.at, EXPECTED_CALL));
  }
  if (!ballsOnTable.includes(ball)) {
    const problem = `the ${ball} is not on the table`;
    return err(meaningError(text, word.at, problem, `one of ${ballsOnTable.join(', ')}`));
  }
  return ok({ kind: 'pot', ball, pocket, obvious: obvious !== undefined });
}

function formatCall(call: Call): string {
  if (call.kind !== 'pot') return call.kind;
  return `${call.ball}@${call.pocket}${call.obvious ? '?' : ''}`;
}
