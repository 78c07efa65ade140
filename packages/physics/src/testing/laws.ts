/** The laws that every shot must keep, as figures. Specification V50. */
import { energyAt } from '../energy.ts';
import { sampleTrace } from '../sample.ts';
import { type BallState, type Trace } from '../trace.ts';

export interface Figures {
  /** Deepest overlap of two balls at any event and in dense samples between, metres. */
  readonly overlap: number;
  /** Deepest overlap of two balls of the resting layout, metres. */
  readonly overlapAtRest: number;
  /** Largest rise of the energy from one event to the next, as a share of the energy at first. */
  readonly rise: number;
  /** Largest jump of a ball from the end of one segment to the next, metres. */
  readonly jump: number;
  readonly events: number;
  /** Every number of every state is finite, and every ball is at rest, pocketed or off. */
  readonly settled: boolean;
}

const SAMPLES = 150;

export function figuresOf(trace: Trace): Figures {
  const times = eventTimes(trace);
  const between = Array.from({ length: SAMPLES }, (_, k) => (trace.duration * k) / SAMPLES);
  return {
    overlap: Math.max(...[...times, ...between].map((t) => deepestOverlap(statesAt(trace, t)))),
    overlapAtRest: deepestOverlap(trace.balls),
    rise: largestRise(trace, times),
    jump: largestJump(trace),
    events: trace.events.length,
    settled: trace.balls.every(isSettled),
  };
}

function eventTimes(trace: Trace): number[] {
  const times = new Set(trace.segments.flatMap((list) => list.map(({ t }) => t)));
  return [...times].sort((a, b) => a - b);
}

function statesAt(trace: Trace, seconds: number): BallState[] {
  return trace.balls.flatMap(({ ball }) => sampleTrace(trace, ball, seconds) ?? []);
}

/** Balls that are on or above the bed; what is in a pocket's throat touches nothing. */
function isOnTable({ motion, position }: BallState): boolean {
  return motion !== 'pocketed' && motion !== 'off-table' && position.z > 0.028;
}

function deepestOverlap(states: readonly BallState[]): number {
  const there = states.filter(isOnTable);
  let deepest = 0;
  there.forEach(({ position: a }, k) => {
    for (const { position: b } of there.slice(k + 1)) {
      const [dx, dy, dz] = [a.x - b.x, a.y - b.y, a.z - b.z];
      deepest = Math.max(deepest, 0.05715 - Math.sqrt(dx * dx + dy * dy + dz * dz));
    }
  });
  return deepest;
}

function largestRise(trace: Trace, times: readonly number[]): number {
  const energies = times.map((t) => energyAt(trace, t));
  const first = energies[0] ?? 0;
  const rises = energies.slice(1).map((energy, k) => energy - (energies[k] ?? 0));
  return Math.max(0, ...rises) / first;
}

function largestJump(trace: Trace): number {
  let largest = 0;
  trace.segments.forEach((segments, ball) => {
    segments.slice(1).forEach(({ t, state }, k) => {
      const previous = segments[k];
      if (previous === undefined || state.motion === 'off-table') return;
      const alone = trace.segments.map((_, i) => (i === ball ? [previous] : []));
      const before = sampleTrace({ ...trace, segments: alone }, ball, t);
      if (before === undefined) return;
      const [a, b] = [before.position, state.position];
      largest = Math.max(
        largest, Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z),
      );
    });
  });
  return largest;
}

function isSettled({ motion, position, velocity, spin }: BallState): boolean {
  const numbers = [position, velocity, spin].flatMap(({ x, y, z }) => [x, y, z]);
  const ended = motion === 'at-rest' || motion === 'pocketed' || motion === 'off-table';
  return ended && numbers.every(Number.isFinite);
}
