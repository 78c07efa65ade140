/** Cameras as values: where they stand for a picture, and what they see. No WebGL here. */
import type { Vec2, Vec3 } from '@tenball/base';
import { BALL_RADIUS, type TableSpec, tableGeometry } from '@tenball/equipment';
import type { Picture } from '../picture.ts';
import { MEASURES, outerHalf } from '../table-look.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A camera that looks at `target` along `heading`, downwards by `pitch`. Radians, metres. */
export interface CameraPose {
  readonly target: Vec3;
  readonly heading: number;
  readonly pitch: number;
  readonly distance: number;
  /** Vertical angle of view. */
  readonly fov: number;
  /** Where the target appears, CSS pixels from the middle of the canvas. */
  readonly shift: Vec2;
}

export interface Basis {
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
}

/** Limits of the free camera. Design 9. */
export const FREE_LIMITS = {
  lowest: radians(4), highest: radians(89), nearest: 0.35, farthest: 4.5,
} as const;

const FOV = radians(36);
const PORTRAIT_FOV = radians(47);
const TOP_FOV = radians(30);
const TOP_MARGIN = 10;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function basisOf({ target, heading, pitch, distance }: CameraPose): Basis {
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const forward = { x: cp * c, y: cp * s, z: -sp };
  return {
    forward,
    right: { x: s, y: -c, z: 0 },
    up: { x: sp * c, y: sp * s, z: cp },
    eye: {
      x: target.x - distance * forward.x,
      y: target.y - distance * forward.y,
      z: target.z - distance * forward.z,
    },
  };
}

/** Pixels a unit of slope. */
export function focalPixels(pose: CameraPose, size: Size): number {
  return size.height / 2 / Math.tan(pose.fov / 2);
}

/** Canvas position of `point`; undefined when it is not before the camera. */
export function projectPoint(pose: CameraPose, size: Size, point: Vec3): Vec2 | undefined {
  const { eye, right, up, forward } = basisOf(pose);
  const away = { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z };
  const depth = inner(away, forward);
  if (depth < 0.01) return undefined;
  const focal = focalPixels(pose, size);
  return {
    x: size.width / 2 + pose.shift.x + (focal * inner(away, right)) / depth,
    y: size.height / 2 + pose.shift.y - (focal * inner(away, up)) / depth,
  };
}

/** Farther away than this the cloth's plane is no longer picked, metres from the centre. */
const PICK_REACH = 6;

/** The point of the cloth's plane under a point of the canvas, if there is one near the table. */
export function pickPlane(pose: CameraPose, size: Size, at: Vec2): Vec2 | undefined {
  const { eye, right, up, forward } = basisOf(pose);
  const focal = focalPixels(pose, size);
  const across = (at.x - size.width / 2 - pose.shift.x) / focal;
  const rise = -(at.y - size.height / 2 - pose.shift.y) / focal;
  const z = forward.z + right.z * across + up.z * rise;
  if (z > -1e-4) return undefined;
  const t = -eye.z / z;
  const point = {
    x: eye.x + t * (forward.x + right.x * across + up.x * rise),
    y: eye.y + t * (forward.y + right.y * across + up.y * rise),
  };
  return Math.hypot(point.x, point.y) <= PICK_REACH ? point : undefined;
}

function inner(a: Vec3, b: Vec3): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** The part of the canvas that no panel covers. */
function restOf(
  size: Size, insets: Picture['insets'],
): Size & { readonly centre: Vec2; top: number } {
  const width = Math.max(40, size.width - insets.left - insets.right);
  const height = Math.max(40, size.height - insets.top - insets.bottom);
  return {
    width, height, top: insets.top,
    centre: {
      x: insets.left + width / 2 - size.width / 2, y: insets.top + height / 2 - size.height / 2,
    },
  };
}

/** Overhead: head left and foot right, foot up on a tall screen; all of the table in the rest. */
export function topPose(size: Size, insets: Picture['insets'], table: TableSpec): CameraPose {
  const rest = restOf(size, insets);
  const upright = size.height > size.width;
  const outer = outerHalf(table);
  const across = 2 * (upright ? outer.y : outer.x);
  const down = 2 * (upright ? outer.x : outer.y);
  const scale = Math.min(
    (rest.width - 2 * TOP_MARGIN) / across, (rest.height - 2 * TOP_MARGIN) / down,
  );
  return {
    target: { x: 0, y: 0, z: MEASURES.railHeight },
    heading: upright ? 0 : Math.PI / 2,
    pitch: Math.PI / 2,
    distance: size.height / 2 / Math.tan(TOP_FOV / 2) / Math.max(1, scale),
    fov: TOP_FOV,
    shift: rest.centre,
  };
}

type CuePicture = Pick<
  Picture, 'insets' | 'lookAt' | 'lookHeadingDegrees' | 'calledPocket' | 'table' | 'nearness'
>;

/** Behind the cue ball, which lies at the same place of the screen whatever the panels cover. */
export function cueViewPose(size: Size, picture: CuePicture): CameraPose {
  const upright = size.height > size.width;
  const rest = restOf(size, picture.insets);
  const fov = upright ? PORTRAIT_FOV : FOV;
  const focal = size.height / 2 / Math.tan(fov / 2);
  const heading = radians(picture.lookHeadingDegrees);
  const lift = liftFor(picture, heading, Math.atan(rest.width / 2 / focal));
  const near = picture.nearness ?? 1;
  const back = near * ((upright ? 1.55 : 1) + 0.45 * lift);
  const height = near * ((upright ? 0.95 : 0.63) + 0.3 * lift);
  const ballY = rest.top + rest.height * (upright ? 0.68 : 0.8) - size.height / 2;
  const down = Math.atan2(height - BALL_RADIUS, back);
  const pitch = Math.max(radians(8), down - Math.atan(ballY / focal));
  const distance = height / Math.sin(pitch);
  const eye = {
    x: picture.lookAt.x - back * Math.cos(heading), y: picture.lookAt.y - back * Math.sin(heading),
  };
  const reach = distance * Math.cos(pitch);
  return {
    target: { x: eye.x + reach * Math.cos(heading), y: eye.y + reach * Math.sin(heading), z: 0 },
    heading, pitch, distance, fov, shift: { x: rest.centre.x, y: 0 },
  };
}

/**
 * How far the cue camera draws back and up so that a called pocket near the edge of the frame is
 * seen: 0 to 1, without a jump while the aim turns, and 0 when the pocket lies too far aside.
 */
function liftFor(picture: CuePicture, heading: number, halfAngle: number): number {
  const hole = tableGeometry(picture.table, 0.005).holes.find(
    ({ pocket }) => pocket === picture.calledPocket,
  );
  if (hole === undefined) return 0;
  const dx = hole.centre.x - picture.lookAt.x + Math.cos(heading);
  const dy = hole.centre.y - picture.lookAt.y + Math.sin(heading);
  const aside = Math.abs(turnBetween(heading, Math.atan2(dy, dx))) / halfAngle;
  return ramp(0.7, 1, aside) * (1 - ramp(1.15, 1.5, aside));
}

function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The way from one heading to another, the short way round. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** What the hand has made of the free camera. */
export interface FreeCamera {
  readonly heading: number;
  readonly pitch: number;
  readonly distance: number;
}

/** From the head-right corner over the whole table: the view of replays. Design 9. */
export function cornerCamera({ width, height }: Size): FreeCamera {
  const upright = height > width;
  const wide = width / height;
  // The narrower the picture, the further the table is turned into it.
  const turn = 36 + 20 * (1 - ramp(1, 1.5, wide));
  return limited({
    heading: radians(upright ? 62 : turn),
    pitch: radians(upright ? 48 : 34),
    distance: upright ? 2.9 / Math.sqrt(wide) : 3.25 * Math.max(1, 1.7 / wide),
  });
}

/** The free camera where another one stood. */
export function freeFrom({ heading, pitch, distance }: CameraPose): FreeCamera {
  return limited({ heading, pitch, distance });
}

/** The free camera after a drag of `dx`, `dy` pixels and `steps` of the wheel (positive: away). */
export function orbited(free: FreeCamera, dx: number, dy: number, steps: number): FreeCamera {
  return limited({
    heading: free.heading - dx * 0.005,
    pitch: free.pitch + dy * 0.004,
    distance: free.distance * Math.exp(steps * 0.12),
  });
}

function limited({ heading, pitch, distance }: FreeCamera): FreeCamera {
  return {
    heading,
    pitch: Math.min(FREE_LIMITS.highest, Math.max(FREE_LIMITS.lowest, pitch)),
    distance: Math.min(FREE_LIMITS.farthest, Math.max(FREE_LIMITS.nearest, distance)),
  };
}

/** The free camera looks at the table's middle from afar, and at `lookAt` from near by. */
export function freePose(
  size: Size, insets: Picture['insets'], lookAt: Vec2, free: FreeCamera,
): CameraPose {
  const near = 1 - ramp(0.9, 2.6, free.distance);
  return {
    ...free,
    target: { x: lookAt.x * near, y: lookAt.y * near, z: BALL_RADIUS },
    fov: size.height > size.width ? PORTRAIT_FOV : FOV,
    shift: restOf(size, insets).centre,
  };
}

/** The pose a part `t` of the way from `a` to `b`, on an arc: heading and distance turn evenly. */
export function mixPoses(a: CameraPose, b: CameraPose, t: number): CameraPose {
  const mix = (from: number, to: number) => from + (to - from) * t;
  return {
    target: {
      x: mix(a.target.x, b.target.x),
      y: mix(a.target.y, b.target.y),
      z: mix(a.target.z, b.target.z),
    },
    heading: a.heading + turnBetween(a.heading, b.heading) * t,
    pitch: mix(a.pitch, b.pitch),
    distance: a.distance * Math.pow(b.distance / a.distance, t),
    fov: mix(a.fov, b.fov),
    shift: { x: mix(a.shift.x, b.shift.x), y: mix(a.shift.y, b.shift.y) },
  };
}
