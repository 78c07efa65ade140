/** What docs/environment.md shows is what the code has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTION_HEADS, ACTION_SIZE, OBSERVATION_FIELDS, OBSERVATION_SIZE,
} from '@tenball/ai';
import { expect, test } from 'vitest';
import { ROOT } from './tidy/source.ts';

const PAGE = readFileSync(join(ROOT, 'docs/environment.md'), 'utf8');

test('its example is the file that runs', () => {
  const shown = /^```ts\n([\s\S]*?)^```$/m.exec(PAGE)?.[1];
  expect(shown).toBe(readFileSync(join(ROOT, 'examples/08-environment.ts'), 'utf8'));
});

test('it tells every number of an observation', () => {
  const row = /^\| (\d+) \| `(\w+)` \| (\d+) \| (m|flag|sign|count|number) \|/gm;
  const rows = [...PAGE.matchAll(row)];
  expect(rows.map(([, at, name, size, unit]) => ({
    name, at: Number(at), size: Number(size), unit,
  }))).toEqual(OBSERVATION_FIELDS);
  expect(PAGE).toContain(`\`Float64Array\` of ${OBSERVATION_SIZE} numbers`);
});

test('it tells every number of an action vector', () => {
  const [, heads = ''] = PAGE.split('## Action vectors');
  const rows = [...heads.matchAll(/^\| (\d+) \| `(\w+)` \| (\d+) \|/gm)];
  expect(Object.fromEntries(rows.map(([, at, name = '', size]) => (
    [name, { at: Number(at), size: Number(size) }]
  )))).toEqual(ACTION_HEADS);
  expect(PAGE).toContain(`reads ${ACTION_SIZE} numbers`);
});
