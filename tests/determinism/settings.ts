/** The tables and the parameters of the corpus: more than one value of everything that matters. */
import { TABLES, type TableId } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Params } from '@tenball/physics';

/** Tables with cushions. */
export const RAILED: readonly TableId[] = ['9', '9-tight', '8', '7'];

/** Sets of parameters by name; the first is the default one. */
export const SETTINGS: Readonly<Record<string, Params>> = {
  standard: DEFAULT_PARAMS,
  worn: {
    ...DEFAULT_PARAMS, muSlide: 0.26, muRoll: 0.0125, cushionRestitution: 0.8, cushionFriction: 0.2,
  },
  polished: {
    ...DEFAULT_PARAMS, restitutionBall: 0.975, frictionBallA: 0.006, muSlide: 0.16, muRoll: 0.007,
  },
  dirty: { ...DEFAULT_PARAMS, restitutionBall: 0.92, frictionBallA: 0.02, restitutionSlate: 0.55 },
  phenolic: { ...DEFAULT_PARAMS, tipRestitution: 0.85, endMassRatio: 30, tipFriction: 0.5 },
  drag: { ...DEFAULT_PARAMS, airDrag: 0.00425, g: 9.78, spinDecelerationSliding: 7 },
  small: {
    ...DEFAULT_PARAMS, ballRadius: 0.02625, ballMass: 0.142, noseHeight: 0.0333375,
    jawRadius: 0.006,
  },
};

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

/** A scene of the corpus: where the balls lie, on what, and the stroke. */
export interface Scene {
  readonly table: TableId;
  readonly setting: string;
  /** Centres in metres by ball number; a hole where the ball is not on the table. */
  readonly balls: Balls;
  readonly stroke: {
    readonly speed: number;
    readonly headingDegrees: number;
    readonly elevationDegrees: number;
    readonly tipRight: number;
    readonly tipUp: number;
  };
}

/** Balls 0 to 15 by number. */
export type Balls = Readonly<Partial<Record<number, { readonly x: number; readonly y: number }>>>;

/** The parameters named `setting`. */
export function paramsOf(setting: string): Params {
  const params = SETTINGS[setting];
  if (params === undefined) throw new Error(`no setting '${setting}'`);
  return params;
}

/** How far a centre may lie from the middle of the table, metres along x and y. */
export function reachOf(
  table: TableId, setting: string,
): { readonly x: number; readonly y: number } {
  const { length, width } = TABLES[table];
  const { ballRadius, noseHeight } = paramsOf(setting);
  const up = noseHeight - ballRadius;
  const rail = Math.sqrt(ballRadius * ballRadius - up * up);
  return { x: length / 2 - rail, y: width / 2 - rail };
}
