// A position as text: read, looked at, changed, written; and an error that knows its place.
import { CUE_BALL, ballsOf, withBall } from '@tenball/equipment';
import {
  DEFAULT_SETUP, formatPosition, parsePosition, positionOf, startMatch,
} from '@tenball/match';

const start = formatPosition(positionOf(startMatch(DEFAULT_SETUP)));
console.log(start);

const read = parsePosition(start);
if (!read.ok) throw new Error(read.error.message);
console.log(`\n${ballsOf(read.value.layout).length} balls, ${read.value.phase}`);

const layout = withBall(read.value.layout, CUE_BALL, { x: -0.8, y: 0.25 });
console.log(`\n${formatPosition({ ...read.value, layout })}`);

const refused = parsePosition(start.replace('bih=k', 'bih=kitchen'));
if (!refused.ok) console.log(`\n${refused.error.message}`);
