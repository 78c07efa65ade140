/** Commands on the wire: the fields of `Command`, checked one by one. */
import { OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import type { Command, SeatCommand } from '@tenball/match';
import { DECISIONS, SEATS, type Call } from '@tenball/rules';
import { type Decoder, byKind, flag, number, oneOf, record } from './decode.ts';

const kind = <const K extends string>(name: K): Decoder<K> => oneOf([name]);

const call: Decoder<Call> = byKind<Call>({
  pot: record<Call & { readonly kind: 'pot' }>({
    kind: kind('pot'), ball: oneOf(OBJECT_BALLS), pocket: oneOf(POCKETS), obvious: flag,
  }),
  safety: record<Call & { readonly kind: 'safety' }>({ kind: kind('safety') }),
  'push-out': record<Call & { readonly kind: 'push-out' }>({ kind: kind('push-out') }),
  none: record<Call & { readonly kind: 'none' }>({ kind: kind('none') }),
});

const stroke: Decoder<(Command & { readonly kind: 'shoot' })['stroke']> = record({
  speed: number(), headingDegrees: number(), elevationDegrees: number(), tipRight: number(),
  tipUp: number(),
});

/** A command. Whether it is allowed is for `match.decide` to say. */
export const command: Decoder<Command> = byKind<Command>({
  shoot: record<Command & { readonly kind: 'shoot' }>({ kind: kind('shoot'), call, stroke }),
  place: record<Command & { readonly kind: 'place' }>({
    kind: kind('place'), at: record({ x: number(), y: number() }),
  }),
  choose: record<Command & { readonly kind: 'choose' }>({
    kind: kind('choose'), decision: oneOf(DECISIONS),
  }),
  concede: record<Command & { readonly kind: 'concede' }>({
    kind: kind('concede'), what: oneOf(['rack', 'match']),
  }),
});

/** A command and who gave it. */
export const seatCommand: Decoder<SeatCommand> = record<SeatCommand>({
  seat: oneOf(SEATS), command,
});
