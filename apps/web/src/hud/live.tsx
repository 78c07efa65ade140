/** What a screen reader is told without being asked: rulings at once, turns when there is time. */
import type { JSX } from 'preact';
import type { HudProps } from './props.ts';
import { turnSentence } from './select.ts';
import { tableBanner } from './side.tsx';

export function Live(props: HudProps): JSX.Element {
  const view = tableBanner(props);
  const ruling = view === undefined
    ? ''
    : [
      view.label, view.headline,
      ...view.facts.map(({ ball, text, strong }) => (
        `${ball === 0 ? '' : `${ball} `}${text} ${strong}`
      )),
      view.now,
    ].join('. ');
  return (
    <div class="visually-hidden">
      <div role="alert" aria-live="assertive">{ruling}</div>
      <div role="status" aria-live="polite">{turnSentence(props.state, props.words)}</div>
    </div>
  );
}
