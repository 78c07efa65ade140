/** What may have happened on a stroke: which facts are offered, which exclude each other. */
import { TEN } from '@tenball/equipment';
import { type Asking, FACTS, type Fact, isPotCall } from './asking.ts';
import { castOf } from './cast.ts';

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
  ['made', 'elsewhere', 'settled-soon', 'settled-late'],
  RAILS,
  ['rail', 'frozen-rail'],
  ['wrong-first', 'no-contact', 'split'],
  ['scratch', 'cue-ball-off'],
  ['ten', 'ten-off'],
  ['other', 'ball-off'],
  ['out-of-turn', 'time'],
];

/** Facts that no other can stand beside: no stroke was made. */
const ALONE: readonly Fact[] = ['touched-before'];

/** The facts with `fact` added or, where it holds already, taken away. */
export function toggled(facts: readonly Fact[], fact: Fact): readonly Fact[] {
  if (facts.includes(fact)) return facts.filter((one) => one !== fact);
  const kept = facts.filter((one) => !excludes(one, fact));
  return FACTS.filter((one) => one === fact || kept.includes(one));
}

function excludes(one: Fact, other: Fact): boolean {
  if (ALONE.includes(one) || ALONE.includes(other)) return true;
  if (EITHER.some((row) => row.includes(one) && row.includes(other))) return true;
  const pair = [one, other];
  const fell = pair.some((fact) => FELL.includes(fact));
  if (fell && pair.some((fact) => RAILS.includes(fact))) return true;
  const moved = fell || pair.some((fact) => (
    RAILS.includes(fact) || fact === 'ball-off' || fact === 'ten-off' || fact === 'settled-late'
  ));
  return moved && pair.includes('no-contact');
}

/** The facts that can hold where `asking` stands, the usual ones first. */
export function factsFor(asking: Asking, threePoints: boolean): readonly Fact[] {
  return FACTS.filter((fact) => isOffered(fact, asking, threePoints));
}

function isOffered(fact: Fact, asking: Asking, threePoints: boolean): boolean {
  const { scene, call, hand } = asking;
  const isBreak = scene === 'break';
  const isPot = !isBreak && isPotCall(call);
  const onlyTen = scene === 'ten';
  switch (fact) {
    case 'made':
    case 'elsewhere':
    case 'settled-soon':
    case 'settled-late': return isPot;
    case 'lowest': return !isBreak && !isPot;
    case 'other':
    case 'ball-off': return castOf(asking).other !== TEN;
    case 'wrong-first':
    case 'split': return !onlyTen;
    case 'ten': return !onlyTen && !(isPot && call === 'ten');
    case 'ten-off': return !isBreak;
    case 'rail':
    case 'no-rail':
    case 'frozen-ball':
    case 'frozen-rail': return !isBreak;
    case 'rails-enough':
    case 'rails-few': return isBreak;
    case 'past-string': return isBreak && threePoints;
    case 'on-string':
    case 'stayed-in-house': return isBreak || hand;
    default: return true;
  }
}
