import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatLink, readLink } from '../share/link.ts';
import { Model } from './model.ts';
import type { Projector } from './projector.ts';
import { createWork } from './work.ts';

const MATCH = readFileSync('fixtures/links-match.tbg', 'utf8');

/** The worker's own work, at once and here. */
function hereProjector(): Projector {
  const work = createWork();
  return {
    open: (text, upTo) => {
      const answer = work({ kind: 'open', id: 1, text, upTo });
      return answer.kind === 'opened' || answer.kind === 'unreadable'
        ? Promise.resolve(answer) : Promise.reject(new Error(answer.kind));
    },
    trace: (line) => {
      const answer = work({ kind: 'trace', id: 1, line });
      return answer.kind === 'traced'
        ? Promise.resolve(answer.trace) : Promise.reject(new Error(answer.kind));
    },
  };
}

/** A model with a history of its own. */
function visit(hash = '', reducedMotion = false) {
  const pages = [hash];
  let at = 0;
  const model = new Model({
    projector: hereProjector(),
    hash: () => pages[at] ?? '',
    replace: (next) => {
      pages[at] = next;
    },
    push: (next) => {
      at += 1;
      pages.splice(at, pages.length, next);
    },
    soon: (then) => then(),
    reducedMotion,
  });
  const go = async (by: number): Promise<void> => {
    at += by;
    await model.readAddress();
    await settled();
  };
  return { model, go, hash: () => pages[at] ?? '' };
}

/** Promises that wait have come. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

describe('an address', () => {
  test('opens at its place, and follows what is watched; back leads back', async () => {
    const link = `#${await formatLink(MATCH, 'tb@1.0.0')}`;
    const { model, go, hash } = visit(`${link}&at=2.7.3`);
    await model.readAddress();
    await settled();
    expect(model.shot.value).toMatchObject({ rack: 2, number: 7 });
    expect(model.head.value).toMatchObject({
      playing: false, seconds: model.beats.value[2]?.seconds,
    });
    model.stepEvent(1);
    expect(hash()).toBe(`${link}&at=2.7.4`);
    model.choose(0);
    await settled();
    expect(hash()).toBe(`${link}&at=1.1.1`);
    await go(-1);
    expect(model.shot.value).toMatchObject({ rack: 2, number: 7 });
    expect(model.head.value.seconds).toBe(model.beats.value[3]?.seconds);
    await go(1);
    expect(model.shot.value).toMatchObject({ rack: 1, number: 1 });
  });

  test('without a place begins to play, unless less motion is wanted', async () => {
    const link = `#${await formatLink(MATCH, 'tb@1.0.0')}`;
    for (const [reduced, playing] of [[false, true], [true, false]] as const) {
      const { model } = visit(link, reduced);
      await model.readAddress();
      await settled();
      expect(model.head.value).toMatchObject({ shot: 0, playing });
    }
  });

  test('that is damaged says where, and opens what stands before', async () => {
    const link = `#${await formatLink(MATCH, 'tb@1.0.0')}`;
    const { model } = visit(link.slice(0, 1500));
    await model.readAddress();
    const { value: screen } = model.screen;
    if (screen.kind !== 'broken') throw new Error(screen.kind);
    expect([screen.fault, screen.at]).toEqual(['cut', 1499]);
    screen.openBefore?.();
    await settled();
    expect(model.film.value?.shots.length).toBeGreaterThan(8);
    expect(model.film.value?.check).toBe('verified');
  });

  test('of no game at all is said to be so', async () => {
    const { model } = visit(`#${await formatLink('no game', 'tb@1.0.0')}`);
    await model.readAddress();
    await settled();
    expect(model.screen.value).toMatchObject({ kind: 'broken', fault: 'content' });
  });
});

describe('what is given', () => {
  test('a file comes into the address, so that it can be passed on', async () => {
    const { model, hash } = visit();
    await model.open(MATCH);
    expect(readLink(hash())).toMatchObject({ value: { text: MATCH, place: { rack: 1, shot: 1 } } });
  });

  test('a link opens as if it had been followed', async () => {
    const link = await formatLink(MATCH, 'tb@1.0.0', { rack: 3, shot: 2, event: 1 });
    const { model } = visit();
    await model.open(` https://example.org/replay.html#${link}\n`);
    await settled();
    expect(model.shot.value).toMatchObject({ rack: 3, number: 2 });
  });

  test('the link of a rack has that rack alone', async () => {
    const { model } = visit();
    await model.open(MATCH);
    model.choose(14);
    const other = visit(await model.linkOfRack(true));
    await other.model.readAddress();
    await settled();
    expect(other.model.film.value?.racks.map(({ number }) => number)).toEqual([2]);
    expect(other.model.shot.value).toMatchObject({ rack: 2, number: 4 });
    expect(other.model.film.value?.check).toBe('verified');
  });
});
