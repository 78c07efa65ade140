/**
 * The worth of a position: the chance that the player who moves wins the rack, in [0, 1].
 *
 * It is learned (`value/`) where the weights fit the physics of the match; elsewhere, and as a
 * yardstick, it is the closed form here. Two equal players; each makes an average shot with
 * probability `retention`. With n balls left the player at the table wins with
 *
 *   A(n) = r · A(n−1) + (1 − r) · (1 − A(n)),   A(0) = 1,
 *
 * and a given position replaces the first r by its own best shot. Hooked, clustered and awkward
 * positions follow from that shot's probability, or from the chance to hit the ball at all.
 */
import { radians } from '@tenball/base';
import { type Spread, countOf, has, isBlocked, lowestOf, nextAbove } from './spread.ts';
import type { TableView } from './table-view.ts';
import {
  type Beholder, FEATURE_COUNT, featuresInHandInto, featuresInto,
} from './value/features.ts';
import { type Net, forward } from './value/net.ts';
import { WEIGHTS } from './value/weights.ts';
import { type WeightsText, parseNet, stampOf } from './value/weights-text.ts';
import {
  type DirectPot, directPotInto, hasOpenPocket, newDirectPot, potChance,
} from './candidates.ts';

/** What a player of some arm makes of positions. */
export interface Outlook {
  readonly view: TableView;
  /** Net error of the cue ball's direction, radians. */
  readonly sigma: number;
  /** A(n) for n balls left, n from 0 to 10. */
  readonly ladder: readonly number[];
  /** Worth of the cue ball in hand, by balls left. */
  readonly inHand: readonly number[];
  /** Chance to foul when the ball on is fully hidden. */
  readonly hookedFoul: number;
  /** What the features of the learned worth are told. */
  readonly beholder: Beholder;
  /** The learned worth; undefined when there are no weights for this physics. */
  readonly net: Net | undefined;
}

/** No arm is trusted further than this: the model of a shot is not that exact. Degrees. */
const LEAST_SIGMA_DEGREES = 0.012;
const LEAST_SPEED_SIGMA = 0.002;
/** Share of the speed that most arms err by, for each degree of their direction's error. */
const USUAL_SPEED_SHARE = 0.6;
/**
 * Odds to lose a ball that could be played, over sigma to the power 3/2 (degrees): fitted to the
 * ten-ball ghost of players who see direct pots only (AI study 7: r = .97, .93, .87, .79, .59 for
 * .045, .085, .13, .23, .38 degrees). A head that also finds banks and kicks loses a third of it.
 */
const LOSS_ODDS = 3;
const INDIRECT_SHARE = 0.33;
/** Chance to miss a fully hidden ball: of an exact arm, and what a lost ball adds to it. */
const HOOKED_FOUL = 0.2;
const HOOKED_FOUL_SLOPE = 0.8;
const MOST_HOOKED_FOUL = 0.6;
/** The same for a ball of which only the edge is seen. */
const EDGE_FOUL = 0.1;
/** Share of a lost ball that is still lost with the cue ball in hand. */
const IN_HAND_SHARE = 0.6;
/** Share in the worth of a shot of how it would be with a worse arm: margins break ties. */
const MARGIN_SHARE = 0.25;
const MARGIN_FACTOR = 2.5;
const MARGIN_LEAST_DEGREES = 0.12;
/** What is lost from the next shots when the ball after next has no open pocket. */
const CLUSTER_LOSS = 0.1;
/** Worth for the mover when no pot is on: an exchange of safeties between equals … */
const EXCHANGE_WORTH = 0.5;
/** … and when the ball on is hidden, but he hits it all the same. */
const KICK_WORTH = 0.44;
/** Consecutive fouls after which the next one loses the rack. */
const FOULS_OF_DANGER = 2;
const VIEW_POINTS = [-0.9, -0.45, 0, 0.45, 0.9] as const;
/** The features of the position that is being looked at. */
const features = new Float64Array(FEATURE_COUNT);

/**
 * The outlook of a player whose cue ball errs by `sigmaDegrees` on `view`, and in speed by the
 * share `speedSigma`: the usual one of such an arm where it is not told. `weights` of another
 * physics leave it with the closed form.
 */
export function outlookOf(
  view: TableView, sigmaDegrees: number, indirect: boolean,
  {
    speedSigma = USUAL_SPEED_SHARE * sigmaDegrees, weights = WEIGHTS,
  }: { readonly speedSigma?: number; readonly weights?: WeightsText } = {},
): Outlook {
  const degrees = Math.max(LEAST_SIGMA_DEGREES, sigmaDegrees);
  const odds = LOSS_ODDS * degrees * Math.sqrt(degrees) * (indirect ? INDIRECT_SHARE : 1);
  const retention = 1 / (1 + odds);
  const ladder = [1];
  for (let n = 1; n <= 10; n += 1) {
    ladder.push((retention * (ladder[n - 1] ?? 1) + 1 - retention) / (2 - retention));
  }
  const inHand = [1];
  for (let n = 1; n <= 10; n += 1) {
    inHand.push(shotWorth(ladder, n, 1 - (1 - retention) * IN_HAND_SHARE));
  }
  const hooked = HOOKED_FOUL + HOOKED_FOUL_SLOPE * (1 - retention);
  const sigma = radians(degrees);
  return {
    view, sigma, ladder, inHand,
    hookedFoul: Math.min(MOST_HOOKED_FOUL, hooked),
    beholder: {
      view, sigma, ladder, indirect: indirect ? 1 : 0,
      wideSigma: worseThan(sigma), sigmaRoot: Math.sqrt(Math.sqrt(degrees)),
      speedRoot: Math.sqrt(Math.sqrt(Math.max(LEAST_SPEED_SIGMA, speedSigma))),
    },
    net: parseNet(weights, stampOf(view.params)),
  };
}

/**
 * Worth of the position for the player who moves, the cue ball where it lies. A player on two
 * consecutive `fouls` loses the rack with the next one.
 */
export function worthOf(outlook: Outlook, spread: Spread, fouls: number): number {
  if (outlook.net === undefined) return closedWorthOf(outlook, spread, fouls);
  if (lowestOf(spread) === 0) return 1;
  featuresInto(features, outlook.beholder, spread, fouls);
  const worth = forward(outlook.net, features);
  if (fouls < FOULS_OF_DANGER) return worth;
  // Rare in training, and sure all the same: a foul away from losing the rack is no advantage.
  featuresInto(features, outlook.beholder, spread, 0);
  return Math.min(worth, forward(outlook.net, features));
}

/** `worthOf` in closed form. */
export function closedWorthOf(outlook: Outlook, spread: Spread, fouls: number): number {
  const ball = lowestOf(spread);
  if (ball === 0) return 1;
  const left = countOf(spread);
  const chance = bestChance(outlook, spread, ball);
  const next = nextAbove(spread, ball);
  const clustered = next !== 0 && !hasOpenPocket(outlook.view, spread, next);
  const attack = shotWorth(outlook.ladder, left, chance * (clustered ? 1 - CLUSTER_LOSS : 1));
  if (chance > 0.9) return attack;
  return Math.max(attack, defenceWorth(outlook, spread, ball, fouls));
}

/**
 * Worth of the cue ball in hand with `left` object balls on the table: by what lies in `spread` if
 * that is given (a dearer look: some four times that of `worthOf`), else by their number alone.
 */
export function worthInHand(
  outlook: Outlook, left: number, spread?: Spread, fouls = 0,
): number {
  if (outlook.net === undefined || spread === undefined || left === 0) {
    return outlook.inHand[left] ?? 1;
  }
  featuresInHandInto(features, outlook.beholder, spread, fouls);
  return forward(outlook.net, features);
}

/** The best chance to pot `ball` from where the cue ball lies, margins weighed in. */
export function bestChance(outlook: Outlook, spread: Spread, ball: number): number {
  const pot = newDirectPot();
  const cueX = spread.x[0] ?? 0;
  const cueY = spread.y[0] ?? 0;
  let best = 0;
  for (const pocket of outlook.view.pockets) {
    const shot = { cueX, cueY, ball, pocket };
    if (!directPotInto(pot, outlook.view, spread, shot, outlook.sigma)) continue;
    best = Math.max(best, shadedChance(outlook, pot));
  }
  return best;
}

/** The chance of a pot, shaded by what a worse arm would make of it. */
export function shadedChance(outlook: Outlook, pot: DirectPot): number {
  const margin = potChance(pot, outlook.view.diameter, outlook.beholder.wideSigma);
  return (1 - MARGIN_SHARE) * pot.chance + MARGIN_SHARE * margin;
}

/** The error of an arm that misses where this one has no margin, radians. */
function worseThan(sigma: number): number {
  return Math.max(radians(MARGIN_LEAST_DEGREES), MARGIN_FACTOR * sigma);
}

/** The share of `ball` that the cue ball can reach in a straight line, in fifths. */
export function visibleShare(view: TableView, spread: Spread, ball: number): number {
  if (!has(spread, ball)) return 0;
  const fromX = spread.x[0] ?? 0;
  const fromY = spread.y[0] ?? 0;
  const dx = (spread.x[ball] ?? 0) - fromX;
  const dy = (spread.y[ball] ?? 0) - fromY;
  const way = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
  const ux = dx / way;
  const uy = dy / way;
  let seen = 0;
  for (const share of VIEW_POINTS) {
    const aside = view.diameter * share;
    const before = view.diameter * Math.sqrt(1 - share * share);
    const toX = fromX + dx - uy * aside - ux * before;
    const toY = fromY + dy + ux * aside - uy * before;
    const lane = { fromX, fromY, toX, toY, ignore: 1 << ball };
    if (!isBlocked(spread, lane, view.diameter)) seen += 1;
  }
  return seen / VIEW_POINTS.length;
}

/** Worth of a shot that pots with `chance` and otherwise leaves the opponent an average one. */
function shotWorth(ladder: readonly number[], left: number, chance: number): number {
  const after = ladder[left - 1] ?? 1;
  const against = 1 - (ladder[left] ?? 0.5);
  return chance * after + (1 - chance) * against;
}

/** Worth of playing safe or kicking: the less of the ball is seen, the more fouls. */
function defenceWorth(outlook: Outlook, spread: Spread, ball: number, fouls: number): number {
  const left = countOf(spread);
  const seen = visibleShare(outlook.view, spread, ball);
  const safe = seen > 0 ? EXCHANGE_WORTH : KICK_WORTH;
  const foul = seen > 0 ? EDGE_FOUL * (1 - seen) : outlook.hookedFoul;
  const afterFoul = fouls >= FOULS_OF_DANGER ? 0 : 1 - (outlook.inHand[left] ?? 1);
  return (1 - foul) * safe + foul * afterFoul;
}
