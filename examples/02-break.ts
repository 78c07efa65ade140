// Ten breaks of ten racks: what falls, how many events, how long until stillness.
import { CUE_BALL, TABLES, rackLayout, spotsOf, withBall } from '@tenball/equipment';
import { DEFAULT_PARAMS, simulate } from '@tenball/physics';

const table = TABLES['9'];
const stroke = { speed: 10, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0.1 };
const at = { x: spotsOf(table).headString - 0.1, y: 0.01 };

for (let rack = 1; rack <= 10; rack += 1) {
  const layout = withBall(rackLayout(table, rack, 1e-5), CUE_BALL, at);
  const shot = simulate({ table, params: DEFAULT_PARAMS, layout, stroke });
  if (!shot.ok) throw new Error(`rack ${rack}: no rest`);
  const { duration, events } = shot.value;
  const down = events.filter(({ kind }) => kind === 'pocketed')
    .map(({ ball, pocket }) => `${ball} in ${pocket ?? '?'}`);
  const fate = down.length === 0 ? 'nothing falls' : down.join(', ');
  console.log(`rack ${rack}: ${events.length} events, ${duration.toFixed(1)} s, ${fate}`);
}
