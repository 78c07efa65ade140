/**
 * The sentences a ruling can be explained with, and the facts that fill each.
 * `words/ru.ts` and `words/en.ts` have one text for every key; the types see to it.
 */
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { FoulCode } from './foul.ts';
import type { Rulebook } from './rulebook.ts';
import type { Seat } from './seat.ts';

/** A clause of the rules: `S6`, `S2b`, `G6.1`, `V.early`, `R.clock` … */
export type Clause = string;

type ObjectBalls = readonly ObjectBall[];
type Balls = readonly Ball[];
type NoFacts = Readonly<Record<string, never>>;

/** A foul that was found: the reason for its code. */
interface FoulFacts {
  'foul.scratch': NoFacts;
  'foul.cue-ball-off-table': NoFacts;
  'foul.wrong-ball-first': { readonly first: ObjectBalls; readonly lowest: ObjectBall };
  'foul.split-hit': { readonly first: ObjectBalls; readonly lowest: ObjectBall };
  'foul.no-contact': { readonly lowest: ObjectBall };
  'foul.no-rail': { readonly first: ObjectBalls };
  'foul.illegal-break': { readonly driven: ObjectBalls; readonly needed: number };
  'foul.no-foot': NoFacts;
  'foul.ball-off-table': { readonly balls: ObjectBalls };
  'foul.touched-ball': { readonly balls: Balls };
  'foul.touched-with-cue-ball': { readonly balls: Balls };
  'foul.double-hit': NoFacts;
  'foul.push-shot': NoFacts;
  'foul.balls-moving': { readonly balls: Balls };
  'foul.bad-placement': NoFacts;
  'foul.bad-play-head-string': NoFacts;
  'foul.cue-on-table': NoFacts;
  'foul.out-of-turn': NoFacts;
  'foul.three-fouls': NoFacts;
  'foul.slow-play': NoFacts;
  'foul.unsportsmanlike': NoFacts;
  'foul.intentional-touch': { readonly balls: Balls };
}

/** A check that was passed: the answer to “why is it not a foul?”. */
interface ClearFacts {
  'clear.cue-ball-not-pocketed': NoFacts;
  'clear.cue-ball-on-table': NoFacts;
  'clear.lowest-first': { readonly lowest: ObjectBall };
  'clear.split-hit': { readonly first: ObjectBalls; readonly lowest: ObjectBall };
  'clear.first-contact-waived': NoFacts;
  'clear.contact': { readonly first: ObjectBalls };
  'clear.rail': { readonly driven: Balls };
  'clear.rail-by-pocket': { readonly balls: ObjectBalls };
  'clear.rail-waived': NoFacts;
  'clear.break-rails': { readonly driven: ObjectBalls; readonly needed: number };
  'clear.break-pocketed': { readonly balls: ObjectBalls };
  'clear.break-unconditional': NoFacts;
  'clear.foot': NoFacts;
  'clear.no-ball-off-table': NoFacts;
  'clear.nothing-touched': NoFacts;
  'clear.cue-ball-in-hand': NoFacts;
  'clear.harmless-touch': { readonly balls: Balls };
  'clear.single-hit': NoFacts;
  'clear.no-push-shot': NoFacts;
  'clear.balls-at-rest': NoFacts;
  'clear.placement': NoFacts;
  'clear.play-from-house': NoFacts;
  'clear.cue-in-hand': NoFacts;
  'clear.right-player': NoFacts;
  'clear.in-time': NoFacts;
  'clear.conduct': NoFacts;
  'clear.conduct-warning': NoFacts;
}

/** What a shot led to. */
interface ShotFacts {
  'interference.replay': NoFacts;
  'interference.settling': NoFacts;
  'interference.opponent': { readonly balls: Balls };
  'interference.rack-replayed': NoFacts;
  'interference.harmless': NoFacts;
  'touch.restored': { readonly balls: Balls };
  'settled.in-time': { readonly ball: ObjectBall; readonly limit: number };
  'settled.restored': {
    readonly ball: ObjectBall; readonly seconds: number; readonly limit: number;
  };
  'settled.not-pocketed': { readonly ball: ObjectBall };
  'rebound.not-pocketed': { readonly ball: Ball };
  'rebound.cue-ball-touched-pocketed': NoFacts;
  'rail-top.came-back': { readonly ball: Ball };
  'rail-top.object-helped': { readonly ball: Ball };
  'foul.too-late': NoFacts;
  'foul.counts-once': { readonly codes: readonly FoulCode[] };
  'foul.on-safety': NoFacts;
  'foul.touch-changed-outcome': { readonly balls: Balls };
  'foul.split-hit-judged': NoFacts;
  'lowest.every-shot': { readonly lowest: ObjectBall };
  'frozen.played-into': { readonly balls: ObjectBalls };
  'frozen.played-away': { readonly balls: ObjectBalls };
  'frozen.rail-declared': { readonly balls: Balls };
  'frozen.rail-another': { readonly balls: Balls };
  'frozen.rail-undeclared': { readonly balls: Balls };
  'jump.legal': NoFacts;
  'miscue.deliberate': NoFacts;
  'clock.expired': NoFacts;
  'in-hand.other-balls': NoFacts;
  'penalty.in-hand-anywhere': NoFacts;
  'penalty.in-hand-house': NoFacts;
  'penalty.break-passes': NoFacts;
  'penalty.house-only-string': NoFacts;
  'count.fouls': { readonly count: number };
  'count.no-loss': NoFacts;
  'count.two': NoFacts;
  'count.unwarned': NoFacts;
  'count.no-warning-two': NoFacts;
  'count.cleared': { readonly had: number };
  'conduct.rack': NoFacts;
  'conduct.match': NoFacts;
  'break.dry': { readonly driven: ObjectBalls };
  'break.pocketed': { readonly balls: ObjectBalls };
  'break.legal': NoFacts;
  'break.ten-wins': NoFacts;
  'break.ten-in-foot-corner': { readonly pocket: Pocket };
  'break.short': { readonly points: number };
  'break.re-rack-choice': NoFacts;
  'break.lost': NoFacts;
  'push-out.open': NoFacts;
  'push-out.no-right-after-foul': NoFacts;
  'push-out.right-passes': NoFacts;
  'push-out.right-lapses': NoFacts;
  'push-out.not-open': NoFacts;
  'push-out.switched-off': NoFacts;
  'push-out.not-announced': NoFacts;
  'push-out.foul': NoFacts;
  'push-out.played': NoFacts;
  'call.made': { readonly ball: ObjectBall; readonly pocket: Pocket };
  'call.obvious-made': { readonly ball: ObjectBall; readonly pocket: Pocket };
  'call.missed': { readonly ball: ObjectBall; readonly pocket: Pocket };
  'call.wrong-pocket': {
    readonly ball: ObjectBall; readonly pocket: Pocket; readonly called: Pocket;
  };
  'call.other-ball': { readonly called: ObjectBall; readonly balls: ObjectBalls };
  'call.none-pocketed': { readonly balls: ObjectBalls };
  'call.none': NoFacts;
  'call.only-one': NoFacts;
  'call.must-be-spoken': NoFacts;
  'call.was-requested': NoFacts;
  'miss.no-call': NoFacts;
  'choice.wrongful': NoFacts;
  'choice.wrongful-off': NoFacts;
  'choice.safety-off': NoFacts;
  'choice.safety-legal-ball-only': { readonly lowest: ObjectBall };
  'safety.played': NoFacts;
  'safety.pocketed': { readonly balls: ObjectBalls };
  'mode.pocketed': { readonly balls: ObjectBalls };
  'mode.pocketed-freely': { readonly balls: ObjectBalls };
  'mode.ten-called': NoFacts;
  'mode.ten-uncalled': NoFacts;
  'mode.ten-needs-no-call': NoFacts;
  'inning.continues': NoFacts;
  'balls.stay': { readonly balls: ObjectBalls };
  'off-table.out': { readonly balls: ObjectBalls };
  'off-table.spotted': { readonly balls: ObjectBalls };
  'ten.spotted': NoFacts;
  'ten.early': NoFacts;
  'ten.early-wins': NoFacts;
  'ten.early-wins-freely': NoFacts;
  'ten.with-called': NoFacts;
  'ten.with-called-wins': NoFacts;
  'ten.won': NoFacts;
  'ten.won-freely': NoFacts;
  'rack.order': { readonly order: Rulebook['breakOrder'] };
  'match.race-reached': NoFacts;
  'between.cue-ball-in-hand': NoFacts;
  'between.no-foul': NoFacts;
  'refused.no-stroke-now': NoFacts;
}

/** Decisions, events and the lag. */
interface FlowFacts {
  'choice.accepted': NoFacts;
  'choice.passed-back': NoFacts;
  'choice.re-rack-and-break': NoFacts;
  'choice.re-rack-opponent-breaks': NoFacts;
  'choice.break-myself': NoFacts;
  'choice.opponent-breaks': NoFacts;
  'choice.ten-stands': NoFacts;
  'refused.decision': NoFacts;
  'refused.after-foul': NoFacts;
  'refused.foul-instead': NoFacts;
  'refused.event': NoFacts;
  'lag.closer': { readonly winner: Seat; readonly near: number; readonly far: number };
  'lag.one-bad': { readonly winner: Seat; readonly fault: string };
  'lag.both-bad': NoFacts;
  'lag.inseparable': NoFacts;
  'lag.late-strike': { readonly seat: Seat };
  'event.rack-conceded': NoFacts;
  'event.two-acts': NoFacts;
  'event.concession-warned': NoFacts;
  'event.concession-penalty': NoFacts;
  'event.match-conceded': NoFacts;
  'event.cue-unscrewed': NoFacts;
  'event.cue-unscrewed-freely': NoFacts;
  'event.time-out-free': NoFacts;
  'event.rack-won': NoFacts;
  'event.stalemate': NoFacts;
  'event.stalemate-agreed': NoFacts;
  'event.same-breaker': NoFacts;
  'event.stalemate-cancelled': NoFacts;
  'event.call-requested': NoFacts;
  'event.warned': NoFacts;
  'event.stalemate-announced': { readonly turns: number };
  'event.stalemate-too-soon': { readonly A: number; readonly B: number };
  'event.time-out': { readonly minutes: number; readonly left: number };
  'event.no-time-out': NoFacts;
  'event.clock-imposed': { readonly seconds: number };
  'event.table-disturbed': NoFacts;
  'event.conduct-warning': NoFacts;
  'event.settled-in-time': { readonly ball: ObjectBall; readonly limit: number };
  'event.extension': { readonly left: number };
  'event.no-extension': NoFacts;
  'event.frozen-balls': { readonly ball: Ball; readonly to: Balls };
  'event.frozen-rail': { readonly ball: Ball };
  'event.frozen-matters': NoFacts;
  'event.touch-restored': { readonly ball: Ball };
  'event.position-restored': NoFacts;
  'event.touch-intentional': { readonly ball: Ball };
  'event.appeal-judgement': NoFacts;
  'event.appeal-rule': NoFacts;
  'event.resumed': NoFacts;
  'event.re-rack': NoFacts;
  'event.rack-invalid': NoFacts;
  'event.forfeit': NoFacts;
}

export interface SentenceFacts extends FoulFacts, ClearFacts, ShotFacts, FlowFacts {}
export type SentenceKey = keyof SentenceFacts;

/** One clause at work: the sentence with its facts. */
export type Reason = {
  readonly [K in SentenceKey]: {
    readonly clause: Clause;
    readonly sentence: K;
    readonly facts: Readonly<SentenceFacts[K]>;
  }
}[SentenceKey];

/** A text for every sentence. */
export type Phrasebook = {
  readonly [K in SentenceKey]: (facts: Readonly<SentenceFacts[K]>) => string;
};

type Factless = {
  [K in SentenceKey]: NoFacts extends SentenceFacts[K] ? K : never;
}[SentenceKey];

const NO_FACTS: NoFacts = {};

/** A reason whose sentence needs no facts. */
export function plainReason(clause: Clause, sentence: Factless): Reason {
  return { clause, sentence, facts: NO_FACTS } as Reason;
}

/** A reason with the facts of the shot. */
export function reason<K extends SentenceKey>(
  clause: Clause, sentence: K, facts: Readonly<SentenceFacts[K]>,
): Reason {
  return { clause, sentence, facts } as unknown as Reason;
}
