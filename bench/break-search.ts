/**
 * Searches for the stroke that breaks best, for a kind of rack and an arm:
 *   npx tsx bench/break-search.ts --model template|triangle --arm NP [--count 100000] [--seed 1]
 *     [--gap MEAN_MM] [--fastest M/S] [--from PLAN] [--out search.jsonl]
 * `--fastest`: the cue ball's speed at most; never more than the arm can guide.
 * `--from`: a plan as JSON, to be refined instead of looked for.
 * `--arm`: a preset of the bench (N0 NP NB NH N1) or a level (1 to 10); break errors come on top.
 * With `--out` a search that was cut goes on where it stopped, to the same end.
 * The plans that ship stand in packages/ai/src/break.ts; confirm.ts and scratches.ts in
 * bench/break-search/ say what they do on fresh racks.
 */
import { writeSync } from 'node:fs';
import { withinReach } from '@tenball/ai';
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { readSetting } from './break-search/command-line.ts';
import { createBreaker } from './break-search/breaker.ts';
import { loggedPlay } from './break-search/logged-play.ts';
import { search } from './break-search/search.ts';
import { HARDEST } from './break-search/space.ts';
import { reportLine } from './break-search/table-of.ts';
import { FlagError } from './play/flags.ts';

const TABLE = TABLES['9'];

try {
  const setting = readSetting(process.argv.slice(2), 100_000);
  const { model, meanGap, gapSigma, armName, arm, seed, count, start } = setting;
  const { ballSpeed: reach } = withinReach(DEFAULT_PARAMS, HARDEST, arm);
  const fastest = Math.min(setting.fastest, reach);
  const breaker = createBreaker({
    table: TABLE, params: DEFAULT_PARAMS, gapSigma, arm, purpose: 'choose', seed,
  });
  const what = { model, meanGap, arm: armName, seed, count, fastest, start };
  const { play, end } = loggedPlay(
    breaker.play, { kind: 'break-search', ...what }, setting.out, count,
  );
  const found = search({ table: TABLE, fastest }, seed, count, play, start);
  end();
  writeSync(1, `${JSON.stringify(found.plan)}\n${reportLine('finalist', found.tally)}\n`);
} catch (problem) {
  if (!(problem instanceof FlagError)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 2;
}
