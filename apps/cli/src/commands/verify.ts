/** `tenball verify`: plays a game file again and says whether all that is written comes out. */
import { type GameDifference, type GameReport, verifyGame } from '@tenball/match';
import { PHYSICS_VERSION } from '@tenball/physics';
import { Command } from 'commander';
import { CheckFailed, printJson } from '../io.ts';
import { type NamedGame, differenceLine, readGame } from '../read-game.ts';

/** The command `verify`. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('Plays a game file (TBG1) again: strokes are simulated, reports ruled on anew. '
      + 'Prints OK, or the first line that comes out otherwise, with exit code 1.')
    .argument('[file.tbg]', 'the game file; - or nothing reads standard input')
    .option('--json', 'print one JSON document')
    .action(verify);
}

async function verify(
  file: string | undefined, { json }: { readonly json?: true },
): Promise<void> {
  const named = await readGame(file);
  const verified = verifyGame(named.game, named.places);
  if (json === true) {
    printJson(verified.ok ? success(named, verified.value) : failure(verified.error));
    if (!verified.ok) process.exitCode = 1;
    return;
  }
  if (!verified.ok) throw new CheckFailed(differenceLine(named, verified.error));
  process.stdout.write(`${okLine(named, verified.value)}\n`);
}

function okLine({ game, name }: NamedGame, { strokes, racks, score, winner }: GameReport): string {
  const end = winner === undefined ? 'the match goes on' : `${game.setup.names[winner]} wins`;
  return `${name}: OK: ${count(strokes, 'stroke')}, ${count(racks, 'rack')}, `
    + `${score.A}-${score.B}, ${end}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function success({ game }: NamedGame, { strokes, racks, score, winner }: GameReport): unknown {
  return {
    ok: true, source: game.setup.source, strokes, racks, score, winner: winner ?? null,
    physics: { written: game.physics ?? null, now: PHYSICS_VERSION },
  };
}

function failure({ line, rack, stroke, what, written, found }: GameDifference): unknown {
  return { ok: false, line, rack, stroke, what, written, found };
}
