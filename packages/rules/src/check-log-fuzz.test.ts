import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import type { Call } from './call.ts';
import { checkShotLog } from './check-log.ts';
import type { ShotLog } from './shot-log.ts';
import { rulebooks } from './testing/any-rulebook.ts';
import { type Shot, shots, soundShots } from './testing/any-shot.ts';
import { frozen, isObject } from './testing/copies.ts';

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined, null, true, false, 0, -1, 3.5, 11, 1e9, Number.NaN, Infinity, -Infinity, '', 'A',
    'C', 'FL', 'cue', 'onTable', 'foul', [], {}, [[]], [undefined], [10], ['1'], { ball: 1 },
    [{ ball: 10, pocket: 'FL' }], [{ kind: 'strike' }],
    [{ kind: 'pocket', ball: 10, pocket: 'HL' }],
  ),
  fc.integer({ min: 1, max: 10 }),
);

/** Which member of a member is changed, and to what. */
const mutations = fc.record({
  path: fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 3 }), value: junk,
});

/** A copy with one member replaced, `path` counted along the members of each level. */
function mutated(value: unknown, path: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || !isObject(value)) return replacement;
  const names = Object.keys(value);
  const name = names[step % Math.max(1, names.length)];
  const copy: Record<string, unknown> = { ...value };
  if (name !== undefined) copy[name] = mutated(copy[name], rest, replacement);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

describe('a log with a few members replaced', () => {
  test('is ruled on or refused at a place, never thrown over; the situation stays', () => {
    let refused = 0;
    let ruled = 0;
    const changes = fc.array(mutations, { minLength: 1, maxLength: 3 });
    fc.assert(fc.property(rulebooks, soundShots, changes, (rulebook, shot, list) => {
      const { situation, call } = frozen(shot);
      const log = list.reduce<unknown>(
        (so, { path, value }) => mutated(so, path, value), shot.log,
      ) as ShotLog;
      const checked = checkShotLog(situation, call, frozen(log));
      if (checked.ok) {
        ruled += 1;
        expect(adjudicate(rulebook, situation, call, log).reasons.length).toBeGreaterThan(0);
        return;
      }
      refused += 1;
      expect(checked.error.pointer).toMatch(/^(?:\/[A-Za-z]+(?:\/(?:[A-Za-z]+|\d+))*)?$/);
      expect(checked.error.expected).toMatch(/\w/);
      expect(hasParent(log, checked.error.pointer)).toBe(true);
    }), { numRuns: 1500 });
    expect(Math.min(refused, ruled)).toBeGreaterThan(100);
  });

  test('or with a call that is none is refused below /call', () => {
    fc.assert(fc.property(soundShots, junk, junk, junk, ({ situation, log }, a, b, c) => {
      for (const call of [a, { kind: a }, { kind: 'pot', ball: a, pocket: b, obvious: c }]) {
        const checked = checkShotLog(situation, call as Call, log);
        if (!checked.ok) expect(checked.error.pointer).toMatch(/^\/call/);
      }
    }), { numRuns: 300 });
  });
});

test('evidence that is sound is ruled on without a fault of its own', () => {
  fc.assert(fc.property(shots, (shot: Shot) => {
    const { situation, call, log } = frozen(shot);
    expect(checkShotLog(situation, call, log)).toEqual(checkShotLog(situation, call, log));
  }), { numRuns: 200 });
});

/** Whether the place lies in the log, or is missing from something that does. */
function hasParent(log: unknown, pointer: string): boolean {
  const steps = pointer.split('/').slice(1, -1);
  const parent = steps.reduce<unknown>((at, step) => (
    isObject(at) ? (at as Readonly<Record<string, unknown>>)[step] : undefined
  ), log);
  return pointer === '' || isObject(parent);
}
