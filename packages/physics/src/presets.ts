/**
 * Cloths, balls and tables by name: sets of parameters for conditions that players know.
 *
 * [S] stands in the specification's table of defaults, from its published sources; [R] is recalled
 * from play and from makers' words, within the ranges of that table, and measured by nobody we
 * could cite. Where a preset is silent the default holds.
 */
import { assert } from '@tenball/base';
import { TABLES, type TableSpec } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Params } from './params.ts';

export const CLOTHS = ['standard', 'new-worsted', 'worn', 'humid'] as const;
export type Cloth = (typeof CLOTHS)[number];

export const BALL_CONDITIONS = ['standard', 'polished', 'dirty'] as const;
export type BallCondition = (typeof BALL_CONDITIONS)[number];

export const TABLE_PRESETS = ['pro-tight', 'standard', 'club'] as const;
export type TablePreset = (typeof TABLE_PRESETS)[number];

/** Cloth and rubber, which share the room's weather. */
export const CLOTH_PARAMS: Readonly<Record<Cloth, Partial<Params>>> = {
  standard: {},
  // Rolls at 0.007 to 0.008 [S]; slides long before it grips, on a tight smooth weave [R].
  'new-worsted': { muSlide: 0.17, muRoll: 0.0075, spinDeceleration: 8, spinDecelerationSliding: 4 },
  // A roughened nap takes hold sooner and slows a little more; old rubber is tired [R].
  worn: {
    muSlide: 0.24, muRoll: 0.0115, spinDeceleration: 11, spinDecelerationSliding: 5.5,
    cushionRestitution: 0.83,
  },
  // Rolls at 0.013 [S]; damp cloth grips, and cushions on damp cloth play short and lively [R].
  humid: {
    muSlide: 0.27, muRoll: 0.013, spinDeceleration: 12, spinDecelerationSliding: 6,
    cushionRestitution: 0.87, cushionFriction: 0.2,
  },
};

/** Balls by how clean they are. Friction scales the whole law µ(u) = a + b·exp(−c·u). */
export const BALL_PARAMS: Readonly<Record<BallCondition, Partial<Params>>> = {
  standard: {},
  // Waxed: three quarters of the friction that Marlow measured, bouncier by a little [R].
  polished: { ...friction(0.75), restitutionBall: 0.96 },
  // Dirt and chalk multiply friction by one to two [S]; so many small nicks cost bounce [R].
  dirty: { ...friction(1.6), restitutionBall: 0.93 },
};

/** A table with the fittings of its pockets: jaws and facings are parameters, mouths are not. */
export interface TableSetting {
  readonly table: TableSpec;
  readonly params: Partial<Params>;
}

export const TABLE_SETTINGS: Readonly<Record<TablePreset, TableSetting>> = {
  // Corners of 4 1/4 in: professional events play 4.0 to 4.25 [S]; sharp jaws, firm facings [R].
  'pro-tight': { table: TABLES['9-tight'], params: { jawRadius: 0.004, facingRestitution: 0.68 } },
  // Corners of 4 1/2 in, the least that WPA allows [S].
  standard: { table: TABLES['9'], params: {} },
  // Seven feet, jaws worn round, facings soft: pockets that take more than their width says [R].
  club: { table: TABLES['7'], params: { jawRadius: 0.008, facingRestitution: 0.6 } },
};

/** What is played on and with; what is left out is standard. */
export interface Conditions {
  readonly cloth?: Cloth;
  readonly balls?: BallCondition;
  readonly table?: TablePreset;
}

/** The whole set of parameters for `conditions`. Throws an AssertionError on an unknown name. */
export function paramsOf({
  cloth = 'standard', balls = 'standard', table = 'standard',
}: Conditions): Params {
  requireName(CLOTHS, cloth, 'cloth');
  requireName(BALL_CONDITIONS, balls, 'balls');
  requireName(TABLE_PRESETS, table, 'table');
  return {
    ...DEFAULT_PARAMS, ...CLOTH_PARAMS[cloth], ...BALL_PARAMS[balls],
    ...TABLE_SETTINGS[table].params,
  };
}

function requireName(names: readonly string[], name: string, place: string): void {
  assert(names.includes(name), `${place}: expected one of ${names.join(' ')}, found ${name}`);
}

function friction(factor: number): Partial<Params> {
  return {
    frictionBallA: factor * DEFAULT_PARAMS.frictionBallA,
    frictionBallB: factor * DEFAULT_PARAMS.frictionBallB,
  };
}
