/** Why an action was not played. The environment it was asked of stands as before. */
import { unreachable } from '@tenball/base';
import {
  type Command, type Match, type Rejection, formatPosition, positionOf,
} from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call, Seat } from '@tenball/rules';
import type { Malformation } from './action.ts';
import { legalActionsOf } from './legal.ts';

/** Where in which episode it happened: enough to come there again with the same actions. */
export interface Occasion {
  readonly seed: number;
  /** Actions of both seats played before in this episode. */
  readonly step: number;
}

export type StepFault = Occasion & (
  /** The rules, the table or the cue do not allow this action. */
  | {
    readonly kind: 'illegal-action';
    readonly code: Rejection['code'] | 'malformed-action';
    /** The ball, value or place in the way, where there is one. */
    readonly detail?: string | number;
    /** What was expected instead. */
    readonly expected: string;
  }
  /**
   * The simulator did not bring the stroke to rest within `events` events, a defect of it. Position
   * (TBP1 text), call and stroke as it was played, with the arm's error, reproduce it.
   */
  | {
    readonly kind: 'simulation-limit';
    readonly seat: Seat;
    readonly position: string;
    readonly call: Call;
    readonly stroke: Stroke;
    readonly events: number;
  }
  /** The opponent that answers inside the step did not come to an end in `acts` acts. */
  | { readonly kind: 'opponent-limit'; readonly acts: number }
  /** The match is over: reset the environment. */
  | { readonly kind: 'episode-over' }
);

/** The fault for what the match refused: the command as it was played, with the arm's error. */
export function faultOf(
  occasion: Occasion, match: Match, seat: Seat, played: Command, rejection: Rejection,
): StepFault {
  const { code, detail } = rejection;
  if (code === 'simulation-limit' && played.kind === 'shoot') {
    const { call, stroke } = played;
    const position = formatPosition(positionOf(match));
    return { kind: code, ...occasion, seat, position, call, stroke, events: Number(detail) };
  }
  const expected = expectedOf(match, code);
  const fault = { kind: 'illegal-action', ...occasion, code, expected } as const;
  return detail === undefined ? fault : { ...fault, detail };
}

/** The fault for a value that is no action. */
export function malformed(occasion: Occasion, { place, expected }: Malformation): StepFault {
  return {
    kind: 'illegal-action', ...occasion, code: 'malformed-action', detail: place, expected,
  };
}

/** What would have been taken, in words. */
function expectedOf(match: Match, code: Rejection['code']): string {
  const { kinds, calls, balls, decisions } = legalActionsOf(match);
  switch (code) {
    case 'bad-stroke': return 'a stroke of more than 0 up to 25 m/s, raised by 0 to 85 degrees, '
      + 'the tip less than one ball radius from the centre';
    case 'placement-off-table': return 'a spot between the cushions';
    case 'placement-outside-house': return 'a spot behind the head string';
    case 'placement-blocked': return 'a spot that no ball takes';
    case 'push-out-not-open':
    case 'call-on-break': return `one of the calls ${calls.join(', ')}`;
    case 'called-ball-not-on-table': return `one of the balls ${balls.join(', ')}`;
    case 'option-not-open': return `one of ${[...decisions, ...calls].join(', ')}`;
    case 'not-your-turn': return 'the other seat to act: reset lets an opponent begin';
    case 'decision-pending':
    case 'no-decision-pending':
    case 'cue-ball-not-in-hand':
    case 'cue-ball-not-placed': return `an action of kind ${kinds.join(' or ')}`;
    case 'match-over':
    case 'simulation-limit':
    case 'wrong-table':
    case 'bad-report':
    case 'event-not-open':
    case 'referee-only':
    case 'nothing-to-undo': return `an action of kind ${kinds.join(' or ')} in a match in progress`;
    default: return unreachable(code);
  }
}
