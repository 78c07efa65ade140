/** Entries since the position was laid out → whether the task is done. */
import { distance, unreachable } from '@tenball/base';
import type { ObjectBall, Pocket } from '@tenball/equipment';
import type { Entry, EntryOf } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import type { Goal, Verdict } from './exercise.ts';

type Shot = EntryOf<'shot'>;

/** How a try of `player` stands after `entries`. */
export function judgeTry(goal: Goal, player: Seat, entries: readonly Entry[]): Verdict {
  const shots = entries.filter((entry) => entry.kind === 'shot')
    .filter(({ seat }) => seat === player);
  switch (goal.kind) {
    case 'pot': return afterShot(shots, (shot) => isPot(shot, goal.ball, goal.pocket));
    case 'pot-and-leave': return afterShot(shots, (shot) => {
      const lies = shot.rest[0];
      return isPot(shot, goal.ball, goal.pocket)
        && lies !== undefined && distance(lies, goal.at) <= goal.radius;
    });
    case 'clear': return clearance(shots, goal.balls);
    case 'legal': return afterShot(shots, (shot) => (
      isClean(shot) && (goal.call === undefined || shot.call.kind === goal.call)
    ));
    case 'break': return afterShot(shots, (shot) => (
      isClean(shot) && shot.ruling.inning === 'continues'
    ));
    case 'choice': {
      const choice = entries.find((entry) => entry.kind === 'choice');
      if (choice === undefined) return 'open';
      return choice.decision === goal.decision ? 'passed' : 'failed';
    }
    case 'win': return won(player, entries);
    default: return unreachable(goal);
  }
}

function afterShot(shots: readonly Shot[], isDone: (shot: Shot) => boolean): Verdict {
  const [first] = shots;
  if (first === undefined) return 'open';
  return isDone(first) ? 'passed' : 'failed';
}

function isClean({ ruling }: Shot): boolean {
  return ruling.fouls.length === 0;
}

function isPot(shot: Shot, ball: ObjectBall, pocket: Pocket | undefined): boolean {
  const down = shot.log.pocketed.find((each) => each.ball === ball);
  return down !== undefined && isClean(shot) && shot.ruling.pocketedStay.includes(ball)
    && shot.call.kind === 'pot' && shot.call.ball === ball && shot.call.pocket === down.pocket
    && (pocket === undefined || pocket === down.pocket);
}

function clearance(shots: readonly Shot[], balls: readonly ObjectBall[]): Verdict {
  const down = new Set<ObjectBall>();
  for (const shot of shots) {
    for (const ball of shot.ruling.pocketedStay) down.add(ball);
    if (!isClean(shot)) return 'failed';
    if (balls.every((ball) => down.has(ball))) return 'passed';
    if (shot.ruling.inning !== 'continues') return 'failed';
  }
  return 'open';
}

function won(player: Seat, entries: readonly Entry[]): Verdict {
  for (const entry of entries) {
    if ('ruling' in entry && entry.ruling.rackWinner !== undefined) {
      return entry.ruling.rackWinner === player ? 'passed' : 'failed';
    }
  }
  return 'open';
}
