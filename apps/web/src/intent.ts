/** What the hand wants, on this screen only. */
import type { Vec2 } from '@tenball/base';
import type { ObjectBall, Pocket, TableId } from '@tenball/equipment';
import type { BySeat, Decision, Rulebook, Seat } from '@tenball/rules';
import type { CameraView } from './picture.ts';
import type { PracticeIntent } from './practice/messages.ts';
import type { Language, Panel, SeatControl, Settings } from './state.ts';

/** What the home screen asks for. */
export interface NewMatch {
  readonly seats: BySeat<SeatControl>;
  readonly raceTo: number;
  readonly rulebook: Rulebook;
  readonly table: TableId;
  /** Who breaks first; `lag` lets chance decide until the lag is played on the table. */
  readonly firstBreaker: Seat | 'lag';
}

export type Intent =
  | PracticeIntent
  | { readonly kind: 'start-match'; readonly newMatch: NewMatch }
  | { readonly kind: 'resume-match' }
  | { readonly kind: 'forget-saved' }
  | { readonly kind: 'rematch' }
  | { readonly kind: 'leave-table' }
  | { readonly kind: 'turn-aim'; readonly byDegrees: number }
  | { readonly kind: 'aim-at'; readonly point: Vec2 }
  | { readonly kind: 'set-speed'; readonly speed: number }
  | { readonly kind: 'set-tip'; readonly right: number; readonly up: number }
  | { readonly kind: 'set-elevation'; readonly degrees: number }
  | { readonly kind: 'call-ball'; readonly ball: ObjectBall }
  | { readonly kind: 'call-pocket'; readonly pocket: Pocket }
  | { readonly kind: 'call-auto' }
  | { readonly kind: 'call-safety' }
  | { readonly kind: 'call-push-out' }
  | { readonly kind: 'lift-cue-ball' }
  | { readonly kind: 'move-cue-ball'; readonly to: Vec2 }
  | { readonly kind: 'drop-cue-ball' }
  | { readonly kind: 'shoot' }
  | { readonly kind: 'choose'; readonly decision: Decision }
  | { readonly kind: 'concede'; readonly what: 'rack' | 'match' }
  | { readonly kind: 'replay' }
  | { readonly kind: 'skip' }
  /** Two computers stop, or go on. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'set-view'; readonly view: CameraView }
  | { readonly kind: 'open-panel'; readonly panel: Panel }
  /** Why was line `entry` of the scoresheet ruled so? */
  | { readonly kind: 'ask-why'; readonly entry: number }
  /** The next step of help. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'hide-hint' }
  /** Strokes that could be played, then the next of them. */
  | { readonly kind: 'suggest' }
  | { readonly kind: 'show-suggestion'; readonly index: number }
  | { readonly kind: 'hide-suggestions' }
  | { readonly kind: 'dismiss-banner' }
  | { readonly kind: 'set-language'; readonly language: Language }
  | { readonly kind: 'change-settings'; readonly change: Partial<Settings> };

export type Dispatch = (intent: Intent) => void;
