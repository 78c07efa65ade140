/** Self-play for training: racks of equal players, every position with what its player expects. */
import { type Seed, assert, derive, seed, uniform } from '@tenball/base';
import { type Skill, carryOut, choose, netSigmaDegrees, planningSeed } from '@tenball/ai';
import { BALLS } from '@tenball/equipment';
import { DEFAULT_SETUP, type Match, actorOf, startMatch } from '@tenball/match';
import { BASE, type Seat, isPushOutOpen } from '@tenball/rules';
import { RACK_MODELS, gapSigmaOf } from '../play/racks.ts';
import { CLUMSY, drawSkill } from './arms.ts';
import type { StateLine, TrainLine } from './records.ts';

/**
 * A clumsy arm plays this share of the strokes in the opening of a rack, so that positions come up
 * which good play avoids. How many acts that opening has is drawn before: what comes after it is
 * play as it is, whatever happened.
 */
const CLUMSY_SHARE = 0.35;
const MOST_CLUMSY_ACTS = 12;
/** Share of the positions of the opening in which the player is put on one foul, or on two. */
const FOULS_SHARE = 0.3;
/** Racks longer than this are given up, in acts. */
const MOST_ACTS = 160;
const MICROMETRES = 1e6;

/** What the racks of one round are made from. */
export interface Making {
  readonly seed: number;
  readonly round: number;
  /** Simulations a decision. */
  readonly budget: number;
}

/** Rack `index` of a round, its positions in their order and its end. */
export function makeRack(making: Making, index: number): TrainLine[] {
  // Racks of training have seeds of their own: none of them chooses or reports anything.
  const root = derive(derive(derive(seed('rack train'), making.seed), making.round), index);
  const skill = drawSkill(derive(root, 1), making.budget);
  const opening = Math.floor(uniform(root, 3) * MOST_CLUMSY_ACTS);
  const lines: TrainLine[] = [];
  let match = startMatch({
    ...DEFAULT_SETUP, rulebook: BASE, raceTo: { A: 1, B: 1 }, seed: root,
    rackGapSigma: gapSigmaOf(RACK_MODELS[index % RACK_MODELS.length] ?? 'template'),
    firstBreaker: uniform(root, 2) < 0.5 ? 'A' : 'B',
  });
  for (let act = 0; act < MOST_ACTS; act += 1) {
    const seat = actorOf(match);
    if (match.situation.phase === 'matchOver' || seat === undefined) break;
    const isClean = act >= opening;
    const isClumsy = !isClean && uniform(derive(root, 4), act) < CLUMSY_SHARE;
    const fouls = isClean ? 0 : drawFouls(derive(root, 5), act);
    if (fouls > 0) {
      match = onFouls(match, seat, fouls);
      cutLast(lines);
    }
    match = playAct(lines, { match, seat, skill, root, isClumsy, isClean });
  }
  return [...lines, endOf(match, index)];
}

/** How many fouls the player is put on before `act`: mostly none. */
function drawFouls(root: Seed, act: number): number {
  if (uniform(root, 2 * act) >= FOULS_SHARE) return 0;
  return uniform(root, 2 * act + 1) < 0.4 ? 1 : 2;
}

/** `match` with `seat` on `fouls` consecutive ones, as if the score sheet had them. */
function onFouls(match: Match, seat: Seat, fouls: number): Match {
  const { situation } = match;
  const consecutiveFouls = { ...situation.consecutiveFouls, [seat]: fouls };
  return { ...match, situation: { ...situation, consecutiveFouls } };
}

/** What follows the last position did not follow from it. */
function cutLast(lines: TrainLine[]): void {
  const last = lines.pop();
  if (last !== undefined) lines.push(last.kind === 'state' ? { ...last, cut: true } : last);
}

interface Turn {
  readonly match: Match;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly root: Seed;
  /** The clumsy arm plays, if it is a stroke; and none of its strokes can follow. */
  readonly isClumsy: boolean;
  readonly isClean: boolean;
}

function playAct(lines: TrainLine[], turn: Turn): Match {
  const { match, seat, skill, root, isClumsy, isClean } = turn;
  const choice = choose(match, seat, skill, planningSeed(root, match));
  const isStroke = choice.command.kind === 'shoot' && choice.family !== 'break';
  const cut = isStroke && isClumsy;
  if (isPlain(match)) {
    const worth = rounded(choice.value);
    lines.push(stateOf(match, seat, skill, { worth, cut, clean: isClean }));
  }
  return carryOut(match, seat, choice.command, cut ? CLUMSY : skill, root);
}

/** True in the positions that the worth is asked for: no decision, no break, no push-out open. */
function isPlain({ situation, setup }: Match): boolean {
  return situation.phase === 'shot' && situation.pendingDecision === undefined
    && situation.cueBall !== 'inHandBehindHeadString' && !isPushOutOpen(setup.rulebook, situation);
}

function stateOf(
  { layout, situation }: Match, seat: Seat, skill: Skill,
  of: Pick<StateLine, 'worth' | 'cut' | 'clean'>,
): StateLine {
  const isInHand = situation.cueBall !== 'asIs';
  const at: number[] = [];
  let mask = 0;
  for (const ball of BALLS) {
    const place = layout[ball];
    if (place === undefined || (ball === 0 && isInHand)) continue;
    mask |= 1 << ball;
    at.push(Math.round(place.x * MICROMETRES), Math.round(place.y * MICROMETRES));
  }
  return {
    kind: 'state', seat, mask, at, fouls: situation.consecutiveFouls[seat],
    sigma: rounded(netSigmaDegrees(skill)), speed: rounded(skill.speedSigma),
    indirect: skill.head.indirect,
    ...of,
  };
}

function endOf({ situation }: Match, index: number): TrainLine {
  const isOver = situation.phase === 'matchOver';
  assert(!isOver || situation.score.A + situation.score.B === 1, 'one rack has one winner');
  if (!isOver) return { kind: 'rack', index };
  return { kind: 'rack', index, winner: situation.score.A > 0 ? 'A' : 'B' };
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
