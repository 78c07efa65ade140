/** From a game to its replay: the link that anybody may be given. */
import { type Game, type Match, formatGame, gameOf } from '@tenball/match';
import { PHYSICS_VERSION } from '@tenball/physics';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openShelf } from '../device.ts';
import type { LaterProps } from '../hud/later.tsx';
import { Icon } from '../icons.tsx';
import { NEW_TAB, REPLAY_PAGE } from '../links.ts';
import type { Language } from '../state.ts';
import { rackOf } from './excerpt.ts';
import { keepFinished } from './finished.ts';
import { formatLink, formatPlainLink } from './link.ts';

const LABELS: Readonly<Record<Language, { readonly rack: string; readonly match: string }>> = {
  ru: { rack: 'Смотреть партию', match: 'Смотреть матч' },
  en: { rack: 'Watch the rack', match: 'Watch the match' },
};

export interface WatchLinkProps extends LaterProps {
  readonly match: Match;
  readonly language: Language;
  /** One rack of the match; all of it where this is left out. */
  readonly rack?: number;
  /** The match is over: the device keeps it for the page of replays. */
  readonly over?: boolean;
}

/** A button that opens the replay in a tab of its own; nothing where nobody has played yet. */
export function WatchLink(
  { match, language, rack, over }: WatchLinkProps,
): JSX.Element | undefined {
  const lines = match.scoresheet.length;
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const game = rack === undefined ? gameOf(match) : rackOf(match, rack);
    if (game === undefined || !isPlayed(game)) return undefined;
    const text = formatGame(game);
    if (over === true) keep(match, text);
    let wanted = true;
    setHref(`${REPLAY_PAGE}#${formatPlainLink(text, PHYSICS_VERSION)}`);
    void formatLink(text, PHYSICS_VERSION).then((link) => {
      if (wanted) setHref(`${REPLAY_PAGE}#${link}`);
    });
    return () => {
      wanted = false;
    };
  }, [lines, rack]);
  if (href === undefined) return undefined;
  const one = rack !== undefined || match.situation.score.A + match.situation.score.B < 2;
  return (
    <a class="button watch-link" href={href} {...NEW_TAB}>
      <Icon name="play" size={18} />{LABELS[language][one ? 'rack' : 'match']}
    </a>
  );
}

function isPlayed({ items }: Game): boolean {
  return items.some((item) => item.kind === 'command' && item.number !== undefined);
}

function keep({ setup: { names }, situation: { score } }: Match, text: string): void {
  const title = `${names.A} ${score.A}\u00a0:\u00a0${score.B} ${names.B}`;
  keepFinished(openShelf(() => localStorage), { title, text });
}
