/** Behind `?debug`: what the browser tests may see and break. Nothing of the game uses it. */
import type { Vec2, Vec3 } from '@tenball/base';
import type { Message } from './update.ts';
import type { State } from './state.ts';

export interface DebugDoor {
  state(): State;
  dispatch(message: Message): void;
  /** Frames drawn since the page was opened. */
  frames(): number;
  /** Where a point of the table is on the screen, CSS pixels. */
  project(point: Vec3): Vec2 | undefined;
  /** Which surface draws. */
  surface(): 'plan' | 'scene';
  /** Lets the computer's worker die. */
  crashWorker(): void;
  /** Makes the computer's workers so many times slower, as on a phone. */
  slowWorkers(times: number): void;
}

/** Puts the door where tests find it: `window.tenball`. */
export function openDoor(door: DebugDoor): void {
  Object.assign(window, { tenball: door });
}
