/** A question in the making: what has been tapped so far, and what a tap changes. */
import { OBJECT_BALLS, type ObjectBall, type Pocket, TEN } from '@tenball/equipment';
import { type Edition, type Rulebook, presetOf } from '@tenball/rules';
import { type Fact, factsFor, toggled } from './facts.ts';

export const SCENES = ['break', 'second', 'shot', 'ten'] as const;
/** break; second shot after a legal break; any other shot; only the ten is left. */
export type Scene = (typeof SCENES)[number];

export const CALL_CHOICES = ['pot', 'obvious', 'ten', 'safety', 'push-out', 'none'] as const;
/** `ten`: the ten is called early. */
export type CallChoice = (typeof CALL_CHOICES)[number];

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

export type Step = 'scene' | 'call' | 'facts';

export const DISPUTES = [
  'other-ball', 'ten-with-called', 'early-ten', 'made-and-scratch', 'no-rail', 'ten-on-break',
] as const;
export type Dispute = (typeof DISPUTES)[number];

const DISPUTE_ANSWERS: Readonly<Record<Dispute, Pick<Asking, 'scene' | 'call' | 'facts'>>> = {
  'other-ball': { scene: 'shot', call: 'pot', facts: ['other'] },
  'ten-with-called': { scene: 'shot', call: 'pot', facts: ['made', 'ten'] },
  'early-ten': { scene: 'shot', call: 'ten', facts: ['made'] },
  'made-and-scratch': { scene: 'shot', call: 'pot', facts: ['made', 'scratch'] },
  'no-rail': { scene: 'shot', call: 'pot', facts: ['no-rail'] },
  'ten-on-break': { scene: 'break', call: undefined, facts: ['ten'] },
};

/** A tap. */
export type Tap =
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'call'; readonly call: CallChoice }
  | { readonly kind: 'fact'; readonly fact: Fact }
  /** A dispute that is asked about often: all three answers at once. */
  | { readonly kind: 'dispute'; readonly dispute: Dispute }
  | { readonly kind: 'edition'; readonly edition: Edition }
  | { readonly kind: 'numbers'; readonly numbers: Partial<Numbers> }
  | {
    readonly kind: 'condition';
    readonly change: Partial<Pick<Asking, 'fouls' | 'warned' | 'hand' | 'requested'>>;
  };

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

/** What has to be answered next; `facts` once there is something to rule on. */
export function stepOf({ scene, call }: Asking): Step {
  if (scene === undefined) return 'scene';
  return scene === 'break' || call !== undefined ? 'facts' : 'call';
}

/** The calls that can be made in a scene; the break has none. */
export function callsFor(scene: Scene | undefined, rulebook: Rulebook): readonly CallChoice[] {
  return CALL_CHOICES.filter((call) => {
    if (call === 'ten') return scene !== 'ten';
    return call !== 'push-out' || (scene === 'second' && rulebook.pushOut);
  });
}

/** The question after a tap. What no longer fits what was tapped is taken away. */
export function tapped(asking: Asking, tap: Tap): Asking {
  switch (tap.kind) {
    case 'scene': return fitting({ ...asking, scene: tap.scene });
    case 'call': return fitting({ ...asking, call: tap.call });
    case 'fact': return { ...asking, facts: toggled(asking.facts, tap.fact) };
    case 'dispute': return { ...asking, ...DISPUTE_ANSWERS[tap.dispute] };
    case 'edition': return fitting({ ...asking, edition: tap.edition });
    case 'numbers': {
      return { ...asking, numbers: fittingNumbers({ ...asking.numbers, ...tap.numbers }) };
    }
    case 'condition': return fitting({ ...asking, ...tap.change });
  }
}

function fitting(asking: Asking): Asking {
  const rulebook = presetOf(asking.edition);
  const { scene } = asking;
  const calls = callsFor(scene, rulebook);
  const kept = scene !== 'break' && asking.call !== undefined && calls.includes(asking.call);
  const hand = asking.hand && (scene === 'shot' || scene === 'ten');
  const fits: Asking = { ...asking, call: kept ? asking.call : undefined, hand };
  const offered = factsFor(fits, rulebook.threePointRule === 'on');
  return { ...fits, facts: fits.facts.filter((fact) => offered.includes(fact)) };
}

/** Balls named are on the table; the other ball is neither the called one nor the ten. */
function fittingNumbers(numbers: Numbers): Numbers {
  const onTable = OBJECT_BALLS.filter((ball) => ball === TEN || numbers.onTable.includes(ball));
  const called = onTable.includes(numbers.called) ? numbers.called : onTable[0] ?? TEN;
  const others = onTable.filter((ball) => ball !== called && ball !== TEN);
  const other = others.includes(numbers.other) ? numbers.other : others.at(-1) ?? TEN;
  return { ...numbers, onTable, called, other };
}
