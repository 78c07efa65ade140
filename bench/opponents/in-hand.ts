/** Ball in hand for the Monte-Carlo baselines: spots behind the ghost balls by their promise. */
import { type Vec2, distance, radians, sinCos } from '@tenball/base';
import { snapToNanometre } from '@tenball/equipment';
import { chanceOf, openPots, potInto } from './pots.ts';
import { type Scene, withCueBall } from './scene.ts';

const CUT_DEGREES = [0, 15, -15, 30, -30, 45, -45] as const;
const WAYS = [0.15, 0.3, 0.5, 0.8] as const;
/** Spots nearer to each other than this are one, metres. */
const APART = 0.1;

/** Legal spots from which the ball on goes, the likeliest first, at most `most` of them. */
export function spotsBehind(
  scene: Scene, isLegal: (at: Vec2) => boolean, most: number,
): Vec2[] {
  const spots: { readonly at: Vec2; readonly chance: number }[] = [];
  for (const mouth of scene.board.mouths) {
    const pot = potInto(scene, mouth);
    for (const cut of CUT_DEGREES) {
      const { sin, cos } = sinCos(radians(cut));
      for (const way of WAYS) {
        const at = {
          x: snapToNanometre(pot.ghostX - way * (pot.targetX * cos - pot.targetY * sin)),
          y: snapToNanometre(pot.ghostY - way * (pot.targetX * sin + pot.targetY * cos)),
        };
        if (!isLegal(at)) continue;
        const placed = withCueBall(scene, at.x, at.y);
        const chance = Math.max(0, ...openPots(placed).map((each) => chanceOf(placed, each)));
        if (chance > 0) spots.push({ at, chance });
      }
    }
  }
  spots.sort((a, b) => b.chance - a.chance);
  return apart(spots.map(({ at }) => at), most);
}

/** The spot of `spots` where `promise` is greatest. */
export function bestSpot(
  scene: Scene, spots: readonly Vec2[], promise: (placed: Scene) => number,
): Vec2 | undefined {
  let best: Vec2 | undefined;
  let most = -1;
  for (const at of spots) {
    const value = promise(withCueBall(scene, at.x, at.y));
    if (value <= most) continue;
    best = at;
    most = value;
  }
  return best;
}

function apart(spots: readonly Vec2[], most: number): Vec2[] {
  const kept: Vec2[] = [];
  for (const spot of spots) {
    if (kept.length >= most) break;
    if (kept.every((other) => distance(other, spot) >= APART)) kept.push(spot);
  }
  return kept;
}
