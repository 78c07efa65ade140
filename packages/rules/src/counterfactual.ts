/**
 * “What would it have been if …?”: a question ruled on again with one fact turned over.
 *
 * All that could have been otherwise is tried; what changes the ruling is kept, the weightiest
 * first: who wins, whether it is a foul, who plays, what he may do.
 */
import type { Flip, Flipped } from './flip.ts';
import { flipsOfCall, flipsOfEdition, flipsOfTime, flipsOfWarning } from './flips-of-call.ts';
import { flipsOfLog } from './flips-of-log.ts';
import { optionsOf } from './options.ts';
import { playedShot } from './played-shot.ts';
import { type Question, answerQuestion } from './question-notation.ts';
import type { Ruling } from './ruling.ts';
import { actorIn } from './situation.ts';

/** The ruling that would follow, and the question that asks for it. */
export interface Counterfactual {
  readonly flip: Flip;
  readonly question: Question;
  readonly ruling: Ruling;
}

/** More than this nobody reads. */
const MOST = 8;

/** What would have changed the ruling on `question`, the weightiest first. */
export function counterfactuals(question: Question): readonly Counterfactual[] {
  const original = { ruling: answerQuestion(question), question };
  const known = outcomeOf(original);
  const different = flipsOf(question).map((flipped) => (
    { ...flipped, ruling: answerQuestion(flipped.question) }
  )).filter((one) => !one.ruling.refused && textOf(outcomeOf(one)) !== textOf(known));
  return merged(different)
    .map((one) => ({ one, weight: weightOf(known, outcomeOf(one)) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** Every fact of `question` turned over, one at a time, whether or not it matters. */
export function flipsOf(question: Question): readonly Flipped[] {
  const { rulebook, before, call, log } = question;
  if (before.shooter === undefined) return [];
  const shot = playedShot(rulebook, before, before.shooter, call, log);
  return [
    ...flipsOfLog(question, shot),
    ...flipsOfCall(question, shot),
    ...flipsOfWarning(question, shot),
    ...flipsOfTime(question),
    ...flipsOfEdition(question),
  ];
}

type Ruled = Pick<Counterfactual, 'question' | 'ruling'>;

/** What matters in a ruling, the weightiest first. */
function outcomeOf({ question: { rulebook }, ruling }: Ruled): readonly (readonly unknown[])[] {
  const { next, fouls } = ruling;
  return [
    [ruling.matchWinner, ruling.rackWinner],
    [fouls.length > 0],
    [ruling.inning, actorIn(next)],
    [next.phase, next.cueBall, next.pendingDecision?.kind, ...optionsOf(rulebook, next)],
    [ruling.spotted, ruling.nextBreaker],
    [fouls.map(({ code, penalty }) => [code, penalty]), next.consecutiveFouls],
  ];
}

/** Whether two rulings come to the same in all that matters. */
export function isSameOutcome(a: Ruled, b: Ruled): boolean {
  return textOf(outcomeOf(a)) === textOf(outcomeOf(b));
}

function textOf(value: unknown): string {
  return JSON.stringify(value);
}

/** The more, the weightier the first difference. */
function weightOf(known: ReturnType<typeof outcomeOf>, other: typeof known): number {
  const first = known.findIndex((part, index) => textOf(part) !== textOf(other[index]));
  return known.length - first;
}

/** Flips of one kind that come to the same are one; of editions all are named. */
function merged(all: readonly Counterfactual[]): readonly Counterfactual[] {
  const kept = new Map<string, Counterfactual>();
  for (const one of all) {
    const key = `${one.flip.kind} ${textOf(outcomeOf(one))}`;
    const before = kept.get(key);
    if (before === undefined) kept.set(key, one);
    else if (before.flip.kind === 'under-editions' && one.flip.kind === 'under-editions') {
      const editions = [...before.flip.editions, ...one.flip.editions];
      kept.set(key, { ...before, flip: { ...before.flip, editions } });
    }
  }
  return [...kept.values()];
}
