import { seed } from '@tenball/base';
import { BASE } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { contextOf, seatName, shortSeatName, spokenName } from '../hud/select.ts';
import { intentOfKey } from '../input/keys.ts';
import { secondsOf } from '../picture-of.ts';
import { plainCommand } from '../plain-command.ts';
import type { SeatControl, Settings } from '../state.ts';
import { HandThread } from '../testing/hand-thread.ts';
import { type Headless, VERA, headless } from '../testing/headless.ts';
import { Opponent } from '../thinking/opponent.ts';
import { Pool } from '../thinking/pool.ts';
import { wordsOf } from '../words/index.ts';

const FIRST: SeatControl = { kind: 'computer', level: 1 };
const SECOND: SeatControl = { kind: 'computer', level: 2, manner: 'firebrand' };
const NEW_MATCH = {
  seats: { A: FIRST, B: SECOND }, raceTo: 3, rulebook: BASE, table: '9', firstBreaker: 'A',
} as const;
const ENTRIES = 9;

/** Two computers at a table, each thought of anew where an effect asks for it. */
function watched(computerPace: Settings['computerPace'] = 'normal') {
  const client = headless();
  const thread = new HandThread();
  const opponent = new Opponent({
    pool: new Pool({ spawn: () => thread, size: 1, after: () => () => {} }),
    decideHere: () => Promise.reject(new Error('the thread answers')),
    plain: plainCommand,
    answer: ({ match, seat }, command) => client.send({
      kind: 'computer-chose', seat, command, version: match.scoresheet.length,
    }),
    trouble: () => {},
    after: () => () => {},
    capMs: 3000,
    seed: seed(11),
  });
  client.send({ kind: 'change-settings', change: { computerPace } });
  client.send({ kind: 'start-match', newMatch: NEW_MATCH });
  let done = 0;
  /** Does what the effects ask for, thinking and waiting. */
  const settle = (): void => {
    for (; done < client.effects.length; done += 1) {
      const effect = client.effects[done];
      if (effect?.kind === 'think') {
        opponent.think(effect);
        if (thread.isBusy()) thread.answer();
      }
      if (effect?.kind === 'later') client.send(effect.event);
    }
  };
  return { client, settle };
}

/** Watches until so many lines are written; `meddle` is done before each stroke and each roll. */
function sheetOf(
  pace: Settings['computerPace'], meddle: (client: Headless) => void = () => {},
): string {
  const { client, settle } = watched(pace);
  while (client.table().match.scoresheet.length < ENTRIES) {
    meddle(client);
    settle();
    if (client.table().activity.kind === 'rolling') {
      meddle(client);
      if (client.table().activity.kind === 'rolling') client.rest();
    }
  }
  return JSON.stringify(client.table().match.scoresheet.slice(0, ENTRIES));
}

describe('two computers are watched', () => {
  const asIs = sheetOf('normal');

  test('the match does not depend on how long each stroke is shown', () => {
    expect(sheetOf('instant')).toBe(asIs);
    expect(sheetOf('slow')).toBe(asIs);
  });

  test('nor on skipping, nor on a pause before each stroke and in the middle of it', () => {
    expect(sheetOf('slow', (client) => client.send({ kind: 'skip' }))).toBe(asIs);
    expect(sheetOf('normal', (client) => {
      client.send({ kind: 'pause' });
      client.pass(30);
      client.send({ kind: 'pause' });
    })).toBe(asIs);
  });

  test('the pace is the delay before a stroke', () => {
    const delays = (['instant', 'normal', 'slow'] as const).map((pace) => {
      const { client, settle } = watched(pace);
      while (client.effectsOf('later').length === 0) settle();
      return client.effectsOf('later')[0]?.delayMs;
    });
    expect(delays).toEqual([0, 700, 2000]);
  });

  test('in a pause balls stand still, and roll on from where they were', () => {
    const { client, settle } = watched();
    settle();
    client.pass(0.5);
    const at = (): number => secondsOf(client.activity('rolling'), client.nowMs());
    expect(at()).toBeCloseTo(0.5, 9);
    client.send({ kind: 'pause' });
    client.pass(60);
    expect(at()).toBeCloseTo(0.5, 9);
    client.send({ kind: 'pause' });
    client.pass(0.25);
    expect(at()).toBeCloseTo(0.75, 9);
  });

  test('in a pause a stroke that is shown waits; skipping goes on step by step', () => {
    const { client, settle } = watched();
    client.send({ kind: 'pause' });
    settle();
    const { intends } = client.activity('thinking');
    expect(intends).toBeDefined();
    expect(client.effectsOf('later')).toEqual([]);
    client.send({ kind: 'skip' });
    expect(secondsOf(client.activity('rolling'), client.nowMs() + 5000)).toBe(0);
    client.send({ kind: 'skip' });
    expect(client.table().match.scoresheet.some(({ kind }) => kind === 'shot')).toBe(true);
    expect(client.table().paused).toBe(true);
  });

  test('a human at the table cannot be stopped', () => {
    const client = headless();
    client.send({ kind: 'start-match', newMatch: { ...NEW_MATCH, seats: { A: VERA, B: FIRST } } });
    const before = client.table();
    client.send({ kind: 'pause' });
    expect(client.table()).toBe(before);
  });

  test('Space pauses, and the context line says so', () => {
    const { client } = watched();
    const press = {
      code: 'Space', shift: false, alt: false, ctrl: false, repeat: false, on: 'page',
      axes: { right: { x: 1, y: 0 }, up: { x: 0, y: 1 } },
    } as const;
    expect(intentOfKey(press, client.state())).toEqual({ kind: 'pause' });
    expect(contextOf(client.table())).toBe('watch');
    client.send({ kind: 'pause' });
    expect(contextOf(client.table())).toBe('paused');
  });

  test('the two are told apart by number, even at one level', () => {
    const { client } = watched();
    const words = wordsOf('en');
    const table = client.table();
    expect(spokenName(table, 'A', words)).toBe('Computer\u00a01');
    expect(seatName(table, 'B', words)).toBe('Computer\u00a02 · Casual');
    const twins = { ...table, seats: { A: FIRST, B: FIRST } };
    expect(shortSeatName(twins, 'A', words)).not.toBe(shortSeatName(twins, 'B', words));
    expect(table.match.setup.names).toEqual({ A: 'Computer 1\u00a0(1)', B: 'Computer 2\u00a0(2)' });
  });
});
