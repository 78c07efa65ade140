import {
  type Advice, type ArmEstimate, type Hint, armSigmaDegrees, hintFor, newArmEstimate, skillOfArm,
} from '@tenball/ai';
import { derive, seed } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import { matchFromText } from '../address.ts';
import { HandThread } from '../testing/hand-thread.ts';
import { ARM_KEY, keepArm, readArm } from './arm-record.ts';
import { HINT_BUDGET, Hints } from './hints.ts';
import { Pool } from './pool.ts';

const SHOT = 'TBP1 9 c@700,200/1@900,335/4@0,300/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot '
  + 'call=-';
const SEED = seed(3);
const QUICK = skillOfArm(0.2);

function matchAt(position: string) {
  const opened = matchFromText(position, { A: 'A', B: 'B' }, 1);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
}

function helped(size: number) {
  const threads: HandThread[] = [];
  const hints: (Hint | undefined)[] = [];
  const begun: Advice[] = [];
  let arm: ArmEstimate | undefined;
  const pool = new Pool({
    spawn: () => {
      const thread = new HandThread();
      threads.push(thread);
      return thread;
    },
    size,
    after: () => () => {},
  });
  const help = new Hints({
    pool, seed: SEED,
    readArm: () => arm,
    keepArm: (estimate) => { arm = estimate; },
    hintHere: ({ match, seat, seed: planning }) =>
      Promise.resolve(hintFor(match, seat, QUICK, planning, 60)),
    advised: (_, advice) => begun.push(advice),
    answer: (_, hint) => hints.push(hint),
  });
  /** Lets all threads work until nobody has anything to do, the last started first. */
  const work = () => {
    for (let busy = true; busy;) {
      const open = threads.filter((thread) => !thread.ended && thread.isBusy());
      busy = open.length > 0;
      open.at(-1)?.answer();
    }
  };
  return { help, threads, hints, begun, work, armNow: () => arm };
}

describe('help for the player', () => {
  test('one thread and four give the same hint, which is that of one call', () => {
    const match = matchAt(SHOT);
    const found = [1, 2, 4].map((size) => {
      const { help, hints, work } = helped(size);
      help.ask(match, 'A');
      work();
      return hints;
    });
    const planning = derive(derive(SEED, 3), match.scoresheet.length);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
    const skill = skillOfArm(armSigmaDegrees(newArmEstimate()));
    expect(found[0]).toEqual([hintFor(match, 'A', skill, planning, HINT_BUDGET)]);
  });

  test('the advice is told before the rest, once, and is that of the hint', () => {
    const { help, hints, begun, threads, work } = helped(1);
    help.ask(matchAt(SHOT), 'A');
    threads[0]?.answer();
    expect(begun).toHaveLength(1);
    expect(hints).toEqual([]);
    work();
    expect(begun).toHaveLength(1);
    expect(hints[0]?.advice).toEqual(begun[0]);
  });

  test('a question that was taken back is not answered', () => {
    const { help, hints, work } = helped(2);
    help.ask(matchAt(SHOT), 'A');
    help.stop();
    work();
    expect(hints).toEqual([]);
  });

  test('where there is nothing to advise, that is the answer', () => {
    const { help, hints, work } = helped(1);
    help.ask(matchAt(SHOT), 'B');
    work();
    expect(hints).toEqual([undefined]);
  });

  test('a thread that dies is asked once more, then the hint is worked out here', async () => {
    const { help, hints, threads } = helped(1);
    help.ask(matchAt(SHOT), 'A');
    threads[0]?.died('first');
    threads[1]?.died('second');
    await new Promise((resolve) => { setTimeout(resolve, 0); });
    expect(hints).toHaveLength(1);
    expect(hints[0]?.advice.call).toMatchObject({ kind: 'pot', ball: 1 });
  });

  test('a called pot is learnt from and kept', () => {
    const { help, work, armNow } = helped(1);
    const stroke = { speed: 2, headingDegrees: 34, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
    const call = { kind: 'pot', ball: 1, pocket: 'FL', obvious: false } as const;
    help.learn({ match: matchAt(SHOT), call, stroke, made: true });
    work();
    expect(armNow()).toMatchObject({ attempts: 1, made: 1 });
  });
});

describe('what is kept of an arm', () => {
  const shelfOf = (text: string | null) => {
    let kept = text;
    return {
      getItem: (key: string) => (key === ARM_KEY ? kept : null),
      setItem: (_: string, value: string) => { kept = value; },
      removeItem: () => {},
    };
  };

  test('comes back as it was', () => {
    const shelf = shelfOf(null);
    expect(readArm(shelf)).toBeUndefined();
    const estimate = { ...newArmEstimate(), attempts: 3, made: 2 };
    keepArm(shelf, estimate);
    expect(readArm(shelf)).toEqual(estimate);
  });

  test('is forgotten where it makes no sense', () => {
    const good = newArmEstimate();
    for (const kept of [
      '', '{', '[]', '1', '{"weights":[1]}', JSON.stringify({ ...good, weights: [] }),
      JSON.stringify({ ...good, attempts: 1, made: 2 }), JSON.stringify({ ...good, made: -1 }),
      JSON.stringify({ ...good, weights: good.weights.map(() => 1) }),
    ]) expect(readArm(shelfOf(kept))).toBeUndefined();
  });

  test('is no trouble where nothing can be kept', () => {
    expect(readArm(undefined)).toBeUndefined();
    expect(() => keepArm(undefined, newArmEstimate())).not.toThrow();
  });
});
