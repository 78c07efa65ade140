/** What may have happened on a stroke: which facts are offered, which exclude each other. */
import { type ObjectBall, TEN } from '@tenball/equipment';
import { type Asking, FACTS, type Fact, isPotCall } from './asking.ts';
import { type Cast, castOf } from './cast.ts';

/** What happens often; the others are seldom asked for. */
const USUAL: ReadonlySet<Fact> = new Set([
  'made', 'elsewhere', 'lowest', 'other', 'ten', 'rail', 'no-rail', 'rails-enough', 'rails-few',
  'wrong-first', 'no-contact', 'scratch', 'cue-ball-off', 'ball-off', 'touched', 'double-hit',
]);

/** Whether the fact is one of those that happen often. */
export function isUsual(fact: Fact): boolean {
  return USUAL.has(fact);
}

const FELL: readonly Fact[] = [
  'made', 'elsewhere', 'lowest', 'other', 'ten', 'settled-soon',
];
const RAILS: readonly Fact[] = ['rail', 'no-rail', 'rails-enough', 'rails-few'];

/** Of each row only one may hold. */
const EITHER: readonly (readonly Fact[])[] = [
  RAILS,
  ['rail', 'frozen-rail'],
  ['wrong-first', 'no-contact', 'split'],
  ['scratch', 'cue-ball-off'],
  ['out-of-turn', 'time'],
  ['on-string', 'stayed-in-house'],
];

/** Facts that no other can stand beside: no stroke was made. */
const ALONE: readonly Fact[] = ['touched-before'];

/** The facts with `fact` added or, where it holds already, taken away; what it excludes goes. */
export function toggled(facts: readonly Fact[], fact: Fact, cast: Cast): readonly Fact[] {
  if (facts.includes(fact)) return facts.filter((one) => one !== fact);
  return FACTS.filter((one) => (
    one === fact || (facts.includes(one) && !excludes(one, fact, cast))
  ));
}

/** Those of the facts that can hold beside those before them. */
export function compatible(facts: readonly Fact[], cast: Cast): readonly Fact[] {
  return facts.reduce<readonly Fact[]>((kept, fact) => (
    kept.some((one) => excludes(one, fact, cast)) ? kept : [...kept, fact]
  ), []);
}

function excludes(one: Fact, other: Fact, cast: Cast): boolean {
  if (ALONE.includes(one) || ALONE.includes(other)) return true;
  if (EITHER.some((row) => row.includes(one) && row.includes(other))) return true;
  const ends = [one, other].map((fact) => ballEndedBy(fact, cast));
  const [first, second] = ends;
  if (first !== undefined && first === second) return true;
  const pair = [one, other];
  const onRail = pair.some((fact) => RAILS.includes(fact));
  if (onRail && pair.some((fact) => FELL.includes(fact))) return true;
  const moved = onRail || ends.some((ball) => ball !== undefined);
  return moved && pair.includes('no-contact');
}

/** The ball that `fact` pockets or drives off the table: a ball has only one end. */
function ballEndedBy(fact: Fact, { called, lowest, other }: Cast): ObjectBall | undefined {
  switch (fact) {
    case 'made':
    case 'elsewhere':
    case 'settled-soon':
    case 'settled-late': return called;
    case 'lowest': return lowest;
    case 'other':
    case 'ball-off': return other;
    case 'ten':
    case 'ten-off': return TEN;
    default: return undefined;
  }
}

/** The facts that can hold where `asking` stands, in the order of `FACTS`. */
export function factsFor(asking: Asking): readonly Fact[] {
  const cast = castOf(asking);
  return FACTS.filter((fact) => isOffered(fact, asking, cast));
}

function isOffered(
  fact: Fact, { scene, call, hand }: Asking, { called, lowest, other }: Cast,
): boolean {
  const isBreak = scene === 'break';
  const isPot = isPotCall(call);
  const onlyTen = lowest === TEN;
  switch (fact) {
    case 'made':
    case 'elsewhere':
    case 'settled-soon':
    case 'settled-late': return isPot;
    case 'lowest': return !isBreak && !isPot;
    case 'other':
    case 'ball-off': return other !== TEN;
    case 'wrong-first':
    case 'split': return !onlyTen;
    case 'ten': return !onlyTen && called !== TEN;
    case 'ten-off':
    case 'rail':
    case 'no-rail':
    case 'frozen-ball':
    case 'frozen-rail': return !isBreak;
    case 'rails-enough':
    case 'rails-few': return isBreak;
    case 'on-string':
    case 'stayed-in-house': return isBreak || hand;
    default: return true;
  }
}
