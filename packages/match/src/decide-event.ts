/** Decides commands that are no strokes: choices, concessions, events, the lag. */
import { type Result, err, ok } from '@tenball/base';
import {
  type Decision, type MatchEvent, type Official, type Seat, adjudicateDecision, adjudicateEvent,
  adjudicateLag, optionsOf,
} from '@tenball/rules';
import type { CommandOf, Rejection } from './command.ts';
import type { Match } from './match.ts';
import { reject } from './reject.ts';
import type { Entry } from './scoresheet.ts';

/** Answers the pending decision. */
export function choose(
  match: Match, by: Official, decision: Decision,
): Result<Entry, Rejection> {
  const { situation, setup: { rulebook } } = match;
  const pending = situation.pendingDecision;
  if (pending === undefined) return err(reject('no-decision-pending'));
  if (by !== 'referee' && pending.decider !== by) return err(reject('not-your-turn'));
  const open: readonly string[] = optionsOf(rulebook, situation);
  if (!open.includes(decision)) return err(reject('option-not-open', decision));
  const ruling = adjudicateDecision(rulebook, situation, decision);
  return ok({ kind: 'choice', seat: pending.decider, decision, ruling });
}

/** A player gives up the rack or the match. */
export function concede(
  match: Match, seat: Seat, what: 'rack' | 'match',
): Result<Entry, Rejection> {
  const { situation, setup: { rulebook } } = match;
  const kind = what === 'match' ? 'concedeMatch' : 'concedeRack';
  const ruling = adjudicateEvent(rulebook, situation, { kind, by: seat });
  if (ruling.refused) return err(reject('option-not-open', what));
  return ok({ kind: 'concession', seat, what, ruling });
}

/** Puts an event on record, where the rules have a place for it now. */
export function recordEvent(
  match: Match, by: Official, { event }: CommandOf<'event'>,
): Result<Entry, Rejection> {
  if (!mayRecord(match, by, event)) return err(reject('referee-only', event.kind));
  const { situation, setup: { rulebook } } = match;
  const ruling = adjudicateEvent(rulebook, situation, event);
  if (ruling.refused) return err(reject('event-not-open', event.kind));
  return ok({ kind: 'event', by, event, ruling });
}

/**
 * At a real table without a referee either player has the referee's rights (A42), and whoever
 * holds the scoresheet writes for both. Where strokes are simulated a player speaks for himself.
 */
function mayRecord({ setup, situation }: Match, by: Official, event: MatchEvent): boolean {
  if (by === 'referee' || setup.source === 'table') return true;
  if (event.kind === 'resume') return situation.suspension?.why === 'timeOut';
  return OWN.includes(event.kind) && 'by' in event && event.by === by;
}

const OWN: readonly MatchEvent['kind'][] = [
  'concedeRack', 'concedeMatch', 'requestCall', 'useExtension', 'timeOut', 'appeal',
  'lateFoulCall', 'unscrewPlayingCue',
];

/** The lag for the first break, as it was seen. */
export function recordLag(
  match: Match, by: Official, { lag }: CommandOf<'lag'>,
): Result<Entry, Rejection> {
  if (by !== 'referee' && match.setup.source === 'sim') return err(reject('referee-only', 'lag'));
  const ruling = adjudicateLag(match.situation, lag);
  if (ruling.refused) return err(reject('event-not-open', 'lag'));
  return ok({ kind: 'lag', lag, ruling });
}
