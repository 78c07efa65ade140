/** What goes into an update and what comes out: messages, the moment, effects for the host. */
import type { Seed } from '@tenball/base';
import type { Command, Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import type { Advice, Level, PersonalityName } from '@tenball/ai';
import type { Game } from './game.ts';
import type { Intent } from '../intent.ts';
import type { PracticeEvent, PracticeTask } from '../practice/messages.ts';
import type { Struck } from '../striking/strike.ts';
import type { PlayedPot } from '../thinking/orders.ts';
import type {
  Banner, FoundHint, FoundSuggestions, SavedMatch, Settings, Shoot, State,
} from '../state.ts';

export type { Game };

/** What the host reports: answers of workers, storage and clocks. Never sent by a hand. */
export type HostEvent =
  | PracticeEvent
  /** A match is laid on the table: from storage or from a position in the address. */
  | { readonly kind: 'sit-down'; readonly game: Game }
  /** Time has passed: a shot that rolled may be over. */
  | { readonly kind: 'tick' }
  /** What the computer plays, execution error included. `version` = scoresheet it thought about. */
  | {
    readonly kind: 'computer-chose';
    readonly seat: Seat;
    readonly version: number;
    readonly command: Command;
  }
  /** The computer has shown its aim long enough. */
  | { readonly kind: 'computer-strikes'; readonly version: number; readonly shot: Shoot }
  /** The first part of the hint for `match`; the others are being worked out. */
  | { readonly kind: 'hint-begun'; readonly match: Match; readonly advice: Advice }
  /** The hint for `match`; undefined where there is none. */
  | { readonly kind: 'hint-came'; readonly match: Match; readonly hint: FoundHint | undefined }
  /** The suggestions for `match`; undefined where there are none. */
  | {
    readonly kind: 'suggestions-came';
    readonly match: Match;
    readonly found: FoundSuggestions | undefined;
  }
  /** The stroke that was played at `match` is worked out. */
  | { readonly kind: 'struck'; readonly match: Match; readonly struck: Struck }
  | { readonly kind: 'trouble'; readonly trouble: Banner & { readonly kind: 'trouble' } }
  | { readonly kind: 'saved-changed'; readonly saved: SavedMatch | undefined };

export type Message = Intent | HostEvent;

/** The instant of an update: time and chance arrive as arguments, never by themselves. */
export interface Moment {
  /** Milliseconds on the clock of the frames. */
  readonly nowMs: number;
  readonly chance: Seed;
}

/** What the host has to do after an update. */
export type Effect =
  | {
    readonly kind: 'think';
    readonly match: Match;
    readonly seat: Seat;
    readonly level: Level;
    readonly manner: PersonalityName | undefined;
    /** The last command of this turn was refused: answer with the plainest one. */
    readonly plain: boolean;
  }
  | {
    readonly kind: 'strike'; readonly match: Match; readonly seat: Seat; readonly shot: Shoot;
  }
  | { readonly kind: 'stop-thinking' }
  | { readonly kind: 'practice'; readonly task: PracticeTask }
  /** A computer has sat down: its code may be loaded while nobody waits for it. */
  | { readonly kind: 'warm-up' }
  | { readonly kind: 'hint'; readonly match: Match; readonly seat: Seat }
  | { readonly kind: 'stop-hint' }
  | { readonly kind: 'suggest'; readonly match: Match; readonly seat: Seat }
  | { readonly kind: 'stop-suggest' }
  /** A called pot of the one human at the table: his arm is known better by it. */
  | { readonly kind: 'learn-arm'; readonly shot: PlayedPot }
  | { readonly kind: 'later'; readonly delayMs: number; readonly event: HostEvent }
  | { readonly kind: 'save'; readonly game: Game }
  | { readonly kind: 'forget-saved' }
  /** The visit is at no table any more. */
  | { readonly kind: 'left-table' }
  | { readonly kind: 'open-saved' }
  | { readonly kind: 'keep-settings'; readonly settings: Settings }
  | { readonly kind: 'focus'; readonly target: FocusTarget };

export type FocusTarget = 'call' | 'table';

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A step that asks nothing of the host. */
export function only(state: State): Step {
  return { state, effects: [] };
}
