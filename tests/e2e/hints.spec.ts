import { SKILLS, choose, execute } from '@tenball/ai';
import { derive, seed } from '@tenball/base';
import { decide } from '@tenball/match';
import { type Page, expect, test } from '@playwright/test';
import { matchFromText } from '../../apps/web/src/address.ts';
import {
  FLAT_BROWSER, activity, open, openPosition, table, untilActivity,
} from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const SHOT = 'TBP1 9 c@-300,0/1@600,300/4@200,-350/10@1000,-200 sA r1 n4 bih=0 po=0 f=0,0 ph=shot '
  + 'call=-';
const IN_HAND = SHOT.replace('c@-300,0/', '').replace('bih=0', 'bih=a');

/** Waits until `step` of a hint is to be read; returns its place. */
async function hintAt(page: Page, step: number) {
  await expect.poll(async () => {
    const { help } = await table(page);
    return typeof help?.found === 'object' ? help.step : 0;
  }, { timeout: 60_000 }).toBe(step);
  return page.getByRole('region', { name: 'Hint' });
}

/** The page believes to have so many processors. */
async function pretendCores(page: Page, cores: number): Promise<void> {
  await page.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });
  }, cores);
}

test('each press of the button tells more, the last one puts the hint away', async ({ page }) => {
  await openPosition(page, SHOT, { level: '5' });
  await page.getByRole('button', { name: 'Hint' }).click();
  const card = await hintAt(page, 1);
  await expect(card.getByRole('heading')).toHaveText('Attack');
  await expect(card).not.toContainText('club');

  await card.getByRole('button', { name: /Ball and pocket/ }).click();
  await expect(card.getByRole('status')).toContainText(/Ball 1, .*you \d+%, club \d+%, pro \d+%/);
  await card.getByRole('button', { name: /Zone and stroke/ }).click();
  await expect(card).toContainText(/(Soft|Medium|Firm), (draw|stun|follow)/);
  await card.getByRole('button', { name: /The whole shot/ }).click();
  await expect(card.getByRole('status')).toContainText(/Speed \d.*Tip: .*Margin: .*Next: Ball 4/);
  const { help } = await table(page);
  expect(typeof help?.found === 'object' ? help.found.marks.paths.length : 0).toBeGreaterThan(1);
  await card.getByRole('button', { name: /Put the hint away/ }).click();
  await expect(card).toHaveCount(0);
});

test('by keyboard, in Russian, and read aloud', async ({ page }) => {
  await openPosition(page, SHOT, { level: '5', lang: 'ru' });
  await page.keyboard.press('KeyH');
  await hintAt(page, 1);
  const spoken = page.getByRole('region', { name: 'Подсказка' }).getByRole('status');
  await expect(spoken).toHaveText(/Подсказка, 1 из.4\. Атака/);
  await page.keyboard.press('KeyH');
  await expect(spoken).toHaveText(/Шар 1, .* у.вас \d+.%, клуб \d+.%, профи \d+.%/);
  await page.keyboard.press('Escape');
  await expect(spoken).toHaveCount(0);
});

test('anything that changes the table takes the hint away, worked out or not', async ({ page }) => {
  await openPosition(page, SHOT, { level: '5' });
  await page.keyboard.press('KeyH');
  await hintAt(page, 1);
  await page.keyboard.press('ArrowLeft');
  expect((await table(page)).help).toBeDefined();
  await page.keyboard.press('KeyD');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await table(page)).help).toBeUndefined();

  await openPosition(page, SHOT, { level: '5' });
  await page.keyboard.press('KeyD');
  await page.keyboard.press('KeyH');
  await page.keyboard.press('Space');
  expect((await table(page)).help).toBeUndefined();
  await untilActivity(page, 'aiming', 'placing', 'choosing', 'match-over');
  expect((await table(page)).help).toBeUndefined();
});

test('with the cue ball in hand the hint marks its place', async ({ page }) => {
  await openPosition(page, IN_HAND, { level: '5' });
  expect(await activity(page)).toBe('placing');
  await page.keyboard.press('KeyH');
  await hintAt(page, 1);
  await page.keyboard.press('KeyH');
  const card = await hintAt(page, 2);
  await expect(card).toContainText('its place is marked');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await table(page)).help).toBeUndefined();
});

test('two people at one screen have no hints, one who practises has', async ({ page }) => {
  await open(page);
  await page.getByText('Two at one screen').click();
  await page.getByRole('button', { name: 'Break now' }).click();
  await untilActivity(page, 'aiming');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('KeyH');
  expect((await table(page)).help).toBeUndefined();
  await openPosition(page, SHOT);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
});

test('nothing that thinks is loaded before somebody has to', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPosition(page, SHOT);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /thinking|worker|hint/.test(url))).toEqual([]);
  await page.keyboard.press('KeyH');
  await hintAt(page, 1);
  expect(asked.some((url) => /worker/.test(url))).toBe(true);
});

test('one who leaves while the computer thinks comes to a page that works', async ({ page }) => {
  await openPosition(page, SHOT.replace('sA', 'sB'), { level: '10' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Home' }).click();
  expect(await activity(page)).toBe('home');
  await page.getByRole('button', { name: /Resume/ }).click();
  await untilActivity(page, 'aiming', 'placing', 'choosing', 'match-over');
  expect((await table(page)).match.scoresheet.length).toBeGreaterThan(0);
});

test('a tab slowed down six times, with one thread, still answers', async ({ page }) => {
  await pretendCores(page, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openPosition(page, SHOT.replace('sA', 'sB'), { level: '10' });
  await expect.poll(async () => (await table(page)).match.scoresheet.length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  // One that thinks; the one that works out strokes is there at every table.
  const thinking = page.workers().filter((worker) => !worker.url().includes('strike-thread'));
  expect(thinking.length).toBeLessThanOrEqual(1);
  await openPosition(page, SHOT, { level: '10' });
  await page.keyboard.press('KeyH');
  await hintAt(page, 1);
});

test('one thread and three give the same hint', async ({ browser, baseURL }) => {
  const found: unknown[] = [];
  for (const cores of [1, 4]) {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await pretendCores(page, cores);
    await openPosition(page, SHOT, { level: '5' });
    await page.keyboard.press('KeyH');
    await hintAt(page, 1);
    found.push((await table(page)).help?.found);
    await context.close();
  }
  expect(found[1]).toEqual(found[0]);
});

const POSITIONS = [
  'c@-300,0/1@600,300/4@200,-350/10@1000,-200',
  'c@700,200/1@900,335/10@-900,0',
  'c@0,0/1@600,0/10@300,0',
  'c@-900,300/2@500,-100/3@560,-100/10@-200,200',
  'c@400,100/10@900,350',
  'c@1000,-500/5@-1000,500/6@-400,100/10@0,-300',
  'c@-100,-400/3@-1100,-400/7@300,300/8@350,260/10@800,0',
  'c@200,550/1@-200,-550/9@700,-100/10@640,-80',
  'c@-1200,0/1@-400,10/2@0,0/10@500,-10',
  '1@600,300/4@200,-350/10@1000,-200',
] as const;

test('Node and the browser decide the same, to the last bit of the shot', async ({ page }) => {
  for (const [n, balls] of POSITIONS.entries()) {
    const hand = balls.startsWith('c') ? '0' : 'a';
    const text = `TBP1 9 ${balls} sB r1 n4 bih=${hand} po=0 f=0,0 ph=shot call=-`;
    const level = ([3, 5, 7] as const)[n % 3] ?? 3;
    const visit = seed(String(n + 1));
    await openPosition(page, text, { level: String(level), debug: String(n + 1) });
    await expect.poll(async () => {
      const { match, activity: now } = await table(page);
      return match.scoresheet.length > 0 || now.kind === 'rolling';
    }, { timeout: 60_000, intervals: [50] }).toBe(true);
    const { match: played, activity: now } = await table(page);
    const [entry] = (now.kind === 'rolling' ? now.after : played).scoresheet;

    const opened = matchFromText(text, { A: 'A', B: 'B' }, visit);
    if (!opened.ok) throw new Error(opened.error.message);
    const planning = derive(derive(visit, 1), 1);
    const { command } = choose(opened.value.match, 'B', SKILLS[level], planning);
    const struck = command.kind === 'shoot'
      ? { ...command, stroke: execute(command.stroke, SKILLS[level], derive(derive(visit, 2), 1)) }
      : command;
    const decided = decide(opened.value.match, 'B', struck);
    expect(decided.ok && decided.value[0], balls).toEqual(entry);
  }
});
