/** Which Chromium the browser tests run in. Nothing is ever downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = [
  ...NAMES.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What to do where no Chromium is found. */
export const REMEDY = 'install Chromium (Debian: apt-get install chromium) or name one in '
  + 'CHROMIUM_PATH';

/**
 * The path of a Chromium, or undefined. CHROMIUM_PATH comes first and must then be right:
 * a wrong one throws instead of running the tests in another browser than the one asked for.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw Object.assign(new Error(`CHROMIUM_PATH: no file ${named}`), { expected: true });
  }
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = path.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...PLACES, ...onPath, chromium.executablePath()].find((file) => existsSync(file));
}
