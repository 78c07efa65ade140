/** A simulator has no memory of the strokes before, and a trace changes nothing. */
import { FATE_TABLE, quantiseStroke, simulate } from '@tenball/physics';
import { TABLES } from '@tenball/equipment';
import { expect, test } from 'vitest';
import { STROKES, sceneAt } from './corpus.ts';
import {
  type Simulators, emptyRecord, hashOf, noteOutcome, outcomeOf, simulatorOf,
} from './record.ts';
import { type Scene, paramsOf } from './settings.ts';

/** Every seventh stroke: some of each kind. */
const SCENES = Array.from({ length: Math.floor(STROKES / 7) }, (_, index) => sceneAt(index * 7));

function bitsOf(simulators: Simulators, scene: Scene): string {
  const record = emptyRecord(false);
  noteOutcome(record, outcomeOf(simulators, scene, quantiseStroke(scene.stroke)));
  return hashOf(record);
}

const alone = SCENES.map((scene) => bitsOf(new Map(), scene));

test('a stroke comes out the same after others, in whatever order', () => {
  const simulators: Simulators = new Map();
  expect(SCENES.map((scene) => bitsOf(simulators, scene))).toEqual(alone);
  const backwards = [...SCENES].reverse().map((scene) => bitsOf(simulators, scene));
  expect(backwards.reverse()).toEqual(alone);
});

test('a stroke comes out the same after strokes that were stopped half-way', () => {
  const simulators: Simulators = new Map();
  const after = SCENES.map((scene, index) => {
    bitsOf(simulators, scene);
    const simulator = simulatorOf(simulators, scene);
    const stop = index % 2 === 0 ? 'first-contact' : 'doomed';
    simulator.run(quantiseStroke(scene.stroke), stop, 15);
    return bitsOf(simulators, scene);
  });
  expect(after).toEqual(alone);
});

test('a stroke ends alike with a trace and without one', () => {
  const simulators: Simulators = new Map();
  for (const scene of SCENES) {
    const { table, setting, balls } = scene;
    const stroke = quantiseStroke(scene.stroke);
    const starts = Object.entries(balls).flatMap(([ball, position]) => (
      position === undefined ? [] : [{ ball: Number(ball), position }]
    ));
    const input = { table: TABLES[table], params: paramsOf(setting), balls: starts, stroke };
    const trace = simulate(input);
    const outcome = outcomeOf(simulators, scene, stroke);
    if (!trace.ok) {
      expect(outcome.termination).toBe('limit');
      continue;
    }
    expect(outcome.seconds).toBe(trace.value.duration);
    for (const { ball, motion, position } of trace.value.balls) {
      expect(outcome.fate[ball] === FATE_TABLE).toBe(motion === 'at-rest');
      if (motion !== 'at-rest') continue;
      expect([outcome.x[ball], outcome.y[ball]]).toEqual([position.x, position.y]);
    }
  }
});
