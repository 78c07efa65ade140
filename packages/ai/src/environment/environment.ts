/**
 * Ten-ball for learners: a rack or a match as a sequence of steps.
 *
 * An environment is a value. `step` returns the next one and changes nothing, so whoever keeps an
 * environment has a snapshot of it. All that happens goes through `decide` and `apply` of the
 * match; the same options, seed and actions give the same numbers on every machine.
 */
import { type Result, assert, derive, err, ok, seed as seedOf } from '@tenball/base';
import { type Match, actorOf, startMatch } from '@tenball/match';
import { type Seat, opponentOf } from '@tenball/rules';
import { replayRack } from '../self-play.ts';
import { type Action, malformation } from './action.ts';
import { type Environment, type Step, occasionOf } from './episode.ts';
import { type StepFault, faultOf, malformed } from './fault.ts';
import { legalActionsOf } from './legal.ts';
import { observationOf } from './observation.ts';
import { type EnvironmentOptions, type EnvironmentSettings, settingsOf } from './options.ts';
import { playAction, playOpponent } from './play.ts';

const RACKS = 1;
/** An opponent who has not finished after so many whole racks never will. */
const RACKS_OF_OPPONENT = 4;

/**
 * An environment before the first stroke. Throws an AssertionError that names the option where one
 * cannot be. Against an opponent who breaks, `reset` lets him begin.
 */
export function newEnvironment(options: EnvironmentOptions = {}): Environment {
  return begun(settingsOf(options), options.seed ?? 1);
}

/** A new episode from `seed`, up to the first action of the learner. */
export function reset(environment: Environment, seed: number): Result<Step, StepFault> {
  return concluded(begun(environment.settings, seed), undefined);
}

/**
 * Plays `action` for the seat that is to act, and the answers of the opponent, if there is one. An
 * action that is not legal is a fault, and `environment` stands as before.
 */
export function step(environment: Environment, action: Action): Result<Step, StepFault> {
  const { match, settings: { opponent } } = environment;
  const occasion = occasionOf(environment);
  const seat = actorOf(match);
  if (seat === undefined) return err({ kind: 'episode-over', ...occasion });
  const problem = malformation(action);
  if (problem !== undefined) return err(malformed(occasion, problem));
  if (seat === opponent?.seat) {
    const rejection = { kind: 'rejection', code: 'not-your-turn' } as const;
    return err(faultOf(occasion, match, seat, action, rejection));
  }
  const played = playAction(environment, seat, action);
  if (!played.ok) return played;
  return concluded(advanced(environment, played.value), environment);
}

/** Lets the opponent act while it is his turn, and tells what became of `before`. */
function concluded(
  start: Environment, before: Environment | undefined,
): Result<Step, StepFault> {
  const { opponent, mostStepsPerRack } = start.settings;
  const most = RACKS_OF_OPPONENT * mostStepsPerRack;
  let now = start;
  for (let acts = 0; opponent !== undefined; acts += 1) {
    if (actorOf(now.match) !== opponent.seat) break;
    if (acts >= most) return err({ kind: 'opponent-limit', ...occasionOf(now), acts });
    const answered = playOpponent(now, opponent);
    if (!answered.ok) return answered;
    now = advanced(now, answered.value);
  }
  return ok(stepTo(now, before));
}

function stepTo(now: Environment, before: Environment | undefined): Step {
  const seat = actorOf(now.match);
  const { score } = now.match.situation;
  const earlier = before?.match.situation.score ?? { A: 0, B: 0 };
  const gain = score.A - earlier.A - (score.B - earlier.B);
  return {
    environment: now,
    seat,
    observation: observe(now, seat ?? spectatorOf(now, before)),
    // The zero of a subtraction from zero has no sign.
    rewards: { A: gain, B: 0 - gain },
    terminated: seat === undefined,
    truncated: now.cuts > (before?.cuts ?? 0),
    legal: legalActionsOf(now.match),
  };
}

/** The environment as `seat` sees it: `OBSERVATION_FIELDS` tells what stands where. */
export function observe({ match, rackSteps, settings }: Environment, seat: Seat): Float64Array {
  return observationOf(match, seat, settings.mostStepsPerRack - rackSteps);
}

/** Who looks on when the match is over: the learner against an opponent, else who acted last. */
function spectatorOf({ settings }: Environment, before: Environment | undefined): Seat {
  if (settings.opponent !== undefined) return opponentOf(settings.opponent.seat);
  return (before && actorOf(before.match)) ?? 'A';
}

function begun(settings: EnvironmentSettings, seed: number): Environment {
  assert(Number.isFinite(seed), `seed: expected a finite number, found ${String(seed)}`);
  const setup = { ...settings.setup, seed: derive(seedOf(seed), RACKS) };
  return { settings, seed, match: startMatch(setup), steps: 0, rackSteps: 0, cuts: 0 };
}

/** `environment` after an act that led to `match`; a rack that has gone on for too long is cut. */
function advanced(environment: Environment, match: Match): Environment {
  const { settings, seed, cuts } = environment;
  const steps = environment.steps + 1;
  const rackSteps = hasNewRack(environment.match, match) ? 0 : environment.rackSteps + 1;
  const isCut = rackSteps >= settings.mostStepsPerRack && actorOf(match) !== undefined;
  if (!isCut) return { settings, seed, match, steps, rackSteps, cuts };
  return { settings, seed, match: replayRack(match), steps, rackSteps: 0, cuts: cuts + 1 };
}

function hasNewRack({ scoresheet: { length } }: Match, { scoresheet }: Match): boolean {
  return scoresheet.slice(length).some(({ kind }) => kind === 'rack');
}
