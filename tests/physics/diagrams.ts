/**
 * The diagrams of docs/physics, and the numbers behind them, from whole shots alone. Each diagram
 * is two texts: a table of comma-separated values, and the picture that is drawn from it.
 */
import { TABLES, POCKETS, tableGeometry } from '@tenball/equipment';
import {
  DEFAULT_PARAMS, type SimulateInput, type Trace, simulate,
} from '@tenball/physics';
import { PROFESSIONAL, breaksOf } from './breaks.ts';
import { type Chart, type Series, colour, drawChart, drawPicture } from './charts.ts';
import { pocketWidth } from './pocket-width.ts';

/** A diagram: its name is that of its files. */
export interface Diagram {
  readonly name: string;
  readonly csv: string;
  readonly svg: string;
}

const TABLE = TABLES['9'];
const R = DEFAULT_PARAMS.ballRadius;
const DEGREES = 180 / Math.PI;

/** All diagrams but that of the cost, which is measured and not the same twice. */
export const DIAGRAMS: Readonly<Record<string, () => Diagram>> = {
  throw: () => charted('throw', {
    title: 'Throw of the object ball (default balls, no side)',
    x: { label: 'cut angle, degrees', from: 0, to: 90, step: 15 },
    y: { label: 'throw, degrees', from: 0, to: 6, step: 1 },
    series: [[0.447, 0], [1.341, 0], [3.129, 0], [0.447, 1], [1.341, 1], [3.129, 1]]
      .map(([speed = 0, roll = 0]): Series => ({
        name: `${roll === 0 ? 'stun' : 'roll'} ${speed} m/s`, ...(roll === 1 && { dashed: true }),
        points: range(0, 88, 2).map((cut) => [cut, thrown(cut, speed, roll)]),
      })),
  }),
  rebound: () => charted('rebound', {
    title: 'Where a rolling ball goes from a cushion, 1.5 m/s',
    x: { label: 'side spin R·ω/v, positive: running', from: -1.2, to: 1.2, step: 0.4 },
    y: { label: 'from the perpendicular once it rolls, degrees', from: -30, to: 90, step: 15 },
    series: [0, 15, 30, 45, 60, 75].map((degrees): Series => ({
      name: `comes at ${degrees}°`,
      points: range(-1.2, 1.2, 0.1).map((side) => [side, rebound(degrees, side)]),
    })),
  }),
  acceptance: () => charted('acceptance', {
    title: 'How much of a pocket takes a rolling ball',
    x: { label: 'from the axis of the pocket, degrees', from: 0, to: 75, step: 15 },
    y: { label: 'width that goes in, mm', from: 0, to: 120, step: 20 },
    series: ([['FL', 0.5], ['FL', 5], ['SL', 0.5], ['SL', 5]] as const)
      .map(([pocket, speed]): Series => ({
        name: `${pocket === 'FL' ? 'corner' : 'side'} ${speed} m/s`,
        ...(speed === 5 && { dashed: true }),
        // Beyond that a ball on its way to a corner would have to come through the rail.
        points: range(0, pocket === 'FL' ? 42 : 75, 3).map((degrees) => (
          [degrees, 1000 * pocketWidth({ table: TABLE, pocket, degrees, speed })]
        )),
      })),
  }),
  'break-spread': drawBreaks,
};

/** The cost of a shot against the number of balls, drawn from measured values. */
export function costDiagram(
  growth: readonly { readonly balls: number; readonly microseconds: number }[],
): Diagram {
  const points = growth.map(({ balls, microseconds }) => [balls, microseconds] as const);
  const most = Math.max(...points.map(([, us]) => us));
  return charted('cost', {
    title: 'What a shot costs, one thread, full models',
    x: { label: 'balls on the table', from: 0, to: 16, step: 2 },
    y: { label: 'microseconds', from: 0, to: 5 * Math.ceil(most / 5), step: 5 },
    series: [{ name: 'a shot', points }],
  });
}

function range(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, k) => Math.round((from + k * step) * 1e6) / 1e6);
}

function played(input: Partial<SimulateInput>): Trace {
  const result = simulate({ table: TABLES.open, params: DEFAULT_PARAMS, ...input });
  if (!result.ok) throw new Error('a shot that does not end');
  return result.value;
}

/** Degrees between the way of the object ball and the line of centres, away from the cut. */
function thrown(cut: number, speed: number, roll: number): number {
  const angle = cut / DEGREES;
  const trace = played({
    until: 0.01,
    balls: [
      {
        ball: 0, position: { x: -2 * R * Math.cos(angle), y: -2 * R * Math.sin(angle) },
        velocity: { x: speed, y: 0, z: 0 }, spin: { x: 0, y: (roll * speed) / R, z: 0 },
      },
      { ball: 1, position: { x: 0, y: 0 } },
    ],
  });
  const { x, y } = trace.segments[1]?.at(-1)?.state.velocity ?? { x: NaN, y: NaN };
  return cut - Math.atan2(y, x) * DEGREES;
}

/** Degrees from the perpendicular at which a ball rolls off the foot rail. */
function rebound(degrees: number, side: number): number {
  const speed = 1.5;
  const [vx, vy] = [speed * Math.cos(degrees / DEGREES), speed * Math.sin(degrees / DEGREES)];
  const trace = played({
    table: TABLE,
    balls: [{
      ball: 0, position: { x: TABLE.length / 2 - R, y: degrees === 0 ? 0 : -0.25 },
      velocity: { x: vx, y: vy, z: 0 },
      spin: { x: -vy / R, y: vx / R, z: (side * speed) / R },
    }],
  });
  const hit = trace.events.find(({ kind }) => kind === 'ball-cushion');
  const after = trace.segments[0]?.find(({ t, state }) => (
    t > (hit?.t ?? NaN) && state.motion === 'rolling'
  ));
  const { x, y } = after?.state.velocity ?? { x: NaN, y: NaN };
  return Math.atan2(y, -x) * DEGREES;
}

function charted(name: string, chart: Chart): Diagram {
  const rows = chart.series.flatMap(({ name: series, points }) => (
    points.map(([x, y]) => `${series},${x},${y.toFixed(4)}`)
  ));
  return {
    name, svg: drawChart(chart),
    csv: [`series,${chart.x.label.replaceAll(',', ';')},${chart.y.label.replaceAll(',', ';')}`,
      ...rows, ''].join('\n'),
  };
}

const BREAKS = 200;

/** Where the balls lie after many breaks; those that fell are counted at their pockets. */
function drawBreaks(): Diagram {
  const breakNumber = breaksOf(TABLE, DEFAULT_PARAMS, PROFESSIONAL);
  const rows: string[] = [];
  const dots: [string[], string[]] = [[], []];
  const fallen = new Map<string, number>(POCKETS.map((pocket) => [pocket, 0]));
  for (let number = 0; number < BREAKS; number += 1) {
    const { balls } = played({ table: TABLE, ...breakNumber(number) });
    for (const { ball, motion, position, pocket } of balls) {
      const [x, y] = [Math.round(1000 * position.x), Math.round(1000 * position.y)];
      rows.push(`${number},${ball},${pocket ?? (motion === 'off-table' ? 'off' : `${x},${y}`)}`);
      if (pocket !== undefined) fallen.set(pocket, (fallen.get(pocket) ?? 0) + 1);
      if (motion === 'at-rest') dots[ball === 0 ? 0 : 1].push(`M${x} ${-y}h0`);
    }
  }
  const { noses, jaws, facings, holes } = tableGeometry(TABLE, DEFAULT_PARAMS.jawRadius);
  const line = (d: string): string => `<path class="g" stroke-width="6" d="${d}"/>`;
  const title = `Where the balls lie after ${BREAKS} breaks`;
  const svg = drawPicture(title, [-1420, -790, 2840, 1680], [
    ...noses.map(({ from, to }) => line(`M${point(from)}L${point(to)}`)),
    ...facings.map(({ from, direction }) => (
      line(`M${point(from)}l${point({ x: direction.x * 0.06, y: direction.y * 0.06 })}`)
    )),
    ...jaws.map(({ centre, radius }) => circle(centre, radius)),
    ...holes.map(({ centre, radius }) => circle(centre, radius)),
    cloud(dots[1], colour(0), 14), cloud(dots[0], colour(1), 18),
    ...holes.map(({ centre, pocket }) => (
      `<text style="font-size:46px" text-anchor="middle" x="${Math.round(1000 * centre.x)}" `
        + `y="${Math.round(-1000 * centre.y) + 16}">${fallen.get(pocket) ?? 0}</text>`
    )),
    `<text style="font-size:46px" text-anchor="middle" y="860">${BREAKS} breaks from the left: `
      + 'object balls blue, cue ball orange; in the pockets how many fell</text>',
  ]);
  const csv = ['break,ball,x mm or pocket,y mm', ...rows, ''].join('\n');
  return { name: 'break-spread', csv, svg };
}

function point({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${Math.round(1000 * x)} ${Math.round(-1000 * y)}`;
}

function circle(centre: { readonly x: number; readonly y: number }, radius: number): string {
  const [x = '', y = ''] = point(centre).split(' ');
  const r = Math.round(1000 * radius);
  return `<circle class="g" stroke-width="6" cx="${x}" cy="${y}" r="${r}"/>`;
}

function cloud(dots: readonly string[], stroke: string, width: number): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" `
    + `stroke-opacity=".6" d="${dots.join('')}"/>`;
}
