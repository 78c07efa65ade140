// A match is commands in, entries out: the break, then whatever the rules leave to choose.
import {
  type Command, DEFAULT_SETUP, type Match, actorOf, applyAll, decide, startMatch,
} from '@tenball/match';
import { optionsOf } from '@tenball/rules';

function play(match: Match, command: Command): Match {
  const seat = actorOf(match);
  if (seat === undefined) throw new Error('the match is over');
  const entries = decide(match, seat, command);
  if (!entries.ok) {
    console.log(`${seat}: refused, ${entries.error.code}`);
    return match;
  }
  for (const entry of entries.value) {
    const fouls = entry.kind === 'shot' ? entry.ruling.fouls.map(({ code }) => code) : [];
    console.log(`${seat}: ${[entry.kind, ...fouls].join(', ')}`);
  }
  return applyAll(match, entries.value);
}

const stroke = { speed: 9, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0.1 };
let match = startMatch({ ...DEFAULT_SETUP, names: { A: 'Ann', B: 'Boris' } });
match = play(match, { kind: 'shoot', call: { kind: 'safety' }, stroke });
match = play(match, { kind: 'shoot', call: { kind: 'none' }, stroke });
const options = optionsOf(match.setup.rulebook, match.situation);
console.log(`${actorOf(match) ?? 'nobody'} may: ${options.join(', ')}`);
