/** The personal looks: balls, numbers, cloth, hand. They change at once and never the match. */
import type { JSX } from 'preact';
import { BallIcon } from '../icons.tsx';
import { BALL_SETS, CLOTHS } from '../looks/looks.ts';
import type { Settings } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { Choice } from './choice.tsx';
import { Row, Toggle } from './fields.tsx';

const CLOTH_CHOICES = ['set', ...CLOTHS] as const;
const HANDS = ['right', 'left'] as const;
const SHOWN_BALLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function LookFields({ settings, words, change }: {
  settings: Settings; words: Messages; change: (part: Partial<Settings>) => void;
}): JSX.Element {
  const { settings: say } = words;
  return (
    <>
      <Row label={say.ballSet}>
        <Choice name="ball-set" label={say.ballSet} value={settings.ballSet}
          options={BALL_SETS.map((value) => ({ value, text: say.ballSets[value] }))}
          onValue={(ballSet) => change({ ballSet })} />
      </Row>
      <div class="look-sample">
        <span class="look-balls" aria-hidden="true">
          {SHOWN_BALLS.map((ball) => <BallIcon ball={ball} size={26} />)}
        </span>
        <small>{say.ballSetNotes[settings.ballSet]}</small>
      </div>
      <Toggle label={say.largeNumbers} note={say.largeNumbersNote} on={settings.largeNumbers}
        onChange={(largeNumbers) => change({ largeNumbers })} />
      <Row label={say.cloth}>
        <Choice name="cloth" label={say.cloth} value={settings.cloth}
          options={CLOTH_CHOICES.map((value) => ({ value, text: say.cloths[value] }))}
          onValue={(cloth) => change({ cloth })} />
      </Row>
      <Row label={say.hand}>
        <Choice name="hand" label={say.hand} value={settings.hand}
          options={HANDS.map((value) => ({ value, text: say.hands[value] }))}
          onValue={(hand) => change({ hand })} />
      </Row>
    </>
  );
}
