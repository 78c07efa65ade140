/** Computer players at a match: what is intended, what the arm makes of it, what follows. */
import { type Seed, assert, derive } from '@tenball/base';
import { type Command, type Match, apply, applyAll, decide } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import { execute } from './execute.ts';
import { seedOfAct } from './key-spaces.ts';
import { NEUTRAL, armAt } from './personality.ts';
import type { Skill } from './skills.ts';

/** A stroke that the simulator cannot finish is played again with another draw, this often. */
const ATTEMPTS = 8;

/** The seed of the plan for the next act of `match`, below the seed of the whole. */
export function planningSeed(root: Seed, match: Match): Seed {
  return seedOfAct(root, 'planning', match.scoresheet.length);
}

/** The seed of the arm's error on the next act of `match`, below the seed of the whole. */
export function executionSeed(root: Seed, match: Match): Seed {
  return seedOfAct(root, 'execution', match.scoresheet.length);
}

/**
 * `match` after `seat` with the arm of `skill` has carried out `command`. `skill` is the arm on
 * other days: that a break errs more is seen to here.
 */
export function carryOut(
  match: Match, seat: Seat, command: Command, skill: Skill, root: Seed,
): Match {
  const seed = executionSeed(root, match);
  const arm = armAt(skill, NEUTRAL, match);
  let code = 'nothing tried';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const played = command.kind === 'shoot'
      ? { ...command, stroke: execute(command.stroke, arm, derive(seed, attempt)) }
      : command;
    const entries = decide(match, seat, played);
    if (entries.ok) return entries.value.reduce(apply, match);
    code = entries.error.code;
    if (code !== 'simulation-limit') break;
  }
  assert(false, `a computer player's command was refused: ${code}`);
}

/**
 * `match` with its rack set again by the same breaker: a stalemate was declared (G1.12). Every
 * rack of a match between computers ends, at the latest this way.
 */
export function replayRack(match: Match): Match {
  const declared = decide(match, 'referee', {
    kind: 'event', event: { kind: 'stalemateDeclared' },
  });
  assert(declared.ok, 'a rack in progress cannot be declared a stalemate');
  return applyAll(match, declared.value);
}
