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
  /** The same as a step of its own for the way back. */
  readonly push: (hash: string, keep: unknown) => void;
  readonly back: () => void;
}

export interface AskModel {
  readonly view: ReadonlySignal<AskView>;
  readonly tap: (tap: Tap) => void;
  readonly undo: () => void;
  /** A new question under the same rules. */
  readonly again: () => void;
  /** Goes back to a question to answer it otherwise. */
  readonly show: (step: Step) => void;
  /** The address was changed by hand, or gone back to. */
  readonly readAddress: () => void;
}

export const EDITION_KEY = 'tenball.ask.edition';

export function createAskModel(address: AskAddress, shelf: Shelf | undefined): AskModel {
  const start = (edition = keptEdition(shelf)): Asked => (
    { kind: 'asking', asking: newAsking(edition), step: 'scene', past: [] }
  );
  const view = signal<AskView>(openedView(address) ?? start());
  const put = (next: Asked, how: 'push' | 'replace'): void => {
    view.value = next;
    const { asking, past } = next;
    const since = how === 'push' ? past.length : keptIn(address.kept())?.since;
    address[how](hashFor(asking), { asking, past, since } satisfies Kept);
  };
  return {
    view,
    tap(tap) {
      const now = view.value;
      if (now.kind !== 'asking') return;
      const asking = tapped(now.asking, tap);
      if (tap.kind === 'edition') keepEdition(shelf, tap.edition);
      const step = stepOf(asking);
      const next = { kind: 'asking', asking, step, past: [...now.past, now.asking] } as const;
      put(next, step === stepOf(now.asking) ? 'replace' : 'push');
    },
    undo() {
      const now = view.value;
      const last = now.kind === 'asking' ? now.past.at(-1) : undefined;
      if (now.kind !== 'asking' || last === undefined) return;
      const past = now.past.slice(0, -1);
      if (keptIn(address.kept())?.since === now.past.length) address.back();
      else put({ kind: 'asking', asking: last, step: stepOf(last), past }, 'replace');
    },
    again: () => {
      const now = view.value;
      put(start(now.kind === 'asking' ? now.asking.edition : undefined), 'push');
    },
    show(step) {
      if (view.value.kind === 'asking') view.value = { ...view.value, step };
    },
    readAddress() {
      view.value = openedView(address) ?? start();
    },
  };
}

type Asked = Extract<AskView, { readonly kind: 'asking' }>;

/** What a step of the history remembers. */
interface Kept {
  readonly asking: Asking;
  readonly past: readonly Asking[];
  /** The number of taps with which the step began; undefined for the first one of the visit. */
  readonly since: number | undefined;
}

/** One’s own taps, where the visit goes on from them; else what the link says. */
function openedView(address: AskAddress): AskView | undefined {
  const hash = address.hash();
  const kept = keptIn(address.kept());
  if (kept !== undefined && isAddressOf(kept.asking, hash)) {
    const { asking, past } = kept;
    return { kind: 'asking', asking, step: stepOf(asking), past };
  }
  const read = readHash(hash);
  if (read === undefined) return undefined;
  return read.ok
    ? { kind: 'shared', question: read.value } : { kind: 'broken', link: read.error };
}

function keptIn(kept: unknown): Kept | undefined {
  const written = typeof kept === 'object' && kept !== null && 'asking' in kept && 'past' in kept;
  return written && Array.isArray(kept.past) ? kept as Kept : undefined;
}

/** Whether the address is that of `asking`, which may be anything a browser has kept. */
function isAddressOf(asking: Asking, hash: string): boolean {
  try {
    return Array.isArray(asking.facts) && hashFor(asking) === hash;
  } catch {
    return false;
  }
}

/** Nothing, until there is something to rule on. */
function hashFor(asking: Asking): string {
  const question = questionOf(asking);
  return question === undefined ? '' : hashOf(question);
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
