/** What a learner may ask of the match, and what of a value from outside is no action at all. */
import { isObjectBall, isPocket } from '@tenball/equipment';
import type { CommandOf } from '@tenball/match';
import { DECISIONS } from '@tenball/rules';

/**
 * An act of the seat that is to act: the commands of the match that are part of the play. `place`
 * takes metres; `shoot` a call and a stroke (m/s, degrees, ball radii); `choose` an open decision.
 */
export type Action = CommandOf<'place'> | CommandOf<'shoot'> | CommandOf<'choose'>;

export const ACTION_KINDS = ['place', 'shoot', 'choose'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** In the order in which the codec and the mask list them. */
export const CALL_KINDS = ['pot', 'safety', 'push-out', 'none'] as const;

/** A place in an action and what was expected there. */
export interface Malformation {
  readonly place: string;
  readonly expected: string;
}

const STROKE_NUMBERS = [
  'speed', 'headingDegrees', 'elevationDegrees', 'tipRight', 'tipUp',
] as const;

/**
 * What of `action` is not even the shape of one; undefined when the match can be asked. Learners
 * are written in many languages, so a type is no promise here.
 */
export function malformation(action: unknown): Malformation | undefined {
  switch (memberOf(action, 'kind')) {
    case 'place': return numbersMissing(memberOf(action, 'at'), 'at', ['x', 'y']);
    case 'shoot': return callProblem(memberOf(action, 'call'))
      ?? numbersMissing(memberOf(action, 'stroke'), 'stroke', STROKE_NUMBERS);
    case 'choose': return isOneOf(DECISIONS, memberOf(action, 'decision'))
      ? undefined : { place: 'decision', expected: `one of ${DECISIONS.join(', ')}` };
    default: return { place: 'kind', expected: `one of ${ACTION_KINDS.join(', ')}` };
  }
}

function callProblem(call: unknown): Malformation | undefined {
  const kind = memberOf(call, 'kind');
  if (!isOneOf(CALL_KINDS, kind)) {
    return { place: 'call.kind', expected: `one of ${CALL_KINDS.join(', ')}` };
  }
  if (kind !== 'pot') return undefined;
  const ball = memberOf(call, 'ball');
  if (typeof ball !== 'number' || !isObjectBall(ball)) {
    return { place: 'call.ball', expected: 'a ball from 1 to 10' };
  }
  if (!isPocket(memberOf(call, 'pocket'))) {
    return { place: 'call.pocket', expected: 'one of HL, HR, SL, SR, FL, FR' };
  }
  return typeof memberOf(call, 'obvious') === 'boolean'
    ? undefined : { place: 'call.obvious', expected: 'true or false' };
}

/** Numbers of any size will do here: what they may be is for the match to say. */
function numbersMissing(
  holder: unknown, place: string, names: readonly string[],
): Malformation | undefined {
  const missing = names.find((name) => !Number.isFinite(memberOf(holder, name)));
  if (missing === undefined) return undefined;
  return { place: `${place}.${missing}`, expected: 'a finite number' };
}

function memberOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || !holder || !Object.hasOwn(holder, name)) return undefined;
  return (holder as Readonly<Record<string, unknown>>)[name];
}

function isOneOf(names: readonly string[], name: unknown): boolean {
  return typeof name === 'string' && names.includes(name);
}
