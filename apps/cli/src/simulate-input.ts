/** The input document of `tenball simulate`: JSON to what the simulator takes. */
import { type Result, type Vec3, distance, err, ok } from '@tenball/base';
import {
  TABLES, TABLE_IDS, type TableSpec, canRestAt, rackLayout, spotsOf, withBall,
} from '@tenball/equipment';
import { type Position, parsePosition } from '@tenball/match';
import {
  type BallStart, DEFAULT_PARAMS, PARAM_NAMES, type Params, type SimulateInput, type Stroke,
} from '@tenball/physics';
import {
  type DecodeError, type Decoder, integer, list, number, oneOf, optional, params, record, text,
} from '@tenball/protocol';

/** What the document asks for. `position` is the one it gave, if it gave one. */
export interface SimulateRequest {
  readonly input: SimulateInput;
  readonly position: Position | undefined;
}

interface Document {
  readonly table: (typeof TABLE_IDS)[number] | undefined;
  readonly params: Params | undefined;
  readonly balls: readonly BallStart[] | undefined;
  readonly position: string | undefined;
  readonly stroke: Stroke | undefined;
  readonly rack: { readonly seed: number; readonly gapSigma: number | undefined } | undefined;
  readonly until: number | undefined;
}

/** Faster than any cue or ball, m/s; and spins to match, rad/s. */
const FASTEST = 100;
const FASTEST_SPIN = 10_000;
/** Further than any table, metres. */
const FURTHEST = 1000;
/** The default spread of gaps in a rack, metres: a template. */
const TEMPLATE_GAP = 1e-5;
/** Balls may overlap by this much, the nanometre grid and a little more, metres. */
const OVERLAP_SLACK = 5e-9;

const KEYS = ['table', 'params', 'balls', 'position', 'stroke', 'rack', 'until'] as const;
const BALL_KEYS = ['id', 'x', 'y', 'z', 'v', 'w'] as const;
const STROKE_KEYS = [
  'speed', 'headingDegrees', 'elevationDegrees', 'tipRight', 'tipUp',
] as const;

/** Decodes the document; the error says where it is wrong and what was expected there. */
export function decodeSimulate(value: unknown): Result<SimulateRequest, DecodeError> {
  const decoded = known(KEYS, document)(value, '');
  if (!decoded.ok) return decoded;
  const from = placed(decoded.value);
  if (!from.ok) return from;
  const { stroke, until } = decoded.value;
  const { balls, table, position } = from.value;
  const laws = decoded.value.params ?? DEFAULT_PARAMS;
  const overlap = overlapOf(balls, laws);
  if (overlap !== undefined) return overlap;
  if (stroke !== undefined && !balls.some(({ ball }) => ball === 0)) {
    return fault('/stroke', 'no stroke, as the cue ball (id 0) is not on the table');
  }
  return ok({
    position,
    input: {
      table, params: laws, balls,
      ...(stroke === undefined ? {} : { stroke }), ...(until === undefined ? {} : { until }),
    },
  });
}

function fault(pointer: string, expected: string): Result<never, DecodeError> {
  return err({ pointer, expected });
}

/** Refuses keys that mean nothing, so that a slip of the pen is not ignored. */
function known<T>(keys: readonly string[], decoder: Decoder<T>): Decoder<T> {
  return (value, pointer) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const strange = Object.keys(value).find((key) => !keys.includes(key));
      if (strange !== undefined) {
        return fault(`${pointer}/${strange.slice(0, 60)}`, `one of the keys ${keys.join(' ')}`);
      }
    }
    return decoder(value, pointer);
  };
}

const vec3: Decoder<Vec3> = (value, pointer) => {
  const decoded = list(number(-FASTEST_SPIN, FASTEST_SPIN), 3)(value, pointer);
  if (!decoded.ok) return decoded;
  const [x, y, z] = decoded.value;
  if (x === undefined || y === undefined || z === undefined) {
    return fault(pointer, 'a list of three numbers');
  }
  return ok({ x, y, z });
};

const coordinate = number(-FURTHEST, FURTHEST);

const ball: Decoder<BallStart> = (value, pointer) => {
  const decoded = known(BALL_KEYS, record({
    id: integer(0, 10), x: coordinate, y: coordinate, z: optional(number(0, FURTHEST)),
    v: optional(vec3), w: optional(vec3),
  }))(value, pointer);
  if (!decoded.ok) return decoded;
  const { id, x, y, z, v, w } = decoded.value;
  return ok({
    ball: id,
    position: z === undefined ? { x, y } : { x, y, z },
    ...(v === undefined ? {} : { velocity: v }), ...(w === undefined ? {} : { spin: w }),
  });
};

const stroke: Decoder<Stroke> = (value, pointer) => {
  const decoded = known(STROKE_KEYS, record({
    speed: number(0, FASTEST), headingDegrees: number(-1e6, 1e6),
    elevationDegrees: optional(number(0, 89)), tipRight: optional(number(-1, 1)),
    tipUp: optional(number(-1, 1)),
  }))(value, pointer);
  if (!decoded.ok) return decoded;
  const { speed, headingDegrees, elevationDegrees = 0, tipRight = 0, tipUp = 0 } = decoded.value;
  if (tipRight * tipRight + tipUp * tipUp >= 1) {
    return fault(`${pointer}/tipRight`, 'a point of the ball: tipRight² + tipUp² below 1');
  }
  return ok({ speed, headingDegrees, elevationDegrees, tipRight, tipUp });
};

const document: Decoder<Document> = record<Document>({
  table: optional(oneOf(TABLE_IDS)),
  params: optional(known(PARAM_NAMES, params)),
  balls: optional(list(ball, 11)),
  position: optional(text(4000)),
  stroke: optional(stroke),
  rack: optional(known(['seed', 'gapSigma'], record({
    seed: integer(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    gapSigma: optional(number(0, 0.01)),
  }))),
  until: optional(number(0, 1e6)),
});

interface Placed {
  readonly table: TableSpec;
  readonly balls: readonly BallStart[];
  readonly position: Position | undefined;
}

/** Where the balls lie: by `balls`, `position` or `rack`, exactly one of them. */
function placed({ table, balls, position, rack }: Document): Result<Placed, DecodeError> {
  const given = [balls, position, rack].filter((way) => way !== undefined);
  if (given.length !== 1) return fault('', 'exactly one of balls, position and rack');
  if (position !== undefined) {
    const parsed = parsePosition(position);
    if (!parsed.ok) {
      return fault('/position', `${parsed.error.expected} at character ${parsed.error.at + 1}`);
    }
    const spec = TABLES[parsed.value.table];
    if (table !== undefined && table !== spec.id) {
      return fault('/table', `${spec.id}, the table of the position, or nothing`);
    }
    return ok({ table: spec, position: parsed.value, balls: startsOf(parsed.value.layout) });
  }
  const spec = TABLES[table ?? '9'];
  if (rack !== undefined) {
    const racked = rackLayout(spec, rack.seed, rack.gapSigma ?? TEMPLATE_GAP);
    const layout = withBall(racked, 0, spotsOf(spec).head);
    return ok({ table: spec, position: undefined, balls: startsOf(layout) });
  }
  const twice = balls?.findIndex((start, index) =>
    balls.findIndex((other) => other.ball === start.ball) < index) ?? -1;
  if (twice >= 0) return fault(`/balls/${twice}/id`, 'a ball that is not there already');
  return within(spec, balls ?? []);
}

function startsOf(layout: SimulateInput['layout']): readonly BallStart[] {
  return Object.entries(layout ?? {}).map(([name, position]) => ({ ball: Number(name), position }));
}

/** Every ball starts over the bed, or in a pocket's jaws: elsewhere there is no cloth under it. */
function within(table: TableSpec, balls: readonly BallStart[]): Result<Placed, DecodeError> {
  const { length, width, hasCushions } = table;
  const outside = balls.findIndex(({ position: { x, y } }) => {
    const isOverBed = Math.abs(x) <= length / 2 && Math.abs(y) <= width / 2;
    return hasCushions && !isOverBed && !canRestAt(table, { x, y });
  });
  if (outside >= 0) {
    return fault(`/balls/${outside}`,
      `a place on the table: |x| up to ${length / 2} m, |y| up to ${width / 2} m`);
  }
  return ok({ table, position: undefined, balls });
}

function overlapOf(
  balls: readonly BallStart[], { ballRadius }: Params,
): Result<never, DecodeError> | undefined {
  for (const [index, one] of balls.entries()) {
    const z = heightOf(one, ballRadius);
    for (const other of balls.slice(0, index)) {
      const dz = z - heightOf(other, ballRadius);
      const flat = distance(one.position, other.position);
      if (Math.sqrt(flat * flat + dz * dz) < 2 * ballRadius - OVERLAP_SLACK) {
        return fault(`/balls/${index}`, `a place clear of ball ${other.ball}`);
      }
    }
  }
  return undefined;
}

function heightOf({ position }: BallStart, radius: number): number {
  return 'z' in position ? position.z : radius;
}
