/** Which line is which ball, while the paths of the last shot are shown with a decision. */
import type { JSX } from 'preact';
import type { HudProps } from './props.ts';

export function Legend({ table, words }: HudProps): JSX.Element | undefined {
  const { activity, lastShot } = table;
  if (activity.kind !== 'choosing' || lastShot === undefined) return undefined;
  const { call, log } = lastShot.entry;
  const called = call.kind === 'pot' ? call.ball : undefined;
  const others = log.pocketed.some(({ ball }) => ball !== called);
  return (
    <div class="legend" aria-label={words.ruling.legend}>
      <span><i data-role="cue" />{words.ruling.legendCue}</span>
      {called !== undefined && (
        <span><i data-role="called" />{words.ruling.legendCalled(called)}</span>
      )}
      {others && <span><i data-role="other" />{words.ruling.legendOther}</span>}
    </div>
  );
}
