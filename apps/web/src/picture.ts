/**
 * What is to be seen of the table: one value from which the flat plan and the 3D scene draw alike.
 * Metres and the table's frame; +x to the foot, +y to the left seen from the head, z up.
 */
import type { Vec2, Vec3 } from '@tenball/base';
import type { Ball, ObjectBall, Pocket, TableSpec } from '@tenball/equipment';
import type { Look } from './looks/looks.ts';

export type CameraView = 'cue' | 'top' | 'free';

/** A ball as it is drawn. `orientation` is a unit quaternion [x, y, z, w] in the table's frame. */
export interface BallPose {
  readonly ball: Ball;
  readonly position: Vec3;
  readonly orientation: readonly [number, number, number, number];
}

export interface CuePose {
  /** Centre of the cue ball it points at. */
  readonly at: Vec2;
  readonly headingDegrees: number;
  readonly elevationDegrees: number;
  /** Contact point in ball radii, to the right and up. */
  readonly tipRight: number;
  readonly tipUp: number;
  /** Distance of the tip from the ball, metres. */
  readonly pullBack: number;
}

/** Aim aids, already cut to what the assist level allows. */
export interface AimAid {
  readonly cueBall: Vec2;
  /** Where the line of the cue ball's centre ends: at the ghost ball, a cushion or its length. */
  readonly end: Vec2;
  readonly ghost: Vec2 | undefined;
  /** Points of the way to `end`, where side spin under a raised cue bends it. */
  readonly way?: readonly Vec2[];
  /** The first ball met and the way it would leave. */
  readonly target: Ball | undefined;
  readonly targetLine: readonly [Vec2, Vec2] | undefined;
  readonly cueBallLine: readonly [Vec2, Vec2] | undefined;
  /** Cut angle in degrees, when a ball is met. */
  readonly cutDegrees: number | undefined;
}

/** The path of a ball in the last shot, for rulings and replays. */
export interface BallPath {
  readonly ball: Ball;
  readonly points: readonly Vec2[];
  readonly pocket: Pocket | undefined;
  /** cue: white; called: rose; other: amber, dashed. */
  readonly role: 'cue' | 'called' | 'other';
}

/** What a hint marks on the table, as far as it is shown. */
export interface HintMarks {
  /** Where the cue ball in hand should be put. */
  readonly place: Vec2 | undefined;
  readonly ball: ObjectBall | undefined;
  readonly pocket: Pocket | undefined;
  /** Where the cue ball came to rest in the draws of a suggestion. */
  readonly leaves?: readonly Vec2[];
  /** Corners of the zone in which the cue ball should end; empty where there is none. */
  readonly zone: readonly Vec2[];
  readonly ghost: Vec2 | undefined;
  /** The ball to be hit, where another one is called. */
  readonly first: ObjectBall | undefined;
  /** Balls at the moment they send the next one on its way. */
  readonly links: readonly Vec2[];
  /** Where the cue ball or the called ball meets a cushion that matters. */
  readonly cushions: readonly Vec2[];
  readonly paths: readonly BallPath[];
}

export interface Placing {
  readonly at: Vec2;
  readonly legal: boolean;
  /** Where the cue ball may be put. */
  readonly zone: 'house' | 'anywhere';
}

export interface Picture {
  readonly table: TableSpec;
  readonly balls: readonly BallPose[];
  /** The ball on: ringed with the lamp. */
  readonly legalBall: ObjectBall | undefined;
  readonly calledBall: ObjectBall | undefined;
  readonly calledPocket: Pocket | undefined;
  /** What the tag of the called pocket says, where it is more than the pocket's name. */
  readonly callText?: string;
  readonly cue: CuePose | undefined;
  readonly aim: AimAid | undefined;
  readonly paths: readonly BallPath[];
  readonly placing: Placing | undefined;
  readonly hint?: HintMarks;
  readonly view: CameraView;
  /** The free view waits at the head-right corner until it is taken: for replays. */
  readonly corner?: boolean;
  /** Heading the cue view looks along, degrees, and the ball it stands behind. */
  readonly lookHeadingDegrees: number;
  readonly lookAt: Vec2;
  /** How near the cue view stands, as a part of its usual metre: for still pictures. */
  readonly nearness?: number;
  /** Number tags beside the balls (overhead view, rulings). */
  readonly tags: boolean;
  /** Screen pixels covered by panels: the table is centred in the rest. */
  readonly insets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly reducedMotion: boolean;
  /** Balls and cloth as this player likes them; the tournament's where it is left out. */
  readonly look?: Look;
}

export type Quality = 'low' | 'mid' | 'high';

/**
 * A surface that draws pictures: `plan/` on a 2D canvas, `scene/` with three.js.
 * It owns one canvas, draws only when told, and never decides anything.
 */
export interface TableView {
  readonly canvas: HTMLCanvasElement;
  /** Draws one frame. Returns true while it wants another frame by itself (camera on its way). */
  draw(picture: Picture, nowMs: number): boolean;
  resize(width: number, height: number, pixelRatio: number): void;
  /** The point of the cloth under a point of the canvas (CSS pixels), if there is one. */
  pickCloth(x: number, y: number): Vec2 | undefined;
  /** Canvas position (CSS pixels) of a point of the table; undefined when behind the camera. */
  project(point: Vec3): Vec2 | undefined;
  /** Turns, lifts or moves the free camera by pixels dragged, and zooms by wheel steps. */
  orbit(dx: number, dy: number, zoom: number): void;
  dispose(): void;
}
