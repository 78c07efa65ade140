import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { present } from '@tenball/base';
import { BALL_RADIUS, TABLES } from '@tenball/equipment';
import { outerHalf } from '../table-look.ts';
import {
  type CameraPose, FREE_LIMITS, basisOf, cueViewPose, freeFrom, freePose, mixPoses, orbited,
  pickPlane, projectPoint, radians, topPose, turnBetween,
} from './camera.ts';

const table = TABLES['9'];
const wide = { width: 1280, height: 720 };
const tall = { width: 390, height: 844 };
const bare = { top: 0, right: 0, bottom: 0, left: 0 };
const panels = { top: 76, right: 432, bottom: 70, left: 0 };
const shot = (lookHeadingDegrees: number, calledPocket?: 'FL' | 'HL') => ({
  insets: { top: 76, right: 0, bottom: 40, left: 0 }, lookAt: { x: -0.3, y: 0.02 },
  lookHeadingDegrees, calledPocket, table,
});

const poses: fc.Arbitrary<CameraPose> = fc.record({
  target: fc.record({
    x: fc.double({ min: -1, max: 1, noNaN: true }),
    y: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    z: fc.constant(0),
  }),
  heading: fc.double({ min: -4, max: 4, noNaN: true }),
  pitch: fc.double({ min: 0.35, max: Math.PI / 2, noNaN: true }),
  distance: fc.double({ min: 0.5, max: 4, noNaN: true }),
  fov: fc.double({ min: 0.4, max: 0.9, noNaN: true }),
  shift: fc.constant({ x: -37, y: 12 }),
});

describe('what a camera sees', () => {
  test('picking the cloth undoes projecting a point before the camera', () => {
    const places = fc.double({ min: -0.3, max: 0.3, noNaN: true });
    fc.assert(fc.property(poses, places, places, (pose, dx, dy) => {
      const point = { x: pose.target.x + dx, y: pose.target.y + dy, z: 0 };
      const seen = projectPoint(pose, wide, point);
      if (seen === undefined) return;
      const back = present(pickPlane(pose, wide, seen), 'the point of the cloth');
      expect(back.x).toBeCloseTo(point.x, 7);
      expect(back.y).toBeCloseTo(point.y, 7);
    }));
  });

  test('its three directions are square and its target lies where it is told', () => {
    fc.assert(fc.property(poses, (pose) => {
      const { right, up, forward } = basisOf(pose);
      const inner = (a: typeof right, b: typeof right) => a.x * b.x + a.y * b.y + a.z * b.z;
      expect(inner(right, up)).toBeCloseTo(0, 12);
      expect(inner(up, forward)).toBeCloseTo(0, 12);
      expect(inner(up, up)).toBeCloseTo(1, 12);
      const seen = present(projectPoint(pose, wide, pose.target), 'the target');
      expect(seen.x).toBeCloseTo(640 - 37, 6);
      expect(seen.y).toBeCloseTo(360 + 12, 6);
    }));
  });

  test('nothing is picked above the horizon', () => {
    const pose = cueViewPose(wide, shot(0));
    expect(pickPlane(pose, wide, { x: 640, y: 2 })).toBeUndefined();
    expect(pickPlane(pose, wide, { x: 640, y: 500 })).toBeDefined();
  });
});

describe('the overhead view', () => {
  test('shows the whole table clear of the panels, head left and foot right', () => {
    const pose = topPose(wide, panels, table);
    const outer = outerHalf(table);
    const head = present(projectPoint(pose, wide, { x: -outer.x, y: outer.y, z: 0.04 }), 'head');
    const foot = present(projectPoint(pose, wide, { x: outer.x, y: -outer.y, z: 0.04 }), 'foot');
    expect(head.x).toBeGreaterThanOrEqual(0);
    expect(foot.x).toBeLessThanOrEqual(wide.width - panels.right);
    expect(head.y).toBeGreaterThanOrEqual(panels.top);
    expect(foot.y).toBeLessThanOrEqual(wide.height - panels.bottom);
    expect(head.x).toBeLessThan(foot.x);
  });

  test('points the foot up on a tall screen', () => {
    const pose = topPose(tall, bare, table);
    const foot = present(projectPoint(pose, tall, { x: 1, y: 0, z: 0 }), 'foot');
    const left = present(projectPoint(pose, tall, { x: 0, y: 0.5, z: 0 }), 'left');
    expect(foot.y).toBeLessThan(tall.height / 2);
    expect(left.x).toBeLessThan(tall.width / 2);
  });
});

describe('the view along the cue', () => {
  test('looks down by about 21 degrees from a metre behind the cue ball', () => {
    const picture = shot(30);
    const pose = cueViewPose(wide, picture);
    expect((pose.pitch * 180) / Math.PI).toBeGreaterThan(19);
    expect((pose.pitch * 180) / Math.PI).toBeLessThan(22.5);
    const { eye } = basisOf(pose);
    expect(Math.hypot(eye.x - picture.lookAt.x, eye.y - picture.lookAt.y)).toBeCloseTo(1, 6);
    expect((pose.fov * 180) / Math.PI).toBeCloseTo(36, 9);
    expect((cueViewPose(tall, picture).fov * 180) / Math.PI).toBeCloseTo(47, 9);
  });

  test('keeps the cue ball at one place of the screen whatever the aim', () => {
    for (const size of [wide, tall]) {
      const places = [0, 77, -150].map((heading) => {
        const picture = shot(heading);
        const ball = { ...picture.lookAt, z: BALL_RADIUS };
        return present(projectPoint(cueViewPose(size, picture), size, ball), 'the cue ball');
      });
      for (const { x, y } of places) {
        expect(x).toBeCloseTo(size.width / 2, 6);
        expect(y).toBeCloseTo(places[0]?.y ?? 0, 6);
        expect(y).toBeGreaterThan(size.height / 2);
        expect(y).toBeLessThan(size.height - 40);
      }
    }
  });

  test('shows a far ball straight ahead in the upper half', () => {
    const seen = projectPoint(cueViewPose(wide, shot(0)), wide, { x: 1, y: 0.02, z: BALL_RADIUS });
    expect(present(seen, 'the ball').y).toBeLessThan(wide.height / 2);
  });

  test('draws back for a called pocket at the edge and never for one behind', () => {
    const behind = (heading: number, pocket?: 'FL' | 'HL') => {
      const picture = shot(heading, pocket);
      const { eye } = basisOf(cueViewPose(wide, picture));
      return Math.hypot(eye.x - picture.lookAt.x, eye.y - picture.lookAt.y);
    };
    expect(behind(0, 'FL')).toBeCloseTo(1, 2);
    expect(behind(-20, 'FL')).toBeGreaterThan(1.2);
    expect(behind(0, 'HL')).toBeCloseTo(1, 9);
  });
});

describe('the free camera', () => {
  const free = { heading: 0, pitch: 0.5, distance: 2 };

  test('never leaves its limits', () => {
    const drags = fc.double({ min: -5000, max: 5000, noNaN: true });
    const wheel = fc.double({ min: -60, max: 60, noNaN: true });
    fc.assert(fc.property(drags, drags, wheel, (x, y, s) => {
      const { pitch, distance } = orbited(free, x, y, s);
      expect(pitch).toBeGreaterThanOrEqual(FREE_LIMITS.lowest);
      expect(pitch).toBeLessThanOrEqual(FREE_LIMITS.highest);
      expect(distance).toBeGreaterThanOrEqual(FREE_LIMITS.nearest);
      expect(distance).toBeLessThanOrEqual(FREE_LIMITS.farthest);
    }));
  });

  test('takes over where another camera stood', () => {
    const pose = cueViewPose(wide, shot(40));
    expect(freeFrom(pose)).toEqual({
      heading: pose.heading, pitch: pose.pitch, distance: pose.distance,
    });
    expect(freeFrom(topPose(wide, bare, table)).pitch).toBe(FREE_LIMITS.highest);
  });

  test('looks at the ball from near by and at the table from afar', () => {
    const ball = { x: 0.5, y: 0.2 };
    expect(freePose(wide, bare, ball, { ...free, distance: 0.5 }).target.x).toBeCloseTo(0.5, 9);
    expect(freePose(wide, bare, ball, { ...free, distance: 4 }).target.x).toBeCloseTo(0, 9);
  });
});

describe('the way between two cameras', () => {
  test('turns the short way round', () => {
    expect(turnBetween(radians(170), radians(-170))).toBeCloseTo(radians(20), 12);
    expect(turnBetween(radians(-170), radians(170))).toBeCloseTo(radians(-20), 12);
  });

  test('begins and ends where it should', () => {
    fc.assert(fc.property(poses, poses, (a, b) => {
      const end = mixPoses(a, b, 1);
      const start = mixPoses(a, b, 0);
      expect(start.distance).toBeCloseTo(a.distance, 9);
      expect(start.heading).toBeCloseTo(a.heading, 9);
      expect(start.target.x).toBeCloseTo(a.target.x, 9);
      expect(end.distance).toBeCloseTo(b.distance, 9);
      expect(Math.sin(end.heading - b.heading)).toBeCloseTo(0, 9);
      expect(end.pitch).toBeCloseTo(b.pitch, 9);
    }));
  });
});
