/** Parts of the screen whose code arrives when they are first shown. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { Messages } from '../words/index.ts';

/** What every such part is given, so that it can say that it did not come. */
export interface LaterProps {
  readonly words: Messages;
}

/**
 * The component that `load` brings. Until it is there nothing is shown; where the network fails, a
 * line and a way to try again.
 */
export function later<P extends LaterProps>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | undefined {
  let Part: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState(false);
    const fetchPart = () => {
      setFailed(false);
      load().then((part) => {
        Part = part;
        redraw(1);
      }, () => setFailed(true));
    };
    useEffect(() => {
      if (Part === undefined) fetchPart();
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    return failed ? <NotLoaded words={props.words} onAgain={fetchPart} /> : undefined;
  };
}

function NotLoaded({ words, onAgain }: LaterProps & { onAgain: () => void }): JSX.Element {
  return (
    <div class="not-loaded" role="alert">
      <span>{words.panel.notLoaded}</span>
      <button class="button small" type="button" onClick={onAgain}>
        <Icon name="again" size={16} />{words.panel.again}
      </button>
    </div>
  );
}
