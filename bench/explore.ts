/**
 * Every situation a match can come to, walked with every command, and counted:
 *   npx tsx bench/explore.ts [presets|values] [stride] [name,name…]
 * `presets` (default): every edition, once for each group of counters. `values`: one set of house
 * rules for each value of each parameter. Every `stride`-th report is ruled on (default 1, all).
 * What is found wrong is printed; then the exit code is 1. The rules of counting stand in
 * tests/rules/explore-fold.ts.
 */
import { FACETS, type Facet } from '../tests/rules/explore-fold.ts';
import { evidenceOf, noKernels, reportsRuled } from '../tests/rules/explore-kernel.ts';
import { type Named, PRESETS, SINGLES } from '../tests/rules/explore-rulebooks.ts';
import { walk } from '../tests/rules/explore-walk.ts';

const [what = 'presets', stride = '1', names] = process.argv.slice(2);
const evidence = evidenceOf(Number(stride));
const isPresets = what === 'presets';
let wrong = 0;

for (const named of isPresets ? PRESETS : SINGLES) {
  if (names !== undefined && !names.split(',').includes(named.name)) continue;
  explore(named, isPresets ? [[], ...FACETS.map((facet) => [facet])] : [[]]);
}
process.exitCode = wrong === 0 ? 0 : 1;

/** Walks one rulebook, once for each list of counters that are kept, and prints what it saw. */
function explore({ name, rulebook }: Named, keeping: readonly (readonly Facet[])[]): void {
  const kernels = noKernels(evidence);
  const started = process.cpuUsage().user;
  const sum = { states: 0, commands: 0, transitions: 0 };
  for (const facets of keeping) {
    const seen = walk(rulebook, facets, kernels);
    sum.states += seen.states;
    sum.commands += seen.commands;
    sum.transitions += seen.transitions;
    wrong += seen.findings.length;
    for (const finding of seen.findings) console.error(`${name}  ${facets.join()}  ${finding}`);
  }
  const seconds = (process.cpuUsage().user - started) / 1e6;
  console.log(`${name.padEnd(36)} ${String(sum.states).padStart(6)} states`
    + ` ${String(sum.transitions).padStart(8)} transitions of ${sum.commands} commands`
    + ` ${String(reportsRuled(kernels)).padStart(7)} reports ${seconds.toFixed(1).padStart(6)} s`);
}
