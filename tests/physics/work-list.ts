/** The fixed work lists of fixtures/physics. */
import { readFileSync } from 'node:fs';
import { type Vec3 } from '@tenball/base';
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, type SimulateInput, type Trace, simulate } from '@tenball/physics';

/** The table the lists were made for. */
export const TABLE = TABLES['9'];

/** Balls as number, x, y; the cue ball's velocity and spin just after the tip left it. */
export interface Shot {
  readonly kind: string;
  readonly balls: readonly (readonly [number, number, number])[];
  readonly v: readonly [number, number, number];
  readonly w: readonly [number, number, number];
}

/** The shots of `list`, a file's name without its ending. */
export function shotsOf(list: string): readonly Shot[] {
  const file = new URL(`../../fixtures/physics/${list}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { shots: Shot[] }).shots;
}

/** Three numbers as a vector. */
export function vector([x, y, z]: readonly [number, number, number]): Vec3 {
  return { x, y, z };
}

/** `shot` as the simulator takes it. */
export function inputOfShot({ balls, v, w }: Shot): SimulateInput {
  return {
    table: TABLE,
    params: DEFAULT_PARAMS,
    balls: balls.map(([ball, x, y]) => (
      ball === 0 ? { ball, position: { x, y }, velocity: vector(v), spin: vector(w) }
        : { ball, position: { x, y } }
    )),
  };
}

/** The trace of `shot`; undefined when it does not end. */
export function played(shot: Shot): Trace | undefined {
  const result = simulate(inputOfShot(shot));
  return result.ok ? result.value : undefined;
}
