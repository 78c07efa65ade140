/** What the browser tests know of the page: its address, its door, its keys. */
import { type Page, expect } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import type { DebugDoor } from '../../apps/web/src/debug-door.ts';
import type { Activity, State, Table } from '../../apps/web/src/state.ts';

/** Without a graphics card a page is painted fastest by the processor alone. */
export const FLAT_BROWSER = {
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
    '--disable-dev-shm-usage',
  ],
  ...executable(),
};

function executable(): { readonly executablePath?: string } {
  const path = findChromium();
  return path === undefined ? {} : { executablePath: path };
}

/** The window of the page with its door open. */
interface DoorWindow {
  readonly tenball: DebugDoor;
}

/** Opens the page with the flat plan and a fixed seed of chance. */
export async function open(
  page: Page, query: Readonly<Record<string, string>> = {},
): Promise<void> {
  const search = new URLSearchParams({ quality: 'plan', debug: '1', lang: 'en', ...query });
  await page.goto(`/?${search.toString()}`);
  await page.waitForFunction(() => 'tenball' in window);
}

/** Opens a TBP1 position as a link would: spaces as tildes. */
export async function openPosition(
  page: Page, position: string, query: Readonly<Record<string, string>> = {},
): Promise<void> {
  await open(page, { p: position.replaceAll(' ', '~'), ...query });
}

export async function state(page: Page): Promise<State> {
  return page.evaluate(() => (window as unknown as DoorWindow).tenball.state());
}

export async function table(page: Page): Promise<Table> {
  const { table: here } = await state(page);
  if (here === undefined) throw new Error('nobody sits at a table');
  return here;
}

export async function activity(page: Page): Promise<Activity['kind'] | 'home'> {
  return page.evaluate(() =>
    (window as unknown as DoorWindow).tenball.state().table?.activity.kind ?? 'home');
}

/** Waits until one of `kinds` goes on at the table; a shot that rolls is skipped. */
export async function untilActivity(
  page: Page, ...kinds: readonly (Activity['kind'] | 'home')[]
): Promise<Activity['kind'] | 'home'> {
  let now = await activity(page);
  await expect.poll(async () => {
    now = await activity(page);
    if (now === 'rolling' && !kinds.includes('rolling')) await page.keyboard.press('KeyZ');
    return kinds.includes(now);
  }, { intervals: [50], timeout: 60_000 }).toBe(true);
  return now;
}

/** The number of pictures drawn so far. */
export async function frames(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as DoorWindow).tenball.frames());
}

/** Where a point of the table is on the screen. */
export async function onScreen(
  page: Page, point: { readonly x: number; readonly y: number },
): Promise<{ readonly x: number; readonly y: number }> {
  const at = await page.evaluate(
    ({ x, y }) => (window as unknown as DoorWindow).tenball.project({ x, y, z: 0.028575 }), point,
  );
  if (at === undefined) throw new Error('that point is behind the camera');
  return at;
}

/** The computer's thread dies. */
export async function crashWorker(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as DoorWindow).tenball.crashWorker());
}

/** Turns the aim to `headingDegrees` by the arrow keys, to a hundredth of a degree. */
export async function turnTo(page: Page, headingDegrees: number): Promise<void> {
  const { aim } = await table(page);
  const turn = headingDegrees - aim.headingDegrees;
  let left = Math.round((turn - 360 * Math.round(turn / 360)) * 100);
  const steps = [['', 100], ['Shift+', 10], ['Alt+', 1]] as const;
  for (const [modifier, size] of steps) {
    const key = `${modifier}${left > 0 ? 'ArrowLeft' : 'ArrowRight'}`;
    for (; Math.abs(left) >= size; left -= Math.sign(left) * size) await page.keyboard.press(key);
  }
}

/** Sets the cue speed, m/s, by the bracket keys. */
export async function setSpeed(page: Page, speed: number): Promise<void> {
  const { aim } = await table(page);
  let left = Math.round((speed - aim.speed) * 50);
  const steps = [['', 10], ['Shift+', 1]] as const;
  for (const [modifier, size] of steps) {
    const key = `${modifier}${left > 0 ? 'BracketRight' : 'BracketLeft'}`;
    for (; Math.abs(left) >= size; left -= Math.sign(left) * size) await page.keyboard.press(key);
  }
}

/** Which surface draws the table. */
export async function surface(page: Page): Promise<'plan' | 'scene'> {
  return page.evaluate(() => (window as unknown as DoorWindow).tenball.surface());
}
