/** What the page shows, and what taps, the address and the way back change of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { EDITIONS, type Edition, type Question } from '@tenball/rules';
import {
  type Asking, type Step, type Tap, newAsking, questionOf, stepOf, tapped,
} from '@tenball/rules/ask';
import type { Shelf } from '../settings.ts';
import { type BrokenLink, hashOf, readHash } from './address.ts';

export type AskView =
  | {
    readonly kind: 'asking';
    readonly asking: Asking;
    /** The question being answered now. */
    readonly step: Step;
    /** The states before each tap, the first tap first. */
    readonly past: readonly Asking[];
  }
  /** Somebody sent a link. */
  | { readonly kind: 'shared'; readonly question: Question }
  | { readonly kind: 'broken'; readonly link: BrokenLink };

/** The address of the page and its memory of the visit. */
export interface AskAddress {
  readonly hash: () => string;
  readonly kept: () => unknown;
  readonly replace: (hash: string, keep: unknown) => void;
}

export interface AskModel {
  readonly view: ReadonlySignal<AskView>;
  readonly tap: (tap: Tap) => void;
  readonly undo: () => void;
  /** A new question under the same rules. */
  readonly again: () => void;
  /** Goes back to a question to answer it otherwise. */
  readonly show: (step: Step) => void;
  /** The address was changed by hand. */
  readonly readAddress: () => void;
}

export const EDITION_KEY = 'tenball.ask.edition';

export function createAskModel(address: AskAddress, shelf: Shelf | undefined): AskModel {
  const start = (edition = keptEdition(shelf)): AskView => (
    { kind: 'asking', asking: newAsking(edition), step: 'scene', past: [] }
  );
  const view = signal<AskView>(openedView(address) ?? start());
  const put = (next: AskView): void => {
    view.value = next;
    const asking = next.kind === 'asking' ? next.asking : undefined;
    const question = asking === undefined ? undefined : questionOf(asking);
    address.replace(question === undefined ? '' : hashOf(question), asking);
  };
  return {
    view,
    tap(tap) {
      const now = view.value;
      if (now.kind !== 'asking') return;
      const asking = tapped(now.asking, tap);
      if (tap.kind === 'edition') keepEdition(shelf, tap.edition);
      put({ kind: 'asking', asking, step: stepOf(asking), past: [...now.past, now.asking] });
    },
    undo() {
      const now = view.value;
      const last = now.kind === 'asking' ? now.past.at(-1) : undefined;
      if (now.kind !== 'asking' || last === undefined) return;
      put({ kind: 'asking', asking: last, step: stepOf(last), past: now.past.slice(0, -1) });
    },
    again: () => {
      const now = view.value;
      put(start(now.kind === 'asking' ? now.asking.edition : undefined));
    },
    show(step) {
      if (view.value.kind === 'asking') view.value = { ...view.value, step };
    },
    readAddress() {
      view.value = openedView(address) ?? start();
    },
  };
}

/** One’s own taps, where the visit goes on from them; else what the link says. */
function openedView(address: AskAddress): AskView | undefined {
  const hash = address.hash();
  const asking = askingIn(address.kept(), hash);
  if (asking !== undefined) return { kind: 'asking', asking, step: stepOf(asking), past: [] };
  const read = readHash(hash);
  if (read === undefined) return undefined;
  return read.ok
    ? { kind: 'shared', question: read.value } : { kind: 'broken', link: read.error };
}

/** What was kept, if it is the very question of the address. */
function askingIn(kept: unknown, hash: string): Asking | undefined {
  if (typeof kept !== 'object' || kept === null || hash === '') return undefined;
  try {
    const question = questionOf(kept as Asking);
    return question !== undefined && hashOf(question) === hash ? kept as Asking : undefined;
  } catch {
    return undefined;
  }
}

function keptEdition(shelf: Shelf | undefined): Edition {
  try {
    const kept = shelf?.getItem(EDITION_KEY);
    return EDITIONS.find((edition) => edition === kept) ?? 'base';
  } catch {
    return 'base';
  }
}

function keepEdition(shelf: Shelf | undefined, edition: Edition): void {
  try {
    shelf?.setItem(EDITION_KEY, edition);
  } catch {
    // The next visit begins with the base edition.
  }
}
