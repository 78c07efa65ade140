import { type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER, activity, open, openPosition, table, untilActivity } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const OPEN = 'TBP1 9 c@200,-100/1@750,300/2@-500,350/3@100,-400/10@-800,-300 sA r1 n4 bih=0 po=0 '
  + 'f=0,0 ph=shot call=-';
const IN_HAND = OPEN.replace('c@200,-100/', '').replace('bih=0', 'bih=a');

/** Waits until suggestions are there; returns their card. */
async function card(page: Page, name = 'Shots') {
  await expect.poll(async () => typeof (await table(page)).suggest?.found, { timeout: 60_000 })
    .toBe('object');
  return page.getByRole('region', { name, exact: true });
}

test('three shots with their chances and why; the chosen one is marked', async ({ page }) => {
  await openPosition(page, OPEN, { level: '5' });
  await page.getByRole('button', { name: 'Suggest shots' }).click();
  const shots = await card(page);
  const items = shots.getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText(/FL.*pot.*\d+%.*rack.*\d+%.*[A-Z].*m\/s/);
  await expect(shots.getByRole('status')).toContainText(/Shot.1\. .*pot \d+%, rack \d+%\. /);
  await items.nth(1).getByRole('button').click();
  const { suggest } = await table(page);
  expect(suggest?.shown).toBe(1);
  const marks = typeof suggest?.found === 'object' ? suggest.found.marks : [];
  expect(marks.every(({ leaves }) => (leaves?.length ?? 0) > 10)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(shots).toHaveCount(0);
});

test('by keyboard in Russian: one after the other, then none', async ({ page }) => {
  await openPosition(page, OPEN, { level: '5', lang: 'ru' });
  await page.keyboard.press('KeyG');
  const shots = await card(page, 'Варианты');
  await expect(shots.getByRole('status')).toContainText(/Вариант.1\. .*партия \d+.%/);
  await page.keyboard.press('KeyG');
  await expect(shots.getByRole('status')).toContainText(/Вариант.2/);
  await page.keyboard.press('KeyG');
  await page.keyboard.press('KeyG');
  await expect(shots).toHaveCount(0);
});

test('the same visit suggests the same; a stroke takes it away', async ({ page }) => {
  const found: unknown[] = [];
  for (let n = 0; n < 2; n += 1) {
    await openPosition(page, OPEN, { level: '5', debug: '8' });
    await page.keyboard.press('KeyG');
    await card(page);
    found.push((await table(page)).suggest?.found);
  }
  expect(found[1]).toEqual(found[0]);
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await table(page)).suggest).toBeUndefined();
});

test('with the cue ball in hand its place is marked', async ({ page }) => {
  await openPosition(page, IN_HAND, { level: '5' });
  expect(await activity(page)).toBe('placing');
  await page.keyboard.press('KeyG');
  await expect(await card(page)).toContainText('its place is marked');
});

test('two people who play a match have no suggestions', async ({ page }) => {
  await open(page);
  await page.getByText('Two at one screen').click();
  await page.getByRole('button', { name: 'Break now' }).click();
  await untilActivity(page, 'aiming');
  await expect(page.getByRole('button', { name: 'Suggest shots' })).toHaveCount(0);
});
