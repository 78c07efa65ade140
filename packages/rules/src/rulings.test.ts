import { readFileSync } from 'node:fs';
import { present } from '@tenball/base';
import { OBJECT_BALLS, type ObjectBall, type Pocket } from '@tenball/equipment';
import { expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import type { Call } from './call.ts';
import { optionsOf } from './options.ts';
import type { Rulebook } from './rulebook.ts';
import { rulebookFrom } from './rulebook-from.ts';
import type { Ruling } from './ruling.ts';
import type { BySeat, Seat } from './seat.ts';
import { parseShotLog } from './shot-log-notation.ts';
import type { Situation } from './situation.ts';

const lines = readFileSync(new URL('../../../fixtures/rules/rulings.txt', import.meta.url), 'utf8')
  .split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** A bar with a blank on both sides parts the columns; the bars of a shot log stick to a ball. */
const rows = lines.map((line) => line.split(' | ').map((column) => column.trim()));

test.each(rows)('%s %s', (...row) => {
  const [, , overrides = '', before = '', call = '', log = '', ruling] = row;
  const rulebook = rulebookFrom('base', overridesIn(overrides));
  const seen = parseShotLog(log);
  if (!rulebook.ok || !seen.ok) throw new Error(`${overrides} / ${log} cannot be read`);
  const result = adjudicate(rulebook.value, situationIn(before), callIn(call), seen.value);
  expect(digest(rulebook.value, result)).toBe(ruling);
});

function overridesIn(text: string): Record<string, unknown> {
  if (text === '-') return {};
  return Object.fromEntries(text.split(' ').map((part) => {
    const [name = '', value = ''] = part.split('=');
    const word = value === 'true' || value === 'false' || /^\d+$/.test(value);
    return [name, word ? JSON.parse(value) as unknown : value];
  }));
}

const FRESH: Situation = {
  phase: 'shot',
  ballsOnTable: OBJECT_BALLS,
  shooter: 'A',
  breaker: 'A',
  shotNumber: 5,
  breakLegal: true,
  cueBall: 'asIs',
  consecutiveFouls: { A: 0, B: 0 },
  warnedOnTwo: { A: false, B: false },
  score: { A: 0, B: 0 },
  raceTo: { A: 5, B: 5 },
  pendingDecision: undefined,
};

function situationIn(text: string): Situation {
  return text.split(' ').reduce((situation, part) => ({ ...situation, ...change(part) }), FRESH);
}

function change(part: string): Partial<Situation> {
  const [name, value = ''] = part.split(':');
  switch (name) {
    case 'A':
    case 'B': return { shooter: name };
    case 'break': return {
      phase: 'break', shotNumber: 1, breakLegal: false, cueBall: 'inHandBehindHeadString',
    };
    case '2nd': return { shotNumber: 2 };
    case '2nd-after-foul': return { shotNumber: 2, breakLegal: false, cueBall: 'inHandAnywhere' };
    case '3rd': return { shotNumber: 3 };
    case 'hand': return { cueBall: 'inHandAnywhere' };
    case 'house': return { cueBall: 'inHandBehindHeadString' };
    case 'requested': return { phase: 'callRequested' };
    case 'balls': return { ballsOnTable: ballsIn(value) };
    case 'fouls': return { consecutiveFouls: pairIn(value) };
    case 'warned': return { warnedOnTwo: { A: value.includes('A'), B: value.includes('B') } };
    case 'score': return { score: pairIn(value) };
    case 'breaker': return { breaker: value as Seat };
    default: throw new Error(`${part} cannot be read`);
  }
}

function ballsIn(text: string): readonly ObjectBall[] {
  return text.split(',').map((ball) => Number(ball) as ObjectBall);
}

function pairIn(text: string): BySeat<number> {
  const [A, B] = text.split('-').map(Number);
  return { A: present(A, 'A'), B: present(B, 'B') };
}

function callIn(text: string): Call {
  if (text === 'safety' || text === 'push-out' || text === 'none') return { kind: text };
  const [, ball, pocket, obvious] = /^(\d+)@(\w\w)(\?)?$/.exec(text) ?? [];
  return {
    kind: 'pot',
    ball: Number(present(ball, 'called ball')) as ObjectBall,
    pocket: pocket as Pocket,
    obvious: obvious !== undefined,
  };
}

function digest(rulebook: Rulebook, ruling: Ruling): string {
  const { next } = ruling;
  const { A, B } = next.consecutiveFouls;
  return [
    ...(ruling.fouls.length === 0 ? [] : [ruling.fouls.map(({ code }) => code).join('+')]),
    ...listed('stay', ruling.pocketedStay),
    ...listed('spot', ruling.spotted),
    ...listed('out', ruling.outOfPlay),
    ...listed('back', ruling.restored),
    ruling.inning,
    ...(ruling.rackWinner === undefined ? [] : [`rack:${ruling.rackWinner}`]),
    ...(ruling.matchWinner === undefined ? [] : [`match:${ruling.matchWinner}`]),
    actor(next),
    ...(optionsOf(rulebook, next).includes('declarePushOut') ? ['+push'] : []),
    ...(A === 0 && B === 0 ? [] : [`${A}-${B}`]),
  ].join(' ');
}

function listed(name: string, balls: readonly number[]): readonly string[] {
  return balls.length === 0 ? [] : [`${name}:${balls.join(',')}`];
}

function actor({ phase, pendingDecision, shooter, cueBall }: Situation): string {
  if (phase === 'matchOver') return 'over';
  if (pendingDecision !== undefined) return `${pendingDecision.decider}?${pendingDecision.kind}`;
  const place = { asIs: 'shot', inHandAnywhere: 'hand', inHandBehindHeadString: 'house' } as const;
  return `${shooter ?? ''}:${phase === 'break' ? 'break' : place[cueBall]}`;
}
