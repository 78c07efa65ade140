/** `tenball suggest`: the best strokes of a TBP1 position, and why. */
import {
  type Level, SKILLS, type Suggestion, type Suggestions, isLevel, reasonSentence, suggest,
} from '@tenball/ai';
import { type Seed, type Vec2, seed } from '@tenball/base';
import {
  DEFAULT_SETUP, type Position, formatPosition, matchFromPosition, parsePosition,
} from '@tenball/match';
import { Command } from 'commander';
import { BadInput, type NamedText, printJson, readText } from '../io.ts';
import { pointOut } from '../point-out.ts';

const DEFAULT_LEVEL = 7;

/** The command `suggest`. */
export function suggestCommand(): Command {
  return new Command('suggest')
    .description('The three best strokes of a TBP1 position: what each is likely to do, where it '
      + 'leaves the cue ball, and why. The same seed gives the same output.')
    .argument('[tbp1...]', 'the text, in quotes; - or nothing reads standard input')
    .option('--level <n>', 'the arm and the head that are asked, 1 to 10', String(DEFAULT_LEVEL))
    .option('--seed <n>', 'a whole number', '1')
    .option('--budget <n>', 'simulations of the first look (default: by level)')
    .option('--json', 'print one JSON document')
    .action(run);
}

interface RawOptions {
  readonly level: string;
  readonly seed: string;
  readonly budget?: string;
  readonly json?: true;
}

async function run(words: readonly string[], options: RawOptions): Promise<void> {
  const level = levelOf(options.level);
  const root = seed(whole('--seed', options.seed, 0, Number.MAX_SAFE_INTEGER));
  const budget = options.budget === undefined
    ? SKILLS[level].budget : whole('--budget', options.budget, 1, 1_000_000);
  const { text, name } = await textOf(words);
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new BadInput(pointOut(text, name, parsed.error));
  const found = suggestedAt(parsed.value, level, root, budget);
  if (options.json === true) printJson(encode(parsed.value, level, found));
  else process.stdout.write(`${inWords(parsed.value, level, found).join('\n')}\n`);
}

function suggestedAt(
  position: Position, level: Level, root: Seed, budget: number,
): Suggestions {
  const match = matchFromPosition(position, DEFAULT_SETUP);
  const { shooter, phase } = match.situation;
  const found = shooter === undefined
    ? undefined : suggest(match, shooter, SKILLS[level], root, budget);
  if (found === undefined) {
    throw new BadInput(`position: expected a shot after the break, found the phase '${phase}'`);
  }
  return found;
}

async function textOf(words: readonly string[]): Promise<NamedText> {
  const given = words.join(' ');
  if (given !== '' && given !== '-') return { text: given, name: 'position' };
  const { text, name } = await readText(undefined);
  return { text: text.trimEnd(), name };
}

function encode(position: Position, level: Level, { place, list }: Suggestions): object {
  return {
    position: formatPosition(position), level, ...(place === undefined ? {} : { place }),
    suggestions: list.map((suggestion) => ({
      family: suggestion.family,
      call: suggestion.call,
      stroke: suggestion.stroke,
      potChance: rounded(suggestion.potChance),
      winChance: rounded(suggestion.winChance),
      ...(suggestion.next === undefined ? {} : {
        next: {
          ...suggestion.next,
          chance: rounded(suggestion.next.chance),
          cutDegrees: rounded(suggestion.next.cutDegrees),
        },
      }),
      leaves: suggestion.leaves,
      window: suggestion.window,
      reason: suggestion.reason,
      why: reasonSentence(suggestion.reason, 'en'),
    })),
  };
}

function inWords(position: Position, level: Level, { place, list }: Suggestions): string[] {
  return [
    formatPosition(position),
    '',
    ...(place === undefined ? [] : [`cue ball first to ${pointOf(place)}`]),
    ...list.flatMap((suggestion, n) => [
      `${n + 1}  ${shotOf(suggestion)}`,
      `   why     ${reasonSentence(suggestion.reason, 'en')}.`,
      `   rests   ${restOf(suggestion)}`,
      `   stroke  ${strokeOf(suggestion)}`,
    ]),
    '',
    `Chances for an arm of level ${level}; mm from the table's centre, +x to the foot rail.`,
  ];
}

function shotOf({ call, family, potChance, winChance }: Suggestion): string {
  const win = `wins the rack ${percent(winChance)}`;
  if (call.kind === 'pot') {
    return `${call.ball} to ${call.pocket}, ${percent(potChance)}; ${win}`;
  }
  return `${family.replaceAll('-', ' ')}; ${win}`;
}

/** Where the cue ball comes to rest: the middle, and how far from it most often. */
function restOf({ leaves }: Suggestion): string {
  if (leaves.length === 0) return 'matters no more';
  const mean = (of: (leaf: Vec2) => number): number =>
    leaves.reduce((sum, leaf) => sum + of(leaf), 0) / leaves.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const away = leaves
    .map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))
    .sort((a, b) => a - b);
  const usual = away[Math.floor(0.8 * (away.length - 1))] ?? 0;
  return `about ${pointOf(middle)}, four in five within ${Math.round(1000 * usual)} mm`;
}

function strokeOf({ stroke }: Suggestion): string {
  const { speed, headingDegrees, elevationDegrees, tipRight, tipUp } = stroke;
  return `${speed.toFixed(2)} m/s, heading ${headingDegrees.toFixed(2)}°, tip `
    + `${tipRight.toFixed(2)} right ${tipUp.toFixed(2)} up`
    + (elevationDegrees > 0 ? `, raised ${elevationDegrees.toFixed(1)}°` : '');
}

function pointOf({ x, y }: Vec2): string {
  return `${Math.round(1000 * x)},${Math.round(1000 * y)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

function levelOf(text: string): Level {
  const value = Number(text);
  if (isLevel(value)) return value;
  throw new BadInput(`--level: expected a level from 1 to 10, found '${text}'`);
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && least <= value && value <= most) {
    return value;
  }
  throw new BadInput(`${name}: expected a whole number from ${least} to ${most}, found '${text}'`);
}
