import { type Page, expect, test } from '@playwright/test';
import { frames, openPosition, surface, table, untilActivity } from './game.ts';

test.use({ viewport: { width: 480, height: 270 } });

const SHOT = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

/** Takes the context of the 3D canvas away, or gives it back, as a driver does. */
async function setContext(page: Page, what: 'lose' | 'restore'): Promise<void> {
  await page.evaluate((wish) => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.stage-scene');
    const holder = window as unknown as { loseContext?: WEBGL_lose_context | undefined };
    const context = canvas?.getContext('webgl2');
    holder.loseContext ??= context?.getExtension('WEBGL_lose_context') ?? undefined;
    if (wish === 'lose') holder.loseContext?.loseContext();
    else holder.loseContext?.restoreContext();
  }, what);
}

test('play goes on in 3D and, with the context lost, on the plan', async ({ page }) => {
  test.setTimeout(240_000);
  await openPosition(page, SHOT, { quality: 'low' });
  await expect.poll(() => surface(page), { timeout: 60_000 }).toBe('scene');
  const before = (await table(page)).aim.headingDegrees;
  await page.keyboard.press('ArrowLeft');
  expect((await table(page)).aim.headingDegrees).toBeCloseTo(before + 1, 6);

  await setContext(page, 'lose');
  await expect.poll(() => surface(page)).toBe('plan');
  await expect(page.getByRole('heading', { name: /3D picture is not available/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  expect((await table(page)).aim.headingDegrees).toBeCloseTo(before + 2, 6);
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing');

  await setContext(page, 'restore');
  await expect.poll(() => surface(page), { timeout: 60_000 }).toBe('scene');
  await expect.poll(async () => {
    const before = await frames(page);
    await page.waitForTimeout(500);
    return await frames(page) - before;
  }, { timeout: 60_000 }).toBe(0);
});
