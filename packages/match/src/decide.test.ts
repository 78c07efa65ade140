import { type Layout, TABLES, spotPosition, withBall } from '@tenball/equipment';
import { type Call, BASE } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { actorOf } from './decide.ts';
import { DEFAULT_SETUP, startMatch } from './start-match.ts';
import {
  after, before, entriesOf, headingInto, headingTo, lineBefore, refusalOf, scene, shotOf, stroke,
} from './test-scene.ts';

const SAFE: Call = { kind: 'safety' };
const PUSH: Call = { kind: 'push-out' };
const NONE: Call = { kind: 'none' };
const shoot = (call: Call, heading: number, speed: number): Command => (
  { kind: 'shoot', call, stroke: stroke(heading, speed) }
);
const pot = (ball: 1 | 2 | 10, pocket: 'FL' | 'FR'): Call => (
  { kind: 'pot', ball, pocket, obvious: false }
);
const FL = headingInto('FL');
/** The 1 straight before the foot-left corner, the 10 out of the way. */
const ONE_TO_FL: Layout = { ...lineBefore('FL', [1]), 10: { x: -0.9, y: -0.3 } };

describe('a called ball', () => {
  test('in its pocket keeps the shooter at the table', () => {
    const match = after(scene(ONE_TO_FL), 'A', shoot(pot(1, 'FL'), FL, 2));
    expect(match.situation).toMatchObject({ phase: 'shot', shooter: 'A', ballsOnTable: [10] });
    expect(match.layout[1]).toBeUndefined();
  });

  test('in another pocket gives the opponent the choice, and he may pass it back', () => {
    const match = after(scene(ONE_TO_FL), 'A', shoot(pot(1, 'FR'), FL, 2));
    expect(match.situation.pendingDecision)
      .toEqual({ kind: 'afterWrongfulPocketing', decider: 'B', previousShooter: 'A' });
    expect(actorOf(match)).toBe('B');
    expect(after(match, 'B', { kind: 'choose', decision: 'accept' }).situation.shooter).toBe('B');
    const back = after(match, 'B', { kind: 'choose', decision: 'passBack' });
    expect(back.situation).toMatchObject({ shooter: 'A', cueBall: 'asIs', phase: 'shot' });
    expect(refusalOf(back, 'A', shoot(PUSH, 0, 1))?.code).toBe('push-out-not-open');
  });

  test('pocketed on a safety gives the same choice', () => {
    const match = after(scene(ONE_TO_FL), 'A', shoot(SAFE, FL, 2));
    expect(match.situation.pendingDecision?.kind).toBe('afterSafetyPocketing');
  });
});

describe('the ten', () => {
  test('called and alone wins the rack; the other side breaks the next one', () => {
    const alone = scene(lineBefore('FL', [10]), { rackNumber: 3, score: { A: 1, B: 2 } });
    const entries = entriesOf(alone, 'A', shoot(pot(10, 'FL'), FL, 2));
    expect(entries.map(({ kind }) => kind)).toEqual(['shot', 'rack']);
    const match = after(alone, 'A', shoot(pot(10, 'FL'), FL, 2));
    expect(match.rackNumber).toBe(4);
    expect(match.situation).toMatchObject({
      phase: 'break', shooter: 'B', breaker: 'B', shotNumber: 1, score: { A: 2, B: 2 },
      cueBall: 'inHandBehindHeadString',
    });
    expect(Object.keys(match.layout)).toHaveLength(11);
  });

  test('wins the match on the last rack, after which nothing more is played', () => {
    const alone = scene(lineBefore('FL', [10]), { score: { A: 4, B: 2 } });
    const match = after(alone, 'A', shoot(pot(10, 'FL'), FL, 2));
    expect(match.situation).toMatchObject({ phase: 'matchOver', score: { A: 5, B: 2 } });
    expect(actorOf(match)).toBeUndefined();
    const commands: Command[] = [
      shoot(SAFE, 0, 1), { kind: 'place', at: { x: 0, y: 0 } },
      { kind: 'choose', decision: 'accept' }, { kind: 'concede', what: 'match' },
    ];
    for (const command of commands) {
      expect(refusalOf(match, 'A', command)).toEqual({ kind: 'rejection', code: 'match-over' });
    }
  });

  test('called early and made is spotted, and the shooter goes on', () => {
    const early = scene({ ...lineBefore('FL', [10, 1]), 5: { x: 0.64, y: 0.01 } });
    const shot = shotOf(early, 'A', shoot(pot(10, 'FL'), FL, 4));
    expect(shot.log.pocketed).toContainEqual({ ball: 10, pocket: 'FL' });
    expect(shot.ruling.spotted).toEqual([10]);
    expect(shot.ruling.next.shooter).toBe('A');
    const at = shot.rest[10];
    expect(at).toEqual(spotPosition(TABLES['9'], shot.rest, 10));
    expect(at?.x).toBeGreaterThan(0.69);
  });

  test('in the wrong pocket is spotted before the opponent chooses', () => {
    const alone = scene(lineBefore('FL', [10]));
    const match = after(alone, 'A', shoot(pot(10, 'FR'), FL, 2));
    expect(match.layout[10]).toEqual({ x: 0.635, y: 0 });
    expect(match.situation.pendingDecision?.decider).toBe('B');
    expect(match.situation.ballsOnTable).toEqual([10]);
  });
});

describe('a push-out', () => {
  const open = scene(ONE_TO_FL, { strokesPlayed: 1, pushOutOpen: true });

  test('may hit nothing at all; then the opponent accepts or passes back', () => {
    const match = after(open, 'A', shoot(PUSH, 180, 0.5));
    expect(match.situation).toMatchObject({ phase: 'decision', shotNumber: 3 });
    expect(match.situation.pendingDecision).toEqual({
      kind: 'afterPushOut', decider: 'B', previousShooter: 'A',
    });
    expect(refusalOf(match, 'A', shoot(SAFE, 0, 1))?.code).toBe('decision-pending');
    expect(refusalOf(match, 'A', { kind: 'choose', decision: 'accept' })?.code)
      .toBe('not-your-turn');
    expect(refusalOf(match, 'B', { kind: 'choose', decision: 'reRackAndBreak' }))
      .toMatchObject({ code: 'option-not-open', detail: 'reRackAndBreak' });
    expect(after(match, 'B', { kind: 'choose', decision: 'passBack' }).situation.shooter).toBe('A');
  });

  test('may only follow the break', () => {
    expect(refusalOf(scene(ONE_TO_FL), 'A', shoot(PUSH, 180, 0.5))?.code).toBe('push-out-not-open');
    const closed = scene(ONE_TO_FL, { strokesPlayed: 1 });
    expect(refusalOf(closed, 'A', shoot(PUSH, 180, 0.5))?.code).toBe('push-out-not-open');
  });

  test('with a scratch is a foul: ball in hand and no choice', () => {
    const cueBall = before('SL', 0.3);
    const match = after(
      scene({ ...ONE_TO_FL, 0: cueBall }, { strokesPlayed: 1, pushOutOpen: true }), 'A',
      shoot(PUSH, headingInto('SL'), 2),
    );
    expect(match.situation).toMatchObject({
      phase: 'shot', shooter: 'B', cueBall: 'inHandAnywhere', consecutiveFouls: { A: 1, B: 0 },
    });
  });
});

describe('the cue ball in hand', () => {
  const scratched = after(
    scene({ ...ONE_TO_FL, 0: before('SL', 0.3) }), 'A', shoot(SAFE, headingInto('SL'), 2),
  );

  test('leaves the table when it was pocketed and must be placed before the stroke', () => {
    expect(scratched.layout[0]).toBeUndefined();
    expect(scratched.situation).toMatchObject({ shooter: 'B', cueBall: 'inHandAnywhere' });
    expect(refusalOf(scratched, 'B', shoot(SAFE, 0, 1))?.code).toBe('cue-ball-not-placed');
  });

  test('may be moved any number of times until the stroke, to free places only', () => {
    const first = after(scratched, 'B', { kind: 'place', at: { x: 0.1000000004, y: 0.2 } });
    expect(first.layout[0]).toEqual({ x: 0.1, y: 0.2 });
    const second = after(first, 'B', { kind: 'place', at: { x: -1, y: 0 } });
    expect(second.layout[0]).toEqual({ x: -1, y: 0 });
    const { x, y } = before('FL', 0.15);
    expect(refusalOf(second, 'B', { kind: 'place', at: { x: x - 0.05, y } }))
      .toEqual({ kind: 'rejection', code: 'placement-blocked', detail: 1 });
    expect(refusalOf(second, 'B', { kind: 'place', at: { x: 1.25, y: 0 } })?.code)
      .toBe('placement-off-table');
    expect(refusalOf(second, 'A', { kind: 'place', at: { x: 0, y: 0 } })?.code)
      .toBe('not-your-turn');
    const played = after(second, 'B', shoot(SAFE, 0, 1));
    expect(refusalOf(played, 'A', { kind: 'place', at: { x: 0, y: 0 } })?.code)
      .toBe(played.situation.cueBall === 'asIs' ? 'cue-ball-not-in-hand' : undefined);
  });

  test('stays where a foul left it on the table, and may be played from there', () => {
    const match = after(scene(ONE_TO_FL), 'A', shoot(SAFE, 180, 0.5));
    expect(match.situation.cueBall).toBe('inHandAnywhere');
    const lies = match.layout[0];
    expect(lies).toBeDefined();
    expect(shotOf(match, 'B', shoot(SAFE, FL, 2)).before[0]).toEqual(lies);
  });

  test('may not be played from outside the house where the rules put it there', () => {
    const rulebook = {
      ...BASE, edition: 'custom', ballInHandAfterFoul: 'behindHeadString',
    } as const;
    const match = after(
      scene(ONE_TO_FL, { edition: 'custom' }, { rulebook }), 'A', shoot(SAFE, 180, 0.5),
    );
    expect(match.situation.cueBall).toBe('inHandBehindHeadString');
    expect(refusalOf(match, 'B', shoot(SAFE, FL, 2))?.code).toBe('placement-outside-house');
    expect(refusalOf(match, 'B', { kind: 'place', at: { x: -0.635, y: 0 } })?.code)
      .toBe('placement-outside-house');
    const placed = after(match, 'B', { kind: 'place', at: { x: -0.8, y: 0 } });
    expect(refusalOf(placed, 'B', shoot(SAFE, FL, 2))).toBeUndefined();
  });

  test('cannot be placed when it is not in hand', () => {
    expect(refusalOf(scene(ONE_TO_FL), 'A', { kind: 'place', at: { x: 0, y: 0 } })?.code)
      .toBe('cue-ball-not-in-hand');
  });
});

describe('three fouls in a row', () => {
  const foul = shoot(SAFE, 180, 0.5);

  test('the player is warned when he comes to the table on two, not before', () => {
    const onTwo = after(scene(ONE_TO_FL, { consecutiveFouls: { A: 1, B: 0 } }), 'A', foul);
    expect(onTwo.situation.consecutiveFouls.A).toBe(2);
    expect(onTwo.scoresheet.map(({ kind }) => kind)).toEqual(['shot']);
    const entries = entriesOf(onTwo, 'B', shoot(SAFE, 0, 0.3));
    expect(entries.map(({ kind }) => kind)).toEqual(['shot', 'warning']);
    expect(entries[1]).toEqual({ kind: 'warning', seat: 'A' });
    expect(after(onTwo, 'B', shoot(SAFE, 0, 0.3)).situation.warnedOnTwo.A).toBe(true);
  });

  test('a position on two fouls warns at once, and the third foul loses the rack', () => {
    const onTwo = scene(ONE_TO_FL, { consecutiveFouls: { A: 2, B: 1 } });
    expect(onTwo.scoresheet).toEqual([{ kind: 'warning', seat: 'A' }]);
    const entries = entriesOf(onTwo, 'A', foul);
    expect(entries.map(({ kind }) => kind)).toEqual(['shot', 'rack']);
    const match = after(onTwo, 'A', foul);
    expect(match.situation).toMatchObject({
      score: { A: 0, B: 1 }, phase: 'break', shooter: 'B', consecutiveFouls: { A: 0, B: 0 },
    });
  });

  test('nobody is warned where three fouls cost nothing', () => {
    const rulebook = { ...BASE, edition: 'custom', threeFouls: 'off' } as const;
    const free = scene(
      ONE_TO_FL, { consecutiveFouls: { A: 2, B: 0 }, edition: 'custom' }, { rulebook },
    );
    expect(free.scoresheet).toEqual([]);
  });
});

describe('the break', () => {
  const start = startMatch(DEFAULT_SETUP);

  test('has the cue ball ready inside the house, still in hand', () => {
    expect(start.layout[0]?.x).toBeLessThan(-0.635);
    expect(start.situation.cueBall).toBe('inHandBehindHeadString');
    expect(after(start, 'A', { kind: 'place', at: { x: -0.9, y: 0.3 } }).layout[0])
      .toEqual({ x: -0.9, y: 0.3 });
    expect(refusalOf(start, 'A', { kind: 'place', at: { x: -0.5, y: 0 } })?.code)
      .toBe('placement-outside-house');
  });

  test('is never called', () => {
    expect(refusalOf(start, 'A', shoot(SAFE, 0, 8))).toEqual(
      { kind: 'rejection', code: 'call-on-break', detail: 'safety' },
    );
    expect(refusalOf(start, 'B', shoot(NONE, 0, 8))?.code).toBe('not-your-turn');
  });

  test('too soft to drive four balls is a foul without a push-out', () => {
    const match = after(start, 'A', shoot(NONE, 0, 1.2));
    const shot = match.scoresheet.find(({ kind }) => kind === 'shot');
    expect(shot?.kind === 'shot' && shot.ruling.fouls.map(({ code }) => code))
      .toEqual(['ILLEGAL_BREAK']);
    expect(match.situation).toMatchObject({ shooter: 'B', cueBall: 'inHandAnywhere' });
    expect(refusalOf(match, 'B', shoot(PUSH, 0, 1))?.code).toBe('push-out-not-open');
  });

  test('that drives four balls is legal and opens the push-out', () => {
    for (const heading of [0, 0.4, -0.4]) {
      const match = after(start, 'A', shoot(NONE, heading, 7));
      const shot = match.scoresheet.find(({ kind }) => kind === 'shot');
      if (shot?.kind !== 'shot' || shot.ruling.fouls.length > 0) continue;
      const shooter = match.situation.shooter ?? 'A';
      expect(shooter).toBe(shot.log.pocketed.length > 0 ? 'A' : 'B');
      expect(refusalOf(match, shooter, shoot(PUSH, 0, 0.5))).toBeUndefined();
      return;
    }
    throw new Error('no legal break among three');
  });

  test('from the house must leave the house', () => {
    const shot = shotOf(start, 'A', shoot(NONE, 180, 0.3));
    expect(shot.ruling.fouls.map(({ code }) => code))
      .toEqual(['NO_CONTACT', 'BAD_PLAY_HEAD_STRING']);
  });

  test('that misses the 1 gives ball in hand with the rack as it stands', () => {
    const match = after(start, 'A', shoot(NONE, 20, 2));
    expect(withBall(match.layout, 0, undefined)).toEqual(withBall(start.layout, 0, undefined));
    expect(match.situation).toMatchObject({ phase: 'shot', shotNumber: 2, shooter: 'B' });
  });

  test('short of the rule is racked anew where the edition says so, otherwise', () => {
    const rulebook = {
      ...BASE, edition: 'custom', illegalBreak: 'opponentChoosesReRack',
    } as const;
    const custom = startMatch({ ...DEFAULT_SETUP, rulebook });
    const match = after(custom, 'A', shoot(NONE, 0, 1.2));
    expect(match.situation.pendingDecision?.kind).toBe('afterIllegalBreak');
    const again = after(match, 'B', { kind: 'choose', decision: 'reRackAndBreak' });
    expect(again.situation).toMatchObject({ phase: 'break', shooter: 'B' });
    expect(again.rackNumber).toBe(1);
    expect(again.layout).not.toEqual(custom.layout);
  });
});

describe('a stroke no cue can play is refused', () => {
  test.each([
    ['speed', { speed: 0 }], ['speed', { speed: -1 }], ['speed', { speed: 26 }],
    ['speed', { speed: NaN }], ['headingDegrees', { headingDegrees: Infinity }],
    ['elevationDegrees', { elevationDegrees: 86 }], ['elevationDegrees', { elevationDegrees: -1 }],
    ['tipRight', { tipRight: 1 }], ['tipUp', { tipUp: NaN }], ['tipRight', { tipRight: NaN }],
    ['tipUp', { tipUp: -0.9, tipRight: 0.5 }],
  ])('%s of %j', (detail, changes) => {
    const command: Command = { kind: 'shoot', call: SAFE, stroke: stroke(10, 1, changes) };
    expect(refusalOf(scene(ONE_TO_FL), 'A', command))
      .toEqual({ kind: 'rejection', code: 'bad-stroke', detail });
  });

  test('so is a call of a ball that is down', () => {
    expect(refusalOf(scene(ONE_TO_FL), 'A', shoot(pot(2, 'FL'), FL, 1)))
      .toEqual({ kind: 'rejection', code: 'called-ball-not-on-table', detail: 2 });
  });

  test('so is a stroke without the call that was asked for', () => {
    const asked = scene(ONE_TO_FL, { phase: 'callRequested' });
    expect(refusalOf(asked, 'A', shoot(NONE, FL, 1))?.code).toBe('option-not-open');
    expect(refusalOf(asked, 'A', shoot(SAFE, FL, 1))).toBeUndefined();
  });

  test('the stroke is kept as the engine plays it', () => {
    const shot = shotOf(scene(ONE_TO_FL), 'A', shoot(SAFE, -1.00000049, 1.2345678901));
    expect(shot.stroke).toMatchObject({ headingDegrees: 359, speed: 1.234568 });
  });
});

describe('a concession', () => {
  test('of a rack, by either side, brings the next rack', () => {
    const match = after(scene(ONE_TO_FL), 'B', { kind: 'concede', what: 'rack' });
    expect(match.situation).toMatchObject({ score: { A: 1, B: 0 }, phase: 'break', shooter: 'B' });
    expect(match.rackNumber).toBe(2);
  });

  test('of the match ends it', () => {
    const match = after(scene(ONE_TO_FL), 'A', { kind: 'concede', what: 'match' });
    expect(match.situation.phase).toBe('matchOver');
    expect(match.layout).toEqual(ONE_TO_FL);
  });

  test('of a second rack costs one more where the edition says so', () => {
    const rulebook = { ...BASE, edition: 'custom', concedePenalty: 'warnThenRack' } as const;
    const custom = startMatch({ ...DEFAULT_SETUP, rulebook });
    const once = after(custom, 'A', { kind: 'concede', what: 'rack' });
    expect(once.situation.score).toEqual({ A: 0, B: 1 });
    expect(after(once, 'A', { kind: 'concede', what: 'rack' }).situation.score)
      .toEqual({ A: 0, B: 3 });
  });
});

test('a decision is refused when there is none to make', () => {
  expect(refusalOf(scene(ONE_TO_FL), 'A', { kind: 'choose', decision: 'accept' })?.code)
    .toBe('no-decision-pending');
});

test('a lag is won by a choice of who breaks', () => {
  const chosen = scene({}, {
    phase: 'lagChoice', shooter: undefined, strokesPlayed: 0, breaker: undefined,
    pendingDecision: { kind: 'lagChoice', decider: 'B', previousShooter: 'A' },
  });
  const match = after(chosen, 'B', { kind: 'choose', decision: 'opponentBreaks' });
  expect(match.situation).toMatchObject({ phase: 'break', shooter: 'A' });
  expect(headingTo(match.layout[0] ?? { x: 0, y: 0 }, match.layout[1] ?? { x: 0, y: 0 })).toBe(0);
});
