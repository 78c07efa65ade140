/** Events in a game file: a word for each kind, and what follows it. `A time-out`, `ref warn B`. */
import { type Result, ok } from '@tenball/base';
import { BALLS, type Ball, OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import type { EventOf, MatchEvent, MatchEventKind, Official, Seat } from '@tenball/rules';
import {
  type Fault, type Word, escapeText, fault, readNumber, unescapeText,
} from './game-text.ts';

/** What stands behind the word of an event of kind K, in its place. */
interface Argument<K extends MatchEventKind> {
  readonly expected: string;
  readonly read: (word: Word, speaker: Official) => Partial<EventOf<K>> | undefined;
  /** Undefined leaves it out. */
  readonly write: (event: EventOf<K>, speaker: Official) => string | undefined;
  /** What it means where it is left out; undefined where it cannot be. */
  readonly otherwise?: (speaker: Official) => Partial<EventOf<K>> | undefined;
}

interface Shape<K extends MatchEventKind> {
  readonly word: string;
  readonly args: readonly Argument<K>[];
}

type SeatedKind = Extract<MatchEvent, { readonly by: Seat }>['kind'];
type SpokenKind = Extract<MatchEvent, { readonly by: Official }>['kind'];
type PlayerKind = Extract<MatchEvent, { readonly player: Seat }>['kind'];

const SHAPES: { readonly [K in MatchEventKind]: Shape<K> } = {
  concedeRack: { word: 'concede-rack', args: [bySeat()] },
  concedeMatch: { word: 'concede-match', args: [bySeat()] },
  unscrewPlayingCue: {
    word: 'unscrew-cue',
    args: [bySeat(), flag('duringTimeout', 'in-time-out'), onDecidingRack()],
  },
  rackWon: { word: 'rack-won', args: [bySeat()] },
  stalemateAnnounced: { word: 'stalemate-announced', args: [] },
  stalemateDeclared: { word: 'stalemate-declared', args: [] },
  stalemateAgreed: { word: 'stalemate-agreed', args: [] },
  stalemateCancelled: { word: 'stalemate-cancelled', args: [] },
  requestCall: { word: 'ask-call', args: [byOfficial()] },
  warnTwoFouls: { word: 'warn', args: [player()] },
  useExtension: { word: 'extension', args: [bySeat()] },
  imposeClock: { word: 'impose-clock', args: [] },
  timeOut: { word: 'time-out', args: [bySeat()] },
  declareFrozen: { word: 'frozen', args: [touching(), byOfficial()] },
  nonShooterTouch: { word: 'touch', args: [bySeat(), ball(), flag('intentional', 'intentional')] },
  appeal: {
    word: 'appeal',
    args: [byOfficial(), choice('matter', { judgement: 'judgement', rule: 'ruleApplication' })],
  },
  interference: {
    word: 'interference', args: [choice('restorable', { restorable: true, lost: false })],
  },
  conduct: {
    word: 'conduct',
    args: [player(), choice('penalty', {
      warning: 'warning', foul: 'foul', lossOfRack: 'lossOfRack', lossOfMatch: 'lossOfMatch',
    })],
  },
  ballSettled: { word: 'settled', args: [fallen()] },
  lateFoulCall: { word: 'late-foul', args: [byOfficial()] },
  resume: { word: 'resume', args: [] },
  reRackRequest: { word: 'ask-re-rack', args: [byOfficial()] },
  rackInvalid: { word: 'rack-invalid', args: [reason()] },
  forfeitLate: { word: 'forfeit', args: [player()] },
};

type AnyShape = Shape<MatchEventKind>;
const KINDS = Object.entries(SHAPES) as unknown as readonly (readonly [MatchEventKind, AnyShape])[];
const BY_WORD: ReadonlyMap<string, readonly [MatchEventKind, AnyShape]> = new Map(
  KINDS.map((entry) => [entry[1].word, entry]),
);

/** The words that begin an event. */
export const EVENT_WORDS: readonly string[] = KINDS.map(([, { word }]) => word);

/** The text of an event that `speaker` put on record. */
export function formatEvent(event: MatchEvent, speaker: Official): string {
  const { word, args } = SHAPES[event.kind] as unknown as AnyShape;
  return [word, ...args.flatMap((arg) => arg.write(event as never, speaker) ?? [])].join(' ');
}

/** The event that `words` say, the first being one of `EVENT_WORDS`; they end at column `end`. */
export function readEvent(
  words: readonly Word[], speaker: Official, end: number,
): Result<MatchEvent, Fault> {
  const [first, ...rest] = words;
  const [kind, shape] = BY_WORD.get(first?.text ?? '') ?? [];
  if (kind === undefined || shape === undefined) return fault(first?.at ?? end, 'an event');
  let event: Partial<MatchEvent> = { kind };
  let index = 0;
  for (const arg of shape.args) {
    const word = rest[index];
    const part = word && arg.read(word, speaker);
    const found = part ?? arg.otherwise?.(speaker);
    if (found === undefined) return fault(word?.at ?? end, arg.expected);
    if (part !== undefined) index += 1;
    event = { ...event, ...found } as Partial<MatchEvent>;
  }
  const extra = rest[index];
  if (extra !== undefined) return fault(extra.at, '"=", a mark, a note or the end of the line');
  return ok(event as MatchEvent);
}

/** The word for who speaks. */
export function formatOfficial(official: Official): string {
  return official === 'referee' ? 'ref' : official;
}

/** Who speaks: `A`, `B` or `ref`. */
export function readOfficial(text: string): Official | undefined {
  if (text === 'ref') return 'referee';
  return text === 'A' || text === 'B' ? text : undefined;
}

function bySeat<K extends SeatedKind>(): Argument<K> {
  return {
    expected: 'whose it is, A or B',
    read: ({ text }) => (text === 'A' || text === 'B' ? part({ by: text }) : undefined),
    write: ({ by }: { readonly by: Seat }, speaker) => (by === speaker ? undefined : by),
    otherwise: (speaker) => (speaker === 'referee' ? undefined : part({ by: speaker })),
  };
}

function byOfficial<K extends SpokenKind>(): Argument<K> {
  return {
    expected: 'who asks, A, B or ref',
    read: ({ text }) => {
      const by = readOfficial(text);
      return by && part({ by });
    },
    write: ({ by }: { readonly by: Official }, speaker) => (
      by === speaker ? undefined : formatOfficial(by)
    ),
    otherwise: (speaker) => part({ by: speaker }),
  };
}

function player<K extends PlayerKind>(): Argument<K> {
  return {
    expected: 'the player, A or B',
    read: ({ text }) => (text === 'A' || text === 'B' ? part({ player: text }) : undefined),
    write: (event: { readonly player: Seat }) => event.player,
  };
}

function flag<K extends MatchEventKind>(
  field: keyof EventOf<K> & string, word: string,
): Argument<K> {
  return {
    expected: word,
    read: ({ text }) => (text === word ? part({ [field]: true }) : undefined),
    write: (event) => (event[field] === true ? word : undefined),
    otherwise: () => part({ [field]: false }),
  };
}

function choice<K extends MatchEventKind>(
  field: keyof EventOf<K> & string, values: Readonly<Record<string, string | boolean>>,
): Argument<K> {
  return {
    expected: `one of ${Object.keys(values).join(', ')}`,
    read: ({ text }) => (
      Object.hasOwn(values, text) ? part({ [field]: values[text] }) : undefined
    ),
    write: (event) => Object.keys(values).find((word) => values[word] === event[field]),
  };
}

function onDecidingRack(): Argument<'unscrewPlayingCue'> {
  const words = { 'on-deciding-rack': true, 'not-deciding': false };
  const { read, write } = choice<'unscrewPlayingCue'>('opponentOnDecidingRack', words);
  return { expected: Object.keys(words).join(' or '), read, write, otherwise: () => ({}) };
}

/** `0=3,5`: the cue ball touches the 3 and the 5; `3=|`: the 3 touches a rail. */
function touching(): Argument<'declareFrozen'> {
  return {
    expected: 'what touches what: 0=3, 0=3,5 or 3=|',
    read: ({ text }) => {
      const [, one, list = ''] = /^(\d+)=(\||(?:[\d,]*))$/.exec(text) ?? [];
      const named = ballNamed(one);
      if (named === undefined) return undefined;
      if (list === '|') return { ball: named, to: 'rail' };
      const to = list.split(',').flatMap((number) => (
        OBJECT_BALLS.find((object) => String(object) === number) ?? []
      ));
      return to.join(',') === list ? { ball: named, to } : undefined;
    },
    write: (event) => `${event.ball}=${event.to === 'rail' ? '|' : event.to.join(',')}`,
  };
}

function ball(): Argument<'nonShooterTouch'> {
  return {
    expected: 'a ball, 0 (the cue ball) to 10',
    read: ({ text }) => {
      const named = ballNamed(text);
      return named === undefined ? undefined : { ball: named };
    },
    write: (event) => String(event.ball),
  };
}

function fallen(): Argument<'ballSettled'> {
  return {
    expected: 'ball, pocket and seconds at rest, such as 5@FL~7',
    read: ({ text }) => {
      const [, number, name, rest = ''] = /^(\d+)@([A-Z]+)~(.+)$/.exec(text) ?? [];
      const object = OBJECT_BALLS.find((one) => String(one) === number);
      const pocket = POCKETS.find((one) => one === name);
      const secondsAtRest = readNumber(rest);
      if (object === undefined || pocket === undefined || secondsAtRest === undefined) {
        return undefined;
      }
      return secondsAtRest < 0 ? undefined : { ball: object, pocket, secondsAtRest };
    },
    write: (event) => `${event.ball}@${event.pocket}~${event.secondsAtRest}`,
  };
}

function reason(): Argument<'rackInvalid'> {
  return {
    expected: 'a reason in quotes',
    read: ({ kind, text }) => {
      const said = kind === 'quoted' ? unescapeText(text, 0) : undefined;
      return said?.ok === true ? { reason: said.value } : undefined;
    },
    write: (event) => `"${escapeText(event.reason, '"')}"`,
  };
}

function ballNamed(text: string | undefined): Ball | undefined {
  return BALLS.find((one) => String(one) === text);
}

/** Fields of an event whose kind the caller knows. */
function part<K extends MatchEventKind>(fields: object): Partial<EventOf<K>> {
  return fields;
}
