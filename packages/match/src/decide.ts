/**
 * From a command to what happens: refused, or the entries it leads to.
 *
 * Pure and total. A stroke is simulated, observed and ruled on here, so a computer, a replay, a
 * server and a browser all come to the same entries. One command may lead to several: the stroke
 * that ends a rack is followed by the next rack, and a player who comes to the table on two fouls
 * is warned at that moment (G6.14).
 */
import { type Result, assert, err, ok, unreachable } from '@tenball/base';
import {
  CUE_BALL, type Layout, TABLES, objectBallsOf, snapToNanometre, spotPosition, withBall,
} from '@tenball/equipment';
import { type Stroke, type Trace, quantiseStroke, simulate } from '@tenball/physics';
import {
  type Decision, type Ruling, type Seat, adjudicate, adjudicateDecision,
  adjudicateEvent, optionsOf,
} from '@tenball/rules';
import { apply } from './apply.ts';
import type { Command, Rejection } from './command.ts';
import type { Match, MatchSetup } from './match.ts';
import { observe } from './observe.ts';
import { ballSizeOf, placementRejection } from './placing.ts';
import { reject } from './reject.ts';
import { rackEntry } from './start-match.ts';
import type { Entry } from './scoresheet.ts';
import { callRejection, strokeRejection } from './shot-rejection.ts';

/** What `command` of `seat` leads to, or why it is refused. Nothing is changed. */
export function decide(match: Match, seat: Seat, command: Command): Result<Entry[], Rejection> {
  if (match.situation.phase === 'matchOver') return err(reject('match-over'));
  const entry = entryOf(match, seat, command);
  return entry.ok ? ok([entry.value, ...consequences(match, entry.value)]) : entry;
}

/** Who must act now: the one who decides, else the one who shoots. */
export function actorOf({ situation }: Match): Seat | undefined {
  return situation.pendingDecision?.decider ?? situation.shooter;
}

function entryOf(match: Match, seat: Seat, command: Command): Result<Entry, Rejection> {
  switch (command.kind) {
    case 'shoot': return shoot(match, seat, command);
    case 'place': return place(match, seat, command);
    case 'choose': return choose(match, seat, command.decision);
    case 'concede': return concede(match, seat, command.what);
    default: return unreachable(command);
  }
}

type CommandOf<K extends Command['kind']> = Extract<Command, { readonly kind: K }>;

function turnRejection({ situation }: Match, seat: Seat): Rejection | undefined {
  if (situation.pendingDecision !== undefined) return reject('decision-pending');
  return situation.shooter === seat ? undefined : reject('not-your-turn');
}

function place(match: Match, seat: Seat, { at }: CommandOf<'place'>): Result<Entry, Rejection> {
  const spot = { x: snapToNanometre(at.x), y: snapToNanometre(at.y) };
  const refused = turnRejection(match, seat) ?? placementRejection(match, spot);
  return refused ? err(refused) : ok({ kind: 'place', seat, at: spot });
}

function choose(match: Match, seat: Seat, decision: Decision): Result<Entry, Rejection> {
  const { situation, setup: { rulebook } } = match;
  if (situation.pendingDecision === undefined) return err(reject('no-decision-pending'));
  if (situation.pendingDecision.decider !== seat) return err(reject('not-your-turn'));
  const open: readonly string[] = optionsOf(rulebook, situation);
  if (!open.includes(decision)) return err(reject('option-not-open', decision));
  const ruling = adjudicateDecision(rulebook, situation, decision);
  if (ruling.refused) return err(reject('option-not-open', decision));
  return ok({ kind: 'choice', seat, decision, ruling });
}

function concede(match: Match, seat: Seat, what: 'rack' | 'match'): Result<Entry, Rejection> {
  const { situation, setup: { rulebook } } = match;
  const ruling = adjudicateEvent(rulebook, situation, what === 'match'
    ? { kind: 'concedeMatch', by: seat }
    : { kind: 'concedeRack', by: seat, concessionsBefore: racksConceded(match, seat) });
  if (ruling.refused) return err(reject('option-not-open', what));
  return ok({ kind: 'concession', seat, what, ruling });
}

function racksConceded({ scoresheet }: Match, seat: Seat): number {
  return scoresheet.filter((entry) => (
    entry.kind === 'concession' && entry.what === 'rack' && entry.seat === seat
  )).length;
}

function shoot(match: Match, seat: Seat, command: CommandOf<'shoot'>): Result<Entry, Rejection> {
  const { setup, situation } = match;
  const stroke = quantiseStroke(command.stroke);
  const refused = turnRejection(match, seat) ?? callRejection(match, command.call)
    ?? strokeRejection(stroke) ?? cueBallRejection(match);
  if (refused) return err(refused);
  const simulated = simulateStroke(setup, match.layout, stroke);
  if (!simulated.ok) return simulated;
  const trace = simulated.value;
  const { call } = command;
  const table = TABLES[setup.table];
  const size = ballSizeOf(setup);
  const log = observe({ trace, before: match.layout, table, call, situation, size });
  const ruling = adjudicate(setup.rulebook, situation, call, log);
  const rest = restAfter(match, trace.rest, ruling);
  return ok({
    kind: 'shot', seat, call, stroke, before: match.layout, log, ruling, hash: trace.hash, rest,
    seconds: trace.duration,
  });
}

function simulateStroke(
  setup: MatchSetup, layout: Layout, stroke: Stroke,
): Result<Trace, Rejection> {
  const trace = simulate({ table: TABLES[setup.table], params: setup.params, layout, stroke });
  return trace.ok ? trace : err(reject('simulation-limit', trace.error.events));
}

/** In hand, the cue ball may also be played from where it came to rest (A52), jaws included. */
function cueBallRejection(match: Match): Rejection | undefined {
  const at = match.layout[CUE_BALL];
  if (at === undefined) return reject('cue-ball-not-placed');
  const refused = match.situation.cueBall === 'asIs' ? undefined : placementRejection(match, at);
  return refused?.code === 'placement-outside-house' ? refused : undefined;
}

/** The table before the next stroke: balls put back on the brink, then the spotted ones. */
function restAfter(match: Match, rest: Layout, ruling: Ruling): Layout {
  const { setup, layout: before } = match;
  let layout = rest;
  for (const ball of ruling.restored) layout = withBall(layout, ball, before[ball]);
  for (const ball of ruling.spotted) {
    const at = spotPosition(TABLES[setup.table], layout, ball, ballSizeOf(setup));
    layout = withBall(layout, ball, at);
  }
  const lying = objectBallsOf(layout).join();
  const ruled = ruling.ballsLeft.join();
  assert(lying === ruled, `on the table lie ${lying}, the ruling says ${ruled}`);
  return layout;
}

/** What follows `entry` by itself: the next rack, the warning of who comes to the table. */
function consequences(match: Match, entry: Entry): Entry[] {
  if (entry.kind === 'place') return [];
  const entries: Entry[] = [];
  let after = apply(match, entry);
  const { phase, breaker } = after.situation;
  if (phase === 'break' && breaker !== undefined) {
    const replayed = entry.kind === 'choice' || isReplayed(entry);
    const rack = rackEntry(after, match.rackNumber + (replayed ? 0 : 1), breaker);
    entries.push(rack);
    after = apply(after, rack);
  }
  const warning = warningDue(after);
  return warning ? [...entries, warning] : entries;
}

function isReplayed(entry: Entry): boolean {
  return entry.kind === 'shot' && entry.ruling.rackWinner === undefined;
}

/** The warning a player is owed when he comes to the table on two fouls. */
export function warningDue({ setup: { rulebook }, situation }: Match): Entry | undefined {
  const { shooter, consecutiveFouls, warnedOnTwo } = situation;
  if (rulebook.threeFouls === 'off' || rulebook.threeFoulWarning === 'none') return undefined;
  if (shooter === undefined || consecutiveFouls[shooter] !== 2) return undefined;
  return warnedOnTwo[shooter] ? undefined : { kind: 'warning', seat: shooter };
}
