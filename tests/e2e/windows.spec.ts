import { type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER, open, openPosition, untilActivity } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER });

const SHOT = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n1 bih=0 po=1 f=0,0 ph=shot call=-';
const WINDOWS = [[390, 844], [844, 390], [1280, 720]] as const;

/** Whether the page is no wider than its window. */
async function fitsAcross(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

/** Controls that reach beyond the window and cannot be scrolled to, by name. */
async function controlsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canScroll = (from: Element | null): boolean => {
      if (from === null || from === document.body) return false;
      const scrolls = /auto|scroll/.test(getComputedStyle(from).overflowY);
      return (scrolls && from.scrollHeight > from.clientHeight) || canScroll(from.parentElement);
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, [role=slider]',
    );
    return [...controls].flatMap((control) => {
      const hidden = control.closest('.visually-hidden, .skip-link, [hidden]') !== null;
      const box = control.getBoundingClientRect();
      if (hidden || box.width === 0 || box.height === 0 || canScroll(control)) return [];
      const inside = -1 <= box.left && box.right <= innerWidth + 1
        && -1 <= box.top && box.bottom <= innerHeight + 1;
      return inside ? [] : [`${control.ariaLabel ?? control.textContent} ${JSON.stringify(box)}`];
    });
  });
}

for (const lang of ['ru', 'en']) {
  for (const [width, height] of WINDOWS) {
    test(`every control is inside ${width} × ${height} in ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPosition(page, SHOT, { lang });
      expect(await controlsOutside(page)).toEqual([]);
      await page.keyboard.press('KeyP');
      await page.keyboard.press('BracketLeft');
      await page.keyboard.press('Space');
      await untilActivity(page, 'choosing', 'placing');
      expect(await controlsOutside(page)).toEqual([]);
      expect(await fitsAcross(page)).toBe(true);
    });
  }
}

test('the home screen is never wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of ['ru', 'en']) {
    await open(page, { lang });
    expect(await fitsAcross(page)).toBe(true);
  }
});

test('the language follows the browser, is switched and remembered', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto('/?quality=plan&debug=1');
  await expect(page).toHaveTitle('Десятка');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Пул-10');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ten-ball');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ten-ball');
  await context.close();
});
