/** The practice table that a reload has interrupted. */
import { decodeGame } from '@tenball/protocol';
import { DRILLS } from '../exercise/drills.ts';
import type { Exercise } from '../exercise/exercise.ts';
import type { Shelf } from '../settings.ts';
import type { PracticeEvent } from './messages.ts';
import { FIVE_SHOTS } from './five-shots.ts';
import { mirrorExercise } from './mirror.ts';
import type { Session } from './model.ts';
import type { KeptTable } from './kept.ts';
import { readPractice } from './record.ts';

/** The table as it was left; undefined where none is kept or it cannot be read. */
export function restoreTable(shelf: Shelf | undefined): PracticeEvent | undefined {
  const { table } = readPractice(shelf).record;
  if (table === undefined) return undefined;
  const decoded = decodeGame(table.game);
  if (!decoded.ok) return undefined;
  const { A: name } = decoded.value.match.setup.names;
  const player = { kind: 'human', name } as const;
  return {
    kind: 'sit-practising', game: { ...decoded.value, seats: { A: player, B: player } },
    session: sessionOf(table),
  };
}

function sessionOf(table: KeptTable): Session {
  const { kind, mirrored, from, running, outcome, step, pots } = table;
  const exercise = exerciseOf(table);
  const follows = FIVE_SHOTS.slice(step + 1);
  return {
    kind, mirrored, from, step, pots,
    ...(exercise !== undefined && { exercise }),
    ...(kind === 'level' && { queue: follows }),
    ...(running && { running }),
    ...(outcome !== undefined && { outcome }),
  };
}

function exerciseOf({ exercise, mirrored }: KeptTable): Exercise | undefined {
  const known = [...DRILLS, ...FIVE_SHOTS].find(({ id }) => id === exercise);
  return known && mirrored.reduce((task, mirror) => mirrorExercise(task, mirror), known);
}
