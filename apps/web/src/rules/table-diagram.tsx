/** A table of an example, drawn by the plan of the game. */
import { CUE_BALL, ballsOf } from '@tenball/equipment';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { Picture } from '../picture.ts';
import { diagramOf } from './diagram.ts';
import { type ReadExample, strokeIn } from './question.ts';
import type { Reader } from './reader.ts';
import { drawStill } from './still-plan.ts';

/** Width by height of a table with its rails and a margin. */
const ASPECT = 1.735;

interface DiagramProps {
  readonly read: ReadExample;
  readonly reader: Reader;
}

export function TableDiagram({ read, reader }: DiagramProps): JSX.Element {
  return <Drawing read={read} reader={reader} aspect={ASPECT} />;
}

/** On a narrow screen the balls are small: there the table opens upright, as large as it goes. */
export function EnlargeableDiagram({ read, reader }: DiagramProps): JSX.Element {
  const { words } = reader;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div class="diagram-frame">
      <TableDiagram read={read} reader={reader} />
      <button class="icon-button diagram-enlarge" type="button" aria-label={words.example.enlarge}
        title={words.example.enlarge} onClick={() => dialog.current?.showModal()}>
        <Icon name="enlarge" />
      </button>
      <dialog class="diagram-large" ref={dialog} aria-label={words.example.diagram}
        onClick={close}>
        <Drawing read={read} reader={reader} aspect={1 / ASPECT} />
        <button class="icon-button diagram-enlarge" type="button" aria-label={words.close}
          title={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </dialog>
    </div>
  );
}

function Drawing({ read, reader, aspect }: DiagramProps & { aspect: number }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { example } = reader.words;
  const picture = useMemo(
    () => diagramOf(read, ({ ball, pocket }) => example.call(ball, pocket)), [read, example],
  );
  useEffect(() => {
    const target = canvas.current;
    return target === null ? undefined : keepDrawn(target, picture, aspect);
  }, [picture, aspect]);
  return (
    <canvas ref={canvas} class="table-diagram" role="img" style={{ aspectRatio: aspect }}
      aria-label={described(read, reader)} />
  );
}

/** Draws now, when the canvas changes its width, and once the fonts are there. */
function keepDrawn(canvas: HTMLCanvasElement, picture: Picture, aspect: number): () => void {
  const draw = () => {
    const width = canvas.clientWidth;
    if (width > 0) drawStill(canvas, picture, { width, height: Math.round(width / aspect) });
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
