/** The side of the table: the ruling, the choice, the end of the match. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { RulingBanner } from './banner.tsx';
import { later } from './later.tsx';
import { OptionDialog } from './options.tsx';
import type { HudProps } from './props.ts';
import { optionsView } from './select.ts';
import { type BannerView, bannerView } from './select-ruling.ts';

const HintCard = later(async () => (await import('../hint/hint-card.tsx')).HintCard);
const WatchLink = later(async () => (await import('../share/watch-link.tsx')).WatchLink);
const TryCard = later(async () => (await import('../practice/practice-bar.tsx')).TryCard);
const SuggestCard = later(async () => (await import('../suggest/suggest-card.tsx')).SuggestCard);

export function Side(props: HudProps): JSX.Element | undefined {
  const { table, words, dispatch } = props;
  const { activity } = table;
  const banner = <Ruling {...props} />;
  if (activity.kind === 'choosing') {
    return (
      <aside class="side" data-mode="choice">
        <OptionDialog options={optionsView(table, words)} words={words} dispatch={dispatch}
          clauseHref={tableBanner(props)?.clauseHref}>
          {banner}
        </OptionDialog>
      </aside>
    );
  }
  if (activity.kind === 'match-over') {
    return <aside class="side" data-mode="over">{banner}<MatchEnd {...props} /></aside>;
  }
  const { help, suggest, practice } = table;
  const tried = practice?.outcome !== undefined;
  const noted = tried || help !== undefined || suggest !== undefined;
  if (!noted && table.banner === undefined) return undefined;
  return (
    <aside class="side" data-mode="note">
      {tried && <TryCard {...props} session={practice} />}
      {help !== undefined && <HintCard {...props} help={help} />}
      {suggest !== undefined && <SuggestCard {...props} suggest={suggest} />}
      {banner}
      <RackEnd {...props} />
    </aside>
  );
}

/** The rack that has just ended can be watched again until the next one is broken. */
function RackEnd(props: HudProps): JSX.Element | undefined {
  const { state, table: { match }, words } = props;
  if (tableBanner(props)?.kind !== 'rack') return undefined;
  return (
    <WatchLink match={match} language={state.settings.language} words={words}
      rack={match.rackNumber - 1} />
  );
}

/** The banner of the table as a view model. */
export function tableBanner({ state, table, words }: HudProps): BannerView | undefined {
  const { banner } = table;
  if (banner === undefined) return undefined;
  return bannerView(banner, table, { words, language: state.settings.language });
}

function Ruling(props: HudProps): JSX.Element | undefined {
  const { table, words, layout, dispatch } = props;
  const view = tableBanner(props);
  if (view === undefined) return undefined;
  const beside = table.activity.kind === 'choosing' || table.activity.kind === 'match-over';
  const roomy = layout === 'desktop' && table.activity.kind === 'choosing';
  return (
    <RulingBanner view={view} words={words} dispatch={dispatch} explained={roomy}
      dismissable={!beside || view.kind === 'rejection' || view.kind === 'trouble'} />
  );
}

function MatchEnd({ state, table, words, dispatch }: HudProps): JSX.Element {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const replay = table.lastShot !== undefined;
  return (
    <div class="match-end">
      <button class="button primary" type="button" ref={first}
        onClick={() => dispatch({ kind: 'rematch' })}>
        <Icon name="again" size={18} />{words.button.rematch}
      </button>
      <button class="button" type="button" onClick={() => dispatch({ kind: 'leave-table' })}>
        <Icon name="house" size={18} />{words.button.toHome}
      </button>
      <button class="button" type="button"
        onClick={() => dispatch({ kind: 'open-panel', panel: 'log' })}>
        <Icon name="list" size={18} />{words.button.log}
      </button>
      {replay && (
        <button class="button" type="button" onClick={() => dispatch({ kind: 'replay' })}>
          <Icon name="replay" size={18} />{words.button.replay}
        </button>
      )}
      <WatchLink match={table.match} language={state.settings.language} words={words} over />
    </div>
  );
}
