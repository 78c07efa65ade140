/** The page: the film with its picture, its bar and its list; or the entrance. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Choice } from '../hud/choice.tsx';
import { BallIcon, Icon } from '../icons.tsx';
import type { Finished } from '../share/finished.ts';
import type { Language } from '../state.ts';
import { SURFACE_ID } from '../surface-id.ts';
import { Entrance } from './entrance.tsx';
import type { Film, FilmShot } from './film.ts';
import { FilmHeader } from './film-header.tsx';
import { FILM_VIEWS } from './film-picture.ts';
import { callText, resultText, rulingText, shotText } from './film-texts.ts';
import type { Model } from './model.ts';
import { PlayerBar } from './player-bar.tsx';
import { type Sharing, positionText } from './sharing.ts';
import { CheckSheet, KeysSheet, MenuSheet, type Sheet } from './sheets.tsx';
import { ShotList } from './shot-list.tsx';
import { replayWords } from './words-in.ts';

export interface ReplayPageProps {
  readonly model: Model;
  readonly sharing: Sharing;
  readonly language: Language;
  readonly finished: Finished | undefined;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onLanguage: () => void;
  readonly onOther: () => void;
  /** Puts a stage into `host`; called once for each film page. */
  readonly open: (host: HTMLElement) => () => void;
}

export function ReplayPage(props: ReplayPageProps): JSX.Element {
  const { model, language, finished } = props;
  const screen = model.screen.value;
  const words = replayWords(language);
  switch (screen.kind) {
    case 'empty':
    case 'broken':
      return (
        <Entrance model={model} language={language} finished={finished}
          broken={screen.kind === 'broken' ? screen : undefined} />
      );
    case 'opening':
      return <main class="entrance" id="main"><p role="status">{words.opening}</p></main>;
    case 'failed':
      return (
        <main class="entrance" id="main">
          <h1>{words.failed}</h1>
          <p role="alert">{screen.detail}</p>
          <button class="button" type="button" onClick={props.onOther}>
            {words.broken.another}
          </button>
        </main>
      );
    case 'film': return <FilmView {...props} film={screen.film} />;
  }
}

function FilmView(props: ReplayPageProps & { film: Film }): JSX.Element {
  const { model, sharing, language, film, sheet, onSheet } = props;
  const physics = model.physics.value;
  const close = () => onSheet('none');
  return (
    <main class="film" id="main" data-shots={film.shots.length > 0}>
      <FilmHeader film={film} physics={physics} sharing={sharing} language={language}
        onSheet={onSheet} />
      <PictureOf {...props} />
      <PlayerBar model={model} language={language} />
      <aside class="film-side">
        <ShotList film={film} model={model} language={language} />
        <ShotCard film={film} model={model} language={language} sharing={sharing} />
      </aside>
      {sheet === 'menu' && (
        <MenuSheet film={film} sharing={sharing} language={language} onClose={close}
          onKeys={() => onSheet('keys')} onOther={props.onOther} onLanguage={props.onLanguage} />
      )}
      {sheet === 'check' && (
        <CheckSheet film={film} physics={physics} language={language} onClose={close} />
      )}
      {sheet === 'keys' && <KeysSheet language={language} onClose={close} />}
    </main>
  );
}

function PictureOf({ film, model, sharing, language, open }: ReplayPageProps & { film: Film }):
JSX.Element {
  const words = replayWords(language);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current === null ? undefined : open(host.current)), []);
  const shot = model.shot.value;
  return (
    <section class="film-picture" aria-label={words.tableLabel.split('.')[0]}>
      <div id={SURFACE_ID} class="film-table" ref={host} role="application" tabIndex={0}
        aria-label={words.tableLabel} />
      {shot !== undefined && <NowChip shot={shot} language={language} />}
      <div class="film-views">
        <Choice name="view" label={words.viewsLabel} value={model.view.value}
          options={FILM_VIEWS.map((value) => ({ value, text: words.views[value] }))}
          onValue={(value) => model.setView(value)} />
      </div>
      {shot !== undefined && shot.entry.kind === 'report' && (
        <p class="film-note">{words.realTable}</p>
      )}
      <Toast sharing={sharing} language={language} />
      <div class="visually-hidden" role="status" aria-live="polite">
        {shot === undefined ? '' : `${words.shotOf(shot.rack, shot.number)}, `
          + `${film.match.setup.names[shot.entry.seat]}: ${shotText(shot, words)}`}
      </div>
    </section>
  );
}

/** In the corner of the picture: rack and stroke, what was called and how it ended. */
function NowChip({ shot, language }: { shot: FilmShot; language: Language }): JSX.Element {
  const words = replayWords(language);
  const call = callText(shot, words);
  const result = resultText(shot, words);
  return (
    <p class="now-chip panel-glass">
      <span>{words.shotOf(shot.rack, shot.number)}</span>
      {call.kind === 'pot'
        ? <><BallIcon ball={call.ball} size={20} /><b>→&nbsp;{call.pocket}</b></>
        : <b>{call.word}</b>}
      <span class="shot-result" data-kind={result.kind}>{result.word}</span>
    </p>
  );
}

/** What was done, or is being done, for whoever wants to take something along. */
function Toast({ sharing, language }: { sharing: Sharing; language: Language }):
JSX.Element | undefined {
  const words = replayWords(language);
  const doing = sharing.doing.value;
  useEffect(() => {
    if (doing.kind !== 'copied' && doing.kind !== 'clip-done') return undefined;
    const timer = setTimeout(() => sharing.dismiss(), 3000);
    return () => clearTimeout(timer);
  }, [doing]);
  switch (doing.kind) {
    case 'nothing': return undefined;
    case 'recording':
      return (
        <div class="toast panel-glass" role="status">
          <progress max="100" value={doing.percent} />
          <span>{words.clip.recording(doing.percent)}</span>
          <button class="button small" type="button" onClick={() => sharing.cancelClip()}>
            {words.clip.cancel}
          </button>
        </div>
      );
    case 'not-copied':
      return (
        <div class="toast toast-text panel-glass" role="alert">
          <span>{words.notCopied}</span>
          <textarea readOnly rows={2} value={doing.text} aria-label={words.linkShot}
            onFocus={(event) => event.currentTarget.select()} />
          <button class="button small" type="button" onClick={() => sharing.dismiss()}>
            {words.close}
          </button>
        </div>
      );
    case 'copied':
    case 'clip-done':
    case 'clip-failed': {
      const said = {
        copied: words.copied, 'clip-done': words.clip.done, 'clip-failed': words.clip.failed,
      }[doing.kind];
      return <div class="toast panel-glass" role="status">{said}</div>;
    }
  }
}

/** The ruling on the stroke that is shown, and what can be done from there. */
function ShotCard({ film, model, language, sharing }: {
  film: Film; model: Model; language: Language; sharing: Sharing;
}): JSX.Element {
  const words = replayWords(language);
  const shot = model.shot.value;
  const ruling = shot && rulingText(film, shot, language);
  return (
    <section class="shot-card" aria-label={words.ruling}>
      {shot !== undefined && (
        <p class="shot-card-head">
          <span class="chip" data-kind={resultText(shot, words).kind}>
            {shotText(shot, words)}
          </span>
          <span>{film.match.setup.names[shot.entry.seat]}</span>
        </p>
      )}
      {ruling !== undefined && (
        <p class="shot-card-text"><b>{ruling.title}</b>{ruling.more !== '' && ` ${ruling.more}`}</p>
      )}
      <div class="shot-card-actions">
        <a class="button primary" href={playLink(film, shot)} target="_blank" rel="noopener">
          <Icon name="again" size={18} />{words.fromHere}
        </a>
        <button class="button" type="button" onClick={() => void sharing.copyPosition()}>
          <Icon name="copy" size={18} />{words.copyPosition}
        </button>
      </div>
    </section>
  );
}

/** The table with the balls as they lay before `shot`. */
function playLink(film: Film, shot: FilmShot | undefined): string {
  return `./?p=${encodeURIComponent(positionText(film, shot).replaceAll(' ', '~'))}`;
}
