/**
 * Matches as nobody would play them: wild strokes, odd calls, balls in the wrong pockets, cue balls
 * on the floor, requests and warnings in between, so that every state a match can be in comes up.
 */
import { type Seed, atan2, degrees, derive, uniform, uniformInteger } from '@tenball/base';
import { CUE_BALL, POCKETS, TABLE_IDS } from '@tenball/equipment';
import {
  type Command, DEFAULT_SETUP, type Match, type MatchSetup, actorOf, applyAll, decide, startMatch,
} from '@tenball/match';
import {
  BASE, type Call, DECISIONS, type MatchEvent, type Official, type Rulebook, type Seat, opponentOf,
  optionsOf,
} from '@tenball/rules';

const RULEBOOKS: readonly Rulebook[] = [
  BASE,
  { ...BASE, edition: 'custom', illegalBreak: 'opponentChoosesReRack', threePointRule: 'on' },
  {
    ...BASE, edition: 'custom', callMode: 'tenOnly', offTableNonTen: 'spot',
    ballInHandAfterFoul: 'behindHeadString', earlyCalledTen: 'winsRack',
    threePointRule: 'on', breakRailBalls: 1,
  },
  { ...BASE, edition: 'custom', callMode: 'none', illegalBreak: 'loseBreak', threeFouls: 'off' },
];

/** Calls `see` before each act of one random match of at most `acts` acts, all from `root`. */
export function walkMatch(
  root: Seed, acts: number, see: (match: Match, seat: Seat, key: Seed) => void,
): void {
  let match = startMatch(setupOf(root));
  for (let n = 0; n < acts; n += 1) {
    const key = derive(root, 1000 + n);
    if (uniform(key, 0) < 0.15) match = after(match, ...happening(match, key));
    const seat = actorOf(match);
    if (match.situation.phase === 'lag') {
      match = after(match, 'referee', lagOf(key));
      continue;
    }
    if (match.situation.phase === 'matchOver' || seat === undefined) return;
    see(match, seat, key);
    match = after(match, seat, wildCommand(match, key));
  }
}

/** `match` after `command`, or as it is where the command is refused. */
function after(match: Match, by: Official, command: Command): Match {
  const decided = decide(match, by, command);
  return decided.ok ? applyAll(match, decided.value) : match;
}

function setupOf(root: Seed): MatchSetup {
  const rulebook = RULEBOOKS[uniformInteger(root, 1, RULEBOOKS.length)] ?? BASE;
  const firstBreaker = (['A', 'B', 'lag'] as const)[uniformInteger(root, 2, 3)] ?? 'A';
  const table = TABLE_IDS[uniformInteger(root, 3, TABLE_IDS.length)] ?? '9';
  return { ...DEFAULT_SETUP, rulebook, firstBreaker, table, seed: root, raceTo: { A: 2, B: 3 } };
}

function happening(match: Match, key: Seed): [Official, Command] {
  const seat = actorOf(match) ?? 'A';
  const events: readonly MatchEvent[] = [
    { kind: 'requestCall', by: opponentOf(seat) },
    { kind: 'warnTwoFouls', player: seat },
    { kind: 'declareFrozen', ball: CUE_BALL, to: 'rail', by: 'referee' },
    { kind: 'conduct', player: seat, penalty: 'foul' },
    { kind: 'conduct', player: opponentOf(seat), penalty: 'foul' },
  ];
  const event = events[uniformInteger(key, 1, events.length)];
  return ['referee', { kind: 'event', event: event ?? { kind: 'stalemateAnnounced' } }];
}

function lagOf(key: Seed): Command {
  const ball = (n: number) => ({ distanceToHeadRailMm: 1000 * uniform(key, n), faults: [] });
  const balls = { A: ball(2), B: ball(3) };
  return { kind: 'lag', lag: { balls, indistinguishable: uniform(key, 4) < 0.3 } };
}

function wildCommand(match: Match, key: Seed): Command {
  const { situation, layout, setup } = match;
  if (situation.pendingDecision !== undefined) {
    const options = optionsOf(setup.rulebook, situation);
    const open = DECISIONS.filter((decision) => (options as readonly string[]).includes(decision));
    return { kind: 'choose', decision: open[uniformInteger(key, 5, open.length)] ?? 'accept' };
  }
  const isMissing = layout[CUE_BALL] === undefined;
  if (isMissing || (situation.cueBall !== 'asIs' && uniform(key, 6) < 0.5)) {
    const isHouse = situation.cueBall === 'inHandBehindHeadString';
    const x = isHouse ? -0.5 - 0.3 * uniform(key, 7) : 1.6 * uniform(key, 7) - 0.8;
    return { kind: 'place', at: { x, y: 0.7 * uniform(key, 8) - 0.35 } };
  }
  return { kind: 'shoot', call: wildCall(match, key), stroke: {
    speed: situation.phase === 'break' ? 2 + 5 * uniform(key, 9) : 7 * uniform(key, 9),
    headingDegrees: headingFor(match, key),
    elevationDegrees: uniform(key, 10) < 0.2 ? 30 * uniform(key, 11) : 0,
    tipRight: 0.6 * uniform(key, 12) - 0.3, tipUp: 0.6 * uniform(key, 13) - 0.3,
  } };
}

/** At the lowest ball, more or less; into a pocket; or anywhere. */
function headingFor({ layout, situation }: Match, key: Seed): number {
  const from = layout[CUE_BALL];
  const ball = situation.ballsOnTable[0];
  const to = ball === undefined ? undefined : layout[ball];
  if (from === undefined || to === undefined || uniform(key, 14) < 0.15) {
    return 360 * uniform(key, 15);
  }
  const off = 6 * (uniform(key, 16) - 0.5);
  const turn = degrees(atan2(to.y - from.y, to.x - from.x)) + off;
  return (turn + 720) % 360;
}

function wildCall({ situation }: Match, key: Seed): Call {
  if (situation.phase === 'break') return { kind: 'none' };
  const pick = uniform(key, 17);
  if (pick < 0.25) return { kind: 'push-out' };
  if (pick < 0.45) return { kind: 'safety' };
  const ball = situation.ballsOnTable[0] ?? 10;
  const pocket = POCKETS[uniformInteger(key, 18, POCKETS.length)] ?? 'FL';
  return { kind: 'pot', ball, pocket, obvious: false };
}
