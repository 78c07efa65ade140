// One stroke: the cue ball drives the 1 into the far right corner, and everything is told.
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, simulate } from '@tenball/physics';

const shot = simulate({
  table: TABLES['9'],
  params: DEFAULT_PARAMS,
  layout: { 0: { x: 0.2, y: 0 }, 1: { x: 0.9, y: -0.4 } },
  stroke: { speed: 2.5, headingDegrees: 330.45, elevationDegrees: 0, tipRight: 0, tipUp: 0.2 },
});
if (!shot.ok) throw new Error(`no rest after ${shot.error.events} events`);

for (const { t, kind, ball, other, pocket } of shot.value.events) {
  const where = other === undefined ? pocket ?? '' : `ball ${other}`;
  console.log(`${t.toFixed(3)} s  ball ${ball}  ${kind} ${where}`);
}
console.log(`still after ${shot.value.duration.toFixed(3)} s, hash ${shot.value.hash}`);
