/** What is written in a game file beside what comes out, field by field. */
import type { WrittenResult } from './game.ts';
import { NO_RESULT, formatResult } from './game-result.ts';
import type { Match } from './match.ts';
import { positionOf } from './match-position.ts';
import type { Position } from './position.ts';
import { formatPosition } from './position-notation.ts';

/** Of what something is written. */
export type ClaimKind = 'command' | 'rack' | 'warning' | 'score' | 'number' | 'player' | 'pocketed'
  | 'off table' | 'cue ball' | 'spotted' | 'put back' | 'fouls' | 'inning' | 'rack winner'
  | 'match winner' | 'choice' | 'consecutive fouls' | 'hash' | 'position' | 'result';

/** Something that is written and comes out otherwise. */
export interface Claim {
  readonly what: ClaimKind;
  readonly written: string;
  readonly found: string;
}

const FIELDS = {
  fouls: 'fouls', pocketed: 'pocketed', offTable: 'off table', cueBall: 'cue ball',
  spotted: 'spotted', restored: 'put back', inning: 'inning', rackWinner: 'rack winner',
  matchWinner: 'match winner', decides: 'choice', consecutiveFouls: 'consecutive fouls',
} as const satisfies Record<keyof WrittenResult, ClaimKind>;

/** Where `written` differs from `found`; undefined is the result of what has no ruling. */
export function compareResult(
  written: WrittenResult, found: WrittenResult | undefined,
): readonly Claim[] {
  if (found === undefined) {
    return [{ what: 'result', written: formatResult(written), found: 'no ruling' }];
  }
  return (Object.keys(FIELDS) as readonly (keyof WrittenResult)[]).flatMap((field) => {
    const claim = {
      what: FIELDS[field], written: textOf(field, written),
      found: textOf(field, comparable(field, written, found)),
    };
    return claim.written === claim.found ? [] : [claim];
  });
}

/** Where a spotted ball stands and how the fouls count is compared only where it is written. */
function comparable(
  field: keyof WrittenResult, written: WrittenResult, found: WrittenResult,
): WrittenResult {
  if (field === 'consecutiveFouls') {
    return written.consecutiveFouls === undefined
      ? { ...found, consecutiveFouls: undefined } : found;
  }
  if (field !== 'spotted') return found;
  return {
    ...found,
    spotted: found.spotted.map(({ ball, at }) => {
      const claimed = written.spotted.find((other) => other.ball === ball);
      return { ball, at: claimed !== undefined && claimed.at === undefined ? undefined : at };
    }),
  };
}

/** One field in the words of the notation. */
function textOf(field: keyof WrittenResult, result: WrittenResult): string {
  const value = result[field];
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  if (field === 'inning') return formatResult({ ...NO_RESULT, inning: result.inning });
  if (field === 'cueBall') return result.cueBall;
  return formatResult({ ...NO_RESULT, inning: 'continues', [field]: value })
    .split(' ').filter((word) => word !== 'ok').join(' ');
}

/** Whether `match` stands at `position`; what a position does not state is not compared. */
export function comparePosition(position: Position, match: Match): readonly Claim[] {
  const { call, overrides, raceTo, breaker, breakOrder, extensionsLeft } = position;
  const now = positionOf(match);
  const stated = {
    ...now,
    call,
    overrides: overrides && now.overrides,
    raceTo: raceTo && now.raceTo,
    breaker: breaker && now.breaker,
    breakOrder: breakOrder && now.breakOrder,
    extensionsLeft: extensionsLeft && now.extensionsLeft,
  };
  const [written, found] = [formatPosition(position), formatPosition(stated)];
  return written === found ? [] : [{ what: 'position', written, found }];
}
