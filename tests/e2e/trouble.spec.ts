import { expect, test } from '@playwright/test';
import {
  FLAT_BROWSER, activity, crashWorker, open, openPosition, state, table, untilActivity,
} from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const SHOT = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r2 n4 bih=0 po=0 f=0,0 ph=shot call=- '
  + 'sc=1,0 rt=3,3';

test('a damaged position in the address is named by its character', async ({ page }) => {
  await openPosition(page, SHOT.replace('1@600,300', '1@600;300'));
  await expect(page.getByRole('alert')).toContainText('The position in the address cannot be read');
  await expect(page.getByRole('alert')).toContainText('character 22');
  await page.getByRole('button', { name: 'Break now' }).click();
  await untilActivity(page, 'aiming', 'thinking');
});

test('a damaged saved match is put aside, not thrown away', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('tenball.match') === null
      && localStorage.getItem('tenball.match.unreadable') === null) {
      localStorage.setItem('tenball.match', '{"version":1,"seats":');
    }
  });
  await open(page);
  await expect(page.getByRole('alert')).toContainText('The saved match cannot be read');
  expect(await page.evaluate(() => localStorage.getItem('tenball.match.unreadable')))
    .toBe('{"version":1,"seats":');
  await page.getByRole('button', { name: 'Break now' }).click();
  await untilActivity(page, 'aiming', 'thinking');
});

test('a device that keeps nothing says so once and plays on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await openPosition(page, SHOT);
  await expect(page.getByRole('heading', { name: /cannot be saved/ })).toBeVisible();
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing');
});

test('the computer’s thread dies in its turn, and the match goes on', async ({ page }) => {
  await openPosition(page, SHOT.replace('sA', 'sB'), { level: '2' });
  await crashWorker(page);
  const played = async () => (await table(page)).match.scoresheet.length;
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect(page.getByText(/The opponent stopped answering/).or(page.locator('.banner')).first())
    .toBeVisible();
  await untilActivity(page, 'aiming', 'placing', 'choosing', 'match-over');
});

test('without threads the computer plays all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { Worker: class { constructor() { throw new Error('no workers'); } } });
  });
  await openPosition(page, SHOT.replace('sA', 'sB'), { level: '2' });
  await untilActivity(page, 'aiming', 'placing', 'choosing', 'match-over');
  expect((await table(page)).match.scoresheet.length).toBeGreaterThan(0);
});

test('a reload in the middle of a shot comes back to the same match', async ({ page }) => {
  await openPosition(page, SHOT);
  expect(page.url()).not.toContain('p=');
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await untilActivity(page, 'rolling');
  const { activity: rolling } = await table(page);
  const after = rolling.kind === 'rolling' ? rolling.after : undefined;
  await page.reload();
  await page.waitForFunction(() => 'tenball' in window);
  expect((await table(page)).match).toEqual(after);
  expect(['aiming', 'placing']).toContain(await activity(page));
});

test('from the home screen a match that was left can be resumed or forgotten', async ({ page }) => {
  await openPosition(page, SHOT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Home' }).click();
  await page.reload();
  await page.waitForFunction(() => 'tenball' in window);
  expect(await activity(page)).toBe('home');
  await page.getByRole('button', { name: /Resume/ }).click();
  expect((await table(page)).match.situation.score).toEqual({ A: 1, B: 0 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Delete the saved match' }).click();
  expect((await state(page)).saved).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('tenball.match'))).toBeNull();
});

test('reasons that do not load say so, and are asked for again', async ({ page }) => {
  await openPosition(page, SHOT);
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing', 'choosing');
  await page.route('**/why-sheet*', (route) => route.abort());
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByText('This part did not load.')).toBeVisible();
  await page.unroute('**/why-sheet*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Why is it (not )?a foul\?/)).toBeVisible();
});
