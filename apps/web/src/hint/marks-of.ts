/** What a hint marks on the table: all of it; how much is shown is the step's affair. */
import type { Hint, HintPath, HintWay } from '@tenball/ai';
import { type Vec2, distance } from '@tenball/base';
import { CUE_BALL, type ObjectBall, type Pocket } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import { lowestBall } from '@tenball/rules';
import type { HintMarks } from '../picture.ts';

export function marksOf(match: Match, hint: Hint): HintMarks {
  const { ball, pocket } = targetOf(match, hint);
  const { advice, zone, plan } = hint;
  return {
    place: advice.place, ball, pocket, zone: zone.hull, ghost: plan.ghost,
    first: firstOf(plan.way, ball),
    links: linksOf(plan.way),
    cushions: [...plan.way.kicks, ...plan.way.banks],
    paths: plan.paths.map((path) => {
      if (path.ball === CUE_BALL) return { ...path, role: 'cue' };
      if (path.ball === ball) return { ...path, role: 'called' };
      return passedOn(path, plan.way);
    }),
  };
}

/** The ball that has to be hit, where that is not the called one. */
function firstOf({ first, links }: HintWay, called: ObjectBall | undefined): HintMarks['first'] {
  return links.length > 0 && first !== called ? first : undefined;
}

/** Centres of the balls as they send the next one off; the first meeting is the ghost ball's. */
function linksOf({ first, links }: HintWay): Vec2[] {
  return links.filter(({ by, ball }) => by !== CUE_BALL || ball !== first).map(({ at }) => at);
}

/** A ball that sends another to the pocket is drawn as far as it is needed. */
function passedOn(path: HintPath, { links }: HintWay): HintMarks['paths'][number] {
  const link = links.find(({ by }) => by === path.ball);
  if (link === undefined) return { ...path, role: 'other' };
  const ways = path.points.map((point) => distance(point, link.at));
  const nearest = ways.indexOf(Math.min(...ways));
  const points = [...path.points.slice(0, nearest), link.at];
  return { ...path, points, pocket: undefined, role: 'called' };
}

interface Target {
  readonly ball: ObjectBall | undefined;
  readonly pocket: Pocket | undefined;
}

/**
 * The ball and pocket of the call; where the rules have none called, a ball that goes down, else
 * the ball on. A push-out is about no ball.
 */
function targetOf(match: Match, { advice, plan }: Hint): Target {
  const lowest = lowestBall(match.situation);
  switch (advice.call.kind) {
    case 'pot': return { ball: advice.call.ball, pocket: advice.call.pocket };
    case 'safety': return { ball: lowest, pocket: undefined };
    case 'push-out': return { ball: undefined, pocket: undefined };
    case 'none': {
      const down = plan.paths.find(({ ball, pocket }) => (
        ball !== CUE_BALL && pocket !== undefined
      ));
      if (down === undefined || down.ball === CUE_BALL) return { ball: lowest, pocket: undefined };
      return { ball: down.ball, pocket: down.pocket };
    }
  }
}
