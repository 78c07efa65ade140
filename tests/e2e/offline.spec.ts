import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FLAT_BROWSER } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 } });

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json', '.png': 'image/png',
};

/** The client under a folder of its own, as behind a proxy; `stop` leaves nobody listening. */
async function serve(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname.replace(/^\/pool\//, '');
    const file = join(DIST, path === '' ? 'index.html' : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/pool/`,
    stop: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    }),
  };
}

test('with the server stopped the game starts again and plays', async ({ page }) => {
  const served = await serve();
  await page.goto(`${served.url}?lang=en&quality=plan`);
  await expect.poll(() => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state;
  }), { timeout: 60_000 }).toBe('activated');
  await served.stop();
  await page.reload();
  await page.getByRole('button', { name: /^Two at one screen/ }).click();
  await page.getByRole('button', { name: 'Break now' }).click();
  await page.getByRole('button', { name: 'Break', exact: true }).click();
  // The stroke was worked out on its thread, kept like the rest, and ruled on.
  await expect(page.locator('#ruling')).toBeVisible({ timeout: 60_000 });
  for (const other of ['rules.html', 'ask.html', 'replay.html']) {
    await page.goto(served.url + other);
    await expect(page.locator('main').first()).toBeVisible();
  }
});

test('the list of what is kept is all that the client is made of', () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  expect(worker).not.toContain('__PRECACHE__');
  const listed = /"files":(\[.*?\])/.exec(worker)?.[1] ?? '[]';
  const files = JSON.parse(listed) as string[];
  expect(files).toContain('index.html');
  expect(files.filter((file) => file.includes('worker')).length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(join(DIST, file))).toBe(true);
});
