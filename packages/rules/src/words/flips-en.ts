/** What would have been otherwise, in English. */
import type { Ball } from '@tenball/equipment';
import type { FoulFlag } from '../flip.ts';
import type { FlipWords } from './flips.ts';
import { plainNumber } from './number.ts';

const FLAGS: Readonly<Record<FoulFlag, string>> = {
  noFootOnFloor: 'a foot had been on the floor',
  doubleHit: 'there had been no double hit',
  pushShot: 'it had been a stroke and not a push',
  placementOnOrBelowHeadString: 'the cue ball had stood in the house',
  badPlayHeadString: 'the cue ball had left the house',
  cueLeftOnTable: 'the cue had not been left on the table',
  outOfTurn: 'it had been that player’s turn',
  shotClockExpired: 'the stroke had been in time',
};

export const FLIPS_EN: FlipWords = {
  'lowest-first': ({ ball }) => `If the ${ball} had been hit first`,
  'lowest-alone': ({ ball }) => `If the ${ball} alone had been hit first`,
  'lowest-hit': ({ ball }) => `If the ${ball} had been hit`,
  'rail-reached': () => 'If any ball had reached a rail after the contact',
  'rail-missed': () => 'If no ball had reached a rail after the contact',
  'break-rails': ({ count }) => `If ${counted(count)} had reached the rails`,
  'break-rails-fewer': ({ count }) => (
    count === 0
      ? 'If no ball had reached a rail' : `If only ${counted(count)} had reached the rails`
  ),
  'cue-ball-stayed': () => 'If the cue ball had stayed on the table',
  'called-ball-made': ({ ball, pocket }) => `If the ${ball} had gone into ${pocket} as called`,
  'called-ball-missed': ({ ball }) => `If the ${ball} had not fallen`,
  'balls-not-fallen': ({ balls }) => `If the ${list(balls)} had not fallen`,
  'balls-stayed-on': ({ balls }) => `If the ${list(balls)} had stayed on the table`,
  'past-head-string': ({ count }) => `If ${counted(count)} more had passed the head string`,
  'settled-in-time': ({ ball, seconds }) => (
    `If the ${ball} had fallen within ${plainNumber(seconds, '.')} s`
  ),
  'settled-late': ({ ball, seconds }) => (
    `If the ${ball} had hung for ${plainNumber(seconds, '.')} s before it fell`
  ),
  'not-touched': ({ balls }) => `If the ${list(balls)} had not been touched`,
  'opponent-not-touched': ({ balls }) => `If the opponent had not touched the ${list(balls)}`,
  'not-intentional': () => 'If the touch had been accidental',
  'touch-harmless': () => 'If the touch had changed nothing',
  'touch-changed-outcome': () => 'If the touch had changed the outcome',
  'no-foul-flag': ({ flag }) => `If ${FLAGS[flag]}`,
  'balls-at-rest': ({ balls }) => `If the ${list(balls)} had come to rest before the stroke`,
  'rail-frozen-declared': ({ balls }) => (
    `If the ${list(balls)} had been declared frozen to the rail before the stroke`
  ),
  'rail-frozen-undeclared': ({ balls }) => (
    `If the ${list(balls)} had not been declared frozen to the rail`
  ),
  'cue-ball-frozen-declared': ({ balls }) => (
    `If the cue ball had been declared frozen to the ${list(balls)} before the stroke`
  ),
  'only-a-warning': () => 'If the conduct had only brought a warning',
  'undisturbed': () => 'If the disturbance had not changed the outcome',
  'restorable': () => 'If the position could have been restored',
  'not-restorable': () => 'If the position could not have been restored',
  'called': ({ ball, pocket }) => `If the ${ball} had been called to ${pocket}`,
  'called-safety': () => 'If a safety had been called',
  'safety-not-called': () => 'If no safety had been called',
  'call-spoken': () => 'If the call had been spoken',
  'call-not-requested': () => 'If nobody had asked for the call',
  'push-out-announced': () => 'If a push-out had been announced',
  'push-out-not-announced': () => 'If no push-out had been announced',
  'warned': () => 'If the warning on two fouls had been given',
  'not-warned': () => 'If the warning on two fouls had not been given',
  'called-in-time': () => 'If the foul had been called before the next stroke',
  'called-late': () => 'If the foul had been called only after the next stroke',
  'under-editions': ({ names }) => `If the rules had been ${someOf(names)}`,
};

function list(balls: readonly Ball[]): string {
  const names = balls.map((ball) => (ball === 0 ? 'cue ball' : String(ball)));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '')
    .join(' and ');
}

const MOST_NAMES = 4;

function someOf(names: readonly string[]): string {
  const quoted = names.map((edition) => `“${edition}”`);
  if (names.length <= MOST_NAMES) return quoted.join(', ');
  return `${quoted.slice(0, MOST_NAMES - 1).join(', ')} and ${names.length - MOST_NAMES + 1} more`;
}

function counted(count: number): string {
  return count === 1 ? '1 object ball' : `${count} object balls`;
}
