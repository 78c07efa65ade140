import { type Seed, hashDoubles, seed } from '@tenball/base';
import { BALLS, CUE_BALL, POCKETS } from '@tenball/equipment';
import { DEFAULT_SETUP, actorOf, matchAt, startMatch } from '@tenball/match';
import { type Call, DECISIONS, isPushOutOpen, opponentOf } from '@tenball/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SKILLS } from '../skills.ts';
import { type Wandered, wander } from '../testing/wander.ts';
import type { Action } from './action.ts';
import { newEnvironment, observe, reset, step } from './environment.ts';
import type { Environment, Step } from './episode.ts';
import { type StepFault, faultOf } from './fault.ts';
import { OBSERVATION_FIELDS, OBSERVATION_SIZE } from './observation.ts';
import type { EnvironmentOptions } from './options.ts';

/** Beginners who may be asked for anything: every decision of the rules comes up sooner. */
const OPTIONS: EnvironmentOptions = {
  rulebook: {
    ...DEFAULT_SETUP.rulebook, edition: 'custom', illegalBreak: 'opponentChoosesReRack',
    ballInHandAfterFoul: 'behindHeadString',
  },
};
const STROKE = { speed: 3, headingDegrees: 20, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
const NONE: Call = { kind: 'none' };

function walkOf(root: Seed, options = OPTIONS, acts = 60): Wandered[] {
  return wander(newEnvironment(options), root, acts);
}

const walk = [...walkOf(seed(1)), ...walkOf(seed(2), { raceTo: { A: 2, B: 3 } })];
const steps = walk.flatMap(({ after }) => (after === undefined ? [] : [after]));

function begun(options: EnvironmentOptions = {}, from = 1): Step {
  return taken(reset(newEnvironment(options), from));
}

function taken(result: ReturnType<typeof step>): Step {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function faultAfter(environment: Environment, action: unknown): StepFault {
  const result = step(environment, action as Action);
  if (result.ok) throw new Error('it was taken');
  return result.error;
}

function field(observation: Float64Array, name: string): readonly number[] {
  const found = OBSERVATION_FIELDS.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return [...observation.subarray(found.at, found.at + found.size)];
}

describe('an episode', () => {
  test('is the same from the same seed, and another from another', () => {
    const hashOf = (from: number): string => hashDoubles(
      walkOf(seed(from), {}, 12).flatMap(({ after }) => [
        ...(after?.observation ?? []), after?.rewards.A ?? 0,
      ]),
    );
    expect(hashOf(7)).toBe(hashOf(7));
    expect(hashOf(7)).not.toBe(hashOf(8));
  });

  test('can be gone on with from any environment that was kept', () => {
    for (const { before, action, after } of walk.slice(0, 10)) {
      if (after === undefined) continue;
      const again = taken(step(before.environment, action));
      expect(again.observation).toEqual(after.observation);
      expect(again.rewards).toEqual(after.rewards);
    }
  });

  test('rewards sum to zero, and to the racks won', () => {
    for (const { before, after } of walk) {
      if (after === undefined) continue;
      expect(after.rewards.A + after.rewards.B).toBe(0);
      const was = before.environment.match.situation.score;
      const is = after.environment.match.situation.score;
      expect(after.rewards.A).toBe(is.A - is.B - (was.A - was.B));
    }
    expect(steps.some(({ rewards }) => rewards.A !== 0)).toBe(true);
  });

  test('ends when a seat has won its race, and takes no more actions then', () => {
    const last = steps.find(({ terminated }) => terminated);
    expect(last?.seat).toBeUndefined();
    expect(last?.legal.kinds).toEqual([]);
    if (last === undefined) return;
    expect(last.environment.match.situation.phase).toBe('matchOver');
    expect(faultAfter(last.environment, { kind: 'place', at: { x: 0, y: 0 } }).kind)
      .toBe('episode-over');
  });

  test('racks of neighbouring seeds have nothing in common', () => {
    const racks = [1, 2, 3].map((from) => hashDoubles([...begun({}, from).observation]));
    expect(new Set(racks).size).toBe(3);
  });
});

describe('an observation', () => {
  test('says what the match says, as either seat sees it', () => {
    for (const { environment, observation: own, seat } of steps) {
      const { match } = environment;
      const { situation: now, layout } = match;
      expect(own).toHaveLength(OBSERVATION_SIZE);
      expect(seat).toBe(actorOf(match));
      if (seat === undefined) continue;
      const other = opponentOf(seat);
      expect(field(own, 'positions')).toEqual(BALLS.flatMap(
        (ball) => [layout[ball]?.x ?? 0, layout[ball]?.y ?? 0],
      ));
      expect(field(own, 'onTable')).toEqual(BALLS.map((ball) => Number(ball in layout)));
      expect(field(own, 'turn')).toEqual([1]);
      expect(field(own, 'ballOn')).toEqual([now.ballsOnTable[0] ?? 0]);
      expect(field(own, 'ownFouls')).toEqual([now.consecutiveFouls[seat]]);
      expect(field(own, 'otherFouls')).toEqual([now.consecutiveFouls[other]]);
      expect(field(own, 'inHandAnywhere')).toEqual([Number(now.cueBall === 'inHandAnywhere')]);
      expect(field(own, 'pushOutOpen'))
        .toEqual([Number(isPushOutOpen(match.setup.rulebook, now))]);
      expect(field(own, 'pending').reduce((sum, flag) => sum + flag, 0))
        .toBe(now.pendingDecision === undefined ? 0 : 1);
      expect(field(own, 'otherRace')).toEqual([now.raceTo[other]]);
      expect(field(own, 'breaker')).toEqual([now.breaker === seat ? 1 : -1]);
      const seen = observe(environment, other);
      expect(field(seen, 'turn')).toEqual([-1]);
      expect(field(seen, 'ownScore')).toEqual([now.score[other]]);
      expect(field(seen, 'positions')).toEqual(field(own, 'positions'));
    }
  });

  test('has its fields one after the other', () => {
    let at = 0;
    for (const each of OBSERVATION_FIELDS) {
      expect(each.at).toBe(at);
      at += each.size;
    }
    expect(at).toBe(OBSERVATION_SIZE);
  });
});

/** One action of every kind, call and decision that is offered, but for placings. */
function offered({ legal }: Step): Action[] {
  const shots = legal.calls.map((kind): Action => ({
    kind: 'shoot', stroke: STROKE,
    call: kind === 'pot'
      ? { kind, ball: legal.balls.at(-1) ?? 1, pocket: POCKETS[0], obvious: false } : { kind },
  }));
  return [...shots, ...legal.decisions.map((decision) => ({ kind: 'choose', decision } as const))];
}

describe('a legal action', () => {
  test('of every kind that is offered is taken', () => {
    const tried = new Set<string>();
    for (const { before } of walk) {
      for (const action of offered(before)) {
        const { phase } = before.environment.match.situation;
        const name = `${phase} ${action.kind === 'shoot' ? action.call.kind : action.kind}`;
        if (tried.has(name)) continue;
        tried.add(name);
        expect(step(before.environment, action), name).toMatchObject({ ok: true });
      }
    }
    expect([...tried]).toEqual(expect.arrayContaining([
      'break none', 'shot pot', 'shot safety', 'shot none',
    ]));
  });

  test('is each answer to a break that was too soft', () => {
    const soft = { ...STROKE, headingDegrees: 0, speed: 1 };
    const first = begun(OPTIONS);
    const asked = taken(step(first.environment, { kind: 'shoot', call: NONE, stroke: soft }));
    expect(asked).toMatchObject({ seat: 'B', legal: {
      kinds: ['choose'], calls: [], decisions: ['accept', 'reRackAndBreak', 'reRackOpponentBreaks'],
    } });
    for (const action of offered(asked)) expect(step(asked.environment, action).ok).toBe(true);
  });

  test('is a push-out after the break, and each answer to it', () => {
    const hard = { ...STROKE, headingDegrees: 0, speed: 9 };
    const broken = taken(step(begun({}, 1).environment, {
      kind: 'shoot', call: NONE, stroke: hard,
    }));
    expect(broken.legal.calls).toEqual(['pot', 'safety', 'push-out', 'none']);
    expect(field(broken.observation, 'pushOutOpen')).toEqual([1]);
    const pushed = taken(step(broken.environment, {
      kind: 'shoot', call: { kind: 'push-out' }, stroke: { ...STROKE, speed: 0.2 },
    }));
    expect(pushed.legal.decisions).toEqual(['accept', 'passBack']);
    for (const action of offered(pushed)) expect(step(pushed.environment, action).ok).toBe(true);
  });

  test('the mask says the same as the lists', () => {
    for (const { before: { legal } } of walk) {
      const { kinds, calls, balls, decisions, mask } = legal;
      expect(mask).toHaveLength(3 + 4 + 10 + DECISIONS.length);
      const open = mask.reduce((sum, flag) => sum + flag, 0);
      expect(open).toBe(kinds.length + calls.length + balls.length + decisions.length);
    }
  });
});

describe('an illegal action is a fault with its reason, and nothing has happened', () => {
  const shoot = (stroke: object, call: unknown = NONE) => (
    { kind: 'shoot', call, stroke: { ...STROKE, ...stroke } }
  );
  test.each<[unknown, string, string | number | undefined, RegExp]>([
    [{ kind: 'choose', decision: 'accept' }, 'no-decision-pending', undefined, /place or shoot/],
    [{ kind: 'place', at: { x: 0, y: 0 } }, 'placement-outside-house', undefined, /head string/],
    [{ kind: 'place', at: { x: 9, y: 0 } }, 'placement-off-table', undefined, /cushions/],
    [shoot({}, { kind: 'safety' }), 'call-on-break', 'safety', /calls none/],
    [shoot({ speed: 0 }), 'bad-stroke', 'speed', /25 m\/s/],
    [shoot({ tipUp: 1 }), 'bad-stroke', 'tipUp', /ball radius/],
    [shoot({ speed: NaN }), 'malformed-action', 'stroke.speed', /finite/],
    [shoot({}, { kind: 'pot', ball: 11 }), 'malformed-action', 'call.ball', /1 to 10/],
    [shoot({}, 'safety'), 'malformed-action', 'call.kind', /pot, safety/],
    [{ kind: 'concede', what: 'match' }, 'malformed-action', 'kind', /place, shoot, choose/],
    [undefined, 'malformed-action', 'kind', /place, shoot, choose/],
  ])('%j', (action, code, detail, expected) => {
    const { environment } = begun();
    const before = JSON.stringify(environment);
    const fault = faultAfter(environment, action);
    expect(fault).toMatchObject({ kind: 'illegal-action', code, seed: 1, step: 0 });
    if (fault.kind !== 'illegal-action') return;
    expect(fault.detail).toBe(detail);
    expect(fault.expected).toMatch(expected);
    expect(JSON.stringify(environment)).toBe(before);
  });

  test('whatever it is', () => {
    const { environment } = begun();
    fc.assert(fc.property(fc.anything(), (value) => {
      expect(faultAfter(environment, value).kind).toBe('illegal-action');
    }), { seed: 1, numRuns: 200 });
  });

  test('also to an arm that could not have played it', () => {
    const { environment } = begun({ arms: { A: SKILLS[3] } });
    expect(faultAfter(environment, shoot({ speed: 30 }))).toMatchObject({ code: 'bad-stroke' });
  });
});

describe('a fault of the simulator', () => {
  test('carries the seed, the step, the position and the stroke', () => {
    const { layout, situation, rackNumber } = startMatch(DEFAULT_SETUP);
    const match = matchAt(DEFAULT_SETUP, { layout, situation, rackNumber });
    const fault = faultOf({ seed: 42, step: 17 }, match, 'A', {
      kind: 'shoot', call: NONE, stroke: STROKE,
    }, { kind: 'rejection', code: 'simulation-limit', detail: 20_000 });
    expect(fault).toMatchObject({
      kind: 'simulation-limit', seed: 42, step: 17, seat: 'A', stroke: STROKE, events: 20_000,
    });
    expect(fault.kind === 'simulation-limit' && fault.position).toMatch(/^TBP1 9 /);
  });
});

describe('a rack that goes on for too long', () => {
  test('is a stalemate: the same breaker breaks another rack, and nobody has won', () => {
    const options = { mostStepsPerRack: 2, firstBreaker: 'B' } as const;
    const first = begun(options);
    const soft = { kind: 'shoot', call: NONE, stroke: { ...STROKE, speed: 0.1 } } as const;
    const at = { x: -0.9, y: 0.1 };
    const second = taken(step(first.environment, { kind: 'place', at }));
    expect([second.truncated, field(second.observation, 'stepsLeft')]).toEqual([false, [1]]);
    const cut = taken(step(second.environment, soft));
    expect(cut).toMatchObject({
      truncated: true, terminated: false, seat: 'B', rewards: { A: 0, B: 0 },
    });
    const { match } = cut.environment;
    expect(match.situation).toMatchObject({ phase: 'break', breaker: 'B' });
    expect(match.scoresheet.map(({ kind }) => kind))
      .toEqual(['rack', 'place', 'shot', 'event', 'rack']);
    expect(match.layout).not.toEqual(first.environment.match.layout);
    expect(field(cut.observation, 'stepsLeft')).toEqual([2]);
  });
});

describe('an opponent', () => {
  test('answers inside the step until the learner is to act', () => {
    let now = begun({ opponent: 1 });
    for (let n = 0; n < 4 && !now.terminated; n += 1) {
      const [decision] = now.legal.decisions;
      const action: Action = decision !== undefined ? { kind: 'choose', decision }
        : now.legal.kinds.includes('shoot')
          ? { kind: 'shoot', call: now.legal.calls.includes('safety') ? { kind: 'safety' } : NONE,
            stroke: STROKE }
          : { kind: 'place', at: { x: -0.61, y: 0.07 * n - 0.5 } };
      now = taken(step(now.environment, action));
      expect(['A', undefined]).toContain(now.seat);
    }
    const seats = now.environment.match.scoresheet
      .flatMap((entry) => (entry.kind === 'shot' ? [entry.seat] : []));
    expect(seats).toEqual(expect.arrayContaining(['A', 'B']));
  });

  test('who breaks does so when the episode is reset', () => {
    const fresh = newEnvironment({ opponent: 2, learner: 'B' });
    const shoot = { kind: 'shoot', call: NONE, stroke: STROKE };
    expect(faultAfter(fresh, shoot)).toMatchObject({ code: 'not-your-turn' });
    const first = taken(reset(fresh, 3));
    expect(first.seat).toBe('B');
    expect(first.environment.match.scoresheet.map(({ kind }) => kind)).toContain('shot');
  });

  test('who breaks and runs out leaves the learner to see that he has lost', () => {
    const lost = [1, 2, 3, 4].map((from) => begun({ opponent: 10, learner: 'B' }, from))
      .find(({ terminated }) => terminated);
    expect(lost?.rewards).toEqual({ A: 1, B: -1 });
    const seen = lost?.observation ?? new Float64Array();
    expect([field(seen, 'ownScore'), field(seen, 'otherScore')]).toEqual([[0], [1]]);
    expect(field(seen, 'breaker')).toEqual([-1]);
  });
});

describe('an arm', () => {
  test('errs, in the same way from the same seed', () => {
    const stroke = { ...STROKE, headingDegrees: 0, speed: 8 };
    const played = (from: number) => {
      const { environment } = begun({ arms: { A: SKILLS[4] } }, from);
      const after = taken(step(environment, { kind: 'shoot', call: NONE, stroke }));
      const entry = after.environment.match.scoresheet.find(({ kind }) => kind === 'shot');
      return entry?.kind === 'shot' ? entry.stroke : undefined;
    };
    expect(played(5)).toEqual(played(5));
    expect(played(5)?.headingDegrees).not.toBe(0);
    expect(played(5)).not.toEqual(played(6));
  });
});

describe('options that cannot be are named', () => {
  test.each<[EnvironmentOptions, RegExp]>([
    [{ mostStepsPerRack: 0 }, /^mostStepsPerRack: expected a whole number/],
    [{ raceTo: { A: 1, B: 1.5 } }, /^raceTo\.B: expected/],
    [{ opponent: 11 as 10 }, /^opponent: expected a level from 1 to 10/],
    [{ table: 'open' }, /^table: expected one with pockets, found open/],
    [{ rackGapSigma: -1 }, /^rackGapSigma: expected metres/],
    [{ params: { muRoll: 0 } }, /^params\.muRoll: expected a number above 0/],
    [{ seed: NaN }, /^seed: expected a finite number/],
    [{ conditions: { cloth: 'silk' as 'worn' } }, /^cloth: expected one of/],
    [{ conditions: { table: 'snooker' as 'club' } }, /^table: expected one of .*, found snooker/],
    [{ conditions: 'club' as never }, /^conditions: expected an object, found club/],
    [{ rulebook: 'wpa-2025' as never }, /^rulebook: expected an object/],
    [{ rulebook: {} as never }, /^rulebook\.\w+: expected/],
    [{ arms: { A: {} as never } }, /^arms\.A\.headingSigmaDegrees: expected a number/],
    [{ arms: { B: { ...SKILLS[3], speedSigma: NaN } } }, /^arms\.B\.speedSigma: .* found NaN/],
    [{ rackGapSigma: '0' as never }, /^rackGapSigma: expected metres/],
    [{ seeds: 5 } as never, /^seeds: expected one of the options rulebook, conditions/],
    [7 as never, /^options: expected an object, found 7/],
  ])('%j', (options, message) => {
    expect(() => newEnvironment(options)).toThrow(message);
  });

  test('a preset brings its table and its parameters', () => {
    const { settings: { setup } } = newEnvironment({
      conditions: { table: 'club' }, params: { muRoll: 0.012 },
    });
    expect(setup.table).toBe('7');
    expect(setup.params).toMatchObject({ jawRadius: 0.008, muRoll: 0.012 });
    const { layout } = begun({ conditions: { table: 'club' } }).environment.match;
    expect(CUE_BALL in layout).toBe(true);
  });
});
