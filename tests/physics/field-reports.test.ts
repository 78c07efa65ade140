/**
 * What went wrong in other simulators of pool, by the reports of those who played them: each must
 * go right here. The names say what went wrong and where it was reported.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { type Vec2, type Vec3, add, degrees, distance, dot, scale, subtract } from '@tenball/base';
import {
  BALL_RADIUS, type Jaw, type Layout, STANDARD_BALL, TABLES, type TableId, rackLayout, spotsOf,
  tableGeometry, withBall,
} from '@tenball/equipment';
import {
  type Command, DEFAULT_SETUP, type Match, applyAll, decide, matchFromPosition, parsePosition,
} from '@tenball/match';
import {
  type BallStart, DEFAULT_PARAMS, type SimulateInput, type Stroke, type Trace, createSimulator,
  launch, sampleTrace, simulate, squirtAngle,
} from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { type Testimony, examine, noTestimony, sampleThrough } from './witness.ts';

const TABLE = TABLES['9'];
const OPEN = TABLES.open;
const D = 2 * BALL_RADIUS;
const HEAD = spotsOf(TABLE).head;

function played(input: Partial<SimulateInput>): Trace {
  const result = simulate({ table: TABLE, params: DEFAULT_PARAMS, ...input });
  if (!result.ok) throw new Error('the shot does not end');
  return result.value;
}

function stroke(speed: number, headingDegrees: number, changes: Partial<Stroke> = {}): Stroke {
  return { speed, headingDegrees, elevationDegrees: 0, tipRight: 0, tipUp: 0, ...changes };
}

function moving(ball: number, position: Vec2, velocity: Vec2): BallStart {
  return { ball, position, velocity: { ...velocity, z: 0 } };
}

/** A ball that rolls. */
function rolling(ball: number, position: Vec2, { x, y }: Vec2): BallStart {
  return {
    ...moving(ball, position, { x, y }), spin: { x: -y / BALL_RADIUS, y: x / BALL_RADIUS, z: 0 },
  };
}

function witnessed(...traces: readonly Trace[]): Testimony {
  const seen = noTestimony();
  for (const [index, trace] of traces.entries()) examine(seen, trace, TABLE, `shot ${index}`);
  return seen;
}

const CLEAN = { troubles: [], worstGain: 0 };

/** Directions of motion, radians counter-clockwise from +x, for small angles. */
function slope({ x, y }: Vec3): number {
  return y / x;
}

/** A triangle of `rows` touching rows with its apex on the foot spot. */
function triangle(rows: number): BallStart[] {
  const foot = spotsOf(TABLE).foot;
  const starts: BallStart[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let k = 0; k <= row; k += 1) {
      const position = {
        x: foot.x + row * Math.sqrt(3) * BALL_RADIUS, y: (2 * k - row) * BALL_RADIUS,
      };
      starts.push({ ball: starts.length + 1, position });
    }
  }
  return starts;
}

describe('balls that meet', () => {
  test('passed through each other in a cluster (pooltool#154)', () => {
    const input = { balls: [{ ball: 0, position: HEAD }, ...triangle(5)] };
    const reported = played({ ...input, stroke: stroke(3.262213, -8.16532) });
    const seen = witnessed(reported);
    expect(seen).toMatchObject(CLEAN);
    expect(seen.worstOverlap).toBeLessThan(5e-9);
  });

  test('passed through each other for some of many aims at a rack (pooltool#154)', () => {
    const layout = withBall(rackLayout(TABLE, 154, 1e-5), 0, HEAD);
    const seen = noTestimony();
    for (let aim = 0; aim < 80; aim += 1) {
      for (const speed of [1, 3, 5, 7, 9]) {
        const heading = -10 + 0.25 * aim;
        const trace = played({ layout, stroke: stroke(speed, heading) });
        examine(seen, trace, TABLE, `${speed} m/s at ${heading}`);
      }
    }
    expect(seen).toMatchObject({ ...CLEAN, shots: 400 });
    expect(seen.worstOverlap).toBeLessThan(5e-9);
  });

  test('chattered without end when they touched in a row (pooltool#257)', () => {
    const row = [1, 2, 3, 4, 5].map((ball) => ({ ball, position: { x: ball * D, y: 0 } }));
    const balls = [rolling(0, { x: -0.5, y: 0 }, { x: 2, y: 0 }), ...row];
    const trace = played({ balls });
    const seen = witnessed(trace);
    expect(seen).toMatchObject(CLEAN);
    expect(seen.worstOverlap).toBeLessThan(5e-9);
    expect(seen.mostEvents).toBeLessThan(1000);
    const met = trace.events.find(({ kind }) => kind === 'ball-ball');
    const cueBall = sampleTrace(trace, 0, (met?.t ?? NaN) - 1e-9);
    const last = sampleTrace(trace, 5, (met?.t ?? NaN) + 1e-3);
    expect(last?.velocity.x).toBeGreaterThan(0.85 * (cueBall?.velocity.x ?? NaN));
  });

  test('could not be fewer than two (pooltool#288)', () => {
    const cueBall = played({ layout: { 0: { x: 0, y: 0 } }, stroke: stroke(2, 20) });
    const one = played({ balls: [rolling(1, { x: 0.9, y: 0.265 }, { x: 1, y: 1 })] });
    expect(witnessed(cueBall, one)).toMatchObject(CLEAN);
    expect(cueBall.balls[0]?.motion).toBe('at-rest');
    expect(one.balls[0]).toMatchObject({ ball: 1, motion: 'pocketed', pocket: 'FL' });
  });

  test('never came to rest after steep strokes one upon another (pooltool#239)', () => {
    const steep = [
      stroke(3.6, 186.57, { elevationDegrees: 80.9, tipRight: 0.243, tipUp: 0.36 }),
      stroke(3.74, 284.97, { elevationDegrees: 54.09, tipRight: 0.009, tipUp: -0.027 }),
    ];
    let layout: Layout = withBall(rackLayout(TABLE, 239, 1e-5), 0, HEAD);
    for (let shot = 0; shot < 60; shot += 1) {
      const next = shot < 10 ? steep[shot % 2] : undefined;
      const trace = played({
        layout,
        stroke: next ?? stroke(1 + (shot % 9), shot * 77, { elevationDegrees: 50 + (shot % 30) }),
      });
      const seen = witnessed(trace);
      expect(seen).toMatchObject(CLEAN);
      expect(seen.mostEvents).toBeLessThan(5000);
      layout = trace.rest[0] === undefined ? withBall(rackLayout(TABLE, shot, 1e-5), 0, HEAD)
        : trace.rest;
    }
  });
});

describe('a ball and a cushion', () => {
  test.each([1, 10, 100])('the ball was inside the rail on impact at %d m/s (pooltool#39)', (v) => {
    const wall = TABLE.length / 2 - STANDARD_BALL.railDistance;
    const trace = played({ balls: [moving(0, { x: wall - 0.25, y: 0.2 }, { x: v, y: 0 })] });
    const hit = trace.events.find(({ kind }) => kind === 'ball-cushion');
    const centre = sampleTrace(trace, 0, hit?.t ?? NaN);
    expect(Math.abs((centre?.position.x ?? NaN) - wall)).toBeLessThan(1e-9);
    const rolls = (trace.segments[0] ?? []).filter(({ state }) => state.motion === 'rolling');
    expect(rolls.length).toBeGreaterThan(0);
    for (const { state: { velocity, spin } } of rolls) {
      expect(Math.abs(velocity.x - BALL_RADIUS * spin.y)).toBeLessThan(1e-9);
      expect(Math.abs(velocity.y + BALL_RADIUS * spin.x)).toBeLessThan(1e-9);
    }
  });

  const jaws = tableGeometry(TABLE, DEFAULT_PARAMS.jawRadius).jaws;
  test.each(jaws.map((jaw): [string, Jaw] => [`${jaw.pocket} ${jaw.cushion}`, jaw]))(
    'the jaw %s was not there (sleddog/pool#8)', (_name, { pocket, cushion, ...jaw }) => {
      const out = add(jaw.noseNormal, jaw.facingNormal);
      const from = add(jaw.centre, scale(out, 0.1 / Math.sqrt(dot(out, out))));
      const way = scale(subtract(jaw.centre, from), 2 / 0.1);
      const trace = played({ balls: [moving(1, from, way)] });
      const [met] = trace.events.filter(({ kind }) => kind !== 'roll');
      expect(met).toMatchObject({ kind: 'ball-jaw', ball: 1, pocket, cushion });
      const after = sampleTrace(trace, 1, met?.t ?? NaN);
      expect(dot(after?.velocity ?? way, way)).toBeLessThan(0);
      expect(witnessed(trace)).toMatchObject(CLEAN);
    },
  );

  test('the ball warped at the point of a side pocket (vrc8ball#70)', () => {
    const ends = new Set<string>();
    for (let step = -8; step <= 5; step += 1) {
      for (let angle = -3; angle <= 3; angle += 0.5) {
        const y = TABLE.width / 2 - BALL_RADIUS - 0.002 + step * 5e-4;
        const tilt = (angle * Math.PI) / 180;
        const way = { x: 1.5 * Math.cos(tilt), y: 1.5 * Math.sin(tilt) };
        const trace = played({ balls: [rolling(1, { x: -0.6, y }, way)] });
        const seen = witnessed(trace);
        expect(seen).toMatchObject(CLEAN);
        expect(seen.worstTear).toBeLessThan(1e-9);
        ends.add(trace.balls[0]?.motion ?? 'nowhere');
      }
    }
    expect([...ends].sort()).toEqual(['at-rest', 'pocketed']);
  });
});

describe('a ball with spin', () => {
  const right = { tipRight: 0.4 };

  test('did not curve from a raised cue (tailuge/billiards#54)', () => {
    const layout = { 0: { x: 0, y: 0 } };
    const raised = { ...right, elevationDegrees: 20 };
    const curved = played({ table: OPEN, layout, stroke: stroke(2.5, 0, raised) });
    const straight = played({ table: OPEN, layout, stroke: stroke(2.5, 0, right) });
    const ways = (trace: Trace): number[] => (trace.segments[0] ?? [])
      .filter(({ state }) => state.velocity.x > 0).map(({ state }) => slope(state.velocity));
    const [first = NaN, ...later] = ways(curved);
    expect(first).toBeGreaterThan(0);
    expect(later.at(-1)).toBeLessThan(first - 0.01);
    for (const way of ways(straight)) expect(way).toBeCloseTo(ways(straight)[0] ?? NaN, 12);
    for (const trace of [curved, straight]) {
      expect(trace.balls[0]).toMatchObject({ motion: 'at-rest', spin: { x: 0, y: 0, z: 0 } });
    }
  });

  test('was taken for still while it spun on its spot (tailuge/billiards#54)', () => {
    const balls = [{ ball: 0, position: { x: 0, y: 0 }, spin: { x: 0, y: 0, z: -50 } }];
    const trace = played({ balls });
    expect(trace.duration).toBeCloseTo(50 / DEFAULT_PARAMS.spinDeceleration, 12);
    expect(sampleTrace(trace, 0, trace.duration - 1e-3)?.motion).toBe('spinning');
    expect(trace.balls[0]).toMatchObject({ motion: 'at-rest', spin: { x: 0, y: 0, z: 0 } });
  });

  test('left the line that was drawn for it (vrcbce#216)', () => {
    const layout = { 0: { x: 0, y: 0 } };
    const side = stroke(3, 0, { tipRight: 0.5 });
    const heading = (params: typeof DEFAULT_PARAMS): number => {
      const trace = played({ params, table: OPEN, layout, stroke: side });
      const at = sampleTrace(trace, 0, 0.3 / (trace.segments[0]?.[0]?.state.velocity.x ?? NaN));
      return Math.atan(slope(at?.position ?? { x: NaN, y: NaN, z: 0 }));
    };
    expect(Math.abs(heading({ ...DEFAULT_PARAMS, endMassRatio: 1e15 }))).toBeLessThan(1e-9);
    const left = heading(DEFAULT_PARAMS);
    expect(left).toBeCloseTo(squirtAngle(DEFAULT_PARAMS, 0.5), 9);
    expect(degrees(left)).toBeGreaterThan(0);
    expect(degrees(left)).toBeLessThan(4);
  });

  test('rolled too far, or not far enough (vrc8ball#39, sleddog/pool#81)', () => {
    const trace = played({ table: OPEN, balls: [rolling(1, { x: 0, y: 0 }, { x: 1, y: 0 })] });
    expect(trace.balls[0]?.position.x).toBeCloseTo(1 / (2 * 0.01 * 9.81), 8);
  });
});

describe('a break', () => {
  test('made energy, or pocketed balls that were not yet down (vrcbce#66)', () => {
    for (let rack = 0; rack < 12; rack += 1) {
      const balls = [
        moving(0, HEAD, { x: 12, y: 0 }),
        ...Object.entries(rackLayout(TABLE, rack, 1e-5))
          .map(([ball, position]) => ({ ball: Number(ball), position })),
      ];
      const trace = played({ balls });
      expect(witnessed(trace)).toMatchObject(CLEAN);
      for (const down of trace.events.filter(({ kind }) => kind === 'pocketed')) {
        const hole = tableGeometry(TABLE, 0.005).holes.find(({ pocket }) => pocket === down.pocket);
        const at = sampleTrace(trace, down.ball, down.t)?.position ?? { x: NaN, y: NaN, z: NaN };
        expect(at.z).toBeLessThan(0);
        expect(distance(at, hole?.centre ?? at)).toBeLessThan(TABLE.holeRadius);
        const after = trace.events.slice(trace.events.indexOf(down) + 1);
        expect(after.filter(({ ball, other }) => ball === down.ball || other === down.ball))
          .toEqual([]);
      }
    }
  });

  test('was too weak to be legal (elm-pool#22)', () => {
    const simulator = createSimulator(TABLE, DEFAULT_PARAMS);
    let legal = 0;
    for (let rack = 0; rack < 1000; rack += 1) {
      simulator.place(withBall(rackLayout(TABLE, rack, 1e-5), 0, HEAD));
      const { fate, railsAfterContact } = simulator.run(stroke(8.5, 0), 'rest', 1);
      const driven = railsAfterContact.toString(2).slice(0, -1).replaceAll('0', '').length;
      const isPot = Array.from(fate.slice(1, 11)).some((each) => each >= 2 && each <= 7);
      if (isPot || driven >= 4) legal += 1;
    }
    expect(legal).toBeGreaterThanOrEqual(950);
  });

  test('was as strong as the table was long (vrcbce#51)', () => {
    const hard = stroke(6, 0);
    const { velocity } = launch(DEFAULT_PARAMS, hard);
    for (const id of ['7', '8', '9'] as const) {
      const trace = played({ table: TABLES[id], layout: { 0: { x: 0, y: 0 } }, stroke: hard });
      const { x, y } = trace.segments[0]?.[0]?.state.velocity ?? {};
      expect({ x, y }).toEqual({ x: velocity.x, y: velocity.y });
    }
  });
});

describe('a cue ball that is lost', () => {
  /** Player A shoots at the 1 beside the way; the stroke loses the cue ball. */
  function afterStroke(cueBall: Vec2, shot: Stroke): Match {
    const [x, y] = [cueBall.x * 1000, cueBall.y * 1000];
    const balls = `c@${x},${y}/1@0,-300/10@635,200`;
    const position = parsePosition(`TBP1 9 ${balls} sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-`);
    if (!position.ok) throw new Error(position.error.message);
    const match = matchFromPosition(position.value, DEFAULT_SETUP);
    return carriedOut(match, 'A', { kind: 'shoot', call: { kind: 'safety' }, stroke: shot });
  }

  function carriedOut(match: Match, seat: 'A' | 'B', command: Command): Match {
    const entries = decide(match, seat, command);
    if (!entries.ok) throw new Error(entries.error.code);
    return applyAll(match, entries.value);
  }

  test.each([
    ['off-table', 'CUE_BALL_OFF_TABLE', HEAD, stroke(9, 0, { elevationDegrees: 15 })],
    ['pocketed', 'SCRATCH', { x: 0.9, y: 0.265 }, stroke(2, 45)],
  ] as const)('never came back when it was %s (vrcbce#205)', (motion, foul, at, shot) => {
    const lost = played({ layout: { 0: at, 1: { x: 0, y: -0.3 } }, stroke: shot });
    expect(lost.balls[0]?.motion).toBe(motion);
    const match = afterStroke(at, shot);
    const entry = match.scoresheet.at(-1);
    const fouls = entry?.kind === 'shot' ? entry.ruling.fouls.map(({ code }) => code) : [];
    expect(fouls).toContain(foul);
    expect(match.situation).toMatchObject({ shooter: 'B', cueBall: 'inHandAnywhere' });
    const placed = carriedOut(match, 'B', { kind: 'place', at: { x: -0.3, y: -0.3 } });
    const next = carriedOut(placed, 'B', {
      kind: 'shoot', call: { kind: 'safety' }, stroke: stroke(2, 0),
    });
    expect(next.situation.shotNumber).toBe(match.situation.shotNumber + 1);
  });
});

interface Bug {
  readonly what: string;
  readonly shots: readonly {
    readonly table: TableId;
    readonly balls: readonly ({ readonly id: number } & Vec2)[];
    readonly stroke: Stroke;
  }[];
}

describe('strokes that once went wrong here', () => {
  const folder = new URL('../../fixtures/bugs/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const bugs = files.map((name) => (
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Bug
  ));

  test.each(bugs.map((bug): [string, Bug] => [bug.what, bug]))('%s', (_what, { shots }) => {
    expect(shots.length).toBeGreaterThan(0);
    for (const [index, shot] of shots.entries()) {
      const table = TABLES[shot.table];
      const balls = shot.balls.map(({ id, x, y }) => ({ ball: id, position: { x, y } }));
      const seen = noTestimony();
      const trace = played({ table, balls, stroke: shot.stroke });
      examine(seen, trace, table, `shot ${index}`);
      sampleThrough(seen, trace, table, 0.01, `shot ${index}`);
      expect(seen).toMatchObject(CLEAN);
      expect(seen.worstOverlap).toBeLessThan(5e-9);
    }
  });
});
