/** The figures of `tenball bench physics`: fixed work lists, medians of single shots. */
import { readFileSync } from 'node:fs';
import { present, sin, cos, type Vec3 } from '@tenball/base';
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, MAX_BALLS, type Simulator, createSimulator } from '@tenball/physics';
import type { Progress } from './io.ts';

/** One shot of a list, ready to be run without allocation. */
interface Shot {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Bit mask of the balls on the table. */
  readonly present: number;
  readonly velocity: Vec3;
  readonly spin: Vec3;
}

/** The form of the lists in `fixtures/physics`. */
interface WrittenShot {
  readonly balls: readonly (readonly [number, number, number])[];
  readonly v: readonly [number, number, number];
  readonly w: readonly [number, number, number];
}

export interface PhysicsFigures {
  readonly aimed: { readonly shotsPerSecond: number };
  readonly random: { readonly shotsPerSecond: number };
  readonly break: { readonly gappedMs: number; readonly frozenMs: number };
  readonly events: { readonly microseconds: number };
  readonly byBalls: readonly { readonly balls: number; readonly microsecondsPerShot: number }[];
  readonly kernelMillionRoundsPerSecond: number;
}

export const METHOD = 'one thread; every shot of a list is run 9 times after a warm-up of the '
  + 'whole list, a list\'s time is the sum of the shots\' medians; breaks: ten balls, median of '
  + 'the list; kernel: median of 3 after a warm-up';

const ROUNDS = 9;
const BALL_COUNTS = [2, 4, 8, 16] as const;

/** How many `tick`s a run makes. */
export const STEPS = 4 + BALL_COUNTS.length + 1;

/** Runs everything; takes some ten seconds. */
export function measurePhysics(progress: Progress): PhysicsFigures {
  const simulator = createSimulator(TABLES['9'], DEFAULT_PARAMS);
  const lists = readLists('shots.json');
  const measure = (shots: readonly Shot[]): readonly number[] => {
    const times = shotTimes(simulator, shots);
    progress.tick();
    return times;
  };
  const aimedShots = listOf(readLists('shots-aimed.json'), 'shots');
  const aimed = measure(aimedShots);
  const random = measure(listOf(lists, 'shots'));
  const gapped = measure(listOf(lists, 'breaks10'));
  const frozen = measure(listOf(lists, 'frozen10'));
  const byBalls = BALL_COUNTS.map((balls) => {
    const times = measure(ringShots(balls));
    return { balls, microsecondsPerShot: round((1000 * sum(times)) / times.length, 2) };
  });
  const kernel = kernelRate();
  progress.tick();
  return {
    aimed: { shotsPerSecond: rate(aimed) },
    random: { shotsPerSecond: rate(random) },
    break: { gappedMs: round(median(gapped), 4), frozenMs: round(median(frozen), 4) },
    events: { microseconds: round((1000 * sum(aimed)) / eventsOf(simulator, aimedShots), 3) },
    byBalls,
    kernelMillionRoundsPerSecond: kernel,
  };
}

function readLists(file: string): Readonly<Record<string, unknown>> {
  const url = new URL(`../../../fixtures/physics/${file}`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as Readonly<Record<string, unknown>>;
}

function listOf(lists: Readonly<Record<string, unknown>>, name: string): Shot[] {
  return (lists[name] as readonly WrittenShot[]).map(prepare);
}

function prepare({ balls, v, w }: WrittenShot): Shot {
  const x = new Float64Array(MAX_BALLS);
  const y = new Float64Array(MAX_BALLS);
  let mask = 0;
  for (const [ball, atX, atY] of balls) {
    x[ball] = atX;
    y[ball] = atY;
    mask |= 1 << ball;
  }
  return {
    x, y, present: mask,
    velocity: { x: v[0], y: v[1], z: v[2] }, spin: { x: w[0], y: w[1], z: w[2] },
  };
}

/** Aimed shots among `count` balls on a fixed spread: the same scenes in every version. */
function ringShots(count: number): Shot[] {
  return Array.from({ length: 200 }, (_, k) => {
    const balls: [number, number, number][] = [];
    for (let ball = 0; ball < count; ball += 1) {
      const turn = k * 0.7 + ball * 2.399963;
      const reach = 0.12 + 0.42 * Math.sqrt((ball + 0.5) / count);
      balls.push([ball, 1.9 * reach * cos(turn), reach * sin(turn)]);
    }
    const [, cueX, cueY] = present(balls[0], 'the cue ball');
    const [, x, y] = present(balls[1], 'an object ball');
    const distance = Math.sqrt((x - cueX) * (x - cueX) + (y - cueY) * (y - cueY));
    const speed = 1 + (k % 7) * 0.5;
    const v = [((x - cueX) / distance) * speed, ((y - cueY) / distance) * speed, 0] as const;
    return prepare({ balls, v: [v[0], v[1], 0], w: [0, 0, 0] });
  });
}

/** Median time of every shot, milliseconds. */
function shotTimes(simulator: Simulator, shots: readonly Shot[]): readonly number[] {
  for (const shot of shots) play(simulator, shot);
  const rounds = Array.from({ length: ROUNDS }, () => new Float64Array(shots.length));
  for (const times of rounds) {
    shots.forEach((shot, k) => {
      const startedMs = performance.now();
      play(simulator, shot);
      times[k] = performance.now() - startedMs;
    });
  }
  return shots.map((_, k) => median(rounds.map((times) => times[k] ?? 0)));
}

function play(simulator: Simulator, shot: Shot): number {
  simulator.placeArrays(shot.x, shot.y, shot.present);
  return simulator.runFrom(shot.velocity, shot.spin, 'rest', 1).events;
}

function eventsOf(simulator: Simulator, shots: readonly Shot[]): number {
  return sum(shots.map((shot) => play(simulator, shot)));
}

/** The machine's own speed, for ratios: 2e7 rounds of a chain of √, ×, +, ÷. */
function kernelRate(): number {
  const rounds = 2e7;
  runKernel(rounds);
  const times = [0, 1, 2].map(() => {
    const startedMs = performance.now();
    const s = runKernel(rounds);
    if (!Number.isFinite(s)) throw new Error('the kernel overflowed');
    return performance.now() - startedMs;
  });
  return round(rounds / median(times) / 1000, 2);
}

function runKernel(rounds: number): number {
  let x = 0.5;
  let y = 0.25;
  let s = 0;
  for (let i = 0; i < rounds; i += 1) {
    x = Math.sqrt(x * x + y * y + 1e-3) * 0.7;
    y = (y + x) * 0.49 - (0.01 * y) / (x + 1);
    s += x;
  }
  return s;
}

function rate(times: readonly number[]): number {
  return Math.round((1000 * times.length) / sum(times));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return present(sorted[Math.floor(sorted.length / 2)], 'a median');
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
