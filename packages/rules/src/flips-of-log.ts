/**
 * What might have been seen instead, one fact at a time.
 *
 * A ball that would not have fallen, or not have left the table, still reached the rail it was
 * driven to (G8.4), so that no flip turns two facts at once.
 */
import { type Ball, CUE_BALL, type ObjectBall } from '@tenball/equipment';
import { type Flip, FOUL_FLAGS, type Flipped } from './flip.ts';
import { type PlayedShot, drivenToRail } from './played-shot.ts';
import type { Question } from './question-notation.ts';
import type { ShotLog } from './shot-log.ts';

/** Every flip of what was seen. `shot` is the question as the rules look at it. */
export function flipsOfLog(question: Question, shot: PlayedShot): readonly Flipped[] {
  const log = factsOnly(question.log, shot);
  return FLIPS.flatMap((flips) => flips(log, shot)).map(({ flip, seen }) => (
    { flip, question: { ...question, log: { ...log, ...seen } } }
  ));
}

interface Seen {
  readonly flip: Flip;
  readonly seen: Partial<ShotLog>;
}
type Flips = (log: ShotLog, shot: PlayedShot) => readonly Seen[];

/** The log as its order of events leaves it, without that order, which a flip would contradict. */
export function factsOnly(log: ShotLog, { log: normal }: PlayedShot): ShotLog {
  const { events, ...facts } = log;
  if (events === undefined) return log;
  const down = normal.pocketed.map(({ ball }) => ball);
  return {
    ...facts,
    pocketed: log.pocketed.filter(({ ball }) => down.includes(ball)),
    offTable: normal.offTable,
    cueBall: normal.cueBall,
  };
}

const FLIPS: readonly Flips[] = [
  disturbances, firstContacts, rails, breakRails, cueBallEnds, calledBalls, otherBalls, ballsOff,
  headString, settlings, foulFlags, movingBalls, touches, frozenBalls, conduct,
];

function firstContacts({ shotTaken, firstContact }: ShotLog, { lowest }: PlayedShot) {
  if (!shotTaken) return [];
  const ball = lowest;
  const seen = { firstContact: [lowest] };
  if (firstContact.length === 0) return [{ flip: { kind: 'lowest-hit', ball }, seen } as const];
  if (!firstContact.includes(lowest)) {
    return [{ flip: { kind: 'lowest-first', ball }, seen } as const];
  }
  return firstContact.length > 1 ? [{ flip: { kind: 'lowest-alone', ball }, seen } as const] : [];
}

/** After the break one ball at a rail is enough, where nothing fell. */
function rails(log: ShotLog, { isBreak, log: { pocketed } }: PlayedShot): readonly Seen[] {
  const needed = log.shotTaken && !isBreak && log.firstContact.length > 0 && pocketed.length === 0;
  if (!needed || log.offTable.length > 0 || log.cueBall !== 'onTable') return [];
  if (log.railAfterContact.length > 0) {
    return [{ flip: { kind: 'rail-missed' }, seen: { railAfterContact: [] } }];
  }
  const touched: readonly Ball[] = [CUE_BALL, ...log.firstContact];
  const free = touched.find((ball) => !log.frozen.toRail.includes(ball));
  return free === undefined
    ? [] : [{ flip: { kind: 'rail-reached' }, seen: { railAfterContact: [free] } }];
}

function breakRails(log: ShotLog, { isBreak, before, rulebook }: PlayedShot): readonly Seen[] {
  const count = rulebook.breakRailBalls;
  if (!log.shotTaken || !isBreak || log.firstContact.length === 0 || count === 0) return [];
  const driven = drivenToRail(log);
  if (driven.length >= count) {
    const onTable = driven.filter((ball) => !log.offTable.includes(ball));
    const spare = count - 1 - log.offTable.length;
    return spare < 0 ? [] : [{
      flip: { kind: 'break-rails-fewer', count: count - 1 },
      seen: { railAfterContact: onTable.slice(0, spare) },
    }];
  }
  const resting = before.ballsOnTable.filter((ball) => !driven.includes(ball));
  const more = resting.slice(0, count - driven.length);
  return [{
    flip: { kind: 'break-rails', count },
    seen: { railAfterContact: [...log.railAfterContact, ...more] },
  }];
}

function cueBallEnds(log: ShotLog): readonly Seen[] {
  return log.cueBall === 'onTable' ? [] : [{
    flip: { kind: 'cue-ball-stayed' },
    seen: { cueBall: 'onTable', ...stillDriven(log, [CUE_BALL]) },
  }];
}

/** The called ball: down where it was called, or not down. */
function calledBalls(log: ShotLog, { call }: PlayedShot): readonly Seen[] {
  if (call.kind !== 'pot' || !log.shotTaken || log.firstContact.length === 0) return [];
  const { ball, pocket } = call;
  const down = log.pocketed.find((fallen) => fallen.ball === ball);
  const others = log.pocketed.filter((fallen) => fallen.ball !== ball);
  if (down?.pocket === pocket) {
    return [{
      flip: { kind: 'called-ball-missed', ball },
      seen: { pocketed: others, ...stillDriven(log, [ball]) },
    }];
  }
  return [{
    flip: { kind: 'called-ball-made', ball, pocket },
    seen: {
      pocketed: [...others, { ball, pocket }],
      offTable: log.offTable.filter((gone) => gone !== ball),
      settled: log.settled.filter((settled) => settled.ball !== ball),
    },
  }];
}

/** The balls beside the called one, all of them; the ten by itself too. */
function otherBalls(log: ShotLog, { call }: PlayedShot): readonly Seen[] {
  const isCalled = ({ ball, pocket }: ShotLog['pocketed'][number]) => (
    call.kind === 'pot' && call.ball === ball && call.pocket === pocket
  );
  const others = log.pocketed.filter((fallen) => !isCalled(fallen)).map(({ ball }) => ball);
  const sets: readonly (readonly ObjectBall[])[] = others.includes(10) && others.length > 1
    ? [others, [10]] : [others];
  return sets.filter((balls) => balls.length > 0).map((balls) => ({
    flip: { kind: 'balls-not-fallen', balls: rising(balls) },
    seen: {
      pocketed: log.pocketed.filter(({ ball }) => !balls.includes(ball)),
      ...stillDriven(log, balls),
    },
  }));
}

function ballsOff(log: ShotLog): readonly Seen[] {
  return log.offTable.length === 0 ? [] : [{
    flip: { kind: 'balls-stayed-on', balls: rising(log.offTable) },
    seen: { offTable: [], ...stillDriven(log, log.offTable) },
  }];
}

const THREE_POINTS = 3;

/** The three-point rule: as many balls more past the head string as were missing. */
function headString(log: ShotLog, { before, isBreak, log: { pocketed } }: PlayedShot) {
  if (!isBreak || !log.shotTaken) return [];
  const past = log.objectBallsPastHeadString;
  const points = new Set([...past, ...pocketed.map(({ ball }) => ball)]);
  const rest = before.ballsOnTable.filter((ball) => !points.has(ball));
  const more = rest.slice(0, Math.max(0, THREE_POINTS - points.size));
  return more.length === 0 ? [] : [{
    flip: { kind: 'past-head-string', count: more.length } as const,
    seen: { objectBallsPastHeadString: [...past, ...more] },
  }];
}

/** A ball that fell by itself, before the limit or after it (G1.7). */
function settlings(log: ShotLog, { rulebook }: PlayedShot): readonly Seen[] {
  const seconds = rulebook.settleSeconds;
  if (seconds === 0) return [];
  return log.settled.map(({ ball, secondsAtRest }) => {
    const late = secondsAtRest >= seconds;
    const settled = log.settled.map((one) => (
      one.ball === ball ? { ...one, secondsAtRest: late ? 0 : seconds } : one
    ));
    const kind = late ? 'settled-in-time' : 'settled-late';
    return { flip: { kind, ball, seconds }, seen: { settled } };
  });
}

function foulFlags(log: ShotLog): readonly Seen[] {
  return FOUL_FLAGS.filter((flag) => log[flag]).map((flag) => (
    { flip: { kind: 'no-foul-flag', flag }, seen: { [flag]: false } }
  ));
}

function movingBalls({ ballsMovingAtStrike: balls }: ShotLog): readonly Seen[] {
  return balls.length === 0
    ? [] : [{ flip: { kind: 'balls-at-rest', balls }, seen: { ballsMovingAtStrike: [] } }];
}

function touches(log: ShotLog, { shooter }: PlayedShot): readonly Seen[] {
  const own = log.touched.filter(({ by }) => by === shooter);
  const foreign = log.touched.filter(({ by }) => by !== shooter);
  const deliberate = own.some(({ intentional }) => intentional);
  const changed = own.some(({ affectedOutcome }) => affectedOutcome);
  const ballsOf = (list: ShotLog['touched']) => rising(list.map(({ ball }) => ball));
  const every = (change: Partial<ShotLog['touched'][number]>) => ({
    touched: log.touched.map((touch) => (touch.by === shooter ? { ...touch, ...change } : touch)),
  });
  return [
    ...(own.length === 0 ? [] : [{
      flip: { kind: 'not-touched', balls: ballsOf(own) }, seen: { touched: foreign },
    } as const]),
    ...(foreign.length === 0 ? [] : [{
      flip: { kind: 'opponent-not-touched', balls: ballsOf(foreign) }, seen: { touched: own },
    } as const]),
    ...(deliberate
      ? [{ flip: { kind: 'not-intentional' }, seen: every({ intentional: false }) } as const] : []),
    ...(own.length === 0 ? [] : [{
      flip: { kind: changed ? 'touch-harmless' : 'touch-changed-outcome' },
      seen: every({ affectedOutcome: !changed }),
    } as const]),
  ];
}

/** Declarations: the log already follows them, so a flip turns what they decided. */
function frozenBalls(log: ShotLog): readonly Seen[] {
  const { frozen, railAfterContact: reached, firstContact } = log;
  if (!log.shotTaken || firstContact.length === 0) return [];
  const pressed = frozen.toRail.filter((ball) => reached.includes(ball) !== frozen.railDeclared);
  const railDeclared = !frozen.railDeclared;
  const kind = railDeclared ? 'rail-frozen-declared' : 'rail-frozen-undeclared';
  const railAfterContact = railDeclared
    ? reached.filter((ball) => !pressed.includes(ball)) : [...reached, ...pressed];
  const { cueBallTo } = frozen;
  const through = cueBallTo.length > 0 && !frozen.cueBallDeclared && log.doubleHit;
  return [
    ...(pressed.length === 0 ? [] : [{
      flip: { kind, balls: pressed } as const,
      seen: { frozen: { ...frozen, railDeclared }, railAfterContact },
    }]),
    ...(through ? [{
      flip: { kind: 'cue-ball-frozen-declared', balls: cueBallTo } as const,
      seen: { frozen: { ...frozen, cueBallDeclared: true }, doubleHit: false },
    }] : []),
  ];
}

function conduct({ unsportsmanlike: penalty }: ShotLog): readonly Seen[] {
  return penalty === undefined || penalty === 'warning'
    ? [] : [{ flip: { kind: 'only-a-warning' }, seen: { unsportsmanlike: 'warning' } }];
}

function disturbances({ interference }: ShotLog): readonly Seen[] {
  if (interference?.affectedOutcome !== true) return [];
  const restorable = !interference.restorable;
  return [
    {
      flip: { kind: 'undisturbed' },
      seen: { interference: { ...interference, affectedOutcome: false } },
    },
    {
      flip: { kind: restorable ? 'restorable' : 'not-restorable' },
      seen: { interference: { ...interference, restorable } },
    },
  ];
}

function stillDriven(
  { firstContact, railAfterContact: reached }: ShotLog, balls: readonly Ball[],
): Pick<ShotLog, 'railAfterContact'> {
  if (firstContact.length === 0) return { railAfterContact: reached };
  return { railAfterContact: [...reached, ...balls.filter((ball) => !reached.includes(ball))] };
}

function rising<T extends Ball>(balls: readonly T[]): readonly T[] {
  return [...new Set(balls)].sort((a, b) => a - b);
}
