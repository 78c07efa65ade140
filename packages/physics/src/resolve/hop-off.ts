/** A flying ball parts from what it met at a least speed, or it would touch it for ever. */
import { type Slot, type State } from '../state.ts';
import { scaleSpin, spinEnergy } from './restitution.ts';

/** At most this share of the energy across and of the spin pays for it. */
const LARGEST_TOLL = 0.5;

/**
 * Sees to it that ball `i` parts at `least` m/s from what lies at −(cx, cy, cz) from its centre.
 * What its speed lacks is paid by its motion along the surface and its spin: a ball that tips over
 * the nose of a rail, or runs round the back of a pocket, does so in small hops, and energy never
 * rises.
 */
export function hopOff(
  s: State, i: Slot, cx: number, cy: number, cz: number, least: number,
): void {
  const d = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const nx = cx / d;
  const ny = cy / d;
  const nz = cz / d;
  const parting = s.vx[i] * nx + s.vy[i] * ny + s.vz[i] * nz;
  if (parting >= least) return;
  const tx = s.vx[i] - parting * nx;
  const ty = s.vy[i] - parting * ny;
  const tz = s.vz[i] - parting * nz;
  const available = tx * tx + ty * ty + tz * tz + 2 * spinEnergy(s, i);
  const lacking = least * least - parting * parting;
  const paid = Math.max(0, Math.min(lacking, LARGEST_TOLL * available));
  const kept = available > 0 ? Math.sqrt(1 - paid / available) : 1;
  const target = Math.sqrt(parting * parting + paid);
  scaleSpin(s, i, kept);
  s.vx[i] = kept * tx + target * nx;
  s.vy[i] = kept * ty + target * ny;
  s.vz[i] = kept * tz + target * nz;
}
