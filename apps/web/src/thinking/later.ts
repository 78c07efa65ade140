/** Thinking before its code has come: questions wait for it, in their order. */
import type { Thinking, ThinkingWorld } from './index.ts';

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
  /** What was never begun need not be stopped. */
  const ifThere = (work: (thinking: Thinking) => void): void => {
    coming?.then(work, () => {});
  };
  return {
    think: (question) => whenThere(
      (thinking) => thinking.think(question),
      () => world.answer(question, world.plain(question.match)),
    ),
    stop: () => ifThere((thinking) => thinking.stop()),
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
