/** What a shared text is: a game or where balls lie, as far as it can be read. */
import { type Result, err, ok } from '@tenball/base';
import {
  type Game, type GamePlaces, type Position, parseGameText, parsePosition,
} from '@tenball/match';

export type Subject =
  | { readonly kind: 'game'; readonly game: Game; readonly places: GamePlaces }
  | { readonly kind: 'layout'; readonly position: Position };

/** Where a text breaks, from 0, and why. */
export interface TextFault {
  readonly at: number;
  readonly message: string;
}

/** Reads `text`, which is TBG1 or TBP1. */
export function readSubject(text: string): Result<Subject, TextFault> {
  if (/^\s*TBP/.test(text)) {
    const position = parsePosition(text.trim());
    return position.ok ? ok({ kind: 'layout', position: position.value }) : err(position.error);
  }
  const game = parseGameText(text);
  return game.ok ? ok({ kind: 'game', ...game.value }) : err(game.error);
}

/**
 * The game in the lines of `text` that end before character `at`; undefined where not even its
 * tags are there. It claims no result: nobody knows how it went on.
 */
export function readUpTo(text: string, at: number): Subject | undefined {
  const whole = text.slice(0, at);
  const lines = text.slice(0, whole.lastIndexOf('\n') + 1);
  const read = parseGameText(lines);
  if (!read.ok) {
    const { at: sooner } = read.error;
    return sooner > 0 && sooner < lines.length ? readUpTo(lines, sooner) : undefined;
  }
  const { game, places } = read.value;
  return { kind: 'game', game: { ...game, outcome: undefined }, places };
}
