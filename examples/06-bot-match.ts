// Two computers play a rack: the same seed plays the same rack, on every machine.
import { SKILLS, carryOut, choose, planningSeed } from '@tenball/ai';
import { seed } from '@tenball/base';
import { DEFAULT_SETUP, actorOf, startMatch } from '@tenball/match';

const skills = { A: SKILLS[6], B: SKILLS[3] };
const root = seed(2);
let match = startMatch({ ...DEFAULT_SETUP, raceTo: { A: 1, B: 1 } });

for (let act = 0; act < 200; act += 1) {
  const seat = actorOf(match);
  if (seat === undefined) break;
  const { command, family } = choose(match, seat, skills[seat], planningSeed(root, match));
  match = carryOut(match, seat, command, skills[seat], root);
  const entry = match.scoresheet.findLast(({ kind }) => kind === 'shot');
  if (command.kind !== 'shoot' || entry?.kind !== 'shot') continue;
  const down = entry.log.pocketed.map(({ ball, pocket }) => `${ball} in ${pocket}`);
  console.log(`${seat} ${family}: ${down.length === 0 ? '–' : down.join(', ')}`);
}
const { A, B } = match.situation.score;
console.log(`${A} : ${B}`);
