/**
 * What every baseline does alike, so that its command is taken in every state of the match: breaks
 * full at the front ball from the middle of the house unless it has a break of its own, puts the
 * cue ball in hand down once, answers decisions, and leaves the stroke to its brain. None announces
 * push-outs: the systems they follow played games without.
 */
import { type Seed, type Vec2, atan2, distance } from '@tenball/base';
import { CUE_BALL, TABLES, objectBallsOf, snapToNanometre, spotsOf } from '@tenball/equipment';
import { type Match, placementRejection } from '@tenball/match';
import { type Stroke, squirtAngle } from '@tenball/physics';
import { type Call, type Decision, type Seat, DECISIONS, optionsOf } from '@tenball/rules';
import type { Arm } from '../play/arms.ts';
import type { Player, PlayerChoice } from '../play/player.ts';
import { strokeOf } from './pots.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A stroke as a brain intends it. */
export interface Plan {
  readonly call: Call;
  readonly stroke: Stroke;
  readonly family: 'pot' | 'safety' | 'kick' | 'random';
  readonly potProbability: number;
  readonly value: number;
}

/** A break as data, for a table of `length` 1 in x and `width` 1 in y. */
export interface Opening {
  /** Place of the cue ball, shares of the table's length and width from the centre. */
  readonly along: number;
  readonly across: number;
  /** Speed of the cue ball, m/s; where the tip touches, ball radii. */
  readonly ballSpeed: number;
  readonly right: number;
  readonly up: number;
  /** The cue ball starts for a point this far to the left of the front ball's centre, metres. */
  readonly aside: number;
}

/** What tells one baseline from another. */
export interface Brain {
  /** A break of its own for racks whose gaps spread by this much, metres. */
  readonly opening?: (gapSigma: number) => Opening;
  /** The stroke to play; the cue ball is on the table. Always one. */
  plan(scene: Scene): Plan;
  /** Where the cue ball in hand is wanted; undefined to leave it to the rules. */
  spot(scene: Scene, isLegal: (at: Vec2) => boolean): Vec2 | undefined;
  /** Whether to play on from here rather than give the position back. */
  accepts(scene: Scene): boolean;
}

/** Full at the front ball from where the cue ball waits. */
const PLAIN = { ballSpeed: 10, right: 0, up: 0, aside: 0 } as const;
/** A cue ball within this of the wanted spot stays, metres. */
const SAME_SPOT = 1e-6;
const GRID_ALONG = 33;
const GRID_ACROSS = 17;

/** The baseline `name` with `brain`, planning for `arm`. */
export function opponent(name: string, arm: Arm, brain: Brain): Player {
  return {
    name,
    choose: (match, seat, seed) => chooseWith(brain, match, seat, arm, seed),
  };
}

function chooseWith(
  brain: Brain, match: Match, seat: Seat, arm: Arm, seed: Seed,
): PlayerChoice {
  const { situation } = match;
  const scene = sceneOf(match, seat, arm, seed);
  if (situation.pendingDecision !== undefined) return answer(brain, scene);
  const spot = spotFor(brain, scene);
  if (spot !== undefined) return beside(scene, { kind: 'place', at: spot }, 'place');
  if (situation.phase === 'break') return breakShot(scene, openingOf(brain, scene) ?? PLAIN);
  return stroke(scene, brain.plan(scene));
}

function answer(brain: Brain, scene: Scene): PlayerChoice {
  const { setup, situation } = scene.match;
  const options: readonly string[] = optionsOf(setup.rulebook, situation);
  const open = DECISIONS.filter((decision) => options.includes(decision));
  return beside(scene, { kind: 'choose', decision: decisionOf(brain, scene, open) }, 'choice');
}

function decisionOf(brain: Brain, scene: Scene, open: readonly Decision[]): Decision {
  if (open.includes('accept')) {
    const isPlayable = scene.match.layout[CUE_BALL] === undefined || brain.accepts(scene);
    if (isPlayable) return 'accept';
  }
  const refusing = ['passBack', 'reRackAndBreak', 'breakMyself'] as const;
  return refusing.find((decision) => open.includes(decision)) ?? open[0] ?? 'accept';
}

/** Where the cue ball is to be put now; undefined when it is time to shoot. */
function spotFor(brain: Brain, scene: Scene): Vec2 | undefined {
  const { match, seat } = scene;
  const { situation, layout, scoresheet } = match;
  if (situation.cueBall === 'asIs') return undefined;
  const at = layout[CUE_BALL];
  const last = scoresheet.at(-1);
  const hasPlaced = last?.kind === 'place' && last.seat === seat;
  const isLegal = (spot: Vec2): boolean => placementRejection(match, spot) === undefined;
  if (hasPlaced && at !== undefined) return undefined;
  const isBreak = situation.phase === 'break';
  const wanted = isBreak ? breakSpot(brain, scene) : brain.spot(scene, isLegal);
  if (wanted !== undefined && isLegal(wanted)) {
    return at !== undefined && distance(at, wanted) <= SAME_SPOT ? undefined : wanted;
  }
  return at !== undefined && isLegal(at) ? undefined : anySpot(match, isLegal);
}

/** The legal spot nearest to the middle of the house, on a grid over the table. */
function anySpot(match: Match, isLegal: (at: Vec2) => boolean): Vec2 {
  const table = TABLES[match.setup.table];
  const home = { x: snapToNanometre(spotsOf(table).headString - 0.05), y: 0 };
  let best = home;
  let nearest = isLegal(home) ? 0 : Infinity;
  for (let i = 1; i < GRID_ALONG && nearest > 0; i += 1) {
    for (let j = 1; j < GRID_ACROSS; j += 1) {
      const at = {
        x: snapToNanometre((i / GRID_ALONG - 0.5) * table.length),
        y: snapToNanometre((j / GRID_ACROSS - 0.5) * table.width),
      };
      const away = distance(at, home);
      if (away >= nearest || !isLegal(at)) continue;
      best = at;
      nearest = away;
    }
  }
  return best;
}

function openingOf(brain: Brain, { match }: Scene): Opening | undefined {
  return brain.opening?.(match.setup.rackGapSigma);
}

function breakSpot(brain: Brain, scene: Scene): Vec2 | undefined {
  const opening = openingOf(brain, scene);
  if (opening === undefined) return undefined;
  const { length, width } = scene.board.table;
  return {
    x: snapToNanometre(opening.along * length), y: snapToNanometre(opening.across * width),
  };
}

type BreakStroke = Omit<Opening, 'along' | 'across'>;

function breakShot(scene: Scene, opening: BreakStroke): PlayerChoice {
  const { layout } = scene.match;
  const at = layout[CUE_BALL] ?? { x: 0, y: 0 };
  const front = objectBallsOf(layout)[0];
  const aim = (front === undefined ? undefined : layout[front]) ?? { x: at.x + 1, y: at.y };
  const towards = atan2(aim.y + opening.aside - at.y, aim.x - at.x);
  const heading = towards - squirtAngle(scene.board.params, opening.right);
  const command = {
    kind: 'shoot', call: { kind: 'none' }, stroke: strokeOf(scene, opening, heading),
  } as const;
  return beside(scene, command, 'break');
}

function stroke(scene: Scene, plan: Plan): PlayerChoice {
  return {
    command: { kind: 'shoot', call: plan.call, stroke: plan.stroke },
    family: plan.family, potProbability: plan.potProbability, value: plan.value,
    simulations: scene.board.spent,
  };
}

function beside(
  scene: Scene, command: PlayerChoice['command'], family: string,
): PlayerChoice {
  return { command, family, simulations: scene.board.spent, potProbability: 0, value: 0.5 };
}
