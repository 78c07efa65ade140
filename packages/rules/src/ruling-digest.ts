/**
 * A ruling on one line, for tests and reports: `SCRATCH stay:1 ends B:hand 1-0`.
 *
 *     CODE+CODE                         fouls
 *     stay: spot: out: back:            balls that stay down, are spotted, left the table, go back
 *     continues, ends, replay, …        the inning
 *     rack:A match:A                    who won
 *     A:shot  A:hand  A:house  A:break  who acts: as it lies, in hand anywhere or in the house,
 *     A?afterPushOut  over              breaks, chooses; the match is over
 *     +push                             a push-out is open
 *     1-0                               consecutive fouls, left out at 0-0
 */
import { optionsOf } from './options.ts';
import type { Rulebook } from './rulebook.ts';
import type { Ruling } from './ruling.ts';
import type { Situation } from './situation.ts';

/** The digest of `ruling`: everything that changes at the table, nothing of the reasons. */
export function formatRuling(rulebook: Rulebook, ruling: Ruling): string {
  const { next } = ruling;
  const { A, B } = next.consecutiveFouls;
  return [
    ...(ruling.refused ? ['refused'] : []),
    ...(ruling.fouls.length === 0 ? [] : [ruling.fouls.map(({ code }) => code).join('+')]),
    ...listed('stay', ruling.pocketedStay),
    ...listed('spot', ruling.spotted),
    ...listed('out', ruling.outOfPlay),
    ...listed('back', ruling.restored),
    ruling.inning,
    ...(ruling.rackWinner === undefined ? [] : [`rack:${ruling.rackWinner}`]),
    ...(ruling.matchWinner === undefined ? [] : [`match:${ruling.matchWinner}`]),
    actor(next),
    ...(optionsOf(rulebook, next).includes('declarePushOut') ? ['+push'] : []),
    ...(A === 0 && B === 0 ? [] : [`${A}-${B}`]),
  ].join(' ');
}

function listed(name: string, balls: readonly number[]): readonly string[] {
  return balls.length === 0 ? [] : [`${name}:${balls.join(',')}`];
}

function actor({ phase, pendingDecision, shooter, cueBall }: Situation): string {
  if (phase === 'matchOver') return 'over';
  if (pendingDecision !== undefined) return `${pendingDecision.decider}?${pendingDecision.kind}`;
  const place = { asIs: 'shot', inHandAnywhere: 'hand', inHandBehindHeadString: 'house' } as const;
  return `${shooter ?? ''}:${phase === 'break' ? 'break' : place[cueBall]}`;
}
