/**
 * What two balls do to each other while they touch: the numbers of the contact's law.
 *
 * Normal force of Hertz with the damping of Tsuji: F = k·δ^(3/2) + c·δ^(1/4)·δ̇, never pulling,
 * with c = α·√(k·m/2). The damping that belongs to a restitution does not depend on the speed.
 * Specification 3.5.
 */
import { PI } from '@tenball/base';
import { type Params } from '../params.ts';

/** Length of a step, s: a sixtieth of a contact at break speed (performance study 3). */
export const STEP = 4e-6;

export interface ContactLaw {
  /** k, N/m^1.5. */
  readonly stiffness: number;
  /** c, N·s/m^1.25. */
  readonly damping: number;
  /** Friction µ(u) = a + b·exp(−c·u). */
  readonly frictionA: number;
  readonly frictionB: number;
  readonly frictionC: number;
  /** µ of the cloth, under a ball that others press down. */
  readonly muSlide: number;
  readonly mass: number;
  readonly step: number;
}

export function contactLawOf(params: Params): ContactLaw {
  const { contactStiffness: stiffness, ballMass: mass } = params;
  return {
    stiffness,
    damping: dampingOf(params.restitutionBall) * Math.sqrt(0.5 * mass * stiffness),
    frictionA: params.frictionBallA,
    frictionB: params.frictionBallB,
    frictionC: params.frictionBallC,
    muSlide: params.muSlide,
    mass,
    step: STEP,
  };
}

/** Tsuji's α for a restitution of 0 to 1: −√5·ln e / √(ln²e + π²). */
export function dampingOf(restitution: number): number {
  if (restitution <= 0) return Math.sqrt(5);
  if (restitution >= 1) return 0;
  const ln = naturalLogarithm(restitution);
  return (-Math.sqrt(5) * ln) / Math.sqrt(ln * ln + PI * PI);
}

/** ln of a number above zero: square roots until it is near one, then the odd series. */
function naturalLogarithm(x: number): number {
  let root = x;
  let power = 1;
  while (root < 0.8 || root > 1.25) {
    root = Math.sqrt(root);
    power *= 2;
  }
  const t = (root - 1) / (root + 1);
  const square = t * t;
  let sum = 0;
  for (let n = 21; n >= 1; n -= 2) sum = 1 / n + square * sum;
  return 2 * power * t * sum;
}
