/** What the client knows of practice while it is open. */
import type { Editor } from '../editor/editor.ts';
import type { Exercise } from '../exercise/exercise.ts';
import type { Mirror, PracticeRecord, SessionKind } from './kept.ts';

/** What is practised at a table. */
export interface Session {
  readonly kind: SessionKind;
  /** The task, already mirrored; for drills and the five shots. */
  readonly exercise?: Exercise;
  readonly mirrored: readonly Mirror[];
  /** Lines of the scoresheet before the present try. */
  readonly from: number;
  /** How the present try ended. */
  readonly outcome?: { readonly points: number; readonly of: number };
  /** Ghost and Tucker: the run after the break has begun. */
  readonly running?: true;
  /** The five shots: which of them, from 0, and how many went down. */
  readonly step: number;
  readonly pots: number;
  /** The exercises that follow this one. */
  readonly queue?: readonly Exercise[];
}

export interface PracticeState {
  readonly page: 'home' | 'editor';
  readonly record: PracticeRecord;
  /** Why the record could not be read. */
  readonly problem?: string;
  readonly editor?: Editor;
  /** What the editor shows a drill of. */
  readonly exercise?: Exercise;
  readonly mirrored: readonly Mirror[];
}

/** The results of a session are kept under this name. */
export function progressId({ kind, exercise }: Pick<Session, 'kind' | 'exercise'>): string {
  return kind === 'drill' && exercise !== undefined ? exercise.id : kind;
}
