import { type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER, activity, open, state, table } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

/** Two computers of the lowest levels at a table, the first to break. */
async function watch(page: Page, query: Readonly<Record<string, string>> = {}): Promise<void> {
  await open(page, query);
  await page.getByText('Watch a match').click();
  for (const name of ['First', 'Second']) {
    await page.getByRole('slider', { name, exact: true }).focus();
    await page.keyboard.press('Home');
  }
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox', { name: 'Manner of the first' }).selectOption('firebrand');
  await page.getByRole('radiogroup', { name: 'First break' })
    .getByRole('radio', { name: 'First', exact: true }).click();
  await page.getByRole('button', { name: 'Break now' }).click();
}

/** Waits for so many lines on the scoresheet; shots are skipped where `skips`. */
async function lines(page: Page, count: number, skips: boolean): Promise<readonly unknown[]> {
  await expect.poll(async () => {
    if (skips) await page.keyboard.press('KeyZ');
    return (await table(page)).match.scoresheet.length;
  }, { timeout: 90_000, intervals: [50] }).toBeGreaterThanOrEqual(count);
  return (await table(page)).match.scoresheet.slice(0, count);
}

test('either seat is a computer, with its level and manner, and says what it can', async ({
  page,
}) => {
  await open(page);
  await page.getByText('Watch a match').click();
  await expect(page.locator('.skill-line')).toHaveCount(2);
  await expect(page.locator('.skill-line').first()).toContainText(/σ.0\.17°, speed.±9%/);
  await watch(page);
  expect((await table(page)).seats).toEqual({
    A: { kind: 'computer', level: 1, manner: 'firebrand' }, B: { kind: 'computer', level: 2 },
  });
  await lines(page, 2, true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: /Concede/ })).toHaveCount(0);
});

test('Space pauses and goes on, Z steps, a button does as Space', async ({ page }) => {
  await watch(page);
  await expect.poll(() => activity(page), { timeout: 30_000 }).toBe('rolling');
  await page.keyboard.press('Space');
  const held = await table(page);
  expect(held.paused).toBe(true);
  await page.waitForTimeout(700);
  expect((await table(page)).activity).toEqual(held.activity);
  await page.keyboard.press('KeyZ');
  await expect.poll(async () => {
    const { activity: now } = await table(page);
    return now.kind === 'thinking' && now.intends !== undefined;
  }, { timeout: 30_000 }).toBe(true);
  const shown = (await table(page)).match.scoresheet.length;
  await page.waitForTimeout(1200);
  expect((await table(page)).match.scoresheet.length).toBe(shown);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect((await table(page)).paused).toBeUndefined();
  await lines(page, shown + 1, true);
});

test('the match is the same at every pace, skipped or watched', async ({ page }) => {
  test.setTimeout(180_000);
  const sheets: string[] = [];
  for (const [pace, skips] of [['instant', true], ['slow', true], ['normal', false]] as const) {
    await open(page, { debug: '5' });
    await page.evaluate((computerPace) => {
      localStorage.setItem('tenball.settings', JSON.stringify({ computerPace }));
    }, pace);
    await watch(page, { debug: '5' });
    expect((await state(page)).settings.computerPace).toBe(pace);
    sheets.push(JSON.stringify(await lines(page, 5, skips)));
    await page.evaluate(() => { sessionStorage.clear(); });
  }
  expect(sheets[1]).toBe(sheets[0]);
  expect(sheets[2]).toBe(sheets[0]);
});

test('a reload comes back to the table, and the two play on', async ({ page }) => {
  await watch(page);
  await lines(page, 2, true);
  const { seats } = await table(page);
  await page.reload();
  await page.waitForFunction(() => 'tenball' in window);
  const again = await table(page);
  expect(again.seats).toEqual(seats);
  expect(again.match.scoresheet.length).toBeGreaterThanOrEqual(2);
  await lines(page, again.match.scoresheet.length + 1, true);
});
