/** What a tap, or a numbered answer, changes of a question in the making. */
import { OBJECT_BALLS, type ObjectBall, TEN } from '@tenball/equipment';
import { presetOf } from '../editions.ts';
import type { Edition, Rulebook } from '../rulebook.ts';
import {
  type Asking, CALL_CHOICES, type CallChoice, type Fact, type Numbers, PLAIN_NUMBERS, type Scene,
} from './asking.ts';
import { castOf } from './cast.ts';
import { compatible, factsFor, toggled } from './facts.ts';

export type Step = 'scene' | 'call' | 'facts';

/** Disputes that are asked about often. */
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
    case 'fact': {
      return fitting({ ...asking, facts: toggled(asking.facts, tap.fact, castOf(asking)) });
    }
    case 'dispute': {
      return fitting({ ...asking, numbers: PLAIN_NUMBERS, ...DISPUTE_ANSWERS[tap.dispute] });
    }
    case 'edition': return fitting({ ...asking, edition: tap.edition });
    case 'numbers': {
      const { onTable, ...numbers } = { ...asking.numbers, ...tap.numbers };
      return fitting({ ...asking, numbers: { ...numbers, onTable: withTen(onTable) } });
    }
    case 'condition': return fitting({ ...asking, ...tap.change });
  }
}

function fitting(asking: Asking): Asking {
  const { scene } = asking;
  const calls = callsFor(scene, presetOf(asking.edition));
  const kept = scene !== 'break' && asking.call !== undefined && calls.includes(asking.call);
  const hand = asking.hand && (scene === 'shot' || scene === 'ten');
  const fits: Asking = { ...asking, call: kept ? asking.call : undefined, hand };
  const offered = factsFor(fits);
  const facts = fits.facts.filter((fact) => offered.includes(fact));
  return { ...fits, facts: compatible(facts, castOf(fits)) };
}

/** Rising; there is no rack without the ten. */
function withTen(balls: readonly ObjectBall[]): readonly ObjectBall[] {
  return OBJECT_BALLS.filter((ball) => ball === TEN || balls.includes(ball));
}
