/** From a scoresheet back to the commands that led to it. */
import type { SeatCommand } from './command.ts';
import type { Entry } from './scoresheet.ts';

/** The commands whose decisions are `entries`: what has to be saved to play a match again. */
export function commandsOf(entries: readonly Entry[]): SeatCommand[] {
  return entries.flatMap((entry) => commandOf(entry) ?? []);
}

/** The command that led to `entry`; undefined for what followed by itself. */
export function commandOf(entry: Entry): SeatCommand | undefined {
  switch (entry.kind) {
    case 'place': return { seat: entry.seat, command: { kind: 'place', at: entry.at } };
    case 'shot': {
      const { seat, call, stroke } = entry;
      return { seat, command: { kind: 'shoot', call, stroke } };
    }
    case 'report': {
      const { seat, call, log, rest } = entry;
      const snapshot = rest === undefined ? {} : { rest };
      return { seat, command: { kind: 'report', call, log, ...snapshot } };
    }
    case 'choice':
      return { seat: entry.seat, command: { kind: 'choose', decision: entry.decision } };
    case 'concession':
      return { seat: entry.seat, command: { kind: 'concede', what: entry.what } };
    case 'event': return { seat: entry.by, command: { kind: 'event', event: entry.event } };
    case 'lag': return { seat: 'referee', command: { kind: 'lag', lag: entry.lag } };
    case 'undo': {
      const { to, why } = entry;
      return { seat: entry.by, command: { kind: 'undo', to, why } };
    }
    case 'rack':
    case 'warning': return undefined;
  }
}
