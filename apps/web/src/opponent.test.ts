import { describe, expect, test } from 'vitest';
import { SKILLS, choose, execute } from '@tenball/ai';
import { derive, seed } from '@tenball/base';
import { type Command, decide } from '@tenball/match';
import { matchFromText } from './address.ts';
import { Opponent, type OpponentWorld, type WorkerLike } from './opponent.ts';
import type { WorkerAnswer, WorkerOrder } from './opponent-worker.ts';
import { plainCommand } from './plain-command.ts';

const SHOT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const SEED = seed(3);

function matchAt(position: string) {
  const opened = matchFromText(position, { A: 'A', B: 'B' }, 1);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
}

/** A thread that the test makes answer, fail or fall silent. */
class Thread implements WorkerLike {
  readonly orders: WorkerOrder[] = [];
  ended = false;
  heard: (answer: WorkerAnswer) => void = () => {};
  died: (message: string) => void = () => {};

  postMessage(order: WorkerOrder): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.ended = true;
  }

  listen(heard: (answer: WorkerAnswer) => void, died: (message: string) => void): void {
    this.heard = heard;
    this.died = died;
  }

  /** Answers as the real worker does. */
  answer(): void {
    const order = this.orders.at(-1);
    if (order?.kind !== 'think') throw new Error('nothing was asked');
    const { id, match, seat, level } = order;
    this.heard({ kind: 'chosen', id, choice: choose(match, seat, SKILLS[level], order.seed, 40) });
  }
}

function atTable(change: Partial<OpponentWorld> = {}) {
  const threads: Thread[] = [];
  const answers: Command[] = [];
  const troubles: string[] = [];
  let alarm: (() => void) | undefined;
  const opponent = new Opponent({
    spawn: () => {
      const thread = new Thread();
      threads.push(thread);
      return thread;
    },
    decideHere: ({ match, seat, level }, planning) =>
      Promise.resolve(choose(match, seat, SKILLS[level], planning, 40)),
    answer: (_, command) => answers.push(command),
    trouble: (detail) => troubles.push(detail),
    after: (_, wake) => {
      alarm = wake;
      return () => {
        alarm = undefined;
      };
    },
    seed: SEED,
    ...change,
  });
  const question = { match: matchAt(SHOT), seat: 'A', level: 3, plain: false } as const;
  const fallSilent = () => alarm?.();
  return { opponent, threads, answers, troubles, question, fallSilent };
}

describe('the computer at the table', () => {
  test('plays what it intends through an arm whose error the worker cannot know', () => {
    const { opponent, threads, answers, question } = atTable();
    opponent.think(question);
    threads[0]?.answer();
    const order = threads[0]?.orders[0];
    if (order?.kind !== 'think') throw new Error('nothing was asked');
    const intended = choose(question.match, 'A', SKILLS[3], order.seed, 40).command;
    const [played] = answers;
    if (intended.kind !== 'shoot' || played?.kind !== 'shoot') throw new Error('no stroke');
    const arm = derive(derive(SEED, 2), 1);
    expect(order.seed).not.toBe(arm);
    expect(played.stroke).toEqual(execute(intended.stroke, SKILLS[3], arm));
    expect(played.stroke).not.toEqual(intended.stroke);
  });

  test('a thread that dies is started again and asked once more', () => {
    const { opponent, threads, answers, troubles, question } = atTable();
    opponent.think(question);
    threads[0]?.died('out of memory');
    expect(threads[0]?.ended).toBe(true);
    expect(troubles).toEqual(['out of memory']);
    threads[1]?.answer();
    expect(answers).toHaveLength(1);
  });

  test('when it dies twice the answer is worked out here', async () => {
    const { opponent, threads, answers, fallSilent, troubles, question } = atTable();
    opponent.think(question);
    threads[0]?.died('first');
    fallSilent();
    await Promise.resolve();
    await Promise.resolve();
    expect(troubles).toEqual(['first', 'no answer']);
    expect(answers).toHaveLength(1);
    expect(threads).toHaveLength(2);
  });

  test('when nothing works the plainest legal command is played', async () => {
    const { opponent, answers, question } = atTable({
      spawn: () => { throw new Error('no threads here'); },
      decideHere: () => Promise.reject(new Error('no code here')),
    });
    opponent.think(question);
    await new Promise((resolve) => { setTimeout(resolve, 0); });
    expect(answers[0]?.kind).toBe('shoot');
  });

  test('a question that was taken back is not answered', () => {
    const { opponent, threads, answers, question } = atTable();
    opponent.think(question);
    opponent.stop();
    threads[0]?.answer();
    expect(answers).toEqual([]);
    expect(threads[0]?.ended).toBe(true);
  });

  test('a thread lives on from one question to the next', () => {
    const { opponent, threads, answers, question } = atTable();
    opponent.think(question);
    threads[0]?.answer();
    opponent.think(question);
    threads[0]?.answer();
    expect(threads).toHaveLength(1);
    expect(answers).toHaveLength(2);
  });
});

describe('the plainest command is always allowed', () => {
  test.each([
    ['a shot', SHOT],
    ['the ball in hand', SHOT.replace('c@700,200/', '').replace('bih=0', 'bih=a')],
    ['a blocked head spot', 'TBP1 9 1@-635,0/10@-900,0 sA r1 n4 bih=a po=0 f=0,0 ph=shot call=-'],
    ['a decision', 'TBP1 9 c@0,0/1@600,0/10@300,0 s- r1 n2 bih=0 po=0 f=0,0 ph=decision call=- '
      + 'pd=afterPushOut,A,B'],
  ])('with %s', (_, position) => {
    const match = matchAt(position);
    expect(decide(match, 'A', plainCommand(match)).ok).toBe(true);
  });
});
