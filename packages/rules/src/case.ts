/**
 * A case: a situation, what happened, and the rulebook it is ruled by. The JSON of the case
 * book is read by `decodeCase` and answered by `encodeRuling`.
 */
import { unreachable } from '@tenball/base';
import { adjudicate } from './adjudicate.ts';
import { adjudicateEvent } from './adjudicate-event.ts';
import type { Call } from './call.ts';
import { adjudicateDecision } from './decision.ts';
import type { MatchEvent } from './event.ts';
import { type Lag, adjudicateLag } from './lag.ts';
import type { Rulebook } from './rulebook.ts';
import type { Decision, Ruling } from './ruling.ts';
import type { ShotLog } from './shot-log.ts';
import type { Situation } from './situation.ts';

export const CASE_KINDS = ['shot', 'nonShot', 'lag', 'decision', 'event', 'spotting'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

interface CaseFrame {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly rulebook: Rulebook;
  readonly before: Situation;
}

/** A case that can be ruled on. */
export type RulableCase = CaseFrame & (
  | { readonly kind: 'shot' | 'nonShot'; readonly call: Call; readonly log: ShotLog }
  | { readonly kind: 'lag'; readonly lag: Lag }
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'event'; readonly event: MatchEvent }
);

/** A case of the case book. Those of kind `spotting` are prose, tested as geometry. */
export type Case = RulableCase | (CaseFrame & { readonly kind: 'spotting' });

export function isRulable(entry: Case): entry is RulableCase {
  return entry.kind !== 'spotting';
}

/** The ruling on a case. */
export function adjudicateCase(entry: RulableCase): Ruling {
  const { rulebook, before } = entry;
  switch (entry.kind) {
    case 'shot':
    case 'nonShot': return adjudicate(rulebook, before, entry.call, entry.log);
    case 'lag': return adjudicateLag(before, entry.lag);
    case 'decision': return adjudicateDecision(rulebook, before, entry.decision);
    case 'event': return adjudicateEvent(rulebook, before, entry.event);
    default: return unreachable(entry);
  }
}
