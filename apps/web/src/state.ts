/** The state of the client: all that the screen shows, testable without a browser. */
import type { Vec2 } from '@tenball/base';
import type { Advice, Hint, Level, PersonalityName, Suggestions } from '@tenball/ai';
import type { Layout, ObjectBall, Pocket } from '@tenball/equipment';
import type { Command, Entry, Match, Position, Rejection } from '@tenball/match';
import type { Trace } from '@tenball/physics';
import type { BySeat, Seat } from '@tenball/rules';
import type { Language } from './language.ts';
import type { LookSettings } from './looks/looks.ts';
import type { CameraView, HintMarks } from './picture.ts';
import type { PracticeState, Session } from './practice/model.ts';

export type { Language };

export type SeatControl =
  | { readonly kind: 'human'; readonly name: string }
  | {
    readonly kind: 'computer';
    readonly level: Level;
    /** How it likes to play; it plays its level plainly where this is left out. */
    readonly manner?: PersonalityName;
  };

export interface Settings extends LookSettings {
  readonly language: Language;
  /** How much of the shot is drawn before it is played. */
  readonly aimAid: 'none' | 'ghost' | 'short' | 'full';
  readonly graphics: 'auto' | 'plan' | 'low' | 'mid' | 'high';
  /** How long the computer shows its stroke before it plays it. */
  readonly computerPace: 'instant' | 'normal' | 'slow';
  /** How loud balls and cushions are, and how loud rulings and the clock; percent, by tens. */
  readonly tableVolume: number;
  readonly signalVolume: number;
  /** The device shakes a little at the contact and at a foul, where it can. */
  readonly haptics: boolean;
  readonly textSize: 100 | 112 | 125;
  readonly letterKeys: boolean;
  /** The hand that strikes: the controls at the bottom lie for it. */
  readonly hand: 'right' | 'left';
  readonly reducedMotion: boolean;
}

/** What the hand has set so far for the next stroke. */
export interface Aim {
  readonly headingDegrees: number;
  /** m/s of the cue. */
  readonly speed: number;
  /** Contact point, ball radii. */
  readonly tipRight: number;
  readonly tipUp: number;
  /** What the player asks for; the stroke uses the larger of this and `minimumElevation`. */
  readonly elevationDegrees: number;
  /** What rails and balls under the cue demand. */
  readonly minimumElevationDegrees: number;
}

/** The call as set by the hand. `auto`: the obvious shot, where there is one. */
export type CallDraft =
  | { readonly kind: 'auto' }
  | {
    readonly kind: 'pot';
    readonly ball: ObjectBall | undefined;
    readonly pocket: Pocket | undefined;
  }
  | { readonly kind: 'safety' }
  | { readonly kind: 'push-out' };

export type Shoot = Command & { readonly kind: 'shoot' };

/** What is going on at the table. */
export type Activity =
  /** A human may aim, call and shoot; with the cue ball in hand he may also move it. */
  | { readonly kind: 'aiming'; readonly seat: Seat }
  /** A human moves the cue ball in hand: it follows the pointer or the arrows. */
  | {
    readonly kind: 'placing';
    readonly seat: Seat;
    readonly at: Vec2;
    readonly problem: Rejection | undefined;
  }
  /** A human answers a pending decision. */
  | { readonly kind: 'choosing'; readonly seat: Seat }
  /** The computer thinks; `intends` is its stroke, shown for a moment before it is played. */
  | { readonly kind: 'thinking'; readonly seat: Seat; readonly intends: Shoot | undefined }
  /** A stroke is worked out on another thread: for an instant nothing else can be done. */
  | {
    readonly kind: 'striking';
    readonly seat: Seat;
    readonly shot: Shoot;
    /** What goes on again when the stroke is refused. */
    readonly from: Activity;
  }
  /** Balls roll: `trace` is played from `startedMs`, `rate` times as fast as life. */
  | {
    readonly kind: 'rolling';
    readonly seat: Seat;
    readonly before: Layout;
    readonly trace: Trace;
    readonly startedMs: number;
    readonly rate: number;
    /** A replay of the last shot: nothing follows from it. */
    readonly replay: boolean;
    /** The match once the balls are still; `Table.match` stays as it was before the stroke. */
    readonly after: Match;
    /** What a replay returns to. */
    readonly resume: Activity | undefined;
    /** The instant that is shown while the game is paused. */
    readonly heldMs?: number;
  }
  | { readonly kind: 'match-over' };

/** A message that stays until it is dismissed or the next stroke is played. */
export type Banner =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly index: number }
  | { readonly kind: 'rejection'; readonly rejection: Rejection }
  | {
    readonly kind: 'trouble';
    /** Catalogue key of the sentence. */
    readonly text:
      | 'trouble.position' | 'trouble.webgl' | 'trouble.worker' | 'trouble.storage'
      | 'trouble.saved' | 'trouble.limit';
    readonly detail: string;
  };

export type Panel =
  | 'none' | 'help' | 'log' | 'settings' | 'concede' | 'why' | 'rules' | 'text-board';

/** A shot that was played, with all that could be seen of it. */
export interface LastShot {
  readonly trace: Trace;
  readonly entry: Entry & { readonly kind: 'shot' };
}

/** Suggestions with what each marks on the table. */
export interface FoundSuggestions {
  readonly suggestions: Suggestions;
  readonly marks: readonly HintMarks[];
}

/** Suggestions that were asked for at this table, as long as nothing on it changes. */
export interface SuggestHelp {
  /** Undefined while they are worked out; `none` where they cannot be. */
  readonly found: FoundSuggestions | 'none' | undefined;
  /** Which of them is marked on the table, from 0. */
  readonly shown: number;
}

export type HintStep = 1 | 2 | 3 | 4;

/** A hint with what it marks on the table. */
export interface FoundHint {
  readonly hint: Hint;
  readonly marks: HintMarks;
}

/** Help that was asked for at this table, as long as nothing on it changes. */
export interface HintHelp {
  /** How much of the hint is shown: the kind, the ball, the position, the whole shot. */
  readonly step: HintStep;
  /** Undefined while it is worked out; `none` where it cannot be. */
  readonly found: FoundHint | 'none' | undefined;
  /** The first part of it, which is there before the others. */
  readonly advice?: Advice;
}

/** A match in play, or over. */
export interface Table {
  readonly match: Match;
  /** Where the match began, when that was not its first break. */
  readonly origin: Position | undefined;
  readonly seats: BySeat<SeatControl>;
  readonly activity: Activity;
  readonly aim: Aim;
  readonly call: CallDraft;
  readonly view: CameraView;
  readonly banner: Banner | undefined;
  /** The last shot, for replay and for the paths shown with a decision. */
  readonly lastShot: LastShot | undefined;
  /** The line of the scoresheet that somebody asks the reasons of. */
  readonly asked?: number;
  readonly help?: HintHelp;
  readonly suggest?: SuggestHelp;
  /** Two computers play, and whoever watches has them wait. */
  readonly paused?: true;
  /** What is practised here; both seats are the one player's. */
  readonly practice?: Session;
  /** «What if»: the length of the scoresheet to which one can return. */
  readonly returnTo?: number;
  /** What the hand had set for the strokes of this visit, by their lines of the scoresheet. */
  readonly struck?: Readonly<Partial<Record<number, Pick<Table, 'aim' | 'call'>>>>;
}

export interface State {
  readonly screen: 'home' | 'table' | 'practice';
  readonly settings: Settings;
  readonly panel: Panel;
  readonly table: Table | undefined;
  /** Practice, once it has been opened. */
  readonly practice?: PracticeState;
  /** A match saved on this device that can be resumed. */
  readonly saved: SavedMatch | undefined;
  /** Trouble shown on the home screen. */
  readonly notice: Banner | undefined;
}

/** What the home screen shows of a saved match. */
export interface SavedMatch {
  readonly names: BySeat<string>;
  readonly score: BySeat<number>;
  readonly rackNumber: number;
}
