/**
 * The second column of a question, the situation before the stroke: `A balls:2,5,10 fouls:2-0`.
 * `docs/notation.md` lists the words; what is not said is as in `plainSituation`.
 */
import { type Result, assert, err, ok, present } from '@tenball/base';
import {
  type Ball, OBJECT_BALLS, type ObjectBall, TEN, type TextError, meaningError, textError,
} from '@tenball/equipment';
import type { BySeat, Seat } from './seat.ts';
import {
  type CueBallPlace, type DeclaredFrozen, type Situation, openingSituation,
} from './situation.ts';

/** A word of a text and where it stands in the whole text. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

const PLAIN_STROKE = 5;
const EXPECTED_SEAT = 'A or B, who is to shoot';

/**
 * The fifth stroke of a rack that A broke: all ten balls on the table, nobody has a foul or a
 * rack, the race is to five.
 */
export function plainSituation(shooter: Seat): Situation {
  return {
    ...openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } }),
    phase: 'shot',
    shooter,
    shotNumber: PLAIN_STROKE,
    breakLegal: true,
    cueBall: 'asIs',
  };
}

/** Reads the words of the column; `end` is where it ends in `text`. */
export function readSituation(
  text: string, words: readonly Word[], end: number,
): Result<Situation, TextError> {
  const [first, ...rest] = words;
  const shooter = first?.text;
  if (first === undefined || (shooter !== 'A' && shooter !== 'B')) {
    return err(textError(text, first?.at ?? end, EXPECTED_SEAT));
  }
  let situation = plainSituation(shooter);
  const said = new Map<Said, Word>();
  for (const word of rest) {
    const read = readWord(text, word, said);
    if (!read.ok) return read;
    situation = { ...situation, ...read.value };
  }
  if (situation.phase === 'break' && !said.has('breaker')) {
    situation = { ...situation, breaker: shooter };
  }
  const open = situation.score.A < situation.raceTo.A && situation.score.B < situation.raceTo.B;
  if (open) return ok(situation);
  const { at } = present(said.get('score'), 'a score that ends the match');
  return err(meaningError(text, at, 'the match would be over', 'fewer racks than the race has'));
}

/** The canonical words of a situation in which somebody is to shoot. */
export function formatSituation(situation: Situation): string {
  const { phase, shooter, breaker, warnedOnTwo: warned, raceTo, stalemateTurns } = situation;
  assert(shooter !== undefined && isStroke(situation), 'a question is about a stroke');
  const usualBreaker = phase === 'break' ? shooter : 'A';
  const { A, B } = raceTo;
  return [
    shooter,
    ...strokeWords(situation),
    ...(phase === 'callRequested' ? ['requested'] : []),
    ...ballWords(situation.ballsOnTable),
    ...pairWord('fouls', situation.consecutiveFouls),
    ...(warned.A || warned.B ? [`warned:${warned.A ? 'A' : ''}${warned.B ? 'B' : ''}`] : []),
    ...pairWord('score', situation.score),
    ...(A === 5 && B === 5 ? [] : [A === B ? `race:${A}` : `race:${A}-${B}`]),
    ...(breaker === usualBreaker ? [] : [`breaker:${breaker ?? '-'}`]),
    ...frozenWords(situation.declaredFrozen),
    ...pairWord('extensions', situation.extensionsUsed),
    ...pairWord('timeouts', situation.timeOutsUsed),
    ...pairWord('conceded', situation.racksConceded),
    ...(situation.clockImposed ? ['clock'] : []),
    ...(stalemateTurns === undefined ? [] : [`stalemate:${pairText(stalemateTurns)}`]),
  ].join(' ');
}

/** Somebody is to shoot: the only situations a question can be asked about. */
export function isStroke({ phase }: Situation): boolean {
  return phase === 'break' || phase === 'shot' || phase === 'callRequested';
}

/** What a word settles; nothing may be settled twice. */
type Said = 'stroke' | 'legality' | 'place' | 'phase' | 'balls' | 'fouls' | 'warned' | 'score'
  | 'race' | 'breaker' | 'frozen' | 'extensions' | 'timeouts' | 'conceded' | 'clock' | 'stalemate';

interface Meaning {
  readonly says: readonly Said[];
  readonly part: Partial<Situation>;
}

interface Reader {
  readonly says: readonly Said[];
  readonly shape: RegExp;
  readonly read: (found: readonly string[]) => Partial<Situation> | undefined;
  readonly expected: string;
}

/** The words without a value. */
const PLAIN_WORDS: ReadonlyMap<string, Meaning> = new Map(Object.entries<Meaning>({
  'break': {
    says: ['stroke', 'legality', 'phase'],
    part: {
      phase: 'break', shotNumber: 1, breakLegal: false, cueBall: 'inHandBehindHeadString',
    },
  },
  '2nd-after-foul': {
    says: ['stroke', 'legality', 'place'],
    part: { shotNumber: 2, breakLegal: false, cueBall: 'inHandAnywhere' },
  },
  'foul-break': { says: ['legality'], part: { breakLegal: false } },
  'lies': { says: ['place'], part: { cueBall: 'asIs' } },
  'hand': { says: ['place'], part: { cueBall: 'inHandAnywhere' } },
  'house': { says: ['place'], part: { cueBall: 'inHandBehindHeadString' } },
  'requested': { says: ['phase'], part: { phase: 'callRequested' } },
  'clock': { says: ['clock'], part: { clockImposed: true } },
}));

const PAIR = /^(\d{1,4})-(\d{1,4})$/;
const TWO_COUNTS = 'two counts, A’s and B’s, such as 2-0';

/** The words with a value after a colon, and what the value has to be. */
const VALUE_WORDS: ReadonlyMap<string, Reader> = new Map(Object.entries<Reader>({
  balls: {
    says: ['balls'],
    shape: /^.+$/,
    read: ([text = '']) => readBalls(text),
    expected: 'object balls in rising order, the 10 among them, such as 2,5,10',
  },
  fouls: counts('fouls', (consecutiveFouls) => ({ consecutiveFouls })),
  warned: {
    says: ['warned'],
    shape: /^(?:A|B|AB)$/,
    read: ([who = '']) => ({ warnedOnTwo: { A: who.includes('A'), B: who.includes('B') } }),
    expected: 'A, B or AB, who was warned on two fouls',
  },
  score: counts('score', (score) => ({ score })),
  race: {
    says: ['race'],
    shape: /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/,
    read: ([, a, b = a]) => ({ raceTo: { A: Number(a), B: Number(b) } }),
    expected: 'racks to win, such as 5, or A’s and B’s, such as 5-7',
  },
  breaker: {
    says: ['breaker'],
    shape: /^[AB-]$/,
    read: ([who]) => ({ breaker: who === '-' ? undefined : who as Seat }),
    expected: 'A or B, who broke, or - for nobody yet',
  },
  frozen: {
    says: ['frozen'],
    shape: /^.+$/,
    read: ([text = '']) => readFrozen(text),
    expected: 'what was declared frozen, such as 0=1 (cue ball to the 1) or 0=1,3=|',
  },
  extensions: counts('extensions', (extensionsUsed) => ({ extensionsUsed })),
  timeouts: counts('timeouts', (timeOutsUsed) => ({ timeOutsUsed })),
  conceded: counts('conceded', (racksConceded) => ({ racksConceded })),
  stalemate: counts('stalemate', (stalemateTurns) => ({ stalemateTurns })),
}));

const EXPECTED_WORD = 'a word on the situation: break, 2nd, 2nd-after-foul, 3rd …, foul-break, '
  + 'hand, house, lies, requested, clock, '
  + [...VALUE_WORDS.keys()].map((name) => `${name}:`).join(', ');

function counts(
  says: Said, part: (pair: BySeat<number>) => Partial<Situation>,
): Reader {
  return {
    says: [says],
    shape: PAIR,
    read: ([, a, b]) => part({ A: Number(a), B: Number(b) }),
    expected: TWO_COUNTS,
  };
}

function readWord(
  text: string, word: Word, said: Map<Said, Word>,
): Result<Partial<Situation>, TextError> {
  const read = word.text.includes(':') ? readValue(text, word) : readPlain(text, word);
  if (!read.ok) return read;
  const { says, part } = read.value;
  const before = says.map((one) => said.get(one)).find((one) => one !== undefined);
  if (before !== undefined) {
    const problem = `${word.text} beside ${before.text}`;
    return err(meaningError(text, word.at, problem, 'one word on the same matter'));
  }
  for (const one of says) said.set(one, word);
  return ok(part);
}

function readPlain(text: string, { text: name, at }: Word): Result<Meaning, TextError> {
  const meaning = PLAIN_WORDS.get(name) ?? strokeNumbered(name);
  if (meaning !== undefined) return ok(meaning);
  const valued = VALUE_WORDS.get(name);
  const expected = valued === undefined ? EXPECTED_WORD : `${name}: with ${valued.expected}`;
  return err(textError(text, at, expected));
}

function strokeNumbered(name: string): Meaning | undefined {
  const number = Number(/^([1-9]\d{0,3})(?:st|nd|rd|th)$/.exec(name)?.[1]);
  if (Number.isNaN(number) || ordinal(number) !== name) return undefined;
  return { says: ['stroke'], part: { shotNumber: number } };
}

function readValue(text: string, word: Word): Result<Meaning, TextError> {
  const colon = word.text.indexOf(':');
  const reader = VALUE_WORDS.get(word.text.slice(0, colon));
  if (reader === undefined) return err(textError(text, word.at, EXPECTED_WORD));
  const found = reader.shape.exec(word.text.slice(colon + 1)) ?? undefined;
  const part = found === undefined ? undefined : reader.read(found);
  if (part === undefined) return err(textError(text, word.at + colon + 1, reader.expected));
  return ok({ says: reader.says, part });
}

function readBalls(text: string): Partial<Situation> | undefined {
  const words = text.split(',');
  const ballsOnTable = OBJECT_BALLS.filter((ball) => words.includes(String(ball)));
  return ballsOnTable.join(',') === text && ballsOnTable.includes(TEN)
    ? { ballsOnTable } : undefined;
}

function readFrozen(text: string): Partial<Situation> | undefined {
  const cueBallTo: ObjectBall[] = [];
  const toRail: Ball[] = [];
  for (const part of text.split(',')) {
    const [, ball, to] = /^(10|\d)=(10|[1-9]|\|)$/.exec(part) ?? [];
    if (to === '|') toRail.push(Number(ball) as Ball);
    else if (ball === '0') cueBallTo.push(Number(to) as ObjectBall);
    else return undefined;
  }
  return { declaredFrozen: { cueBallTo, toRail } };
}

const PLACE_WORDS: Readonly<Record<CueBallPlace, string>> = {
  asIs: 'lies', inHandAnywhere: 'hand', inHandBehindHeadString: 'house',
};

function strokeWords({ phase, shotNumber, breakLegal, cueBall }: Situation): readonly string[] {
  if (phase === 'break') {
    return ['break', ...(cueBall === 'inHandBehindHeadString' ? [] : [PLACE_WORDS[cueBall]])];
  }
  if (shotNumber === 2 && !breakLegal && cueBall === 'inHandAnywhere') return ['2nd-after-foul'];
  return [
    ...(shotNumber === PLAIN_STROKE ? [] : [ordinal(shotNumber)]),
    ...(breakLegal ? [] : ['foul-break']),
    ...(cueBall === 'asIs' ? [] : [PLACE_WORDS[cueBall]]),
  ];
}

function ballWords(balls: readonly ObjectBall[]): readonly string[] {
  return balls.length === OBJECT_BALLS.length ? [] : [`balls:${balls.join(',')}`];
}

function frozenWords({ cueBallTo, toRail }: DeclaredFrozen): readonly string[] {
  const parts = [...cueBallTo.map((ball) => `0=${ball}`), ...toRail.map((ball) => `${ball}=|`)];
  return parts.length === 0 ? [] : [`frozen:${parts.join(',')}`];
}

function pairWord(name: string, pair: BySeat<number>): readonly string[] {
  return pair.A === 0 && pair.B === 0 ? [] : [`${name}:${pairText(pair)}`];
}

function pairText({ A, B }: BySeat<number>): string {
  return `${A}-${B}`;
}

function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = teen ? undefined : (['th', 'st', 'nd', 'rd'] as const)[number % 10];
  return `${number}${suffix ?? 'th'}`;
}
