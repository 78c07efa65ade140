/** Thinking before its code has come: questions wait for it in their order, none beyond the cap. */
import type { Thinking, ThinkingWorld } from './index.ts';

/** A question waits this share of the cap for the code that is to think about it. */
const LAST_MOMENT = 0.85;

type Load = () => Promise<{ createThinking(world: ThinkingWorld): Thinking }>;

/**
 * Thinking whose code `load` brings with the first question. Where it does not come, the computer
 * plays the plainest command, there is no hint, and the next question tries again.
 */
export function thinkLater(load: Load, world: ThinkingWorld): Thinking {
  let coming: Promise<Thinking> | undefined;
  const whenThere = (work: (thinking: Thinking) => void, otherwise = () => {}): void => {
    coming ??= load().then(({ createThinking }) => createThinking(world));
    coming.then(work, (error: unknown) => {
      coming = undefined;
      world.trouble(error instanceof Error ? error.message : String(error));
      otherwise();
    });
  };
  /** Takes back a question that waits for the code. */
  let forget = (): void => {};
  /** What was never begun need not be stopped. */
  const ifThere = (work: (thinking: Thinking) => void): void => {
    coming?.then(work, () => {});
  };
  return {
    // What cannot be loaded yet is no trouble before somebody has to think.
    warm: () => {
      coming ??= load().then(({ createThinking }) => createThinking(world));
      coming.then((thinking) => thinking.warm(), () => { coming = undefined; });
    },
    think: (question) => {
      forget();
      let isOpen = true;
      const askedMs = performance.now();
      const answerPlainly = (): void => {
        if (isOpen) world.answer(question, world.plain(question.match));
        isOpen = false;
      };
      const timer = setTimeout(answerPlainly, LAST_MOMENT * world.capMs);
      forget = () => {
        isOpen = false;
        clearTimeout(timer);
      };
      whenThere((thinking) => {
        if (!isOpen) return;
        forget();
        thinking.think(question, Math.max(1, world.capMs - (performance.now() - askedMs)));
      }, answerPlainly);
    },
    stop: () => {
      forget();
      ifThere((thinking) => thinking.stop());
    },
    hint: (match, seat) => whenThere(
      (thinking) => thinking.hint(match, seat), () => world.hinted(match, undefined),
    ),
    stopHint: () => ifThere((thinking) => thinking.stopHint()),
    suggest: (match, seat) => whenThere(
      (thinking) => thinking.suggest(match, seat), () => world.suggested(match, undefined),
    ),
    stopSuggest: () => ifThere((thinking) => thinking.stopSuggest()),
    learn: (shot) => whenThere((thinking) => thinking.learn(shot)),
    crash: () => whenThere((thinking) => thinking.crash()),
    slow: (times) => whenThere((thinking) => thinking.slow(times)),
  };
}
