import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { listen, type Running } from './serve.ts';

const SCRIPT = `console.log('${'ten '.repeat(400)}');\n`;
const PAGE = '<!doctype html><html><head><title>t</title></head><body></body></html>';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

let dist = '';
let outside = '';
let atRoot: Running;
let below: Running;

async function start(basePath: string, folder = dist): Promise<Running> {
  const app = createApp({ version: '1.2.3', basePath, dist: folder });
  const running = await listen(app, 0, '127.0.0.1');
  if (!running.ok) throw new Error(running.error.message);
  return running.value;
}

/** The path goes out as it is: fetch would tidy `..` away before anybody could be fooled by it. */
function ask(
  { port }: Running, path: string, headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({
        status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts),
      }));
    }).on('error', reject);
  });
}

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'tenball-app-'));
  dist = join(outside, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(dist, '.built-from'), 'secret');
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'assets/main-abc123.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT));
  atRoot = await start('/');
  below = await start('/club/pool/');
});

afterAll(async () => {
  await Promise.all([atRoot.stop(), below.stop()]);
  rmSync(outside, { recursive: true });
});

describe('health', () => {
  test('a server with a client is well, and names its versions', async () => {
    const { status, body, headers } = await ask(atRoot, '/healthz');
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toEqual({
      ok: true, version: '1.2.3', physics: expect.stringMatching(/^tb@\d+\.\d+\.\d+$/) as string,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('it answers below the base path only', async () => {
    expect((await ask(below, '/club/pool/healthz')).status).toBe(200);
    expect((await ask(below, '/healthz')).status).toBe(404);
  });

  test('a server whose client is not built says so', async () => {
    const bare = await start('/', join(outside, 'nothing'));
    expect((await ask(bare, '/healthz')).status).toBe(503);
    const page = await ask(bare, '/', BROWSER);
    expect(page.status).toBe(503);
    expect(page.body.toString()).toContain('npm run build');
    await bare.stop();
  });
});

describe('the built client', () => {
  test('a hashed file comes compressed and may be kept for ever', async () => {
    const answer = await ask(atRoot, '/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(brotliDecompressSync(answer.body).toString()).toBe(SCRIPT);
  });

  test('whoever cannot decompress gets the plain file', async () => {
    const answer = await ask(atRoot, '/assets/main-abc123.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(SCRIPT);
  });

  test('the page is asked for again each time, and costs nothing when it is the same', async () => {
    const first = await ask(atRoot, '/', BROWSER);
    expect(first.body.toString()).toBe(PAGE);
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = first.headers.etag ?? '';
    expect((await ask(atRoot, '/', { ...BROWSER, 'if-none-match': etag })).status).toBe(304);
  });

  test('an address inside the app gets the page, told where its root is', async () => {
    const { status, body } = await ask(below, '/club/pool/match/12', BROWSER);
    expect(status).toBe(200);
    expect(body.toString()).toContain('<head><base href="/club/pool/">');
  });

  test('the base path without its slash leads to the one with it', async () => {
    const { status, headers } = await ask(below, '/club/pool?lang=en');
    expect(status).toBe(308);
    expect(headers.location).toBe('/club/pool/?lang=en');
  });

  test('a missing file is missing, not the page', async () => {
    expect((await ask(atRoot, '/assets/gone-123.js', BROWSER)).status).toBe(404);
  });
});

describe('closed doors', () => {
  test.each([
    '/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt',
    '/.built-from', '/secret.txt%00', '/%zz',
  ])('%s tells nothing', async (path) => {
    const { status, body } = await ask(atRoot, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.toString()).not.toContain('secret');
  });

  test('scripts come from here only, and plain http stays plain', async () => {
    const { headers } = await ask(atRoot, '/', BROWSER);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
