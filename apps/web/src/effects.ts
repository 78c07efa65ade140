/** What updates ask of the world: thinking, waiting, saving, focus. */
import { type Seed, derive } from '@tenball/base';
import { type PracticeDevice, runTask } from './practice/run-task.ts';
import { forgetGame, openGame, saveGame, summaryOf } from './saved-match.ts';
import { type Shelf, keepSettings } from './settings.ts';
import type { Banner, State } from './state.ts';
import type { Host } from './store.ts';
import type { Striker } from './striking/striker.ts';
import type { Thinking } from './thinking/index.ts';
import type { Effect, FocusTarget, Message } from './update/step.ts';

/** What the host is made of. */
export interface Parts {
  readonly thinking: Omit<Thinking, 'crash' | 'slow'>;
  readonly striker: Pick<Striker, 'strike'>;
  /** Undefined where the device keeps nothing. */
  readonly shelf: Shelf | undefined;
  readonly nowMs: () => number;
  readonly later: (delayMs: number, wake: () => void) => void;
  readonly focus: (target: FocusTarget) => void;
  /** The visit sits at a table, or has left it: a reload comes back to the same place. */
  readonly seated: (seated: boolean) => void;
  readonly seed: Seed;
  readonly practice: PracticeDevice;
}

type Dispatch = (message: Message) => void;

/** Runs effects and tells the time. Trouble with the storage is reported once. */
export function createHost(parts: Parts): Host {
  let moments = 0;
  let complained = false;

  const complain = (dispatch: Dispatch): void => {
    if (complained) return;
    complained = true;
    dispatch({ kind: 'trouble', trouble: troubleOf('trouble.storage', '') });
  };

  const run = (effect: Effect, dispatch: Dispatch): void => {
    switch (effect.kind) {
      case 'think': return parts.thinking.think(effect);
      case 'strike': {
        const { match, seat, shot } = effect;
        return parts.striker.strike({ match, seat, shot }, (struck) =>
          dispatch({ kind: 'struck', match, struck }));
      }
      case 'stop-thinking': return parts.thinking.stop();
      case 'practice':
        if (!runTask(parts.practice, effect.task, dispatch)) complain(dispatch);
        return;
      case 'warm-up': return parts.thinking.warm();
      case 'hint': return parts.thinking.hint(effect.match, effect.seat);
      case 'stop-hint': return parts.thinking.stopHint();
      case 'suggest': return parts.thinking.suggest(effect.match, effect.seat);
      case 'stop-suggest': return parts.thinking.stopSuggest();
      case 'learn-arm': return parts.thinking.learn(effect.shot);
      case 'later':
        return parts.later(effect.delayMs, () => dispatch(effect.event));
      case 'save':
        parts.seated(true);
        if (!saveGame(parts.shelf, effect.game)) complain(dispatch);
        return;
      case 'forget-saved':
        parts.seated(false);
        forgetGame(parts.shelf);
        return dispatch({ kind: 'saved-changed', saved: savedAtStart(parts.shelf).saved });
      case 'left-table': return parts.seated(false);
      case 'open-saved': return openSaved(parts.shelf, dispatch);
      case 'keep-settings':
        if (!keepSettings(parts.shelf, effect.settings)) complain(dispatch);
        return;
      case 'focus': return parts.focus(effect.target);
    }
  };

  return {
    moment: () => {
      moments += 1;
      return { nowMs: parts.nowMs(), chance: derive(parts.seed, moments) };
    },
    run,
  };
}

function openSaved(shelf: Shelf | undefined, dispatch: Dispatch): void {
  const opened = openGame(shelf);
  if (opened.kind === 'found') dispatch({ kind: 'sit-down', game: opened.game });
  else {
    dispatch({ kind: 'saved-changed', saved: undefined });
    const detail = opened.kind === 'unreadable' ? opened.detail : '';
    dispatch({ kind: 'trouble', trouble: troubleOf('trouble.saved', detail) });
  }
}

/** What the home screen shows when the page opens: a saved match, or why there is none. */
export function savedAtStart(shelf: Shelf | undefined): Pick<State, 'saved' | 'notice'> {
  const summary = summaryOf(shelf);
  if (summary.kind === 'found') return { saved: summary.saved, notice: undefined };
  const notice = summary.kind === 'unreadable'
    ? troubleOf('trouble.saved', summary.detail)
    : undefined;
  return { saved: undefined, notice };
}

type Trouble = Banner & { readonly kind: 'trouble' };

/** A banner of trouble. */
export function troubleOf(text: Trouble['text'], detail: string): Trouble {
  return { kind: 'trouble', text, detail };
}
