import { type AddressInfo, createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

/** Software rendering, so that WebGL is there on a machine without a graphics card. */
const FLAGS = [
  '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
  '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
];

// The workers read this file again: they must come to the same port as the first reader.
process.env['TENBALL_E2E_PORT'] ??= String(await freePort());
const port = process.env['TENBALL_E2E_PORT'];
const chromium = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./scripts/browser-reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 960, height: 540 },
    trace: 'retain-on-failure',
    launchOptions: {
      args: FLAGS,
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/bootstrap.mjs start`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: port, HOST: '127.0.0.1', BASE_PATH: '/', DATA_DIR: 'test-results/data' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(found));
    });
  });
}
