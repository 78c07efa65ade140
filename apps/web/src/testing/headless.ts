/** The client without a page: a store whose clock and effects the test holds in its hand. */
import { seed } from '@tenball/base';
import { matchFromText } from '../address.ts';
import { defaultSettings } from '../settings.ts';
import type { Activity, SeatControl, State, Table } from '../state.ts';
import { strike } from '../striking/strike.ts';
import { type Store, createStore } from '../store.ts';
import type { Effect, Message } from '../update.ts';

export interface Headless {
  readonly store: Store;
  readonly effects: Effect[];
  send(...messages: readonly Message[]): void;
  nowMs(): number;
  /** Lets time pass. */
  pass(seconds: number): void;
  /** Lets a shot that rolls come to rest. */
  rest(): void;
  state(): State;
  table(): Table;
  activity<K extends Activity['kind']>(kind: K): Activity & { readonly kind: K };
  effectsOf<K extends Effect['kind']>(kind: K): readonly (Effect & { readonly kind: K })[];
}

export const VERA: SeatControl = { kind: 'human', name: 'Вера' };
export const KIM: SeatControl = { kind: 'human', name: 'Kim' };
export const COMPUTER: SeatControl = { kind: 'computer', level: 3 };

const HOME: State = {
  screen: 'home',
  settings: defaultSettings({ languages: ['en'], reducedMotion: false }),
  panel: 'none',
  table: undefined,
  saved: undefined,
  notice: undefined,
};

/** A client at the home screen. */
export function headless(): Headless {
  let nowMs = 1000;
  let moments = 0;
  const effects: Effect[] = [];
  const store = createStore(HOME, {
    moment: () => {
      moments += 1;
      return { nowMs, chance: seed(moments) };
    },
    run: (effect, dispatch) => {
      effects.push(effect);
      if (effect.kind !== 'strike') return;
      dispatch({ kind: 'struck', match: effect.match, struck: strike(effect) });
    },
  });
  const table = (): Table => {
    const here = store.state.value.table;
    if (here === undefined) throw new Error('nobody sits at a table');
    return here;
  };
  const client: Headless = {
    store,
    effects,
    table,
    state: () => store.state.value,
    send: (...messages) => messages.forEach((message) => store.dispatch(message)),
    nowMs: () => nowMs,
    pass: (seconds) => {
      nowMs += seconds * 1000;
      store.dispatch({ kind: 'tick' });
    },
    rest: () => {
      const { trace, rate } = client.activity('rolling');
      client.pass(trace.duration / rate + 1);
    },
    activity: <K extends Activity['kind']>(kind: K) => {
      const { activity } = table();
      if (activity.kind !== kind) throw new Error(`${kind} wanted, but it is ${activity.kind}`);
      return activity as Activity & { readonly kind: K };
    },
    effectsOf: <K extends Effect['kind']>(kind: K) =>
      effects.filter((effect): effect is Effect & { readonly kind: K } => effect.kind === kind),
  };
  return client;
}

/** A client at a table that stands at a TBP1 position. */
export function headlessAt(
  position: string,
  seats: { readonly A: SeatControl; readonly B: SeatControl } = { A: VERA, B: KIM },
): Headless {
  const client = headless();
  const opened = matchFromText(position, { A: 'Вера', B: 'Kim' }, 7);
  if (!opened.ok) throw new Error(opened.error.message);
  client.send({ kind: 'sit-down', game: { ...opened.value, seats } });
  return client;
}
