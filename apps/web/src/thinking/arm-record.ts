/** What is known of the player's arm, on this device: read with suspicion like all that is kept. */
import { ARM_BINS, type ArmEstimate } from '@tenball/ai';
import type { Shelf } from '../settings.ts';

export const ARM_KEY = 'tenball.arm';

/** The estimate kept on `shelf`; undefined where there is none that can be read. */
export function readArm(shelf: Shelf | undefined): ArmEstimate | undefined {
  try {
    return armOf(JSON.parse(shelf?.getItem(ARM_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps `estimate` where the device allows; the next shot tries again. */
export function keepArm(shelf: Shelf | undefined, estimate: ArmEstimate): void {
  try {
    shelf?.setItem(ARM_KEY, JSON.stringify(estimate));
  } catch {
    // The settings have complained about such a device already.
  }
}

function armOf(kept: unknown): ArmEstimate | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { weights, attempts, made } = kept as Readonly<Record<string, unknown>>;
  if (!isCount(attempts) || !isCount(made) || made > attempts) return undefined;
  if (!Array.isArray(weights) || weights.length !== ARM_BINS || !weights.every(isWeight)) {
    return undefined;
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Math.abs(sum - 1) < 1e-6 ? { weights, attempts, made } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
