import { adjudicate, checkShotLog } from '@tenball/rules';
import { expect, test } from 'vitest';
import { randomShots } from './random-shots.ts';

const shots = randomShots(10, 3000);

test('the season that is drawn is sound evidence from its first shot to its last', () => {
  const refused = shots.filter(({ situation, call, log }) => (
    !checkShotLog(situation, call, log).ok
  ));
  expect(refused).toEqual([]);
});

test('the same seed draws the same shots, another seed others', () => {
  expect(randomShots(10, 50)).toEqual(shots.slice(0, 50));
  expect(randomShots(11, 50)).not.toEqual(shots.slice(0, 50));
});

test('the mixture is that of a season: breaks, fouls, choices, racks won and lost', () => {
  const rulings = shots.map(({ rulebook, situation, call, log }) => (
    adjudicate(rulebook, situation, call, log)
  ));
  const share = (count: number): number => Math.round((100 * count) / shots.length);
  const breaks = share(shots.filter(({ situation }) => situation.phase === 'break').length);
  const fouls = share(rulings.filter((ruling) => ruling.fouls.length > 0).length);
  const choices = share(rulings.filter(({ next }) => next.pendingDecision !== undefined).length);
  const racks = share(rulings.filter(({ rackWinner }) => rackWinner !== undefined).length);
  expect([breaks > 5 && breaks < 12, fouls > 10 && fouls < 30]).toEqual([true, true]);
  expect([choices > 3 && choices < 20, racks > 2 && racks < 15]).toEqual([true, true]);
});
