/** A table of an example, drawn by the plan of the game. */
import { CUE_BALL, ballsOf } from '@tenball/equipment';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Picture } from '../picture.ts';
import { drawStill } from './still-plan.ts';
import { diagramOf } from './diagram.ts';
import { type ReadExample, strokeIn } from './question.ts';
import type { Reader } from './reader.ts';

/** Width by height of a table with its rails and a margin. */
const ASPECT = 1.735;

export function TableDiagram({ read, reader }: {
  read: ReadExample; reader: Reader;
}): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { example } = reader.words;
  const picture = useMemo(
    () => diagramOf(read, ({ ball, pocket }) => example.call(ball, pocket)), [read, example],
  );
  useEffect(() => {
    const target = canvas.current;
    return target === null ? undefined : keepDrawn(target, picture);
  }, [picture]);
  return (
    <canvas ref={canvas} class="table-diagram" role="img" style={{ aspectRatio: ASPECT }}
      aria-label={described(read, reader)} />
  );
}

/** Draws now, when the canvas changes its width, and once the fonts are there. */
function keepDrawn(canvas: HTMLCanvasElement, picture: Picture): () => void {
  const draw = () => {
    const width = canvas.clientWidth;
    if (width > 0) drawStill(canvas, picture, { width, height: Math.round(width / ASPECT) });
  };
  const observer = new ResizeObserver(draw);
  observer.observe(canvas);
  let live = true;
  void document.fonts.ready.then(() => {
    if (live) draw();
  });
  return () => {
    live = false;
    observer.disconnect();
  };
}

/** The position for those who do not see it. */
function described({ entry, layout }: ReadExample, { words }: Reader): string {
  const { example } = words;
  const balls = ballsOf(layout)
    .map((ball) => (ball === CUE_BALL ? example.cueBall : example.ball(ball)));
  const call = strokeIn(entry)?.call;
  const called = call?.kind === 'pot' ? ` ${example.calledBall(call.ball, call.pocket)}` : '';
  return `${example.diagram}: ${balls.join(', ')}.${called}`;
}
