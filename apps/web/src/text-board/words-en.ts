/** English texts of the text board. */
import type { BoardWords } from './board-words.ts';
import type { Expected } from './parse.ts';

export const boardEn: BoardWords = {
  command: 'Command',
  example: 'For example: aim 3 FL, then shoot. All commands: help',
  run: 'Do it',
  now: 'Now',
  balls: 'Balls on the table',
  ballsLead: 'In diamonds: from the head rail, then from the right rail.',
  lastRuling: 'Last ruling',
  noRuling: 'No ruling in this rack yet.',
  rackLog: 'This rack',
  options: 'Answers',
  helpTitle: 'Commands',
  help: [
    ['aim 123.4', 'direction in degrees: 0 to the foot rail, 90 to the left'],
    ['aim 3 FL', 'at the ghost ball that sends ball 3 to the far left pocket'],
    ['aim ball 3', 'at the middle of ball 3'],
    ['turn +0.5', 'the aim to the left; −0.5 to the right'],
    ['speed 2.4', 'of the cue, metres per second'],
    ['tip up .3 right .2', 'off the centre, in ball radii; tip centre'],
    ['elev 5', 'of the cue, degrees'],
    ['call 3 FL', 'ball and pocket; auto: the obvious shot'],
    ['safety, push', 'announces a safety, a push-out'],
    ['place 2.0 1.5', 'the ball in hand, in diamonds; place alone leaves it there'],
    ['shoot', 'plays the stroke as it is set'],
    ['accept, pass, 1–9', 'answers the choice that is open'],
    ['undo, return', 'takes a stroke back; returns to what was played'],
    ['skip', 'to the result of a stroke'],
    ['where 3', 'the place of a ball; where: of all balls'],
    ['state, ruling', 'says the state, the last ruling'],
    ['rematch, close', 'a new match after the end; closes the text board'],
    ['HL SL FL HR SR FR', 'pockets: near, side, far; left, right'],
  ],
  score: ({ a, b, scoreA, scoreB }) => `${a}: ${scoreA}, ${b}: ${scoreB}`,
  race: (a, b) => (a === b ? `race to\u00a0${a}` : `race to\u00a0${a} and\u00a0${b}`),
  rack: (number) => `rack\u00a0${number}`,
  fouls: (name, count) => `${name}: ${count}\u00a0${count === 1 ? 'foul' : 'fouls in a row'}`,
  ballOn: (ball) => `Ball on: ${ball}`,
  pushOutOpen: 'A push-out is open: push',
  cueBall: {
    asIs: 'Cue ball as it lies',
    inHandAnywhere: 'Cue ball in hand, anywhere: place',
    inHandBehindHeadString: 'Cue ball in hand behind the head string, up to diamond 2: place',
  },
  stroke: ({ heading, speed, tip, elevation }) => (
    `Set: aim ${heading}°, speed ${speed}\u00a0m/s, tip ${tip}, elevation ${elevation}°`
  ),
  ball: (ball) => (ball === 0 ? 'cue ball' : `ball\u00a0${ball}`),
  off: 'in hand',
  down: (balls) => `Not on the table: ${balls}`,
  cut: (degrees, pocket) => `${degrees}°\u00a0cut to ${pocket}`,
  clear: 'clear',
  laneBlocked: (ball) => `ball\u00a0${ball} blocks the lane to the pocket`,
  wayBlocked: (ball) => `ball\u00a0${ball} blocks the cue ball`,
  noPots: 'no straight way into any pocket',
  said: {
    aim: (degrees) => `Aim ${degrees}°`,
    aimAt: (ball) => `Aim at the middle of ball\u00a0${ball}`,
    pot: (ball, facts) => `Aim: ball\u00a0${ball}, ${facts}`,
    turn: (degrees, isLeft) => `Aim ${degrees}° to the ${isLeft ? 'left' : 'right'}`,
    speed: (speed) => `Speed ${speed}\u00a0metres per second`,
    tip: (tip) => `Tip: ${tip}`,
    elevation: (degrees) => `Elevation ${degrees}°`,
    call: (ball, pocket) => `Call: ball\u00a0${ball}, ${pocket}`,
    auto: 'Call: the obvious shot, where there is one',
    safety: 'Safety announced',
    pushOut: 'Push-out announced',
    place: (at) => `Cue ball to ${at}`,
    shoot: (call) => `Stroke. ${call}`,
    chosen: (label) => `Chosen: ${label}`,
    undo: 'The last stroke is taken back',
    return: 'Back to what was played',
    skip: 'To the result',
    rematch: 'Rematch',
    help: 'The commands are listed below',
    where: (ball, at, rails) => `${ball === 0 ? 'Cue ball' : `Ball\u00a0${ball}`}: ${at}${rails}`,
    rails: (long, short) => `, ${long}\u00a0cm from a long rail, ${short}\u00a0cm from a short one`,
    noRails: '',
    notThere: (ball) => (ball === 0
      ? 'The cue ball is in hand' : `Ball\u00a0${ball} is not on the table`),
    callNeeded: 'Not played: a call is needed. Type call, a ball and a pocket; or safety',
    placeFirst: 'First place the cue ball: place 2 1.5, or place to leave it where it is',
    chooseFirst: 'First answer the choice: its number, accept or pass',
    nothingToChoose: 'There is nothing to choose now',
    noOption: (most) => `There are only answers 1 to ${most}`,
    notOpen: 'That answer is not open here: type the number of one that is',
    rolling: 'The balls are rolling. Wait, or skip to the result',
    wait: 'It is not your shot yet. Wait for the opponent',
    over: 'The match is over. Type rematch for another one',
    notOver: 'The match is not over yet',
    nothingToUndo: 'There is no stroke to take back',
    nothingToReturn: 'No stroke has been taken back',
    nothingToSkip: 'There is nothing to skip now',
    tipTooFar: 'The tip can be 0.7 radii off the centre at most, both ways taken together',
    callUseless: 'These rules do not have this ball called',
  },
  error: (error, least, most) => {
    const { at, found, expected } = error;
    const here = found === '' ? 'the line ends' : `“${found}” stands there`;
    return `Character\u00a0${at}: ${wanted(expected, least, most)} expected, but ${here}`;
  },
  noPot: (ball, pocket, why, cut) => {
    const way = `Ball\u00a0${ball} does not go straight to ${pocket}`;
    switch (why.kind) {
      case 'no-ball': return `Ball\u00a0${ball} or the cue ball is not on the table`;
      case 'no-pockets': return 'This table has no pockets';
      case 'jaws': return `${way}: it would meet the jaws`;
      case 'rail': return `${way}: the rail keeps the cue ball from the contact`;
      case 'cut': return `${way}: the cut would be ${cut}°`;
    }
  },
};

function wanted(expected: Expected, least: string, most: string): string {
  switch (expected.kind) {
    case 'command': return 'a command (help lists them all)';
    case 'ball': return 'the number of a ball, 1 to 10,';
    case 'pocket': return 'a pocket (HL, SL, FL, HR, SR or FR)';
    case 'number': return 'a number';
    case 'aim': return 'degrees, or a ball and a pocket,';
    case 'tip': return 'up, down, left, right or centre';
    case 'end': return 'the end of the line';
    case 'range': return `a number from ${least} to ${most}`;
  }
}
