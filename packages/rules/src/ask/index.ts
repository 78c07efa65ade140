/** A question put together from a few plain answers: the package’s third entry. */
export {
  type Asking, CALL_CHOICES, type CallChoice, FACTS, type Fact, type Numbers, SCENES, type Scene,
  isPotCall, newAsking,
} from './asking.ts';
export { ASKED_WORDS, factLabel } from './asked.ts';
export type { Answer, AskedWords } from './asked-words.ts';
export { type Cast, castOf } from './cast.ts';
export { factsFor, isUsual } from './facts.ts';
export { questionOf } from './question-of.ts';
export { DISPUTES, type Dispute, type Step, type Tap, callsFor, stepOf, tapped } from './tap.ts';
