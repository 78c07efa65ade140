/** Rulings in English. Short, calm, facts first; balls by number, pockets by code. */
import type { Ball } from '@tenball/equipment';
import type { FoulCode } from '../foul.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Phrasebook } from '../sentence.ts';
import { plainNumber } from './number.ts';

export const EN: Phrasebook = {
  'foul.scratch': () => 'The cue ball went into a pocket',
  'foul.cue-ball-off-table': () => 'The cue ball left the table',
  'foul.wrong-ball-first': ({ first, lowest }) => (
    `First contact was on ${list(first)}, with the ${lowest} on the table`
  ),
  'foul.split-hit': ({ first, lowest }) => (
    `The cue ball hit ${list(first)} at once, with the ${lowest} on the table`
  ),
  'foul.no-contact': ({ lowest }) => (
    `The cue ball hit no ball, with the ${lowest} on the table`
  ),
  'foul.no-rail': ({ first }) => (
    `After contact with ${list(first)} no ball was pocketed and none reached a rail`
  ),
  'foul.illegal-break': ({ driven, needed }) => (
    `Nothing pocketed on the break, to the rails: ${orNone(driven)}; ${needed} are needed`
  ),
  'foul.no-foot': () => 'Both feet were off the floor at the strike',
  'foul.ball-off-table': ({ balls }) => `Off the table: ${list(balls)}`,
  'foul.touched-ball': ({ balls }) => `Touched: ${list(balls)}`,
  'foul.touched-with-cue-ball': ({ balls }) => `Touched with the cue ball in hand: ${list(balls)}`,
  'foul.double-hit': () => 'The tip met the cue ball twice',
  'foul.push-shot': () => 'The tip stayed on the cue ball longer than a stroke: a push shot',
  'foul.balls-moving': ({ balls }) => `Still moving at the strike: ${list(balls)}`,
  'foul.bad-placement': () => (
    'The cue ball was not behind the head string; the string itself is outside the house'
  ),
  'foul.bad-play-head-string': () => (
    'The cue ball neither crossed the head string nor met a ball beyond it'
  ),
  'foul.cue-on-table': () => 'The cue was left on the table with no hand on it',
  'foul.out-of-turn': () => 'Played out of turn; the balls stay where they stopped',
  'foul.three-fouls': () => 'Three fouls in a row: rack lost',
  'foul.slow-play': () => 'The stroke was not played in time',
  'foul.unsportsmanlike': () => 'Unsportsmanlike conduct',
  'foul.intentional-touch': ({ balls }) => `Touched on purpose: ${list(balls)}`,

  'clear.cue-ball-not-pocketed': () => 'The cue ball was not pocketed',
  'clear.cue-ball-on-table': () => 'The cue ball stayed on the table',
  'clear.lowest-first': ({ lowest }) => `First contact was on the ${lowest}, as it has to be`,
  'clear.split-hit': ({ first, lowest }) => (
    `The cue ball hit ${list(first)} at once, the ${lowest} among them: a legal contact`
  ),
  'clear.first-contact-waived': () => 'On a push-out the first-contact rule is suspended',
  'clear.contact': ({ first }) => `There was contact: ${list(first)}`,
  'clear.rail': ({ driven }) => `To a rail after contact: ${list(driven)}`,
  'clear.rail-by-pocket': ({ balls }) => `Pocketed: ${list(balls)}, so no rail is needed`,
  'clear.rail-waived': () => 'On a push-out no rail is needed',
  'clear.break-rails': ({ driven, needed }) => (
    `To the rails on the break: ${list(driven)}; ${needed} are needed`
  ),
  'clear.break-pocketed': ({ balls }) => `Pocketed on the break: ${list(balls)}; a legal break`,
  'clear.break-unconditional': () => 'How many balls reached the rails does not matter here',
  'clear.foot': () => 'A foot was on the floor',
  'clear.no-ball-off-table': () => 'The balls stayed on the table',
  'clear.nothing-touched': () => 'Nothing but the stroke touched a ball',
  'clear.cue-ball-in-hand': () => 'A cue ball in hand may be touched',
  'clear.harmless-touch': ({ balls }) => (
    `Touched: ${list(balls)}, with no effect on the shot; the opponent may have it restored`
  ),
  'clear.single-hit': () => 'There was no double hit',
  'clear.no-push-shot': () => 'A stroke, not a push',
  'clear.balls-at-rest': () => 'All balls were at rest',
  'clear.placement': () => 'The cue ball was behind the head string',
  'clear.play-from-house': () => 'The cue ball left the house',
  'clear.cue-in-hand': () => 'The cue was not left on the table',
  'clear.right-player': () => 'The right player shot',
  'clear.in-time': () => 'The stroke was played in time',
  'clear.conduct': () => 'No complaint about conduct',
  'clear.conduct-warning': () => 'A warning about conduct, no penalty',

  'interference.replay': () => (
    'Something from outside changed the shot: position restored, shot replayed'
  ),
  'interference.settling': () => (
    'A ball fell by itself and changed the shot: position restored, shot replayed'
  ),
  'interference.opponent': ({ balls }) => (
    `The opponent touched ${list(balls)} and changed the shot: position restored, shot replayed`
  ),
  'interference.rack-replayed': () => (
    'The position cannot be restored: rack replayed, same breaker'
  ),
  'interference.harmless': () => (
    'Outside interference changed nothing: what moved is put back, play goes on'
  ),
  'touch.restored': ({ balls }) => `The opponent touched ${list(balls)}: position restored`,
  'settled.in-time': ({ ball, limit }) => (
    `The ${ball} fell by itself within ${plainNumber(limit, '.')} s: pocketed on this shot`
  ),
  'settled.restored': ({ ball, seconds, limit }) => (
    `The ${ball} hung for ${plainNumber(seconds, '.')} s, the limit is `
    + `${plainNumber(limit, '.')} s: back to the brink`
  ),
  'settled.not-pocketed': ({ ball }) => `The ${ball} does not count as pocketed`,
  'rebound.not-pocketed': ({ ball }) => `${name(ball)} came back from the pocket: not pocketed`,
  'rebound.cue-ball-touched-pocketed': () => (
    'The cue ball touched a ball lying in a pocket: it counts as pocketed'
  ),
  'rail-top.came-back': ({ ball }) => `${name(ball)} rode the top of the rail: it did not leave`,
  'rail-top.object-helped': ({ ball }) => (
    `${name(ball)} came back only off an outside object: it counts as off the table`
  ),
  'foul.too-late': () => 'The foul was called after the next stroke: it does not count',
  'foul.counts-once': ({ codes }) => (
    `${codes.length} fouls on one stroke, counted as one`
  ),
  'foul.on-safety': () => 'A safety has to be a legal shot',
  'foul.touch-changed-outcome': ({ balls }) => (
    `The touch changed the outcome (${list(balls)}): a foul under cue-ball fouls too`
  ),
  'foul.split-hit-judged': () => 'In these rules a split hit is judged a wrong contact',
  'lowest.every-shot': ({ lowest }) => (
    `The lowest ball has to be hit first, it is the ${lowest}`
  ),
  'frozen.played-into': ({ balls }) => (
    `The cue ball was declared frozen to ${list(balls)}: shooting through it is legal`
  ),
  'frozen.played-away': ({ balls }) => (
    `The cue ball was frozen to ${list(balls)}: playing away is not a contact`
  ),
  'frozen.rail-declared': ({ balls }) => (
    `Declared frozen to a rail: ${list(balls)}; that rail does not count`
  ),
  'frozen.rail-another': ({ balls }) => (
    `Frozen to a rail: ${list(balls)}; another rail, or the same one after leaving it, counts`
  ),
  'frozen.rail-undeclared': ({ balls }) => (
    `Not declared frozen: ${list(balls)}; so the rail contact counts`
  ),
  'jump.legal': () => 'A jump by striking down is legal',
  'miscue.deliberate': () => 'Scooping under the cue ball on purpose is not allowed',
  'clock.expired': () => 'The shot clock ran out',
  'in-hand.other-balls': () => 'A cue ball in hand may not touch other balls',
  'penalty.in-hand-anywhere': () => 'Ball in hand, anywhere',
  'penalty.in-hand-house': () => 'Ball in hand behind the head string after every foul',
  'penalty.break-passes': () => 'A foul before the opening stroke: the opponent breaks',
  'penalty.house-only-string': () => 'The break is played from the house, the string is outside it',
  'count.fouls': ({ count }) => `Fouls in a row: ${count}`,
  'count.no-loss': () => 'Three fouls in a row lose no rack here',
  'count.two': () => 'Two fouls in a row. After a warning, a third loses the rack',
  'count.no-warning-two': () => 'Two fouls in a row. A third loses the rack',
  'count.unwarned': () => 'No warning was given on two fouls, so the count stays at two',
  'count.cleared': ({ had }) => `A stroke without a foul clears the count, it was ${had}`,
  'conduct.rack': () => 'Loss of the rack for conduct',
  'conduct.match': () => 'Loss of the match for conduct',
  'break.dry': ({ driven }) => `Nothing pocketed, to the rails: ${orNone(driven)}; a legal break`,
  'break.pocketed': ({ balls }) => `Pocketed on the break: ${list(balls)}; the breaker continues`,
  'break.legal': () => 'There was no foul on the break',
  'break.ten-wins': () => 'The ten on the break wins the rack',
  'break.ten-in-foot-corner': ({ pocket }) => `The ten fell in ${pocket}: there it does not win`,
  'break.short': ({ points }) => (
    `A short break: ${points} of three balls. The opponent chooses`
  ),
  'break.re-rack-choice': () => (
    'The opponent accepts, re-racks and breaks, or has the breaker break again'
  ),
  'break.lost': () => 'The balls are re-racked and the opponent breaks',
  'push-out.open': () => 'The next stroke may be a push-out',
  'push-out.no-right-after-foul': () => 'After a foul on the break there is no push-out',
  'push-out.right-passes': () => (
    'The second shot has not been played: the push-out right passes with it'
  ),
  'push-out.right-lapses': () => 'The second shot is played, the push-out right is gone',
  'push-out.not-open': () => (
    'A push-out is only for the second shot after a legal break: ruled as an ordinary shot'
  ),
  'push-out.switched-off': () => 'There is no push-out in these rules: ruled as an ordinary shot',
  'push-out.not-announced': () => 'No push-out was announced, so all rules apply',
  'push-out.foul': () => 'A push-out suspends only the first-contact and rail rules',
  'push-out.played': () => 'Push-out: the opponent accepts the table or passes it back',
  'call.made': ({ ball, pocket }) => `${ball} made as called in ${pocket}`,
  'call.obvious-made': ({ ball, pocket }) => `An obvious shot needs no words: ${ball} in ${pocket}`,
  'call.missed': ({ ball, pocket }) => `The called ${ball} → ${pocket} was not made`,
  'call.wrong-pocket': ({ ball, pocket, called }) => (
    `${ball} fell in ${pocket}, ${called} was called`
  ),
  'call.other-ball': ({ called, balls }) => `The ${called} was called, pocketed: ${list(balls)}`,
  'call.none-pocketed': ({ balls }) => `Pocketed without a call: ${list(balls)}`,
  'call.none': () => 'No ball and pocket were named, and the shot was not obvious',
  'call.only-one': () => 'A call is one ball and one pocket; a double call is void',
  'call.was-requested': () => 'A call was requested, so it had to be spoken',
  'call.must-be-spoken': () => 'In these rules a call has to be spoken',
  'miss.no-call': () => 'Nothing was pocketed, the inning ends',
  'choice.wrongful': () => 'The opponent accepts the table or passes it back',
  'choice.wrongful-off': () => 'There is no choice here: the opponent plays from this position',
  'choice.safety-off': () => (
    'There is no choice after a safety here: the opponent plays from this position'
  ),
  'choice.safety-legal-ball-only': ({ lowest }) => (
    `After a safety there is a choice only for the lowest ball, the ${lowest}`
  ),
  'safety.played': () => 'Safety played, the inning ends',
  'safety.pocketed': ({ balls }) => `Pocketed on a safety: ${list(balls)}; the inning ends`,
  'mode.pocketed': ({ balls }) => (
    `Pocketed: ${list(balls)}; only the ten is called, the inning continues`
  ),
  'mode.ten-called': () => 'The ten was made as called',
  'mode.ten-uncalled': () => 'The ten was not made as called: the inning ends',
  'mode.pocketed-freely': ({ balls }) => (
    `Pocketed: ${list(balls)}; nothing is called here, the inning goes on`
  ),
  'mode.ten-needs-no-call': () => 'The ten needs no call in these rules',
  'inning.continues': () => 'Made as called, the inning continues',
  'balls.stay': ({ balls }) => `${balls.length === 1 ? 'Stays' : 'Stay'} down: ${list(balls)}`,
  'off-table.out': ({ balls }) => `Not returned to the table: ${list(balls)}`,
  'off-table.spotted': ({ balls }) => `From the floor to the foot spot: ${list(balls)}`,
  'ten.spotted': () => '10 spotted on the foot spot',
  'ten.early': () => 'Early ten: spotted, the inning continues',
  'ten.early-wins': () => 'A called ten wins the rack at any time',
  'ten.early-wins-freely': () => 'The ten wins the rack at any time',
  'ten.with-called': () => 'The ten fell uncalled beside the called ball: it does not win',
  'ten.with-called-wins': () => 'The ten falling with the called ball wins the rack',
  'ten.won': () => 'The last ten made as called: rack won',
  'ten.won-freely': () => 'The last ten pocketed: rack won',
  'rack.order': ({ order }) => BREAK_ORDERS[order],
  'match.race-reached': () => 'The match is over: the race is run',
  'between.cue-ball-in-hand': () => (
    'A cue ball in hand may be moved until the tip strikes it forward'
  ),
  'between.no-foul': () => 'No foul, play goes on',
  'refused.no-stroke-now': () => 'No stroke can be played now',

  'choice.accepted': () => 'Table accepted: the chooser shoots, with no push-out',
  'choice.passed-back': () => 'Passed back; it cannot come back again',
  'choice.re-rack-and-break': () => 'Re-racked, the chooser breaks',
  'choice.re-rack-opponent-breaks': () => 'Re-racked, the same player breaks again',
  'choice.break-myself': () => 'The lag winner breaks',
  'choice.opponent-breaks': () => 'The lag winner gave the break away',
  'choice.ten-stands': () => 'Only the ten is on the table',
  'refused.decision': () => 'There is no such choice now',
  'refused.after-foul': () => 'After a foul the shot cannot be passed back',
  'refused.foul-instead': () => 'The penalty for a foul is ball in hand',
  'refused.event': () => 'Not possible now, nothing changed',
  'lag.closer': ({ winner, near, far }) => (
    `${winner} is closer to the head rail: ${plainNumber(near, '.')} mm, `
    + `the opponent ${plainNumber(far, '.')} mm`
  ),
  'lag.one-bad': ({ winner, fault }) => (
    `The opponent's lag was bad: ${LAG_FAULT_NAMES[fault] ?? fault}. ${winner} wins the lag`
  ),
  'lag.both-bad': () => 'Both lags were bad, lag again',
  'lag.inseparable': () => 'The balls cannot be told apart, lag again',
  'lag.late-strike': ({ seat }) => (
    `${seat} struck after the other ball had reached the foot rail; lag again`
  ),
  'event.rack-conceded': () => 'Rack conceded',
  'event.two-acts': () => 'Conceding a rack is not conceding the match',
  'event.concession-warned': () => 'First rack conceded in the match: a warning',
  'event.concession-penalty': () => 'Conceded again: one more rack to the opponent',
  'event.match-conceded': () => 'Match conceded',
  'event.cue-unscrewed': () => (
    'The cue was taken apart while the opponent played the rack that decides: match conceded'
  ),
  'event.cue-unscrewed-freely': () => 'Taking the cue apart means nothing now',
  'event.time-out-free': () => "In one's own time-out the cue may be taken apart",
  'event.rack-won': () => 'The rack was decided at the table',
  'event.stalemate': () => 'Three more turns each without progress: rack replayed',
  'event.stalemate-agreed': () => 'Both agree on a stalemate: rack replayed',
  'event.same-breaker': () => 'The same player breaks',
  'event.stalemate-cancelled': () => 'There is progress, play goes on',
  'event.call-requested': () => 'A call is needed before the shot: ball and pocket, or safety',
  'event.warned': () => 'Warning: two fouls in a row, a third loses the rack',
  'event.stalemate-announced': ({ turns }) => (
    `No progress: a stalemate is watched; ${turns} more turns each`
  ),
  'event.stalemate-too-soon': ({ A, B }) => `Turns still to play: A ${A}, B ${B}`,
  'event.time-out': ({ minutes, left }) => (
    `Time-out, ${plainNumber(minutes, '.')} min; nobody touches the table; `
    + `left in this match: ${left}`
  ),
  'event.no-time-out': () => 'No time-out left in this match',
  'event.clock-imposed': ({ seconds }) => (
    `After the warning for slow play both players are on the clock: ${plainNumber(seconds, '.')} s`
  ),
  'event.table-disturbed': () => 'The table was disturbed: the referee restores the position',
  'event.conduct-warning': () => 'Warned about conduct; no penalty yet',
  'event.settled-in-time': ({ ball, limit }) => (
    `The ${ball} fell within ${plainNumber(limit, '.')} s: it was pocketed by the last stroke, `
      + 'correct that one'
  ),
  'event.extension': ({ left }) => `Extension granted, left in this rack: ${left}`,
  'event.no-extension': () => 'No extension is left',
  'event.frozen-balls': ({ ball, to }) => `Declared: ${name(ball)} is frozen to ${list(to)}`,
  'event.frozen-rail': ({ ball }) => `Declared: ${name(ball)} is frozen to a rail`,
  'event.frozen-matters': () => 'Only what is declared before the shot counts',
  'event.touch-restored': ({ ball }) => `${name(ball)} was touched by accident, with no effect`,
  'event.position-restored': () => 'The referee restored the position',
  'event.touch-intentional': ({ ball }) => (
    `${name(ball)} was touched on purpose: unsportsmanlike conduct`
  ),
  'event.appeal-judgement': () => 'Play is suspended: the referee may reconsider once',
  'event.appeal-rule': () => 'Play is suspended: how a rule applies is for the head referee',
  'event.resumed': () => 'Play goes on',
  'event.re-rack': () => 'The rack is set again before the opening stroke',
  'event.rack-invalid': () => 'Invalid rack: 1 at the front on the spot, 10 in the centre. Re-rack',
  'event.forfeit': () => 'Not there in time: match forfeited',
};

/** Headlines of the fouls. */
export const EN_FOULS: Readonly<Record<FoulCode, string>> = {
  SCRATCH: 'Scratch',
  CUE_BALL_OFF_TABLE: 'Cue ball off the table',
  WRONG_BALL_FIRST: 'Wrong ball first',
  NO_CONTACT: 'No ball hit',
  NO_RAIL: 'No rail after contact',
  ILLEGAL_BREAK: 'Illegal break',
  NO_FOOT: 'No foot on the floor',
  BALL_OFF_TABLE: 'Ball off the table',
  TOUCHED_BALL: 'Touched ball',
  DOUBLE_HIT: 'Double hit',
  PUSH_SHOT: 'Push shot',
  BALLS_MOVING: 'Balls still moving',
  BAD_PLACEMENT: 'Bad cue ball placement',
  BAD_PLAY_HEAD_STRING: 'Bad play from the house',
  CUE_ON_TABLE: 'Cue left on the table',
  OUT_OF_TURN: 'Played out of turn',
  THREE_FOULS: 'Three fouls in a row: rack lost',
  SLOW_PLAY: 'Shot clock expired',
  UNSPORTSMANLIKE: 'Unsportsmanlike conduct',
};

const BREAK_ORDERS: Readonly<Record<Rulebook['breakOrder'], string>> = {
  alternate: 'The break alternates',
  winner: 'The winner breaks the next rack',
  loser: 'The loser breaks the next rack',
  trailing: 'The trailing player breaks the next rack',
};

const LAG_FAULT_NAMES: Readonly<Record<string, string>> = {
  crossedLongString: 'the ball crossed the long string',
  footRailNotExactlyOnce: 'the ball did not meet the foot rail exactly once',
  sideRail: 'the ball touched a side rail',
  pocketed: 'the ball was pocketed',
  offTable: 'the ball left the table',
  restsPastHeadRailNose: 'the ball stopped past the nose of the head rail',
  foul: 'a foul',
};

function list(balls: readonly Ball[]): string {
  const names = balls.map((ball) => (ball === 0 ? 'the cue ball' : String(ball)));
  const last = names.slice(-1).join();
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function orNone(balls: readonly Ball[]): string {
  return balls.length === 0 ? 'none' : list(balls);
}

function name(ball: Ball): string {
  return ball === 0 ? 'The cue ball' : `The ${ball}`;
}
