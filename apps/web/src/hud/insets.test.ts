import { describe, expect, test } from 'vitest';
import type { Banner, State } from '../state.ts';
import { headlessAt } from '../testing/headless.ts';
import { insetsOf } from './insets.ts';
import { layoutOf, rootScale } from './layout.ts';
import { shareOfSpeed, speedOfShare } from './power.ts';

const AIMING = 'TBP1 9 c@0,0/1@600,0/10@300,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const SIZES = [
  [1280, 720], [1920, 1080], [390, 844], [844, 390], [768, 1024], [360, 640], [667, 375],
] as const;

describe('the layout of a window', () => {
  test('desktop, phone upright, phone on its side, tablet upright', () => {
    expect(SIZES.map(([width, height]) => layoutOf(width, height))).toEqual([
      'desktop', 'desktop', 'portrait', 'landscape', 'portrait', 'portrait', 'landscape',
    ]);
  });

  test('a laptop zoomed to 200 percent gets the landscape layout', () => {
    expect(layoutOf(640, 360)).toBe('landscape');
  });

  test('a large window and larger text enlarge the root together', () => {
    expect(rootScale(1920, 1080, 100)).toBe(1.125);
    expect(rootScale(1280, 720, 125)).toBe(1.25);
  });
});

describe('the part of the window that is left for the table', () => {
  test('at least a third each way, at every size, view and text size', () => {
    const { store } = headlessAt(AIMING);
    const state = store.state.value;
    for (const [width, height] of SIZES) {
      for (const view of ['cue', 'top', 'free'] as const) {
        for (const textSize of [100, 125] as const) {
          const table = state.table && { ...state.table, view };
          const settings = { ...state.settings, textSize };
          const insets = insetsOf({ ...state, table, settings }, width, height);
          expect(width - insets.left - insets.right).toBeGreaterThanOrEqual(width / 3 - 1);
          expect(height - insets.top - insets.bottom).toBeGreaterThanOrEqual(height / 3 - 1);
        }
      }
    }
  });

  test('seen from above the table keeps clear of the panels that the cue view lets overlap', () => {
    const { store } = headlessAt(AIMING);
    const state = store.state.value;
    const seen = (view: 'cue' | 'top') =>
      insetsOf({ ...state, table: state.table && { ...state.table, view } }, 1280, 720);
    expect(seen('top').bottom).toBeGreaterThan(seen('cue').bottom);
    expect(seen('cue')).toEqual({ top: 76, right: 0, bottom: 44, left: 0 });
  });
});

describe('the cue ball in hand on an upright phone', () => {
  /** The height of a ruling with one fact, below header and tray, CSS pixels. */
  const RULING_ENDS = 270;

  function insets(banner: Banner | undefined) {
    const { state } = headlessAt(AIMING).store;
    const activity = {
      kind: 'placing', seat: 'A', at: { x: 0, y: 0 }, problem: undefined,
    } as const;
    const table = state.value.table && { ...state.value.table, view: 'top', activity, banner };
    return insetsOf({ ...state.value, table } as State, 390, 844);
  }

  test('no ruling lies on the table, where the cue ball may be put at either end', () => {
    const ruling: Banner = { kind: 'trouble', text: 'trouble.saved', detail: '' };
    expect(insets(ruling).top).toBeGreaterThanOrEqual(RULING_ENDS);
  });

  test('with the ruling put away the table has that room again', () => {
    expect(insets(undefined).top).toBeLessThan(RULING_ENDS / 2);
  });
});

describe('the power bar', () => {
  test('a speed set by the bar is shown where the bar was touched', () => {
    for (const share of [0.1, 0.36, 0.5, 0.9, 1]) {
      expect(shareOfSpeed(speedOfShare(share))).toBeCloseTo(share, 2);
    }
  });

  test('soft strokes have most of the bar', () => {
    expect(speedOfShare(0.5)).toBeLessThan(speedOfShare(1) / 2);
  });

  test('an empty bar is the softest stroke, never none', () => {
    expect(speedOfShare(0)).toBeGreaterThan(0);
  });
});
