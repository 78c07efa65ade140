/** Where in a question the evidence that cannot be stands: from its pointer to a word. */
import { present } from '@tenball/base';
import type { EvidenceError } from './log-shape.ts';
import type { Word } from './question-situation.ts';

/** The words that carry each member of a shot log, in their order. */
const CARRIERS: ReadonlyMap<string, RegExp> = new Map(Object.entries({
  firstContact: /^>/,
  railAfterContact: /^\d+\|$/,
  pocketed: /^[1-9]\d*@[A-Z]{2}$/,
  cueBall: /^0[@^]/,
  offTable: /^[1-9]\d*\^$/,
  settled: /~/,
  objectBallsPastHeadString: /<$/,
  cueBallTo: /^0=\d/,
  toRail: /=\|/,
  touched: /!/,
  ballsMovingAtStrike: /^moving:/,
  noFootOnFloor: /^no-foot$/,
  doubleHit: /^double-hit$/,
  pushShot: /^push$/,
  miscue: /^miscue$/,
  cueBallJumped: /^jump$/,
  placementOnOrBelowHeadString: /^on-string$/,
  badPlayHeadString: /^bad-house$/,
  outOfTurn: /^out-of-turn$/,
  shotClockExpired: /^time$/,
}));

/** The word that `error` is about; the first word where none says it: without words no error. */
export function wordOfEvidence(words: readonly Word[], { pointer }: EvidenceError): Word {
  const [first = '', second = '', third] = pointer.split('/').slice(1);
  const [name, index] = first === 'frozen' ? [second, third] : [first, second];
  const carrier = CARRIERS.get(name);
  const contact = words.findIndex(({ text }) => text.startsWith('>'));
  const counting = name === 'railAfterContact' ? words.slice(contact + 1) : words;
  const carrying = counting.filter(({ text }) => carrier?.test(text));
  const word = carrying[name === 'firstContact' ? 0 : Number(index) || 0] ?? words[0];
  return present(word, 'what was seen');
}
