import { expect, test } from 'vitest';
import { add, cross, distance, dot, length, normalise, scale, subtract } from './vec.ts';

const east = { x: 1, y: 0 };
const north = { x: 0, y: 1 };

test('vectors add, subtract and scale by parts', () => {
  expect(add(east, north)).toEqual({ x: 1, y: 1 });
  expect(subtract(east, north)).toEqual({ x: 1, y: -1 });
  expect(scale({ x: 1, y: -2 }, 3)).toEqual({ x: 3, y: -6 });
});

test('the cross product is positive when the second lies to the left', () => {
  expect(cross(east, north)).toBe(1);
  expect(cross(north, east)).toBe(-1);
  expect(dot(east, north)).toBe(0);
});

test('lengths and distances follow Pythagoras', () => {
  expect(length({ x: 3, y: -4 })).toBe(5);
  expect(distance({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5);
});

test('a direction has length one, and nothing has no direction', () => {
  expect(normalise({ x: 0, y: -3 })).toEqual({ x: 0, y: -1 });
  expect(normalise({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});
