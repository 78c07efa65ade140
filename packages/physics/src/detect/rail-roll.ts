/** Where a ball that rolls on the top of the rails leaves it. Specification 4.7. */
import { LEAVES_RAIL } from '../queue.ts';
import { type Slot, type State } from '../state.ts';
import { detectEdge, offer, timeOfWay } from './ball-nose.ts';
import { type Plate } from '../rail-shapes.ts';
import { NO_RAIL, railUnder } from './rail-top.ts';

/** What lies this far behind an edge is asked to tell whether it ends the rail, metres. */
const BEHIND_EDGE = 1e-7;

/** Sooner than the end of the roll of ball `i` on the rail: over an edge, inner or outer. */
export function detectRailRoll(s: State, i: Slot): void {
  const { bed } = s;
  detectEdge(s, i);
  if (railUnder(bed, s.x[i], s.y[i]) === NO_RAIL) {
    offer(s, i, 0, LEAVES_RAIL, 0);
    return;
  }
  for (const plate of bed.plates) detectOutline(s, i, plate);
  for (const { holeX, holeY, wallRadius } of bed.mouths) {
    detectCircle(s, i, holeX, holeY, wallRadius);
  }
}

function detectOutline(s: State, i: Slot, { normalX, normalY, jawRadius, ends }: Plate): void {
  const [a] = ends;
  const nose = (a.x - s.x[i]) * normalX + (a.y - s.y[i]) * normalY + jawRadius;
  const speed = s.vx[i] * normalX + s.vy[i] * normalY;
  if (speed > 0) offerWay(s, i, nose / speed);
  for (const { x, y, facingX, facingY } of ends) {
    const off = (x - s.x[i]) * facingX + (y - s.y[i]) * facingY + jawRadius;
    const outwards = s.vx[i] * facingX + s.vy[i] * facingY;
    if (outwards > 0) offerWay(s, i, off / outwards);
    detectCircle(s, i, x, y, jawRadius);
  }
}

function detectCircle(s: State, i: Slot, x: number, y: number, reach: number): void {
  const dx = s.x[i] - x;
  const dy = s.y[i] - y;
  const speed2 = s.vx[i] * s.vx[i] + s.vy[i] * s.vy[i];
  const b = dx * s.vx[i] + dy * s.vy[i];
  const discriminant = b * b - speed2 * (dx * dx + dy * dy - reach * reach);
  if (!(discriminant >= 0) || speed2 === 0) return;
  const root = Math.sqrt(discriminant);
  offerWay(s, i, (-b - root) / speed2);
  offerWay(s, i, (root - b) / speed2);
}

/** Takes an edge reached after `way` times the velocity if it ends the rail and is the soonest. */
function offerWay(s: State, i: Slot, way: number): void {
  if (way < 0) return;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed2 = vx * vx + vy * vy;
  const beyond = way + BEHIND_EDGE / Math.sqrt(speed2);
  if (railUnder(s.bed, s.x[i] + beyond * vx, s.y[i] + beyond * vy) !== NO_RAIL) return;
  offer(s, i, timeOfWay(s, i, way, speed2), LEAVES_RAIL, 0);
}
