/** Programs of the machine: run to their end, or started and stopped. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The first of `names` that is there: a full path, or a program on the PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = names.flatMap((name) => (
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))
  ));
  return places.find((place) => existsSync(place));
}

/** What a program printed, trimmed; empty when it cannot be run. */
export function printed(program: string, args: readonly string[]): string {
  const { stdout, status } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Runs a program to its end. Throws with what it said when it fails. */
export function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout.on('data', (part: Buffer) => {
      said.out += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      said.err += part.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve(said.out);
        return;
      }
      const words = (said.err || said.out).slice(-2000);
      reject(new Error(`${program} ended with ${code}: ${words}`));
    });
  });
}

/** A program that runs until it is stopped. */
export interface Running {
  /** Fulfilled with a reason when the program ends by itself. */
  readonly ended: Promise<string>;
  /** Ends the program; fulfilled when it is gone. */
  stop(): Promise<void>;
}

/** Starts a program; who interrupts the tests at the keyboard ends it too. */
export function started(program: string, args: readonly string[]): Running {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-2000);
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (problem) => resolve(problem.message));
    child.on('exit', (code) => resolve(`it ended with ${String(code)}: ${said}`));
  });
  return {
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
