/**
 * Racks of a bench: how tight they are, and their seeds.
 *
 * The study states mean gaps: .025 mm for a template, .10 mm for a triangle. `rackLayout` draws the
 * gaps of neighbours as |N(0, σ)|, whose mean is σ·√(2/π), so σ is the mean over .79788.
 */
import { derive, seed } from '@tenball/base';

export const RACK_MODELS = ['template', 'triangle'] as const;
export type RackModel = (typeof RACK_MODELS)[number];

const MEAN_OVER_SIGMA = Math.sqrt(2 / Math.PI);

/** Mean gap between neighbours, metres. */
export const MEAN_GAP: Readonly<Record<RackModel, number>> = {
  template: 0.025e-3, triangle: 0.1e-3,
};

/** What racks are for: those that chose something never report how good it is. */
export const RACK_PURPOSES = ['choose', 'report'] as const;
export type RackPurpose = (typeof RACK_PURPOSES)[number];

export function isRackModel(text: string): text is RackModel {
  return (RACK_MODELS as readonly string[]).includes(text);
}

export function isRackPurpose(text: string): text is RackPurpose {
  return (RACK_PURPOSES as readonly string[]).includes(text);
}

/** The spread of gaps of `model`, for `rackLayout` and a match's `rackGapSigma`, metres. */
export function gapSigmaOf(model: RackModel): number {
  return MEAN_GAP[model] / MEAN_OVER_SIGMA;
}

/** The seed of rack `index` (from 0) of a run with `runSeed`: a number for `MatchSetup.seed`. */
export function rackSeed(purpose: RackPurpose, runSeed: number, index: number): number {
  return derive(derive(seed(`rack ${purpose}`), runSeed), index);
}
