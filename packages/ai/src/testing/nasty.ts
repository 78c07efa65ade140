/**
 * Fifty positions in which a planner may find nothing: hooked on all sides, frozen, in the jaws,
 * along a rail, on two fouls, with the ten alone. Issue of the opponents, “always answers”.
 */
import { type Vec2, radians, sinCos } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, type Layout, OBJECT_BALLS, TABLES, tableGeometry, withBall,
} from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { type Situation } from '@tenball/rules';

/** A position with what is odd about its situation, and its name. */
export interface Nasty {
  readonly name: string;
  readonly layout: Layout;
  readonly changes: Partial<Situation>;
}

const TABLE = TABLES['9'];
const D = 2 * BALL_RADIUS;
/** A hair of air between balls that only seem to touch. */
const AIR = 1e-6;
const RAIL_X = TABLE.length / 2 - 0.0283;
const RAIL_Y = TABLE.width / 2 - 0.0283;
const TWO_FOULS: Partial<Situation> = {
  consecutiveFouls: { A: 2, B: 0 }, warnedOnTwo: { A: true, B: false },
};
const BOTH_ON_TWO: Partial<Situation> = {
  consecutiveFouls: { A: 2, B: 2 }, warnedOnTwo: { A: true, B: true },
};
const IN_HAND: Partial<Situation> = { cueBall: 'inHandAnywhere' };
const IN_HOUSE: Partial<Situation> = { cueBall: 'inHandBehindHeadString' };

/** All fifty. */
export const NASTY: readonly Nasty[] = [
  ...ringed(), ...frozen(), ...inTheJaws(), ...alongRails(), ...tenAlone(), ...inHand(),
];

function nasty(name: string, balls: Partial<Record<Ball, Vec2>>, changes = {}): Nasty {
  let layout: Layout = {};
  for (const ball of [0, ...OBJECT_BALLS] as const) {
    const at = balls[ball];
    if (at !== undefined) layout = withBall(layout, ball, at);
  }
  return { name, layout, changes };
}

function around(centre: Vec2, radius: number, degrees: number): Vec2 {
  const { sin, cos } = sinCos(radians(degrees));
  return { x: centre.x + radius * cos, y: centre.y + radius * sin };
}

/** The cue ball inside a ring of six, in the open, at a rail, in a corner; one and two rings. */
function ringed(): Nasty[] {
  const places: readonly (readonly [string, Vec2])[] = [
    ['in the middle', { x: 0, y: 0 }], ['near a rail', { x: 0.3, y: RAIL_Y - 0.1 }],
    ['in a corner', { x: RAIL_X - 0.1, y: RAIL_Y - 0.1 }],
  ];
  return places.flatMap(([where, centre]) => {
    const ring = (radius: number): Partial<Record<Ball, Vec2>> => Object.fromEntries(
      ([2, 3, 4, 5, 6, 7] as const).map((ball, n) => [ball, around(centre, radius, 60 * n)]),
    );
    const far = { 1: { x: -0.9, y: -0.4 }, 10: { x: -1, y: 0.3 } };
    return [
      nasty(`ringed ${where}`, { ...ring(D + AIR), ...far, 0: centre }),
      nasty(`ringed loosely ${where}`, { ...ring(D + 0.02), ...far, 0: centre }),
      nasty(`ringed ${where}, on two fouls`, { ...ring(D + AIR), ...far, 0: centre }, TWO_FOULS),
    ];
  });
}

/** Triangles, lines and pairs that touch each other, the cue ball, or a rail. */
function frozen(): Nasty[] {
  const nose = { x: RAIL_X, y: 0.2 };
  const line = Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).map((ball, n) => [ball, { x: -0.2 + n * (D + AIR), y: 0.1 }]),
  );
  const triangle = {
    2: { x: 0.6, y: 0 }, 3: { x: 0.6 + 0.8661 * D, y: 0.5001 * D },
    4: { x: 0.6 + 0.8661 * D, y: -0.5001 * D }, 10: { x: 0.6 + 1.7322 * D, y: 0 },
  };
  return [
    nasty('frozen to the ball on', { 0: { x: 0, y: 0 }, 1: { x: D, y: 0 }, 10: { x: 1, y: 0 } }),
    nasty('frozen to the wrong ball', {
      0: { x: 0, y: 0 }, 2: { x: D, y: 0 }, 1: { x: 2 * D + AIR, y: 0 }, 10: { x: 1, y: 0 },
    }),
    nasty('frozen between two', {
      0: { x: 0, y: 0 }, 2: { x: D, y: 0 }, 3: { x: -D, y: 0 }, 1: { x: 0, y: 0.5 },
      10: { x: 0.5, y: -0.4 },
    }),
    nasty('at the end of a line', {
      ...line, 0: { x: -0.2 - D - AIR, y: 0.1 }, 10: { x: 1, y: 0 },
    }),
    nasty('a triangle, its point on', { ...triangle, 0: { x: -0.5, y: 0 } }),
    nasty('a triangle, behind it', { ...triangle, 0: { x: 1.1, y: 0 } }),
    nasty('on the rail, the ball on frozen to it', {
      0: { x: RAIL_X, y: -0.3 }, 1: nose, 10: { x: 0, y: 0 },
    }),
    nasty('a cluster on the rail', {
      0: { x: 0.3, y: 0 }, 1: nose, 2: { x: RAIL_X, y: 0.2 + D + AIR },
      3: { x: RAIL_X - 0.8661 * D, y: 0.2 + D / 2 }, 10: { x: 0, y: 0.4 },
    }, BOTH_ON_TWO),
  ];
}

/** The cue ball, the ball on, or both between the jaws of each pocket. */
function inTheJaws(): Nasty[] {
  const { holes } = tableGeometry(TABLE, DEFAULT_PARAMS.jawRadius);
  return holes.flatMap(({ pocket, mouth, axis }) => {
    const ahead = { x: mouth.x + 0.02 * axis.x, y: mouth.y + 0.02 * axis.y };
    const out = { x: mouth.x - 0.4 * axis.x, y: mouth.y - 0.4 * axis.y };
    const door = { x: mouth.x - (D + AIR) * axis.x, y: mouth.y - (D + AIR) * axis.y };
    const cueDoor = nasty(`in the jaws of ${pocket} behind a door`, {
      0: mouth, 5: door, 1: { x: -mouth.x * 0.5, y: 0.1 }, 10: { x: 0.1, y: -mouth.y * 0.5 },
    });
    return [
      nasty(`in the jaws of ${pocket}`, {
        0: ahead, 1: { x: -mouth.x * 0.6, y: -mouth.y * 0.3 }, 10: { x: 0.1, y: 0.05 },
      }),
      nasty(`the ball on hangs in ${pocket}`, { 0: out, 3: ahead, 10: { x: 0.1, y: 0.05 } }),
      cueDoor,
    ];
  });
}

/** Everything along one rail. */
function alongRails(): Nasty[] {
  const row = (step: number, y: number): Partial<Record<Ball, Vec2>> => Object.fromEntries(
    OBJECT_BALLS.map((ball, n) => [ball, { x: -0.9 + step * n, y }]),
  );
  return [
    nasty('all on the long rail', { ...row(0.15, RAIL_Y), 0: { x: -1.1, y: RAIL_Y } }),
    nasty('all on the long rail, the cue ball across', {
      ...row(0.15, RAIL_Y), 0: { x: 0.2, y: -RAIL_Y },
    }),
    nasty('all touching on the long rail', {
      ...row(D + AIR, RAIL_Y), 0: { x: -0.9 - D - AIR, y: RAIL_Y },
    }, TWO_FOULS),
    nasty('all on the short rail', {
      ...Object.fromEntries(OBJECT_BALLS.map((ball, n) => [
        ball, { x: RAIL_X, y: -0.4 + (D + 0.02) * n },
      ])), 0: { x: RAIL_X, y: -0.52 },
    }),
  ];
}

/** Only the ten is left: far, frozen, behind a jaw, hanging. */
function tenAlone(): Nasty[] {
  return [
    nasty('the ten behind the side jaw', {
      0: { x: 0.09, y: RAIL_Y }, 10: { x: -0.09, y: RAIL_Y },
    }),
    nasty('the ten behind the corner jaw, on two fouls', {
      0: { x: RAIL_X, y: RAIL_Y - 0.09 }, 10: { x: RAIL_X - 0.09, y: RAIL_Y },
    }, TWO_FOULS),
    nasty('the ten and the cue ball frozen to a rail and each other', {
      0: { x: 0.4, y: -RAIL_Y }, 10: { x: 0.4 + D, y: -RAIL_Y },
    }),
    nasty('the ten from end to end', { 0: { x: -RAIL_X, y: RAIL_Y }, 10: { x: RAIL_X, y: 0 } }),
    nasty('the ten a hair away', { 0: { x: 0, y: 0 }, 10: { x: D + 1e-5, y: 0 } }, BOTH_ON_TWO),
  ];
}

/** The cue ball in hand with hardly a place to put it, or none that helps. */
function inHand(): Nasty[] {
  const grid = Object.fromEntries(OBJECT_BALLS.map((ball, n) => [
    ball, { x: -1.1 + 0.1 * Math.floor(n / 5), y: -0.5 + 0.25 * (n % 5) },
  ]));
  const corner = Object.fromEntries(OBJECT_BALLS.map((ball, n) => [
    ball, { x: RAIL_X - (D + AIR) * (n % 4), y: RAIL_Y - (D + AIR) * Math.floor(n / 4) },
  ]));
  return [
    nasty('in hand behind the line, all balls there', grid, IN_HOUSE),
    nasty('in hand, all balls in a corner', corner, IN_HAND),
    nasty('in hand behind the line, all balls in the far corner', corner, IN_HOUSE),
    nasty('in hand, the ten alone in the jaws', { 10: { x: RAIL_X, y: RAIL_Y } }, IN_HAND),
    nasty('in hand on two fouls, all in a corner', corner, { ...IN_HAND, ...BOTH_ON_TWO }),
    nasty('asked for a call', {
      0: { x: 0, y: 0 }, 4: { x: 0.4, y: 0.3 }, 10: { x: -0.4, y: 0.2 },
    }, { phase: 'callRequested' }),
  ];
}
