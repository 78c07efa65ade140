/** A question in the making: what a layman says of a stroke, a few words at a time. */
import { OBJECT_BALLS, type ObjectBall, type Pocket } from '@tenball/equipment';
import type { Edition } from '../rulebook.ts';

export const SCENES = ['break', 'second', 'shot', 'ten'] as const;
/** break; second shot after a legal break; any other shot; only the ten is left. */
export type Scene = (typeof SCENES)[number];

export const CALL_CHOICES = ['pot', 'obvious', 'ten', 'safety', 'push-out', 'none'] as const;
/** `ten`: the ten is called early. */
export type CallChoice = (typeof CALL_CHOICES)[number];

/** What may have happened on a stroke. */
export const FACTS = [
  'made', 'elsewhere', 'lowest', 'other', 'ten', 'rail', 'no-rail', 'rails-enough', 'rails-few',
  'wrong-first', 'no-contact', 'scratch', 'cue-ball-off', 'ball-off', 'touched', 'double-hit',
  'split', 'frozen-ball', 'frozen-rail', 'push', 'no-foot', 'moving', 'touched-cue-ball',
  'touched-before', 'ten-off', 'settled-soon', 'settled-late', 'jump', 'miscue', 'on-string',
  'stayed-in-house', 'cue-down', 'out-of-turn', 'time', 'outside', 'opponent-touched', 'conduct',
  'late',
] as const;
export type Fact = (typeof FACTS)[number];

/** Numbers that need not be stated: where nobody does, examples stand for them. */
export interface Numbers {
  /** Rising, the ten among them. */
  readonly onTable: readonly ObjectBall[];
  readonly called: ObjectBall;
  readonly pocket: Pocket;
  /** “Another ball”. */
  readonly other: ObjectBall;
  readonly otherPocket: Pocket;
}

export interface Asking {
  readonly edition: Edition;
  readonly scene: Scene | undefined;
  /** The break is never called. */
  readonly call: CallChoice | undefined;
  readonly facts: readonly Fact[];
  readonly numbers: Numbers;
  /** Consecutive fouls of the shooter before the stroke. */
  readonly fouls: 0 | 1 | 2;
  readonly warned: boolean;
  /** The shooter had the cue ball in hand. */
  readonly hand: boolean;
  /** Opponent or referee asked for a spoken call. */
  readonly requested: boolean;
}

export const PLAIN_NUMBERS: Numbers = {
  onTable: OBJECT_BALLS, called: 1, pocket: 'FL', other: 5, otherPocket: 'SR',
};

export function newAsking(edition: Edition): Asking {
  return {
    edition,
    scene: undefined,
    call: undefined,
    facts: [],
    numbers: PLAIN_NUMBERS,
    fouls: 0,
    warned: false,
    hand: false,
    requested: false,
  };
}

/** A ball and its pocket are called. */
export function isPotCall(call: CallChoice | undefined): boolean {
  return call === 'pot' || call === 'obvious' || call === 'ten';
}
