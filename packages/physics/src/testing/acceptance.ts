/**
 * How much of a pocket a ball may hit and still go in: what must emerge from jaws, facings, edge
 * and liner. Specification 5.4.
 */
import { cos, present, radians, sin } from '@tenball/base';
import { type Pocket, type TableId, TABLES, tableGeometry } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '../params.ts';
import { type Trace } from '../trace.ts';
import { R, shot } from './scene.ts';

/** A way into a pocket. */
export interface Approach {
  readonly table: TableId;
  readonly pocket: Pocket;
  /** From the pocket's axis, counter-clockwise. */
  readonly degrees: number;
  /** Of a ball that rolls, at the mouth's line, m/s. */
  readonly speed: number;
}

/** Where a ball may pass, metres to the left of the mouth's middle, and the widest such stretch. */
export interface Acceptance {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** How far before the mouth's middle the ball starts, metres. */
const RUN_UP = 0.3;
/** The ball is aimed up to this far beside the middle, in such steps, metres. */
const MOST_ASIDE = 0.075;
const ASIDE_STEP = 2.5e-3;
/** Time enough to drop, or to be past it, seconds. */
const SECONDS = 2;

/** A ball that rolls into a pocket `aside` metres to the left of the mouth's middle. */
export function rollIn({ table, pocket, degrees, speed }: Approach, aside: number): Trace {
  const { holes } = tableGeometry(TABLES[table], DEFAULT_PARAMS.jawRadius);
  const { axis, mouth } = present(holes.find((hole) => hole.pocket === pocket), 'a hole');
  const c = cos(radians(degrees));
  const s = sin(radians(degrees));
  const x = axis.x * c - axis.y * s;
  const y = axis.x * s + axis.y * c;
  // What rolling friction takes on the way is given to it.
  const { muRoll, g } = DEFAULT_PARAMS;
  const v = Math.sqrt(speed * speed + 2 * muRoll * g * RUN_UP);
  const at = [mouth.x - RUN_UP * x - aside * y, mouth.y - RUN_UP * y + aside * x] as const;
  return shot(
    [{ at, v: [v * x, v * y, 0], w: [(-v * y) / R, (v * x) / R, 0] }],
    { table: TABLES[table], until: RUN_UP / speed + SECONDS },
  );
}

/** The widest stretch of the mouth through which a ball goes in without a cushion before. */
export function acceptance(approach: Approach): Acceptance {
  let best = { from: 0, to: 0, width: 0 };
  let from: number | undefined;
  const steps = Math.round(MOST_ASIDE / ASIDE_STEP);
  for (let k = -steps; k <= steps; k += 1) {
    const aside = k * ASIDE_STEP;
    if (!isAccepted(rollIn(approach, aside), approach.pocket)) {
      from = undefined;
      continue;
    }
    from ??= aside;
    const width = aside - from + ASIDE_STEP;
    if (width > best.width) best = { from, to: aside, width };
  }
  return best;
}

function isAccepted({ balls: [ball], events }: Trace, pocket: Pocket): boolean {
  if (ball?.pocket !== pocket) return false;
  return events.every(({ kind }) => kind !== 'ball-cushion');
}
