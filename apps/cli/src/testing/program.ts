/** The real program in a process of its own, for tests. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/tenball.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `tenball` with arguments and a text on standard input. */
export function tenball(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => { out += part; });
    child.stderr.setEncoding('utf8').on('data', (part: string) => { err += part; });
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => { resolve({ code, out, err }); });
    child.stdin.end(input);
  });
}
