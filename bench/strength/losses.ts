/** How racks of the ghost and run-outs are lost: by the last stroke, and by the leave before it. */
import { type Stroke, isMadeBreak, strokesOf, unitsIn } from './figures.ts';
import type { Unit } from './lines.ts';

export const LOSSES = [
  'break: foul', 'break: dry', 'push-out', 'no pot: ball on hidden', 'no pot: ball on half seen',
  'no pot: ball on open', 'scratch, ball made', 'scratch, ball missed', 'another foul on a pot',
  'wrong pocket', 'direct pot missed, p at least .95', 'direct pot missed, p under .95',
  'indirect pot missed',
] as const;
export type Loss = (typeof LOSSES)[number];

export interface LossCount {
  readonly loss: Loss;
  readonly count: number;
  /** Of these, lost on the first stroke after the break. */
  readonly first: number;
  /** Of these, the stroke before was chosen with a worth under .85: no good leave was to be had. */
  readonly foreseen: number;
  /** Mean of the object balls still on the table. */
  readonly left: number;
}

/** A called ball that the player believed in at least this much. */
const LIKELY = 0.95;
/** A stroke of this worth leads on to the next ball. */
const GOOD_LEAVE = 0.85;

/** How the lost units of `part` were lost, the most frequent first. */
export function lossesOf(units: readonly Unit[], part: 'ghost' | 'run-out'): LossCount[] {
  const lost = unitsIn(units, part).filter(({ end }) => end.result === 'lost');
  const seen = lost.flatMap((unit) => {
    const strokes = strokesOf(unit);
    const last = strokes[strokes.length - 1];
    if (last === undefined) return [];
    const before = strokes[strokes.length - 2];
    const isForeseen = before !== undefined && before.family !== 'break'
      && before.value < GOOD_LEAVE;
    return [{ last, loss: lossOf(last), at: strokes.length, isForeseen }];
  });
  return LOSSES.flatMap((loss) => {
    const own = seen.filter((each) => each.loss === loss);
    if (own.length === 0) return [];
    const left = own.reduce((sum, { last }) => sum + last.left, 0) / own.length;
    return [{
      loss, count: own.length, left,
      first: own.filter(({ at }) => at === 2).length,
      foreseen: own.filter(({ isForeseen }) => isForeseen).length,
    }];
  }).sort((a, b) => b.count - a.count);
}

/** How the rack was lost by `last`, its last stroke. */
export function lossOf(last: Stroke): Loss {
  const { family, p, seen, shot } = last;
  if (family === 'break') return shot.fouls.length > 0 ? 'break: foul' : 'break: dry';
  if (shot.call === 'push-out') return 'push-out';
  if (shot.way === 'none') {
    if (seen === 0) return 'no pot: ball on hidden';
    return seen < 1 ? 'no pot: ball on half seen' : 'no pot: ball on open';
  }
  const isDown = shot.down.includes(calledBall(shot.call));
  if (shot.fouls.includes('SCRATCH')) return isDown ? 'scratch, ball made' : 'scratch, ball missed';
  if (shot.fouls.length > 0) return 'another foul on a pot';
  if (isDown) return 'wrong pocket';
  if (shot.way === 'indirect') return 'indirect pot missed';
  return p >= LIKELY ? 'direct pot missed, p at least .95' : 'direct pot missed, p under .95';
}

function calledBall(call: string): number {
  return Number(call.split('-')[0]);
}

export interface Squandered {
  readonly strokes: number;
  /** Made pots after which the player himself has no direct pot with a chance above one half. */
  readonly stranded: number;
  /** Of these, with the ball on fully hidden. */
  readonly hooked: number;
}

/** How often a made pot, not the rack's last, leaves nothing direct: losses of position. */
export function squanderedIn(units: readonly Unit[]): Squandered {
  const pots = units.filter(({ part }) => part === 'ghost' || part === 'run-out')
    .flatMap(strokesOf)
    .filter((stroke) => stroke.shot.made && stroke.shot.winner === 'none' && !isMadeBreak(stroke));
  const stranded = pots.filter(({ shot }) => shot.leave <= 0.5);
  return {
    strokes: pots.length, stranded: stranded.length,
    hooked: stranded.filter(({ shot }) => shot.leaveSeen === 0).length,
  };
}
