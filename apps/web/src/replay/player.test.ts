import { describe, expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import {
  LEAD, advance, changeRate, seek, settle, startHead, step, toShot, toggle,
} from './player.ts';

const BEATS: readonly Beat[] = [
  { kind: 'tip', seconds: 0 },
  { kind: 'contact', seconds: 0.5, ball: 0, other: 3 },
  { kind: 'pocket', seconds: 1.2, ball: 3, pocket: 'FL' },
  { kind: 'rest', seconds: 2 },
];
const REEL = { duration: 2, shots: 3 };
const PLAYING = startHead(true);

describe('playing', () => {
  test('runs at its rate, and not at all while it is paused or the trace is to come', () => {
    expect(advance(PLAYING, 0.5, REEL).seconds).toBe(0.5);
    expect(advance({ ...PLAYING, rate: 0.25 }, 1, REEL).seconds).toBe(0.25);
    expect(advance({ ...PLAYING, rate: 4 }, 0.25, REEL).seconds).toBe(1);
    expect(advance(startHead(false), 1, REEL)).toEqual(startHead(false));
    expect(advance(PLAYING, 1, { ...REEL, duration: undefined })).toBe(PLAYING);
  });

  test('goes on to the next stroke, shows its cue first, and stops at the last', () => {
    const next = advance({ ...PLAYING, seconds: 2.4 }, 0.2, REEL);
    expect([next.shot, next.seconds, next.playing]).toEqual([1, -LEAD, true]);
    const over = advance({ ...PLAYING, shot: 2, seconds: 2.4 }, 0.2, REEL);
    expect([over.shot, over.seconds, over.playing]).toEqual([2, 2, false]);
  });

  test('begins the stroke again where it is looped', () => {
    const again = advance({ ...PLAYING, loop: true, seconds: 2.4 }, 0.2, REEL);
    expect([again.shot, again.seconds]).toEqual([0, -LEAD]);
  });

  test('at the end play begins the stroke anew', () => {
    expect(toggle({ ...startHead(false), seconds: 2 }, 2)).toMatchObject({
      playing: true, seconds: 0,
    });
    expect(toggle({ ...PLAYING, seconds: -0.3 }, 2)).toMatchObject({ playing: false, seconds: 0 });
  });

  test('the rate has six steps and two ends', () => {
    expect(changeRate(PLAYING, 1).rate).toBe(2);
    expect(changeRate({ ...PLAYING, rate: 4 }, 1).rate).toBe(4);
    expect(changeRate({ ...PLAYING, rate: 0.1 }, -1).rate).toBe(0.1);
  });
});

describe('stepping', () => {
  test('by events stops the film and goes beyond the ends of the stroke', () => {
    const on = step({ ...PLAYING, seconds: 0.7 }, 1, BEATS, 3);
    expect([on.seconds, on.playing]).toEqual([1.2, false]);
    expect(step({ ...PLAYING, seconds: 0.7 }, -1, BEATS, 3).seconds).toBe(0.5);
    expect(step({ ...PLAYING, seconds: 0.5 }, -1, BEATS, 3).seconds).toBe(0);
    expect(step({ ...PLAYING, seconds: 2 }, 1, BEATS, 3)).toMatchObject({ shot: 1, seconds: 0 });
    expect(step({ ...PLAYING, shot: 2, seconds: 2 }, 1, BEATS, 3)).toMatchObject({ shot: 2 });
  });

  test('back from the tip comes to the rest of the stroke before', () => {
    const back = step({ ...PLAYING, shot: 1 }, -1, BEATS, 3);
    expect(back).toMatchObject({ shot: 0, sought: Infinity });
    expect(settle(back, BEATS)).toMatchObject({ shot: 0, seconds: 2, sought: undefined });
  });

  test('an event that is sought is found once the stroke is there', () => {
    expect(settle({ ...PLAYING, sought: 2 }, BEATS).seconds).toBe(1.2);
    expect(settle({ ...PLAYING, sought: 40 }, BEATS).seconds).toBe(2);
  });

  test('by strokes stays within the film and plays on', () => {
    expect(toShot({ ...PLAYING, seconds: 1 }, 7, 3)).toMatchObject({
      shot: 2, seconds: 0, playing: true,
    });
    expect(toShot(PLAYING, -1, 3).shot).toBe(0);
  });

  test('seeking stays within the stroke', () => {
    expect(seek(PLAYING, Infinity, 2)).toMatchObject({ seconds: 2, playing: false });
    expect(seek(PLAYING, -1, 2).seconds).toBe(0);
  });
});
