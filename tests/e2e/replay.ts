/** What the browser tests know of the page of replays. */
import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { formatLink } from '../../apps/web/src/share/link.ts';

/** A race to two between computers: 35 strokes in three racks. */
export const MATCH = readFileSync('fixtures/links-match.tbg', 'utf8');

/** What stands behind `#` for `text`. */
export async function fragmentOf(text: string): Promise<string> {
  return `#${await formatLink(text, 'tb@1.0.0')}`;
}

/** Opens the page of replays, flat and in English. */
export async function openReplay(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/replay.html?lang=en&quality=plan${fragment}`);
}

/** Waits until a film is there and was played again. */
export async function untilFilm(page: Page): Promise<void> {
  await expect(page.locator('main.film')).toBeVisible();
  await expect(page.getByLabel('Course of the shot')).toBeEnabled();
}

/** What the timeline says of the instant. */
export async function instant(page: Page): Promise<string> {
  return await page.getByLabel('Course of the shot').getAttribute('aria-valuetext') ?? '';
}

/** The place in the address, once the page has written it. */
export async function expectPlace(page: Page, place: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash.replace(/^.*&at=/, '')).toBe(place);
}

/** The hash of the last stroke that the page came to. */
export async function finalHash(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['hash'] ?? '');
}

/** Pictures drawn since the page was opened. */
export async function frames(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['frames']));
}
