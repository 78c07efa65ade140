/** How an action, and an opponent's answer to it, becomes the next match. */
import { type Result, type Seed, derive, err, ok, seed as seedOf } from '@tenball/base';
import {
  type Command, type Match, type Rejection, applyAll, decide, strokeRejection,
} from '@tenball/match';
import { quantiseStroke } from '@tenball/physics';
import type { Seat } from '@tenball/rules';
import { choose } from '../choose.ts';
import { execute } from '../execute.ts';
import { NEUTRAL, armAt } from '../personality.ts';
import { executionSeed, planningSeed } from '../self-play.ts';
import { type Level, SKILLS, type Skill } from '../skills.ts';
import type { Action } from './action.ts';
import { type Environment, occasionOf } from './episode.ts';
import { type StepFault, faultOf } from './fault.ts';

const ARMS = 2;
/** A stroke of the opponent that the simulator cannot finish is drawn again, this often. */
const ATTEMPTS = 8;

/** The match after `action` of `seat`, with the error of his arm where he has one. */
export function playAction(
  environment: Environment, seat: Seat, action: Action,
): Result<Match, StepFault> {
  const { match, settings: { arms } } = environment;
  const arm = arms[seat];
  const refused = arm === undefined ? undefined : asAsked(action);
  if (refused !== undefined) return faulted(environment, seat, action, refused);
  const played = arm === undefined
    ? action : struck(action, armAt(arm, NEUTRAL, match), armSeed(environment));
  const entries = decide(match, seat, played);
  if (!entries.ok) return faulted(environment, seat, played, entries.error);
  return ok(applyAll(match, entries.value));
}

/** An arm does what it can; what no cue can play must be refused before. */
function asAsked(action: Action): Rejection | undefined {
  return action.kind === 'shoot' ? strokeRejection(quantiseStroke(action.stroke)) : undefined;
}

/** The match after the next act of the opponent. */
export function playOpponent(
  environment: Environment, { seat, level }: { readonly seat: Seat; readonly level: Level },
): Result<Match, StepFault> {
  const { match } = environment;
  const skill = SKILLS[level];
  const { command } = choose(match, seat, skill, planningSeed(rootOf(environment), match));
  const arm = armAt(skill, NEUTRAL, match);
  const seed = armSeed(environment);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const entries = decide(match, seat, struck(command, arm, derive(seed, attempt)));
    if (entries.ok) return ok(applyAll(match, entries.value));
  }
  return err({ kind: 'opponent-limit', ...occasionOf(environment), acts: ATTEMPTS });
}

function struck(command: Command, arm: Skill, seed: Seed): Command {
  if (command.kind !== 'shoot') return command;
  return { ...command, stroke: execute(command.stroke, arm, seed) };
}

function faulted(
  environment: Environment, seat: Seat, played: Command, rejection: Rejection,
): Result<Match, StepFault> {
  return err(faultOf(occasionOf(environment), environment.match, seat, played, rejection));
}

function rootOf({ seed }: Environment): Seed {
  return derive(seedOf(seed), ARMS);
}

function armSeed(environment: Environment): Seed {
  return executionSeed(rootOf(environment), environment.match);
}
