/** The first screen: what this is, how to play, a new match, and the one left unfinished. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RulingBanner } from '../hud/banner.tsx';
import { bannerView } from '../hud/select-ruling.ts';
import { BallIcon, Icon, type IconName } from '../icons.tsx';
import type { Dispatch } from '../intent.ts';
import { ASK_PAGE, BOOK_PAGE, NEW_TAB, REPLAY_PAGE } from '../links.ts';
import type { State } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { type Mode, NewMatchForm } from './new-match.tsx';

export interface HomeProps {
  readonly state: State;
  readonly words: Messages;
  readonly dispatch: Dispatch;
}

export function Home(props: HomeProps): JSX.Element {
  const { state, words, dispatch } = props;
  const [mode, setMode] = useState<Mode>('bot');
  const voice = { words, language: state.settings.language };
  return (
    <main class="home">
      <header class="home-top">
        <span class="wordmark"><BallIcon ball={10} size={34} />{words.home.brand}</span>
        <span class="grow" />
        <a class="top-link replays-link" href={REPLAY_PAGE} aria-label={words.home.replays}>
          <Icon name="replay" size={18} /><span>{words.home.replays}</span>
        </a>
        <a class="top-link" href={ASK_PAGE} {...NEW_TAB} aria-label={words.home.ask}>
          <Icon name="scale" size={18} /><span>{words.home.ask}</span>
        </a>
        <a class="top-link" href={BOOK_PAGE} {...NEW_TAB} aria-label={words.home.rules}>
          <Icon name="book" size={18} /><span>{words.home.rules}</span>
        </a>
        <button class="top-link" type="button" aria-label={words.button.settings}
          onClick={() => dispatch({ kind: 'open-panel', panel: 'settings' })}>
          <Icon name="settings" size={18} /><span>{words.button.settings}</span>
        </button>
        <LanguageSwitch language={state.settings.language} words={words} dispatch={dispatch} />
      </header>
      {state.notice !== undefined && (
        <div class="home-notice" role="alert">
          <RulingBanner view={bannerView(state.notice, state.table, voice)} words={words}
            dispatch={dispatch} explained={false} dismissable />
        </div>
      )}
      <div class="home-hero">
        <h1>{words.home.title[0]} <br />{words.home.title[1]}</h1>
        <p>{words.home.lead}</p>
      </div>
      <Modes mode={mode} words={words} onMode={setMode}
        onPractice={() => dispatch({ kind: 'open-practice' })} />
      <NewMatchForm key={mode} mode={mode} settings={state.settings} words={words}
        dispatch={dispatch} />
      <Later words={words} />
      <Resume {...props} />
      <footer class="home-foot">
        <a class="foot-replays" href={REPLAY_PAGE}>{words.home.replays}</a>
        {words.home.foot}
      </footer>
    </main>
  );
}

function Modes({ mode, words, onMode, onPractice }: {
  mode: Mode; words: Messages; onMode: (mode: Mode) => void; onPractice: () => void;
}): JSX.Element {
  const { home } = words;
  return (
    <div class="modes" role="group" aria-label={home.modes}>
      <ModeCard icon="bot" title={home.bot} lead={home.botLead} on={mode === 'bot'}
        onClick={() => onMode('bot')} />
      <ModeCard icon="users" title={home.hotSeat} lead={home.hotSeatLead} on={mode === 'hot-seat'}
        onClick={() => onMode('hot-seat')} />
      <ModeCard icon="eye" title={home.watch} lead={home.watchLead} on={mode === 'watch'}
        onClick={() => onMode('watch')} />
      <ModeCard icon="target" title={home.practice} lead={home.practiceLead}
        onClick={onPractice} />
    </div>
  );
}

function ModeCard({ icon, title, lead, on, onClick }: {
  icon: IconName; title: string; lead: string; on?: boolean; onClick: () => void;
}): JSX.Element {
  return (
    <button class="mode" type="button" aria-pressed={on} onClick={onClick}>
      <Icon name={icon} size={24} />
      <span class="mode-words"><b>{title}</b><small>{lead}</small></span>
    </button>
  );
}

/** Not there yet, and said so: no link, no button. */
function Later({ words: { home } }: Pick<HomeProps, 'words'>): JSX.Element {
  return (
    <div class="modes modes-later">
      <LaterCard icon="globe" title={home.online} lead={home.onlineLead} later={home.later} />
    </div>
  );
}

function LaterCard({ icon, title, lead, later }: {
  icon: IconName; title: string; lead: string; later: string;
}): JSX.Element {
  return (
    <div class="mode mode-later">
      <Icon name={icon} size={24} />
      <span class="mode-words">
        <b>{title} <span class="chip">{later}</span></b>
        <small>{lead}</small>
      </span>
    </div>
  );
}

function Resume({ state, words, dispatch }: HomeProps): JSX.Element | undefined {
  const { saved } = state;
  if (saved === undefined) return undefined;
  const text = words.home.resume({
    a: saved.names.A, b: saved.names.B, scoreA: saved.score.A, scoreB: saved.score.B,
    rack: saved.rackNumber,
  });
  return (
    <span class="resume">
      <button class="resume-button" type="button"
        onClick={() => dispatch({ kind: 'resume-match' })}>
        <Icon name="play" size={16} /><span>{text}</span>
      </button>
      <button class="icon-button" type="button" aria-label={words.home.forget}
        title={words.home.forget} onClick={() => dispatch({ kind: 'forget-saved' })}>
        <Icon name="trash" size={16} />
      </button>
    </span>
  );
}
