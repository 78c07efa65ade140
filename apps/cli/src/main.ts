/**
 * The program `tenball`. A command's file is loaded only when the command is asked for, so that
 * one slow or broken command never delays the others.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { BadInput, CheckFailed } from './io.ts';

/** Name and one line of help, in the order of `--help`. */
const COMMANDS: Readonly<Record<string, string>> = {
  judge: 'rule on cases: what the referee saw, what follows',
  simulate: 'play one stroke and print all that physically happened',
  play: 'computer against computer, rack after rack',
  position: 'check, describe and draw a TBP1 position',
  bench: 'run the fixed work lists and print figures',
};

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
  const wanted = argv.slice(2).find((word) => Object.hasOwn(COMMANDS, word));
  for (const [name, summary] of Object.entries(COMMANDS)) {
    const command = name === wanted ? await load(name) : new Command(name);
    program.addCommand(command.copyInheritedSettings(program).summary(summary));
  }
  return program;
}

type CommandModule = Readonly<Record<string, () => Command>>;

async function load(name: string): Promise<Command> {
  const file = new URL(`./commands/${name}.ts`, import.meta.url);
  if (!existsSync(file)) throw new CheckFailed(`tenball: the command '${name}' is not here yet`);
  const module = await import(file.href) as CommandModule;
  const make = module[`${name}Command`];
  if (make === undefined) throw new Error(`commands/${name}.ts exports no ${name}Command`);
  return make();
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
