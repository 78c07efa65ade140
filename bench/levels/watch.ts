/** A rack of a level against itself, stroke by stroke, for people to read. */
import type { Level } from '@tenball/ai';
import { objectBallsOf } from '@tenball/equipment';
import { type Act, playRack } from '../play/rack-game.ts';
import { rackSeed } from '../play/racks.ts';
import { levelArm, wholeLevel } from './level-arm.ts';
import type { LevelsHeader } from './lines.ts';

/** Rack `index` of `level`, one line to a stroke. */
export function watched(header: LevelsHeader, level: Level, index: number): string {
  const lines = [`level ${level}, rack ${index + 1}`];
  const player = wholeLevel(level);
  const arm = levelArm(level);
  const { winner, shots } = playRack({
    players: { A: player, B: player }, arms: { A: arm, B: arm }, rack: header.rack,
    breaker: index % 2 === 0 ? 'A' : 'B', seed: rackSeed(header.purpose, header.seed, index),
  }, (act) => {
    lines.push(lineOf(act));
  });
  return [...lines, `won by ${winner ?? 'nobody'} after ${shots} strokes`].join('\n');
}

function lineOf({ before, seat, choice, shot }: Act): string {
  const { command, family, potProbability, value } = choice;
  if (shot === undefined || command.kind !== 'shoot') {
    return `  ${seat} ${family} ${JSON.stringify(command.kind === 'place' ? command.at : command)}`;
  }
  const { speed, tipRight, tipUp } = command.stroke;
  const { ruling, call } = shot;
  const [lowest] = objectBallsOf(before.layout);
  const called = call.kind === 'pot' ? `${call.ball} in ${call.pocket}` : call.kind;
  const down = ruling.pocketedStay.length > 0 ? `, down ${ruling.pocketedStay.join(' ')}` : '';
  const fouls = ruling.fouls.map(({ code }) => code).join(' ');
  return [
    `  ${seat} on the ${lowest ?? '-'}: ${family}, ${called}, `,
    `${speed.toFixed(1)} m/s, tip ${tipRight.toFixed(2)} ${tipUp.toFixed(2)}, `,
    `p ${potProbability.toFixed(2)}, worth ${value.toFixed(2)} → `,
    `${ruling.inning}${down}${fouls === '' ? '' : `, foul ${fouls}`}`,
  ].join('');
}
