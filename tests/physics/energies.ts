/**
 * The books of energy: at every instant at which balls begin a new motion, and across every window
 * in which balls press each other, the sum must not rise. What the tip brings is the cue's.
 */
import {
  type BallState, type Params, type Segment, type Trace, energyAt, energyOf, sampleTrace,
} from '@tenball/physics';
import { isLost } from './pairs.ts';
import { type Window, isPressed, windowsOf } from './windows.ts';

/** Energy of the balls that begin a new segment at one instant or in one window. */
interface Turn {
  readonly from: number;
  readonly to: number;
  before: number;
  after: number;
}

/** What the books say, joules. */
export interface Gain {
  /** Greatest gain beyond its slack where no tip was, and when; 0 when there is none. */
  readonly worst: number;
  readonly at: number;
  /** What the tip gave beyond what the cue had; 0 or less when the cue can have given it. */
  readonly beyondCue: number;
}

/** Finds the greatest gain of energy in `trace`. */
export function gainsOf(trace: Trace): Gain {
  const strikes = trace.events.filter(({ kind }) => kind === 'strike');
  let worst = 0;
  let at = 0;
  let given = energyAt(trace, 0);
  for (const { from, to, before, after } of turnsOf(trace)) {
    const gain = after - before;
    if (strikes.some(({ t }) => from <= t && t <= to)) {
      given += Math.max(0, gain);
      continue;
    }
    const all = energyAt(trace, to) - after + before;
    if (gain <= 1e-12 * Math.abs(all) + 1e-15 || gain <= worst) continue;
    worst = gain;
    at = from;
  }
  const speed = strikes[0]?.speed;
  const beyondCue = speed === undefined ? 0 : given - 0.5 * trace.params.cueMass * speed * speed;
  return { worst, at, beyondCue: Math.max(0, beyondCue) };
}

function turnsOf(trace: Trace): Turn[] {
  const windows = windowsOf(trace);
  const turns = new Map<number, Turn>();
  for (const segments of trace.segments) {
    for (const [index, segment] of segments.entries()) {
      const before = segments[index - 1];
      if (before === undefined) continue;
      const wasPressed = isPressed(before, trace);
      const pressed = isPressed(segment, trace);
      const turn = turnAt(turns, windows, segment.t, wasPressed || pressed);
      if (!wasPressed) turn.before += heldBy(carriedTo(trace, before, segment.t), trace.params);
      if (!pressed) turn.after += heldBy(segment.state, trace.params);
    }
  }
  return [...turns.values()];
}

/** The entry for what happens at `t`, alone or in its window. */
function turnAt(
  turns: Map<number, Turn>, windows: readonly Window[], t: number, inWindow: boolean,
): Turn {
  const window = inWindow ? windows.find(({ from, to }) => from <= t && t <= to) : undefined;
  const { from, to } = window ?? { from: t, to: t };
  // A window and an instant may begin at the same time.
  const key = window === undefined ? from : -1 - from;
  const turn = turns.get(key) ?? { from, to, before: 0, after: 0 };
  turns.set(key, turn);
  return turn;
}

/** The state in which `segment` has brought a ball to `seconds`, by the product's own law. */
function carriedTo(trace: Trace, segment: Segment, seconds: number): BallState {
  const state = sampleTrace({ ...trace, segments: [[segment]] }, 0, seconds);
  return state ?? segment.state;
}

/** A ball that is lost has come to rest where it was lost: what it keeps is its height. */
function heldBy(state: BallState, params: Params): number {
  if (!isLost(state)) return energyOf(state, params);
  return params.ballMass * params.g * (state.position.z - params.ballRadius);
}
