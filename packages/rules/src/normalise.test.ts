import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { plainSituation } from './question-situation.ts';
import { BASE } from './rulebook.ts';
import { formatRuling } from './ruling-digest.ts';
import type { ShotEvent } from './shot-log.ts';
import { parseShotLog } from './shot-log-notation.ts';
import { because } from './testing/told.ts';

/** The ruling on facts with an order of events, and the sentences on what the events told. */
function ruled(facts: string, events: readonly ShotEvent[]): string {
  const log = parseShotLog(facts);
  if (!log.ok) throw new Error(`${facts} cannot be read`);
  const call = { kind: 'pot', ball: 1, pocket: 'FL', obvious: false } as const;
  const ruling = adjudicate(BASE, plainSituation('A'), call, { ...log.value, events });
  const said = ruling.reasons.filter(({ sentence }) => /^(?:rebound|rail-top)/.test(sentence));
  return [formatRuling(BASE, ruling), ...said.map(because)].join(', ');
}

const RIM = { pocket: 'FL' } as const;

describe('what the order of events tells beside the facts (4.3)', () => {
  test.each<[string, string, readonly ShotEvent[], string]>([
    ['a ball that came back from a pocket is not pocketed', '>1 1| 1@FL',
      [{ kind: 'pocket', ball: 1, ...RIM }, { kind: 'rebound', ball: 1, ...RIM }],
      'ends B:shot, G8.3 rebound.not-pocketed (ball=1)'],
    ['one that came back and fell again is', '>1 1@FL',
      [{ kind: 'rebound', ball: 1, ...RIM }, { kind: 'pocket', ball: 1, ...RIM }],
      'stay:1 continues A:shot'],
    ['a cue ball that came back is on the table', '>1 1| 0@',
      [{ kind: 'rebound', ball: 0, ...RIM }], 'ends B:shot, G8.3 rebound.not-pocketed (ball=0)'],
    ['but it met a rail only where a rail was seen', '>1 0@',
      [{ kind: 'rebound', ball: 0, ...RIM }],
      'NO_RAIL ends B:hand 1-0, G8.3 rebound.not-pocketed (ball=0)'],
    ['and off the table where it left it afterwards', '>1 1| 0^',
      [{ kind: 'rebound', ball: 0, ...RIM }, { kind: 'offTable', ball: 0 }],
      'CUE_BALL_OFF_TABLE ends B:hand 1-0, G8.3 rebound.not-pocketed (ball=0)'],
    ['unless it touched a ball that lay in the pocket', '>1 1|',
      [{ kind: 'pocketedBallTouch', ball: 0 }, { kind: 'rebound', ball: 0, ...RIM }],
      'SCRATCH ends B:hand 1-0, G8.3 rebound.not-pocketed (ball=0), '
      + 'G8.3 rebound.cue-ball-touched-pocketed'],
    ['an object ball that touches one there is not the cue ball', '>1 1|',
      [{ kind: 'pocketedBallTouch', ball: 5 }, { kind: 'rebound', ball: 5, ...RIM }],
      'ends B:shot, G8.3 rebound.not-pocketed (ball=5)'],
    ['a ball on the rail top that came back is in play', '>1 1|',
      [{ kind: 'railTop', ball: 5 }], 'ends B:shot, G8.5 rail-top.came-back (ball=5)'],
    ['one that came back off a lamp is off the table', '>1 1|',
      [{ kind: 'railTop', ball: 5 }, { kind: 'externalObject', ball: 5, object: 'lamp' }],
      'BALL_OFF_TABLE out:5 ends B:hand 1-0, G8.5 rail-top.object-helped (ball=5)'],
    ['so is a cue ball', '>1 1|', [{ kind: 'externalObject', ball: 0, object: 'person' }],
      'CUE_BALL_OFF_TABLE ends B:hand 1-0, G8.5 rail-top.object-helped (ball=0)'],
    ['a ball that left the table over the rail top is only off', '>1 5^',
      [{ kind: 'railTop', ball: 5 }], 'BALL_OFF_TABLE out:5 ends B:hand 1-0'],
  ])('%s', (_what, facts, events, expected) => {
    expect(ruled(facts, events)).toBe(expected);
  });
});
