import { expect, test } from '@playwright/test';
import { FLAT_BROWSER, frames, open, openPosition, untilActivity } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const SHOT = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

test('no picture is drawn while nothing changes, and each change draws', async ({ page }) => {
  await open(page);
  await page.waitForTimeout(800);
  const atHome = await frames(page);
  await page.waitForTimeout(1000);
  expect(await frames(page)).toBe(atHome);

  await openPosition(page, SHOT);
  await page.waitForTimeout(800);
  const aiming = await frames(page);
  await page.waitForTimeout(1000);
  expect(await frames(page)).toBe(aiming);
  const shown = await page.evaluate(() => document.documentElement.dataset['frames']);
  expect(shown).toBe(String(aiming));

  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => frames(page)).toBeGreaterThan(aiming);

  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing');
  await page.waitForTimeout(800);
  const still = await frames(page);
  await page.waitForTimeout(1000);
  expect(await frames(page)).toBe(still);
});

test('a shot is shown moving, also with reduced motion', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openPosition(page, SHOT);
  await page.waitForTimeout(500);
  const before = await frames(page);
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await expect.poll(() => frames(page)).toBeGreaterThan(before + 5);
  await context.close();
});
