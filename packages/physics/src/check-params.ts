/** Which parameters make sense: no number of them may be missing, odd or impossible. */
import { type Result, err, ok } from '@tenball/base';
import { STEP } from './cluster/contact-law.ts';
import { DEFAULT_PARAMS, PARAM_NAMES, type Params } from './params.ts';

/** The parameter that cannot be, `params` for the whole set, and what it may be. */
export interface ParamProblem {
  readonly parameter: string;
  readonly expected: string;
}

/** What a parameter may be. `open`: not the bound itself. */
export interface ParamRange {
  readonly least: number;
  readonly most: number;
  readonly open: boolean;
}

/** A share of a speed that an impact leaves. */
const RESTITUTION: ParamRange = { least: 0, most: 1, open: false };
/** Rubber as a spring: with less it would unload in fewer steps than the model takes. */
const OF_RUBBER: ParamRange = { least: 0.05, most: 1, open: false };
/** An effect that may be left out. */
const AT_LEAST_NOTHING: ParamRange = { least: 0, most: Infinity, open: false };
/** A size, or what ends a motion: without it no shot would end. */
const SOMETHING: ParamRange = { least: 0, most: Infinity, open: true };

const RANGES: Partial<Readonly<Record<keyof Params, ParamRange>>> = {
  airDrag: AT_LEAST_NOTHING,
  // Friction ends a slide, whatever the spin: without this loss exact laws of a massé hold.
  spinDecelerationSliding: AT_LEAST_NOTHING,
  restitutionBall: RESTITUTION,
  frictionBallA: AT_LEAST_NOTHING,
  frictionBallB: AT_LEAST_NOTHING,
  frictionBallC: AT_LEAST_NOTHING,
  // On a slate without loss a dropped ball would bounce for ever.
  restitutionSlate: { least: 0, most: 0.99, open: false },
  cushionRestitution: OF_RUBBER,
  cushionRestitutionSlope: AT_LEAST_NOTHING,
  cushionLeastRestitution: OF_RUBBER,
  cushionFriction: AT_LEAST_NOTHING,
  // Wider jaws than that leave no straight facing behind them.
  jawRadius: { least: 0, most: 0.1, open: true },
  facingRestitution: OF_RUBBER,
  facingFriction: AT_LEAST_NOTHING,
  tipRestitution: RESTITUTION,
  tipFriction: AT_LEAST_NOTHING,
  // The tip is a spring in steps of 4 µs; one that stays on for longer than that is no blow.
  tipContactTime: { least: 1e-4, most: 1e-2, open: false },
  railCapHeight: AT_LEAST_NOTHING,
  railCapRestitution: { least: 0, most: 0.99, open: false },
  linerRestitution: RESTITUTION,
  linerFriction: AT_LEAST_NOTHING,
  followThrough: AT_LEAST_NOTHING,
};

/** What parameter `name` may be by itself. */
export function paramRange(name: keyof Params): ParamRange {
  return RANGES[name] ?? SOMETHING;
}

/**
 * Whether `params` is a whole set of parameters with which a shot can be played. The first one
 * that is missing, unknown, no finite number, out of its range or at odds with another is named.
 */
export function checkParams(params: unknown): Result<void, ParamProblem> {
  if (typeof params !== 'object' || !params) {
    return err({ parameter: 'params', expected: 'an object of numbers by name' });
  }
  const given = new Map<string, unknown>(Object.entries(params));
  const strange = [...given.keys()].find((name) => !PARAM_NAMES.some((known) => known === name));
  if (strange !== undefined) {
    return err({ parameter: strange, expected: `one of the names ${PARAM_NAMES.join(' ')}` });
  }
  for (const name of PARAM_NAMES) {
    const range = paramRange(name);
    if (!isWithin(given.get(name), range)) {
      return err({ parameter: name, expected: `a number ${inWords(range)}` });
    }
  }
  return checkTogether({ ...DEFAULT_PARAMS, ...params });
}

function isWithin(value: unknown, { least, most, open }: ParamRange): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return (open ? least < value : least <= value) && value <= most;
}

function inWords({ least, most, open }: ParamRange): string {
  const lower = open ? `above ${least}` : `from ${least}`;
  return most === Infinity ? lower : `${lower} to ${most}`;
}

/** A nose below the ball's middle lifts it over the rail, one near its top jams it on the slate. */
const HIGHEST_NOSE = 0.8;

/** Balls that meet at this speed, m/s, must press each other for at least so many steps. */
const HARD_IMPACT = 10;
const LEAST_STEPS = 10;
/** A contact of Hertz lasts (HERTZ·(5m/8)²/(k²·v))^(1/5) seconds: 2.9432751 to the fifth power. */
const HERTZ = 220.87;

/** The stiffest contact of balls of this mass that steps of a cluster can follow, N/m^1.5. */
export function stiffestContact(ballMass: number): number {
  const time = LEAST_STEPS * STEP;
  return ((5 / 8) * ballMass * Math.sqrt(HERTZ / (HARD_IMPACT * time))) / (time * time);
}

function checkTogether(params: Params): Result<void, ParamProblem> {
  const { ballRadius, noseHeight, ballMass, contactStiffness } = params;
  const stiffest = stiffestContact(ballMass);
  if (contactStiffness > stiffest) {
    return err({
      parameter: 'contactStiffness',
      expected: `a number up to ${stiffest.toPrecision(3)} for a ballMass of ${ballMass}`,
    });
  }
  const highest = HIGHEST_NOSE * 2 * ballRadius;
  if (noseHeight < ballRadius || noseHeight > highest) {
    return err({
      parameter: 'noseHeight',
      expected: `a number from ballRadius, ${ballRadius}, to ${HIGHEST_NOSE} of the ball's `
        + `height, ${highest.toPrecision(6)}`,
    });
  }
  return ok(undefined);
}
