/**
 * The program `tenball`. A command's file is loaded only when the command is asked for, so that
 * one slow or broken command never delays the others.
 */
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { BadInput, CheckFailed } from './io.ts';

interface Entry {
  readonly name: string;
  /** One line of help. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** In the order of `--help`. */
const COMMANDS: readonly Entry[] = [
  {
    name: 'judge',
    summary: 'rule on cases: what the referee saw, what follows',
    load: async () => (await import('./commands/judge.ts')).judgeCommand(),
  },
  {
    name: 'ask',
    summary: 'ask the referee about one stroke, as a line or step by step',
    load: async () => (await import('./commands/ask.ts')).askCommand(),
  },
  {
    name: 'simulate',
    summary: 'play one stroke and print all that physically happened',
    load: async () => (await import('./commands/simulate.ts')).simulateCommand(),
  },
  {
    name: 'play',
    summary: 'computer against computer, rack after rack',
    load: async () => (await import('./commands/play.ts')).playCommand(),
  },
  {
    name: 'verify',
    summary: 'play a game file again and compare all that is written',
    load: async () => (await import('./commands/verify.ts')).verifyCommand(),
  },
  {
    name: 'replay',
    summary: 'tell a game file shot by shot',
    load: async () => (await import('./commands/replay.ts')).replayCommand(),
  },
  {
    name: 'position',
    summary: 'check, describe and draw a TBP1 position',
    load: async () => (await import('./commands/position.ts')).positionCommand(),
  },
  {
    name: 'suggest',
    summary: 'the best strokes of a TBP1 position, and why',
    load: async () => (await import('./commands/suggest.ts')).suggestCommand(),
  },
  {
    name: 'bench',
    summary: 'run the fixed work lists and print figures',
    load: async () => (await import('./commands/bench.ts')).benchCommand(),
  },
];

/** Runs the program; sets the exit code: 0 done, 1 a check failed, 2 bad input. */
export async function main(argv: readonly string[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly);
  try {
    const program = await programFor(argv);
    await program.parseAsync(argv);
  } catch (problem) {
    process.exitCode = report(problem);
  }
}

async function programFor(argv: readonly string[]): Promise<Command> {
  const program = new Command('tenball')
    .description('Десятка · Ten-Ball: rules, physics and opponents for ten-ball pool')
    .version(version(), '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError()
    .exitOverride();
  for (const { name, summary, load } of COMMANDS) {
    const command = argv.includes(name, 2) ? await load() : new Command(name);
    program.addCommand(command.copyInheritedSettings(program).summary(summary));
  }
  return program;
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function report(problem: unknown): number {
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : 2;
  if (problem instanceof BadInput || problem instanceof CheckFailed) {
    process.stderr.write(`${problem.message}\n`);
    return problem instanceof BadInput ? 2 : 1;
  }
  const text = problem instanceof Error ? problem.stack : String(problem);
  process.stderr.write(`tenball: a defect of the program, please report it.\n${text}\n`);
  return 70;
}

/** A reader that closes the pipe early (`| head`) is no failure of ours. */
function endQuietly(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit(0);
}
