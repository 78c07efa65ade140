/**
 * The diagrams of docs/physics show what the simulator does now. Where its outcomes have changed on
 * purpose they are drawn anew: npx tsx bench/diagrams.ts
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawChart } from './charts.ts';
import { DIAGRAMS, costDiagram } from './diagrams.ts';

const FOLDER = new URL('../../docs/physics/', import.meta.url);

test.each(Object.keys(DIAGRAMS))('the diagram %s is what the simulator says now', (name) => {
  const drawn = DIAGRAMS[name]?.();
  for (const ending of ['csv', 'svg'] as const) {
    const kept = readFileSync(new URL(`${name}.${ending}`, FOLDER), 'utf8').split('\n');
    const now = drawn?.[ending].split('\n') ?? [];
    const line = kept.findIndex((text, index) => text !== now[index]);
    expect([name, ending, line, now[line]]).toEqual([name, ending, -1, undefined]);
    expect(now.length).toBe(kept.length);
  }
});

test('a picture is small, has a title, and its ink follows the page', () => {
  for (const name of Object.keys(DIAGRAMS)) {
    const svg = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');
    expect(svg.length).toBeLessThan(40_000);
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    expect(svg).toContain('prefers-color-scheme:dark');
  }
});

test('the names of lines that end together stand one under the other', () => {
  const axis = { label: '', from: 0, to: 1, step: 1 };
  const svg = drawChart({
    title: '', x: axis, y: axis,
    series: ['one', 'two', 'three'].map((name) => ({ name, points: [[0, 0], [1, 0]] })),
  });
  const heights = [...svg.matchAll(/y="([\d.]+)" text-anchor="start"/g)].map(([, y]) => Number(y));
  expect(heights.length).toBe(3);
  expect(new Set(heights).size).toBe(3);
  expect(Math.max(...heights)).toBeLessThan(400);
});

test('the cost is drawn against the number of balls', () => {
  const { csv } = costDiagram([2, 4, 8].map((balls) => ({ balls, microseconds: balls + 0.5 })));
  expect(csv.split('\n').slice(1)).toEqual([
    'a shot,2,2.5000', 'a shot,4,4.5000', 'a shot,8,8.5000', '',
  ]);
});
