/** How a match begins: its setting, its first situation, its racks. */
import {
  CUE_BALL, type Layout, OBJECT_BALLS, TABLES, type TableSpec, rackLayout, snapToNanometre, spotsOf,
  withBall,
} from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { BASE, type Seat, type Situation } from '@tenball/rules';
import { apply } from './apply.ts';
import type { Match, MatchSetup } from './match.ts';
import type { Entry } from './scoresheet.ts';

/** A race to five on a nine-foot table with a template rack under the base rules. */
export const DEFAULT_SETUP: MatchSetup = {
  rulebook: BASE,
  names: { A: 'A', B: 'B' },
  raceTo: { A: 5, B: 5 },
  table: '9',
  params: DEFAULT_PARAMS,
  seed: 1,
  rackGapSigma: 1e-5,
  firstBreaker: 'A',
};

/** A match before its first stroke: rack 1 stands, the breaker has the cue ball in hand. */
export function startMatch(setup: MatchSetup): Match {
  const blank: Match = {
    setup, situation: firstSituation(setup), layout: {}, rackNumber: 1, scoresheet: [],
  };
  return apply(blank, rackEntry(blank, 1, setup.firstBreaker));
}

function firstSituation({ firstBreaker, raceTo }: MatchSetup): Situation {
  return {
    phase: 'break',
    ballsOnTable: OBJECT_BALLS,
    shooter: firstBreaker,
    breaker: firstBreaker,
    shotNumber: 1,
    breakLegal: false,
    cueBall: 'inHandBehindHeadString',
    consecutiveFouls: { A: 0, B: 0 },
    warnedOnTwo: { A: false, B: false },
    score: { A: 0, B: 0 },
    raceTo,
    pendingDecision: undefined,
  };
}

type RackEntry = Extract<Entry, { readonly kind: 'rack' }>;

/** Rack `number` of `match`. A rack that is set again under the same number is another rack. */
export function rackEntry(match: Match, number: number, breaker: Seat): RackEntry {
  const { setup, scoresheet } = match;
  const table = TABLES[setup.table];
  const before = scoresheet.filter((entry) => entry.kind === 'rack' && entry.number === number);
  const seed = setup.seed + number + before.length * RE_RACK_STRIDE;
  const rack = rackLayout(table, seed, setup.rackGapSigma, setup.params.ballRadius);
  return { kind: 'rack', number, breaker, layout: withCueBallForBreak(rack, table) };
}

/** Far enough from any number of racks that a re-rack never meets another rack's seed. */
const RE_RACK_STRIDE = 1_000_003;

/** How far behind the head string the cue ball waits for the breaker, metres. */
const BEHIND_HEAD_STRING = 0.05;

function withCueBallForBreak(rack: Layout, table: TableSpec): Layout {
  const x = snapToNanometre(spotsOf(table).headString - BEHIND_HEAD_STRING);
  return withBall(rack, CUE_BALL, { x, y: 0 });
}
