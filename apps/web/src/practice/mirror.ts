/** Positions and tasks with left and right, or head and foot, exchanged. */
import type { Vec2 } from '@tenball/base';
import { BALLS, type Ball, type Layout, type Pocket } from '@tenball/equipment';
import { type Position, formatPosition, parsePosition } from '@tenball/match';
import type { Exercise, Goal } from '../exercise/exercise.ts';
import type { Mirror } from './kept.ts';

const SIDES: Readonly<Record<Pocket, Pocket>> = {
  HL: 'HR', SL: 'SR', FL: 'FR', HR: 'HL', SR: 'SL', FR: 'FL',
};
const ENDS: Readonly<Record<Pocket, Pocket>> = {
  HL: 'FL', SL: 'SL', FL: 'HL', HR: 'FR', SR: 'SR', FR: 'HR',
};

/** `at` in the mirror. Zero stays zero without a sign. */
export function mirrorPoint({ x, y }: Vec2, mirror: Mirror): Vec2 {
  return mirror === 'sides' ? { x, y: y === 0 ? 0 : -y } : { x: x === 0 ? 0 : -x, y };
}

export function mirrorLayout(layout: Layout, mirror: Mirror): Layout {
  const mirrored: Partial<Record<Ball, Vec2>> = {};
  for (const ball of BALLS) {
    const at = layout[ball];
    if (at !== undefined) mirrored[ball] = mirrorPoint(at, mirror);
  }
  return mirrored;
}

export function mirrorPocket(pocket: Pocket, mirror: Mirror): Pocket {
  return mirror === 'sides' ? SIDES[pocket] : ENDS[pocket];
}

/** The whole position in the mirror; a call names the mirrored pocket. */
export function mirrorPosition(position: Position, mirror: Mirror): Position {
  const { call } = position;
  return {
    ...position,
    layout: mirrorLayout(position.layout, mirror),
    call: call?.kind === 'pot' ? { ...call, pocket: mirrorPocket(call.pocket, mirror) } : call,
  };
}

/** The same task in the mirror, under the same name. A text that cannot be read stays. */
export function mirrorExercise(exercise: Exercise, mirror: Mirror): Exercise {
  const position = parsePosition(exercise.position);
  if (!position.ok) return exercise;
  return {
    ...exercise,
    position: formatPosition(mirrorPosition(position.value, mirror)),
    goal: mirrorGoal(exercise.goal, mirror),
  };
}

function mirrorGoal(goal: Goal, mirror: Mirror): Goal {
  switch (goal.kind) {
    case 'pot':
      return goal.pocket === undefined
        ? goal : { ...goal, pocket: mirrorPocket(goal.pocket, mirror) };
    case 'pot-and-leave': return {
      ...goal, at: mirrorPoint(goal.at, mirror),
      ...(goal.pocket !== undefined && { pocket: mirrorPocket(goal.pocket, mirror) }),
    };
    default: return goal;
  }
}
