/** `tenball replay`: a game file told shot by shot. */
import {
  type Entry, type Game, type GameItem, type GameReplay, countingEntries, replayGame,
} from '@tenball/match';
import { type Language, type Ruling, consequenceOf, summaryOf } from '@tenball/rules';
import { Command, Option } from 'commander';
import { CheckFailed, printJson } from '../io.ts';
import { type NamedGame, differenceLine, readGame } from '../read-game.ts';
import { type ReplayWords, REPLAY_WORDS } from '../replay-words.ts';

/** The command `replay`. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('Tells a game file (TBG1) shot by shot: what was played, what the referee says, '
      + 'the score after each rack. What was undone later is marked with ×.')
    .argument('[file.tbg]', 'the game file; - or nothing reads standard input')
    .addOption(new Option('--lang <language>', 'language of the plain words')
      .choices(['ru', 'en']).default('ru'))
    .option('--json', 'print one JSON document')
    .action(replay);
}

interface ReplayOptions {
  readonly lang: Language;
  readonly json?: true;
}

async function replay(file: string | undefined, { lang, json }: ReplayOptions): Promise<void> {
  const named = await readGame(file);
  const played = replayGame(named.game, named.places);
  const steps = stepsOf(named, played, lang);
  if (json === true) printJson(documentOf(named, played, steps));
  else process.stdout.write(`${inWords(named.game, played, steps, lang).join('\n')}\n`);
  const [first] = played.differences;
  const last = played.differences.at(-1);
  if (!played.complete && last !== undefined) throw new CheckFailed(differenceLine(named, last));
  if (first !== undefined && json !== true) {
    process.stderr.write(`${differenceLine(named, first)}\n`);
  }
}

/** A line of the telling. */
interface Step {
  readonly line: number;
  /** Index of the entry it led to, as `undo to` counts them. */
  readonly entry: number | undefined;
  readonly kind: GameItem['kind'] | Entry['kind'];
  readonly undone: boolean;
  readonly number: number | undefined;
  readonly what: string;
  readonly summary: string;
  readonly consequence: string;
  readonly notes: readonly string[];
}

function stepsOf({ game, places }: NamedGame, played: GameReplay, lang: Language): readonly Step[] {
  const { match: { scoresheet }, entries } = played.report;
  const counting = new Set(countingEntries(scoresheet));
  const words = REPLAY_WORDS[lang];
  return game.items.slice(0, entries.length).map((item, index) => {
    const at = entries[index];
    const entry = at === undefined ? undefined : scoresheet[at];
    const told = tell(game, item, entry, lang);
    const undone = at !== undefined && entry?.kind !== 'undo' && !counting.has(at);
    const notes = item.notes.flatMap((note) => (note.kind === 'text' ? [note.text] : []));
    const mark = item.kind === 'command' ? item.mark : undefined;
    return {
      line: places.items[index] ?? 1, entry: at, kind: entry?.kind ?? item.kind, undone,
      number: item.kind === 'command' ? item.number : undefined,
      what: [told.what ?? whatOf(game, item, entry, words), mark]
        .filter((part) => part !== undefined).join(' '),
      summary: told.summary, consequence: told.consequence, notes,
    };
  });
}

interface Told {
  /** Said instead of what the entry says of itself. */
  readonly what?: string;
  readonly summary: string;
  readonly consequence: string;
}

const SILENT: Told = { summary: '', consequence: '' };

function tell(game: Game, item: GameItem, entry: Entry | undefined, lang: Language): Told {
  const { names } = game.setup;
  if (item.kind === 'score') {
    return { ...SILENT, what: REPLAY_WORDS[lang].score(item.number, item.score, names) };
  }
  if (entry === undefined || !('ruling' in entry)) return SILENT;
  const { ruling } = entry;
  return {
    summary: summaryOf(ruling, lang, names),
    consequence: withoutTwice(consequenceOf(ruling, lang, names), ruling, lang, names),
  };
}

/** The winner of a rack is the headline already. */
function withoutTwice(
  consequence: string, ruling: Ruling, lang: Language, names: Game['setup']['names'],
): string {
  const headline = summaryOf(ruling, lang, names);
  return consequence.split('. ').filter((sentence) => sentence !== headline).join('. ');
}

function whatOf(game: Game, item: GameItem, entry: Entry | undefined, words: ReplayWords): string {
  if (entry === undefined) return '';
  const { names } = game.setup;
  switch (entry.kind) {
    case 'rack': return words.rack(entry.number, names[entry.breaker]);
    case 'warning': return words.warning(names[entry.seat]);
    case 'place': return words.place(names[entry.seat], entry.at);
    case 'shot': return words.stroke(names[entry.seat], entry.call, isBreak(item));
    case 'report':
      return entry.log.shotTaken
        ? words.stroke(names[entry.seat], entry.call, isBreak(item)) : words.between;
    case 'choice': return words.choice(names[entry.seat]);
    case 'concession': return words.concession(names[entry.seat], entry.what);
    case 'event': return words.event(entry.by === 'referee' ? undefined : names[entry.by]);
    case 'lag': return words.lag;
    case 'undo': return words.undo(entry.why, entry.to);
  }
}

function isBreak(item: GameItem): boolean {
  return item.kind === 'command' && item.number === 1;
}

function inWords(
  game: Game, { report }: GameReplay, steps: readonly Step[], lang: Language,
): readonly string[] {
  const words = REPLAY_WORDS[lang];
  const { setup } = game;
  return [
    words.title(setup.names, setup.raceTo, setup.table, setup.rulebook.edition),
    ...steps.flatMap(linesOf),
    '',
    words.end(report.score, report.winner === undefined ? undefined : setup.names[report.winner]),
  ];
}

function linesOf(step: Step): readonly string[] {
  const { kind, undone, number, what, summary, consequence, notes } = step;
  if (kind === 'rack') return ['', undone ? `× ${what}` : what, ...notes.map(indented)];
  const label = number === undefined ? '    ' : `${number}.`.padStart(4);
  const said = [what, summary].filter((part) => part !== '').join(' — ');
  const line = [said, consequence].filter((part) => part !== '').join('. ');
  const first = line === '' ? [] : [`${undone ? '×' : ' '}${label} ${line}`];
  return [...first, ...notes.map(indented)];
}

function indented(note: string): string {
  return `       ${note}`;
}

function documentOf(
  { game }: NamedGame, played: GameReplay, steps: readonly Step[],
): unknown {
  const { score, winner, strokes, racks } = played.report;
  const { names, raceTo, table, rulebook, source } = game.setup;
  return {
    names, raceTo, table, edition: rulebook.edition, source, about: game.about,
    steps, strokes, racks, score, winner: winner ?? null, complete: played.complete,
    differences: played.differences,
  };
}
