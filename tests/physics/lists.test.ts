/**
 * The laws over two fixed work lists: 2000 random layouts and strokes, and 114 degenerate ones
 * (straight, frozen, in line, along rails, into jaws).
 *
 * Every shot is examined at every event, and between them by bounds that leave no gap. Sampling on
 * top of that, every 10 ms and at every event, is for every tenth shot of the long list only.
 */
import { describe, expect, test } from 'vitest';
import { type Testimony, examine, noTestimony, sampleThrough } from './witness.ts';
import { TABLE, played, shotsOf } from './work-list.ts';

/** Seconds between samples. */
const SAMPLE = 0.01;

/** Plays a list; every `every`th shot is sampled besides. */
function witnessed(list: string, every: number): Testimony {
  const seen = noTestimony();
  for (const [index, shot] of shotsOf(list).entries()) {
    const name = `${list} ${index} (${shot.kind})`;
    const trace = played(shot);
    if (trace === undefined) {
      seen.troubles.push(`${name}: it does not end`);
      continue;
    }
    examine(seen, trace, TABLE, name);
    if (index % every === 0) sampleThrough(seen, trace, TABLE, SAMPLE, name);
  }
  return seen;
}

describe.each([['robust', 2000, 10, 1000], ['degenerate', 114, 1, 5000]] as const)(
  'the %s list', (list, count, every, mostEvents) => {
    const seen = witnessed(list, every);
    const { troubles, ...figures } = seen;
    console.info(`${list}: ${JSON.stringify(figures)}`);

    test('ends every shot, with every ball on the bed, in a pocket or off the table', () => {
      expect(troubles).toEqual([]);
      expect(seen.shots).toBe(count);
    });

    test('never makes energy', () => {
      expect(seen.worstGain).toBe(0);
    });

    test('lets no two balls overlap, neither in a strike nor at rest against each other', () => {
      expect(seen.worstOverlap).toBeLessThan(5e-9);
      expect(seen.worstResting).toBeLessThan(5e-9);
      expect(seen.worstInThroat).toBeLessThan(5e-9);
    });

    test('keeps the momentum of balls that meet', () => {
      expect(seen.worstMomentum).toBeLessThan(1e-13);
    });

    test('presses balls in a cluster by less than a millimetre, for milliseconds', () => {
      expect(seen.clusters).toBeGreaterThan(0);
      expect(seen.worstPressed).toBeLessThan(1e-3);
      expect(seen.longestCluster).toBeLessThan(4e-3);
    });

    test('moves every ball without a jump', () => {
      expect(seen.worstTear).toBeLessThan(1e-9);
    });

    test('takes few events', () => {
      expect(seen.mostEvents).toBeLessThan(mostEvents);
    });
  },
);
