/** Where a drill wants the cue ball to stop, as marks on the table. */
import type { HintMarks } from '../picture.ts';
import type { Session } from './model.ts';

const CORNERS = 32;

/** The circle of the task; undefined of tasks without one. */
export function goalMarks({ exercise }: Session): HintMarks | undefined {
  if (exercise?.goal.kind !== 'pot-and-leave') return undefined;
  const { at, radius } = exercise.goal;
  const zone = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
  return {
    place: undefined, ball: undefined, pocket: undefined, zone, ghost: undefined,
    first: undefined, links: [], cushions: [], paths: [],
  };
}
