/**
 * What the shipped breaks do on fresh racks, and how much the rack and the arm matter:
 *   npx tsx bench/break-search/confirm.ts [PLAN] [--model M] [--arm A] [--gap MEAN_MM]
 *     [--count 3000] [--seed 1] [--out confirm.jsonl]
 * PLAN is `template.exact` and so on, or a plan as JSON; `all` is every shipped one. Without
 * --gap and --arm the plan is also played on tighter and looser racks and by other arms.
 */
import { BREAK_PLANS, type BreakPlan, type Skill } from '@tenball/ai';
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { FlagError } from '../play/flags.ts';
import { MEAN_GAP, RACK_MODELS } from '../play/racks.ts';
import { armNamed } from './arm.ts';
import { createBreaker } from './breaker.ts';
import { type BreakSetting, gapSigmaOf, planIn, readSetting } from './command-line.ts';
import { loggedPlay } from './logged-play.ts';
import { REPORT_HEAD, fallTable, reportLine } from './table-of.ts';
import type { Tally } from './tally.ts';

interface Named {
  readonly name: string;
  readonly plan: BreakPlan;
  readonly meanGap: number;
  readonly armName: string;
}

/** Mean gaps, millimetres, and arms that show what the rack and the arm do to a plan. */
const GAPS = [0, 0.005, 0.008, 0.025, 0.05, 0.1, 0.2];
const ARMS = ['9', '7', '4', '2'];
/** Those are played with this share of the breaks. */
const SIDE_SHARE = 1 / 3;
/** The arm for which a kind of plan was sought. */
const ARM_OF = { exact: 'NP', loose: '4' } as const;

try {
  const argv = process.argv.slice(2);
  const setting = readSetting(argv, 3000);
  const isPlain = !argv.some((word) => /^--(?:gap|arm|model)/.test(word));
  for (const each of plansOf(setting)) report(each, setting, isPlain);
} catch (problem) {
  if (!(problem instanceof FlagError)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 2;
}

function report(named: Named, setting: BreakSetting, isPlain: boolean): void {
  const { meanGap, armName } = named;
  const say = (name: string, gap: number, arm: string, share = 1): Tally => {
    const count = Math.ceil(share * setting.count);
    const tally = played(named, gap, arm, { ...setting, count });
    console.log(reportLine(name, tally));
    return tally;
  };
  console.log(`${named.name} ${JSON.stringify(named.plan)}\n${REPORT_HEAD}`);
  const tally = say(`${named.name}, arm ${armName}`, meanGap, armName);
  console.log(fallTable(tally));
  if (!isPlain) return;
  for (const gap of GAPS) say(`mean gap ${gap} mm, ${armName}`, gap / 1000, armName, SIDE_SHARE);
  for (const arm of ARMS) say(`arm ${arm}`, meanGap, arm, SIDE_SHARE);
}

function played(
  { name, plan }: Named, meanGap: number, armName: string, { seed, count, out }: BreakSetting,
): Tally {
  const { play } = createBreaker({
    table: TABLES['9'], params: DEFAULT_PARAMS, gapSigma: gapSigmaOf(meanGap), arm: armOf(armName),
    purpose: 'report', seed,
  });
  const header = { kind: 'break-confirm', plan, meanGap, arm: armName, seed, count };
  const part = out === undefined ? undefined : `${out}.${name}.${meanGap}.${armName}.${count}`;
  const logged = loggedPlay(play, header, part, count);
  const tally = logged.play(plan, 0, count);
  logged.end();
  return tally;
}

function armOf(name: string): Skill {
  const arm = armNamed(name);
  if (arm === undefined) throw new FlagError(`${name}: no such arm`);
  return arm;
}

function plansOf({ words, meanGap, armName }: BreakSetting): readonly Named[] {
  const [word = 'all'] = words;
  if (word.startsWith('{')) {
    return [{ name: 'plan', plan: planIn(word), meanGap, armName }];
  }
  const shipped = RACK_MODELS.flatMap((model) => Object.entries(ARM_OF).map(([kind, arm]) => ({
    name: `${model}.${kind}`, plan: BREAK_PLANS[model][kind as keyof typeof ARM_OF],
    meanGap: MEAN_GAP[model], armName: arm,
  })));
  const chosen = shipped.filter(({ name }) => word === 'all' || name === word);
  if (chosen.length > 0) return chosen;
  const names = shipped.map(({ name }) => name).join(', ');
  throw new FlagError(`${word}: expected all, a plan as JSON, or one of ${names}`);
}
