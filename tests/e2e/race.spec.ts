import { type Page, expect, test } from '@playwright/test';
import { SKILLS, choose } from '@tenball/ai';
import { seed } from '@tenball/base';
import type { Command } from '@tenball/match';
import {
  FLAT_BROWSER, activity, onScreen, open, setSpeed, state, table, turnTo, untilActivity,
} from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

/** Every so many strokes of the human and no winner: the rack is conceded. */
const PATIENCE = 30;

test('a race to one against the computer, by pointer and keys, to the ten', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Vera');
  await page.getByRole('slider', { name: 'Opponent' }).focus();
  await page.keyboard.press('Home');
  await pick(page, /Race/, '1');
  await pick(page, 'First break', 'You');
  await page.getByRole('button', { name: 'Break now' }).click();
  await untilActivity(page, 'aiming');

  for (let strokes = 0; strokes < PATIENCE; strokes += 1) {
    const now = await untilActivity(page, 'aiming', 'placing', 'choosing', 'match-over');
    if (now === 'match-over') break;
    await takeTurn(page, strokes);
  }
  if (await activity(page) !== 'match-over') await concede(page);

  await untilActivity(page, 'match-over');
  const { match } = await table(page);
  const end = match.scoresheet.at(-1);
  expect(Math.max(match.situation.score.A, match.situation.score.B)).toBe(1);
  if (end?.kind === 'shot') {
    expect(end.call).toMatchObject({ kind: 'pot', ball: 10 });
    expect(end.log.pocketed).toContainEqual(expect.objectContaining({ ball: 10 }));
  } else {
    expect(end?.kind).toBe('concession');
  }
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  expect((await state(page)).table?.match.situation.score).toEqual({ A: 0, B: 0 });
});

/** Picks one of a row of choices. */
async function pick(page: Page, group: string | RegExp, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
    .click();
}

/** One decision of the human, with the judgement of a machine and the hands of a player. */
async function takeTurn(page: Page, strokes: number): Promise<void> {
  const { match, activity: now } = await table(page);
  if (now.kind === 'match-over' || now.kind === 'striking' || now.kind === 'rolling') return;
  const { command } = choose(match, now.seat, SKILLS[9], seed(strokes), 300);
  switch (command.kind) {
    case 'choose':
      await page.keyboard.press('Digit1');
      return;
    case 'place':
      await place(page, command.at);
      return;
    case 'concede': return concede(page);
    case 'shoot':
      if (now.kind === 'placing') await page.keyboard.press('Enter');
      await shoot(page, command);
      return;
    case 'report':
    case 'event':
    case 'lag':
    case 'undo':
    case 'correct':
      throw new Error(`a player does not ${command.kind}`);
  }
}

/** The pointer carries the cue ball to a spot and lets go of it there. */
async function place(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  if (await activity(page) === 'aiming') await page.keyboard.press('Enter');
  const spot = await onScreen(page, at);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.click(spot.x, spot.y);
  if (await activity(page) === 'placing') await page.keyboard.press('Enter');
}

type Shoot = Command & { readonly kind: 'shoot' };

async function shoot(page: Page, { call, stroke }: Shoot): Promise<void> {
  const before = (await table(page)).match;
  const lowest = before.situation.ballsOnTable[0];
  const target = lowest === undefined ? undefined : before.layout[lowest];
  if (target !== undefined) {
    const ball = await onScreen(page, target);
    await page.mouse.click(ball.x, ball.y);
  }
  await turnTo(page, stroke.headingDegrees);
  await setSpeed(page, Math.min(10, stroke.speed));
  if (call.kind === 'safety') await page.keyboard.press('KeyD');
  if (call.kind === 'push-out') await page.keyboard.press('KeyP');
  if (call.kind === 'pot') {
    if (call.ball !== lowest) await callBall(page, call.ball);
    const pockets = ['HL', 'SL', 'FL', 'HR', 'SR', 'FR'];
    await page.keyboard.press(`Digit${pockets.indexOf(call.pocket) + 1}`);
  }
  await page.keyboard.press('Space');
  expect((await table(page)).activity.kind).not.toBe('aiming');
}

async function callBall(page: Page, ball: number): Promise<void> {
  await page.locator('#table').focus();
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    const { call } = await table(page);
    if (call.kind === 'pot' && call.ball === ball) return;
  }
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede the match' }).click();
}
