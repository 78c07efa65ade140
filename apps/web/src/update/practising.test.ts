import { describe, expect, test } from 'vitest';
import { formatPosition, positionOf } from '@tenball/match';
import { objectBallsOf } from '@tenball/equipment';
import { DRILLS } from '../exercise/drills.ts';
import type { Exercise } from '../exercise/exercise.ts';
import { FIVE_SHOTS } from '../practice/five-shots.ts';
import type { Session } from '../practice/model.ts';
import { runTask } from '../practice/run-task.ts';
import { restoreTable } from '../practice/restore.ts';
import type { Shelf } from '../settings.ts';
import { COMPUTER, type Headless, VERA, headless, headlessAt } from '../testing/headless.ts';
import { mayUndo } from './undoing.ts';

const SHOT = 'TBP1 9 c@700,65/1@1100,465/2@0,-500/10@-900,0 '
  + 'sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

function drill(id: string): Exercise {
  const found = DRILLS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no drill ${id}`);
  return found;
}

function begin(session: Partial<Session>, position: string | undefined): Headless {
  const client = headless();
  client.send({ kind: 'open-practice' }, {
    kind: 'practise', position, name: 'Вера',
    session: { kind: 'free', mirrored: [], from: 0, step: 0, pots: 0, ...session },
  });
  return client;
}

function atDrill(id: string): Headless {
  const exercise = drill(id);
  return begin({ kind: 'drill', exercise }, exercise.position);
}

/** Turns the aim to `heading`, sets the speed, plays and waits. */
function play(client: Headless, heading: number, speed: number): void {
  const { aim } = client.table();
  client.send(
    { kind: 'turn-aim', byDegrees: heading - aim.headingDegrees },
    { kind: 'set-speed', speed }, { kind: 'call-ball', ball: 1 },
    { kind: 'call-pocket', pocket: 'FL' }, { kind: 'shoot' },
  );
  client.rest();
}

function tries(client: Headless) {
  return client.effectsOf('practice').flatMap(({ task }) => (
    task.kind === 'note-try' ? [task.tried] : []
  ));
}

const layoutOf = (client: Headless) => formatPosition(positionOf(client.table().match));

describe('a stroke is taken back', () => {
  test('and balls, aim, speed, tip, elevation and call are as before it', () => {
    const client = headlessAt(SHOT);
    client.send(
      { kind: 'turn-aim', byDegrees: 3.37 }, { kind: 'set-speed', speed: 2.7 },
      { kind: 'set-tip', right: 0.2, up: -0.3 }, { kind: 'set-elevation', degrees: 7 },
      { kind: 'call-ball', ball: 1 }, { kind: 'call-pocket', pocket: 'FR' },
    );
    const { aim, call } = client.table();
    const before = layoutOf(client);
    client.send({ kind: 'shoot' });
    client.rest();
    expect(layoutOf(client)).not.toBe(before);
    client.send({ kind: 'retry' });
    expect(client.activity('aiming').seat).toBe('A');
    expect(layoutOf(client)).toBe(before);
    expect(client.table()).toMatchObject({ aim, call });
  });

  test('also while its balls still roll', () => {
    const client = headlessAt(SHOT);
    const before = layoutOf(client);
    client.send({ kind: 'call-safety' }, { kind: 'shoot' }, { kind: 'retry' });
    expect(client.activity('aiming').seat).toBe('A');
    expect(layoutOf(client)).toBe(before);
  });

  test('several, and «what if» returns to what was played', () => {
    const client = headlessAt(SHOT);
    const start = layoutOf(client);
    for (let shot = 0; shot < 2; shot += 1) {
      client.send(
        { kind: 'turn-aim', byDegrees: 4 }, { kind: 'call-safety' },
        { kind: 'set-speed', speed: 0.8 }, { kind: 'shoot' },
      );
      client.rest();
      if (client.table().activity.kind === 'placing') client.send({ kind: 'drop-cue-ball' });
    }
    const played = layoutOf(client);
    client.send({ kind: 'retry' }, { kind: 'retry' });
    expect(layoutOf(client)).toBe(start);
    expect(mayUndo(client.table())).toBe(false);
    client.send({ kind: 'turn-aim', byDegrees: 90 }, { kind: 'shoot' });
    client.rest();
    expect(layoutOf(client)).not.toBe(played);
    client.send({ kind: 'return-to-line' });
    expect(layoutOf(client)).toBe(played);
    expect(client.table().returnTo).toBeUndefined();
    expect(client.table().match.scoresheet.filter(({ kind }) => kind === 'undo')).toHaveLength(3);
  });

  test('against the computer with all it has answered, and it thinks no longer', () => {
    const client = headlessAt(SHOT, { A: VERA, B: COMPUTER });
    const before = layoutOf(client);
    client.send({ kind: 'call-safety' }, { kind: 'set-speed', speed: 0.5 }, { kind: 'shoot' });
    client.rest();
    client.activity('thinking');
    client.send({ kind: 'retry' });
    expect(layoutOf(client)).toBe(before);
    expect(client.activity('aiming').seat).toBe('A');
    expect(client.effects.map(({ kind }) => kind)).toContain('stop-thinking');
  });
});

describe('a practice table', () => {
  test('is kept apart from the match that waits', () => {
    const client = begin({}, SHOT);
    client.send({ kind: 'call-safety' }, { kind: 'shoot' });
    client.rest();
    expect(client.effectsOf('save')).toEqual([]);
    expect(client.effectsOf('forget-saved')).toEqual([]);
    const kept = client.effectsOf('practice').map(({ task }) => task.kind);
    expect(kept).toContain('keep-table');
  });

  test('after a miss it is simply the next stroke of the same player', () => {
    const client = begin({}, SHOT);
    play(client, 180, 0.6);
    const { activity, seats } = client.table();
    if (activity.kind === 'match-over') throw new Error('the match is over');
    expect(seats[activity.seat]).toEqual({ kind: 'human', name: 'Вера' });
  });

  test('nobody else decides: a ball potted by a safety is accepted as it lies', () => {
    const client = begin({}, SHOT);
    client.send({ kind: 'set-speed', speed: 2.2 }, { kind: 'call-safety' }, { kind: 'shoot' });
    client.rest();
    const { match } = client.table();
    expect(match.layout[1]).toBeUndefined();
    expect(match.scoresheet.map(({ kind }) => kind)).toEqual(['shot', 'choice']);
    client.activity('aiming');
  });

  test('leads back to where it was opened', () => {
    const client = begin({}, SHOT);
    client.send({ kind: 'leave-practice' });
    expect(client.state()).toMatchObject({ screen: 'practice', table: undefined });
    client.send({ kind: 'close-practice' });
    expect(client.state().screen).toBe('home');
  });

  test('a text that is no position is answered by its error', () => {
    const client = begin({}, 'TBP1 9 c@x');
    expect(client.state().table).toBeUndefined();
    expect(client.state().notice).toMatchObject({ kind: 'trouble', text: 'trouble.position' });
  });
});

describe('a drill counts by itself', () => {
  test('a pot is done, a miss is missed, and U lays out the next try with the same aim', () => {
    const client = atDrill('cut-30');
    const start = layoutOf(client);
    play(client, 62.59, 1.2);
    expect(client.table().practice?.outcome).toEqual({ points: 1, of: 1 });
    client.send({ kind: 'retry' });
    expect(layoutOf(client)).toBe(start);
    expect(client.table().practice?.outcome).toBeUndefined();
    expect(client.table().aim).toMatchObject({ speed: 1.2 });
    expect(client.table().aim.headingDegrees).toBeCloseTo(62.59, 9);
    play(client, 80, 1.2);
    client.send({ kind: 'retry' });
    expect(tries(client)).toEqual([
      { id: 'cut-30', points: 1, of: 1 }, { id: 'cut-30', points: 0, of: 1 },
    ]);
  });

  test('a clearance that is broken off is missed; one that never began is not', () => {
    const client = atDrill('three-1');
    client.send({ kind: 'retry' });
    expect(tries(client)).toEqual([]);
    client.send({ kind: 'set-tip', right: -0.25, up: -0.2 });
    play(client, 9.242426301160345, 1.998857496755928);
    expect(client.table().practice?.outcome).toBeUndefined();
    client.send({ kind: 'retry' });
    expect(tries(client)).toEqual([{ id: 'three-1', points: 0, of: 1 }]);
  });

  test('strokes after the outcome change nothing', () => {
    const client = atDrill('cut-30');
    play(client, 80, 1.2);
    client.send({ kind: 'drop-cue-ball' }, { kind: 'call-safety' }, { kind: 'shoot' });
    client.rest();
    expect(tries(client)).toHaveLength(1);
  });
});

describe('tests of a whole rack', () => {
  test('after the break the ghost gives ball in hand; a miss ends the run', () => {
    const client = begin({ kind: 'tucker' }, undefined);
    client.send({ kind: 'shoot' });
    client.rest();
    expect(client.table().practice).toMatchObject({ kind: 'tucker', running: true });
    expect(client.activity('placing').problem).toBeUndefined();
    const left = objectBallsOf(client.table().match.layout).length;
    client.send({ kind: 'drop-cue-ball' }, { kind: 'set-speed', speed: 0.5 });
    client.send({ kind: 'call-safety' }, { kind: 'shoot' });
    client.rest();
    expect(client.table().practice?.outcome).toEqual({ points: 10 - left, of: 10 });
    client.send({ kind: 'retry' });
    expect(client.table().match.situation.phase).toBe('break');
    expect(tries(client)).toHaveLength(1);
  });

  test('the break lab lays out another rack each time', () => {
    const client = begin({ kind: 'break' }, undefined);
    const first = layoutOf(client);
    client.send({ kind: 'shoot' });
    client.rest();
    expect(client.table().practice?.outcome?.of).toBe(1);
    client.send({ kind: 'retry' });
    expect(client.table().match.situation.phase).toBe('break');
    expect(layoutOf(client)).not.toBe(first);
  });

  test('five shots are played once each and end with how many went down', () => {
    const [exercise, ...queue] = FIVE_SHOTS;
    if (exercise === undefined) throw new Error('there are five');
    const client = begin({ kind: 'level', exercise, queue }, exercise.position);
    for (let shot = 0; shot < 5; shot += 1) {
      play(client, client.table().aim.headingDegrees + 20, 1.5);
      client.send({ kind: 'retry' });
    }
    expect(tries(client)).toHaveLength(5);
    const notes = client.effectsOf('practice').flatMap(({ task }) => (
      task.kind === 'note-try' ? [task.fiveShots] : []
    ));
    expect(notes).toEqual([undefined, undefined, undefined, undefined, 0]);
    expect(client.state()).toMatchObject({ screen: 'practice', table: undefined });
  });
});

/** A client that comes back to what `client` has had its device keep. */
function reloaded(client: Headless): Headless {
  const texts = new Map<string, string>();
  const shelf: Shelf = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
  for (const { task } of client.effectsOf('practice')) {
    runTask({ shelf, visit: undefined, dateMs: () => 0 }, task, () => {});
  }
  const event = restoreTable(shelf);
  if (event === undefined) throw new Error('nothing was kept');
  const again = headless();
  again.send(event);
  return again;
}

describe('a reload', () => {
  test('comes back to the same table, balls, try and aim', () => {
    const client = atDrill('cut-30');
    play(client, 80, 1.7);
    client.send({ kind: 'retry' });
    const again = reloaded(client);
    expect(layoutOf(again)).toBe(layoutOf(client));
    expect(again.table().practice).toEqual(client.table().practice);
    expect(again.table().aim).toMatchObject({ speed: 1.7 });
    expect(again.table().aim.headingDegrees).toBeCloseTo(80, 9);
  });

  test('before the first stroke, after an undo to nothing, and with one ball', () => {
    const alone = 'TBP1 9 10@0.5,0 sA r1 n4 bih=a po=0 f=0,0 ph=shot call=-';
    for (const position of [SHOT, alone]) {
      const client = begin({}, position);
      expect(layoutOf(reloaded(client))).toBe(layoutOf(client));
      if (client.table().activity.kind === 'placing') client.send({ kind: 'drop-cue-ball' });
      client.send({ kind: 'call-safety' }, { kind: 'shoot' });
      client.rest();
      client.send({ kind: 'retry' });
      expect(layoutOf(reloaded(client))).toBe(layoutOf(client));
    }
  });

  test('a run against the ghost goes on where it was', () => {
    const client = begin({ kind: 'ghost' }, undefined);
    client.send({ kind: 'shoot' });
    client.rest();
    const again = reloaded(client);
    expect(again.table().practice).toEqual(client.table().practice);
    expect(layoutOf(again)).toBe(layoutOf(client));
  });
});
