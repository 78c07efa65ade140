/** One link, two browsers, the same last bit. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firefoxArgs } from '../determinism/browser-run.ts';
import { findProgram, started } from '../determinism/child-run.ts';
import { ROOT } from '../../scripts/child.ts';
import { FLAT_BROWSER } from './game.ts';
import { MATCH, finalHash, fragmentOf, openReplay, untilFilm } from './replay.ts';

test.use({
  launchOptions: FLAT_BROWSER, permissions: ['clipboard-read', 'clipboard-write'],
});

const firefox = findProgram(['firefox-esr', 'firefox']);

/** Tells the server what the page came to, as soon as it says so. */
const REPORT = `<script>
  const wait = setInterval(() => {
    const { hash, check } = document.documentElement.dataset;
    if (!hash) return;
    clearInterval(wait);
    fetch('/came-to?' + [check, hash, navigator.userAgent.includes('Firefox')].join('+'));
  }, 100);
</script>`;

test('a link made in Chromium comes to the same hash in Firefox', async ({ page, baseURL }) => {
  expect(firefox, 'Debian: apt-get install firefox-esr').toBeDefined();
  await openReplay(page, `${await fragmentOf(MATCH)}&at=3.2.1`);
  await untilFilm(page);
  const whole = await finalHash(page);
  await page.getByRole('button', { name: 'Link to shot' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const said = await inFirefox(firefox ?? '', new URL(baseURL ?? ''), new URL(link).hash);
  expect(said).toBe(`verified+${whole}+true`);
});

/** What the page of replays says for `hash` in Firefox, served from `origin` through here. */
async function inFirefox(program: string, origin: URL, hash: string): Promise<string> {
  let told = (_: string): void => undefined;
  const said = new Promise<string>((resolve) => {
    told = resolve;
  });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/came-to?')) {
      response.end();
      told(url.slice('/came-to?'.length));
      return;
    }
    void fetch(new URL(url, origin)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      response.end(type.includes('html') ? body.toString().replace('</head>', `${REPORT}</head>`)
        : body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const folders = join(ROOT, '.cache');
  mkdirSync(folders, { recursive: true });
  const folder = mkdtempSync(join(folders, 'firefox-'));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/replay.html?quality=plan${hash}`;
  const browser = started(program, firefoxArgs(folder, address));
  try {
    return await said;
  } finally {
    await browser.stop();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
