import { type Page, expect, test } from '@playwright/test';
import {
  FLAT_BROWSER, activity, open, openPosition, setSpeed, state, table, turnTo, untilActivity,
} from './game.ts';

test.use({
  launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const TEXT = 'TBP1 9 c@700,65/1@1100,465/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const FIELD = 'The position as text (TBP1)';

async function openPractice(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: /^Practice/ }).click();
  await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible();
}

async function openEditor(page: Page): Promise<void> {
  await openPractice(page);
  await page.getByRole('button', { name: /^Free table/ }).click();
  await expect(page.getByRole('textbox', { name: FIELD })).toBeVisible();
}

/** Where a ball is drawn: the middle of the ring round the selected one. */
async function selectedAt(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('.selected-ring').boundingBox();
  if (box === null) throw new Error('no ball is selected');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const text = (page: Page) => page.getByRole('textbox', { name: FIELD }).inputValue();

test('a ball is dragged, moved by keys, undone, and the position shared', async ({ page }) => {
  await openEditor(page);
  const before = await text(page);
  const from = await selectedAt(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 });
  await page.mouse.up();
  const field = page.getByRole('textbox', { name: FIELD });
  await expect(field).toHaveValue(/1@476\.25,0/);
  const dragged = await text(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(field).toHaveValue(/1@477\.25,10/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(dragged);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(before);
  await page.keyboard.press('Control+y');
  await expect(field).toHaveValue(dragged);

  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${link}&quality=plan&debug=1&lang=en`);
  await page.waitForFunction(() => 'tenball' in window);
  const opened = await table(page);
  const [, , balls] = dragged.split(' ');
  for (const [, ball, x, y] of (balls ?? '').matchAll(/([c\d]+)@([^,]+),([^/]+)/g)) {
    const at = opened.match.layout[(ball === 'c' ? 0 : Number(ball)) as 0];
    expect([ball, at?.x, at?.y]).toEqual([ball, Number(x) / 1000, Number(y) / 1000]);
  }
});

test('text that is pasted or typed is laid out; an error stands at its character', async (
  { page },
) => {
  await openEditor(page);
  await page.locator('#editor-board').focus();
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), TEXT);
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('textbox', { name: FIELD })).toHaveValue(TEXT);
  await page.getByRole('textbox', { name: FIELD }).fill(TEXT.replace('1@1100', '1@x100'));
  await expect(page.getByRole('alert').filter({ hasText: 'Character 19' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
});

test('any table gives its position away, and takes one that is pasted', async ({ page }) => {
  const texts = [TEXT, TEXT.replace('c@700,65', 'c@-0.000001,-65.5')];
  for (const each of texts) {
    await openPosition(page, each);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Copy the position' }).click();
    await expect(page.getByRole('menuitem', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(each)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('textbox', { name: FIELD })).toHaveValue(copied);
  }
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page.evaluate(() => navigator.clipboard.writeText('TBP1 9 c@1'));
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('alert').filter({ hasText: 'Character 11' })).toBeVisible();
});

test('a miss, and U restores all; then the table comes back after a reload', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('textbox', { name: FIELD }).fill(TEXT);
  await page.locator('#editor-board').focus();
  await page.keyboard.press('Enter');
  await untilActivity(page, 'aiming');
  await turnTo(page, 38.25);
  await setSpeed(page, 1.8);
  await page.keyboard.press('Numpad8');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Digit3');
  const before = await table(page);
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing');
  const missed = await table(page);
  expect(missed.match.layout).not.toEqual(before.match.layout);
  await page.keyboard.press('KeyU');
  const again = await table(page);
  expect(again.match.layout).toEqual(before.match.layout);
  expect(again.aim).toEqual(before.aim);
  expect(again.call).toEqual(before.call);

  await page.reload();
  await page.waitForFunction(() => 'tenball' in window);
  await expect.poll(() => activity(page)).toBe('aiming');
  const reloaded = await table(page);
  expect(reloaded.match.layout).toEqual(before.match.layout);
  expect(reloaded.aim.headingDegrees).toBe(before.aim.headingDegrees);
  expect(reloaded.aim.speed).toBe(before.aim.speed);
  expect(reloaded.aim.tipUp).toBe(before.aim.tipUp);

  await page.keyboard.press('Shift+KeyU');
  expect((await table(page)).match.scoresheet.length)
    .toBe(reloaded.match.scoresheet.length);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible();
});

test('a drill counts, and its results outlive a reload', async ({ page }) => {
  await openPractice(page);
  await page.getByRole('button', { name: /^Cuts: half ball/ }).click();
  await expect(page.getByText('0 of 20')).toBeVisible();
  await page.keyboard.press('Enter');
  await untilActivity(page, 'aiming');
  await turnTo(page, 62.59);
  await setSpeed(page, 1.2);
  await page.keyboard.press('Digit3');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing');
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('KeyU');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming', 'placing');
  await expect(page.getByRole('heading', { name: 'Missed' })).toBeVisible();
  await expect(page.getByText('2 of 20')).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => 'tenball' in window);
  await expect(page.getByText('2 of 20')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Cuts: half ball.*2 of 20 · 50 %/ }).waitFor();
  const { practice } = await state(page);
  expect(practice?.record.progress).toMatchObject([{ id: 'cut-30', series: [1, 0] }]);

  const [file] = await Promise.all([
    page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const path = await file.path();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: /^Practice/ }).click();
  await expect(page.getByRole('button', { name: /^Cuts: half ball.*not tried/ })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('button', { name: /^Cuts: half ball.*2 of 20/ })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1}'),
  });
  await expect(page.getByRole('status').filter({ hasText: 'no practice record' })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a ball is carried under a loupe', async ({ page }) => {
    await openEditor(page);
    const before = await text(page);
    const { x, y } = await selectedAt(page);
    const touch = await page.context().newCDPSession(page);
    const point = (type: string, at: readonly { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart', touchPoints: at.map((each) => ({ ...each })),
      });
    await point('touchStart', [{ x, y }]);
    await point('touchMove', [{ x: x - 20, y: y + 40 }]);
    await point('touchMove', [{ x: x - 40, y: y + 90 }]);
    await expect(page.locator('.loupe')).toBeVisible();
    await point('touchEnd', []);
    await expect(page.locator('.loupe')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: FIELD })).not.toHaveValue(before);
  });
});
