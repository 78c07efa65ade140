/**
 * Links that people have kept: each still says what it said, and comes to the same last bit.
 * After a change of the physics that is wanted:
 *   GOLDEN=write npx vitest run tests/links
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LINKS, followed, linksOf, regenerated } from './golden-links.ts';

const COMMENT = '# Golden links: name | strokes | hash of the last stroke, or the layout | link\n'
  + '# Read and written by tests/links/golden-links.test.ts, which says how.\n';

if (process.env.GOLDEN === 'write') writeFileSync(LINKS, await regenerated(COMMENT));
const links = linksOf(readFileSync(LINKS, 'utf8'));

test('there are twenty of them', () => {
  expect(links.length).toBeGreaterThanOrEqual(20);
  expect(new Set(links.map(({ link }) => link)).size).toBe(links.length);
});

test.each(links)('$name', ({ name, link, strokes, hash }) => {
  expect(followed(name, link)).toEqual({ name, link, strokes, hash, differs: 0 });
});
