/** What is drawn over the edited table: grid, sights, the selected ball, its lane, the task. */
import type { Vec2 } from '@tenball/base';
import {
  BALL_RADIUS, CUE_BALL, TABLES, type TableSpec, ballsOf, tableGeometry,
} from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import type { JSX } from 'preact';
import { type Projection, type Size, planProjection, toScreen } from '../plan/projection.ts';
import { MEASURES } from '../table-look.ts';
import type { BoardProps } from './board-props.ts';
import { factsOf } from './facts.ts';

/** Pixels a metre at which sights and their numbers have room side by side. */
const ROOMY = 220;
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

export function BoardMarks(props: BoardProps & { size: Size }): JSX.Element {
  const { editor, size } = props;
  const table = TABLES[editor.position.table];
  const projection = planProjection(size, NO_INSETS, table);
  return (
    <svg class="board-marks" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {props.grid && table.hasCushions && <Grid table={table} projection={projection} />}
      {table.hasCushions && <Names table={table} projection={projection} />}
      <Task {...props} projection={projection} />
      {props.lanes && <Lane {...props} projection={projection} />}
      <Selected {...props} projection={projection} />
      <Tags {...props} projection={projection} />
    </svg>
  );
}

interface OnPlan {
  readonly projection: Projection;
}

function Line({ from, to, name, projection }: OnPlan & {
  from: Vec2; to: Vec2; name: string;
}): JSX.Element {
  const a = toScreen(projection, from);
  const b = toScreen(projection, to);
  return <line class={name} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

function Ring({ at, radius, name, projection }: OnPlan & {
  at: Vec2; radius: number; name: string;
}): JSX.Element {
  const { x, y } = toScreen(projection, at);
  return <circle class={name} cx={x} cy={y} r={radius * projection.scale} />;
}

function Grid({ table, projection }: OnPlan & { table: TableSpec }): JSX.Element {
  const { length, width } = table;
  return (
    <g>
      {[1, 2, 3, 4, 5, 6, 7].map((k) => {
        const x = (k / 8 - 0.5) * length;
        return <Line name="grid-line" projection={projection} from={{ x, y: -width / 2 }}
          to={{ x, y: width / 2 }} />;
      })}
      {[1, 2, 3].map((k) => {
        const y = (k / 4 - 0.5) * width;
        return <Line name="grid-line" projection={projection} from={{ x: -length / 2, y }}
          to={{ x: length / 2, y }} />;
      })}
    </g>
  );
}

/** Numbers of the sights along the right-hand rail, and the codes of the pockets. */
function Names({ table, projection }: OnPlan & { table: TableSpec }): JSX.Element {
  const { holes } = tableGeometry(table, DEFAULT_PARAMS.jawRadius);
  const y = -table.width / 2 - MEASURES.railEdge + 0.04;
  // On a small table the numbers would stand on the sights.
  const roomy = projection.upright || projection.scale > ROOMY;
  return (
    <g>
      {roomy && [1, 2, 3, 5, 6, 7].map((k) => (
        <Text projection={projection} at={{ x: (k / 8 - 0.5) * table.length, y }} name="sight-name"
          text={String(k)} />
      ))}
      {holes.map(({ pocket, centre }) => (
        <Text projection={projection} at={centre} name="pocket-name" text={pocket} />
      ))}
    </g>
  );
}

function Text({ at, text, name, projection }: OnPlan & {
  at: Vec2; text: string; name: string;
}): JSX.Element {
  const { x, y } = toScreen(projection, at);
  return <text class={name} x={x} y={y}>{text}</text>;
}

/** Where a drill wants the cue ball to stop. */
function Task({ goal, projection }: BoardProps & OnPlan): JSX.Element | undefined {
  if (goal?.kind !== 'pot-and-leave') return undefined;
  return <Ring name="goal-ring" projection={projection} at={goal.at} radius={goal.radius} />;
}

/** From the cue ball to the ghost ball and from the ball to its pocket. */
function Lane({ editor, projection }: BoardProps & OnPlan): JSX.Element | undefined {
  const { position, selected } = editor;
  const pot = factsOf(position, selected)?.pot;
  const cue = position.layout[CUE_BALL];
  const ball = position.layout[selected];
  if (pot === undefined || cue === undefined || ball === undefined) return undefined;
  const name = pot.blockedBy === undefined ? 'lane' : 'lane lane-blocked';
  return (
    <g>
      <Line name={name} projection={projection} from={cue} to={pot.ghost} />
      <Ring name={name} projection={projection} at={pot.ghost} radius={BALL_RADIUS} />
      <Line name={`${name} lane-dashed`} projection={projection} from={ball} to={pot.mouth} />
    </g>
  );
}

/** Name tags of the balls, the selected one's lit. */
function Tags({ editor, cueName, projection }: BoardProps & OnPlan): JSX.Element {
  const { position, selected, blocked } = editor;
  return (
    <g>
      {ballsOf(position.layout).map((ball) => {
        const at = blocked?.ball === ball ? blocked.wish : position.layout[ball];
        if (at === undefined) return undefined;
        const { x, y } = toScreen(projection, at);
        const text = ball === CUE_BALL ? cueName : String(ball);
        const width = 12 + 7 * text.length;
        const left = x + BALL_RADIUS * projection.scale + 4;
        return (
          <g class="tag" data-selected={ball === selected}>
            <rect class="tag-box" x={left} y={y - 24} width={width} height={18} rx={5} />
            <text class="tag-text" x={left + width / 2} y={y - 14.5}>{text}</text>
          </g>
        );
      })}
    </g>
  );
}

function Selected({ editor, projection }: BoardProps & OnPlan): JSX.Element {
  const { position, selected, blocked } = editor;
  const at = position.layout[selected];
  return (
    <g>
      {blocked === undefined && at !== undefined && (
        <Ring name="selected-ring" projection={projection} at={at} radius={BALL_RADIUS * 1.9} />
      )}
      {blocked !== undefined && (
        <>
          <Ring name="blocked-ring" projection={projection} at={blocked.wish}
            radius={BALL_RADIUS * 1.9} />
          <Ring name="free-ring" projection={projection} at={blocked.free} radius={BALL_RADIUS} />
        </>
      )}
    </g>
  );
}
