/** What a player or the referee asks. It may be refused; then nothing happened. */
import type { Vec2 } from '@tenball/base';
import type { Layout } from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import type { Call, Decision, Lag, MatchEvent, Official, ShotLog } from '@tenball/rules';

export type Command =
  /** Plays the stroke under the call. */
  | { readonly kind: 'shoot'; readonly call: Call; readonly stroke: Stroke }
  /**
   * A stroke that was played at a real table, or something between strokes (`log.shotTaken`
   * false), as it was seen. `rest` is a snapshot of the table afterwards, where one was taken.
   */
  | {
    readonly kind: 'report';
    readonly call: Call;
    readonly log: ShotLog;
    readonly rest?: Layout;
  }
  /** Puts the cue ball in hand at a spot; it may be moved again until the stroke. */
  | { readonly kind: 'place'; readonly at: Vec2 }
  /** Answers the pending decision. */
  | { readonly kind: 'choose'; readonly decision: Decision }
  | { readonly kind: 'concede'; readonly what: 'rack' | 'match' }
  /** What happens beside the strokes: declarations, requests, time-outs, appeals, conduct. */
  | { readonly kind: 'event'; readonly event: MatchEvent }
  | { readonly kind: 'lag'; readonly lag: Lag }
  /** Back to the match as it was after `to` entries; a later `to` than one left brings it back. */
  | { readonly kind: 'undo'; readonly to: number; readonly why?: Revision }
  /** Puts `command` in the place of what entry `at` came from, and rules again on what follows. */
  | { readonly kind: 'correct'; readonly at: number; readonly command: CorrectingCommand };

/** Why the scoresheet goes back. */
export type Revision = 'undo' | 'correction';

/** What may stand in the place of an earlier command. */
export type CorrectingCommand = Exclude<
  Command, { readonly kind: 'undo' } | { readonly kind: 'correct' }
>;

/** The command of one kind. */
export type CommandOf<K extends Command['kind']> = Extract<Command, { readonly kind: K }>;

/** A command and who gave it. */
export interface SeatCommand {
  readonly seat: Official;
  readonly command: Command;
}

/** Why a command was refused. `detail` names the ball or value in the way, where there is one. */
export interface Rejection {
  readonly kind: 'rejection';
  readonly code:
    | 'match-over' | 'not-your-turn' | 'decision-pending' | 'no-decision-pending'
    | 'option-not-open' | 'cue-ball-not-in-hand' | 'cue-ball-not-placed'
    | 'placement-off-table' | 'placement-outside-house' | 'placement-blocked'
    | 'push-out-not-open' | 'call-on-break' | 'called-ball-not-on-table' | 'bad-stroke'
    | 'simulation-limit'
    /** Strokes are simulated at one kind of table and reported at the other. */
    | 'wrong-table'
    /** Evidence that cannot be; `detail` is the place in the log and what was expected there. */
    | 'bad-report'
    /** The rules have no place for this event now; `detail` is its kind. */
    | 'event-not-open'
    /** Only the referee may ask for this; `detail` is the kind of command or event. */
    | 'referee-only'
    | 'nothing-to-undo';
  readonly detail?: string | number;
}
