/** Pictures to look at, after the mock screens. */
import { BALL_RADIUS, type Ball, type Layout, TABLES, ballsOf } from '@tenball/equipment';
import type { BallPose, Picture } from '../src/picture.ts';

function poses(layout: Layout): BallPose[] {
  return ballsOf(layout).flatMap((ball) => {
    const at = layout[ball];
    return at ? [{ ball, position: { ...at, z: BALL_RADIUS }, orientation: turned(ball) }] : [];
  });
}

/** A lasting, different orientation for each ball. */
function turned(ball: Ball): BallPose['orientation'] {
  const raw = [Math.sin(ball * 2.1), Math.cos(ball * 1.3), Math.sin(ball * 0.7 + 1), 1.1] as const;
  const size = Math.hypot(...raw);
  return [raw[0] / size, raw[1] / size, raw[2] / size, raw[3] / size];
}

const EMPTY: Picture = {
  table: TABLES['9'], balls: [], legalBall: undefined, calledBall: undefined,
  calledPocket: undefined, cue: undefined, aim: undefined, paths: [], placing: undefined,
  view: 'cue', lookHeadingDegrees: 0, lookAt: { x: 0, y: 0 }, tags: false,
  insets: { top: 76, right: 0, bottom: 40, left: 0 }, reducedMotion: false,
};

const cueBall = { x: -0.28, y: 0.02 };
const three = { x: 0.43, y: 0.058 };
const away = Math.atan2(0.66 - three.y, 1.29 - three.x);
const ghost = {
  x: three.x - 2 * BALL_RADIUS * Math.cos(away), y: three.y - 2 * BALL_RADIUS * Math.sin(away),
};
const heading = (Math.atan2(ghost.y - cueBall.y, ghost.x - cueBall.x) * 180) / Math.PI;

const play: Picture = {
  ...EMPTY,
  balls: poses({
    0: cueBall, 3: three, 4: { x: 0.72, y: -0.41 }, 5: { x: 0.14, y: -0.42 },
    6: { x: 0.52, y: -0.13 }, 7: { x: 0.84, y: -0.05 }, 8: { x: -0.02, y: 0.27 },
    9: { x: 0.31, y: 0.32 }, 10: { x: 0.6, y: -0.25 },
  }),
  legalBall: 3, calledBall: 3, calledPocket: 'FL', lookHeadingDegrees: heading, lookAt: cueBall,
  cue: {
    at: cueBall, headingDegrees: heading, elevationDegrees: 3, tipRight: -0.12, tipUp: 0.3,
    pullBack: 0.04,
  },
  aim: {
    cueBall, end: ghost, ghost, target: 3, cutDegrees: 24,
    targetLine: [three, { x: three.x + 0.45 * Math.cos(away), y: three.y + 0.45 * Math.sin(away) }],
    cueBallLine: [ghost, { x: ghost.x + 0.4 * Math.sin(away), y: ghost.y - 0.4 * Math.cos(away) }],
  },
};

const ruling: Picture = {
  ...EMPTY,
  balls: poses({
    0: { x: 0.1, y: -0.26 }, 3: { x: 0.94, y: 0.32 }, 4: { x: 0.88, y: -0.29 },
    6: { x: 0.67, y: 0.02 }, 7: { x: 1.01, y: 0.11 }, 8: { x: -0.05, y: 0.43 },
    9: { x: 0.37, y: 0.46 }, 10: { x: 0.77, y: -0.12 },
  }),
  legalBall: 3, calledBall: 3, calledPocket: 'FL', view: 'top', tags: true,
  insets: { top: 76, right: 432, bottom: 70, left: 0 },
  paths: [
    {
      ball: 0, role: 'cue', pocket: undefined,
      points: [
        { x: -0.285, y: 0.11 }, { x: 0.47, y: 0.18 }, { x: 0.505, y: 0.12 }, { x: 0.52, y: 0.06 },
        { x: 0.515, y: -0.01 }, { x: 0.48, y: -0.07 }, { x: 0.42, y: -0.15 }, { x: 0.23, y: -0.36 },
        { x: 0.1, y: -0.26 },
      ],
    },
    {
      ball: 3, role: 'called', pocket: undefined,
      points: [
        { x: 0.525, y: 0.21 }, { x: 1.12, y: 0.575 }, { x: 1.16, y: 0.55 }, { x: 0.94, y: 0.32 },
      ],
    },
    { ball: 5, role: 'other', pocket: 'SR', points: [{ x: 0.19, y: -0.4 }, { x: 0, y: -0.68 }] },
  ],
};

const STEP = Math.sqrt(3) * BALL_RADIUS;
const row = (n: number, k: number) => ({
  x: 0.635 + n * (STEP + 0.0001), y: (k - n / 2) * 2 * (BALL_RADIUS + 0.00005),
});

const rack: Picture = {
  ...EMPTY,
  balls: poses({
    0: { x: -0.7, y: 0.1 }, 1: row(0, 0), 6: row(1, 0), 4: row(1, 1), 8: row(2, 0), 10: row(2, 1),
    5: row(2, 2), 2: row(3, 0), 7: row(3, 1), 9: row(3, 2), 3: row(3, 3),
  }),
  legalBall: 1, view: 'free',
};

const placing: Picture = {
  ...play, cue: undefined, aim: undefined, legalBall: 3, calledPocket: undefined, view: 'top',
  tags: true,
  balls: play.balls.filter(({ ball }) => ball !== 0),
  placing: { at: { x: -0.9, y: -0.2 }, legal: true, zone: 'house' },
};

export const PICTURES: Readonly<Record<string, Picture>> = {
  play, ruling, rack, placing,
  blocked: { ...placing, placing: { at: { x: 0.31, y: 0.3 }, legal: false, zone: 'anywhere' } },
  top: { ...play, view: 'top', tags: true },
};
