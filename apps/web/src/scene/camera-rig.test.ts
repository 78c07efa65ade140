import { describe, expect, test } from 'vitest';
import { TABLES } from '@tenball/equipment';
import type { Picture } from '../picture.ts';
import { MOVE_MS, createCameraRig } from './camera-rig.ts';

const size = { width: 1280, height: 720 };
const picture: Picture = {
  table: TABLES['9'], balls: [], legalBall: undefined, calledBall: undefined,
  calledPocket: undefined, cue: undefined, aim: undefined, paths: [], placing: undefined,
  view: 'cue', lookHeadingDegrees: 0, lookAt: { x: -0.3, y: 0 }, tags: false,
  insets: { top: 0, right: 0, bottom: 0, left: 0 }, reducedMotion: false,
};

describe('the camera on its way', () => {
  test('the first picture is a cut', () => {
    const rig = createCameraRig();
    rig.update(picture, size, 0);
    expect(rig.isMoving()).toBe(false);
  });

  test('follows an aim that is turned by hand without lagging', () => {
    const rig = createCameraRig();
    rig.update(picture, size, 0);
    const pose = rig.update({ ...picture, lookHeadingDegrees: 4 }, size, 16);
    expect((pose.heading * 180) / Math.PI).toBeCloseTo(4, 9);
    expect(rig.isMoving()).toBe(false);
  });

  test('moves to another view in 600 ms and then rests', () => {
    const rig = createCameraRig();
    const start = rig.update(picture, size, 0);
    const overhead: Picture = { ...picture, view: 'top' };
    expect(rig.update(overhead, size, 100).pitch).toBeCloseTo(start.pitch, 9);
    expect(rig.isMoving()).toBe(true);
    const halfway = rig.update(overhead, size, 100 + MOVE_MS / 2);
    expect(halfway.pitch).toBeGreaterThan(start.pitch);
    expect(halfway.pitch).toBeLessThan(Math.PI / 2);
    expect(rig.update(overhead, size, 100 + MOVE_MS).pitch).toBeCloseTo(Math.PI / 2, 12);
    expect(rig.isMoving()).toBe(false);
  });

  test('travels to the cue ball of the next shot', () => {
    const rig = createCameraRig();
    rig.update(picture, size, 0);
    rig.update({ ...picture, lookAt: { x: 0.6, y: 0.2 }, lookHeadingDegrees: 90 }, size, 16);
    expect(rig.isMoving()).toBe(true);
  });

  test('cuts where less motion is asked for', () => {
    const rig = createCameraRig();
    rig.update(picture, size, 0);
    const pose = rig.update({ ...picture, view: 'top', reducedMotion: true }, size, 16);
    expect(pose.pitch).toBeCloseTo(Math.PI / 2, 12);
    expect(rig.isMoving()).toBe(false);
  });

  test('cuts when the screen is turned', () => {
    const rig = createCameraRig();
    rig.update(picture, size, 0);
    rig.update(picture, { width: 720, height: 1280 }, 16);
    expect(rig.isMoving()).toBe(false);
  });

  test('only the free view can be turned by dragging', () => {
    const rig = createCameraRig();
    const before = rig.update(picture, size, 0);
    rig.orbit(100, 0, 0);
    expect(rig.update(picture, size, 16).heading).toBeCloseTo(before.heading, 12);
    const free: Picture = { ...picture, view: 'free', reducedMotion: true };
    rig.update(free, size, 32);
    rig.orbit(100, 0, 0);
    expect(rig.update(free, size, 48).heading).not.toBeCloseTo(before.heading, 3);
  });
});
