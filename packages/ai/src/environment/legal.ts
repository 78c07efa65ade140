/** Which actions the match would take now. */
import { CUE_BALL, OBJECT_BALLS, type ObjectBall } from '@tenball/equipment';
import { type Match, placementRejection } from '@tenball/match';
import { type Call, DECISIONS, type Decision, type Option, optionsOf } from '@tenball/rules';
import { ACTION_KINDS, type ActionKind, CALL_KINDS } from './action.ts';

/** The open actions of the seat that is to act; all lists are empty when the match is over. */
export interface LegalActions {
  readonly kinds: readonly ActionKind[];
  /** What a stroke may be called. */
  readonly calls: readonly Call['kind'][];
  /** Balls that a call may name, rising; any pocket goes with each. */
  readonly balls: readonly ObjectBall[];
  readonly decisions: readonly Decision[];
  /**
   * The same as 23 bytes, 1 for open: three kinds (`ACTION_KINDS`), four calls (`CALL_KINDS`), the
   * balls 1 to 10, six decisions (`DECISIONS`).
   */
  readonly mask: Uint8Array;
}

/**
 * What is open in `match`. Everything offered is accepted, with two exceptions that depend on
 * numbers: a spot may be taken by a ball, and a stroke has its bounds.
 */
export function legalActionsOf(match: Match): LegalActions {
  const { setup, situation } = match;
  const options = optionsOf(setup.rulebook, situation);
  const kinds = kindsOf(match, options);
  const calls = kinds.includes('shoot') ? callsOf(match, options) : [];
  const balls = calls.includes('pot') ? situation.ballsOnTable : [];
  const decisions = DECISIONS.filter((decision) => options.includes(decision));
  return { kinds, calls, balls, decisions, mask: maskOf({ kinds, calls, balls, decisions }) };
}

function kindsOf(match: Match, options: readonly Option[]): ActionKind[] {
  const kinds: ActionKind[] = [];
  if (options.includes('placeCueBall')) kinds.push('place');
  if ((options.includes('break') || options.includes('callShot')) && isPlayable(match)) {
    kinds.push('shoot');
  }
  if (match.situation.pendingDecision !== undefined) kinds.push('choose');
  return kinds;
}

/** The cue ball lies where it may be played from: in hand, behind the head string if it must. */
function isPlayable(match: Match): boolean {
  const at = match.layout[CUE_BALL];
  if (at === undefined) return false;
  if (match.situation.cueBall !== 'inHandBehindHeadString') return true;
  return placementRejection(match, at)?.code !== 'placement-outside-house';
}

function callsOf({ situation }: Match, options: readonly Option[]): Call['kind'][] {
  if (options.includes('break')) return ['none'];
  const isAsked = situation.phase === 'callRequested';
  return CALL_KINDS.filter((kind) => {
    switch (kind) {
      case 'pot': return options.includes('callShot');
      case 'safety': return options.includes('callSafety');
      case 'push-out': return options.includes('declarePushOut');
      case 'none': return !isAsked;
    }
  });
}

function maskOf({ kinds, calls, balls, decisions }: Omit<LegalActions, 'mask'>): Uint8Array {
  return Uint8Array.of(
    ...ACTION_KINDS.map((kind) => Number(kinds.includes(kind))),
    ...CALL_KINDS.map((kind) => Number(calls.includes(kind))),
    ...OBJECT_BALLS.map((ball) => Number(balls.includes(ball))),
    ...DECISIONS.map((decision) => Number(decisions.includes(decision))),
  );
}
