/** What a position must satisfy beyond its grammar. */
import {
  type Ball, CUE_BALL, TABLES, TEN, ballsOf, canRestAt, formatBall, overlapIn,
} from '@tenball/equipment';
import type { Phase } from '@tenball/rules';
import type { Position } from './position.ts';
import { overridesProblem } from './position-overrides.ts';

/** Where a problem shows: a ball, a field, or the field to point at when that one is left out. */
export type Place =
  | { readonly kind: 'ball'; readonly ball: Ball }
  | {
    readonly kind: 'field';
    readonly field: keyof Position;
    readonly orElse?: keyof Position;
  };

export interface PositionProblem {
  readonly place: Place;
  readonly text: string;
  readonly expected: string;
}

const IN_RACK: readonly Phase[] = ['break', 'shot', 'decision', 'callRequested', 'suspended'];
const AT_THE_TABLE: readonly Phase[] = ['break', 'shot', 'callRequested'];
const NOBODY_SHOOTS: readonly Phase[] = ['lagChoice', 'decision', 'matchOver'];

/** The first thing that cannot be in `position`; undefined when it can occur. */
export function positionProblem(position: Position): PositionProblem | undefined {
  return ballsProblem(position) ?? shooterProblem(position) ?? cueBallProblem(position)
    ?? strokeProblem(position) ?? callProblem(position) ?? scoreProblem(position)
    ?? decisionProblem(position) ?? frozenProblem(position) ?? editionProblem(position);
}

function atBall(ball: Ball, text: string, expected: string): PositionProblem {
  return { place: { kind: 'ball', ball }, text, expected };
}

function atField(
  field: keyof Position, text: string, expected: string, orElse?: keyof Position,
): PositionProblem {
  const place: Place = orElse === undefined
    ? { kind: 'field', field } : { kind: 'field', field, orElse };
  return { place, text, expected };
}

function ballsProblem({ layout, table, phase }: Position): PositionProblem | undefined {
  const spec = TABLES[table];
  for (const ball of ballsOf(layout)) {
    const at = layout[ball];
    if (at !== undefined && !canRestAt(spec, at)) {
      return atBall(ball, `${nameOf(ball)} lies outside the table`, 'a place on the bed');
    }
  }
  const overlap = overlapIn(layout);
  if (overlap !== undefined) {
    const [first, second] = overlap;
    return atBall(
      second, `${nameOf(second)} overlaps ${nameOf(first)}`, 'centres at least 57.15 mm apart',
    );
  }
  if (IN_RACK.includes(phase) && layout[TEN] === undefined) {
    return atField('layout', 'the 10 is missing', 'the 10 on the table until the rack ends');
  }
  return undefined;
}

function nameOf(ball: Ball): string {
  return ball === CUE_BALL ? 'the cue ball' : `the ${formatBall(ball)}`;
}

function shooterProblem({ shooter, phase }: Position): PositionProblem | undefined {
  if (AT_THE_TABLE.includes(phase) && shooter === undefined) {
    return atField('shooter', 'the shooter is missing', `"sA" or "sB" while ph=${phase}`);
  }
  if (NOBODY_SHOOTS.includes(phase) && shooter !== undefined) {
    return atField('shooter', `nobody shoots while ph=${phase}`, '"s-"');
  }
  return undefined;
}

function cueBallProblem({ cueBall, layout, phase }: Position): PositionProblem | undefined {
  if (phase === 'break' && cueBall !== 'inHandBehindHeadString') {
    return atField('cueBall', 'the cue ball is in hand in the house on the break', '"bih=k"');
  }
  const needed = AT_THE_TABLE.includes(phase) || phase === 'decision';
  if (needed && cueBall === 'asIs' && layout[CUE_BALL] === undefined) {
    return atField('cueBall', 'the cue ball is not on the table', '"bih=a" or "bih=k"');
  }
  if (phase === 'decision' && cueBall !== 'asIs') {
    return atField('cueBall', 'a choice never comes with the cue ball in hand', '"bih=0"');
  }
  return undefined;
}

function strokeProblem(position: Position): PositionProblem | undefined {
  const { phase, strokesPlayed, pushOutOpen } = position;
  if (phase === 'break' && strokesPlayed !== 0) {
    return atField('strokesPlayed', 'the break is the first stroke of a rack', '"n0"');
  }
  if (!pushOutOpen) return undefined;
  const second = strokesPlayed === 1 && (phase === 'shot' || phase === 'callRequested');
  return second ? undefined : atField(
    'pushOutOpen', 'a push-out may only follow the break', '"po=0" unless n1 and ph=shot',
  );
}

function callProblem(position: Position): PositionProblem | undefined {
  const { call, phase, pushOutOpen, layout } = position;
  if (call === undefined) return undefined;
  if (phase !== 'shot' && phase !== 'callRequested') {
    return atField('call', `nothing is called while ph=${phase}`, '"call=-"');
  }
  if (call.kind === 'push-out' && !pushOutOpen) {
    return atField('call', 'a push-out is not open', 'another call, or "po=1"');
  }
  if (call.kind === 'pot' && layout[call.ball] === undefined) {
    return atField('call', `the ${call.ball} is not on the table`, 'a ball on the table');
  }
  return undefined;
}

function scoreProblem({ score, raceTo, phase }: Position): PositionProblem | undefined {
  if (raceTo === undefined) return undefined;
  if (score.A > raceTo.A || score.B > raceTo.B) {
    return atField('score', 'the score exceeds the race', 'at most rt', 'raceTo');
  }
  const won = score.A === raceTo.A || score.B === raceTo.B;
  if (won && phase !== 'matchOver') {
    return atField('score', 'the race is won', 'a score below rt, or ph=matchOver', 'raceTo');
  }
  return undefined;
}

function decisionProblem({ pendingDecision, phase }: Position): PositionProblem | undefined {
  const needed = phase === 'decision' || phase === 'lagChoice';
  if (pendingDecision === undefined) {
    return needed
      ? atField('phase', 'what is to be decided is missing', '"pd=…" while somebody decides')
      : undefined;
  }
  if (!needed && phase !== 'suspended') {
    return atField('pendingDecision', `nothing is to be decided while ph=${phase}`, 'no "pd=…"');
  }
  const { kind, decider, previousShooter } = pendingDecision;
  if (needed && (kind === 'lagChoice') !== (phase === 'lagChoice')) {
    return atField('pendingDecision', `${kind} does not belong to ph=${phase}`, 'another kind');
  }
  if (kind !== 'lagChoice' && decider === previousShooter) {
    return atField(
      'pendingDecision', 'the shooter never chooses', 'the opponent of the previous shooter',
    );
  }
  return undefined;
}

function editionProblem(position: Position): PositionProblem | undefined {
  const problem = overridesProblem(position);
  if (problem !== undefined) return atField('overrides', problem.text, problem.expected);
  const noPushOut = position.overrides?.pushOut === false;
  return noPushOut && position.pushOutOpen
    ? atField('pushOutOpen', 'these rules have no push-out', '"po=0"') : undefined;
}

function frozenProblem({ frozen, layout }: Position): PositionProblem | undefined {
  const named: readonly Ball[] = [...frozen.cueBallTo, ...frozen.toRail];
  const absent = named.find((ball) => layout[ball] === undefined);
  if (absent === undefined && frozen.cueBallTo.length > 0 && layout[CUE_BALL] === undefined) {
    return atField('frozen', 'the cue ball is not on the table', 'no ball it is frozen to');
  }
  return absent === undefined ? undefined : atField(
    'frozen', `${nameOf(absent)} is not on the table`, 'balls on the table',
  );
}
