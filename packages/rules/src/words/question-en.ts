/** A question told in English. */
import type { Ball } from '@tenball/equipment';
import type { TouchedBall } from '../shot-log.ts';
import { plainNumber } from './number.ts';
import type { StoryWords } from './question-words.ts';

const TOOLS: Readonly<Record<TouchedBall['withWhat'], string>> = {
  tip: 'the tip',
  hand: 'a hand',
  clothing: 'clothing',
  chalk: 'chalk',
  cueShaft: 'the cue',
  bridge: 'the bridge',
  cueBallInHand: 'the cue ball in hand',
};
const WHEN: Readonly<Record<TouchedBall['when'], string>> = {
  before: 'before the shot', during: 'during the shot', after: 'after the shot',
};
const CAUSES = {
  spectator: 'A spectator interfered', external: 'Something from outside interfered',
  settlingBall: 'A ball that fell by itself interfered',
} as const;

export const STORY_EN: StoryWords = {
  break: 'The break',
  second: 'Second shot of the rack, after a legal break',
  secondAfterFoul: 'Second shot of the rack, after a foul on the break',
  place: {
    asIs: undefined,
    inHandAnywhere: 'Ball in hand',
    inHandBehindHeadString: 'Ball in hand behind the head string',
  },
  requested: 'A spoken call was requested',
  onTable: (balls) => `On the table: ${balls}`,
  onlyTen: 'Only the ten is on the table',
  fouls: (count, warned) => (
    `The shooter has ${count === 1 ? 'one foul' : `${count} fouls in a row`}`
    + (count < 2 ? '' : warned ? ' and was warned' : ' and was not warned')
  ),
  opponentFouls: (count) => (
    `The opponent has ${count === 1 ? 'one foul' : `${count} fouls in a row`}`
  ),
  declaredFrozen: (cueBallTo, toRail) => [
    ...(cueBallTo.length === 0 ? [] : [`Declared: the cue ball is frozen to ${list(cueBallTo)}`]),
    ...(toRail.length === 0 ? [] : [`Declared frozen to a rail: ${list(toRail)}`]),
  ].join('. '),
  pot: (ball, pocket) => `Called: ${ball} in ${pocket}`,
  obvious: (ball, pocket) => `An obvious shot, not spoken: ${ball} in ${pocket}`,
  safety: 'Safety called',
  pushOut: 'Push-out called',
  noCall: 'Nothing was called',
  noStroke: 'No stroke was made',
  first: (balls) => (
    balls.length === 1 ? `First contact: ${list(balls)}` : `Hit at once: ${list(balls)}`
  ),
  noContact: 'The cue ball hit nothing',
  rails: (balls) => `to a rail: ${list(balls)}`,
  noRail: 'no ball reached a rail',
  pocketed: (balls) => `pocketed: ${balls.join(', ')}`,
  scratch: 'the cue ball in a pocket',
  offTable: (balls) => `off the table: ${list(balls)}`,
  settled: (ball, pocket, seconds) => (
    `the ${ball} fell by itself after ${plainNumber(seconds, '.')} s (${pocket})`
  ),
  pastHeadString: (balls) => `past the head string: ${list(balls)}`,
  frozenBalls: (balls, declared) => (
    `The cue ball was frozen to ${list(balls)}, ${declared ? 'declared' : 'not declared'}`
  ),
  frozenRail: (balls, declared) => (
    `Frozen to a rail, ${declared ? 'declared' : 'not declared'}: ${list(balls)}`
  ),
  touched: ({ ball, withWhat, when, intentional, affectedOutcome }, byShooter) => (
    `The ${byShooter ? 'shooter' : 'opponent'} touched ${list([ball])} with ${TOOLS[withWhat]} `
    + `${WHEN[when]}${intentional ? ', on purpose' : ''}`
    + (affectedOutcome ? ', which changed the shot' : '')
  ),
  moving: (balls) => `Still moving at the stroke: ${list(balls)}`,
  interference: ({ cause, affectedOutcome, restorable }) => (
    `${CAUSES[cause]}${affectedOutcome ? ' and changed the shot' : ', the shot was not changed'}`
    + (restorable ? '' : '; the position cannot be restored')
  ),
  conduct: {
    warning: 'A warning about conduct',
    foul: 'Unsportsmanlike conduct: a foul',
    lossOfRack: 'Unsportsmanlike conduct: loss of the rack',
    lossOfMatch: 'Unsportsmanlike conduct: loss of the match',
  },
  flags: {
    noFootOnFloor: 'Both feet were off the floor',
    doubleHit: 'Double hit',
    pushShot: 'Push shot',
    miscue: 'Miscue',
    cueBallJumped: 'The cue ball jumped a ball',
    placementOnOrBelowHeadString: 'The cue ball was placed on or beyond the head string',
    badPlayHeadString: 'The cue ball did not leave the house',
    cueLeftOnTable: 'The cue lay on the table without a hand on it',
    outOfTurn: 'The wrong player shot',
    shotClockExpired: 'The shot clock ran out',
  },
  late: 'The foul was called only after the next stroke',
};

function list(balls: readonly Ball[]): string {
  const names = balls.map((ball) => (ball === 0 ? 'the cue ball' : String(ball)));
  const last = names.slice(-1).join();
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
