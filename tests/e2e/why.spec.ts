import { type Page, expect, test } from '@playwright/test';
import {
  FLAT_BROWSER, activity, openPosition, setSpeed, table, turnTo, untilActivity,
} from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const STRAIGHT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const TEN_IN_HAND = 'TBP1 9 c@0,0/10@600,300 sA r1 n8 bih=a po=0 f=0,0 ph=shot call=-';
const SCRATCH = 'TBP1 9 c@700,200/10@900,335 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

/** The straight shot, called in another pocket than it falls in. */
async function potInWrongPocket(page: Page): Promise<void> {
  await openPosition(page, STRAIGHT);
  await page.keyboard.press('Digit1');
  await page.keyboard.press('Space');
  await untilActivity(page, 'choosing');
}

test('a ball in another pocket: reasons, passed checks, what if', async ({ page }) => {
  await potInWrongPocket(page);
  const { match } = await table(page);
  expect(match.situation.consecutiveFouls.A).toBe(0);
  await page.getByRole('button', { name: 'Why?' }).click();
  const why = page.getByRole('dialog', { name: 'Why?' });
  await expect(why.getByRole('link', { name: /Clause.6,/ }).first())
    .toHaveAttribute('href', './rules.html#S6');
  const checks = why.locator('section', { hasText: 'Why is it not a foul?' }).locator('li');
  expect(await checks.count()).toBeGreaterThan(5);
  await expect(why.getByText('The same shot with one thing otherwise:')).toBeVisible();
  await expect(why.getByText('1 made as called', { exact: false }).first()).toBeVisible();
  await expect(why.getByRole('link', { name: /Ask the referee/ }))
    .toHaveAttribute('href', /^\.\/ask\.html#base%20%7C%20A%20.*balls%3A1%2C10/);
});

test('the ruling is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await potInWrongPocket(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Ball in an uncalled pocket');
  expect(text).toContain('Base edition');
});

test('a foul is explained by the check that failed', async ({ page }) => {
  await openPosition(page, STRAIGHT);
  await page.keyboard.press('KeyD');
  await turnTo(page, 120);
  await setSpeed(page, 0.6);
  await page.keyboard.press('Space');
  await untilActivity(page, 'placing');
  await page.getByRole('button', { name: 'Why?' }).click();
  const why = page.getByRole('dialog', { name: 'Why?' });
  await expect(why.getByText('Why is it a foul?')).toBeVisible();
  await expect(why.locator('[data-passed=false]').first()).toBeVisible();
});

test('the clause is reached by Tab and opens the book beside the match', async ({ page }) => {
  await potInWrongPocket(page);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    if (href !== '') break;
  }
  await expect(page.locator('.banner a.chip-link').or(page.locator('a.side-clause'))
    .and(page.locator(':focus'))).toHaveCount(1);
  const [book] = await Promise.all([
    page.context().waitForEvent('page'), page.keyboard.press('Enter'),
  ]);
  await book.waitForURL(/\/rules\.html#S6$/);
  await expect(book.getByRole('heading').first()).toBeVisible();
  expect(await activity(page)).toBe('choosing');
});

test('each line of the shot list has its clause and its reasons', async ({ page }) => {
  await potInWrongPocket(page);
  await page.keyboard.press('Digit1');
  await untilActivity(page, 'aiming');
  await page.getByRole('button', { name: 'Shot list' }).click();
  const list = page.getByRole('dialog', { name: 'Shot list' });
  await expect(list.getByRole('link', { name: /Clause.6,/ }).first())
    .toHaveAttribute('href', './rules.html#S6');
  await list.getByRole('button', { name: /Why\? Ball in an uncalled pocket/ }).click();
  await expect(page.getByRole('dialog', { name: 'Why?' })
    .getByText('Ball in an uncalled pocket').first()).toBeVisible();
});

test('with only the ten left all controls are there, also after a reload', async ({ page }) => {
  await openPosition(page, TEN_IN_HAND);
  expect(await activity(page)).toBe('placing');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Digit1');
  const controls = async () => {
    await expect(page.getByRole('slider', { name: 'Speed' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Tip' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Shoot', exact: true })).toBeEnabled();
  };
  await controls();
  expect((await table(page)).call).toEqual({ kind: 'pot', ball: 10, pocket: 'HL' });
  await page.reload();
  await page.waitForFunction(() => 'tenball' in window);
  await untilActivity(page, 'aiming');
  await controls();
  await page.keyboard.press('Digit1');
  await page.keyboard.press('Space');
  await untilActivity(page, 'rolling');
});

test('while a ball moves no stroke is taken, and none waits for the end', async ({ page }) => {
  await openPosition(page, SCRATCH);
  await page.keyboard.press('KeyD');
  await setSpeed(page, 1);
  await page.keyboard.press('Space');
  const strokes = async () => (await table(page)).match.scoresheet
    .filter(({ kind }) => kind === 'shot').length;
  const isUnderWay = async () => ['striking', 'rolling'].includes(await activity(page));
  for (let presses = 0; presses < 20 && await isUnderWay(); presses += 1) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(40);
  }
  await untilActivity(page, 'aiming', 'placing', 'choosing');
  await page.waitForTimeout(300);
  expect(await strokes()).toBe(1);
  expect(await activity(page)).not.toBe('rolling');
});

test('the aim aid stands in the header, and without one no line is drawn', async ({ page }) => {
  await openPosition(page, STRAIGHT);
  await expect(page.getByText('Aim aid: Short')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radiogroup', { name: 'Aim aid' }).getByRole('radio', { name: 'None' })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Aim aid: None')).toBeVisible();
});
