/** What the one who is to act may do: derived from the situation alone. */
import { unreachable } from '@tenball/base';
import type { Rulebook } from './rulebook.ts';
import type { Option } from './ruling.ts';
import { type DecisionKind, type Situation, isPushOutOpen } from './situation.ts';

/** The options open in `situation`. Empty while nobody may act. */
export function optionsOf(rulebook: Rulebook, situation: Situation): Option[] {
  const { phase, pendingDecision } = situation;
  switch (phase) {
    case 'lag': return ['lagAgain'];
    case 'break': return ['placeCueBall', 'break'];
    case 'shot':
    case 'callRequested': return strokeOptions(rulebook, situation);
    case 'lagChoice':
    case 'decision': return pendingDecision === undefined ? [] : answersTo(pendingDecision.kind);
    case 'suspended': return ['resume'];
    case 'setup':
    case 'matchOver': return [];
    default: return unreachable(phase);
  }
}

function strokeOptions(rulebook: Rulebook, situation: Situation): Option[] {
  return [
    ...(situation.cueBall === 'asIs' ? [] : ['placeCueBall' as const]),
    'callShot',
    'callSafety',
    ...(isPushOutOpen(rulebook, situation) ? ['declarePushOut' as const] : []),
  ];
}

function answersTo(kind: DecisionKind): Option[] {
  switch (kind) {
    case 'lagChoice': return ['breakMyself', 'opponentBreaks'];
    case 'afterPushOut':
    case 'afterWrongfulPocketing':
    case 'afterSafetyPocketing':
    case 'afterShortBreak': return ['accept', 'passBack'];
    case 'afterIllegalBreak': return ['accept', 'reRackAndBreak', 'reRackOpponentBreaks'];
    default: return unreachable(kind);
  }
}
