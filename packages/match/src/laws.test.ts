import { type Seed, derive, seed, uniform, uniformInteger } from '@tenball/base';
import {
  OBJECT_BALLS, POCKETS, TABLE_IDS, objectBallsOf, overlapIn,
} from '@tenball/equipment';
import { BASE, DECISIONS, type Rulebook, SEATS, type Seat } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { applyAll } from './apply.ts';
import { commandsOf } from './command-of.ts';
import type { Command } from './command.ts';
import { actorOf, decide } from './decide.ts';
import type { Match, MatchSetup } from './match.ts';
import { matchFromPosition, positionOf } from './match-position.ts';
import { formatPosition, parsePosition } from './position-notation.ts';
import { replayCommands, verifyEntries } from './replay.ts';
import { DEFAULT_SETUP, startMatch } from './start-match.ts';

const RULEBOOKS: readonly Rulebook[] = [
  BASE,
  { ...BASE, edition: 'wpa-2008', earlyCalledTen: 'winsRack' },
  {
    ...BASE, edition: 'custom', illegalBreak: 'opponentChoosesReRack', offTableNonTen: 'spot',
    ballInHandAfterFoul: 'behindHeadString', threePointRule: 'on', tenOnBreak: 'winsRack',
  },
];

function setupOf(from: Seed): MatchSetup {
  return {
    ...DEFAULT_SETUP,
    seed: from,
    rulebook: RULEBOOKS[uniformInteger(from, 1, RULEBOOKS.length)] ?? BASE,
    table: TABLE_IDS[uniformInteger(from, 2, 4)] ?? '9',
    raceTo: { A: 2, B: 2 },
  };
}

/** A command of any kind, now and then one that makes sense. */
function anyCommand(match: Match, from: Seed): Command {
  const pick = uniformInteger(from, 1, 40);
  if (pick === 0) return { kind: 'concede', what: uniform(from, 2) < 0.9 ? 'rack' : 'match' };
  if (pick < 10) {
    return { kind: 'place', at: { x: 2.6 * uniform(from, 2) - 1.3, y: uniform(from, 3) - 0.5 } };
  }
  if (pick < 16 || match.situation.pendingDecision) {
    return { kind: 'choose', decision: DECISIONS[uniformInteger(from, 2, 6)] ?? 'accept' };
  }
  const aimed = uniform(from, 4) < 0.8;
  return {
    kind: 'shoot',
    call: anyCall(match, from),
    stroke: {
      speed: 8 * uniform(from, 5),
      headingDegrees: aimed ? aimAtLowest(match) + uniform(from, 6) : 400 * uniform(from, 6),
      elevationDegrees: 20 * uniform(from, 7) - 1,
      tipRight: uniform(from, 8) - 0.5,
      tipUp: uniform(from, 9) - 0.5,
    },
  };
}

function anyCall(match: Match, from: Seed): (Command & { kind: 'shoot' })['call'] {
  const pick = uniformInteger(from, 10, 10);
  if (match.situation.phase === 'break') return pick > 0 ? { kind: 'none' } : { kind: 'safety' };
  if (pick === 0) return { kind: 'safety' };
  if (pick === 1) return { kind: 'none' };
  if (pick < 4) return { kind: 'push-out' };
  const pocket = POCKETS[uniformInteger(from, 11, 6)] ?? 'FL';
  const lowest = match.situation.ballsOnTable[0] ?? 10;
  const ball = pick === 4 ? OBJECT_BALLS[uniformInteger(from, 12, 10)] ?? 1 : lowest;
  return { kind: 'pot', ball, pocket, obvious: pick > 7 };
}

function aimAtLowest({ layout }: Match): number {
  const [lowest] = objectBallsOf(layout);
  const target = lowest === undefined ? undefined : layout[lowest];
  const cueBall = layout[0];
  if (target === undefined || cueBall === undefined) return 0;
  return (Math.atan2(target.y - cueBall.y, target.x - cueBall.x) * 180) / Math.PI;
}

function holds(match: Match): void {
  const { situation, layout } = match;
  const over = situation.phase === 'matchOver';
  const actors = SEATS.filter((seat) => actorOf(match) === seat);
  expect(actors).toHaveLength(over ? 0 : 1);
  expect(situation.shooter !== undefined && situation.pendingDecision !== undefined).toBe(false);
  expect(objectBallsOf(layout)).toEqual([...situation.ballsOnTable]);
  if (!over) expect(layout[10]).toBeDefined();
  if (situation.cueBall === 'asIs' && !over) expect(layout[0]).toBeDefined();
  expect(overlapIn(layout)).toBeUndefined();
  const text = formatPosition(positionOf(match));
  expect(parsePosition(text)).toEqual({ ok: true, value: positionOf(match) });
}

/** Plays `count` random commands, most by the one who acts; returns the match. */
function played(from: Seed, count: number, each: (match: Match) => void): Match {
  let match = startMatch(setupOf(from));
  for (let i = 0; i < count; i += 1) {
    const key = derive(from, 100 + i);
    const other: Seat = uniform(key, 50) < 0.5 ? 'A' : 'B';
    const seat = uniform(key, 51) < 0.9 ? actorOf(match) ?? other : other;
    const decided = decide(match, seat, anyCommand(match, key));
    if (!decided.ok) {
      expect(decided.error.kind).toBe('rejection');
      continue;
    }
    match = applyAll(match, decided.value);
    each(match);
  }
  return match;
}

describe('whatever is asked at the table', () => {
  test('nothing throws, one side acts, and the balls lie as the rules say', () => {
    let entries = 0;
    const kinds = new Set<string>();
    for (let run = 0; run < 24; run += 1) {
      const match = played(seed(run), 60, holds);
      entries += match.scoresheet.length;
      for (const entry of match.scoresheet) kinds.add(entry.kind);
    }
    expect(entries).toBeGreaterThan(400);
    expect([...kinds].sort()).toEqual(['choice', 'concession', 'place', 'rack', 'shot', 'warning']);
  });

  test('the commands alone play the same match again', () => {
    for (let run = 0; run < 6; run += 1) {
      const match = played(seed(1000 + run), 40, () => undefined);
      const again = replayCommands(match.setup, commandsOf(match.scoresheet));
      expect(again).toEqual({ ok: true, value: match });
      const shots = match.scoresheet.filter(({ kind }) => kind === 'shot').length;
      expect(verifyEntries(match.setup, match.scoresheet)).toEqual({ ok: true, value: shots });
    }
  });

  test('a match goes on from its text as it would have gone on by itself', () => {
    for (let run = 0; run < 12; run += 1) {
      const from = seed(2000 + run);
      const match = played(from, 25, () => undefined);
      const text = formatPosition(positionOf(match));
      const position = parsePosition(text);
      if (!position.ok) throw new Error(position.error.message);
      const resumed = matchFromPosition(position.value, match.setup);
      expect(resumed.situation).toEqual({
        ...match.situation,
        breakLegal: position.value.pushOutOpen,
        // A position is a moment of a rack: what counts through the match is not in it.
        racksConceded: { A: 0, B: 0 },
      });
      expect(resumed.layout).toEqual(match.layout);
      const seat = actorOf(match);
      const shot = anyCommand(match, derive(from, 9));
      if (seat === undefined || shot.kind !== 'shoot') continue;
      const [live, later] = [decide(match, seat, shot), decide(resumed, seat, shot)];
      expect(later.ok).toBe(live.ok);
      if (live.ok && later.ok) {
        expect({ ...later.value[0], ruling: 0 }).toEqual({ ...live.value[0], ruling: 0 });
      }
    }
  });
});

describe('a scoresheet that was tampered with', () => {
  test('is found out at the first shot that does not reproduce', () => {
    const match = played(seed(7), 30, () => undefined);
    const index = match.scoresheet.findIndex(({ kind }) => kind === 'shot');
    const entries = match.scoresheet.map((entry, at) => (
      at === index && entry.kind === 'shot'
        ? { ...entry, stroke: { ...entry.stroke, speed: entry.stroke.speed + 1e-6 } } : entry
    ));
    const found = verifyEntries(match.setup, entries);
    expect(found).toMatchObject({ ok: false, error: { index } });
  });

  test('a command that cannot be is named when the match is played again', () => {
    const commands = commandsOf(played(seed(8), 10, () => undefined).scoresheet);
    const far: Command = { kind: 'place', at: { x: 9, y: 9 } };
    const wrong = [...commands, { seat: 'A', command: far } as const];
    const again = replayCommands(setupOf(seed(8)), wrong);
    expect(again).toMatchObject({ ok: false, error: { index: commands.length } });
  });
});
