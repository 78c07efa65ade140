import { expect, test } from '@playwright/test';
import {
  FLAT_BROWSER, activity, onScreen, openPosition, setSpeed, state, table, turnTo, untilActivity,
} from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const AFTER_BREAK = 'TBP1 9 c@-300,0/1@600,300/7@600,-300/10@1000,100 '
  + 'sA r1 n1 bih=0 po=1 f=0,0 ph=shot call=-';
const TWO_FOULS = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 '
  + 'sA r1 n6 bih=0 po=0 f=2,0 ph=shot call=- rt=3,3 w=1,0';
const UNCALLED = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

test('a push-out leaves the choice to the other, who passes the shot back', async ({ page }) => {
  await openPosition(page, AFTER_BREAK);
  await page.getByRole('button', { name: 'Push-out' }).click();
  await turnTo(page, 180);
  await setSpeed(page, 0.5);
  await page.keyboard.press('Space');
  await untilActivity(page, 'choosing');
  const choice = page.getByRole('alertdialog');
  await expect(choice.getByRole('button', { name: /Accept the table/ })).toBeVisible();
  await expect(choice.getByRole('button', { name: /Accept the table/ })).toBeFocused();
  await choice.getByRole('button', { name: /Pass it back/ }).click();
  const { match, activity: now } = await table(page);
  expect(now).toMatchObject({ kind: 'aiming', seat: 'A' });
  expect(match.scoresheet.at(-1)).toMatchObject({ kind: 'choice', decision: 'passBack' });
  await expect(page.getByRole('button', { name: 'Push-out' })).toHaveCount(0);
});

test('accepted by its key, the other shoots from where the balls lie', async ({ page }) => {
  await openPosition(page, AFTER_BREAK);
  await page.keyboard.press('KeyP');
  await setSpeed(page, 0.5);
  await page.keyboard.press('Space');
  await untilActivity(page, 'choosing');
  await page.keyboard.press('Digit1');
  expect((await table(page)).activity).toMatchObject({ kind: 'aiming', seat: 'B' });
});

test('a foul gives ball in hand, moved by the mouse, put where it may lie', async ({ page }) => {
  await openPosition(page, UNCALLED);
  await page.keyboard.press('KeyD');
  await turnTo(page, 120);
  await setSpeed(page, 0.6);
  await page.keyboard.press('Space');
  await untilActivity(page, 'placing');
  expect((await table(page)).activity).toMatchObject({ kind: 'placing', seat: 'B' });
  await expect(page.getByRole('heading', { name: 'No ball hit' })).toBeVisible();

  const onTheOne = await onScreen(page, { x: 0.9, y: 0.33 });
  await page.mouse.click(onTheOne.x, onTheOne.y);
  expect(await activity(page)).toBe('placing');
  await expect(page.getByText(/Ball.1 is in the way/).first()).toBeVisible();

  const free = await onScreen(page, { x: 0.4, y: 0 });
  await page.mouse.click(free.x, free.y);
  expect(await activity(page)).toBe('aiming');
  const lying = (await table(page)).match.layout[0];
  expect(lying?.x).toBeCloseTo(0.4, 1);
  expect(lying?.y).toBeCloseTo(0, 1);
});

test('an uncalled ball stays down, and the other may accept or pass it back', async ({ page }) => {
  await openPosition(page, UNCALLED);
  await page.keyboard.press('Digit1');
  await page.keyboard.press('Space');
  await untilActivity(page, 'choosing');
  const { match } = await table(page);
  expect(match.situation.pendingDecision?.kind).toBe('afterWrongfulPocketing');
  expect(match.situation.ballsOnTable).toEqual([10]);
  await page.keyboard.press('Digit2');
  expect((await table(page)).activity).toMatchObject({ kind: 'aiming', seat: 'A' });
});

test('a third foul in a row loses the rack, after a warning', async ({ page }) => {
  await openPosition(page, TWO_FOULS);
  await expect(page.getByText(/2.fouls/).first()).toBeVisible();
  await page.keyboard.press('KeyD');
  await turnTo(page, 180);
  await setSpeed(page, 0.5);
  await page.keyboard.press('Space');
  await untilActivity(page, 'aiming');
  const { match } = await table(page);
  expect(match.situation.score).toEqual({ A: 0, B: 1 });
  expect(match.situation.consecutiveFouls).toEqual({ A: 0, B: 0 });
  expect(match.rackNumber).toBe(2);
  await expect(page.getByText(/Three fouls in a row/).first()).toBeVisible();
});

test('a push-out that is not open is refused in words', async ({ page }) => {
  await openPosition(page, UNCALLED);
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: /second shot of the rack only/ })).toBeVisible();
  expect((await state(page)).table?.match.scoresheet).toEqual([]);
});
