/** The input document of `tenball simulate`: JSON to what the simulator takes. */
import { type Result, type Vec3, ZERO3, distance, err, ok } from '@tenball/base';
import {
  type BallSize, CUE_BALL, type Layout, TABLES, TABLE_IDS, type TableSpec, ballSize, canRestAt,
  rackLayout, spotsOf, withBall,
} from '@tenball/equipment';
import { type Position, parsePosition } from '@tenball/match';
import {
  type BallStart, DEFAULT_PARAMS, FASTEST_BALL, FASTEST_CUE, FASTEST_SPIN, FURTHEST, MOTIONS,
  PARAM_NAMES, type Params, STEEPEST_DEGREES, type SimulateInput, type Stroke,
} from '@tenball/physics';
import {
  type DecodeError, type Decoder, integer, list, number, oneOf, optional, params, record, text,
} from '@tenball/protocol';

/** What the document asks for. `position` is the one it gave, if it gave one. */
export interface SimulateRequest {
  readonly input: SimulateInput;
  readonly position: Position | undefined;
}

/** A ball of the document. One that is in a pocket or off the table takes no part. */
interface GivenBall extends BallStart {
  readonly isGone: boolean;
}

interface Document {
  readonly table: (typeof TABLE_IDS)[number] | undefined;
  readonly params: Params | undefined;
  readonly balls: readonly GivenBall[] | undefined;
  readonly position: string | undefined;
  readonly stroke: Stroke | undefined;
  readonly rack: { readonly seed: number; readonly gapSigma: number | undefined } | undefined;
  readonly until: number | undefined;
}

/** The default spread of gaps in a rack, metres: a template. */
const TEMPLATE_GAP = 1e-5;
/** Balls may overlap by this much, the nanometre grid and a little more, metres. */
const OVERLAP_SLACK = 5e-9;
/** Rounded places may lie this deep in the rubber, metres: less counts as frozen to it. */
const RUBBER_SLACK = 5e-5;
/** A ball given this near the cloth lies on it, metres. */
const CLOTH_SLACK = 1e-9;

const KEYS = ['table', 'params', 'balls', 'position', 'stroke', 'rack', 'until'] as const;
const BALL_KEYS = ['id', 'x', 'y', 'z', 'v', 'w', 'motion', 'pocket'] as const;
const STROKE_KEYS = [
  'speed', 'headingDegrees', 'elevationDegrees', 'tipRight', 'tipUp',
] as const;

/** Decodes the document; the error says where it is wrong and what was expected there. */
export function decodeSimulate(value: unknown): Result<SimulateRequest, DecodeError> {
  const decoded = known(KEYS, document)(value, '');
  if (!decoded.ok) return decoded;
  const { params: laws = DEFAULT_PARAMS, stroke, until } = decoded.value;
  const from = placed(decoded.value, laws);
  if (!from.ok) return from;
  const { table, position } = from.value;
  const balls = from.value.balls.map(({ start }) => start);
  const wrong = misplaced(from.value, laws) ?? struckInVain(stroke, balls, laws);
  if (wrong !== undefined) return err(wrong);
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

/** Three numbers, each up to `most` either way. */
function vec3(most: number): Decoder<Vec3> {
  return (value, pointer) => {
    const decoded = list(number(-most, most), 3)(value, pointer);
    if (!decoded.ok) return decoded;
    const [x, y, z] = decoded.value;
    if (x === undefined || y === undefined || z === undefined) {
      return fault(pointer, 'a list of three numbers');
    }
    return ok({ x, y, z });
  };
}

const coordinate = number(-FURTHEST, FURTHEST);

const motionOfBall = record({ id: integer(0, 10), motion: optional(oneOf(MOTIONS)) });

/** A ball as a person gives it, or as `--json` printed it. */
const ball: Decoder<GivenBall> = (value, pointer) => {
  const told = known(BALL_KEYS, motionOfBall)(value, pointer);
  if (!told.ok) return told;
  const { id, motion } = told.value;
  if (motion === 'pocketed' || motion === 'off-table') {
    return ok({ ball: id, position: ZERO3, isGone: true });
  }
  if (motion === 'falling' || motion === 'on-rail') {
    return fault(`${pointer}/motion`, 'a ball over the bed, as none starts in a hole or on a rail');
  }
  const decoded = record({
    x: coordinate, y: coordinate, z: optional(number(0, FURTHEST)),
    v: optional(vec3(FASTEST_BALL)), w: optional(vec3(FASTEST_SPIN)),
  })(value, pointer);
  if (!decoded.ok) return decoded;
  const { x, y, z, v, w } = decoded.value;
  return ok({
    ball: id,
    isGone: false,
    position: z === undefined ? { x, y } : { x, y, z },
    ...(v === undefined ? {} : { velocity: v }), ...(w === undefined ? {} : { spin: w }),
  });
};

const cueSpeed: Decoder<number> = (value, pointer) => {
  const decoded = number(0, FASTEST_CUE)(value, pointer);
  return decoded.ok && decoded.value > 0
    ? decoded : fault(pointer, `a number above 0, at most ${FASTEST_CUE}`);
};

const stroke: Decoder<Stroke> = (value, pointer) => {
  const decoded = known(STROKE_KEYS, record({
    speed: cueSpeed, headingDegrees: number(-1e6, 1e6),
    elevationDegrees: optional(number(0, STEEPEST_DEGREES)), tipRight: optional(number(-1, 1)),
    tipUp: optional(number(-1, 1)),
  }))(value, pointer);
  if (!decoded.ok) return decoded;
  const { speed, headingDegrees, elevationDegrees = 0, tipRight = 0, tipUp = 0 } = decoded.value;
  if (tipRight * tipRight + tipUp * tipUp >= 1) {
    const further = Math.abs(tipRight) >= Math.abs(tipUp) ? 'tipRight' : 'tipUp';
    return fault(`${pointer}/${further}`, 'a point of the ball: tipRight² + tipUp² below 1');
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

interface PlacedBall {
  readonly start: BallStart;
  /** The place of the document that says where it lies. */
  readonly pointer: string;
}

interface Placed {
  readonly table: TableSpec;
  readonly balls: readonly PlacedBall[];
  readonly position: Position | undefined;
}

/** Where the balls lie: by `balls`, `position` or `rack`, exactly one of them. */
function placed(
  { table, balls, position, rack }: Document, { ballRadius }: Params,
): Result<Placed, DecodeError> {
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
    const lying = startsOf(parsed.value.layout, '/position');
    return ok({ table: spec, position: parsed.value, balls: lying });
  }
  const spec = TABLES[table ?? '9'];
  if (rack !== undefined) {
    const racked = rackLayout(spec, rack.seed, rack.gapSigma ?? TEMPLATE_GAP, ballRadius);
    const layout = withBall(racked, 0, spotsOf(spec).head);
    return ok({ table: spec, position: undefined, balls: startsOf(layout, '/rack') });
  }
  const lying = (balls ?? []).flatMap(({ isGone, ...start }, index) => (
    isGone ? [] : [{ start: onCloth(start, ballRadius), pointer: `/balls/${index}` }]
  ));
  return ok({ table: spec, position: undefined, balls: lying });
}

function startsOf(layout: Layout, pointer: string): readonly PlacedBall[] {
  return Object.entries(layout).map(([name, position]) => (
    { start: { ball: Number(name), position }, pointer }
  ));
}

/** `start` without a height that differs from that of a ball on the cloth by round-off alone. */
function onCloth(start: BallStart, radius: number): BallStart {
  const { x, y } = start.position;
  const isOn = Math.abs(heightOf(start, radius) - radius) <= CLOTH_SLACK;
  return isOn ? { ...start, position: { x, y } } : start;
}

function heightOf({ position }: BallStart, radius: number): number {
  return 'z' in position ? position.z : radius;
}

/** The first ball that cannot be where it was put, and why. */
function misplaced({ table, balls }: Placed, params: Params): DecodeError | undefined {
  for (const [index, { start, pointer }] of balls.entries()) {
    const before = balls.slice(0, index).map((other) => other.start);
    if (before.some(({ ball }) => ball === start.ball)) {
      return { pointer: `${pointer}/id`, expected: 'a ball that is not there already' };
    }
    const { ballRadius } = params;
    if (heightOf(start, ballRadius) < ballRadius) {
      return { pointer: `${pointer}/z`, expected: `a number from ${ballRadius}, on the cloth` };
    }
    const expected = placeInstead(table, start, params)
      ?? clearInstead(start, before, ballRadius);
    if (expected !== undefined) return { pointer, expected };
  }
  return undefined;
}

/** What was expected in place of a ball outside the table, in the rubber or over a hole. */
function placeInstead(table: TableSpec, start: BallStart, params: Params): string | undefined {
  const { length, width, hasCushions } = table;
  if (!hasCushions) return undefined;
  const { x, y } = start.position;
  const size = sizeAt(heightOf(start, params.ballRadius), params);
  const isOverBed = Math.abs(x) <= length / 2 && Math.abs(y) <= width / 2;
  if (size === undefined ? isOverBed : canRestAt(table, { x, y }, RUBBER_SLACK, size)) {
    return undefined;
  }
  return isOverBed
    ? 'a place clear of the cushions and the holes'
    : `a place on the table: |x| up to ${length / 2} m, |y| up to ${width / 2} m`;
}

/** The size of a ball whose middle is `z` over the cloth; undefined when it clears the cushions. */
function sizeAt(z: number, { ballRadius, noseHeight }: Params): BallSize | undefined {
  const isClear = Math.abs(noseHeight - z) >= ballRadius;
  return isClear ? undefined : ballSize(ballRadius, noseHeight - z + ballRadius);
}

/** What was expected in place of a ball that overlaps one of those before it. */
function clearInstead(
  start: BallStart, before: readonly BallStart[], radius: number,
): string | undefined {
  const z = heightOf(start, radius);
  const other = before.find((each) => {
    const dz = z - heightOf(each, radius);
    const flat = distance(start.position, each.position);
    return Math.sqrt(flat * flat + dz * dz) < 2 * radius - OVERLAP_SLACK;
  });
  return other === undefined ? undefined : `a place clear of ball ${other.ball}`;
}

/** Why there is nothing for the cue to strike. */
function struckInVain(
  stroke: Stroke | undefined, balls: readonly BallStart[], { ballRadius }: Params,
): DecodeError | undefined {
  if (stroke === undefined) return undefined;
  const cueBall = balls.find(({ ball }) => ball === CUE_BALL);
  if (cueBall === undefined) {
    const expected = 'no stroke, as the cue ball (id 0) is not on the table';
    return { pointer: '/stroke', expected };
  }
  const { velocity = ZERO3, spin = ZERO3 } = cueBall;
  const isStill = [velocity, spin].every(({ x, y, z }) => x === 0 && y === 0 && z === 0);
  if (isStill && heightOf(cueBall, ballRadius) === ballRadius) return undefined;
  return { pointer: '/stroke', expected: 'no stroke, as the cue ball (id 0) is not at rest' };
}
