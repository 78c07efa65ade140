/** The words of the text board, typed: a language that lacks one does not compile. */
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { Situation } from '@tenball/rules';
import type { CommandError } from './parse.ts';
import type { NoPot } from './lanes.ts';

/** Numbers in these are written already, as the language writes them. */
export interface BoardWords {
  readonly command: string;
  readonly example: string;
  readonly run: string;
  readonly now: string;
  readonly balls: string;
  readonly ballsLead: string;
  readonly lastRuling: string;
  readonly noRuling: string;
  readonly rackLog: string;
  readonly options: string;
  readonly helpTitle: string;
  readonly help: readonly (readonly [command: string, effect: string])[];
  score(facts: { a: string; b: string; scoreA: number; scoreB: number }): string;
  race(a: number, b: number): string;
  rack(number: number): string;
  fouls(name: string, count: number): string;
  ballOn(ball: ObjectBall): string;
  readonly pushOutOpen: string;
  readonly cueBall: Readonly<Record<Situation['cueBall'], string>>;
  stroke(facts: {
    heading: string; speed: string; tip: string; elevation: string;
  }): string;
  ball(ball: Ball): string;
  readonly off: string;
  down(balls: string): string;
  cut(degrees: string, pocket: Pocket): string;
  readonly clear: string;
  laneBlocked(ball: Ball): string;
  wayBlocked(ball: Ball): string;
  readonly noPots: string;
  readonly said: BoardSayings;
  readonly error: (error: CommandError, least: string, most: string) => string;
  noPot(ball: ObjectBall, pocket: Pocket, why: NoPot, cut: string): string;
}

/** What is answered to a command: what was understood, or why nothing was done. */
export interface BoardSayings {
  aim(degrees: string): string;
  aimAt(ball: ObjectBall): string;
  pot(ball: ObjectBall, facts: string): string;
  turn(degrees: string, isLeft: boolean): string;
  speed(speed: string): string;
  tip(tip: string): string;
  elevation(degrees: string): string;
  call(ball: ObjectBall, pocket: string): string;
  readonly auto: string;
  readonly safety: string;
  readonly pushOut: string;
  place(at: string): string;
  shoot(call: string): string;
  chosen(label: string): string;
  readonly undo: string;
  readonly return: string;
  readonly skip: string;
  readonly rematch: string;
  readonly help: string;
  where(ball: Ball, at: string, rails: string): string;
  rails(long: string, short: string): string;
  readonly noRails: string;
  notThere(ball: Ball): string;
  readonly callNeeded: string;
  readonly placeFirst: string;
  readonly chooseFirst: string;
  readonly nothingToChoose: string;
  noOption(most: number): string;
  readonly notOpen: string;
  readonly rolling: string;
  readonly wait: string;
  readonly over: string;
  readonly notOver: string;
  readonly nothingToUndo: string;
  readonly nothingToReturn: string;
  readonly nothingToSkip: string;
  readonly tipTooFar: string;
  readonly callUseless: string;
}
