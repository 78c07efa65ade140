/** The picture of a position that is edited. */
import { BALL_RADIUS, TABLES, ballsOf } from '@tenball/equipment';
import type { BallPose, Picture } from '../picture.ts';
import type { Editor } from './editor.ts';

const UPRIGHT: BallPose['orientation'] = [0, 0, 0, 1];
const INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

/** What the flat plan draws: a ball that is blocked is drawn where it is held. */
export function boardPicture({ position, blocked }: Editor): Picture {
  const { layout, table } = position;
  return {
    table: TABLES[table],
    balls: ballsOf(layout).flatMap((ball) => {
      const at = ball === blocked?.ball ? blocked.wish : layout[ball];
      return at === undefined
        ? [] : [{ ball, position: { ...at, z: BALL_RADIUS }, orientation: UPRIGHT }];
    }),
    legalBall: undefined,
    calledBall: undefined,
    calledPocket: undefined,
    cue: undefined,
    aim: undefined,
    paths: [],
    placing: undefined,
    view: 'top',
    lookHeadingDegrees: 0,
    lookAt: { x: 0, y: 0 },
    tags: false,
    insets: INSETS,
    reducedMotion: true,
  };
}
