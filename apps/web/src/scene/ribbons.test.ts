import { describe, expect, test } from 'vitest';
import { type CameraPose, basisOf, focalPixels } from './camera.ts';
import { type Pen, addCircle, addLine, dashesOf, emptyRibbons } from './ribbons.ts';

const pose: CameraPose = {
  target: { x: 0, y: 0, z: 0 }, heading: 0, pitch: Math.PI / 2, distance: 4, fov: 0.5,
  shift: { x: 0, y: 0 },
};
const size = { width: 1000, height: 500 };
const viewpoint = { basis: basisOf(pose), focal: focalPixels(pose, size) };
const pen: Pen = { colour: '#ffffff', alpha: [1, 0], width: 0.004, pixels: 2, height: 0 };
const widthAt = (positions: readonly number[], i: number) => Math.hypot(
  (positions[6 * i + 3] ?? 0) - (positions[6 * i] ?? 0),
  (positions[6 * i + 4] ?? 0) - (positions[6 * i + 1] ?? 0),
);

describe('lines on the cloth', () => {
  test('are never thinner than their pixels', () => {
    const data = emptyRibbons();
    addLine(data, viewpoint, [{ x: 0, y: 0 }, { x: 0.01, y: 0 }], pen);
    expect(widthAt(data.positions, 0) * (viewpoint.focal / 4)).toBeCloseTo(2, 3);
  });

  test('are as wide as they are told when the camera is near', () => {
    const near = { ...viewpoint, focal: viewpoint.focal * 100 };
    const data = emptyRibbons();
    addLine(data, near, [{ x: 0, y: 0 }, { x: 1, y: 0 }], pen);
    expect(widthAt(data.positions, 0)).toBeCloseTo(0.004, 9);
  });

  test('fade from one alpha to the other', () => {
    const data = emptyRibbons();
    addLine(data, viewpoint, [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 0 }], pen);
    expect([3, 11, 19].map((i) => data.colours[i])).toEqual([1, 0.5, 0]);
  });

  test('a ring closes without a notch', () => {
    const data = emptyRibbons();
    addCircle(data, viewpoint, { x: 0, y: 0 }, 0.1, pen);
    const first = data.positions.slice(0, 2);
    const last = data.positions.slice(-6, -4);
    expect(last[0]).toBeCloseTo(first[0] ?? NaN, 9);
    expect(last[1]).toBeCloseTo(first[1] ?? NaN, 9);
  });

  test('dashes keep to the line round its corners', () => {
    const corner = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }];
    const dashes = dashesOf(corner, [0.3, 0.1]);
    expect(dashes).toHaveLength(5);
    expect(dashes[2]?.points[0]?.x).toBeCloseTo(0.8, 9);
    expect(dashes[2]?.points[1]).toEqual({ x: 1, y: 0 });
    expect(dashes[2]?.points[2]?.y).toBeCloseTo(0.1, 9);
  });

  test('a path that stands still draws nothing', () => {
    const data = emptyRibbons();
    addLine(data, viewpoint, [{ x: 0, y: 0 }], pen);
    expect(data.indices).toEqual([]);
  });
});
