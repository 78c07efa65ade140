/** Wiring only: settings, folder, app, socket, signals. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHYSICS_VERSION } from '@tenball/physics';
import { addressOf, lanHosts, qrLines } from './addresses.ts';
import { createApp } from './app.ts';
import { listen, type Running } from './serve.ts';
import { type Environment, type Settings, settingsFrom, USAGE } from './settings.ts';

const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** Serves until a signal comes. Exit code 2 for bad settings, 1 where the machine refuses. */
export async function main(args: readonly string[], env: Environment): Promise<void> {
  const settings = settingsFrom(args, env);
  if (!settings.ok) return fail(settings.error, 2);
  if (settings.value.help) return console.log(USAGE);
  const { basePath, dataDir, host, port } = settings.value;
  const problem = folderProblem(dataDir);
  if (problem !== undefined) return fail(`DATA_DIR: ${problem}`, 2);
  const version = readVersion();
  const running = await listen(createApp({ version, basePath, dist: DIST }), port, host);
  if (!running.ok) {
    return fail(running.error.message, running.error.kind === 'bad-setting' ? 2 : 1);
  }
  stopOnSignal(running.value);
  announce(settings.value, running.value.port, version);
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}

function folderProblem(path: string): string | undefined {
  try {
    mkdirSync(path, { recursive: true });
    return undefined;
  } catch (problem) {
    return `the folder '${path}' cannot be made (${String(problem)})`;
  }
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function announce(settings: Settings, port: number, version: string): void {
  const { basePath, host, lan } = settings;
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::';
  console.log(`Десятка · Ten-Ball ${version}, physics ${PHYSICS_VERSION}\n`);
  console.log(`  ${addressOf(everywhere ? '127.0.0.1' : host, port, basePath)}`);
  if (!everywhere) return;
  const addresses = lanHosts().map((name) => addressOf(name, port, basePath));
  for (const address of addresses) console.log(`  ${address}`);
  const first = addresses[0];
  if (!lan) return;
  if (first === undefined) return console.log('  (no local network found)');
  console.log(`\n${qrLines(first, process.stdout.isTTY).join('\n')}`);
}

/** The first signal lets answers finish; a second one does not wait. */
function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
