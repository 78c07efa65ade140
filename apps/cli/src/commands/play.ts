/** `tenball play`: computer against computer on the real engine, and the figures of the match. */
import { Command } from 'commander';
import {
  type Level, SKILLS, carryOut, choose, isLevel, planningSeed, replayRack,
} from '@tenball/ai';
import { type Seed, seed } from '@tenball/base';
import {
  type Match, type MatchStatistics, type SeatStatistics, DEFAULT_SETUP, actorOf,
  formatGame, gameOf, startMatch, statisticsOf,
} from '@tenball/match';
import {
  type BySeat, type Edition, type Rulebook, EDITIONS, rulebookFrom,
} from '@tenball/rules';
import { BadInput, type Progress, printJson, progress } from '../io.ts';
import { checkWritable, writeWhole } from '../write-file.ts';

const DEFAULT_RACE = 5;
const MOST_RACKS = 100_000;
/** A rack that is not decided by then is a stalemate (G1.12) and is played again. */
const MOST_SHOTS_A_RACK = 400;
/** Acts (strokes, placements, choices) of one rack, replays included, before it is given up. */
const MOST_ACTS_A_RACK = 20 * MOST_SHOTS_A_RACK;

/** The command `play`. */
export function playCommand(): Command {
  return new Command('play')
    .description('Computer against computer, rack after rack. The same seed gives the same output.')
    .requiredOption('--a <level>', 'level of player A, 1 to 10')
    .requiredOption('--b <level>', 'level of player B, 1 to 10')
    .option('--race <n>', `a race to n racks (default ${DEFAULT_RACE})`)
    .option('--racks <n>', 'exactly n racks, the break alternating')
    .option('--seed <n>', 'a whole number', '1')
    .option('--ruleset <name>', `rules: ${editions().join(', ')}`, 'base')
    .option('--out <file.tbg>', 'write the match as a game file (TBG1), for verify and replay')
    .option('--budget <n>', 'simulations a decision may use (default: by level)')
    .option('--json', 'print one JSON document')
    .option('--timing', 'with --json: add decision and wall times, which differ from run to run')
    .action((options: RawOptions) => run(readSettings(options)));
}

interface RawOptions {
  readonly a: string;
  readonly b: string;
  readonly race?: string;
  readonly racks?: string;
  readonly seed: string;
  readonly ruleset: string;
  readonly out?: string;
  readonly budget?: string;
  readonly json?: boolean;
  readonly timing?: boolean;
}

interface Settings {
  readonly levels: BySeat<Level>;
  readonly raceTo: number;
  /** Number of racks to play, whatever the score; undefined for a race. */
  readonly racks: number | undefined;
  readonly seed: number;
  readonly rulebook: Rulebook;
  readonly budget: number | undefined;
  /** The game file to write. */
  readonly out: string | undefined;
  readonly json: boolean;
  readonly timing: boolean;
}

interface Played {
  readonly match: Match;
  readonly stalemates: number;
  readonly decisionMs: readonly number[];
  readonly wallMs: number;
}

async function run(settings: Settings): Promise<void> {
  const { out } = settings;
  if (out !== undefined) await checkWritable('--out', out);
  const total = settings.racks ?? 2 * settings.raceTo - 1;
  const bar = progress('racks', total);
  const played = playMatch(settings, bar);
  bar.done();
  if (out !== undefined) await writeWhole('--out', out, formatGame(gameOf(played.match)));
  const statistics = statisticsOf(played.match.scoresheet);
  const times = timesOf(played);
  if (settings.json) printJson(report(settings, played, statistics, times));
  else process.stdout.write(sheet(settings, played, statistics));
  process.stderr.write(`${timesLine(times)}\n`);
}

function playMatch(settings: Settings, bar: Progress): Played {
  const startedMs = performance.now();
  const root = seed(settings.seed);
  const decisionMs: number[] = [];
  let stalemates = 0;
  let match = startMatch({
    ...DEFAULT_SETUP,
    rulebook: settings.rulebook,
    names: { A: `Level ${settings.levels.A}`, B: `Level ${settings.levels.B}` },
    raceTo: { A: settings.raceTo, B: settings.raceTo },
    seed: settings.seed,
  });
  let done = 0;
  let acts = 0;
  while (!isOver(match, settings)) {
    if (match.situation.shotNumber > MOST_SHOTS_A_RACK) {
      match = replayRack(match);
      stalemates += 1;
    }
    match = playAct(match, settings, root, decisionMs);
    acts += 1;
    const decided = racksDecided(match);
    if (acts > MOST_ACTS_A_RACK) throw new Error(`rack ${decided + 1} does not end`);
    if (decided === done) continue;
    bar.tick(decided - done);
    done = decided;
    acts = 0;
  }
  return { match, stalemates, decisionMs, wallMs: performance.now() - startedMs };
}

function playAct(match: Match, settings: Settings, root: Seed, decisionMs: number[]): Match {
  const seat = actorOf(match);
  if (seat === undefined) throw new Error(`nobody is to act in phase ${match.situation.phase}`);
  const skill = SKILLS[settings.levels[seat]];
  const startedMs = performance.now();
  const { command } = choose(match, seat, skill, planningSeed(root, match), settings.budget);
  decisionMs.push(performance.now() - startedMs);
  return carryOut(match, seat, command, skill, root);
}

function isOver(match: Match, { racks }: Settings): boolean {
  if (match.situation.phase === 'matchOver') return true;
  return racks !== undefined && racksDecided(match) >= racks;
}

function racksDecided({ situation: { score } }: Match): number {
  return score.A + score.B;
}

interface Times {
  readonly decisions: number;
  readonly decisionP50Ms: number;
  readonly decisionP95Ms: number;
  readonly decisionMaxMs: number;
  readonly wallSeconds: number;
}

function timesOf({ decisionMs, wallMs }: Played): Times {
  const sorted = [...decisionMs].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    decisions: sorted.length,
    decisionP50Ms: rounded(at(0.5), 2),
    decisionP95Ms: rounded(at(0.95), 2),
    decisionMaxMs: rounded(at(1), 2),
    wallSeconds: rounded(wallMs / 1000, 2),
  };
}

function timesLine(times: Times): string {
  const { decisions, decisionP50Ms, decisionP95Ms, decisionMaxMs, wallSeconds } = times;
  return `${decisions} decisions: p50 ${decisionP50Ms} ms, p95 ${decisionP95Ms} ms, `
    + `max ${decisionMaxMs} ms; wall ${wallSeconds} s`;
}

/** The JSON document. Times are in it only when they were asked for: they are never the same. */
function report(
  settings: Settings, played: Played, statistics: MatchStatistics, times: Times,
): unknown {
  return {
    levels: settings.levels,
    seed: settings.seed,
    ruleset: settings.rulebook.edition,
    racks: statistics.racks,
    score: played.match.situation.score,
    stalemates: played.stalemates,
    players: {
      A: figures(statistics.seats.A, statistics.seats.B),
      B: figures(statistics.seats.B, statistics.seats.A),
    },
    ...(settings.timing ? { timing: times } : {}),
  };
}

function figures(seat: SeatStatistics, other: SeatStatistics): unknown {
  return {
    racksWon: seat.racksWon,
    breaks: seat.breaks,
    legalBreaks: seat.legalBreaks,
    ballsPerBreak: rounded(ratio(seat.ballsOnBreak, seat.breaks), 3),
    breakAndRuns: seat.breakAndRuns,
    shots: seat.shots,
    ballsMade: seat.ballsMade,
    misses: seat.misses,
    fouls: seat.fouls,
    safeties: seat.safeties,
    pushOuts: seat.pushOuts,
    innings: seat.innings,
    inningsOfOpponent: other.innings,
    tpa: rounded(seat.tpa ?? 0, 3),
  };
}

/** The table of figures in plain text, a column for each player. */
function sheet(settings: Settings, played: Played, statistics: MatchStatistics): string {
  const { A, B } = statistics.seats;
  const both = (label: string, of: (seat: SeatStatistics) => string | number): string => (
    `${label.padEnd(24)}${String(of(A)).padStart(10)}${String(of(B)).padStart(10)}`
  );
  const { levels, rulebook } = settings;
  return [
    `Level ${levels.A} against level ${levels.B}, `
      + `${statistics.racks} ${statistics.racks === 1 ? 'rack' : 'racks'}, `
      + `rules ${rulebook.edition}, seed ${settings.seed}`,
    `${''.padEnd(24)}${'A'.padStart(10)}${'B'.padStart(10)}`,
    both('Score', (seat) => seat.racksWon),
    both('Break and run', (seat) => seat.breakAndRuns),
    both('Breaks', (seat) => seat.breaks),
    both('Legal breaks', (seat) => seat.legalBreaks),
    both('Balls made per break', (seat) => ratio(seat.ballsOnBreak, seat.breaks).toFixed(2)),
    both('Shots', (seat) => seat.shots),
    both('Balls made', (seat) => seat.ballsMade),
    both('Misses', (seat) => seat.misses),
    both('Fouls', (seat) => seat.fouls),
    both('Safeties', (seat) => seat.safeties),
    both('Push-outs', (seat) => seat.pushOuts),
    both('Innings', (seat) => seat.innings),
    both('TPA', (seat) => (seat.tpa === undefined ? '-' : seat.tpa.toFixed(3))),
    ...(played.stalemates > 0 ? [`Stalemates, racks played again: ${played.stalemates}`] : []),
    '',
  ].join('\n');
}

function readSettings(options: RawOptions): Settings {
  if (options.race !== undefined && options.racks !== undefined) {
    throw new BadInput('--race and --racks: expected one of them, found both');
  }
  if (options.timing === true && options.json !== true) {
    throw new BadInput('--timing: expected with --json; in text the times are always shown');
  }
  const wholeOf = (name: string, text: string | undefined, most: number): number | undefined => (
    text === undefined ? undefined : whole(name, text, 1, most)
  );
  const racks = wholeOf('--racks', options.racks, MOST_RACKS);
  return {
    levels: { A: level('--a', options.a), B: level('--b', options.b) },
    raceTo: racks ?? wholeOf('--race', options.race, MOST_RACKS) ?? DEFAULT_RACE,
    racks,
    seed: whole('--seed', options.seed, 0, Number.MAX_SAFE_INTEGER),
    rulebook: ruleset(options.ruleset),
    budget: wholeOf('--budget', options.budget, 1_000_000),
    out: options.out,
    json: options.json === true,
    timing: options.timing === true,
  };
}

function level(name: string, text: string): Level {
  const value = Number(text);
  if (isLevel(value)) return value;
  throw new BadInput(`${name}: expected a level from 1 to 10, found '${text}'`);
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  const isWhole = text.trim() !== '' && Number.isInteger(value);
  if (isWhole && least <= value && value <= most) return value;
  throw new BadInput(`${name}: expected a whole number from ${least} to ${most}, found '${text}'`);
}

function ruleset(name: string): Rulebook {
  const edition = editions().find((known) => known === name);
  const found = edition === undefined ? undefined : rulebookFrom(edition, {});
  if (found?.ok === true) return found.value;
  throw new BadInput(`--ruleset: expected ${editions().join(', ')}, found '${name}'`);
}

function editions(): Edition[] {
  return EDITIONS.filter((edition) => edition !== 'custom');
}

function ratio(a: number, b: number): number {
  return b === 0 ? 0 : a / b;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
