/**
 * When a ball on the cloth arrives at a line: c + b·t + a·t² rises to zero. Specification 1.8.
 * A column is asked, so that no number needs a box on the heap.
 */
/** Coefficients, and the answer in seconds, Infinity for never. */
export const A = 0;
export const B = 1;
export const C = 2;
export const SECONDS = 3;

/** The question at hand. Every detector fills it before it asks. */
export const RISE = new Float64Array(4) as unknown as Record<0 | 1 | 2 | 3, number>;

/** In contact, slower than this across the line, m/s, a push counts as contact at once. */
export const PUSHING_SPEED = 1e-6;
/** Speeds below this are round-off, m/s. */
const LEAST_RATE = 1e-10;

/** Writes the seconds for c below zero: `firstRise` of base, without a number to hand around. */
export function findFirstRise(): void {
  const a = RISE[A];
  const b = RISE[B];
  const c = RISE[C];
  const discriminant = b * b - 4 * a * c;
  if (b > 0) {
    RISE[SECONDS] = discriminant < 0 ? Infinity : (-2 * c) / (b + Math.sqrt(discriminant));
  } else {
    RISE[SECONDS] = a > 0 ? (Math.sqrt(discriminant) - b) / (2 * a) : Infinity;
  }
}

/**
 * Writes the seconds. With c ≥ 0 the ball touches the line or is a rounding error past it: it
 * meets it now when it moves or is pushed outwards.
 */
export function findRise(): void {
  const a = RISE[A];
  const b = RISE[B];
  const c = RISE[C];
  if (c < 0) {
    findFirstRise();
  } else if (b > LEAST_RATE) {
    RISE[SECONDS] = 0;
  } else if (a <= 0 || (b > -PUSHING_SPEED && a <= LEAST_RATE)) {
    RISE[SECONDS] = Infinity;
  } else if (b > -PUSHING_SPEED) {
    RISE[SECONDS] = 0;
  } else {
    // It leaves and comes back: to the line, or to the turn if it never clears it.
    const discriminant = b * b - 4 * a * c;
    RISE[SECONDS] = discriminant > 0 ? (Math.sqrt(discriminant) - b) / (2 * a) : -b / (2 * a);
  }
}
