/** The drills: where balls lie, what is to be done. Each is proven possible by a test. */
import type { Vec2 } from '@tenball/base';
import { DEFAULT_SETUP, formatPosition, positionOf, startMatch } from '@tenball/match';
import type { Exercise, Goal } from './exercise.ts';
import { DRILL_WORDS } from './drill-words.ts';

/** A drill without its words. */
interface Drill {
  readonly id: keyof typeof DRILL_WORDS;
  /** Balls as in TBP1, millimetres. */
  readonly balls: string;
  readonly goal: Goal;
}

/** The 10 has to be on the table; where it is not played it lies out of the way. */
const TEN = '10@-1190.625,-317.5';
const STATE = 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

function pot(pocket: 'FL' | 'FR' | 'SL' | 'SR' | 'HL' | 'HR'): Goal {
  return { kind: 'pot', ball: 1, pocket };
}

function leave(pocket: 'FL' | 'FR' | 'SL' | 'SR', at: Vec2, radius: number): Goal {
  return { kind: 'pot-and-leave', ball: 1, pocket, at, radius };
}

const PLACED: readonly Drill[] = [
  {
    id: 'stop', balls: `c@635,0/1@952.5,317.5/${TEN}`,
    goal: leave('FL', { x: 0.912, y: 0.277 }, 0.12),
  },
  {
    id: 'follow', balls: `c@396.875,-238.125/1@714.375,79.375/${TEN}`,
    goal: leave('FL', { x: 0.921, y: 0.286 }, 0.18),
  },
  {
    id: 'draw', balls: `c@635,0/1@873.125,238.125/${TEN}`,
    goal: leave('FL', { x: 0.515, y: -0.12 }, 0.18),
  },
  { id: 'cut-15', balls: `c@396.875,-79.375/1@793.75,317.5/${TEN}`, goal: pot('FL') },
  { id: 'cut-30', balls: `c@555.625,-79.375/1@793.75,317.5/${TEN}`, goal: pot('FL') },
  { id: 'cut-45', balls: `c@714.375,-158.75/1@793.75,317.5/${TEN}`, goal: pot('FL') },
  { id: 'cut-60', balls: `c@873.125,-158.75/1@793.75,317.5/${TEN}`, goal: pot('FL') },
  { id: 'long', balls: `c@-793.75,-357.1875/1@476.25,238.125/${TEN}`, goal: pot('FL') },
  { id: 'off-the-rail', balls: `c@-79.375,-606.425/1@238.125,317.5/${TEN}`, goal: pot('SL') },
  { id: 'side', balls: `c@-238.125,-79.375/1@-79.375,317.5/${TEN}`, goal: pot('SL') },
  { id: 'rail-first', balls: `c@158.75,158.75/1@1031.875,603.25/${TEN}`, goal: pot('FL') },
  { id: 'bank', balls: `c@-396.875,79.375/1@-158.75,-238.125/${TEN}`, goal: pot('SL') },
  {
    id: 'window-near', balls: `c@317.5,-79.375/1@793.75,317.5/2@1111.25,-476.25/${TEN}`,
    goal: leave('FL', { x: 0.794, y: -0.16 }, 0.25),
  },
  {
    id: 'window-far', balls: `c@476.25,317.5/1@1031.875,476.25/2@-952.5,476.25/${TEN}`,
    goal: leave('FL', { x: 0, y: 0 }, 0.3),
  },
  {
    id: 'three-1',
    balls: `c@-158.75,158.75/1@317.5,238.125/2@952.5,-238.125/3@-238.125,396.875/${TEN}`,
    goal: { kind: 'clear', balls: [1, 2, 3] },
  },
  {
    id: 'three-2', balls: 'c@476.25,-158.75/8@873.125,238.125/9@317.5,-396.875/10@-873.125,238.125',
    goal: { kind: 'clear', balls: [8, 9, 10] },
  },
  {
    id: 'safety',
    balls: `c@-476.25,79.375/1@635,-79.375/5@-79.375,396.875/6@79.375,-396.875/${TEN}`,
    goal: { kind: 'legal', call: 'safety' },
  },
  {
    id: 'kick',
    balls: `c@-714.375,0/1@714.375,0/2@-317.5,0/3@-317.5,66.675/4@-317.5,-66.675/${TEN}`,
    goal: { kind: 'legal', call: 'safety' },
  },
  {
    id: 'jump', balls: `c@0,-158.75/1@873.125,317.5/2@396.875,58.7375/${TEN}`, goal: pot('FL'),
  },
];

const BREAK_POSITION = formatPosition({
  ...positionOf(startMatch({ ...DEFAULT_SETUP, seed: 10 })), raceTo: undefined,
});

/** All drills, the easiest kinds first. */
export const DRILLS: readonly Exercise[] = [
  ...PLACED.map(({ id, balls, goal }): Exercise => ({
    id, ...DRILL_WORDS[id], position: `TBP1 9 ${balls} ${STATE}`, goal,
  })),
  { id: 'break', ...DRILL_WORDS.break, position: BREAK_POSITION, goal: { kind: 'break' } },
];
