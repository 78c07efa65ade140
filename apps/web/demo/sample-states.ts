/** States for looking at the panels without a table: one for each thing that can be shown. */
import { withBall, type Layout, type ObjectBall } from '@tenball/equipment';
import { type Entry, type Match, type MatchSetup, matchAt } from '@tenball/match';
import { DEFAULT_PARAMS, PHYSICS_VERSION, type Trace } from '@tenball/physics';
import {
  BASE, type Call, EMPTY_SHOT_LOG, type Seat, type ShotLog, type Situation, adjudicate,
  openingSituation,
} from '@tenball/rules';
import type { Banner, Settings, State, Table } from '../src/state.ts';

const SETUP: MatchSetup = {
  rulebook: BASE, names: { A: 'Вера Орлова', B: 'Профи' }, raceTo: { A: 7, B: 7 }, table: '9',
  params: DEFAULT_PARAMS, seed: 1, rackGapSigma: 1e-5, firstBreaker: 'A',
  source: 'sim',
};

const LAYOUT: Layout = {
  0: { x: -0.4, y: 0.05 }, 3: { x: 0.5, y: 0.12 }, 4: { x: 0.9, y: -0.3 }, 5: { x: 0.3, y: -0.45 },
  6: { x: 0.6, y: -0.05 }, 7: { x: 0.8, y: 0.1 }, 8: { x: -0.1, y: 0.4 }, 9: { x: 0.1, y: 0.4 },
  10: { x: 0.7, y: -0.1 },
};

const SITUATION: Situation = {
  ...openingSituation({ breaker: 'B', raceTo: { A: 7, B: 7 } }),
  phase: 'shot', ballsOnTable: [3, 4, 5, 6, 7, 8, 9, 10], shooter: 'A', shotNumber: 5,
  breakLegal: true, cueBall: 'asIs', consecutiveFouls: { A: 0, B: 1 },
  score: { A: 4, B: 3 },
};

const RACK: Entry = { kind: 'rack', number: 8, breaker: 'B', layout: LAYOUT };

const MATCH: Match = {
  ...matchAt(SETUP, { situation: SITUATION, layout: LAYOUT, rackNumber: 8 }), scoresheet: [RACK],
};

type ShotEntry = Extract<Entry, { kind: 'shot' }>;

const TRACE: Trace = {
  physics: PHYSICS_VERSION, params: DEFAULT_PARAMS, events: [], segments: [], balls: [],
  rest: LAYOUT, duration: 6, hash: '0',
};

const STROKE = { speed: 3, headingDegrees: 20, elevationDegrees: 3, tipRight: 0, tipUp: 0 };

/** A shot of `seat` as the referee rules on it. */
function shot(
  seat: Seat, call: Call, log: Partial<ShotLog>, change: Partial<Situation> = {},
): ShotEntry {
  const seen: ShotLog = { ...EMPTY_SHOT_LOG, firstContact: [3], railAfterContact: [6], ...log };
  const situation: Situation = { ...SITUATION, shooter: seat, ...change };
  return {
    kind: 'shot', seat, call, stroke: STROKE, before: LAYOUT, log: seen,
    ruling: adjudicate(BASE, situation, call, seen), hash: '0', rest: LAYOUT, seconds: 6,
  };
}

const THREE: Call = { kind: 'pot', ball: 3, pocket: 'FL', obvious: true };
const TEN: Call = { kind: 'pot', ball: 10, pocket: 'SL', obvious: true };
const LAST_TEN = { ballsOnTable: [10] } as const;
const TEN_DOWN = { firstContact: [10], pocketed: [{ ball: 10, pocket: 'SL' }] } as const;

const UNCALLED = shot('B', THREE, { pocketed: [{ ball: 5, pocket: 'SR' }] });
const SCRATCH = shot('B', THREE, {
  cueBall: 'pocketed', offTable: [10], pocketed: [{ ball: 3, pocket: 'FL' }],
});
const MISS = shot('B', THREE, {});
const MADE = shot('A', THREE, { pocketed: [{ ball: 3, pocket: 'FL' }] });
const RACK_WON = shot('A', TEN, TEN_DOWN, LAST_TEN);
const MATCH_WON = shot('A', TEN, TEN_DOWN, { ...LAST_TEN, score: { A: 6, B: 3 } });

const SETTINGS: Settings = {
  language: 'ru', aimAid: 'short', graphics: 'auto', textSize: 100, letterKeys: true,
  computerPace: 'normal', tableVolume: 70, signalVolume: 60, haptics: true, reducedMotion: false,
  ballSet: 'tournament', largeNumbers: false, cloth: 'set', hand: 'right',
};

const AIMING: Table = {
  match: MATCH,
  seats: { A: { kind: 'human', name: 'Вера Орлова' }, B: { kind: 'computer', level: 7 } },
  activity: { kind: 'aiming', seat: 'A' },
  aim: {
    headingDegrees: 8, speed: 2.4, tipRight: -0.12, tipUp: 0.25, elevationDegrees: 0,
    minimumElevationDegrees: 3,
  },
  call: { kind: 'pot', ball: 3, pocket: 'FL' },
  view: 'cue',
  banner: undefined,
  lastShot: { trace: TRACE, entry: UNCALLED },
  origin: undefined,
};

function state(change: Partial<Table>, more: Partial<State> = {}): State {
  return {
    screen: 'table', settings: SETTINGS, panel: 'none', table: { ...AIMING, ...change },
    saved: undefined, notice: undefined, ...more,
  };
}

function after(entry: ShotEntry): Pick<Table, 'banner' | 'match' | 'lastShot'> {
  const match: Match = {
    ...MATCH, situation: entry.ruling.next,
    layout: entry.ruling.next.cueBall === 'asIs' ? LAYOUT : withBall(LAYOUT, 0, undefined),
    scoresheet: [RACK, MISS, MADE, entry],
  };
  return {
    match, banner: { kind: 'entry', entry, index: 3 }, lastShot: { trace: TRACE, entry },
  };
}

const ROLLING: Table['activity'] = {
  kind: 'rolling', seat: 'A', before: LAYOUT, trace: TRACE, startedMs: 0, rate: 1, replay: false,
  after: MATCH, resume: undefined,
};

const BREAK: Match = {
  ...MATCH, situation: {
    ...SITUATION, phase: 'break', shotNumber: 1, breaker: 'A', cueBall: 'inHandBehindHeadString',
    ballsOnTable: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  },
};

const SECOND: Match = { ...MATCH, situation: { ...SITUATION, shotNumber: 2 } };

const REJECTED: Banner = {
  kind: 'rejection', rejection: { kind: 'rejection', code: 'push-out-not-open' },
};

const BLOCKED = { kind: 'rejection', code: 'placement-blocked', detail: 6 as ObjectBall } as const;

export const SAMPLES: Readonly<Record<string, State>> = {
  home: state({}, {
    screen: 'home', table: undefined,
    saved: { names: { A: 'Вера', B: 'Профи' }, score: { A: 4, B: 3 }, rackNumber: 8 },
  }),
  trouble: state({}, {
    screen: 'home', table: undefined,
    notice: { kind: 'trouble', text: 'trouble.position', detail: 'TBP1 9 c(0.1 — 41: «)»' },
  }),
  aim: state({}),
  break: state({ match: BREAK }),
  needed: state({ call: { kind: 'pot', ball: 3, pocket: undefined } }),
  second: state({ match: SECOND, call: { kind: 'push-out' } }),
  safety: state({ call: { kind: 'safety' } }),
  miss: state({ ...after(MISS) }),
  miscue: state({ aim: { ...AIMING.aim, tipRight: 0.4, tipUp: -0.35, elevationDegrees: 34 } }),
  choice: state({ ...after(UNCALLED), activity: { kind: 'choosing', seat: 'A' }, view: 'top' }),
  foul: state({
    ...after(SCRATCH), view: 'top',
    activity: { kind: 'placing', seat: 'A', at: { x: 0, y: 0 }, problem: undefined },
  }),
  blocked: state({
    ...after(SCRATCH), view: 'top', banner: undefined,
    activity: { kind: 'placing', seat: 'A', at: { x: 0, y: 0 }, problem: BLOCKED },
  }),
  thinking: state({ activity: { kind: 'thinking', seat: 'B', intends: undefined } }),
  rolling: state({ activity: ROLLING }),
  rack: state({ ...after(RACK_WON), match: BREAK }),
  over: state({ ...after(MATCH_WON), activity: { kind: 'match-over' } }),
  rejected: state({ banner: REJECTED }),
  help: state({}, { panel: 'help' }),
  log: state({ ...after(UNCALLED) }, { panel: 'log' }),
  settings: state({}, { panel: 'settings' }),
  concede: state({}, { panel: 'concede' }),
};
