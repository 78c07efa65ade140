import { describe, expect, test } from 'vitest';
import { matchFromText } from '../address.ts';
import { type StrikeOrder, type Struck, strike } from './strike.ts';
import { type StrikeThread, Striker } from './striker.ts';

const TEXT = 'TBP1 9 c@700,65/1@1100,465/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';

function order(speed: number): StrikeOrder {
  const opened = matchFromText(TEXT, { A: 'Вера', B: 'Kim' }, 1);
  if (!opened.ok) throw new Error(opened.error.message);
  const call = { kind: 'pot', ball: 1, pocket: 'FL', obvious: false } as const;
  const stroke = { headingDegrees: 45, speed, elevationDegrees: 2, tipRight: 0, tipUp: -0.3 };
  return { match: opened.value.match, seat: 'A', shot: { kind: 'shoot', call, stroke } };
}

/** A thread that answers when it is told to. */
function handThread() {
  const orders: (StrikeOrder & { readonly id: number })[] = [];
  let heard: (answer: { readonly id: number; readonly struck: Struck }) => void = () => {};
  let died = (): void => {};
  const thread: StrikeThread = {
    postMessage: (each) => orders.push(each),
    terminate: () => {},
    listen: (onAnswer, onDeath) => {
      heard = onAnswer;
      died = onDeath;
    },
  };
  return {
    thread, orders,
    answer: (at: number) => {
      const each = orders[at];
      if (each !== undefined) heard({ id: each.id, struck: strike(each) });
    },
    die: () => died(),
  };
}

describe('a stroke is worked out on a thread of its own', () => {
  test('what it answers is what the match decides', () => {
    const hand = handThread();
    const told: Struck[] = [];
    new Striker(() => hand.thread).strike(order(2.2), (struck) => told.push(struck));
    expect(told).toEqual([]);
    hand.answer(0);
    expect(told).toEqual([strike(order(2.2))]);
    expect(told[0]?.kind).toBe('played');
  });

  test('a stroke that no cue can make is refused with its reason', () => {
    expect(strike(order(900))).toMatchObject({
      kind: 'refused', rejection: { code: 'bad-stroke' },
    });
  });

  test('an answer to an order that was replaced is not heard', () => {
    const hand = handThread();
    const told: number[] = [];
    const striker = new Striker(() => hand.thread);
    striker.strike(order(2), () => told.push(0));
    striker.strike(order(3), () => told.push(1));
    hand.answer(0);
    hand.answer(1);
    hand.answer(1);
    expect(told).toEqual([1]);
  });

  test('a thread that dies, or that cannot be had, costs no shot', () => {
    const hand = handThread();
    const told: Struck[] = [];
    new Striker(() => hand.thread).strike(order(2.2), (struck) => told.push(struck));
    hand.die();
    const none = new Striker(() => {
      throw new Error('no workers here');
    });
    none.strike(order(2.2), (struck) => told.push(struck));
    expect(told).toEqual([strike(order(2.2)), strike(order(2.2))]);
  });
});
