/**
 * The editor of positions: what it shows and what each act makes of it, without a browser.
 * Every position it holds can be written as TBP1 and read again.
 */
import { type Vec2, distance, unreachable } from '@tenball/base';
import { BALLS, type Ball, CUE_BALL, TABLES, TEN, ballsOf, withBall } from '@tenball/equipment';
import { type Position, formatPosition, parsePosition, positionProblem } from '@tenball/match';
import { mirrorPosition } from '../practice/mirror.ts';
import type { Mirror } from '../practice/kept.ts';
import { without } from '../without.ts';
import { type Snap, inTheWay, nearestFree, onBed, snapped } from './place-ball.ts';

/** A ball that is held where another one is, and where it would go instead. */
export interface Blocked {
  readonly ball: Ball;
  readonly by: Ball;
  readonly wish: Vec2;
  readonly free: Vec2;
}

export interface Editor {
  readonly position: Position;
  readonly selected: Ball;
  readonly snap: Snap;
  readonly blocked?: Blocked;
  /** The position before the drag that is going on. */
  readonly held?: Position;
  /** Why the last act did nothing. */
  readonly refused?: 'ten-stays' | 'impossible';
  readonly past: readonly Position[];
  readonly future: readonly Position[];
}

export type EditorAction =
  | { readonly kind: 'select'; readonly ball: Ball }
  /** To the next ball on the table, or to the one before. */
  | { readonly kind: 'next'; readonly back: boolean }
  | { readonly kind: 'drag'; readonly ball: Ball; readonly to: Vec2 }
  | { readonly kind: 'drop' }
  /** Metres along the table's axes; never snapped. */
  | { readonly kind: 'nudge'; readonly by: Vec2 }
  | { readonly kind: 'to-tray'; readonly ball: Ball }
  | { readonly kind: 'to-table'; readonly ball: Ball }
  | { readonly kind: 'set-snap'; readonly snap: Snap }
  | { readonly kind: 'lay'; readonly position: Position }
  | { readonly kind: 'mirror'; readonly mirror: Mirror }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** A new position: the cue ball, the 1, and the 10 that no position can do without. */
export const NEW_POSITION = 'TBP1 9 c@-635,0/1@317.5,238.125/10@-1190.625,0 '
  + 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

const MOST_STEPS = 200;

/** An editor that shows `text`; of a text that cannot be read, a new position. */
export function openEditor(text: string = NEW_POSITION): Editor {
  const read = parsePosition(text);
  const fresh = read.ok ? read : parsePosition(NEW_POSITION);
  if (!fresh.ok) throw new Error(fresh.error.message);
  return editorOf(fresh.value);
}

export function editorOf(position: Position): Editor {
  const [first] = ballsOf(withBall(position.layout, CUE_BALL, undefined));
  return { position, selected: first ?? CUE_BALL, snap: 'quarter', past: [], future: [] };
}

/** The position as TBP1. */
export function textOf({ position }: Editor): string {
  return formatPosition(position);
}

/** `editor` after `action`. */
export function edit(editor: Editor, action: EditorAction): Editor {
  const calm: Editor = without(editor, 'refused');
  switch (action.kind) {
    case 'select': return { ...calm, selected: action.ball };
    case 'next': return { ...calm, selected: neighbour(calm, action.back) };
    case 'drag': return drag(calm, action.ball, action.to);
    case 'drop': return drop(calm);
    case 'nudge': return nudge(calm, action.by);
    case 'to-tray': return toTray(calm, action.ball);
    case 'to-table': return toTable(calm, action.ball);
    case 'set-snap': return { ...calm, snap: action.snap };
    case 'lay': return changed({ ...calm, selected: editorOf(action.position).selected },
      action.position);
    case 'mirror': return changed(calm, mirrorPosition(calm.position, action.mirror));
    case 'undo': return step(calm, 'past', 'future');
    case 'redo': return step(calm, 'future', 'past');
    default: return unreachable(action);
  }
}

function neighbour({ position, selected }: Editor, back: boolean): Ball {
  const balls = ballsOf(position.layout);
  const at = balls.indexOf(selected);
  const next = balls[(at + (back ? balls.length - 1 : 1)) % balls.length];
  return next ?? selected;
}

function drag(editor: Editor, ball: Ball, to: Vec2): Editor {
  const open: Editor = without(editor, 'blocked');
  const held = editor.held ?? editor.position;
  const others = withBall(held.layout, ball, undefined);
  const wish = snapped(TABLES[held.table], others, to, editor.snap);
  const by = inTheWay(others, wish);
  const free = by === undefined ? wish : nearestFree(TABLES[held.table], others, wish);
  const position = withPlaced(held, ball, free);
  return {
    ...open, held, position, selected: ball,
    ...(by !== undefined && { blocked: { ball, by, wish, free } }),
  };
}

function drop(editor: Editor): Editor {
  const { held } = editor;
  const open: Editor = without(editor, 'blocked', 'held');
  return held === undefined ? open : changed({ ...open, position: held }, editor.position);
}

function nudge(editor: Editor, by: Vec2): Editor {
  const open: Editor = without(editor, 'blocked');
  const { position, selected } = open;
  const at = position.layout[selected];
  if (at === undefined) return open;
  const table = TABLES[position.table];
  const others = withBall(position.layout, selected, undefined);
  const wish = onBed(table, { x: at.x + by.x, y: at.y + by.y });
  if (distance(wish, at) === 0) return open;
  const inWay = inTheWay(others, wish);
  if (inWay === undefined) return changed(open, withPlaced(position, selected, wish));
  const free = nearestFree(table, others, wish);
  return { ...open, blocked: { ball: selected, by: inWay, wish, free } };
}

function toTray(editor: Editor, ball: Ball): Editor {
  const open: Editor = without(editor, 'blocked');
  if (ball === TEN) return { ...open, selected: ball, refused: 'ten-stays' };
  if (open.position.layout[ball] === undefined) return open;
  return changed({ ...open, selected: ball }, withPlaced(open.position, ball, undefined));
}

function toTable(editor: Editor, ball: Ball): Editor {
  const { position } = editor;
  if (position.layout[ball] !== undefined) return { ...editor, selected: ball };
  const place = nearestFree(TABLES[position.table], position.layout, { x: 0, y: 0 });
  return changed({ ...editor, selected: ball }, withPlaced(position, ball, place));
}

/** A ball is laid or taken up. What was announced for the stroke is announced no more. */
function withPlaced(position: Position, ball: Ball, at: Vec2 | undefined): Position {
  const layout = withBall(position.layout, ball, at);
  const gone = layout[CUE_BALL] === undefined;
  const inHand = position.cueBall === 'asIs' ? 'inHandAnywhere' : position.cueBall;
  return {
    ...position,
    layout,
    cueBall: gone ? inHand : ball === CUE_BALL ? 'asIs' : position.cueBall,
    phase: position.phase === 'break' ? 'shot' : position.phase,
    strokesPlayed: position.phase === 'break' ? 4 : position.strokesPlayed,
    call: undefined,
    frozen: { cueBallTo: [], toRail: [] },
  };
}

/** The position is another one, unless it could not occur. */
function changed(editor: Editor, position: Position): Editor {
  if (positionProblem(position) !== undefined) return { ...editor, refused: 'impossible' };
  if (formatPosition(position) === formatPosition(editor.position)) {
    return { ...editor, position };
  }
  const past = [...editor.past, editor.position].slice(-MOST_STEPS);
  return { ...editor, position, past, future: [] };
}

function step(editor: Editor, from: 'past' | 'future', to: 'past' | 'future'): Editor {
  const open: Editor = without(editor, 'blocked');
  const position = open[from].at(-1);
  if (position === undefined) return open;
  return {
    ...open, position, [from]: open[from].slice(0, -1), [to]: [...open[to], open.position],
  };
}

/** The balls of the palette, in order: the cue ball first. */
export const PALETTE: readonly Ball[] = BALLS;
