/**
 * The perft of pool: strokes whose every event, second and final bit is known. A hash that changes
 * is a change of the physics, wanted or not: the version of the physics rises with it, and the file
 * changes in a commit of its own that says why. After a wanted change:
 *   GOLDEN=write npx vitest run tests/physics/golden
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN, regenerated, replayed, strokesOf } from './golden.ts';

if (process.env.GOLDEN === 'write') {
  writeFileSync(GOLDEN, regenerated(readFileSync(GOLDEN, 'utf8')));
}
const strokes = strokesOf(readFileSync(GOLDEN, 'utf8'));

test('there are golden strokes on every table', () => {
  expect(strokes.length).toBeGreaterThanOrEqual(40);
  const tables = new Set(strokes.map((line) => line.split(' ')[1]));
  expect([...tables].sort()).toEqual(['7', '8', '9', '9-tight', 'open']);
});

test.each(strokes)('%s', (line) => {
  expect(replayed(line)).toBe(line);
});
