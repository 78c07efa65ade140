import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const RUN = `
  import { register } from 'tsx/esm/api';
  register();
  const { main } = await import(${JSON.stringify(new URL('./main.ts', import.meta.url).href)});
  await main(process.argv.slice(1), process.env);
`;
const HERE = fileURLToPath(new URL('..', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let dataDir = '';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tenball-main-'));
});

afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

/** Runs the server; the moment it prints its address, `whenUp` is called and it is stopped. */
function serve(
  args: readonly string[], env: Record<string, string>, whenUp = async (_address: string) => {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RUN, '--', ...args], {
    cwd: HERE, env: { ...process.env, DATA_DIR: join(dataDir, 'new/data'), ...env },
  });
  let out = '';
  let err = '';
  let up = false;
  child.stderr.on('data', (part: Buffer) => { err += part.toString(); });
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
    const address = /http:\/\/\S+/.exec(out)?.[0];
    if (up || address === undefined) return;
    up = true;
    void whenUp(address).finally(() => child.kill('SIGTERM'));
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the server as a program', () => {
  test('it prints its address, serves, makes its folder, and ends well when told to', async () => {
    let status = 0;
    const { code, out } = await serve([], { PORT: '0' }, async (address) => {
      status = (await fetch(`${address}/healthz`)).status;
    });
    expect(out).toContain('Десятка · Ten-Ball');
    expect([200, 503]).toContain(status);
    expect(statSync(join(dataDir, 'new/data')).isDirectory()).toBe(true);
    expect(code).toBe(0);
  });

  test('a bad setting ends it with code 2 and a sentence', async () => {
    const { code, err } = await serve([], { PORT: 'abc' });
    expect(code).toBe(2);
    expect(err).toContain("PORT: expected a port number from 0 to 65535, found 'abc'");
  });

  test('a busy port is named, and how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => { other.listen(0, '127.0.0.1', resolve); });
    const { port } = other.address() as AddressInfo;
    const { code, err } = await serve(['--port', String(port)], {});
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(`Port ${port} is in use`);
    expect(err).toContain('--port');
  });
});
