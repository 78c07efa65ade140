/** A script in a browser: the page comes from this machine and sends back what it prints. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../scripts/child.ts';
import { started } from './child-run.ts';

/** How a browser is started for a page, its data in a new folder. */
export type BrowserArgs = (folder: string, address: string) => readonly string[];

/** Chromium without a window, and without the connections it makes by itself. */
export const chromiumArgs: BrowserArgs = (folder, address) => [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--disable-dev-shm-usage', `--user-data-dir=${folder}`, address,
];

/** Firefox without a window, in a new profile that asks and fetches nothing. */
export const firefoxArgs: BrowserArgs = (folder, address) => {
  writeFileSync(join(folder, 'user.js'), FIREFOX_PREFERENCES);
  return ['--headless', '--no-remote', '--profile', folder, address];
};

/** The last two: a script may take its time without being asked about. */
const FIREFOX_PREFERENCES = `
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.aboutwelcome.enabled', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('app.normandy.enabled', false);
user_pref('app.update.enabled', false);
user_pref('extensions.update.enabled', false);
user_pref('services.settings.server', 'data:,none');
user_pref('browser.safebrowsing.malware.enabled', false);
user_pref('browser.safebrowsing.phishing.enabled', false);
user_pref('toolkit.telemetry.unified', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('dom.max_script_run_time', 0);
user_pref('dom.ipc.reportProcessHangs', false);
`;

/** Longer than any browser takes to ask for the page, and for the corpus, milliseconds. */
const START = 60_000;
const PATIENCE = 240_000;

/** Here, as a browser that is shut in by its packaging sees nothing of the machine's own place. */
const FOLDERS = join(ROOT, '.cache');

/** A browser that could not be made to run a page at all. */
export class Unusable extends Error {}

/** What `script` prints in a browser. Throws `Unusable` when nothing comes. */
export async function browserOutput(
  program: string, argsFor: BrowserArgs, script: string,
): Promise<string> {
  mkdirSync(FOLDERS, { recursive: true });
  const folder = mkdtempSync(join(FOLDERS, 'browser-'));
  const { server, asked, answer } = serve(script);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const browser = started(program, argsFor(folder, `http://127.0.0.1:${port}/`));
  const gone = browser.ended.then((reason) => {
    throw new Unusable(reason);
  });
  try {
    await within(START, 'it asks for no page', [asked, gone]);
    return await within(PATIENCE, 'it says nothing', [answer, gone]);
  } finally {
    gone.catch(() => undefined);
    await browser.stop();
    server.closeAllConnections();
    server.close();
    removeFolder(folder);
  }
}

/** A browser's last children may still be writing as it ends: what they leave is left to them. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  } catch (error) {
    console.info(`${folder} is left behind: ${String(error)}`);
  }
}

/** The first of `promises`, if it comes within so many milliseconds. */
async function within<T>(
  patience: number, failure: string, promises: readonly Promise<T>[],
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Unusable(`${failure} within ${patience / 1000} s`));
    }, patience);
  });
  try {
    return await Promise.race([...promises, late]);
  } finally {
    clearTimeout(timer);
  }
}

const PAGE = '<!doctype html><meta charset=utf-8><title>Ten-Ball</title>'
  + '<script src=run.js></script>';

/** What the page does before and after the script: it sends on what is printed or thrown. */
const BEFORE = `var print = (text) => fetch('/said', { method: 'POST', body: text });
addEventListener('error', (event) => print('thrown: ' + event.message));
`;

interface Served {
  readonly server: Server;
  /** Fulfilled when the page is asked for. */
  readonly asked: Promise<string>;
  readonly answer: Promise<string>;
}

function serve(script: string): Served {
  const page = promised<string>();
  const said = promised<string>();
  const server = createServer((request, response) => {
    const { url } = request;
    if (url === '/') {
      page.fulfil(url);
      response.setHeader('content-type', 'text/html').end(PAGE);
    } else if (url === '/run.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(BEFORE + script);
    } else if (url === '/said') {
      void bodyOf(request).then((text) => {
        response.end();
        said.fulfil(text);
      });
    } else {
      response.writeHead(404).end();
    }
  });
  return { server, asked: page.promise, answer: said.promise };
}

function promised<T>(): { readonly promise: Promise<T>; readonly fulfil: (value: T) => void } {
  let fulfil = (_value: T): void => undefined;
  const promise = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil: (value) => fulfil(value) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
