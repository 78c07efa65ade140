/** The cue ball in hand: where it may go, why not here, and the button that puts it down. */
import type { JSX } from 'preact';
import { BallIcon, Icon } from '../icons.tsx';
import type { HudProps } from './props.ts';

export function PlacePanel({ table, words, dispatch }: HudProps): JSX.Element | undefined {
  const { activity } = table;
  if (activity.kind !== 'placing') return undefined;
  const { problem } = activity;
  const house = table.match.situation.cueBall === 'inHandBehindHeadString';
  return (
    <section class="place panel-glass"
      aria-label={house ? words.place.house : words.place.anywhere}>
      <BallIcon ball={0} size={32} />
      <div class="place-words">
        <b>{house ? words.place.house : words.place.anywhere}</b>
        <span role="status" data-legal={problem === undefined}>
          {problem === undefined
            ? words.place.legal
            : (
              <>
                <Icon name="warning" size={14} /> {words.rejection[problem.code](problem.detail)}
              </>
            )}
        </span>
      </div>
      <button class="button primary" type="button" disabled={problem !== undefined}
        onClick={() => dispatch({ kind: 'drop-cue-ball' })}>
        {words.button.placeCueBall}
      </button>
    </section>
  );
}
