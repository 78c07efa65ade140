import { describe, expect, test } from 'vitest';
import { BALLS } from '@tenball/equipment';
import { SETTINGS_KEY, type Shelf, readSettings } from '../settings.ts';
import {
  BALL_SETS, CLOTHS, CLOTH_LOOKS, DEFAULT_LOOK, SOLIDS, ballColour, discScale, lookOf, patternOf,
} from './looks.ts';
import { lookVariables, luminanceOf } from './wear-look.ts';

const DEVICE = { languages: ['en'], reducedMotion: false };
const PLAIN = { ballSet: 'tournament', largeNumbers: false, cloth: 'set' } as const;

function shelfWith(kept: unknown): Shelf {
  return {
    getItem: (key) => (key === SETTINGS_KEY ? JSON.stringify(kept) : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
}

describe('the look of a player', () => {
  test('is the tournament on blue where nobody has chosen', () => {
    const settings = readSettings(shelfWith({}), DEVICE);
    expect(lookOf(settings)).toEqual(DEFAULT_LOOK);
    expect(DEFAULT_LOOK.cloth.name).toBe('blue');
    expect(settings.hand).toBe('right');
  });

  test('the contrast set brings slate, unless the player has chosen a cloth', () => {
    expect(lookOf({ ...PLAIN, ballSet: 'contrast' }).cloth.name).toBe('slate');
    expect(lookOf({ ...PLAIN, ballSet: 'contrast', cloth: 'burgundy' }).cloth.name)
      .toBe('burgundy');
    expect(lookOf({ ...PLAIN, ballSet: 'tv' }).cloth.name).toBe('blue');
  });

  test('what is kept is read with suspicion', () => {
    const kept = { ballSet: 'tv', largeNumbers: true, cloth: 'green', hand: 'left' };
    expect(readSettings(shelfWith(kept), DEVICE)).toMatchObject(kept);
    const odd = { ballSet: 'snooker', largeNumbers: 'yes', cloth: '#fff', hand: 2 };
    expect(readSettings(shelfWith(odd), DEVICE)).toEqual(readSettings(undefined, DEVICE));
    const half = { ballSet: 'contrast', cloth: null };
    expect(readSettings(shelfWith(half), DEVICE)).toMatchObject({
      ballSet: 'contrast', cloth: 'set',
    });
  });

  test('large numbers stand on a disc a third larger', () => {
    expect(discScale(lookOf(PLAIN))).toBe(1);
    expect(discScale(lookOf({ ...PLAIN, largeNumbers: true }))).toBe(1.35);
  });
});

describe('the sets of balls', () => {
  test('the nine and the ten wear the one and the two', () => {
    for (const set of BALL_SETS) {
      expect(ballColour(set, 9)).toBe(ballColour(set, 1));
      expect(ballColour(set, 10)).toBe(ballColour(set, 2));
      expect(patternOf(set, 10)).toBe(patternOf(set, 2));
    }
  });

  test('television changes the four alone', () => {
    expect(BALLS.filter((ball) => ballColour('tv', ball) !== ballColour('tournament', ball)))
      .toEqual([4]);
  });

  test('a page draws its small balls in the colours of the table', () => {
    for (const ballSet of BALL_SETS) {
      const variables = lookVariables(lookOf({ ...PLAIN, ballSet }));
      for (const ball of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
        expect(variables[`--ball-${ball}`]).toBe(SOLIDS[ballSet][ball]);
      }
    }
    const dark = Object.entries(lookVariables(DEFAULT_LOOK))
      .filter(([name, value]) => name.startsWith('--ball-rim') && value !== '0')
      .map(([name]) => name.slice(-1));
    expect(dark).toEqual(['2', '4', '7', '8']);
  });
});

describe('the cloths', () => {
  test('let the white line and the lamp be seen', () => {
    const ratio = (light: string, cloth: string) =>
      (luminanceOf(light) + 0.05) / (luminanceOf(cloth) + 0.05);
    for (const name of CLOTHS) {
      expect(ratio('#ffffff', CLOTH_LOOKS[name].lit[0])).toBeGreaterThan(4.5);
      expect(ratio('#ffe3b8', CLOTH_LOOKS[name].lit[0])).toBeGreaterThan(3.9);
    }
  });

  test('grow darker towards the rails', () => {
    for (const name of CLOTHS) {
      const [middle, half, rail] = CLOTH_LOOKS[name].lit.map(luminanceOf);
      expect([rail, half, middle]).toEqual([rail, half, middle].sort((a = 0, b = 0) => a - b));
    }
  });
});
