/** Which balls stay down, come back, are out: the same for every outcome of a shot. */
import { TEN } from '@tenball/equipment';
import { type PlayedShot, pocketedBalls } from './played-shot.ts';
import type { Board } from './ruling.ts';

/** The balls after a shot on which the ten comes back if it left the table (S7, S8). */
export function boardAfter(shot: PlayedShot): Board {
  return board(shot, false);
}

/** The balls after a shot on which the ten stays down and wins. */
export function boardWon(shot: PlayedShot): Board {
  return board(shot, true);
}

function board({ rulebook, before, log, restored }: PlayedShot, tenStays: boolean): Board {
  const down = pocketedBalls(log);
  const othersReturn = rulebook.offTableNonTen === 'spot';
  const pocketedStay = down.filter((ball) => ball !== TEN || tenStays);
  const outOfPlay = log.offTable.filter((ball) => (ball === TEN ? tenStays : !othersReturn));
  const spotted = [
    ...log.offTable.filter((ball) => (ball === TEN ? !tenStays : othersReturn)),
    ...down.filter((ball) => ball === TEN && !tenStays),
  ];
  const ballsLeft = before.ballsOnTable.filter((ball) => (
    !pocketedStay.includes(ball) && !outOfPlay.includes(ball)
  ));
  return { pocketedStay, spotted, outOfPlay, restored, ballsLeft };
}
