/**
 * A ball that rolls over the rounded edge of a hole, integrated finely: what the kernel's coarse
 * steps are measured by. Specification 5.2; its own arithmetic.
 */
import { cos, sin } from '@tenball/base';

/** A rolling ball at the rim: speeds into the hole and along the rim, m/s. */
export interface AtRim {
  readonly inward: number;
  readonly along: number;
}

/** How it ends: off the edge into the hole at an angle, or back on the slate. */
export interface Passage {
  readonly kind: 'leaves' | 'returns';
  /** Seconds since the rim. */
  readonly seconds: number;
  /** Angle over the edge, radians. */
  readonly angle: number;
  /** Speeds down the edge and along it, m/s. */
  readonly down: number;
  readonly along: number;
}

export interface Edge {
  readonly gravity: number;
  /** Ball radius plus edge radius, and radius of the hole, metres. */
  readonly reach: number;
  readonly hole: number;
}

const STEP = 2e-5;

/**
 * Integrates φ″ = (5/7)(g/T) sin φ − (L²/(r³T)) cos φ with L = r·v_t, r = r_h − T sin φ, by the
 * midpoint rule, until the press g cos φ − Tφ′² + (L²/r³) sin φ is gone or φ is back at nought.
 */
export function passEdge({ inward, along }: AtRim, edge: Edge): Passage {
  const { gravity, reach, hole } = edge;
  const momentum = hole * along;
  const bend = (phi: number): number => {
    const r = hole - reach * sin(phi);
    return (5 / 7) * (gravity / reach) * sin(phi)
      - (momentum * momentum * cos(phi)) / (r * r * r * reach);
  };
  let phi = 0;
  let rate = inward / reach;
  for (let n = 1; n < 1e6; n += 1) {
    const middle = phi + 0.5 * STEP * rate;
    const middleRate = rate + 0.5 * STEP * bend(phi);
    phi += STEP * middleRate;
    rate += STEP * bend(middle);
    const r = hole - reach * sin(phi);
    const press = gravity * cos(phi) - reach * rate * rate
      + (sin(phi) * momentum * momentum) / (r * r * r);
    const isBack = phi <= 0;
    if (isBack || press <= 0) {
      return {
        kind: isBack ? 'returns' : 'leaves', seconds: n * STEP, angle: phi, down: reach * rate,
        along: momentum / r,
      };
    }
  }
  throw new Error('the ball stays on the edge');
}
