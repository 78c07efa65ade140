/**
 * The corpus: strokes of every kind, made from one seed. Its size and its seed are constants, so
 * that the same strokes are played in every engine and in every version of the physics.
 */
import { derive, seed } from '@tenball/base';
import { chanceOf } from './chance.ts';
import {
  type Kind, bank, breakOf, cluster, crowd, frozenToRail, headOnBreak, jump, kick, masse, miscue,
  openCloth, overTheRail, pocketMouth, pot, scratch, slow, straight, symmetric, thinCut,
} from './kinds.ts';
import { withoutOverlaps } from './place.ts';
import { type Scene } from './settings.ts';

/** Strokes in a group. */
export const GROUP = 50;

/** The groups in their order: name and kind. */
const GROUPS: readonly (readonly [string, Kind])[] = [
  ['break of a frozen rack', breakOf(0, false)],
  ['break of a frozen rack, off the middle, raised', breakOf(0, true)],
  ['head-on break of a frozen rack', headOnBreak],
  ['break of a template rack (5 µm)', breakOf(5e-6, true)],
  ['break of a triangle rack (0.1 mm)', breakOf(1e-4, true)],
  ['pot', pot],
  ['pot again', pot],
  ['straight: stop, follow, draw, side', straight],
  ['thin cut', thinCut],
  ['thin cut again', thinCut],
  ['bank', bank],
  ['kick', kick],
  ['jump', jump],
  ['jump again', jump],
  ['massé', masse],
  ['massé again', masse],
  ['miscue', miscue],
  ['over the rail', overTheRail],
  ['over the rail again', overTheRail],
  ['pocket mouth', pocketMouth],
  ['pocket mouth again', pocketMouth],
  ['cue ball into a pocket', scratch],
  ['cluster', cluster],
  ['cluster again', cluster],
  ['symmetric', symmetric],
  ['frozen to a rail', frozenToRail],
  ['sixteen balls', crowd],
  ['slow', slow],
  ['endless cloth', openCloth],
];

/** How many strokes the corpus has. */
export const STROKES = GROUPS.length * GROUP;

const ROOT = seed('ten-ball corpus 1');

/** Stroke `index` of the corpus, 0 to STROKES − 1. */
export function sceneAt(index: number): Scene {
  const [, kind] = GROUPS[Math.floor(index / GROUP)] ?? [];
  if (kind === undefined) throw new Error(`the corpus has no stroke ${index}`);
  const scene = kind(chanceOf(derive(ROOT, index)));
  return { ...scene, balls: withoutOverlaps(scene) };
}

/** What kind of stroke `index` is, in words. */
export function kindAt(index: number): string {
  return GROUPS[Math.floor(index / GROUP)]?.[0] ?? 'none';
}
