/** The camera that is on its way: cuts, follows or moves by an arc, as the picture asks. */
import type { Vec2 } from '@tenball/base';
import type { CameraView, Picture } from '../picture.ts';
import {
  type CameraPose, type FreeCamera, type Size, cornerCamera, cueViewPose, freeFrom, freePose,
  mixPoses, orbited, radians, topPose, turnBetween,
} from './camera.ts';

/** Duration of a move between views, milliseconds. Design 2.4. */
export const MOVE_MS = 600;
/** An aim that turns farther than this in one frame was not turned by hand. */
const LEAP = radians(12);
/** A ball that lies this far from where it was is another place to stand, metres. */
const OTHER_PLACE = 0.02;

export interface CameraRig {
  /** The camera for `picture` at `nowMs`. */
  update(picture: Picture, size: Size, nowMs: number): CameraPose;
  /** True while the camera is between two views. */
  isMoving(): boolean;
  orbit(dx: number, dy: number, steps: number): void;
  readonly pose: CameraPose | undefined;
}

interface Aimed {
  readonly view: CameraView;
  readonly corner: boolean;
  readonly at: Vec2;
  readonly heading: number;
  readonly tall: boolean;
}

export function createCameraRig(): CameraRig {
  let pose: CameraPose | undefined;
  let aimed: Aimed | undefined;
  let from: CameraPose | undefined;
  let startMs = 0;
  let free: FreeCamera | undefined;

  const wanted = (picture: Picture, size: Size): CameraPose => {
    switch (picture.view) {
      case 'top': return topPose(size, picture.insets, picture.table);
      case 'cue': return cueViewPose(size, picture);
      case 'free': {
        if (picture.corner === true) free = cornerCamera(size);
        free ??= pose ? freeFrom(pose) : { heading: 0, pitch: radians(32), distance: 2.6 };
        return freePose(size, picture.insets, picture.lookAt, free);
      }
    }
  };

  return {
    update(picture, size, nowMs) {
      if (picture.view !== 'free') free = undefined;
      const goal = wanted(picture, size);
      const now: Aimed = {
        view: picture.view, corner: picture.corner === true, at: picture.lookAt,
        heading: goal.heading, tall: size.height > size.width,
      };
      if (pose !== undefined && aimed !== undefined && isLeap(aimed, now)) {
        from = picture.reducedMotion ? undefined : pose;
        startMs = nowMs;
      }
      aimed = now;
      const t = (nowMs - startMs) / MOVE_MS;
      if (from !== undefined && t >= 1) from = undefined;
      pose = from === undefined ? goal : mixPoses(from, goal, eased(Math.max(0, t)));
      return pose;
    },
    isMoving: () => from !== undefined,
    orbit(dx, dy, steps) {
      if (free !== undefined) free = orbited(free, dx, dy, steps);
    },
    get pose() {
      return pose;
    },
  };
}

/** True when the camera has to travel rather than follow. A turned screen is a cut. */
function isLeap(before: Aimed, now: Aimed): boolean {
  if (before.tall !== now.tall) return false;
  if (before.view !== now.view || before.corner !== now.corner) return true;
  if (now.corner) return false;
  if (now.view === 'top') return false;
  if (Math.hypot(now.at.x - before.at.x, now.at.y - before.at.y) > OTHER_PLACE) return true;
  return now.view === 'cue' && Math.abs(turnBetween(before.heading, now.heading)) > LEAP;
}

function eased(t: number): number {
  return t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2;
}
