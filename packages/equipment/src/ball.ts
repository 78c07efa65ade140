/** The balls of ten-ball. The cue ball is 0 in code, `c` in text. */
export const OBJECT_BALLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type ObjectBall = (typeof OBJECT_BALLS)[number];

export const BALLS = [0, ...OBJECT_BALLS] as const;
export type Ball = (typeof BALLS)[number];

export const CUE_BALL = 0;
export const TEN = 10;

/** Radius of a ball, metres: 2 1/4 inches across (WPA). */
export const BALL_RADIUS = 0.028575;

/** Mass of a ball, kilograms: 6 ounces (WPA). */
export const BALL_MASS = 0.170097;

export function isObjectBall(value: number): value is ObjectBall {
  return Number.isInteger(value) && 1 <= value && value <= 10;
}

export function isBall(value: number): value is Ball {
  return value === CUE_BALL || isObjectBall(value);
}
