/** What rulings on events have in common: nothing changes, a refusal, the end of a rack. */
import { endReason, matchOver, rackTo } from './advance.ts';
import type { Rulebook } from './rulebook.ts';
import { type Inning, type Ruling, rackRuling, rulingTo } from './ruling.ts';
import type { Seat } from './seat.ts';
import { type Clause, type Reason, plainReason } from './sentence.ts';
import type { Phase, Situation } from './situation.ts';

/** Play goes on from `next` as it was. */
export function noted(next: Situation, reasons: readonly Reason[]): Ruling {
  return rulingTo(next, { inning: inningOf(next), reasons });
}

/** The event cannot be here: nothing changes. */
export function refusedEvent(situation: Situation, clause: Clause): Ruling {
  return refusedBecause(situation, plainReason(clause, 'refused.event'));
}

/** The event cannot be, and there is more to say than that: nothing changes. */
export function refusedBecause(situation: Situation, because: Reason): Ruling {
  return { ...noted(situation, [because]), refused: true };
}

/** The rack is over and goes to `winner`. */
export function rackEnded(
  rulebook: Rulebook,
  situation: Situation,
  { winner, racks = 1, reasons }: {
    readonly winner: Seat; readonly racks?: number; readonly reasons: readonly Reason[];
  },
): Ruling {
  const ballsLeft = situation.ballsOnTable;
  const end = rackTo(rulebook, situation, { winner, ballsLeft, racks });
  const because = [...reasons, endReason(rulebook, end)];
  return rackRuling(end, { reasons: because });
}

/** The match is over and goes to `winner`, whatever the score. */
export function matchTo(situation: Situation, winner: Seat, reasons: readonly Reason[]): Ruling {
  const ballsLeft = situation.ballsOnTable;
  return rulingTo(matchOver(situation, ballsLeft), {
    inning: 'ends', ballsLeft, matchWinner: winner, reasons,
  });
}

function inningOf({ phase }: Situation): Inning {
  if (phase === 'suspended') return 'suspended';
  return phase === 'break' || phase === 'shot' || phase === 'callRequested' ? 'continues' : 'n/a';
}

/** Between the racking and the last ball, suspended or not. */
export function isRackInProgress(situation: Situation): boolean {
  const { phase, ballsOnTable } = situation;
  if (phase === 'suspended') return ballsOnTable.length > 0;
  return isIn(situation, ['break', 'shot', 'callRequested', 'decision']);
}

/** Whether the phase is one of `phases`. */
export function isIn({ phase }: Situation, phases: readonly Phase[]): boolean {
  return phases.includes(phase);
}
