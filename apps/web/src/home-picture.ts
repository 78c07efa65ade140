/** The table behind the home screen: a rack waiting to be broken. */
import { TABLES, rackLayout, spotsOf, withBall } from '@tenball/equipment';
import type { Picture } from './picture.ts';
import { posesAtRest } from './playback.ts';

const TABLE = TABLES['9'];
const LAYOUT = withBall(rackLayout(TABLE, 10, 0), 0, {
  x: spotsOf(TABLE).headString - 0.05, y: 0.16,
});
/** The camera of the cue view stands close before the rack and looks across it. */
const LOOK = { at: { x: 0.5, y: -0.03 }, headingDegrees: 20, nearness: 0.4 };

/** The picture behind the home screen. */
export function homePicture(insets: Picture['insets'], reducedMotion: boolean): Picture {
  return {
    table: TABLE,
    balls: posesAtRest(LAYOUT, new Map()),
    legalBall: undefined,
    calledBall: undefined,
    calledPocket: undefined,
    cue: undefined,
    aim: undefined,
    paths: [],
    placing: undefined,
    view: 'cue',
    lookHeadingDegrees: LOOK.headingDegrees,
    lookAt: LOOK.at,
    nearness: LOOK.nearness,
    tags: false,
    insets,
    reducedMotion,
  };
}
