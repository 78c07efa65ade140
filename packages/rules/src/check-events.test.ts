import { describe, expect, test } from 'vitest';
import { checkShotLog } from './check-log.ts';
import { plainSituation } from './question-situation.ts';
import type { ShotEvent } from './shot-log.ts';
import { parseShotLog } from './shot-log-notation.ts';

const STRIKE: ShotEvent = { kind: 'strike' };
const REST: ShotEvent = { kind: 'rest' };

function contact(ball: 0 | 1 | 5, ...met: readonly (0 | 1 | 2 | 5)[]): ShotEvent {
  return { kind: 'contact', ball, with: met, simultaneous: met.length > 1 };
}

function rail(ball: 0 | 1 | 5 | 6): ShotEvent {
  return { kind: 'rail', ball };
}

function pocket(ball: 0 | 1 | 5, where: 'FL' | 'HR' = 'FL'): ShotEvent {
  return { kind: 'pocket', ball, pocket: where };
}

function rebound(ball: 0 | 1 | 5): ShotEvent {
  return { kind: 'rebound', ball, pocket: 'FL' };
}

function off(ball: 0 | 1 | 5): ShotEvent {
  return { kind: 'offTable', ball };
}

function lamp(ball: 0 | 1 | 5): ShotEvent {
  return { kind: 'externalObject', ball, object: 'lamp' };
}

function touchDown(ball: 0 | 5): ShotEvent {
  return { kind: 'pocketedBallTouch', ball };
}

/** Where the events contradict the facts, and what should stand there. */
function verdict(facts: string, events: readonly ShotEvent[]): string {
  const log = parseShotLog(facts);
  if (!log.ok) throw new Error(`${facts} cannot be read`);
  const situation = { ...plainSituation('A'), ballsOnTable: [1, 2, 5, 6, 10] as const };
  const checked = checkShotLog(situation, { kind: 'safety' }, { ...log.value, events });
  return checked.ok ? 'fine' : `${checked.error.pointer} ${checked.error.expected}`;
}

describe('an order of events that tells the facts', () => {
  test.each<[string, string, readonly ShotEvent[]]>([
    ['from the strike to the rest', '>1 1| 5@FL 0@', [
      STRIKE, rail(0), contact(0, 1), rail(1), contact(1, 5), pocket(5), pocket(0, 'HR'), REST,
    ]],
    ['with a contact told from the object ball', '>1 1|', [contact(1, 0), rail(1)]],
    ['with two balls met at once', '>1+2 1|', [contact(0, 2, 1), rail(1)]],
    ['in part', '>1 1| 5@FL', [pocket(5)]],
    ['with a rail before the contact that does not count', '>1 1|', [rail(0), contact(0, 1)]],
    ['with rails and no contact at all', '', [STRIKE, rail(0), rail(6), REST]],
    ['with a ball that came back from a pocket', '>1 1|', [contact(0, 1), pocket(1), rebound(1)]],
    ['with a ball that came back while another fell', '>1 1@FL',
      [contact(0, 1), pocket(5), rebound(5), pocket(1)]],
    ['with a ball that came back and fell again', '>1 1@FL', [pocket(1), rebound(1), pocket(1)]],
    ['with a cue ball that came back', '>1 1|', [pocket(0), rebound(0)]],
    ['with a cue ball that came back and had touched a pocketed ball', '>1 1| 0@',
      [pocket(0), touchDown(0), rebound(0)]],
    ['with a cue ball that touched a pocketed ball and rests in its pocket', '>1 1| 0@',
      [STRIKE, contact(0, 1), rail(1), touchDown(0), REST]],
    ['with a ball off the table', '>1 5^', [STRIKE, contact(0, 1), off(5), REST]],
    ['with a ball off the table that met somebody there', '>1 5^', [off(5), lamp(5)]],
    ['with a ball that fell only thanks to a lamp', '>1 5^', [lamp(5), pocket(5)]],
    ['with a cue ball that fell only thanks to a lamp', '>1 1| 0^', [lamp(0), pocket(0)]],
    ['with a cue ball off the table', '>1 1| 0^', [STRIKE, contact(0, 1), rail(1), off(0), REST]],
    ['with a pocketed ball that counts as driven', '>1 1| 1@FL',
      [STRIKE, contact(0, 1), pocket(1), REST]],
    ['with a ball that fell by itself', '>1 1| 5@FL~3', [contact(0, 1), rail(1), pocket(5)]],
    ['with a ball off the table that counts as driven', '>1 5| 5^',
      [STRIKE, contact(0, 1), off(5), REST]],
    ['with a ball off the table that a lamp sent back', '>1 5^',
      [STRIKE, contact(0, 1), lamp(5), REST]],
    ['with a cue ball that a lamp sent back', '>1 1| 0^',
      [STRIKE, contact(0, 1), rail(1), lamp(0), REST]],
    ['with no word of a rail that does not count', '6|', [STRIKE, REST]],
  ])('%s', (_what, facts, events) => {
    expect(verdict(facts, events)).toBe('fine');
  });
});

describe('an order of events that cannot be, or tells something else:', () => {
  const gone = 'a ball that is still on the table';
  const whole = 'what the events tell from the strike to the rest';
  test.each<[string, string, readonly ShotEvent[], string]>([
    ['a strike in the middle', '>1 1|', [rail(0), STRIKE],
      '/events/1/kind the strike as the first event'],
    ['two strikes', '>1 1|', [STRIKE, STRIKE], '/events/1/kind the strike as the first event'],
    ['a rest in the middle', '>1 1|', [STRIKE, REST, rail(0)],
      '/events/1/kind the rest as the last event'],
    ['a rest before anything', '>1 1|', [REST, rail(0)],
      '/events/0/kind the rest as the last event'],
    ['a contact of nothing', '>1 1|', [contact(0)], '/events/0/with at least one ball'],
    ['a contact of a ball with itself', '>1 1|', [contact(0, 1), contact(5, 5)],
      '/events/1/with/0 each ball once'],
    ['a contact with one ball twice', '>1 1|', [contact(0, 1, 2, 1)],
      '/events/0/with/2 each ball once'],
    ['several balls one after the other', '>1+2 1|',
      [{ kind: 'contact', ball: 0, with: [1, 2], simultaneous: false }],
      '/events/0/simultaneous true, where several balls are met at once'],
    ['another first contact', '>1 1|', [contact(0, 5)],
      '/events/0 the first contact of the cue ball with 1'],
    ['a second ball in the first contact', '>1+2 1|', [contact(0, 1)],
      '/events/0 the first contact of the cue ball with 1, 2'],
    ['a contact where there was none', '', [rail(0), contact(0, 1)],
      '/events/1 the first contact of the cue ball with nothing'],
    ['a rail after the contact that nobody saw', '>1 1|', [contact(0, 1), rail(1), rail(6)],
      '/events/2/ball a ball of railAfterContact'],
    ['a ball that is pocketed and rolls on', '>1 5@FL', [contact(0, 1), pocket(5), rail(5)],
      `/events/2/ball ${gone}`],
    ['a contact with a pocketed ball', '>1 5@FL', [contact(0, 1), pocket(5), contact(1, 5)],
      `/events/2/with/0 ${gone}`],
    ['a ball that is pocketed twice', '>1 5@FL', [pocket(5), pocket(5)], `/events/1/ball ${gone}`],
    ['a ball that is on the floor and falls', '>1 5^', [off(5), pocket(5)],
      `/events/1/ball ${gone}`],
    ['a ball that comes back from the floor by a pocket', '>1 5^', [off(5), rebound(5)],
      `/events/1/ball ${gone}`],
    ['a pocketed ball that meets a lamp', '>1 5@FL', [pocket(5), lamp(5)],
      `/events/1/ball ${gone}`],
    ['a ball pocketed that is not in the facts', '>1 1|', [pocket(5)],
      '/events/0/ball a ball of pocketed'],
    ['a ball pocketed elsewhere', '>1 5@FL', [pocket(5, 'HR')],
      '/events/0/ball the ball that fell in HR'],
    ['a ball that met a lamp, fell, and is on the table in the facts', '>1 1|',
      [lamp(5), pocket(5)], '/events/1/ball a ball of pocketed'],
    ['a scratch that is not in the facts', '>1 1|', [pocket(0)],
      '/events/0/ball a cue ball that ends onTable'],
    ['a scratch where the cue ball was off', '>1 1| 0^', [pocket(0)],
      '/events/0/ball a cue ball that ends offTable'],
    ['a cue ball off the table that is not in the facts', '>1 1| 0@', [off(0)],
      '/events/0/ball a cue ball that ends pocketed'],
    ['a ball off the table that is not in the facts', '>1 1|', [off(5)],
      '/events/0/ball a ball of offTable'],
    ['a rebound of a ball that is pocketed in the facts', '>1 5@FL', [pocket(5), rebound(5)],
      '/events/1/ball a ball that is not pocketed in the end'],
    ['a rebound of a scratched cue ball', '>1 1| 0@', [pocket(0), rebound(0)],
      '/events/1/ball a ball that is not pocketed in the end'],
    ['an object ball that touches a pocketed one', '>1 1|', [touchDown(5)],
      '/events/0/ball the cue ball: only it is pocketed by a touch'],
    ['no contact from the strike to the rest', '>1 1|', [STRIKE, rail(1), REST],
      `/firstContact/0 ${whole}`],
    ['the only rail untold', '>1 6|', [STRIKE, contact(0, 1), REST],
      `/railAfterContact/0 ${whole}`],
    ['a rail untold', '>1 1| 6|', [STRIKE, contact(0, 1), rail(1), REST],
      `/railAfterContact/1 ${whole}`],
    ['a pocketed ball untold', '>1 1| 5@FL', [STRIKE, contact(0, 1), rail(1), REST],
      `/pocketed/0/ball ${whole}`],
    ['a ball off the table untold', '>1 1| 5^', [STRIKE, contact(0, 1), rail(1), REST],
      `/offTable/0 ${whole}`],
    ['a scratch untold', '>1 1| 0@', [STRIKE, contact(0, 1), rail(1), REST], `/cueBall ${whole}`],
    ['a cue ball off the table untold', '>1 1| 0^', [STRIKE, contact(0, 1), rail(1), REST],
      `/cueBall ${whole}`],
  ])('%s', (_what, facts, events, expected) => {
    expect(verdict(facts, events)).toBe(expected);
  });
});
