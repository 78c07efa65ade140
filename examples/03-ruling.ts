// The rules alone: the called 3 drops, but the 5 was met first, and the cue ball follows the 3.
// What a referee saw goes in, the ruling and its reasons come out.
import {
  BASE, EMPTY_SHOT_LOG, adjudicate, foulName, openingSituation, sentenceOf,
} from '@tenball/rules';

const before = {
  ...openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } }),
  phase: 'shot', ballsOnTable: [3, 5, 10], shotNumber: 9, breakLegal: true, cueBall: 'asIs',
  consecutiveFouls: { A: 1, B: 0 },
} as const;
const call = { kind: 'pot', ball: 3, pocket: 'FL', obvious: false } as const;
const pocketed = [{ ball: 3, pocket: 'FL' }] as const;
const seen = { ...EMPTY_SHOT_LOG, firstContact: [5], pocketed, cueBall: 'pocketed' } as const;

const ruling = adjudicate(BASE, before, call, seen);
for (const { code, clause } of ruling.fouls) console.log(`${foulName(code, 'en')} (${clause})`);
for (const reason of ruling.reasons) console.log(`  ${sentenceOf(reason, 'en')}`);
for (const reason of ruling.reasons) console.log(`  ${sentenceOf(reason, 'ru')}`);
console.log(`next: ${ruling.next.shooter ?? 'nobody'}, cue ball ${ruling.next.cueBall}`);
