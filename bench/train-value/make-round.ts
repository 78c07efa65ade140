/**
 * Makes the racks of one round, with the weights that are in the working tree when it starts: the
 * planner reads them once, so each round is a process of its own.
 *   npx tsx bench/train-value/make-round.ts LOG SEED ROUND BUDGET STATES WEIGHTS
 * `bench/train-value.ts` calls it.
 */
import { performance } from 'node:perf_hooks';
import { hashDoubles, seed as seedOf } from '@tenball/base';
import { DEFAULT_PARAMS, PARAM_NAMES, PHYSICS_VERSION } from '@tenball/physics';
import { openLog } from '../play/log.ts';
import { createProgress } from '../play/progress.ts';
import { makeRack } from './make-states.ts';

const MILLISECONDS_PER_SECOND = 1000;

function main([path, ...rest]: readonly string[]): void {
  const [seed = 1, round = 1, budget = 0, states = 0] = rest.slice(0, 4).map(Number);
  const making = { seed, round, budget };
  // Positions of another physics are not gone on with; name another --cache for it.
  const params = PARAM_NAMES.map((name) => DEFAULT_PARAMS[name]);
  const physics = hashDoubles([seedOf(PHYSICS_VERSION), ...params]);
  const header = { kind: 'train', ...making, physics, weights: rest[4] ?? 'none' };
  const log = openLog(path ?? '', header, 'rack');
  let racks = log.found.filter(({ kind }) => kind === 'rack').length;
  let made = log.found.length - racks;
  const progress = createProgress(states);
  const start = performance.now();
  const before = made;
  while (made < states) {
    const lines = makeRack(making, racks);
    log.append(lines);
    racks += 1;
    made += lines.length - 1;
    const seconds = (performance.now() - start) / MILLISECONDS_PER_SECOND;
    progress.show(made, `positions, ${((made - before) / seconds).toFixed(0)} a second`);
  }
  progress.end();
}

main(process.argv.slice(2));
