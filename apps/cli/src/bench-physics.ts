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

/** What the figures do not hold: for a reader who compares versions or machines. */
export interface PhysicsAside {
  /** Microseconds of a shot for every even number of balls. */
  readonly growth: readonly { readonly balls: number; readonly microseconds: number }[];
  /** A shot of a list in rounds of the kernel: nearly the same on every machine. */
  readonly kernelRounds: { readonly aimed: number; readonly random: number };
  /**
   * Shots a second in the fastest round of a list. Far above the median: something else was busy,
   * on this machine or the next on the same processor, which the kernel, a chain, hardly feels.
   */
  readonly fastest: { readonly aimed: number; readonly random: number };
  readonly bytesPerShot: number;
}

export const METHOD = 'one thread; after a warm-up of all lists every shot is run 9 times, the '
  + 'lists in turn; a list\'s time is the sum of the shots\' medians; breaks: ten balls, median of '
  + 'the list; kernel: processor time, median of 3 after a warm-up, between the '
  + 'rounds; bytes: growth of the heap over 100 000 aimed shots, median of batches';

const ROUNDS = 9;
const GROWTH = [2, 4, 6, 8, 10, 12, 14, 16] as const;
const BALL_COUNTS: readonly number[] = [2, 4, 8, 16];
/** The rounds after which the kernel runs. */
const KERNEL_AFTER: readonly number[] = [0, 4, 8];
const KERNEL_ROUNDS = 2e7;

/** How many `tick`s a run makes. */
export const STEPS = ROUNDS + 2;

/** Runs everything; takes some ten seconds. */
export function measurePhysics(
  progress: Progress,
): { readonly figures: PhysicsFigures; readonly aside: PhysicsAside } {
  const simulator = createSimulator(TABLES['9'], DEFAULT_PARAMS);
  const lists = readLists('shots.json');
  const aimedShots = listOf(readLists('shots-aimed.json'), 'shots');
  const all = [
    aimedShots, listOf(lists, 'shots'), listOf(lists, 'breaks10'), listOf(lists, 'frozen10'),
    ...GROWTH.map(ringShots),
  ];
  const { times, fastest, kernel } = measureInTurn(simulator, all, progress);
  const [aimed = [], random = [], gapped = [], frozen = [], ...rings] = times;
  const growth = GROWTH.map((balls, k) => ({ balls, microseconds: mean(rings[k] ?? []) }));
  const bytesPerShot = bytesOf(simulator, aimedShots);
  progress.tick();
  return {
    figures: {
      aimed: { shotsPerSecond: rate(aimed) },
      random: { shotsPerSecond: rate(random) },
      break: { gappedMs: round(median(gapped), 4), frozenMs: round(median(frozen), 4) },
      events: { microseconds: round((1000 * sum(aimed)) / eventsOf(simulator, aimedShots), 3) },
      byBalls: growth.filter(({ balls }) => BALL_COUNTS.includes(balls)).map(
        ({ balls, microseconds }) => ({ balls, microsecondsPerShot: round(microseconds, 2) }),
      ),
      kernelMillionRoundsPerSecond: round(kernel, 2),
    },
    aside: {
      growth,
      kernelRounds: {
        aimed: Math.round(mean(aimed) * kernel), random: Math.round(mean(random) * kernel),
      },
      fastest: { aimed: fastest[0] ?? 0, random: fastest[1] ?? 0 },
      bytesPerShot,
    },
  };
}

interface Times {
  /** Milliseconds by list and shot. */
  readonly times: readonly (readonly number[])[];
  /** Shots a second of each list in its fastest round. */
  readonly fastest: readonly number[];
  readonly kernel: number;
}

/** Times of all shots of all lists, the lists in turn, and the kernel's rate among them. */
function measureInTurn(
  simulator: Simulator, lists: readonly (readonly Shot[])[], progress: Progress,
): Times {
  for (const shots of lists) for (const shot of shots) play(simulator, shot);
  kernelRate();
  progress.tick();
  const kernels: number[] = [];
  const rounds = lists.map((shots) => (
    Array.from({ length: ROUNDS }, () => new Float64Array(shots.length))
  ));
  for (let k = 0; k < ROUNDS; k += 1) {
    lists.forEach((shots, list) => {
      timeShots(simulator, shots, present(rounds[list]?.[k], 'a round'));
    });
    if (KERNEL_AFTER.includes(k)) kernels.push(kernelRate());
    progress.tick();
  }
  const times = lists.map((shots, list) => (
    shots.map((_, shot) => median((rounds[list] ?? []).map((each) => each[shot] ?? 0)))
  ));
  const fastest = rounds.map((all) => Math.max(...all.map((each) => rate([...each]))));
  return { times, fastest, kernel: median(kernels) };
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

/** The time of every shot, milliseconds, into `times`. */
function timeShots(simulator: Simulator, shots: readonly Shot[], times: Float64Array): void {
  shots.forEach((shot, k) => {
    const startedMs = performance.now();
    play(simulator, shot);
    times[k] = performance.now() - startedMs;
  });
}

/**
 * What a shot leaves on the heap. Batches are so short that most see no collection; looking at the
 * heap costs some bytes itself, which an empty batch tells.
 */
function bytesOf(simulator: Simulator, shots: readonly Shot[]): number {
  const batch = 100;
  const grown = (count: number): number => median(Array.from({ length: 1000 }, (_, k) => {
    const before = process.memoryUsage().heapUsed;
    for (let n = 0; n < count; n += 1) {
      play(simulator, present(shots[(k * count + n) % shots.length], 'a shot'));
    }
    return process.memoryUsage().heapUsed - before;
  }));
  return Math.max(0, Math.round((grown(batch) - grown(0)) / batch));
}

function play(simulator: Simulator, shot: Shot): number {
  simulator.placeArrays(shot.x, shot.y, shot.present);
  return simulator.runFrom(shot.velocity, shot.spin, 'rest', 1).events;
}

function eventsOf(simulator: Simulator, shots: readonly Shot[]): number {
  return sum(shots.map((shot) => play(simulator, shot)));
}

/**
 * The machine's own speed, million rounds a second of a chain of √, ×, +, ÷. By processor time:
 * unlike a shot, a run of the kernel is long enough to be interrupted.
 */
function kernelRate(): number {
  const before = process.cpuUsage();
  if (!Number.isFinite(runKernel(KERNEL_ROUNDS))) throw new Error('the kernel overflowed');
  const { user, system } = process.cpuUsage(before);
  return KERNEL_ROUNDS / (user + system);
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

/** Mean of some milliseconds, in microseconds. */
function mean(values: readonly number[]): number {
  return (1000 * sum(values)) / values.length;
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
