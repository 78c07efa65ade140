import { seed } from '@tenball/base';
import { DEFAULT_SETUP, type Match, actorOf, applyAll, decide, startMatch } from '@tenball/match';
import { type Rulebook, presetOf, rulebookFrom } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { SKILLS } from './skills.ts';

/** What the presets do not have: the other call mode, and every other end of a break. */
const HOUSE_RULES: readonly Readonly<Record<string, unknown>>[] = [
  { callMode: 'tenOnly', earlyCalledTen: 'winsRack' },
  { ballInHandAfterFoul: 'behindHeadString', pushOut: false },
  { breakRailBalls: 10, illegalBreak: 'opponentChoosesReRack' },
  { threePointRule: 'on', safetyPocketOption: 'none', wrongfulOption: false },
];

const PRESETS = ['base', 'wpa-2008', 'csi', 'upa', 'japan-2008-dp'] as const;

const SETS: readonly (readonly [name: string, rulebook: Rulebook])[] = [
  ...PRESETS.map((edition) => [edition, presetOf(edition)] as const),
  ...HOUSE_RULES.map((set) => {
    const rulebook = rulebookFrom('custom', set);
    if (!rulebook.ok) throw new Error(rulebook.error.expected);
    return [Object.entries(set).join(' '), rulebook.value] as const;
  }),
];

/** More commands than a rack between two who can play has ever taken. */
const PATIENCE = 200;

/** A race to one between two good players with little time; the calls that were made. */
function playRace(rulebook: Rulebook): { readonly match: Match; readonly calls: Set<string> } {
  let match = startMatch({ ...DEFAULT_SETUP, rulebook, raceTo: { A: 1, B: 1 }, seed: 11 });
  const calls = new Set<string>();
  for (let n = 0; n < PATIENCE; n += 1) {
    const seat = actorOf(match);
    if (seat === undefined) break;
    const { command } = choose(match, seat, SKILLS[6], seed(n), 60);
    if (command.kind === 'shoot') calls.add(command.call.kind);
    const decided = decide(match, seat, command);
    if (!decided.ok) throw new Error(`${command.kind} was refused: ${decided.error.code}`);
    match = applyAll(match, decided.value);
  }
  return { match, calls };
}

describe.each(SETS)('under the rules %s', (_, rulebook) => {
  test('a race of two computers is played to its end, and nothing is refused', () => {
    const { match, calls } = playRace(rulebook);
    expect(match.situation.phase).toBe('matchOver');
    if (rulebook.callMode === 'none') expect(calls.has('pot')).toBe(false);
  });
});
