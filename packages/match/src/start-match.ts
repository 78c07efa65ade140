/** How a match begins: its setting, its first situation, its racks. */
import {
  CUE_BALL, type Layout, TABLES, type TableSpec, rackLayout, snapToNanometre, spotsOf,
  withBall,
} from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { BASE, type Seat, openingSituation } from '@tenball/rules';
import { apply, countingEntries } from './apply.ts';
import type { Match, MatchSetup, Moment } from './match.ts';
import type { EntryOf } from './scoresheet.ts';

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
  source: 'sim',
};

/**
 * A match before its first stroke: rack 1 stands and the breaker has the cue ball in hand; or,
 * where the first break is lagged for, before the lag.
 */
export function startMatch(setup: MatchSetup): Match {
  const { firstBreaker, raceTo } = setup;
  const breaker = firstBreaker === 'lag' ? undefined : firstBreaker;
  const situation = openingSituation({ breaker, raceTo });
  const blank = matchAt(setup, { situation, layout: {}, rackNumber: 1 });
  return breaker === undefined ? blank : apply(blank, rackEntry(blank, 1, breaker));
}

/** A match that begins at `opening`, with nothing written yet. */
export function matchAt(setup: MatchSetup, opening: Moment): Match {
  return { ...opening, setup, opening, scoresheet: [] };
}

/** Rack `number` of `match`. A rack that is set again under the same number is another rack. */
export function rackEntry(match: Match, number: number, breaker: Seat): EntryOf<'rack'> {
  const { setup, scoresheet } = match;
  if (setup.source === 'table') return { kind: 'rack', number, breaker, layout: {} };
  const table = TABLES[setup.table];
  const before = countingEntries(scoresheet).filter((index) => {
    const entry = scoresheet[index];
    return entry?.kind === 'rack' && entry.number === number;
  });
  const seed = setup.seed + number + before.length * RE_RACK_STRIDE;
  const { rackGapSigma, params, rulebook } = setup;
  const rack = rackLayout(table, seed, rackGapSigma, params.ballRadius, rulebook.rackCorners);
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
