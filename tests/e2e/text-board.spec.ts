import { type Locator, type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER, openPosition, state, table, untilActivity } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 }, locale: 'ru-RU' });

const SECOND = 'TBP1 9 c@-300,0/1@600,300/2@700,-400/10@1000,100 sA r1 n1 bih=0 po=1 f=0,0'
  + ' ph=shot call=-';
const SHOT = SECOND.replace('n1', 'n4').replace('po=1', 'po=0');

function board(page: Page): Locator {
  return page.locator('.text-board');
}

/** Types a line and sends it by Enter, as without a pointer. */
async function type(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

async function openBoard(page: Page): Promise<void> {
  await page.keyboard.press('KeyL');
  await expect(board(page).getByRole('textbox')).toBeFocused();
}

/** What is said at once, and what is said when there is time. */
function alerts(page: Page): Locator {
  return board(page).getByRole('alert');
}

function notes(page: Page): Locator {
  return board(page).getByRole('status');
}

/** The stroke that was asked for is played to its end, by words. */
async function finish(page: Page): Promise<void> {
  await expect.poll(async () => (await table(page)).activity.kind).not.toBe('striking');
  if ((await table(page)).activity.kind === 'rolling') await type(page, 'skip');
}

test('six shots by typed commands alone: push-out, choice, pot, foul, ball in hand', async ({
  page,
}) => {
  await openPosition(page, SECOND);
  await openBoard(page);

  await type(page, 'push', 'aim 180', 'speed 1', 'shoot');
  await finish(page);
  await expect(alerts(page)).toContainText('1: Accept the table');
  await type(page, 'accept');
  await expect(notes(page)).toContainText('Chosen: Accept the table');
  await expect.poll(async () => (await table(page)).activity)
    .toMatchObject({ kind: 'aiming', seat: 'B' });

  await type(page, 'aim 1 FL');
  await expect(notes(page)).toContainText(/ball\s1, \d+°\scut to FL, clear/);
  await type(page, 'speed 1.8', 'tip down .1', 'call 1 FL', 'shoot');
  await finish(page);
  await expect.poll(async () => (await table(page)).match.scoresheet.at(-1)).toMatchObject({
    kind: 'shot', seat: 'B', call: { kind: 'pot', ball: 1, pocket: 'FL', obvious: false },
  });

  let strokes = 2;
  while (strokes < 5) {
    await expect.poll(async () => (await table(page)).activity.kind)
      .toMatch(/aiming|placing|choosing/);
    const { kind } = (await table(page)).activity;
    if (kind === 'choosing') await type(page, '1');
    if (kind === 'placing') await type(page, 'place 2.0 1.5');
    if (kind !== 'aiming') continue;
    await type(page, 'safety', 'aim 180', 'speed 0.3', 'shoot');
    await finish(page);
    await expect(alerts(page)).toContainText('Foul');
    strokes += 1;
  }
  await expect(board(page).locator('.text-board-log li')).toHaveCount(6);
  await type(page, 'place 2.0 1.5');
  await expect(notes(page)).toContainText('Cue ball to 2.00 : 1.50');
  await type(page, 'aim ball 2', 'safety', 'speed 2', 'shoot');
  await finish(page);
  await expect(board(page).locator('.text-board-log li')).not.toHaveCount(6);
});

test('a mistake is named with its character, a refusal with its reason', async ({ page }) => {
  await openPosition(page, SHOT, { lang: 'ru' });
  await openBoard(page);
  await type(page, 'заказ 3 ХХ');
  await expect(alerts(page)).toContainText('Знак 9: ожидалось обозначение лузы');
  await type(page, 'прыжок');
  await expect(alerts(page)).toContainText('Знак 1: ожидалось название команды');
  await type(page, 'пуш-аут');
  await expect(alerts(page)).toContainText('только вторым ударом партии');
  await type(page, 'скорость 2,2');
  await expect(alerts(page)).toHaveText('');
  await expect(notes(page)).toContainText('Скорость 2,2');
  expect((await table(page)).aim.speed).toBe(2.2);
  await page.keyboard.press('ArrowUp');
  await expect(board(page).getByRole('textbox')).toHaveValue('скорость 2,2');
});

test('the focus goes line, button, list of commands, and Escape leads back', async ({ page }) => {
  await openPosition(page, SHOT);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Text board' }).focus();
  await page.keyboard.press('Enter');
  await expect(board(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board(page).getByRole('button', { name: 'Do it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(board(page)).toHaveCount(0);
  expect((await state(page)).panel).toBe('none');
  await expect(menu).toBeFocused();
});

test('a stroke is taken back by a word, and the board stays', async ({ page }) => {
  await openPosition(page, SHOT);
  await openBoard(page);
  await type(page, 'safety', 'aim 180', 'shoot');
  await finish(page);
  await untilActivity(page, 'placing', 'aiming');
  await type(page, 'undo');
  await expect(notes(page)).toContainText('taken back');
  expect((await table(page)).activity).toMatchObject({ kind: 'aiming', seat: 'A' });
  await expect(board(page).getByRole('textbox')).toBeFocused();
});
