/** Thin cuts at speed: what the geometry says is met is met, and nothing else. */
import { cos, derive, radians, seed, sin, uniform } from '@tenball/base';
import { BALL_RADIUS, TABLES, snapToNanometre } from '@tenball/equipment';
import { DEFAULT_PARAMS, simulate } from '@tenball/physics';
import { expect, test } from 'vitest';

const D = 2 * BALL_RADIUS;
const CUTS = 3000;
const SPEED = 8;
/** Grazes shallower than this are left open, metres (specification 7.4). */
const GRAZE = 1e-12;

interface Cut {
  /** How far beside the middle of the object ball the way of the cue ball passes, metres. */
  readonly aside: number;
  readonly isMet: boolean;
}

/** Cut number `number`: the object ball a metre or less away, 85 degrees to a little past 90. */
function cutOf(number: number): Cut {
  const root = derive(seed('thin cut'), number);
  const heading = 2 * Math.PI * uniform(root, 1);
  const way = { x: cos(heading), y: sin(heading) };
  const side = uniform(root, 2) < 0.5 ? -1 : 1;
  const angle = radians(85 + 5 * Math.sqrt(uniform(root, 3)));
  const beyond = number % 4 === 0 ? 1e-3 * uniform(root, 4) : 0;
  const offset = side * (D * sin(angle) + beyond);
  const far = 0.1 + 0.9 * uniform(root, 5);
  const at = {
    x: snapToNanometre(far * way.x - offset * way.y),
    y: snapToNanometre(far * way.y + offset * way.x),
  };
  const velocity = { x: SPEED * way.x, y: SPEED * way.y, z: 0 };
  const spin = number % 2 === 0 ? {}
    : { spin: { x: -velocity.y / BALL_RADIUS, y: velocity.x / BALL_RADIUS, z: 0 } };
  const result = simulate({
    table: TABLES.open, params: DEFAULT_PARAMS, until: 0.2,
    balls: [
      { ball: 0, position: { x: 0, y: 0 }, velocity, ...spin }, { ball: 1, position: at },
    ],
  });
  if (!result.ok) throw new Error('the shot does not end');
  return {
    aside: Math.abs(way.x * at.y - way.y * at.x) / Math.sqrt(way.x * way.x + way.y * way.y),
    isMet: result.value.events.some(({ kind }) => kind === 'ball-ball'),
  };
}

test('three thousand cuts of 85 to 90 degrees at 8 m/s meet as the geometry has it', () => {
  const cuts = Array.from({ length: CUTS }, (_, number) => cutOf(number));
  const full = cuts.filter(({ aside }) => aside < D - GRAZE);
  const past = cuts.filter(({ aside }) => aside > D + GRAZE);
  expect(full.length).toBeGreaterThan(2000);
  expect(past.length).toBeGreaterThan(500);
  expect(full.filter(({ isMet }) => !isMet)).toEqual([]);
  expect(past.filter(({ isMet }) => isMet)).toEqual([]);
});
