import { type Page, expect, test } from '@playwright/test';
import {
  FLAT_BROWSER, activity, open, openPosition, table, untilActivity,
} from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 }, locale: 'ru-RU' });

const SHOT = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

/** Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`no way by Tab to ${name}`);
}

test('from the home screen to the break and the second shot without pointer', async ({ page }) => {
  await open(page, { lang: 'ru' });
  await tabTo(page, /Вдвоём/);
  await page.keyboard.press('Enter');
  await tabTo(page, /разбой/i);
  await page.keyboard.press('Enter');
  await untilActivity(page, 'aiming');

  await page.keyboard.press('Enter');
  expect(await activity(page)).toBe('placing');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  const placed = (await table(page)).match.layout[0];
  expect(placed?.y).toBeCloseTo(0.04, 6);

  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Numpad8');
  await page.keyboard.press('BracketRight');
  await page.keyboard.press('PageUp');
  const { aim } = await table(page);
  expect(aim).toMatchObject({ tipUp: 0.1, speed: 9 });
  await page.keyboard.press('Space');
  await untilActivity(page, 'rolling');

  const now = await untilActivity(page, 'aiming', 'placing', 'choosing');
  if (now === 'choosing') await page.keyboard.press('Digit1');
  await page.keyboard.press('Enter');
  await untilActivity(page, 'aiming', 'placing');
  if (await activity(page) === 'placing') await page.keyboard.press('Enter');
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await untilActivity(page, 'rolling');
});

test('with a Russian layout the keys are where they were', async ({ page }) => {
  await openPosition(page, SHOT, { lang: 'ru' });
  const russian = async (code: string, key: string) => page.evaluate(([c, k]) => {
    const init = { code: c ?? '', key: k ?? '', bubbles: true };
    window.dispatchEvent(new KeyboardEvent('keydown', init));
  }, [code, key]);
  await russian('KeyD', 'в');
  expect((await table(page)).call).toEqual({ kind: 'safety' });
  await russian('KeyO', 'щ');
  expect((await table(page)).view).toBe('top');
  await russian('Slash', '.');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Space with nothing called opens the call, and a digit answers it', async ({ page }) => {
  await openPosition(page, SHOT.replace('10@1000,100', '10@150,150'));
  await page.keyboard.press('Space');
  expect(await activity(page)).toBe('aiming');
  await expect(page.getByRole('radio', { name: /far left/ })).toBeVisible();
  await page.keyboard.press('Digit3');
  await expect(page.getByRole('radio', { name: /far left/ })).toHaveCount(0);
  await page.keyboard.press('Space');
  await untilActivity(page, 'rolling');
});

test('Tab leads from ball to ball on the table, and Escape to the controls', async ({ page }) => {
  await openPosition(page, SHOT);
  await page.locator('#table').focus();
  await page.keyboard.press('Tab');
  expect((await table(page)).call).toMatchObject({ ball: 1 });
  await page.keyboard.press('Tab');
  expect((await table(page)).call).toMatchObject({ ball: 10 });
  await page.keyboard.press('Escape');
  await expect(page.locator('#table')).not.toBeFocused();
});

test('the last shot is replayed and the replay ended by keys', async ({ page }) => {
  await openPosition(page, SHOT);
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing');
  const before = await activity(page);
  await page.keyboard.press('KeyR');
  expect((await table(page)).activity).toMatchObject({ kind: 'rolling', replay: true });
  await page.keyboard.press('KeyZ');
  expect(await activity(page)).toBe(before);
});
