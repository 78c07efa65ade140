/** How wide a stretch of a pocket's mouth lets a rolling ball in: specification 5.4. */
import { cos, present, radians, sin } from '@tenball/base';
import { type Pocket, type TableSpec, tableGeometry } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Trace, simulate } from '@tenball/physics';

/** A way into a pocket: `degrees` from its axis, at `speed` m/s where it crosses the mouth. */
export interface Approach {
  readonly table: TableSpec;
  readonly pocket: Pocket;
  readonly degrees: number;
  readonly speed: number;
}

const RUN_UP = 0.3;
const SECONDS = 2;
/** Offsets from the middle of the mouth that are tried, metres. */
const MOST_ASIDE = 0.075;
const STEP = 1.25e-3;

/** The widest stretch, metres, through which a ball goes in without meeting a cushion before. */
export function pocketWidth(approach: Approach): number {
  let widest = 0;
  let run = 0;
  const steps = Math.round(MOST_ASIDE / STEP);
  for (let k = -steps; k <= steps; k += 1) {
    const { balls, events } = rollIn(approach, k * STEP);
    const isIn = balls[0]?.pocket === approach.pocket
      && events.every(({ kind }) => kind !== 'ball-cushion');
    run = isIn ? run + STEP : 0;
    widest = Math.max(widest, run);
  }
  return widest;
}

function rollIn({ table, pocket, degrees, speed }: Approach, aside: number): Trace {
  const { ballRadius, jawRadius, muRoll, g } = DEFAULT_PARAMS;
  const { holes } = tableGeometry(table, jawRadius);
  const { axis, mouth } = present(holes.find((hole) => hole.pocket === pocket), 'a hole');
  const c = cos(radians(degrees));
  const s = sin(radians(degrees));
  const x = axis.x * c - axis.y * s;
  const y = axis.x * s + axis.y * c;
  // What rolling friction takes on the way is given to it.
  const v = Math.sqrt(speed * speed + 2 * muRoll * g * RUN_UP);
  const result = simulate({
    table, params: DEFAULT_PARAMS, until: RUN_UP / speed + SECONDS,
    balls: [{
      ball: 1,
      position: { x: mouth.x - RUN_UP * x - aside * y, y: mouth.y - RUN_UP * y + aside * x },
      velocity: { x: v * x, y: v * y, z: 0 },
      spin: { x: (-v * y) / ballRadius, y: (v * x) / ballRadius, z: 0 },
    }],
  });
  if (!result.ok) throw new Error('a ball that never comes to rest');
  return result.value;
}
