import { type Page, expect, test } from '@playwright/test';
import {
  FLAT_BROWSER, activity, open, openPosition, setSpeed, table, untilActivity,
} from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const FEW = 'TBP1 9 c@0,0/2@600,300/9@-600,200/10@1000,100 '
  + 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const TEN_ONLY = `${FEW} ed=custom op=callMode=tenOnly`;

/** Two at one screen, the first of them breaks. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Two at one screen/ }).click();
}

async function breakNow(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'First break' }).getByRole('radio').nth(1).click();
  await page.getByRole('button', { name: 'Break now' }).click();
  await untilActivity(page, 'aiming', 'placing');
}

test('an edition chosen by name is shown at the table, and a reload keeps it', async ({ page }) => {
  await open(page);
  await sitDown(page);
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('WPA 2008');
  await expect(page.getByText(/1 difference from the base/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute('href', './rules.html#editions/base/wpa-2008');
  await breakNow(page);
  const shown = page.getByRole('link', { name: 'Rules: WPA 2008' });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute('href', './rules.html#editions/base/wpa-2008');

  await page.reload();
  await page.waitForFunction(() => 'tenball' in window);
  await untilActivity(page, 'aiming', 'placing');
  await expect(shown).toBeVisible();
  const { rulebook } = (await table(page)).match.setup;
  expect(rulebook).toMatchObject({ edition: 'wpa-2008', earlyCalledTen: 'winsRack' });
});

test('one parameter changed makes house rules; what cannot be is refused', async ({ page }) => {
  await open(page);
  await sitDown(page);
  await page.getByRole('button', { name: 'All parameters…' }).click();
  const sheet = page.getByRole('dialog', { name: 'All parameters of the rules' });
  const rails = sheet.getByRole('spinbutton', { name: 'What a break has to do' });
  await rails.fill('12');
  await expect(sheet.getByText('A number from 0 to 10')).toBeVisible();
  await rails.fill('3');
  await expect(sheet.getByText('A number from 0 to 10')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('combobox', { name: 'Rules' })).toHaveValue('custom');
  await breakNow(page);
  await expect(page.getByRole('link', { name: 'Rules: House rules' }))
    .toHaveAttribute('href', './rules.html#editions/base/custom,breakRailBalls=3');
  const { rulebook } = (await table(page)).match.setup;
  expect(rulebook).toMatchObject({ edition: 'custom', breakRailBalls: 3 });
});

test('the notes of an edition stand at its parameters', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('UPA');
  await page.getByRole('button', { name: 'All parameters…' }).click();
  const sheet = page.getByRole('dialog', { name: 'All parameters of the rules' });
  await expect(sheet.getByText(/not checked: Not checked: the value of the base/)).toBeVisible();
});

test('where only the ten is called the panel asks for nothing else', async ({ page }) => {
  await openPosition(page, TEN_ONLY);
  const call = page.getByRole('region', { name: 'Call', exact: true });
  await expect(call.getByText('No call needed')).toBeVisible();
  await call.getByRole('button', { name: 'Call the 10' }).click();
  await expect(call.getByRole('radiogroup', { name: 'Ball' }).getByRole('radio')).toHaveCount(1);
  await call.getByRole('radio', { name: 'far left corner' }).click();
  expect((await table(page)).call).toEqual({ kind: 'pot', ball: 10, pocket: 'FL' });
  await call.getByRole('button', { name: 'Change' }).click();
  await call.getByRole('button', { name: 'No call needed' }).click();
  await page.keyboard.press('Space');
  await untilActivity(page, 'rolling');
  expect((await table(page)).lastShot?.entry.call).toEqual({ kind: 'none' });
});

test('where nothing is called Space shoots, and a made ball keeps the inning', async ({ page }) => {
  await openPosition(page, 'TBP1 9 c@700,200/1@900,335/10@-900,0 '
    + 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=- ed=upa');
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0);
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming');
  const { match, activity: now } = await table(page);
  expect(match.situation.ballsOnTable).toEqual([10]);
  expect(now).toMatchObject({ kind: 'aiming', seat: 'A' });
});

test('a weak break leaves three answers, and the rack is set anew', async ({ page }) => {
  await open(page);
  await sitDown(page);
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('UPA');
  await breakNow(page);
  if (await activity(page) === 'placing') await page.keyboard.press('Enter');
  await setSpeed(page, 1.2);
  await page.keyboard.press('Space');
  await untilActivity(page, 'choosing');
  const choice = page.getByRole('alertdialog');
  await expect(choice.locator('.option')).toHaveCount(3);
  await choice.getByRole('button', { name: /Re-rack, I break/ }).click();
  await untilActivity(page, 'aiming', 'placing');
  const { match } = await table(page);
  expect(match.situation).toMatchObject({ phase: 'break', shooter: 'B', breaker: 'B' });
  expect(match.situation.consecutiveFouls).toEqual({ A: 0, B: 0 });
  expect(Object.keys(match.layout)).toHaveLength(11);
});

test('the computer plays on by rules without calls', async ({ page }) => {
  await openPosition(page, `${FEW.replace('sA', 'sB')} ed=upa`, { level: '5' });
  await expect.poll(async () => {
    if (await activity(page) === 'rolling') await page.keyboard.press('KeyZ');
    return (await table(page)).match.scoresheet.some(({ kind }) => kind === 'shot');
  }, { timeout: 60_000 }).toBe(true);
  const shot = (await table(page)).match.scoresheet.find(({ kind }) => kind === 'shot');
  expect(shot?.kind === 'shot' && shot.call.kind).not.toBe('pot');
});

test('at double zoom nothing of a new match lies beside the window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const lang of ['ru', 'en']) {
    await open(page, { lang });
    const rules = page.getByRole('combobox').filter({ hasText: 'UPA' });
    await rules.selectOption({ label: 'UPA' });
    const beside = await page.locator('.home').evaluate((home) => (
      [...home.querySelectorAll('a, button, input, select')]
        .filter((one) => one.getBoundingClientRect().right > home.clientWidth)
        .map((one) => one.textContent)
    ));
    expect(beside).toEqual([]);
    expect(await page.locator('.home').evaluate((home) => home.scrollWidth)).toBe(640);
  }
});
