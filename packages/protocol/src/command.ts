/** Commands on the wire: the members of `Command`, checked one by one. */
import type {
  Command, CommandOf, CorrectingCommand, SeatCommand,
} from '@tenball/match';
import { DECISIONS } from '@tenball/rules';
import { type Decoder, byKind, integer, number, oneOf, optional, record } from './decode.ts';
import { lag, matchEvent } from './match-event.ts';
import { call, shotLog } from './shot-log.ts';
import { kind, layout, official, place } from './table-words.ts';

const stroke: Decoder<CommandOf<'shoot'>['stroke']> = record({
  speed: number(), headingDegrees: number(), elevationDegrees: number(), tipRight: number(),
  tipUp: number(),
});

/** A line of a scoresheet, or how many come before it. */
const line = integer(0, Number.MAX_SAFE_INTEGER);

type Kinds<C extends Command> = { readonly [K in C['kind']]: Decoder<C> };

/** Commands that lead forward, and may stand in the place of an earlier one. */
const FORWARD: Kinds<CorrectingCommand> = {
  shoot: record<CommandOf<'shoot'>>({ kind: kind('shoot'), call, stroke }),
  report: record<CommandOf<'report'>>({
    kind: kind('report'), call, log: shotLog, rest: optional(layout),
  }),
  place: record<CommandOf<'place'>>({ kind: kind('place'), at: place }),
  choose: record<CommandOf<'choose'>>({ kind: kind('choose'), decision: oneOf(DECISIONS) }),
  concede: record<CommandOf<'concede'>>({
    kind: kind('concede'), what: oneOf(['rack', 'match']),
  }),
  event: record<CommandOf<'event'>>({ kind: kind('event'), event: matchEvent }),
  lag: record<CommandOf<'lag'>>({ kind: kind('lag'), lag }),
};

const BACK: Kinds<CommandOf<'undo' | 'correct'>> = {
  undo: record<CommandOf<'undo'>>({
    kind: kind('undo'), to: line, why: optional(oneOf(['undo', 'correction'])),
  }),
  correct: record<CommandOf<'correct'>>({
    kind: kind('correct'), at: line, command: byKind<CorrectingCommand>(FORWARD),
  }),
};

/** A command. Whether it is allowed is for `match.decide` to say. */
export const command: Decoder<Command> = byKind<Command>({ ...FORWARD, ...BACK });

/** A command and who gave it. */
export const seatCommand: Decoder<SeatCommand> = record<SeatCommand>({ seat: official, command });
