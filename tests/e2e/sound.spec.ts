import { type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER, frames, openPosition, untilActivity } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const STRAIGHT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

/** What was begun, by the length of its samples in milliseconds. */
interface Heard {
  heard: number[];
  contexts: number;
}

/** Notes each source that begins, before the page has run. */
async function eavesdrop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    const notes = { heard, contexts: 0 };
    Object.assign(window, { notes });
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when?: number): void {
      heard.push(Math.round((this.buffer?.duration ?? 0) * 1000));
      begin.call(this, when);
    };
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor(options?: AudioContextOptions) {
        super(options);
        notes.contexts += 1;
      }
    };
  });
}

async function notes(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { notes: Heard }).notes);
}

test('a shot is heard after the first gesture, and nothing before', async ({ page }) => {
  await eavesdrop(page);
  await openPosition(page, STRAIGHT);
  expect(await notes(page)).toEqual({ heard: [], contexts: 0 });
  await page.mouse.click(640, 120);
  await expect.poll(async () => (await notes(page)).contexts).toBe(1);
  await page.keyboard.press('Space');
  await untilActivity(page, 'rolling');
  // The tip, the ball, the pocket and the rail behind it, the cloth: five sounds at least.
  await expect.poll(async () => (await notes(page)).heard.length).toBeGreaterThanOrEqual(5);
  expect(new Set((await notes(page)).heard).size).toBeGreaterThanOrEqual(4);
});

test('a table without sound makes none, and draws no picture for it', async ({ page }) => {
  await eavesdrop(page);
  await openPosition(page, STRAIGHT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  for (const name of ['Table sounds', 'Referee’s signals']) {
    const slider = page.getByRole('slider', { name });
    await slider.focus();
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0\u00a0%');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'choosing');
  expect((await notes(page)).heard).toEqual([]);
  const before = await frames(page);
  await page.waitForTimeout(500);
  expect(await frames(page)).toBe(before);
});
