/** The state as a signal: messages go in, effects go to the host. */
import { type ReadonlySignal, batch, signal } from '@preact/signals';
import type { State } from './state.ts';
import { type Effect, type Message, type Moment, update } from './update.ts';

export interface Store {
  readonly state: ReadonlySignal<State>;
  readonly dispatch: (message: Message) => void;
}

/** What the store needs of the world. */
export interface Host {
  /** The instant of a message. */
  moment(): Moment;
  run(effect: Effect, dispatch: (message: Message) => void): void;
}

/** A store over `initial`. Messages that an effect sends at once are taken up afterwards. */
export function createStore(initial: State, host: Host): Store {
  const state = signal(initial);
  const waiting: Message[] = [];
  let busy = false;

  const dispatch = (message: Message): void => {
    waiting.push(message);
    if (busy) return;
    busy = true;
    try {
      batch(() => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const step = update(state.value, next, host.moment());
          state.value = step.state;
          for (const effect of step.effects) host.run(effect, dispatch);
        }
      });
    } finally {
      busy = false;
      waiting.length = 0;
    }
  };

  return { state, dispatch };
}
