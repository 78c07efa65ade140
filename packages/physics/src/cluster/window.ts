/**
 * The memory of a cluster: balls that press each other at the same time, for about a millisecond.
 *
 * While a window is open its members live here. A member is FREE, then its row in the state holds
 * and the loop runs its own events; or it is PRESSED, then only the columns here hold. Positions
 * are those of TIME, velocities those of half a step before (leapfrog), spins are times R. Columns
 * and numbers of pairs are those of `bodies.ts`, one set for all windows, of which one is open at a
 * time.
 */
import { type Slot } from '../columns.ts';
import { type Laws } from '../laws.ts';
import { BODIES, PAIR_NUMBERS } from './bodies.ts';
import { type ContactLaw, contactLawOf } from './contact-law.ts';

/** Places in `clock`: the present, and until when the two lists below are complete. */
export const TIME = 0;
export const NEAR_UNTIL = 1;
export const MEMBERS_UNTIL = 2;
/** Length of a step, s. */
export const STEP = 3;
/** When the last step or event was. */
export const SINCE = 4;
/** Since when impacts are counted, by `recent`. */
export const COUNTED_SINCE = 5;
type Clock = Record<0 | 1 | 2 | 3 | 4 | 5, number>;

/** Slower impacts are resolved pair by pair, m/s (performance study 3). */
export const SLOWEST = 2e-2;

export interface ClusterWindow extends Readonly<typeof BODIES>, Readonly<typeof PAIR_NUMBERS> {
  readonly law: ContactLaw;
  isOpen: boolean;
  readonly clock: Clock;
  /**
   * Bit masks of balls: all members; those in motion, if free; those under a force; those of the
   * latter that are in a pocket's throat; those whose meetings are not known.
   */
  memberMask: number;
  movingMask: number;
  pressedMask: number;
  fallingMask: number;
  unaskedMask: number;
  /** The members in rising order, `size` of them. */
  readonly members: Slot[];
  size: number;
  /** How many pairs are `near`. */
  nearCount: number;
  /** Contacts that opened in this step, `openedCount` of them. */
  readonly openedA: Slot[];
  readonly openedB: Slot[];
  readonly openedAt: Float64Array;
  readonly openedSpeed: Float64Array;
  openedCount: number;
  /** The first ball that the cue ball met, until it parts and its velocity is known; −1. */
  firstMet: number;
  /** Bit mask of the balls that have met rubber in this window, which is told once. */
  railedMask: number;
  steps: number;
  /** Steps of all windows of this run. */
  allSteps: number;
  /** How often the loop took an event of its own while the window was open. */
  pauses: number;
  /** Impacts of two balls within a millisecond, in a window or not. */
  recent: number;
}

/** At most as many pairs as sixteen balls make. */
const MOST_PAIRS = 120;

export function createWindow(laws: Laws): ClusterWindow {
  const law = contactLawOf(laws.params);
  const clock: Clock = new Float64Array(6) as unknown as Clock;
  clock[STEP] = law.step;
  return {
    law,
    isOpen: false,
    clock,
    ...BODIES,
    ...PAIR_NUMBERS,
    memberMask: 0,
    movingMask: 0,
    pressedMask: 0,
    fallingMask: 0,
    unaskedMask: 0,
    members: slots(16),
    size: 0,
    nearCount: 0,
    openedA: slots(MOST_PAIRS),
    openedB: slots(MOST_PAIRS),
    openedAt: new Float64Array(MOST_PAIRS),
    openedSpeed: new Float64Array(MOST_PAIRS),
    openedCount: 0,
    firstMet: -1,
    railedMask: 0,
    steps: 0,
    allSteps: 0,
    pauses: 0,
    recent: 0,
  };
}

function slots(length: number): Slot[] {
  return Array.from({ length }, () => 0);
}
