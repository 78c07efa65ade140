/** What updates ask of the device for practice: its record, its table, today's date. */
import { encodeGame } from '@tenball/protocol';
import type { Shelf } from '../settings.ts';
import type { Game } from '../update/game.ts';
import type { PracticeEvent, PracticeTask } from './messages.ts';
import type { Session } from './model.ts';
import { withTry } from './progress.ts';
import type { KeptTable } from './kept.ts';
import { keepRecord, keepTable, readPractice } from './record.ts';

/** Set while the visit sits at a practice table: a reload comes straight back to it. */
export const PRACTISING_KEY = 'tenball.practising';

export interface PracticeDevice {
  /** Undefined where the device keeps nothing. */
  readonly shelf: Shelf | undefined;
  /** Lasts as long as the visit. */
  readonly visit: Shelf | undefined;
  readonly dateMs: () => number;
}

/** Does `task`; false where the device refuses to keep something. */
export function runTask(
  { shelf, visit, dateMs }: PracticeDevice, task: PracticeTask,
  dispatch: (event: PracticeEvent) => void,
): boolean {
  switch (task.kind) {
    case 'read':
      dispatch({ kind: 'practice-read', ...readPractice(shelf) });
      return true;
    case 'keep-record': return keepRecord(shelf, task.record);
    case 'keep-table':
      remember(visit, true);
      return keepTable(shelf, keptTable(task.game, task.session));
    case 'forget-table':
      remember(visit, false);
      return keepTable(shelf, undefined);
    case 'note-try': {
      const { tried, fiveShots } = task;
      const before = readPractice(shelf).record;
      const record = {
        ...withTry(before, tried, dateMs()), ...(fiveShots !== undefined && { fiveShots }),
      };
      const kept = keepRecord(shelf, record);
      dispatch({ kind: 'practice-read', record, problem: undefined });
      return kept;
    }
  }
}

function remember(visit: Shelf | undefined, practising: boolean): void {
  try {
    if (practising) visit?.setItem(PRACTISING_KEY, '1');
    else visit?.removeItem(PRACTISING_KEY);
  } catch {
    // Without it a reload comes to the home screen.
  }
}

/** What is kept of a practice table. */
export function keptTable(game: Game, session: Session): KeptTable {
  const { kind, exercise, mirrored, from, outcome, running, step, pots } = session;
  return {
    kind, mirrored, from, step, pots, running: running === true, game: encodeGame(game),
    ...(outcome !== undefined && { outcome }),
    ...(exercise !== undefined && { exercise: exercise.id }),
  };
}
