/** Players by the names of the command line: baselines, levels, and the best there is. */
import { type Level, isLevel } from '@tenball/ai';
import { type Baseline, BASELINES, baseline } from '../opponents/index.ts';
import type { Arm } from './arms.ts';
import { FlagError } from './flags.ts';
import { bestPlayer, levelPlayer } from './level-player.ts';
import type { Player } from './player.ts';

/** What a name may be, for messages. */
export const NAMES_EXPECTED = 'b0 to b5, level-1 to level-10, or best';

/** The player of `name`, planning for `arm`: levels bring their head, never their own arm. */
export function namedPlayer(name: string, arm: Arm): Player {
  if (name === 'best') return bestPlayer(arm);
  if (isBaseline(name)) return baseline(name, arm);
  const level = levelIn(name);
  if (level !== undefined) return levelPlayer(level, arm);
  throw new FlagError(`'${name}' is no player: expected ${NAMES_EXPECTED}`);
}

function isBaseline(name: string): name is Baseline {
  return (BASELINES as readonly string[]).includes(name);
}

function levelIn(name: string): Level | undefined {
  const digits = /^level-(\d+)$/.exec(name)?.[1];
  const level = Number(digits);
  return digits !== undefined && isLevel(level) ? level : undefined;
}
