/** An example as a picture of the table: balls, lines, the call. */
import { distance } from '@tenball/base';
import { BALL_RADIUS, type Layout, TABLES, ballsOf } from '@tenball/equipment';
import { type Call, type PocketedBall, type ShotLog, lowestBall } from '@tenball/rules';
import type { AimAid, BallPath, BallPose, Picture } from '../picture.ts';
import { type ExampleLines, linesOf } from './lines.ts';
import { type ReadExample, strokeIn } from './question.ts';

/** Seen from above the dot of the cue ball lies on top. */
const UPRIGHT: BallPose['orientation'] = [0, 0, 0, 1];
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

/** The picture of an example. `callText` is what the call reads like in the reader's language. */
export function diagramOf(
  { entry, layout }: ReadExample, callText: (call: Call & { kind: 'pot' }) => string,
): Picture {
  const stroke = strokeIn(entry);
  const lines = stroke === undefined ? undefined : linesOf(layout, stroke.log);
  const call = stroke?.call.kind === 'pot' ? stroke.call : undefined;
  return {
    table: TABLES['9'],
    balls: posesOf(layout),
    legalBall: lowestBall(entry.before),
    calledBall: undefined,
    calledPocket: call?.pocket,
    ...(call === undefined ? {} : { callText: callText(call) }),
    cue: undefined,
    aim: lines === undefined ? undefined : aimOf(lines, stroke?.log),
    paths: stroke === undefined ? [] : pathsOf(stroke.log, call),
    placing: undefined,
    view: 'top',
    lookHeadingDegrees: 0,
    lookAt: { x: 0, y: 0 },
    tags: !isCrowded(layout),
    insets: NO_INSETS,
    reducedMotion: true,
  };
}

/** Closer than this, centre to centre in metres, the tags of two balls cover each other. */
const CROWDED = 0.1;
/** So many close pairs make a rack, whose tags would hide it. */
const CROWD = 4;

function isCrowded(layout: Layout): boolean {
  const points = ballsOf(layout).flatMap((ball) => layout[ball] ?? []);
  const pairs = points.flatMap((one, index) => (
    points.slice(index + 1).filter((other) => distance(one, other) < CROWDED)
  ));
  return pairs.length >= CROWD;
}

function posesOf(layout: Layout): BallPose[] {
  return ballsOf(layout).flatMap((ball) => {
    const at = layout[ball];
    return at === undefined
      ? [] : [{ ball, position: { ...at, z: BALL_RADIUS }, orientation: UPRIGHT }];
  });
}

/** The lines as an aim: solid to the contact, fading from the ball, dashed from the next one. */
function aimOf({ cue, first, second }: ExampleLines, log: ShotLog | undefined): AimAid | undefined {
  if (cue === undefined) return undefined;
  return {
    cueBall: cue.from,
    end: cue.to,
    ghost: cue.to,
    target: log?.firstContact[0],
    targetLine: first === undefined ? undefined : [first.from, first.to],
    cueBallLine: second === undefined ? undefined : [second.from, second.to],
    cutDegrees: undefined,
  };
}

/** Balls that fell where nobody called them: a ring and a tag at the pocket, no line. */
function pathsOf(log: ShotLog, call: (Call & { kind: 'pot' }) | undefined): BallPath[] {
  const asCalled = ({ ball, pocket }: PocketedBall) => (
    call?.ball === ball && call.pocket === pocket
  );
  return log.pocketed.filter((fell) => !asCalled(fell)).map(({ ball, pocket }) => ({
    ball, points: [], pocket, role: call?.ball === ball ? 'called' : 'other',
  }));
}
