/** Direct pots of the ball on by geometry: ghost balls, cuts, lanes, and how likely they are. */
import { atan2, degrees, exp, radians, sinCos } from '@tenball/base';
import type { ObjectBall } from '@tenball/equipment';
import { netSigmaDegrees, SKILLS } from '@tenball/ai';
import type { Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { withArm } from '../play/arms.ts';
import { type Mouth, type Scene, isLaneClear, xOf, yOf } from './scene.ts';

/** The ball on into one pocket. Unit vectors; ways in metres. */
export interface Pot {
  readonly ball: number;
  readonly mouth: Mouth;
  readonly targetX: number;
  readonly targetY: number;
  readonly ghostX: number;
  readonly ghostY: number;
  /** Cosine of the cut: 1 is straight, 0 or less cannot be hit. */
  readonly cosine: number;
  readonly cueWay: number;
  readonly ballWay: number;
}

/** How the cue ball is struck, whatever the direction: m/s as it leaves the tip, ball radii. */
export interface Delivery {
  readonly ballSpeed: number;
  readonly right: number;
  readonly up: number;
}

const THINNEST_COSINE = 0.17;
/** What a ball's direction scatters beside the arm: throw, jaws; degrees. */
const SCATTER_DEGREES = 0.15;
/** A ball needs this share of its diameter beside its centre's line to drop; the jaws give some. */
const NEEDED_SHARE = 0.4;
const LEAST_ROOM = 0.004;

/** The ball on into each of the six pockets, possible or not. */
export function potsOf(scene: Scene): Pot[] {
  return scene.lowest === 0 ? [] : scene.board.mouths.map((mouth) => potInto(scene, mouth));
}

/** The pots that nothing stands in the way of. */
export function openPots(scene: Scene): Pot[] {
  return potsOf(scene).filter((pot) => isOpen(scene, pot));
}

/** The pot into `mouth`, its ball sent `turn` radians to the left of the middle. */
export function potInto(scene: Scene, mouth: Mouth, turn = 0): Pot {
  const ball = scene.lowest;
  const x = xOf(scene, ball);
  const y = yOf(scene, ball);
  const ballWay = Math.max(1e-6, Math.sqrt((mouth.x - x) ** 2 + (mouth.y - y) ** 2));
  const { sin, cos } = sinCos(turn);
  const straightX = (mouth.x - x) / ballWay;
  const straightY = (mouth.y - y) / ballWay;
  const targetX = straightX * cos - straightY * sin;
  const targetY = straightX * sin + straightY * cos;
  const ghostX = x - scene.board.diameter * targetX;
  const ghostY = y - scene.board.diameter * targetY;
  const wayX = ghostX - xOf(scene, 0);
  const wayY = ghostY - yOf(scene, 0);
  const cueWay = Math.max(1e-6, Math.sqrt(wayX * wayX + wayY * wayY));
  const cosine = (wayX * targetX + wayY * targetY) / cueWay;
  return { ball, mouth, targetX, targetY, ghostX, ghostY, cosine, cueWay, ballWay };
}

/** Not too thin, not too flat for the pocket, both lanes clear. */
export function isOpen(scene: Scene, pot: Pot): boolean {
  const { mouth } = pot;
  const approach = pot.targetX * mouth.axisX + pot.targetY * mouth.axisY;
  if (pot.cosine < THINNEST_COSINE) return false;
  if (approach < mouth.leastCosine && pot.ballWay > scene.board.diameter) return false;
  const ghost = { x: pot.ghostX, y: pot.ghostY };
  const { maxX, maxY } = scene.board;
  if (Math.abs(ghost.x) > maxX + 1e-4 || Math.abs(ghost.y) > maxY + 1e-4) return false;
  const ball = { x: xOf(scene, pot.ball), y: yOf(scene, pot.ball) };
  const cue = { x: xOf(scene, 0), y: yOf(scene, 0) };
  const own = 1 << pot.ball;
  return isLaneClear(scene, cue, ghost, own) && isLaneClear(scene, ball, mouth, own);
}

/** The heading at which the ghost ball is met if nothing throws or deflects, radians. */
export function ghostHeading(scene: Scene, pot: Pot): number {
  return atan2(pot.ghostY - yOf(scene, 0), pot.ghostX - xOf(scene, 0));
}

/** The call of `pot`. */
export function callOf(pot: Pot): Call {
  const ball = pot.ball as ObjectBall;
  return { kind: 'pot', ball, pocket: pot.mouth.pocket, obvious: false };
}

/** The stroke of `delivery` along `heading` radians, cue level. */
export function strokeOf(scene: Scene, delivery: Delivery, heading: number): Stroke {
  const { params } = scene.board;
  const { ballSpeed, right, up } = delivery;
  const inertia = 1 + params.ballMass / params.cueMass + 2.5 * (right * right + up * up);
  const turned = degrees(heading);
  const headingDegrees = turned - 360 * Math.floor(turned / 360);
  return {
    speed: (ballSpeed * inertia) / (1 + params.tipRestitution),
    headingDegrees: headingDegrees >= 360 ? 0 : headingDegrees,
    elevationDegrees: 0, tipRight: right, tipUp: up,
  };
}

/**
 * Chance that this arm makes `pot`: the pocket's window against the error of the object ball, which
 * is the cue ball's times way / (2R · cosine of the cut).
 */
export function chanceOf(scene: Scene, pot: Pot): number {
  const { mouth } = pot;
  const approach = pot.targetX * mouth.axisX + pot.targetY * mouth.axisY;
  const half = mouth.half * Math.max(approach, 0.3);
  const room = Math.max(LEAST_ROOM, half - NEEDED_SHARE * scene.board.diameter);
  const window = atan2(room, pot.ballWay);
  const growth = pot.cueWay / (scene.board.diameter * Math.max(0.05, pot.cosine));
  const arm = radians(netSigmaDegrees(withArm(SKILLS[10], scene.arm))) * growth;
  const scatter = radians(SCATTER_DEGREES);
  const z = window / Math.sqrt(arm * arm + scatter * scatter);
  return 2 / (1 + exp(-1.702 * Math.min(z, 20))) - 1;
}

/** Chances of the open pots of the ball on, the best first. */
export function chancesOf(scene: Scene): number[] {
  return openPots(scene).map((pot) => chanceOf(scene, pot)).sort((a, b) => b - a);
}
