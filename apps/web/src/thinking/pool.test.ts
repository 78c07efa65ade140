import { newArmEstimate } from '@tenball/ai';
import { describe, expect, test } from 'vitest';
import { matchFromText } from '../address.ts';
import { HandThread } from '../testing/hand-thread.ts';
import type { Answer, Order } from './orders.ts';
import { Pool } from './pool.ts';
import { threadCount } from './thread.ts';

const SHOT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

/** An order that is told from others by its number. */
function order(attempts: number): Order {
  const opened = matchFromText(SHOT, { A: 'A', B: 'B' }, 1);
  if (!opened.ok) throw new Error(opened.error.message);
  const stroke = { speed: 2, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
  return {
    kind: 'learn', estimate: { ...newArmEstimate(), attempts },
    shot: { match: opened.value.match, call: { kind: 'safety' }, stroke, made: false },
  };
}

function poolOf(size: number, loads = true) {
  const threads: HandThread[] = [];
  const alarms: (() => void)[] = [];
  const heard: string[] = [];
  const pool = new Pool({
    spawn: () => {
      const thread = new HandThread(loads);
      threads.push(thread);
      return thread;
    },
    size,
    after: (_, wake) => {
      alarms.push(wake);
      return () => { alarms.splice(alarms.indexOf(wake), 1); };
    },
  });
  const nameOf = (answer: Answer) => (
    answer.kind === 'learned' ? String(answer.estimate.attempts) : answer.kind
  );
  const ask = (number: number) => pool.ask(order(number), {
    answered: (answer) => heard.push(nameOf(answer)),
    failed: (detail, silent) => heard.push(`${number} ${detail}${silent ? ', silent' : ''}`),
  });
  return { pool, threads, alarms, heard, ask };
}

describe('threads that think', () => {
  test('are at most four, at least one, and leave a core to the page', () => {
    expect([1, 2, 3, 5, 16].map(threadCount)).toEqual([1, 1, 2, 4, 4]);
  });

  test('one thread takes orders one after the other', () => {
    const { threads, heard, ask } = poolOf(1);
    [1, 2, 3].forEach(ask);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.orders).toHaveLength(1);
    for (let n = 0; n < 3; n += 1) threads[0]?.answer();
    expect(heard).toEqual(['1', '2', '3']);
  });

  test('several work at once, and no more are started than there are orders', () => {
    const { threads, heard, ask } = poolOf(4);
    [1, 2].forEach(ask);
    expect(threads).toHaveLength(2);
    threads[1]?.answer();
    threads[0]?.answer();
    expect(heard).toEqual(['2', '1']);
  });

  test('an order that is taken back while it waits is never begun', () => {
    const { threads, heard, ask } = poolOf(1);
    ask(1);
    ask(2)();
    ask(3);
    threads[0]?.answer();
    threads[0]?.answer();
    expect(heard).toEqual(['1', '3']);
  });

  test('one that is taken back while it is worked on is ended only when it is in the way', () => {
    const { threads, heard, ask } = poolOf(2);
    const takeBack = ask(1);
    takeBack();
    ask(2);
    expect(threads[0]?.ended).toBe(false);
    threads[0]?.answer();
    threads[1]?.answer();
    ask(3)();
    ask(4)();
    ask(5);
    expect(threads.filter(({ ended }) => ended)).toHaveLength(1);
    expect(heard).toEqual(['2']);
  });

  test('when one dies its order has failed, and those that wait go on', () => {
    const { threads, heard, ask } = poolOf(1);
    [1, 2].forEach(ask);
    threads[0]?.died('out of memory');
    expect(threads[0]?.ended).toBe(true);
    threads[1]?.answer();
    expect(heard).toEqual(['1 out of memory', '2']);
  });

  test('silence is death, and is told apart', () => {
    const { threads, alarms, heard, ask } = poolOf(1);
    ask(1);
    alarms[0]?.();
    threads[0]?.answer();
    expect(heard).toEqual(['1 no answer, silent']);
    expect(alarms).toEqual([]);
  });

  test('a thread whose code is still on its way is not ended, and begins with what waits', () => {
    const { threads, alarms, heard, ask } = poolOf(1, false);
    ask(1);
    expect(threads[0]?.orders).toEqual([]);
    alarms[0]?.();
    ask(2);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.ended).toBe(false);
    threads[0]?.heard({ kind: 'ready' });
    threads[0]?.answer();
    expect(heard).toEqual(['1 no answer, silent', '2']);
  });

  test('a thread may be started before there is an order, once', () => {
    const { pool, threads, heard, ask } = poolOf(1);
    pool.warm();
    pool.warm();
    expect(threads).toHaveLength(1);
    ask(1);
    threads[0]?.answer();
    expect(threads).toHaveLength(1);
    expect(heard).toEqual(['1']);
  });

  test('an answer to another order is not taken for this one', () => {
    const { threads, heard, ask } = poolOf(1);
    ask(1);
    const estimate = newArmEstimate();
    threads[0]?.heard({ kind: 'done', id: 77, answer: { kind: 'learned', estimate } });
    expect(heard).toEqual([]);
    threads[0]?.answer();
    expect(heard).toEqual(['1']);
  });
});
