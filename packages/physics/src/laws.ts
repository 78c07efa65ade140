/** The numbers that follow from `Params`, worked out once for each simulator. */
import { type Params } from './params.ts';

/** A landing that would rebound lower than this stays down, metres (specification 1.7). */
const LOWEST_HOP = 1e-4;

export interface Laws {
  readonly params: Params;
  readonly radius: number;
  readonly diameter: number;
  readonly inverseRadius: number;
  readonly gravity: number;
  /** Deceleration of a sliding ball, μ_s·g. */
  readonly slide: number;
  /** Deceleration of a rolling ball, μ_r·g. */
  readonly roll: number;
  /** Loss of vertical spin, rad/s², on the cloth and while sliding. */
  readonly spinLoss: number;
  readonly spinLossSliding: number;
  /** (5/2)/R: angular acceleration of a ball for a force per mass at its surface. */
  readonly torque: number;
  /** Vertical speed below which a ball does not leave the cloth again, m/s. */
  readonly hopSpeed: number;
  /** Tilt of the contact with a cushion's nose for a ball on the cloth (specification 4.1). */
  readonly sinNose: number;
  readonly cosNose: number;
  /** Plan distance of a ball's centre from the nose it touches: R·cos θ (specification 1.8). */
  readonly noseReach: number;
}

export function lawsOf(params: Params): Laws {
  const radius = params.ballRadius;
  const sinNose = (params.noseHeight - radius) / radius;
  const cosNose = Math.sqrt(1 - sinNose * sinNose);
  return {
    params,
    radius,
    diameter: 2 * radius,
    inverseRadius: 1 / radius,
    gravity: params.g,
    slide: params.muSlide * params.g,
    roll: params.muRoll * params.g,
    spinLoss: params.spinDeceleration,
    spinLossSliding: params.spinDecelerationSliding,
    torque: 2.5 / radius,
    hopSpeed: Math.sqrt(2 * params.g * LOWEST_HOP),
    sinNose,
    cosNose,
    noseReach: radius * cosNose,
  };
}
