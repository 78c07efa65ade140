/** `tenball bench`: fixed work lists and their figures, with the method. */
import { Command } from 'commander';
import {
  METHOD, type PhysicsAside, type PhysicsFigures, STEPS, measurePhysics,
} from '../bench-physics.ts';
import { RULES_METHOD, RULES_STEPS, type RulesFigures, measureRules } from '../bench-rules.ts';
import { BadInput, printJson, progress } from '../io.ts';

const LATER = ['ai', 'server'];

/** The command `bench`. */
export function benchCommand(): Command {
  return new Command('bench')
    .description('Runs the fixed work lists and prints figures with their method.')
    .argument('[what]', 'physics or rules', 'physics')
    .option('--json', 'print one JSON document')
    .action(run);
}

function run(what: string, { json }: { readonly json?: true }): void {
  if (LATER.includes(what)) {
    throw new BadInput(`bench: there is no work list for ${what} yet; expected physics or rules`);
  }
  const { figures, words } = measure(what);
  if (json === true) printJson(figures);
  else process.stdout.write(`${words.join('\n')}\n`);
}

interface Measured {
  readonly figures: PhysicsFigures | RulesFigures;
  readonly words: readonly string[];
}

function measure(what: string): Measured {
  const bar = progress(`bench ${what}`, what === 'rules' ? RULES_STEPS : STEPS);
  switch (what) {
    case 'physics': {
      const { figures, aside } = measurePhysics(bar);
      bar.done();
      return { figures, words: physicsInWords(figures, aside) };
    }
    case 'rules': {
      const figures = measureRules(bar);
      bar.done();
      return { figures, words: rulesInWords(figures) };
    }
    default: throw new BadInput(`bench: expected physics or rules, found '${what}'`);
  }
}

function physicsInWords(figures: PhysicsFigures, aside: PhysicsAside): string[] {
  const { aimed, random, events, kernelMillionRoundsPerSecond } = figures;
  const { growth, kernelRounds, fastest, bytesPerShot } = aside;
  const most = Math.max(...growth.map(({ microseconds }) => microseconds));
  return [
    `aimed shots    ${aimed.shotsPerSecond} a second (${kernelRounds.aimed} kernel rounds each), `
      + `${fastest.aimed} in the fastest round`,
    `random shots   ${random.shotsPerSecond} a second (${kernelRounds.random} kernel rounds each), `
      + `${fastest.random} in the fastest round`,
    `break, gapped  ${figures.break.gappedMs} ms`,
    `break, frozen  ${figures.break.frozenMs} ms`,
    `one event      ${events.microseconds} µs (aimed shots)`,
    ...growth.map(({ balls, microseconds }) => {
      const bar = '#'.repeat(Math.round((40 * microseconds) / most));
      return `${String(balls).padStart(2)} balls       ${bar} ${microseconds.toFixed(2)} µs a shot`;
    }),
    `memory         ${bytesPerShot} bytes a shot`,
    `kernel         ${kernelMillionRoundsPerSecond} million rounds a second`,
    '',
    `Method: ${METHOD}.`,
  ];
}

function rulesInWords({ shots, seconds, rulingsPerSecond, outcomes }: RulesFigures): string[] {
  const { fouls, choices, racks, reasons } = outcomes;
  return [
    `rulings        ${rulingsPerSecond} a second on one core`,
    `${shots} shots   ${seconds} s`,
    `outcomes       ${fouls} fouls, ${choices} choices, ${racks} racks ended`,
    `reasons        ${reasons}`,
    '',
    `Method: ${RULES_METHOD}.`,
  ];
}
