/** Game files (TBG1) that commands read, and how they speak of what they find there. */
import { type GameDifference, type GameText, parseGameText } from '@tenball/match';
import { PHYSICS_VERSION } from '@tenball/physics';
import { BadInput, readText } from './io.ts';

/** A game that was read, and the name by which messages speak of its file. */
export interface NamedGame extends GameText {
  readonly name: string;
}

/** Reads a game file. Throws BadInput with file, line, column and what was expected there. */
export async function readGame(file: string | undefined): Promise<NamedGame> {
  const { text, name } = await readText(file);
  const read = parseGameText(text);
  if (read.ok) return { ...read.value, name };
  const { line, column, finding } = read.error;
  throw new BadInput(`${name}:${line}:${column}: ${finding}`);
}

/** Where a game differs and how, on one line. */
export function differenceLine({ game, name }: NamedGame, difference: GameDifference): string {
  const { line, rack, stroke, what, written, found, item } = difference;
  const where = item === undefined ? '' : `rack ${rack}, stroke ${stroke}: `;
  return `${name}:${line}: ${where}${what}: written ${written}, comes out ${found}`
    + otherPhysics(game.physics);
}

/** Strokes of another physics need not come out alike. */
function otherPhysics(physics: string | undefined): string {
  return physics === undefined || physics === PHYSICS_VERSION
    ? '' : `\nThe file was written with physics ${physics}; this is ${PHYSICS_VERSION}.`;
}
