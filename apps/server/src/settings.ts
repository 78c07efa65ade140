/** What the server is told: environment and arguments, checked before anything starts. */
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@tenball/base';

export interface Settings {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Undefined: all addresses. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** Show the local network's address with a QR code. */
  readonly lan: boolean;
  readonly help: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export const USAGE = `Usage: npm start [-- OPTIONS]
  --port N   listen on this port (or PORT; default 8080)
  --lan      listen on all addresses, show the local network's address and its QR code
  --help     print this help
Environment: PORT, HOST (default 127.0.0.1), DATA_DIR (default ./data), BASE_PATH (default /)`;

/** The settings, or a sentence that says which one is wrong and what was expected. */
export function settingsFrom(
  args: readonly string[], env: Environment,
): Result<Settings, string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { lan, help } = parsed.value;
  const port = parsed.value.port === undefined
    ? portFrom('PORT', given(env['PORT']) ?? '8080')
    : portFrom('--port', parsed.value.port);
  if (!port.ok) return port;
  const basePath = basePathFrom(given(env['BASE_PATH']) ?? '/');
  if (!basePath.ok) return basePath;
  return ok({
    port: port.value,
    host: lan ? undefined : given(env['HOST']) ?? '127.0.0.1',
    dataDir: given(env['DATA_DIR']) ?? './data',
    basePath: basePath.value,
    lan,
    help,
  });
}

interface Options {
  readonly port?: string | undefined;
  readonly lan: boolean;
  readonly help: boolean;
}

function parse(args: readonly string[]): Result<Options, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        lan: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return ok(values);
  } catch (problem) {
    const said = problem instanceof Error ? problem.message : String(problem);
    return err(`${said}\n\n${USAGE}`);
  }
}

/** Nothing and the empty text mean the same: not given. */
function given(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

function portFrom(name: string, text: string): Result<number, string> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : undefined;
  if (port !== undefined && port <= 65_535) return ok(port);
  return err(`${name}: expected a port number from 0 to 65535, found '${text}'`);
}

/** Only what needs no escape in an address, so that links and `<base>` can carry it as it is. */
const BASE_PATH = /^\/(?:[A-Za-z0-9._~-]+\/)*(?:[A-Za-z0-9._~-]+)?$/;

function basePathFrom(text: string): Result<string, string> {
  const dots = text.split('/').some((part) => part === '.' || part === '..');
  if (BASE_PATH.test(text) && !dots) return ok(text.endsWith('/') ? text : `${text}/`);
  return err(`BASE_PATH: expected a path that begins with a slash, such as /pool, found '${text}'`);
}
