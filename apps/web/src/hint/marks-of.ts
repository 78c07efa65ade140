/** What a hint marks on the table: all of it; how much is shown is the step's affair. */
import type { Hint } from '@tenball/ai';
import { CUE_BALL, type ObjectBall, type Pocket } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import { lowestBall } from '@tenball/rules';
import type { HintMarks } from '../picture.ts';

export function marksOf(match: Match, hint: Hint): HintMarks {
  const { ball, pocket } = targetOf(match, hint);
  const { advice, zone, plan } = hint;
  return {
    place: advice.place, ball, pocket, zone: zone.hull, ghost: plan.ghost,
    paths: plan.paths.map((path) => {
      if (path.ball === CUE_BALL) return { ...path, role: 'cue' };
      return { ...path, role: path.ball === ball ? 'called' : 'other' };
    }),
  };
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
