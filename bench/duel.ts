/**
 * Two computer players against each other, the same arm on both sides:
 *   npx tsx bench/duel.ts A B [--arm NP] [--racks 100] [--seed 1] [--out file.jsonl] [--sprt]
 *     [--rack template|triangle] [--purpose report|choose]
 * A and B: b0 to b5 (the frozen baselines of bench/opponents), level-1 to level-10 (the head of a
 * level, not its arm), best (the head of level 10). Arms: N0, NP, NB, NH, N1 (bench/play/arms.ts).
 * Every rack is played twice with sides and break swapped; `--racks` counts both. `--sprt` stops
 * when the sequential test of 0 against +15 rating points has decided, at the latest after
 * `--racks`. The same command writes the same log; a log that was cut, or is to hold more racks, is
 * continued. Racks that choose something are those of `--purpose choose`, never of `report`.
 */
import { ARMS, ARM_NAMES } from './play/arms.ts';
import { FlagError, readFlags } from './play/flags.ts';
import { sprt } from './play/intervals.ts';
import { NO_LOG, openLog } from './play/log.ts';
import { type MatchUp, headerOf, playMatchUp } from './play/match-up.ts';
import { NAMES_EXPECTED, namedPlayer } from './play/named-player.ts';
import { createProgress } from './play/progress.ts';
import { RACK_MODELS, RACK_PURPOSES } from './play/racks.ts';
import { summaryOf } from './play/tally.ts';

const USAGE = 'npx tsx bench/duel.ts A B [--arm NP] [--racks 100] [--seed 1] [--out file.jsonl] '
  + '[--sprt] [--rack template] [--purpose report]';
const VALUED = ['arm', 'racks', 'seed', 'out', 'rack', 'purpose'] as const;

/** What the command line asks for, and where its log is to be. */
interface Asked {
  readonly of: MatchUp;
  readonly out: string | undefined;
}

function asked(argv: readonly string[]): Asked {
  const flags = readFlags(argv, VALUED, ['sprt']);
  const [first, second, ...rest] = flags.words;
  if (first === undefined || second === undefined || rest.length > 0) {
    throw new FlagError(`${flags.words.length} players named: expected two of ${NAMES_EXPECTED}`);
  }
  const arm = ARMS[flags.choice('arm', ARM_NAMES, 'NP')];
  const racks = flags.whole('racks', 100, 2);
  if (racks % 2 !== 0) {
    throw new FlagError(`--racks ${racks}: expected an even number, each rack is played twice`);
  }
  const of = {
    first: namedPlayer(first, arm), second: namedPlayer(second, arm), arm, racks,
    rack: flags.choice('rack', RACK_MODELS, 'template'),
    purpose: flags.choice('purpose', RACK_PURPOSES, 'report'),
    seed: flags.whole('seed', 1, 0), sequential: flags.isOn('sprt'),
  };
  return { of, out: flags.text('out') };
}

function run(argv: readonly string[]): void {
  const { of, out } = asked(argv);
  const header = headerOf(of);
  const log = out === undefined ? NO_LOG : openLog(out, header, 'rack');
  const progress = createProgress(of.racks);
  const played = playMatchUp(of, log, {
    clock: () => performance.now(),
    onRack(done, { won }) {
      const { ratio } = sprt(won.first, won.second);
      progress.show(done, `${won.first}:${won.second}, ratio ${ratio.toFixed(2)}`);
    },
  });
  progress.end();
  console.log(`arm ${of.arm.name}, ${of.rack} racks for ${of.purpose}, seed ${of.seed}`);
  console.log(summaryOf({ first: of.first.name, second: of.second.name }, played));
}

try {
  run(process.argv.slice(2));
} catch (problem) {
  const isUsage = problem instanceof FlagError;
  console.error(problem instanceof Error ? `duel: ${problem.message}` : problem);
  if (isUsage) console.error(USAGE);
  process.exitCode = isUsage ? 2 : 1;
}
