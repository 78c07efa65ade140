import { expect, test } from 'vitest';
import { tenball } from '../testing/program.ts';

test('tenball bench says what it runs, without running it', async () => {
  const { code, out, err } = await tenball(['bench', '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('tenball bench [options] [what]');
  expect(out).toContain('physics or rules');
  expect(out).toContain('--json');
});

test('a work list that does not exist is bad input', async () => {
  expect(await tenball(['bench', 'snooker', '--json'])).toEqual({
    code: 2, out: '', err: "bench: expected physics or rules, found 'snooker'\n",
  });
});
