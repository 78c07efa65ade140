/** What the hand wants of practice, and what the host reports and is asked for. */
import type { Editor } from '../editor/editor.ts';
import type { Exercise } from '../exercise/exercise.ts';
import type { Game } from '../update/game.ts';
import type { Session } from './model.ts';
import type { Try } from './progress.ts';
import type { Mirror, PracticeRecord } from './kept.ts';

export type PracticeIntent =
  | { readonly kind: 'open-practice' }
  | { readonly kind: 'close-practice' }
  | { readonly kind: 'show-practice-home' }
  /** The editor opens, or shows something else. */
  | {
    readonly kind: 'edit';
    readonly editor: Editor;
    readonly exercise: Exercise | undefined;
    readonly mirrored: readonly Mirror[];
  }
  /** To the table: at a position, or at a rack that stands for the break. */
  | {
    readonly kind: 'practise';
    readonly session: Session;
    readonly position: string | undefined;
    readonly name: string;
  }
  /** From the practice table back to where it was opened. */
  | { readonly kind: 'leave-practice' }
  | { readonly kind: 'keep-record'; readonly record: PracticeRecord }
  /** The last stroke again, or the next try. */
  | { readonly kind: 'retry' }
  /** After «what if»: back to what was played. */
  | { readonly kind: 'return-to-line' };

export type PracticeEvent =
  | {
    readonly kind: 'practice-read';
    readonly record: PracticeRecord;
    readonly problem: string | undefined;
  }
  /** The practice table that a reload has interrupted. */
  | { readonly kind: 'sit-practising'; readonly game: Game; readonly session: Session };

export type PracticeMessage = PracticeIntent | PracticeEvent;

/** What the host has to do for practice. */
export type PracticeTask =
  | { readonly kind: 'read' }
  | { readonly kind: 'keep-record'; readonly record: PracticeRecord }
  | { readonly kind: 'keep-table'; readonly game: Game; readonly session: Session }
  | { readonly kind: 'forget-table' }
  /** A try is over: it belongs to today. */
  | { readonly kind: 'note-try'; readonly tried: Try; readonly fiveShots?: number };
