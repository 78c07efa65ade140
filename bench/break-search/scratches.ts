/**
 * How the cue ball goes down on breaks:
 *   npx tsx bench/break-search/scratches.ts [PLAN] [--model M] [--arm A] [--gap MM] [--count 2000]
 * PLAN is `exact` or `loose` of the model, or a plan as JSON. A way is what the cue ball met after
 * the rack: cushions H, F, L, R by their first letters, `o` another ball, `j` a jaw, `^` a landing.
 */
import { BREAK_PLANS, type BreakPlan } from '@tenball/ai';
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, type TableEvent, simulate } from '@tenball/physics';
import { FlagError } from '../play/flags.ts';
import { createBreaker } from './breaker.ts';
import { type BreakSetting, planIn, readSetting } from './command-line.ts';

/** Meetings of the cue ball this soon after the first one are still the rack, seconds. */
const RACK_TIME = 0.02;
const MOST_WAYS = 24;

interface Scratch {
  readonly pocket: string;
  readonly way: string;
  readonly cushions: number;
  readonly kisses: number;
  readonly seconds: number;
}

try {
  print(readSetting(process.argv.slice(2), 2000));
} catch (problem) {
  if (!(problem instanceof FlagError)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 2;
}

function print(setting: BreakSetting): void {
  const scratches = scratchesOf(setting);
  const share = (part: number): string => ((100 * part) / setting.count).toFixed(2).padStart(6);
  console.log(`${scratches.length} of ${setting.count} breaks: ${share(scratches.length)} %`);
  const columns: readonly (readonly [string, (each: Scratch) => string])[] = [
    ['pocket', ({ pocket }) => pocket],
    ['cushions before it', ({ cushions }) => String(cushions)],
    ['balls met after the rack', ({ kisses }) => String(kisses)],
    ['pocket, cushions, balls', (each) => `${each.pocket} ${each.cushions} ${each.kisses}`],
    ['way', ({ way, pocket }) => `${way} ${pocket}`],
  ];
  for (const [title, keyOf] of columns) {
    console.log(`\n${title}, % of all breaks`);
    for (const [key, times] of countBy(scratches.map(keyOf)).slice(0, MOST_WAYS)) {
      console.log(`${share(times)}  ${key}`);
    }
  }
  const middle = scratches.map(({ seconds }) => seconds).sort((a, b) => a - b);
  console.log(`\nmedian time ${(middle[Math.floor(middle.length / 2)] ?? 0).toFixed(2)} s`);
}

function scratchesOf(setting: BreakSetting): Scratch[] {
  const { gapSigma, arm, seed, count } = setting;
  const table = TABLES['9'];
  const breaker = createBreaker({
    table, params: DEFAULT_PARAMS, gapSigma, arm, purpose: 'report', seed,
  });
  const plan = planOf(setting);
  const scratches: Scratch[] = [];
  for (let number = 0; number < count; number += 1) {
    if (breaker.play(plan, number, 1).scratched === 0) continue;
    const result = simulate({ table, params: DEFAULT_PARAMS, ...breaker.draw(plan, number) });
    if (result.ok) scratches.push(...storyOf(result.value.events));
  }
  return scratches;
}

/** The way of the cue ball from the rack into a pocket; none when it stays up. */
function storyOf(events: readonly TableEvent[]): readonly Scratch[] {
  const own = events.filter(({ ball, other }) => ball === 0 || other === 0);
  const first = own.find(({ kind }) => kind === 'ball-ball')?.t ?? 0;
  const after = own.filter(({ t }) => t > first + RACK_TIME);
  const end = after.find(({ kind, ball }) => kind === 'pocketed' && ball === 0);
  if (end?.pocket === undefined) return [];
  const before = after.filter(({ t }) => t < end.t);
  const cushions = before.filter(({ kind }) => kind === 'ball-cushion').length;
  const kisses = before.filter(({ kind }) => kind === 'ball-ball').length;
  const way = `rack${before.map(letterOf).join('')}`;
  return [{ pocket: end.pocket, way, cushions, kisses, seconds: end.t }];
}

function letterOf({ kind, cushion }: TableEvent): string {
  switch (kind) {
    case 'ball-cushion': return ` ${cushion ?? ''}`;
    case 'ball-ball': return ' o';
    case 'ball-jaw': return ' j';
    case 'ball-bed': return ' ^';
    default: return '';
  }
}

function countBy(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function planOf({ words, model }: BreakSetting): BreakPlan {
  const [word = 'exact'] = words;
  if (word.startsWith('{')) return planIn(word);
  if (word === 'exact' || word === 'loose') return BREAK_PLANS[model][word];
  throw new FlagError(`${word}: expected exact, loose or a plan as JSON`);
}
