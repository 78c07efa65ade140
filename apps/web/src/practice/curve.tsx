/** Weeks as a curve, and as a table for those who hear it. */
import type { JSX } from 'preact';
import type { Language } from '../state.ts';
import { percentText } from './percent.ts';
import { type CurvePoint, mondayOf } from './progress.ts';
import type { PracticeWords } from './texts.ts';

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 8;

export function Curve({ points, texts, language }: {
  points: readonly CurvePoint[]; texts: PracticeWords; language: Language;
}): JSX.Element {
  const known = points.flatMap(({ share, week }, index) => (
    share === undefined ? [] : [{ week, ...placeOf(index, share, points.length) }]
  ));
  if (known.length === 0) return <p class="curve-empty">{texts.noCurve}</p>;
  const path = known.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const middle = placeOf(0, 0.5, points.length).y;
  return (
    <div class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.curve}>
        <path class="curve-rule" d={`M${EDGE} ${middle}H${WIDTH - EDGE}`} />
        <path class="curve-line" d={path} />
        {known.map(({ x, y }) => <circle class="curve-dot" cx={x} cy={y} r="4" />)}
      </svg>
      <table class="visually-hidden">
        <thead>
          <tr><th>{texts.weekOf}</th><th>{texts.tries}</th><th>{texts.share}</th></tr>
        </thead>
        <tbody>
          {points.filter(({ share }) => share !== undefined).map(({ week, tries, share }) => (
            <tr>
              <th>{dateText(week, language)}</th>
              <td>{tries}</td>
              <td>{share !== undefined && percentText(share, texts, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="curve-dates" aria-hidden="true">
        <span>{dateText(points[0]?.week ?? 0, language)}</span>
        <span>{dateText(points.at(-1)?.week ?? 0, language)}</span>
      </p>
    </div>
  );
}

function placeOf(index: number, share: number, count: number): { x: number; y: number } {
  return {
    x: Math.round(EDGE + ((WIDTH - 2 * EDGE) * index) / Math.max(1, count - 1)),
    y: Math.round(EDGE + (HEIGHT - 2 * EDGE) * (1 - share)),
  };
}

function dateText(week: number, language: Language): string {
  return new Date(mondayOf(week)).toLocaleDateString(language, {
    day: 'numeric', month: 'short', timeZone: 'UTC',
  });
}
