import { describe, expect, test } from 'vitest';
import { PERSONALITIES, SKILLS, armAt, choose, execute } from '@tenball/ai';
import { derive, seed } from '@tenball/base';
import { type Command, decide } from '@tenball/match';
import { matchFromText } from '../address.ts';
import { plainCommand } from '../plain-command.ts';
import { HandThread } from '../testing/hand-thread.ts';
import { Opponent, type OpponentWorld } from './opponent.ts';
import type { Order } from './orders.ts';
import { Pool, type PoolWorld } from './pool.ts';

const SHOT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const SEED = seed(3);

function matchAt(position: string) {
  const opened = matchFromText(position, { A: 'A', B: 'B' }, 1);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
}

function atTable(change: Partial<OpponentWorld> = {}, poolChange: Partial<PoolWorld> = {}) {
  const threads: HandThread[] = [];
  const answers: Command[] = [];
  const troubles: string[] = [];
  let alarm: (() => void) | undefined;
  let lastMoment: (() => void) | undefined;
  const waits: number[] = [];
  const pool = new Pool({
    spawn: () => {
      const thread = new HandThread();
      threads.push(thread);
      return thread;
    },
    size: 1,
    after: (ms, wake) => {
      waits.push(ms);
      alarm = wake;
      return () => {
        alarm = undefined;
      };
    },
    ...poolChange,
  });
  const opponent = new Opponent({
    pool,
    decideHere: ({ match, seat, level }, planning) =>
      Promise.resolve(choose(match, seat, SKILLS[level], planning, 40)),
    plain: plainCommand,
    answer: (_, command) => answers.push(command),
    trouble: (detail) => troubles.push(detail),
    after: (ms, wake) => {
      waits.push(ms);
      lastMoment = wake;
      return () => {
        lastMoment = undefined;
      };
    },
    capMs: 3000,
    seed: SEED,
    ...change,
  });
  const question = {
    match: matchAt(SHOT), seat: 'A', level: 3, manner: undefined, plain: false,
  } as const;
  const fallSilent = () => alarm?.();
  const runOutOfTime = () => lastMoment?.();
  return { opponent, threads, answers, troubles, waits, question, fallSilent, runOutOfTime };
}

function asked(thread: HandThread | undefined): Order & { readonly kind: 'think' } {
  const order = thread?.last();
  if (order?.kind !== 'think') throw new Error('nothing was asked');
  return order;
}

describe('the computer at the table', () => {
  test('plays what it intends through an arm whose error the worker cannot know', () => {
    const { opponent, threads, answers, question } = atTable();
    opponent.think(question);
    const order = asked(threads[0]);
    threads[0]?.answer();
    const intended = choose(question.match, 'A', SKILLS[3], order.seed).command;
    const [played] = answers;
    if (intended.kind !== 'shoot' || played?.kind !== 'shoot') throw new Error('no stroke');
    const arm = derive(derive(SEED, 2), 1);
    expect(order.seed).not.toBe(arm);
    expect(played.stroke).toEqual(execute(intended.stroke, SKILLS[3], arm));
    expect(played.stroke).not.toEqual(intended.stroke);
  });

  test('with a manner asks for it, and bears the last rack as that manner does', () => {
    const { opponent, threads, answers, question } = atTable();
    const { match } = question;
    const situation = { ...match.situation, raceTo: { A: 3, B: 3 }, score: { A: 2, B: 2 } };
    const last = { ...question, match: { ...match, situation }, manner: 'firebrand' } as const;
    opponent.think(last);
    const order = asked(threads[0]);
    expect(order.manner).toBe('firebrand');
    threads[0]?.answer();
    const intended = choose(
      last.match, 'A', SKILLS[3], order.seed, order.budget, PERSONALITIES.firebrand,
    ).command;
    const [played] = answers;
    if (intended.kind !== 'shoot' || played?.kind !== 'shoot') throw new Error('no stroke');
    const arm = armAt(SKILLS[3], PERSONALITIES.firebrand, last.match);
    expect(arm.headingSigmaDegrees).toBeCloseTo(1.15 * SKILLS[3].headingSigmaDegrees, 12);
    expect(played.stroke).toEqual(execute(intended.stroke, arm, derive(derive(SEED, 2), 1)));
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
    const { opponent, threads, answers, troubles, question } = atTable();
    opponent.think(question);
    threads[0]?.died('first');
    threads[1]?.died('second');
    await Promise.resolve();
    await Promise.resolve();
    expect(troubles).toEqual(['first', 'second']);
    expect(answers).toHaveLength(1);
    expect(threads).toHaveLength(2);
  });

  test('a thread that was silent had too much to do: the next is asked for a quarter', () => {
    const { opponent, threads, answers, troubles, fallSilent, question } = atTable();
    opponent.think(question);
    const first = asked(threads[0]);
    fallSilent();
    expect(asked(threads[1])).toEqual({ ...first, budget: SKILLS[3].budget / 4 });
    threads[1]?.answer();
    expect(answers).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  test('when that is silent too the plainest command is played, all within the cap', () => {
    const { opponent, threads, answers, waits, fallSilent, runOutOfTime, question } = atTable();
    opponent.think(question);
    const [whole = 0, first = 0] = waits;
    expect(whole).toBeLessThan(3000);
    fallSilent();
    expect(answers).toEqual([]);
    fallSilent();
    expect(answers[0]?.kind).toBe('shoot');
    expect(first + (waits[2] ?? 0)).toBeLessThan(whole);
    expect(threads.every(({ ended }) => ended)).toBe(true);
    runOutOfTime();
    expect(answers).toHaveLength(1);
  });

  test('at the last moment a legal command is played, whatever else goes on', () => {
    const { opponent, threads, answers, runOutOfTime, question } = atTable();
    opponent.think(question);
    threads[0]?.died('first');
    runOutOfTime();
    const [played] = answers;
    if (played === undefined) throw new Error('no answer');
    expect(decide(question.match, 'A', played).ok).toBe(true);
    threads[1]?.answer();
    expect(answers).toHaveLength(1);
  });

  test('a thread that died is asked the very same again', () => {
    const { opponent, threads, question } = atTable();
    opponent.think(question);
    const first = asked(threads[0]);
    threads[0]?.died('out of memory');
    expect(asked(threads[1])).toEqual(first);
  });

  test('when nothing works the plainest legal command is played', async () => {
    const { opponent, answers, question } = atTable(
      { decideHere: () => Promise.reject(new Error('no code here')) },
      { spawn: () => { throw new Error('no threads here'); } },
    );
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
  });

  test('while a taken back question is still worked on, the next one need not wait', () => {
    const { opponent, threads, answers, question } = atTable();
    opponent.think(question);
    opponent.stop();
    opponent.think(question);
    expect(threads[0]?.ended).toBe(true);
    threads[0]?.answer();
    expect(answers).toEqual([]);
    threads[1]?.answer();
    expect(answers).toHaveLength(1);
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
