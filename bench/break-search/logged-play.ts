/** Breaks that are written down as they are played, and not played twice. */
import type { BreakPlan } from '@tenball/ai';
import { FlagError } from '../play/flags.ts';
import { type Log, type LogLine, NO_LOG, openLog } from '../play/log.ts';
import { createProgress } from '../play/progress.ts';
import type { Play } from './search.ts';
import { type Tally, scoreOf } from './tally.ts';

interface Played extends LogLine {
  readonly kind: 'played';
  readonly plan: BreakPlan;
  readonly from: number;
  readonly tally: Tally;
}

/**
 * `play` with a log at `out` and a bar for `total` breaks. What the log holds is given back in the
 * order in which it was played; a log that does not fit stops the run and is left as it was.
 */
export function loggedPlay(
  play: Play, header: LogLine, out: string | undefined, total: number,
): { readonly play: Play; readonly end: () => void } {
  const log = out === undefined ? NO_LOG : opened(out, header);
  const progress = createProgress(total);
  let next = 0;
  let done = 0;
  let best = 0;
  const note = (tally: Tally): Tally => {
    done += tally.breaks;
    if (tally.breaks >= 100) best = Math.max(best, scoreOf(tally));
    progress.show(done, `best ${best.toFixed(3)}`);
    return tally;
  };
  return {
    play(plan, from, count) {
      const known = log.found[next];
      next += 1;
      if (known !== undefined) {
        if (!isPlayed(known) || !isSame(known, plan, from, count)) {
          throw new Error(`${out ?? ''}:${next + 1}: not what this search plays here`);
        }
        return note(known.tally);
      }
      const tally = play(plan, from, count);
      const line: Played = { kind: 'played', plan, from, tally };
      log.append([line]);
      return note(tally);
    },
    end: progress.end,
  };
}

function opened(out: string, header: LogLine): Log {
  try {
    return openLog(out, header, 'played');
  } catch (problem) {
    throw new FlagError(`--out ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

function isPlayed(line: LogLine): line is Played {
  return line.kind === 'played' && 'plan' in line && 'tally' in line;
}

function isSame(line: Played, plan: BreakPlan, from: number, count: number): boolean {
  return line.from === from && line.tally.breaks === count
    && JSON.stringify(line.plan) === JSON.stringify(plan);
}
