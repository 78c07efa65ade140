/** Every text of practice and of the editor, typed: a catalogue that lacks one does not compile. */
import type { ObjectBall, Pocket } from '@tenball/equipment';
import type { Snap } from '../editor/place-ball.ts';
import type { Mirror, SessionKind } from './kept.ts';

/** A name and one line of what it is. */
export interface Card {
  readonly title: string;
  readonly lead: string;
}

export interface PracticeWords {
  readonly title: string;
  readonly back: string;
  readonly toPractice: string;
  readonly toEditor: string;
  readonly exportFile: string;
  readonly importFile: string;
  imported(tries: number): string;
  importFailed(detail: string): string;
  unreadable(detail: string): string;
  readonly tests: string;
  readonly drills: string;
  readonly layouts: string;
  readonly noLayouts: string;
  readonly remove: string;
  readonly editor: Card;
  readonly five: Card;
  suggested(level: string): string;
  fivePots(pots: number): string;
  readonly guess: string;
  readonly kinds: Readonly<Record<Exclude<SessionKind, 'drill'>, Card>>;
  readonly drillChip: string;
  readonly ownChip: string;
  readonly changedChip: string;
  series(done: number, of: number): string;
  percent(value: string): string;
  readonly untried: string;
  best(percent: string): string;
  lastWeek(percent: string): string;
  since(percent: string): string;
  readonly curve: string;
  readonly curveOf: string;
  readonly allDrills: string;
  readonly noCurve: string;
  readonly weekOf: string;
  readonly tries: string;
  readonly share: string;
  readonly made: string;
  readonly missed: string;
  points(points: number, of: number): string;
  readonly notYet: string;
  readonly nextTry: string;
  readonly goal: string;
  readonly progress: string;
  readonly practiceTable: string;
  readonly ed: EditorWords;
}

export interface EditorWords {
  readonly newPosition: string;
  readonly yourPosition: string;
  readonly board: string;
  readonly palette: string;
  readonly cueBall: string;
  ball(ball: ObjectBall): string;
  readonly inTray: string;
  readonly onTable: string;
  readonly blocked: string;
  /** Undefined: the cue ball. */
  blockedBy(ball: ObjectBall | undefined): string;
  readonly tenStays: string;
  readonly impossible: string;
  readonly copyLink: string;
  readonly copyText: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly shoot: string;
  readonly undo: string;
  readonly redo: string;
  readonly snap: string;
  readonly snaps: Readonly<Record<Snap, string>>;
  readonly grid: string;
  readonly lanes: string;
  readonly toTray: string;
  readonly toTable: string;
  readonly diamonds: string;
  readonly fromLongRail: string;
  millimetres(value: string): string;
  cutTo(pocket: Pocket): string;
  laneTo(pocket: Pocket): string;
  readonly clear: string;
  readonly noPot: string;
  readonly keys: readonly (readonly [key: string, effect: string])[];
  readonly text: string;
  textError(at: number, message: string): string;
  readonly pasted: string;
  readonly mirror: Readonly<Record<Mirror, string>>;
  readonly restore: string;
  readonly name: string;
  readonly save: string;
  readonly saved: string;
}
