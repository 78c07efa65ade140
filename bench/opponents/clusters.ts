/** Outcomes that are one position to a planner, after the state clustering of CueCard. */
import { type Scene, isOn, xOf, yOf } from './scene.ts';

export interface Cluster {
  /** The first outcome that fell into it stands for all. */
  readonly scene: Scene;
  weight: number;
}

/** The cue ball within this, the others within that: one position. Metres. */
const CUE_BALL_REACH = 0.08;
const BALL_REACH = 0.03;

/** Puts `scene` where it belongs among `clusters`. */
export function addInto(clusters: Cluster[], scene: Scene): void {
  const near = clusters.find((cluster) => isAlike(cluster.scene, scene));
  if (near === undefined) clusters.push({ scene, weight: 1 });
  else near.weight += 1;
}

function isAlike(a: Scene, b: Scene): boolean {
  if (a.mask !== b.mask) return false;
  for (let ball = 0; ball <= 10; ball += 1) {
    if (!isOn(a, ball)) continue;
    const reach = ball === 0 ? CUE_BALL_REACH : BALL_REACH;
    const dx = xOf(a, ball) - xOf(b, ball);
    const dy = yOf(a, ball) - yOf(b, ball);
    if (dx * dx + dy * dy > reach * reach) return false;
  }
  return true;
}
