import { describe, expect, test } from 'vitest';
import { tenball } from '../testing/program.ts';

const OPEN = 'TBP1 9 c@200,-100/1@750,300/2@-500,350/3@100,-400/10@-800,-300 sA r1 n4 bih=0 po=0 '
  + 'f=0,0 ph=shot call=-';
const QUICK = ['suggest', '--budget', '300', '--level', '6'];

interface Printed {
  readonly suggestions: readonly {
    readonly call: object;
    readonly potChance: number;
    readonly winChance: number;
    readonly leaves: readonly object[];
    readonly why: string;
  }[];
}

describe('tenball suggest', () => {
  test('prints up to three strokes with their chances and a reason, the best first', async () => {
    const { code, out, err } = await tenball([...QUICK, OPEN]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^TBP1 /);
    expect(out).toMatch(/^1 {2}1 to \w\w, \d+%; wins the rack \d+%$/m);
    expect(out).toMatch(/^ {3}why {5}[A-Z].*\.$/m);
    expect(out).toMatch(/^ {3}rests {3}about -?\d+,-?\d+, four in five within \d+ mm$/m);
  });

  test('prints the same for the same seed, as one JSON document', async () => {
    const args = [...QUICK, '--seed', '9', '--json', '-'];
    const [first, second] = await Promise.all([tenball(args, OPEN), tenball(args, OPEN)]);
    expect(second.out).toBe(first.out);
    const { suggestions } = JSON.parse(first.out) as Printed;
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const { potChance, winChance, why } of suggestions) {
      expect(potChance).toBeLessThanOrEqual(1);
      expect(winChance).toBeGreaterThan(0);
      expect(why).toMatch(/^[A-Z]/);
    }
  });

  test.each([
    [[OPEN.replace('ph=shot', 'ph=decision').replace('sA', 's-').concat(' pd=afterPushOut,A,B')],
      'a shot after the break'],
    [['--level', '11', OPEN], "--level: expected a level from 1 to 10, found '11'"],
    [['--seed', '-1', OPEN], '--seed: expected a whole number'],
    [[OPEN.replace('1@750,300', '1@750;300')], 'character'],
  ])('%j is bad input', async (options, message) => {
    const { code, out, err } = await tenball(['suggest', ...options]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
