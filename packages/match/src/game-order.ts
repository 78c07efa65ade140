/**
 * The order of events of a reported stroke, where somebody kept it: what stands behind the colon.
 *
 *     /            the strike                 0>2 0>2+3=    contact; `=` at the same instant
 *     2|           driven to a rail           2|~ 2|=~      touched one; frozen to it before
 *     2|^          on the rail's top          2:lamp        met something else
 *     2@FL 0@SL    pocketed                   2@FL-         came back from the pocket
 *     2^           off the table              2@@           touched a ball that lay in a pocket
 *     .            all balls rest
 */
import { type Result, ok, unreachable } from '@tenball/base';
import { type Ball, type Pocket } from '@tenball/equipment';
import type { ExternalObject, ShotEvent } from '@tenball/rules';
import { type Fault, type Word, fault } from './game-text.ts';

const EXPECTED = 'what happened, in order: /, 0>2, 2|, 2|~, 2|^, 2:lamp, 2@FL, 2@FL-, 2^, 2@@ or .';

/** The canonical text of events. */
export function formatOrder(events: readonly ShotEvent[]): string {
  return events.map(formatOne).join(' ');
}

function formatOne(event: ShotEvent): string {
  switch (event.kind) {
    case 'strike': return '/';
    case 'contact':
      return `${event.ball}>${event.with.join('+')}${event.simultaneous ? '=' : ''}`;
    case 'rail': return `${event.ball}|`;
    case 'railTouch': return `${event.ball}|${event.frozenAtStart ? '=~' : '~'}`;
    case 'railTop': return `${event.ball}|^`;
    case 'externalObject': return `${event.ball}:${event.object}`;
    case 'pocket': return `${event.ball}@${event.pocket}`;
    case 'rebound': return `${event.ball}@${event.pocket}-`;
    case 'offTable': return `${event.ball}^`;
    case 'pocketedBallTouch': return `${event.ball}@@`;
    case 'rest': return '.';
    default: return unreachable(event);
  }
}

const BALL = '(10|\\d)';
const SHAPES: readonly (readonly [RegExp, (ball: Ball, said: string) => ShotEvent])[] = [
  [pattern(`${BALL}>((?:10|\\d)(?:\\+(?:10|\\d))*|)(?==?$)`), (ball, said) => ({
    kind: 'contact', ball, with: said === '' ? [] : said.split('+').map(ballOf),
    simultaneous: false,
  })],
  [pattern(`${BALL}(\\|)$`), (ball) => ({ kind: 'rail', ball })],
  [pattern(`${BALL}\\|(=?)~$`), (ball, said) => (
    { kind: 'railTouch', ball, frozenAtStart: said !== '' }
  )],
  [pattern(`${BALL}(\\|\\^)$`), (ball) => ({ kind: 'railTop', ball })],
  [pattern(`${BALL}:(lamp|chalk|person)$`), (ball, said) => (
    { kind: 'externalObject', ball, object: said as ExternalObject }
  )],
  [pattern(`${BALL}@([HSF][LR])$`), (ball, said) => (
    { kind: 'pocket', ball, pocket: said as Pocket }
  )],
  [pattern(`${BALL}@([HSF][LR])-$`), (ball, said) => (
    { kind: 'rebound', ball, pocket: said as Pocket }
  )],
  [pattern(`${BALL}(\\^)$`), (ball) => ({ kind: 'offTable', ball })],
  [pattern(`${BALL}(@@)$`), (ball) => ({ kind: 'pocketedBallTouch', ball })],
];

/** The events that `words` say. */
export function readOrder(words: readonly Word[]): Result<readonly ShotEvent[], Fault> {
  const events: ShotEvent[] = [];
  for (const { text, at } of words) {
    const event = readOne(text);
    if (event === undefined) return fault(at, EXPECTED);
    events.push(event);
  }
  return ok(events);
}

function readOne(text: string): ShotEvent | undefined {
  if (text === '/') return { kind: 'strike' };
  if (text === '.') return { kind: 'rest' };
  for (const [shape, read] of SHAPES) {
    const [, ball, said] = shape.exec(text) ?? [];
    if (ball === undefined || said === undefined) continue;
    const event = read(ballOf(ball), said);
    return event.kind === 'contact' ? { ...event, simultaneous: text.endsWith('=') } : event;
  }
  return undefined;
}

function pattern(source: string): RegExp {
  return new RegExp(`^${source}`);
}

/** The patterns let only balls through. */
function ballOf(text: string): Ball {
  return Number(text) as Ball;
}
