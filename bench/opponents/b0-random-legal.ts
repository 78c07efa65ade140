/**
 * B0, random legal. Follows the random players with which benches of computational pool begin: any
 * stroke that the rules allow. Draws strokes until one is a legal hit without error, calls the ball
 * on in a pocket drawn by lot, puts the ball in hand down and answers by lot. Leaves out everything
 * else: it does not aim to pot.
 */
import { TAU, type Vec2, derive, uniform, uniformInteger } from '@tenball/base';
import { type ObjectBall, POCKETS, snapToNanometre } from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { SAFETY } from './contacts.ts';
import { type Plan, opponent } from './opponent.ts';
import { strokeOf } from './pots.ts';
import { type Scene, run } from './scene.ts';
import { judge } from './verdict.ts';

const MOST_DRAWS = 150;
const SLOWEST = 0.6;
const FASTEST = 6;
const STROKE_DICE = 100;
const SPOT_DICE = 10_000;
const CALL_DICE = 20_000;

export function randomLegal(arm: Arm): Player {
  return opponent('b0-random-legal', arm, {
    plan, spot, accepts: (scene) => uniform(scene.seed, CALL_DICE + 1) < 0.5,
  });
}

function plan(scene: Scene): Plan {
  let stroke = drawStroke(scene, 0);
  for (let n = 0; n < MOST_DRAWS; n += 1) {
    stroke = drawStroke(scene, n);
    if (judge(scene, run(scene, stroke, 'doomed'), SAFETY) !== 'foul') break;
  }
  const pocket = POCKETS[uniformInteger(scene.seed, CALL_DICE, POCKETS.length)] ?? 'HL';
  const ball = scene.lowest as ObjectBall;
  const call = { kind: 'pot', ball, pocket, obvious: false } as const;
  return { call, stroke, family: 'random', potProbability: 0, value: 0.5 };
}

function drawStroke(scene: Scene, index: number): Stroke {
  const dice = derive(scene.seed, STROKE_DICE + index);
  const ballSpeed = SLOWEST + (FASTEST - SLOWEST) * uniform(dice, 1);
  return strokeOf(scene, { ballSpeed, right: 0, up: 0 }, uniform(dice, 2) * TAU);
}

function spot(scene: Scene, isLegal: (at: Vec2) => boolean): Vec2 | undefined {
  const { maxX, maxY } = scene.board;
  for (let n = 0; n < MOST_DRAWS; n += 1) {
    const dice = derive(scene.seed, SPOT_DICE + n);
    const at = {
      x: snapToNanometre((2 * uniform(dice, 1) - 1) * maxX),
      y: snapToNanometre((2 * uniform(dice, 2) - 1) * maxY),
    };
    if (isLegal(at)) return at;
  }
  return undefined;
}
