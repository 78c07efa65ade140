/**
 * What the aim aids show. The ghost ball is where the engine itself brings the cue ball to its
 * first contact, so that the aid and the stroke agree, squirt, swerve and throw included.
 */
import {
  type Vec2, add, distance, normalise, radians, scale, sinCos, subtract,
} from '@tenball/base';
import {
  BALL_RADIUS, type Ball, type Layout, TABLES, type TableId, type TableSpec, isObjectBall, withBall,
} from '@tenball/equipment';
import {
  type Params, type Simulator, type Stroke, type Trace, createSimulator, quantiseStroke,
  sampleTrace, simulate,
} from '@tenball/physics';
import type { AimAid } from './picture.ts';
import type { Settings } from './state.ts';

export interface AidQuestion {
  readonly tableId: TableId;
  readonly params: Params;
  readonly layout: Layout;
  readonly stroke: Stroke;
  readonly level: Settings['aimAid'];
  /** On the break only the way to the rack is shown: what follows is nobody's aim. */
  readonly breaking: boolean;
}

/** Lengths of the lines after the contact, metres. */
const LENGTHS = { short: { target: 0.45, cueBall: 0.35 }, full: { target: 1.4, cueBall: 1.2 } };
/** Points of a bent way are this far apart in time, seconds. */
const WAY_STEP = 0.03;
/** Nobody looks further ahead than this, seconds. */
const HORIZON = 4;

interface Answered {
  readonly key: string;
  readonly layout: Layout;
  readonly aid: AimAid | undefined;
}

/** Answers aim questions for one table; the last answer is kept while the question is the same. */
export function createAimAid(): (question: AidQuestion) => AimAid | undefined {
  let simulator: { readonly key: string; readonly run: Simulator } | undefined;
  let last: Answered | undefined;

  return (question) => {
    const key = JSON.stringify([
      question.tableId, question.stroke, question.level, question.breaking,
    ]);
    if (last?.key === key && last.layout === question.layout) return last.aid;
    const tableKey = JSON.stringify([question.tableId, question.params]);
    if (simulator?.key !== tableKey) {
      const run = createSimulator(TABLES[question.tableId], question.params);
      simulator = { key: tableKey, run };
    }
    const aid = aidOf(question, simulator.run);
    last = { key, layout: question.layout, aid };
    return aid;
  };
}

function aidOf(question: AidQuestion, simulator: Simulator): AimAid | undefined {
  const cueBall = question.layout[0];
  if (cueBall === undefined || question.level === 'none') return undefined;
  simulator.place(question.layout);
  const stroke = quantiseStroke(question.stroke);
  const outcome = simulator.run(stroke, 'first-contact', 0);
  const target = outcome.firstContact;
  const direct = outcome.cushionsBeforeContact === 0 && outcome.termination === 'stopped';
  if (!isObjectBall(target) || !direct) return firstCushion(question, cueBall);
  const ghost = { x: outcome.x[0] ?? 0, y: outcome.y[0] ?? 0 };
  const leaving = { x: outcome.contactVx, y: outcome.contactVy };
  return {
    cueBall,
    end: ghost,
    ghost,
    ...bentWay(question, outcome.seconds),
    target,
    cutDegrees: cutDegrees(question, cueBall, ghost, target),
    ...linesAfter(question, { ghost, target, leaving, seconds: outcome.seconds }),
  };
}

/** Side spin under a raised cue bends the way: its points until `seconds`. */
function bentWay(question: AidQuestion, seconds: number): Pick<AimAid, 'way'> {
  const { tableId, params, layout, stroke } = question;
  if (stroke.elevationDegrees === 0 || stroke.tipRight === 0) return {};
  const alone = withBall({}, 0, layout[0]);
  const run = simulate({
    table: TABLES[tableId], params, layout: alone, stroke, until: seconds,
  });
  return run.ok ? { way: wayIn(run.value, seconds) } : {};
}

function wayIn(trace: Trace, seconds: number): readonly Vec2[] {
  const steps = Math.max(1, Math.ceil(seconds / WAY_STEP));
  return Array.from({ length: steps + 1 }, (_, n) => planAt(trace, (seconds * n) / steps))
    .flatMap((point) => point ?? []);
}

interface Contact {
  readonly ghost: Vec2;
  readonly target: Ball;
  readonly leaving: Vec2;
  readonly seconds: number;
}

function linesAfter(
  question: AidQuestion, contact: Contact,
): Pick<AimAid, 'targetLine' | 'cueBallLine'> {
  const at = question.layout[contact.target];
  const { level } = question;
  if (at === undefined || question.breaking || (level !== 'short' && level !== 'full')) {
    return { targetLine: undefined, cueBallLine: undefined };
  }
  const lengths = LENGTHS[level];
  const way = normalise(contact.leaving);
  const room = Math.min(lengths.target, roomAhead(TABLES[question.tableId], at, way));
  return {
    targetLine: [at, add(at, scale(way, room))],
    cueBallLine: cueBallLine(question, contact, lengths.cueBall),
  };
}

/** Where the cue ball goes after the contact: until it is far enough, meets a rail or stops. */
function cueBallLine(
  question: AidQuestion, contact: Contact, length: number,
): readonly [Vec2, Vec2] | undefined {
  const { tableId, params, layout, stroke } = question;
  const until = contact.seconds + 1.5;
  const run = simulate({ table: TABLES[tableId], params, layout, stroke, until });
  if (!run.ok) return undefined;
  const trace = run.value;
  const next = trace.events.find(({ t, ball, other, kind }) => t > contact.seconds + 1e-6
    && (ball === 0 || other === 0) && kind !== 'roll' && kind !== 'stop');
  const last = Math.min(next?.t ?? until, until, trace.duration);
  let end = contact.ghost;
  for (let t = contact.seconds; t <= last && distance(end, contact.ghost) < length; t += 0.02) {
    end = planAt(trace, t) ?? end;
  }
  return distance(end, contact.ghost) < BALL_RADIUS ? undefined : [contact.ghost, end];
}

/** No ball is met directly: the line ends where the cue ball alone first meets rubber or rests. */
function firstCushion(question: AidQuestion, cueBall: Vec2): AimAid {
  const { tableId, params, stroke } = question;
  const table = TABLES[tableId];
  const alone = withBall({}, 0, cueBall);
  const run = simulate({ table, params, layout: alone, stroke, until: HORIZON });
  const meeting = run.ok
    ? run.value.events.find(({ kind }) =>
      kind === 'ball-cushion' || kind === 'ball-jaw' || kind === 'pocketed')
    : undefined;
  const seconds = run.ok ? meeting?.t ?? run.value.duration : 0;
  const end = run.ok ? planAt(run.value, seconds) : undefined;
  return {
    cueBall,
    end: end ?? straightEnd(question, cueBall),
    ghost: undefined,
    ...bentWay(question, seconds),
    target: undefined,
    targetLine: undefined,
    cueBallLine: undefined,
    cutDegrees: undefined,
  };
}

function straightEnd({ stroke, tableId }: AidQuestion, from: Vec2): Vec2 {
  const { sin, cos } = sinCos(radians(stroke.headingDegrees));
  const way = { x: cos, y: sin };
  return add(from, scale(way, roomAhead(TABLES[tableId], from, way)));
}

/** Angle between the way of the cue ball and the line of centres, degrees. */
function cutDegrees(
  { layout }: AidQuestion, cueBall: Vec2, ghost: Vec2, target: Ball,
): number | undefined {
  const at = layout[target];
  if (at === undefined) return undefined;
  const way = normalise(subtract(ghost, cueBall));
  const line = normalise(subtract(at, ghost));
  const cosine = way.x * line.x + way.y * line.y;
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

/** Metres from `at` along `way` until the ball's centre is a radius from a nose. */
function roomAhead(table: TableSpec, at: Vec2, way: Vec2): number {
  const along = (position: number, speed: number, half: number): number =>
    speed === 0 ? Infinity : ((speed > 0 ? half : -half) - position) / speed;
  return Math.max(0, Math.min(
    along(at.x, way.x, table.length / 2 - BALL_RADIUS),
    along(at.y, way.y, table.width / 2 - BALL_RADIUS),
  ));
}

function planAt(trace: Trace, seconds: number): Vec2 | undefined {
  const state = sampleTrace(trace, 0, seconds);
  return state === undefined ? undefined : { x: state.position.x, y: state.position.y };
}
