/** Other programs, run from the repository's root. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** How a child ended; `output` is empty when it wrote to our own terminal. */
export interface Ending {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** What to run: a script of node_modules and its arguments. */
export interface Tool {
  readonly script: string;
  readonly args: readonly string[];
  /** Show what it writes as it comes, instead of keeping it. */
  readonly loud?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a tool of node_modules to its end. */
export function runTool({ script, args, loud = false, env = {} }: Tool): Promise<Ending> {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${ROOT}node_modules/${script}`, ...args], {
      cwd: ROOT,
      stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    const parts: string[] = [];
    const end = (ok: boolean): void => resolve({
      ok, output: parts.join(''), seconds: (performance.now() - startedMs) / 1000,
    });
    child.stdout?.on('data', (part: Buffer) => parts.push(part.toString()));
    child.stderr?.on('data', (part: Buffer) => parts.push(part.toString()));
    child.on('error', (problem) => {
      parts.push(`${problem.message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
