/** The state fields of TBP1: name, reader and writer of each, in canonical order. */
import { type Result, err, ok } from '@tenball/base';
import { type TextError, formatBall, textError } from '@tenball/equipment';
import {
  type BySeat, CUE_BALL_PLACES, type CueBallPlace, DECISION_KINDS, EDITIONS, PHASES,
  type PendingDecision, type Rulebook,
} from '@tenball/rules';
import type { Position } from './position.ts';
import { overrides, writeOverrides } from './position-overrides.ts';
import {
  type Reader, call, frozen, oneOf, pairOf, seat, seatOrNobody, whole, yesOrNo,
} from './position-reading.ts';

/** A field: its key stands before its value, without a space. */
export interface Field<K extends keyof Position = keyof Position> {
  readonly name: K;
  readonly key: string;
  readonly read: Reader<Position[K]>;
  /** The value's text; undefined leaves the field out. */
  readonly write: (position: Position) => string | undefined;
}

const PLACE_LETTERS: Readonly<Record<CueBallPlace, string>> = {
  asIs: '0', inHandAnywhere: 'a', inHandBehindHeadString: 'k',
};
const BREAK_ORDERS = [
  'alternate', 'winner', 'loser', 'trailing',
] as const satisfies readonly Rulebook['breakOrder'][];

const cueBallPlace: Reader<CueBallPlace> = (text, at) => {
  const place = CUE_BALL_PLACES.find((candidate) => PLACE_LETTERS[candidate] === text[at]);
  if (place === undefined) {
    return err(textError(text, at, '0 (as it lies), "a" (in hand) or "k" (in hand in the house)'));
  }
  return ok({ value: place, next: at + 1 });
};

const decisionKind = oneOf(DECISION_KINDS, `one of ${DECISION_KINDS.join(', ')}`);

/** Kind, decider, previous shooter: `afterPushOut,B,A`. */
const pendingDecision: Reader<PendingDecision | undefined> = (text, at) => {
  const kind = decisionKind(text, at);
  if (!kind.ok) return kind;
  if (text[kind.value.next] !== ',') return err(textError(text, kind.value.next, '"," and a seat'));
  const seats = pairOf(seat)(text, kind.value.next + 1);
  if (!seats.ok) return seats;
  const { A: decider, B: previousShooter } = seats.value.value;
  const pending: PendingDecision = { kind: kind.value.value, decider, previousShooter };
  return ok({ value: pending, next: seats.value.next });
};

/** The fields that every TBP1 states, in order. */
export const REQUIRED_FIELDS = [
  field('shooter', 's', seatOrNobody, ({ shooter }) => shooter ?? '-'),
  field('rackNumber', 'r', whole(1, 99999), ({ rackNumber }) => String(rackNumber)),
  field('strokesPlayed', 'n', whole(0, 99999), ({ strokesPlayed }) => String(strokesPlayed)),
  field('cueBall', 'bih=', cueBallPlace, ({ cueBall }) => PLACE_LETTERS[cueBall]),
  field('pushOutOpen', 'po=', yesOrNo, ({ pushOutOpen }) => flag(pushOutOpen)),
  field('consecutiveFouls', 'f=', pairOf(whole(0, 999)), (p) => pair(p.consecutiveFouls, String)),
  field('phase', 'ph=', oneOf(PHASES, `one of ${PHASES.join(', ')}`), ({ phase }) => phase),
  field('call', 'call=', call, writeCall),
] as const;

/** The fields that stand only where they differ from their defaults, in order. */
export const OPTIONAL_FIELDS = [
  field('edition', 'ed=', oneOf(EDITIONS, `one of ${EDITIONS.join(', ')}`), ({ edition }) => (
    edition === DEFAULTS.edition ? undefined : edition
  )),
  field('overrides', 'op=', overrides, writeOverrides),
  field('score', 'sc=', pairOf(whole(0, 9999)), ({ score }) => (
    score.A === 0 && score.B === 0 ? undefined : pair(score, String)
  )),
  field('raceTo', 'rt=', pairOf(whole(1, 9999)), ({ raceTo }) => raceTo && pair(raceTo, String)),
  field('breaker', 'br=', seat, ({ breaker }) => breaker),
  field('breakOrder', 'bo=', oneOf(BREAK_ORDERS, `one of ${BREAK_ORDERS.join(', ')}`), (p) => (
    p.breakOrder
  )),
  field('warnedOnTwo', 'w=', pairOf(yesOrNo), ({ warnedOnTwo }) => (
    warnedOnTwo.A || warnedOnTwo.B ? pair(warnedOnTwo, flag) : undefined
  )),
  field('pendingDecision', 'pd=', pendingDecision, ({ pendingDecision: pending }) => (
    pending && `${pending.kind},${pending.decider},${pending.previousShooter}`
  )),
  field('frozen', 'fz=', frozen, writeFrozen),
  field('extensionsLeft', 'x=', pairOf(whole(0, 99)), ({ extensionsLeft }) => (
    extensionsLeft && pair(extensionsLeft, String)
  )),
] as const;

/** What an optional field means when it does not stand in the text. */
export const DEFAULTS = {
  edition: 'base',
  overrides: undefined,
  score: { A: 0, B: 0 },
  raceTo: undefined,
  breaker: undefined,
  breakOrder: undefined,
  warnedOnTwo: { A: false, B: false },
  pendingDecision: undefined,
  frozen: { cueBallTo: [], toRail: [] },
  extensionsLeft: undefined,
} as const satisfies Partial<Position>;

function field<K extends keyof Position>(
  name: K, key: string, read: Reader<Position[K]>, write: Field<K>['write'],
): Field<K> {
  return { name, key, read, write };
}

function writeCall({ call: announced }: Position): string {
  if (announced === undefined) return '-';
  if (announced.kind === 'safety') return 'safe';
  if (announced.kind === 'push-out') return 'push';
  return `${announced.ball}>${announced.pocket}${announced.obvious ? '*' : ''}`;
}

function writeFrozen({ frozen: { cueBallTo, toRail } }: Position): string | undefined {
  if (cueBallTo.length === 0 && toRail.length === 0) return undefined;
  return `${cueBallTo.map(formatBall).join(',') || '-'}/${toRail.map(formatBall).join(',') || '-'}`;
}

function pair<T>(values: BySeat<T>, write: (value: T) => string): string {
  return `${write(values.A)},${write(values.B)}`;
}

function flag(value: boolean): string {
  return value ? '1' : '0';
}

/** A reader that keeps the field it belongs to. */
export function readField<K extends keyof Position>(
  text: string, at: number, of: Field<K>,
): Result<{ readonly part: Partial<Position>; readonly next: number }, TextError> {
  const read = of.read(text, at + of.key.length);
  if (!read.ok) return read;
  const part: Partial<Position> = { [of.name]: read.value.value };
  return ok({ part, next: read.value.next });
}
