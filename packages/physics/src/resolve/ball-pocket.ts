/**
 * A ball in a pocket's throat against what is there: specification 5.1 to 5.3.
 *
 * Each impact is that of a sphere on a fixed surface (4.2): restitution along the normal, friction
 * across it.
 */
import { type Mouth } from '../bed.ts';
import {
  COS, OUT_X, OUT_Y, PLACE, SIN, placeBall,
} from '../pocket/edge-place.ts';
import { FREE } from '../pocket/fall.ts';
import { FALLING, IMPACT, ROLLING, type Slot, type State } from '../state.ts';
import { SLIP, pushOff } from './fixed-surface.ts';
import { stand } from './restitution.ts';

/** A rolling ball slower than this stays on the rim, held by the cloth, m/s (5.2). */
const HANGING_SPEED = 2e-3;
/** A ball at rest stays with its centre up to this far over the rim, metres (5.2). */
export const HANGING_BAND = 1e-3;
/** Slower impacts on the liner are elastic, m/s. */
const SKIMS_BELOW = 0.05;
/**
 * A ball that runs around the liner parts at least at this share of its speed along it, which pays
 * for it: it would else strike without end.
 */
const LEAST_PARTING = 0.05;
/**
 * The liner leans inwards by 20 degrees. Tuned: what topspin would lift of a ball that rolls
 * straight in, the lean presses down, and it stays in up to about 9 m/s.
 */
const SIN_LEAN = 0.34202014332566873;
const COS_LEAN = 0.9396926207859084;

/** Ball `i` has crossed the rim. False when it hangs there; else it falls from now on. */
export function resolveBallPocket(s: State, i: Slot, mouth: Mouth): boolean {
  const speed2 = s.vx[i] * s.vx[i] + s.vy[i] * s.vy[i];
  if (s.motion[i] === ROLLING && speed2 < HANGING_SPEED * HANGING_SPEED) {
    stand(s, i);
    return false;
  }
  s.motion[i] = FALLING;
  s.zone[i] = mouth.zone;
  s.fall.hold[i] = FREE;
  s.fall.since[i] = s.stamp[i];
  s.fall.knocks[i] = 0;
  return true;
}

/**
 * Ball `i` against the liner, which leans inwards and so turns a ball down; or below the edge
 * against the slate's wall, which is upright.
 */
export function resolveBallLiner(s: State, i: Slot, mouth: Mouth): void {
  const { linerRestitution, linerFriction } = s.laws.params;
  const dx = mouth.holeX - s.x[i];
  const dy = mouth.holeY - s.y[i];
  const d = Math.sqrt(dx * dx + dy * dy);
  const nx = dx / d;
  const ny = dy / d;
  const speed = -(s.vx[i] * nx + s.vy[i] * ny);
  const isLiner = dx * mouth.axisX + dy * mouth.axisY <= 0;
  // A ball that drops faster than the leaning liner recedes meets it as an upright one.
  const leans = isLiner && speed * COS_LEAN + s.vz[i] * SIN_LEAN > 0;
  const e = linerRestitution;
  if (speed < SKIMS_BELOW) strikeSurface(s, i, nx, ny, 0, 1, linerFriction);
  else if (leans) strikeSurface(s, i, COS_LEAN * nx, COS_LEAN * ny, -SIN_LEAN, e, linerFriction);
  else strikeSurface(s, i, nx, ny, 0, e, linerFriction);
  partAlong(s, i, nx, ny);
}

/** Brings the speed off an upright wall up to the least, at the expense of that along it. */
function partAlong(s: State, i: Slot, nx: number, ny: number): void {
  const along = s.vy[i] * nx - s.vx[i] * ny;
  const off = s.vx[i] * nx + s.vy[i] * ny;
  const least = LEAST_PARTING * Math.abs(along);
  if (off < 0 || off >= least) return;
  const kept = Math.sqrt(1 - (least * least - off * off) / (along * along));
  s.vx[i] = least * nx - kept * along * ny;
  s.vy[i] = least * ny + kept * along * nx;
}

/** Ball `i` against the edge of the slate. A bounce too small to be one is taken away. */
export function resolveBallEdge(s: State, i: Slot, mouth: Mouth): void {
  const { restitutionSlate, muSlide } = s.laws.params;
  placeBall(s, i, mouth);
  const nx = -PLACE[SIN] * PLACE[OUT_X];
  const ny = -PLACE[SIN] * PLACE[OUT_Y];
  const nz = PLACE[COS];
  strikeSurface(s, i, nx, ny, nz, restitutionSlate, muSlide);
  const off = s.vx[i] * nx + s.vy[i] * ny + s.vz[i] * nz;
  if (off >= s.laws.hopSpeed) return;
  s.vx[i] -= off * nx;
  s.vy[i] -= off * ny;
  s.vz[i] -= off * nz;
}

/** Falling ball `i` against a facing of `mouth`. False when it does not come nearer. */
export function resolveBallFacing(s: State, i: Slot, mouth: Mouth): boolean {
  const { facingRestitution, facingFriction } = s.laws.params;
  const { sinNose, cosNose } = s.laws;
  const facing = mouth.facings[s.ownPlace[i] as 0 | 1];
  const nx = cosNose * facing.normalX;
  const ny = cosNose * facing.normalY;
  return strikeSurface(s, i, nx, ny, -sinNose, facingRestitution, facingFriction);
}

/**
 * The impulse of a fixed surface with normal n on ball `i`, of restitution e and friction µ.
 * Equation 4.2. False, and IMPACT is nought, when the ball does not approach.
 */
function strikeSurface(
  s: State, i: Slot, nx: number, ny: number, nz: number, e: number, mu: number,
): boolean {
  const { radius } = s.laws;
  const along = s.vx[i] * nx + s.vy[i] * ny + s.vz[i] * nz;
  s.scalars[IMPACT] = along < 0 ? -along : 0;
  if (along >= 0) return false;
  SLIP[0] = s.vx[i] - along * nx - radius * (s.wy[i] * nz - s.wz[i] * ny);
  SLIP[1] = s.vy[i] - along * ny - radius * (s.wz[i] * nx - s.wx[i] * nz);
  SLIP[2] = s.vz[i] - along * nz - radius * (s.wx[i] * ny - s.wy[i] * nx);
  pushOff(s, i, nx, ny, nz, -(1 + e) * along, mu);
  return true;
}
