/**
 * A game file played again. Every command goes through `decide`, as it did when the game was
 * played; what is written down beside it is compared with what comes out.
 */
import { type Result, err, ok } from '@tenball/base';
import type { Seat, Situation } from '@tenball/rules';
import type { Command, Rejection } from './command.ts';
import { commandOf } from './command-of.ts';
import { decide } from './decide.ts';
import { type Draft, draftOf, lastCounting, written } from './draft.ts';
import type { CommandItem, Game, GameItem, GameNote, GameOutcome } from './game.ts';
import { formatCommand } from './game-command.ts';
import { type Claim, comparePosition, compareResult } from './game-compare.ts';
import { formatOutcome } from './game-header.ts';
import { outcomeOf } from './game-of.ts';
import { resultOf } from './game-result.ts';
import type { Match } from './match.ts';
import { matchFromPosition } from './match-position.ts';
import { type GamePlaces, placesOf } from './scoresheet-notation.ts';
import type { Entry } from './scoresheet.ts';
import { matchAt, startMatch } from './start-match.ts';

/** What is written and what comes out instead. */
export interface GameDifference extends Claim {
  /** The line of the file, from 1. */
  readonly line: number;
  /** Index in `items`; undefined for a tag. */
  readonly item: number | undefined;
  /** The rack and the stroke that are being played. */
  readonly rack: number;
  readonly stroke: number;
}

/** A game that was played again. */
export interface GameReport extends GameOutcome {
  readonly match: Match;
  /** Strokes that were played or reported, those undone later too. */
  readonly strokes: number;
  /** Racks that were decided. */
  readonly racks: number;
  /** For each item the entry it led to; undefined for scores and notes. */
  readonly entries: readonly (number | undefined)[];
}

/** A game played through, whatever is written; it stops early only where a command is refused. */
export interface GameReplay {
  readonly report: GameReport;
  readonly differences: readonly GameDifference[];
  /** False where a command was refused: that is the last difference. */
  readonly complete: boolean;
}

/**
 * Plays `game` again and compares everything that is written with what comes out. The first
 * difference is the failure. `places` is where the items stand, unless in the canonical text.
 */
export function verifyGame(
  game: Game, places: GamePlaces = placesOf(game),
): Result<GameReport, GameDifference> {
  const { report, differences: [first] } = play(game, places, true);
  return first === undefined ? ok(report) : err(first);
}

/** Plays `game` again to its end, and keeps all differences. */
export function replayGame(game: Game, places: GamePlaces = placesOf(game)): GameReplay {
  return play(game, places, false);
}

/** How far a game has been played. */
interface Walk {
  readonly draft: Draft;
  /** What followed by itself and has not been met in the file; it need not be written. */
  readonly waiting: readonly Entry[];
}

interface Step extends Walk {
  readonly claims: readonly Claim[];
  readonly entry: number | undefined;
}

function play(game: Game, places: GamePlaces, untilFirst: boolean): GameReplay {
  let walk = beginning(game);
  const differences: GameDifference[] = [];
  const entries: (number | undefined)[] = [];
  let complete = true;
  for (const [item, written] of game.items.entries()) {
    const step = stepOf(walk, written);
    const at = { ...whereIn(walk.draft.match), item, line: places.items[item] ?? 1 };
    if (!step.ok) {
      differences.push({ ...step.error, ...at });
      complete = false;
      break;
    }
    walk = step.value;
    entries.push(step.value.entry);
    differences.push(...step.value.claims.map((claim) => ({ ...claim, ...at })));
    if (untilFirst && differences.length > 0) break;
  }
  const { match } = settled(walk).draft;
  if (complete && !(untilFirst && differences.length > 0)) {
    const claim = outcomeClaim(game, match);
    const at = { ...whereIn(match), item: undefined, line: places.tags.Result ?? 1 };
    if (claim !== undefined) differences.push({ ...claim, ...at });
  }
  return { report: reportOf(match, entries), differences, complete };
}

function whereIn(
  { rackNumber, situation }: Match,
): Pick<GameDifference, 'rack' | 'stroke'> {
  return { rack: rackNumber, stroke: situation.shotNumber };
}

function reportOf(match: Match, entries: GameReport['entries']): GameReport {
  const { score, winner } = outcomeOf(match);
  const strokes = match.scoresheet.filter((entry) => (
    entry.kind === 'shot' || (entry.kind === 'report' && entry.log.shotTaken)
  )).length;
  return { match, score, winner, strokes, racks: score.A + score.B, entries };
}

function beginning({ setup, position }: Game): Walk {
  const match = position === undefined ? startMatch(setup) : matchFromPosition(position, setup);
  return { draft: draftOf(matchAt(match.setup, match.opening)), waiting: match.scoresheet };
}

function settled({ draft, waiting }: Walk): Walk {
  return { draft: written(draft, waiting), waiting: [] };
}

function stepOf(walk: Walk, item: GameItem): Result<Step, Claim> {
  switch (item.kind) {
    case 'notes': return ok(noted({ ...walk, claims: [], entry: undefined }, item.notes));
    case 'score': return ok(noted(scored(walk, item), item.notes));
    case 'rack': {
      const said = `R${item.number} ${item.breaker} breaks`;
      return ok(noted(followed(walk, 'rack', said, rackText), item.notes));
    }
    case 'warning': {
      const text = (seat: Seat) => `${seat} warned`;
      return ok(noted(
        followed(walk, 'warning', text(item.seat), (entry) => text(entry.seat)), item.notes,
      ));
    }
    case 'command': return commanded(settled(walk), item);
  }
}

function rackText({ number, breaker }: Extract<Entry, { readonly kind: 'rack' }>): string {
  return `R${number} ${breaker} breaks`;
}

/** Something that follows by itself: it has to be among what waits. */
function followed<K extends 'rack' | 'warning'>(
  { draft, waiting }: Walk, kind: K, said: string,
  textOf: (entry: Extract<Entry, { readonly kind: K }>) => string,
): Step {
  const at = waiting.findIndex((entry) => entry.kind === kind);
  const entry = waiting[at] as Extract<Entry, { readonly kind: K }> | undefined;
  if (entry === undefined) {
    const claims = [{ what: kind, written: said, found: 'nothing of the kind' }];
    return { draft, waiting, claims, entry: undefined };
  }
  const found = textOf(entry);
  const applied = written(draft, waiting.slice(0, at + 1));
  return {
    draft: applied,
    waiting: waiting.slice(at + 1),
    claims: found === said ? [] : [{ what: kind, written: said, found }],
    entry: applied.match.scoresheet.length - 1,
  };
}

function scored(
  walk: Walk, { number, score }: Extract<GameItem, { readonly kind: 'score' }>,
): Step {
  const { rackNumber, situation } = walk.draft.match;
  const said = `R${number} ${score.A}-${score.B}`;
  const found = `R${rackNumber} ${situation.score.A}-${situation.score.B}`;
  const claims = said === found ? [] : [{ what: 'score' as const, written: said, found }];
  return { ...walk, claims, entry: undefined };
}

function commanded({ draft }: Walk, item: CommandItem): Result<Step, Claim> {
  const { match } = draft;
  const command = commandIn(draft, item);
  const decided = decide(match, item.seat, command);
  if (!decided.ok) {
    const said = formatCommand(item.command, item.seat, item.number);
    return err({ what: 'command', written: said, found: refusal(decided.error) });
  }
  const [entry, ...waiting] = decided.value;
  if (entry === undefined) return ok({ draft, waiting, claims: [], entry: undefined });
  const claims = claimsOn(match.situation, item, entry);
  const at = match.scoresheet.length;
  const step = { draft: written(draft, [entry]), waiting, claims, entry: at };
  return ok(noted(step, item.notes, entry));
}

function refusal({ code, detail }: Rejection): string {
  return `refused: ${code}${detail === undefined ? '' : ` (${detail})`}`;
}

/** An undo that does not say how far takes back the last command that counts. */
function commandIn(draft: Draft, { command }: CommandItem): Command {
  if (command.kind !== 'undo') return command;
  const { to, why } = command;
  if (to !== undefined) return { kind: 'undo', to, why };
  const last = lastCounting(draft, (entry) => commandOf(entry) !== undefined);
  return { kind: 'undo', to: last ?? draft.match.scoresheet.length, why };
}

function claimsOn({ shotNumber }: Situation, item: CommandItem, entry: Entry): readonly Claim[] {
  const { number, seat, result } = item;
  const who = 'seat' in entry ? entry.seat : undefined;
  const claims: Claim[] = [];
  if (number !== undefined && number !== shotNumber) {
    claims.push({ what: 'number', written: String(number), found: String(shotNumber) });
  }
  if (seat !== 'referee' && who !== undefined && who !== seat) {
    claims.push({ what: 'player', written: seat, found: who });
  }
  if (result !== undefined) claims.push(...compareResult(result, resultOf(entry)));
  return claims;
}

/** What notes claim: the hash of a stroke, where the balls lie. */
function noted(step: Step, notes: readonly GameNote[], entry?: Entry): Step {
  const claims = notes.flatMap((note): readonly Claim[] => {
    if (note.kind === 'text') return [];
    if (note.kind === 'position') return comparePosition(note.position, step.draft.match);
    const found = entry?.kind === 'shot' ? entry.hash : 'no simulated stroke';
    return found.startsWith(note.hash) ? [] : [{ what: 'hash', written: note.hash, found }];
  });
  return { ...step, claims: [...step.claims, ...claims] };
}

function outcomeClaim({ outcome }: Game, match: Match): Claim | undefined {
  if (outcome === undefined) return undefined;
  const written = formatOutcome(outcome);
  const found = formatOutcome(outcomeOf(match));
  return written === found ? undefined : { what: 'result', written, found };
}
