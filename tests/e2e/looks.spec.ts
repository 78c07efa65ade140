/** The personal looks: balls, cloth and hand change at once, stay, and show on every page. */
import { type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER, openPosition, state, untilActivity } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, reducedMotion: 'reduce' });

const POSITION = 'TBP1 9 c@-700,0/2@-450,-350/4@0,300/10@800,-300 sA r1 n4 bih=0 po=0 f=0,0 '
  + 'ph=shot call=-';
const SIZES = [
  { name: 'desktop', width: 1280, height: 720, stroke: '.stroke-wide' },
  { name: 'upright phone', width: 390, height: 844, stroke: '.pull' },
  { name: 'phone on its side', width: 844, height: 390, stroke: '.pull' },
] as const;

async function choose(page: Page, group: string, text: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: text }).click();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
}

/** The middle of a part of the screen, from its left edge, as a share of the width. */
async function across(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  return box === null ? Number.NaN : (box.x + box.width / 2) / width;
}

/** The colour of the cloth beside the head spot, as the plan shows it. */
async function clothColour(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const door = (window as unknown as {
      tenball: { project: (at: { x: number; y: number; z: number }) => { x: number; y: number } };
    }).tenball;
    const { x, y } = door.project({ x: 0.2, y: -0.1, z: 0 });
    const canvas = document.querySelector<HTMLCanvasElement>('.surface canvas');
    if (canvas === null) return [];
    const ratio = canvas.width / canvas.clientWidth;
    const { data } = canvas.getContext('2d')?.getImageData(x * ratio, y * ratio, 1, 1) ?? {};
    return [...(data ?? [])].slice(0, 3);
  });
}

/** The colour of the four in the tray. */
async function fourInTray(page: Page): Promise<string> {
  return page.locator('.tray-ball .ball', { hasText: '4' }).locator('circle').first()
    .evaluate((circle) => getComputedStyle(circle).fill);
}

for (const { name, width, height, stroke } of SIZES) {
  test(`balls, cloth and hand change at once and stay: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPosition(page, POSITION);
    await untilActivity(page, 'aiming');
    expect(await fourInTray(page)).toBe('rgb(91, 42, 134)');
    const [, , blue = 0] = await clothColour(page);
    expect(blue).toBeGreaterThan(130);
    expect(await across(page, stroke)).toBeGreaterThan(0.5);
    expect(await across(page, '.tools')).toBeLessThan(0.5);

    await openSettings(page);
    await choose(page, 'Balls', 'Contrast');
    expect(await fourInTray(page)).toBe('rgb(246, 177, 221)');
    await expect(page.locator('html')).toHaveAttribute('data-cloth', 'slate');
    await choose(page, 'Cloth and rails', 'Green');
    await choose(page, 'Hand', 'Left');
    await page.getByRole('switch', { name: 'Large numbers' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => {
      const [red = 0, green = 0, blueNow = 0] = await clothColour(page);
      return green > red && green > blueNow;
    }).toBe(true);
    expect(await across(page, stroke)).toBeLessThan(0.5);
    expect(await across(page, '.call')).toBeGreaterThan(name === 'upright phone' ? 0.4 : 0.5);
    expect(await across(page, '.tools')).toBeGreaterThan(0.5);

    await page.reload();
    await untilActivity(page, 'aiming');
    expect((await state(page)).settings).toMatchObject({
      ballSet: 'contrast', largeNumbers: true, cloth: 'green', hand: 'left',
    });
    expect(await fourInTray(page)).toBe('rgb(246, 177, 221)');
    expect(await across(page, stroke)).toBeLessThan(0.5);
  });
}

test('the rule book wears the look of the game', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tenball.settings', JSON.stringify({ ballSet: 'tv', cloth: 'burgundy' }));
  });
  await page.goto('/rules.html?lang=en');
  await expect(page.locator('html')).toHaveAttribute('data-cloth', 'burgundy');
  expect(await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ball-4'))).toBe('#f48fd0');
});
