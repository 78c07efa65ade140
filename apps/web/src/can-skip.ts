/** What need not be waited for. */
import type { Table } from './state.ts';

/** Balls that roll, and a stroke that the computer only shows. */
export function canSkip({ activity }: Table): boolean {
  return activity.kind === 'rolling'
    || (activity.kind === 'thinking' && activity.intends !== undefined);
}
