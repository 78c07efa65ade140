/** The table of the editor: the flat plan, what is drawn over it, and the hand on the balls. */
import type { Vec2 } from '@tenball/base';
import { BALL_RADIUS, type Ball, TABLES, ballsOf } from '@tenball/equipment';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { wornLook } from '../looks/wear-look.ts';
import type { Picture, TableView } from '../picture.ts';
import { createPlan } from '../plan/plan.ts';
import { outerHalf } from '../table-look.ts';
import { boardPicture } from './board-picture.ts';
import type { BoardProps } from './board-props.ts';
import { BoardMarks } from './board-marks.tsx';
import type { Editor } from './editor.ts';
import { Loupe } from './loupe.tsx';

/** A finger hits balls within this, CSS pixels; a mouse within half of it. */
const REACH = 28;
const MOST_DENSE = 2;

interface Grip {
  readonly ball: Ball;
  /** From the pointer to the ball's centre, metres. */
  readonly offset: Vec2;
  readonly touch: boolean;
}

export function Board(props: BoardProps): JSX.Element {
  const { editor, label, act } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<TableView | undefined>(undefined);
  const grip = useRef<Grip | undefined>(undefined);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [loupe, setLoupe] = useState<Vec2>();

  useEffect(() => watchSize(host.current, setSize), []);
  useLayoutEffect(() => {
    if (canvas.current === null || size.width === 0) return;
    view.current ??= createPlan(canvas.current);
    view.current.resize(size.width, size.height, Math.min(MOST_DENSE, window.devicePixelRatio));
    view.current.draw(lookedAt(editor), 0);
  }, [size]);
  useLayoutEffect(() => void view.current?.draw(lookedAt(editor), 0), [editor]);
  // Numbers are drawn again once their font is there.
  useEffect(() => void document.fonts.ready.then(() => setSize((known) => ({ ...known }))), []);

  const take = (event: PointerEvent) => {
    const at = pointIn(host.current, event);
    const found = nearestBall(editor, view.current, at, event.pointerType !== 'mouse');
    host.current?.focus({ preventScroll: true });
    if (found === undefined) return;
    host.current?.setPointerCapture(event.pointerId);
    grip.current = { ...found, touch: event.pointerType !== 'mouse' };
    act({ kind: 'select', ball: found.ball });
  };
  const carry = (event: PointerEvent) => {
    const held = grip.current;
    const point = pointIn(host.current, event);
    const cloth = view.current?.pickCloth(point.x, point.y);
    if (held === undefined || cloth === undefined) return;
    act({
      kind: 'drag', ball: held.ball,
      to: { x: cloth.x + held.offset.x, y: cloth.y + held.offset.y },
    });
    if (held.touch) setLoupe(point);
  };
  const release = () => {
    if (grip.current !== undefined) act({ kind: 'drop' });
    grip.current = undefined;
    setLoupe(undefined);
  };

  const { x, y } = outerHalf(TABLES[editor.position.table]);
  const across = size.height > size.width ? y / x : x / y;
  return (
    <div class="board" ref={host} tabIndex={0} role="application" aria-label={label}
      style={{ '--board-ratio': across }} id="editor-board"
      onPointerDown={take} onPointerMove={carry} onPointerUp={release} onPointerCancel={release}>
      <canvas ref={canvas} aria-hidden="true" />
      {size.width > 0 && <BoardMarks {...props} size={size} />}
      {loupe !== undefined && <Loupe source={canvas} at={loupe} />}
    </div>
  );
}

function watchSize(
  host: HTMLDivElement | null, report: (size: { width: number; height: number }) => void,
): () => void {
  if (host === null) return () => {};
  const measure = () => report({ width: host.clientWidth, height: host.clientHeight });
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  measure();
  return () => observer.disconnect();
}

function pointIn(host: HTMLElement | null, event: PointerEvent): Vec2 {
  const box = host?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

/** The position with the balls and the cloth of this player. */
function lookedAt(editor: Editor): Picture {
  return { ...boardPicture(editor), look: wornLook(document.documentElement) };
}

/** The ball that a pointer at `at` takes up. */
function nearestBall(
  { position }: Editor, view: TableView | undefined, at: Vec2, touch: boolean,
): Pick<Grip, 'ball' | 'offset'> | undefined {
  const cloth = view?.pickCloth(at.x, at.y);
  if (view === undefined || cloth === undefined) return undefined;
  const found = ballsOf(position.layout).flatMap((ball) => {
    const lies = position.layout[ball];
    const shown = lies && view.project({ ...lies, z: BALL_RADIUS });
    if (lies === undefined || shown === undefined) return [];
    const far = Math.hypot(shown.x - at.x, shown.y - at.y);
    return [{ ball, far, offset: { x: lies.x - cloth.x, y: lies.y - cloth.y } }];
  }).sort((one, two) => one.far - two.far)[0];
  return found !== undefined && found.far <= (touch ? REACH : REACH / 2) ? found : undefined;
}
