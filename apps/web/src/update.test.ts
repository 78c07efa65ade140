import { BASE } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { COMPUTER, KIM, VERA, type Headless, headless, headlessAt } from './testing/headless.ts';

const NEW_MATCH = {
  seats: { A: VERA, B: KIM }, raceTo: 3, rulebook: BASE, table: '9', firstBreaker: 'A',
} as const;

/** A straight shot: the 1 between the cue ball and the far left pocket. */
const STRAIGHT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
/** Nothing goes: the 1 hides behind the 10. */
const HIDDEN = 'TBP1 9 c@0,0/1@600,0/10@300,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const IN_HAND = 'TBP1 9 c@0,0/1@600,0/10@300,0 sA r1 n4 bih=a po=0 f=0,1 ph=shot call=-';
const AFTER_BREAK = 'TBP1 9 c@0,0/1@600,0/10@300,0 sA r1 n1 bih=0 po=1 f=0,0 ph=shot call=-';

function banner(client: Headless): string {
  const shown = client.table().banner;
  if (shown === undefined) return 'none';
  if (shown.kind === 'entry') return shown.entry.kind;
  return shown.kind === 'rejection' ? shown.rejection.code : shown.text;
}

describe('a match begins', () => {
  test('the breaker aims at the 1 from the house with a hard stroke set', () => {
    const client = headless();
    client.send({ kind: 'start-match', newMatch: NEW_MATCH });
    expect(client.activity('aiming').seat).toBe('A');
    const { aim, match } = client.table();
    expect(match.layout[0]?.x).toBeLessThan(-0.635);
    expect(aim.headingDegrees).toBeCloseTo(0, 6);
    expect(aim.speed).toBeGreaterThan(8);
    expect(client.effectsOf('save')).toHaveLength(1);
  });

  test('without a named first breaker chance decides, the same for the same seed', () => {
    const breakers = ['a', 'b', 'c', 'd', 'e', 'f'].map(() => {
      const client = headless();
      client.send({ kind: 'start-match', newMatch: { ...NEW_MATCH, firstBreaker: 'lag' } });
      return client.table().match.situation.breaker;
    });
    expect(new Set(breakers).size).toBe(1);
  });

  test('the break needs no call, and naming one is refused with the reason', () => {
    const client = headless();
    client.send(
      { kind: 'start-match', newMatch: NEW_MATCH }, { kind: 'call-pocket', pocket: 'FL' },
    );
    expect(banner(client)).toBe('call-on-break');
    client.send({ kind: 'shoot' });
    expect(client.activity('rolling').replay).toBe(false);
  });
});

describe('a stroke', () => {
  test('the obvious shot is played as such and the result waits until the balls are still', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'shoot' });
    const before = client.table().match;
    expect(client.activity('rolling').after.scoresheet).toHaveLength(1);
    client.pass(0.5);
    expect(client.table().match).toBe(before);
    expect(banner(client)).toBe('none');
    client.rest();
    expect(client.table().match.layout[1]).toBeUndefined();
    expect(client.table().lastShot?.entry.call)
      .toEqual({ kind: 'pot', ball: 1, pocket: 'FL', obvious: true });
    expect(banner(client)).toBe('shot');
    expect(client.activity('aiming').seat).toBe('A');
  });

  test('it is saved when it is played, not when it has rolled out', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'shoot' });
    expect(client.effectsOf('save').at(-1)?.game.match.scoresheet).toHaveLength(1);
  });

  test('nothing can be aimed, called or shot while balls roll', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'shoot' });
    const rolling = client.table();
    client.send({ kind: 'turn-aim', byDegrees: 3 }, { kind: 'shoot' }, { kind: 'call-safety' });
    expect(client.table()).toBe(rolling);
  });

  test('skipping goes straight to the same rest', () => {
    const [watched, skipped] = [headlessAt(STRAIGHT), headlessAt(STRAIGHT)];
    watched.send({ kind: 'shoot' });
    watched.rest();
    skipped.send({ kind: 'shoot' }, { kind: 'skip' });
    expect(skipped.table().match).toEqual(watched.table().match);
    expect(skipped.table().activity).toEqual(watched.table().activity);
  });

  test('a call that is needed opens the call instead of being a dead key', () => {
    const client = headlessAt(HIDDEN);
    client.send({ kind: 'shoot' });
    expect(client.activity('aiming').seat).toBe('A');
    expect(client.table().call).toEqual({ kind: 'pot', ball: 1, pocket: undefined });
    expect(client.effectsOf('focus')).toEqual([{ kind: 'focus', target: 'call' }]);
    client.send({ kind: 'call-pocket', pocket: 'FR' }, { kind: 'shoot' });
    expect(client.activity('rolling').after.scoresheet[0])
      .toMatchObject({ call: { kind: 'pot', ball: 1, pocket: 'FR', obvious: false } });
  });

  test('a push-out is refused with its reason where it is not open', () => {
    const client = headlessAt(HIDDEN);
    client.send({ kind: 'call-push-out' });
    expect(banner(client)).toBe('push-out-not-open');
    expect(client.table().call).toEqual({ kind: 'auto' });
  });

  test('the tip and the speed stay within what a cue can do', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'set-speed', speed: 99 }, { kind: 'set-tip', right: 3, up: 4 });
    const { speed, tipRight, tipUp } = client.table().aim;
    expect(speed).toBe(12);
    expect(Math.hypot(tipRight, tipUp)).toBeCloseTo(0.7, 5);
  });

  test('the cue is raised by itself where the rail is in the way', () => {
    const client = headlessAt(
      'TBP1 9 c@-1240,0/1@0,0/10@900,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-',
    );
    const { minimumElevationDegrees } = client.table().aim;
    expect(minimumElevationDegrees).toBeGreaterThan(10);
    client.send({ kind: 'call-safety' }, { kind: 'shoot' });
    expect(client.table().lastShot?.entry.stroke.elevationDegrees).toBe(minimumElevationDegrees);
  });
});

describe('push-out and pass-back', () => {
  test('after a push-out the other decides; passed back, the first must shoot', () => {
    const client = headlessAt(AFTER_BREAK);
    client.send({ kind: 'call-push-out' }, { kind: 'set-speed', speed: 0.5 }, { kind: 'shoot' });
    client.rest();
    expect(client.activity('choosing').seat).toBe('B');
    client.send({ kind: 'choose', decision: 'passBack' });
    expect(client.activity('aiming').seat).toBe('A');
    expect(banner(client)).toBe('choice');
    client.send({ kind: 'call-push-out' });
    expect(banner(client)).toBe('push-out-not-open');
  });

  test('an answer that is not open is refused and the choice stays', () => {
    const client = headlessAt(AFTER_BREAK);
    client.send({ kind: 'call-push-out' }, { kind: 'set-speed', speed: 0.5 }, { kind: 'shoot' });
    client.rest();
    client.send({ kind: 'choose', decision: 'reRackAndBreak' });
    expect(banner(client)).toBe('option-not-open');
    expect(client.activity('choosing').seat).toBe('B');
  });
});

describe('ball in hand', () => {
  test('the cue ball is moved freely, put down where it may lie, and taken up again', () => {
    const client = headlessAt(IN_HAND);
    expect(client.activity('placing').problem).toBeUndefined();
    client.send({ kind: 'move-cue-ball', to: { x: 0.31, y: 0.01 } });
    expect(client.activity('placing').problem?.code).toBe('placement-blocked');
    client.send({ kind: 'drop-cue-ball' });
    expect(banner(client)).toBe('placement-blocked');
    client.send({ kind: 'move-cue-ball', to: { x: 0.5, y: 0.2 } }, { kind: 'drop-cue-ball' });
    expect(client.activity('aiming').seat).toBe('A');
    expect(client.table().match.layout[0]).toEqual({ x: 0.5, y: 0.2 });
    expect(banner(client)).toBe('none');
    client.send({ kind: 'lift-cue-ball' });
    expect(client.activity('placing').at).toEqual({ x: 0.5, y: 0.2 });
  });

  test('speed and tip survive another placement, the aim turns to the lowest ball', () => {
    const client = headlessAt(IN_HAND);
    client.send({ kind: 'drop-cue-ball' }, { kind: 'set-speed', speed: 1.5 });
    client.send({ kind: 'lift-cue-ball' }, { kind: 'move-cue-ball', to: { x: 0.6, y: -0.3 } });
    client.send({ kind: 'drop-cue-ball' });
    expect(client.table().aim).toMatchObject({ speed: 1.5, headingDegrees: 90 });
  });

  test('the ball never leaves the bed, however far the pointer goes', () => {
    const client = headlessAt(IN_HAND);
    client.send({ kind: 'move-cue-ball', to: { x: 40, y: -40 } });
    expect(client.activity('placing').problem).toBeUndefined();
    client.send({ kind: 'move-cue-ball', to: { x: Number.NaN, y: 0 } });
    expect(Number.isFinite(client.activity('placing').at.x)).toBe(true);
  });

  test('a cue ball that is not in hand stays where it lies', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'lift-cue-ball' });
    expect(banner(client)).toBe('cue-ball-not-in-hand');
    expect(client.activity('aiming').seat).toBe('A');
  });
});

describe('the computer', () => {
  const seats = { A: COMPUTER, B: KIM };
  const shot = {
    kind: 'shoot',
    call: { kind: 'safety' },
    stroke: { speed: 1, headingDegrees: 34, elevationDegrees: 0, tipRight: 0, tipUp: 0 },
  } as const;

  test('it is asked on its turn, shows its aim, and strikes through the same door', () => {
    const client = headlessAt(STRAIGHT, seats);
    expect(client.effectsOf('think')).toMatchObject([{ seat: 'A', level: 3, plain: false }]);
    client.send({ kind: 'computer-chose', seat: 'A', version: 0, command: shot });
    expect(client.activity('thinking').intends).toBe(shot);
    expect(client.table().aim.headingDegrees).toBe(34);
    expect(client.effectsOf('later')).toHaveLength(1);
    client.send({ kind: 'computer-strikes', version: 0, shot });
    client.rest();
    expect(client.table().match.scoresheet[0]).toMatchObject({ kind: 'shot', seat: 'A' });
  });

  test('it shows its stroke as long as the setting says, and not at all when skipped', () => {
    const paces = [['instant', 0], ['normal', 700], ['slow', 2000]] as const;
    for (const [computerPace, delayMs] of paces) {
      const client = headlessAt(STRAIGHT, seats);
      client.send({ kind: 'change-settings', change: { computerPace } });
      client.send({ kind: 'computer-chose', seat: 'A', version: 0, command: shot });
      expect(client.effectsOf('later')).toMatchObject([{ delayMs }]);
      client.send({ kind: 'skip' });
      expect(client.activity('rolling')).toBeDefined();
    }
  });

  test('an answer to an earlier table is not heard', () => {
    const client = headlessAt(STRAIGHT, seats);
    client.send({ kind: 'computer-strikes', version: 5, shot });
    expect(client.activity('thinking').intends).toBeUndefined();
  });

  test('the stroke it showed at another table, as long as this one, is not played here', () => {
    const client = headlessAt(STRAIGHT, seats);
    client.send({ kind: 'computer-chose', seat: 'A', version: 0, command: shot });
    client.send({ kind: 'computer-strikes', version: 0, shot: { ...shot } });
    expect(client.activity('thinking').intends).toBe(shot);
  });

  test('its stroke does not close the panel somebody has opened', () => {
    const client = headlessAt(STRAIGHT, seats);
    client.send({ kind: 'computer-chose', seat: 'A', version: 0, command: shot });
    client.send({ kind: 'open-panel', panel: 'concede' });
    client.send({ kind: 'computer-strikes', version: 0, shot });
    expect(client.state().panel).toBe('concede');
  });

  test('a refused answer is replaced by the plainest one, never by a standstill', () => {
    const client = headlessAt(STRAIGHT, seats);
    const command = { kind: 'choose', decision: 'accept' } as const;
    client.send({ kind: 'computer-chose', seat: 'A', version: 0, command });
    expect(client.effectsOf('think').at(-1)).toMatchObject({ plain: true });
  });

  test('with the ball in hand it places, and is asked again for the stroke', () => {
    const client = headlessAt(IN_HAND, seats);
    const command = { kind: 'place', at: { x: 0.5, y: 0.1 } } as const;
    client.send({ kind: 'computer-chose', seat: 'A', version: 0, command });
    expect(client.table().match.layout[0]).toEqual({ x: 0.5, y: 0.1 });
    expect(client.effectsOf('think')).toHaveLength(2);
  });

  test('the other may concede while it thinks, and it stops thinking', () => {
    const client = headlessAt(STRAIGHT, seats);
    client.send({ kind: 'concede', what: 'rack' });
    expect(client.table().match.situation.score).toEqual({ A: 1, B: 0 });
    expect(client.table().match.rackNumber).toBe(2);
    expect(client.effectsOf('stop-thinking').length).toBeGreaterThan(1);
  });
});

describe('replay, end and return', () => {
  test('a replay shows the last shot and comes back to the aim as it was', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'shoot' });
    client.rest();
    client.send({ kind: 'turn-aim', byDegrees: 12 });
    const before = client.table();
    client.send({ kind: 'replay' });
    expect(client.activity('rolling').replay).toBe(true);
    client.rest();
    expect(client.table()).toEqual(before);
  });

  test('a match that is over is no longer kept, and a rematch changes the first breaker', () => {
    const client = headless();
    client.send({ kind: 'start-match', newMatch: { ...NEW_MATCH, raceTo: 1 } });
    client.send({ kind: 'concede', what: 'match' });
    expect(client.activity('match-over').kind).toBe('match-over');
    expect(client.effectsOf('forget-saved')).toHaveLength(1);
    client.send({ kind: 'rematch' });
    expect(client.table().match.situation).toMatchObject({ breaker: 'B', score: { A: 0, B: 0 } });
  });

  test('leaving the table keeps the match to be resumed', () => {
    const client = headlessAt(STRAIGHT, { A: VERA, B: COMPUTER });
    client.send({ kind: 'leave-table' });
    expect(client.state().screen).toBe('home');
    expect(client.state().saved).toMatchObject({ names: { A: 'Вера', B: 'Computer 3' } });
  });

  test('trouble is told where the player is, and can be put away', () => {
    const client = headlessAt(STRAIGHT);
    const trouble = { kind: 'trouble', text: 'trouble.webgl', detail: '' } as const;
    client.send({ kind: 'trouble', trouble });
    expect(banner(client)).toBe('trouble.webgl');
    client.send({ kind: 'dismiss-banner' });
    expect(banner(client)).toBe('none');
  });
});
