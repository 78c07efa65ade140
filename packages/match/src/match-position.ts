/** Between matches and positions. */
import { objectBallsOf } from '@tenball/equipment';
import {
  type Seat, extensionsLeft, isPushOutOpen, openingSituation, overridesOf, presetOf, rulebookFrom,
} from '@tenball/rules';
import { apply } from './apply.ts';
import { warningDue } from './decide.ts';
import type { Match, MatchSetup } from './match.ts';
import type { Position } from './position.ts';
import { matchAt } from './start-match.ts';

/** The position `match` stands at. */
export function positionOf({ setup, situation, layout, rackNumber }: Match): Position {
  const { extensionsUsed: used } = situation;
  return {
    table: setup.table,
    layout,
    shooter: situation.shooter,
    rackNumber,
    strokesPlayed: Math.max(0, situation.shotNumber - 1),
    cueBall: situation.cueBall,
    pushOutOpen: isPushOutOpen(setup.rulebook, situation),
    consecutiveFouls: situation.consecutiveFouls,
    phase: situation.phase,
    call: undefined,
    edition: setup.rulebook.edition,
    overrides: statedOverrides(setup),
    score: situation.score,
    raceTo: situation.raceTo,
    breaker: situation.breaker,
    breakOrder: setup.rulebook.breakOrder,
    extensionsLeft: used.A + used.B === 0 ? undefined : extensionsLeft(setup.rulebook, situation),
    warnedOnTwo: situation.warnedOnTwo,
    pendingDecision: situation.pendingDecision,
    frozen: situation.declaredFrozen,
  };
}

/**
 * A match that stands at `position`: table, edition, race and break order come from the position
 * where it states them, the rest from `setup`. Its scoresheet is empty but for a warning that is
 * due. The edition `custom` without options keeps the rulebook of `setup`.
 */
export function matchFromPosition(position: Position, setup: MatchSetup): Match {
  const { table, layout, rackNumber, phase, shooter } = position;
  const raceTo = position.raceTo ?? setup.raceTo;
  const rulebook = rulebookOf(position, setup);
  const breaker = position.breaker ?? (phase === 'break' ? shooter : knownBreaker(setup));
  const beforeRack = phase === 'setup' || phase === 'lag' || phase === 'lagChoice';
  const match = matchAt({ ...setup, table, raceTo, rulebook }, {
    situation: {
      ...openingSituation({ breaker, raceTo }),
      phase,
      ballsOnTable: objectBallsOf(layout),
      shooter,
      shotNumber: beforeRack ? 0 : position.strokesPlayed + 1,
      breakLegal: position.pushOutOpen,
      cueBall: position.cueBall,
      consecutiveFouls: position.consecutiveFouls,
      warnedOnTwo: position.warnedOnTwo,
      score: position.score,
      pendingDecision: position.pendingDecision,
      declaredFrozen: position.frozen,
      extensionsUsed: position.extensionsLeft === undefined ? { A: 0, B: 0 } : {
        A: Math.max(0, rulebook.extensionsPerRack - position.extensionsLeft.A),
        B: Math.max(0, rulebook.extensionsPerRack - position.extensionsLeft.B),
      },
    },
    layout,
    rackNumber,
  });
  const warning = warningDue(match);
  return warning ? apply(match, warning) : match;
}

function knownBreaker({ firstBreaker }: MatchSetup): Seat | undefined {
  return firstBreaker === 'lag' ? undefined : firstBreaker;
}

/** The options of an edition that was changed; those of `custom` are always stated. */
function statedOverrides({ rulebook }: MatchSetup): Position['overrides'] {
  const { breakOrder } = presetOf(rulebook.edition);
  const overrides = overridesOf({ ...rulebook, breakOrder });
  const none = Object.keys(overrides).length === 0 && rulebook.edition !== 'custom';
  return none ? undefined : overrides;
}

function rulebookOf(
  { edition, overrides, breakOrder }: Position, setup: MatchSetup,
): MatchSetup['rulebook'] {
  const fromSetting = edition === 'custom' && overrides === undefined;
  const stated = fromSetting ? undefined : rulebookFrom(edition, overrides);
  const rulebook = stated?.ok === true ? stated.value : setup.rulebook;
  return breakOrder === undefined ? rulebook : { ...rulebook, breakOrder };
}
