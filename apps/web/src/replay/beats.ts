/** The events of a stroke that a watcher steps through: a trace has many more. */
import type { Pocket } from '@tenball/equipment';
import type { TableEvent, Trace } from '@tenball/physics';
import type { Call } from '@tenball/rules';

export type Beat =
  | { readonly kind: 'tip' | 'rest'; readonly seconds: number }
  | {
    readonly kind: 'contact'; readonly seconds: number;
    readonly ball: number; readonly other: number;
  }
  | { readonly kind: 'cushion'; readonly seconds: number; readonly ball: number }
  | {
    readonly kind: 'pocket'; readonly seconds: number;
    readonly ball: number; readonly pocket: Pocket;
  }
  | { readonly kind: 'off'; readonly seconds: number; readonly ball: number };

/** With more contacts or cushions than this, only those of the balls that matter are steps. */
const FEW = 6;
/** The same two balls, or the same ball at its cushions, so soon again are one step, seconds. */
const AGAIN = 0.08;

const known = new WeakMap<Trace, readonly Beat[]>();

/** The steps of `trace`, in time order; the first is the tip, the last is rest. */
export function beatsOf(trace: Trace, call: Call): readonly Beat[] {
  const found = known.get(trace);
  if (found !== undefined) return found;
  const beats = findBeats(trace, call);
  known.set(trace, beats);
  return beats;
}

function findBeats({ events, duration }: Trace, call: Call): readonly Beat[] {
  const matters = (ball: number) => ball === 0 || (call.kind === 'pot' && ball === call.ball);
  const all = withoutRepeats(events.flatMap((event) => beatOf(event) ?? []));
  const count = (kind: Beat['kind']) => all.filter((beat) => beat.kind === kind).length;
  const crowd = { contact: count('contact') > FEW, cushion: count('cushion') > FEW };
  const told = all.filter((beat) => {
    if (beat.kind === 'contact' && crowd.contact) return beat.ball === 0 || matters(beat.other);
    if (beat.kind === 'cushion' && crowd.cushion) return matters(beat.ball);
    return true;
  });
  return [{ kind: 'tip', seconds: 0 }, ...told, { kind: 'rest', seconds: duration }];
}

function beatOf({ t: seconds, kind, ball, other, pocket }: TableEvent): Beat | undefined {
  switch (kind) {
    case 'ball-ball':
    case 'cluster':
      return other === undefined ? undefined : { kind: 'contact', seconds, ball, other };
    case 'ball-cushion': return { kind: 'cushion', seconds, ball };
    case 'pocketed':
      return pocket === undefined ? undefined : { kind: 'pocket', seconds, ball, pocket };
    case 'off-table': return { kind: 'off', seconds, ball };
    case 'strike':
    case 'ball-jaw':
    case 'ball-pocket':
    case 'ball-bed':
    case 'roll':
    case 'stop':
    case 'rest': return undefined;
  }
}

function withoutRepeats(beats: readonly Beat[]): readonly Beat[] {
  const last = new Map<string, number>();
  return beats.filter((beat) => {
    const key = keyOf(beat);
    const before = last.get(key);
    last.set(key, beat.seconds);
    return before === undefined || beat.seconds - before > AGAIN;
  });
}

function keyOf(beat: Beat): string {
  switch (beat.kind) {
    case 'contact': return `contact ${beat.ball} ${beat.other}`;
    case 'cushion':
    case 'pocket':
    case 'off': return `${beat.kind} ${beat.ball}`;
    case 'tip':
    case 'rest': return beat.kind;
  }
}

/** A hair's breadth: an instant that was sought counts as reached. */
const HAIR = 1e-6;

/** Index of the last step at or before `seconds`. */
export function beatAt(beats: readonly Beat[], seconds: number): number {
  return Math.max(0, beats.findLastIndex((beat) => beat.seconds <= seconds + HAIR));
}
