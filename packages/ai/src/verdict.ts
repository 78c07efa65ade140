/**
 * What a simulated shot comes to: a quick test for the planner's inner loop, in this one place.
 * The rules module rules on what is really played; a property test holds the two together.
 */
import { POCKETS } from '@tenball/equipment';
import { FATE_OFF, FATE_POCKET, FATE_TABLE, type Outcome } from '@tenball/physics';
import type { Call, Rulebook } from '@tenball/rules';

export const VERDICTS = ['won', 'continues', 'ends', 'opponent-chooses', 'foul'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the rules need to know before the stroke. */
export interface Occasion {
  readonly rulebook: Rulebook;
  /** The ball on; 0 when none is left. */
  readonly lowest: number;
  /** The ten is the only object ball. */
  readonly tenIsLast: boolean;
  /** Bits of balls that start frozen to a rail: that rail does not count for them. */
  readonly frozenToRail: number;
  /** The ball on starts frozen to the cue ball: it may be shot through (G6.7). */
  readonly frozenToLowest: boolean;
}

const TEN_BALL = 10;

/** The verdict on `outcome` of a shot after the break under `call`. */
export function judge(occasion: Occasion, outcome: Outcome, call: Call): Verdict {
  if (outcome.termination === 'limit' || isCueBallLost(outcome)) return 'foul';
  if (outcome.foulStroke && !occasion.frozenToLowest) return 'foul';
  const down = pocketedMask(outcome);
  if (down < 0) return 'foul';
  if (call.kind === 'push-out') return 'opponent-chooses';
  if (outcome.firstContact !== occasion.lowest) return 'foul';
  if (down === 0) return railsReached(occasion, outcome) === 0 ? 'foul' : 'ends';
  return judgePocketed(occasion, outcome, call, down);
}

/** True when `outcome` is a legal hit: no foul, whatever else happened. */
export function isLegal(occasion: Occasion, outcome: Outcome): boolean {
  return judge(occasion, outcome, { kind: 'safety' }) !== 'foul';
}

/** `call` as it is announced: what an edition does not have called is left unsaid. */
export function announced({ callMode }: Rulebook, call: Call): Call {
  if (call.kind !== 'pot' || callMode === 'ballAndPocket') return call;
  return callMode === 'tenOnly' && call.ball === TEN_BALL ? call : { kind: 'none' };
}

/** Bits of object balls pocketed; −1 when one left the table. */
export function pocketedMask(outcome: Outcome): number {
  let mask = 0;
  for (let ball = 1; ball <= TEN_BALL; ball += 1) {
    const fate = outcome.fate[ball] ?? 0;
    if (fate === FATE_OFF) return -1;
    if (fate >= FATE_POCKET) mask |= 1 << ball;
  }
  return mask;
}

/**
 * Balls driven to a rail. A frozen ball may also count once it has left its rail (G8.4); the
 * planner does not rely on it.
 */
function railsReached(occasion: Occasion, outcome: Outcome): number {
  return outcome.railsAfterContact & ~occasion.frozenToRail;
}

function isCueBallLost(outcome: Outcome): boolean {
  return (outcome.fate[0] ?? 0) !== FATE_TABLE;
}

/** Table 5.3 of the rules specification, in the order of the referee's procedure. */
function judgePocketed(
  occasion: Occasion, outcome: Outcome, call: Call, down: number,
): Verdict {
  const { rulebook } = occasion;
  if (call.kind === 'safety') return judgeSafety(occasion, down);
  if (rulebook.callMode !== 'ballAndPocket') {
    return judgeUncalledGame(occasion, outcome, call, down);
  }
  if (!isSpoken(rulebook, call) || !isMade(outcome, call)) {
    return rulebook.wrongfulOption ? 'opponent-chooses' : 'ends';
  }
  if (call.ball === TEN_BALL) return judgeTen(occasion);
  if (!has(down, TEN_BALL)) return 'continues';
  return rulebook.uncalledTenWithCalledBall === 'wins' ? 'won' : 'continues';
}

function judgeSafety({ rulebook, lowest }: Occasion, down: number): Verdict {
  switch (rulebook.safetyPocketOption) {
    case 'any': return 'opponent-chooses';
    case 'legalBallOnly': return has(down, lowest) ? 'opponent-chooses' : 'ends';
    case 'none': return 'ends';
  }
}

/** Where only the ten is called, or nothing. */
function judgeUncalledGame(
  occasion: Occasion, outcome: Outcome, call: Call, down: number,
): Verdict {
  if (!has(down, TEN_BALL)) return 'continues';
  if (occasion.rulebook.callMode === 'none') return judgeTen(occasion);
  const called = isSpoken(occasion.rulebook, call) && call.ball === TEN_BALL;
  return called && isMade(outcome, call) ? judgeTen(occasion) : 'ends';
}

/** The ten where it was called, or where no call is needed. */
function judgeTen({ rulebook, tenIsLast }: Occasion): Verdict {
  return tenIsLast || rulebook.earlyCalledTen === 'winsRack' ? 'won' : 'continues';
}

type Pot = Extract<Call, { readonly kind: 'pot' }>;

function isSpoken({ obviousShots }: Rulebook, call: Call): call is Pot {
  return call.kind === 'pot' && !(call.obvious && obviousShots === 'allSpoken');
}

function isMade(outcome: Outcome, { ball, pocket }: Pot): boolean {
  return outcome.fate[ball] === FATE_POCKET + POCKETS.indexOf(pocket);
}

function has(mask: number, ball: number): boolean {
  return (mask & (1 << ball)) !== 0;
}
