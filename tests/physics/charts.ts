/** Charts as small SVG documents that read on a light and on a dark page. */

/** One line of a chart: x, y pairs in the units of the axes. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly dashed?: true;
}

/** An axis from `from` to `to`, with a figure every `step`. */
export interface Axis {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export interface Chart {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

const WIDTH = 640;
const HEIGHT = 400;
const LEFT = 56;
const RIGHT = 150;
const TOP = 40;
const BOTTOM = 48;
/** Told apart by those who see few colours too, on white as on black. */
const COLOURS = ['#2a7fc9', '#d9661f', '#0f9d73', '#c2559a', '#8a7a10', '#7f6bd1'] as const;
const LEAST_BETWEEN_NAMES = 15;

/** Ink that follows the page: dark on a light one, light on a dark one. */
export const STYLE = '<style>text{font:13px system-ui,sans-serif;fill:#24292f}'
  + '.t{font-weight:600;font-size:14px}.g{stroke:#8c959f;stroke-opacity:.35;fill:none}'
  + '@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>';

/** The chart as an SVG document. */
export function drawChart(chart: Chart): string {
  const { title, x, y, series } = chart;
  const across = (value: number): number => (
    LEFT + ((value - x.from) / (x.to - x.from)) * (WIDTH - LEFT - RIGHT)
  );
  const up = (value: number): number => (
    HEIGHT - BOTTOM - ((value - y.from) / (y.to - y.from)) * (HEIGHT - TOP - BOTTOM)
  );
  const right = WIDTH - RIGHT;
  const bottom = HEIGHT - BOTTOM;
  const names = placesOf(series.map(({ points }) => up(points.at(-1)?.[1] ?? 0)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>${escaped(title)}</title>${STYLE}`,
    `<text class="t" x="${LEFT}" y="22">${escaped(title)}</text>`,
    ...ticksOf(x).flatMap((value) => [
      `<path class="g" d="M${figure(across(value))} ${TOP}V${bottom}"/>`,
      text(across(value), bottom + 18, 'middle', label(value)),
    ]),
    ...ticksOf(y).flatMap((value) => [
      `<path class="g" d="M${LEFT} ${figure(up(value))}H${right}"/>`,
      text(LEFT - 8, up(value) + 4, 'end', label(value)),
    ]),
    text((LEFT + right) / 2, HEIGHT - 10, 'middle', x.label),
    `<text transform="translate(16 ${(TOP + bottom) / 2}) rotate(-90)" text-anchor="middle">`
      + `${escaped(y.label)}</text>`,
    ...series.map(({ points, dashed }, k) => {
      const d = points.map(([px, py]) => `${figure(across(px))} ${figure(up(py))}`).join('L');
      const dash = dashed === true ? ' stroke-dasharray="6 4"' : '';
      return `<path fill="none" stroke="${colour(k)}" stroke-width="2"${dash} d="M${d}"/>`;
    }),
    ...series.flatMap(({ name, points }, k) => [
      `<path stroke="${colour(k)}" d="M${figure(across(points.at(-1)?.[0] ?? 0))} `
        + `${figure(up(points.at(-1)?.[1] ?? 0))}L${right + 6} ${figure(names[k] ?? 0)}"/>`,
      text(right + 10, (names[k] ?? 0) + 4, 'start', name),
    ]),
    '</svg>',
    '',
  ].join('\n');
}

/** A picture of `body`, `width` by `height`, with a title. */
export function drawPicture(
  title: string, box: readonly [number, number, number, number], body: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" role="img">`,
    `<title>${escaped(title)}</title>${STYLE}`, ...body, '</svg>', '',
  ].join('\n');
}

/** Colour number `k` of the series. */
export function colour(k: number): string {
  return COLOURS[k % COLOURS.length] ?? COLOURS[0];
}

/** A number for a drawing: a tenth of a unit is enough. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Heights for the names of lines that end at `ends`, none on another. */
function placesOf(ends: readonly number[]): number[] {
  const order = ends.map((_, k) => k).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const places: number[] = [];
  let last = -Infinity;
  for (const k of order) {
    last = Math.max(ends[k] ?? 0, last + LEAST_BETWEEN_NAMES);
    places[k] = last;
  }
  const over = Math.max(0, last - (HEIGHT - BOTTOM));
  return places.map((place) => place - over);
}

function ticksOf({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) => from + k * step);
}

function label(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('-', '−');
}

function text(x: number, y: number, anchor: string, what: string): string {
  return `<text x="${figure(x)}" y="${figure(y)}" text-anchor="${anchor}">${escaped(what)}</text>`;
}

function escaped(what: string): string {
  return what.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
