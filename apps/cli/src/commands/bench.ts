/** `tenball bench`: fixed work lists and their figures, with the method. */
import { Command } from 'commander';
import { METHOD, type PhysicsFigures, STEPS, measurePhysics } from '../bench-physics.ts';
import { BadInput, printJson, progress } from '../io.ts';

const LATER = ['ai', 'rules', 'server'];

/** The command `bench`. */
export function benchCommand(): Command {
  return new Command('bench')
    .description('Runs the fixed work lists and prints figures with their method.')
    .argument('[what]', 'physics', 'physics')
    .option('--json', 'print one JSON document')
    .action(run);
}

function run(what: string, { json }: { readonly json?: true }): void {
  if (LATER.includes(what)) {
    throw new BadInput(`bench: there is no work list for ${what} yet; expected physics`);
  }
  if (what !== 'physics') throw new BadInput(`bench: expected physics, found '${what}'`);
  const bar = progress('bench physics', STEPS);
  const figures = measurePhysics(bar);
  bar.done();
  if (json === true) printJson(figures);
  else process.stdout.write(`${inWords(figures).join('\n')}\n`);
}

function inWords(figures: PhysicsFigures): string[] {
  const { aimed, random, events, byBalls, kernelMillionRoundsPerSecond } = figures;
  return [
    `aimed shots    ${aimed.shotsPerSecond} a second`,
    `random shots   ${random.shotsPerSecond} a second`,
    `break, gapped  ${figures.break.gappedMs} ms`,
    `break, frozen  ${figures.break.frozenMs} ms`,
    `one event      ${events.microseconds} µs (aimed shots)`,
    ...byBalls.map(({ balls, microsecondsPerShot }) =>
      `${String(balls).padStart(2)} balls       ${microsecondsPerShot} µs a shot`),
    `kernel         ${kernelMillionRoundsPerSecond} million rounds a second`,
    '',
    `Method: ${METHOD}.`,
  ];
}
