/** From what was tapped to a question for the referee. Numbers that nobody stated are examples. */
import { type Ball, type ObjectBall, TEN } from '@tenball/equipment';
import type { Call } from '../call.ts';
import { presetOf } from '../editions.ts';
import type { Question } from '../question-notation.ts';
import { plainSituation } from '../question-situation.ts';
import {
  EMPTY_SHOT_LOG, type PocketedBall, type ShotLog, type TouchedBall,
} from '../shot-log.ts';
import { type Situation, openingSituation } from '../situation.ts';
import type { Asking, Fact, Scene } from './asking.ts';
import { type Cast, castOf } from './cast.ts';

/** The question, as soon as there is something to rule on: the first fact. */
export function questionOf(asking: Asking): Question | undefined {
  const { scene, facts } = asking;
  if (scene === undefined || facts.length === 0) return undefined;
  if (scene !== 'break' && asking.call === undefined) return undefined;
  const cast = castOf(asking);
  return {
    rulebook: presetOf(asking.edition),
    before: situationOf(asking, scene, cast),
    call: callOf(asking, cast),
    log: logOf(asking, scene, cast),
  };
}

function situationOf(asking: Asking, scene: Scene, { onTable }: Cast): Situation {
  const counts = {
    consecutiveFouls: { A: asking.fouls, B: 0 },
    warnedOnTwo: { A: asking.fouls === 2 && asking.warned, B: false },
  };
  if (scene === 'break') {
    return { ...openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } }), ...counts };
  }
  return {
    ...plainSituation('A'),
    ...counts,
    ballsOnTable: onTable,
    ...(scene === 'second' ? { shotNumber: 2 } : {}),
    ...(asking.hand ? { cueBall: 'inHandAnywhere' as const } : {}),
    ...(asking.requested ? { phase: 'callRequested' as const } : {}),
  };
}

function callOf({ call, scene }: Asking, { called, pocket }: Cast): Call {
  if (scene === 'break' || call === undefined || call === 'none') return { kind: 'none' };
  if (call === 'safety' || call === 'push-out') return { kind: call };
  return { kind: 'pot', ball: called, pocket, obvious: call === 'obvious' };
}

function logOf(asking: Asking, scene: Scene, cast: Cast): ShotLog {
  const { facts } = asking;
  const has = (fact: Fact): boolean => facts.includes(fact);
  const { lowest, called, other } = cast;
  return {
    ...EMPTY_SHOT_LOG,
    ...(has('touched-before') ? { shotTaken: false } : {
      firstContact: contactOf(has, cast),
      railAfterContact: railsOf(has, scene, cast),
      pocketed: pocketedOf(has, cast),
    }),
    offTable: [...only(has('ball-off'), other), ...only<ObjectBall>(has('ten-off'), TEN)],
    cueBall: has('scratch') ? 'pocketed' : has('cue-ball-off') ? 'offTable' : 'onTable',
    settled: [
      ...only(has('settled-soon'), { ball: called, pocket: cast.pocket, secondsAtRest: 3 }),
      ...only(has('settled-late'), { ball: called, pocket: cast.pocket, secondsAtRest: 7 }),
    ],
    frozen: {
      cueBallTo: has('frozen-ball') ? [lowest] : [],
      cueBallDeclared: has('frozen-ball'),
      toRail: has('frozen-rail') ? [lowest] : [],
      railDeclared: has('frozen-rail'),
    },
    ...(has('outside') ? {
      interference: { cause: 'spectator' as const, affectedOutcome: true, restorable: true },
    } : {}),
    foulCalledInTime: !has('late'),
    touched: touchesOf(has, cast),
    ballsMovingAtStrike: has('moving') ? [other] : [],
    noFootOnFloor: has('no-foot'),
    doubleHit: has('double-hit'),
    pushShot: has('push'),
    miscue: has('miscue'),
    cueBallJumped: has('jump'),
    placementOnOrBelowHeadString: has('on-string'),
    badPlayHeadString: has('stayed-in-house'),
    cueLeftOnTable: has('cue-down'),
    outOfTurn: has('out-of-turn'),
    shotClockExpired: has('time'),
    ...(has('conduct') ? { unsportsmanlike: 'foul' as const } : {}),
  };
}

type Has = (fact: Fact) => boolean;

function contactOf(has: Has, { lowest, wrong }: Cast): readonly ObjectBall[] {
  if (has('no-contact')) return [];
  if (has('wrong-first')) return [wrong];
  return has('split') ? [lowest, wrong] : [lowest];
}

/** Nobody taps that a rail was reached when something else mattered: then it was. */
function railsOf(has: Has, scene: Scene, { lowest, called }: Cast): readonly Ball[] {
  if (has('no-contact') || has('no-rail')) return [];
  if (scene === 'break') return has('rails-few') ? [2, 3] : [2, 3, 4, 5];
  if (has('frozen-rail') || FALLEN.some((fact) => has(fact))) return [];
  return [has('wrong-first') || called !== lowest ? 0 : lowest];
}

/** Where one of these holds no rail is needed. */
const FALLEN: readonly Fact[] = ['made', 'elsewhere', 'lowest', 'other', 'ten'];

function pocketedOf(has: Has, cast: Cast): ShotLog['pocketed'] {
  const { called, pocket, wrongPocket, lowest, other, otherPocket, tenPocket } = cast;
  return [
    ...only(has('made'), { ball: called, pocket }),
    ...only(has('elsewhere'), { ball: called, pocket: wrongPocket }),
    ...only(has('lowest'), { ball: lowest, pocket }),
    ...only(has('other'), { ball: other, pocket: otherPocket }),
    ...only<PocketedBall>(has('ten'), { ball: TEN, pocket: tenPocket }),
  ];
}

function touchesOf(has: Has, { other }: Cast): readonly TouchedBall[] {
  const touch = {
    ball: other, by: 'A', withWhat: 'hand', when: 'during', intentional: false,
    affectedOutcome: false,
  } as const satisfies TouchedBall;
  return [
    ...only<TouchedBall>(has('touched'), touch),
    ...only<TouchedBall>(has('touched-cue-ball'), { ...touch, ball: 0 }),
    ...only<TouchedBall>(has('touched-before'), { ...touch, when: 'before' }),
    ...only<TouchedBall>(has('opponent-touched'), { ...touch, by: 'B' }),
  ];
}

function only<T>(holds: boolean, value: T): readonly T[] {
  return holds ? [value] : [];
}
