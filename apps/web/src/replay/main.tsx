/** The page of replays: model, worker, picture and panels are put together here. */
import './replay.css';
import { effect, signal } from '@preact/signals';
import { type JSX, render } from 'preact';
import { readAddress } from '../address.ts';
import { openShelf, thisDevice } from '../device.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PAGE_WORDS } from '../page/page-words.ts';
import { lookOf } from '../looks/looks.ts';
import { wearLook } from '../looks/wear-look.ts';
import { createPreferences } from '../page/preferences.ts';
import { readFinished } from '../share/finished.ts';
import { listenToCamera } from './camera-hand.ts';
import { openFile } from './entrance.tsx';
import { finalHash } from './film.ts';
import { type FilmStage, createFilmStage } from './film-stage.ts';
import { bringScene } from './graphics.ts';
import { listenToKeys } from './keys.ts';
import { Model } from './model.ts';
import { createProjector } from './projector.ts';
import { ReplayPage } from './replay-page.tsx';
import { Sharing } from './sharing.ts';
import type { Sheet } from './sheets.tsx';
import { replayWords } from './words-in.ts';

/** The address follows the film this late, milliseconds: browsers refuse more. */
const FOLLOW_MS = 300;

const shelf = openShelf(() => localStorage);
const preferences = createPreferences({
  shelf, device: thisDevice(), search: location.search, dark: true,
});
const { settings } = preferences;
const graphics = readAddress(location.search).graphics ?? settings.graphics;
const sheet = signal<Sheet>('none');
let stage: FilmStage | undefined;
let following: ReturnType<typeof setTimeout> | undefined;

const model = new Model({
  projector: createProjector(),
  hash: () => location.hash,
  replace: (hash) => {
    clearTimeout(following);
    history.replaceState(undefined, '', location.pathname + location.search + hash);
  },
  push: (hash) => {
    clearTimeout(following);
    history.pushState(undefined, '', location.pathname + location.search + hash);
  },
  soon: (then) => {
    clearTimeout(following);
    following = setTimeout(then, FOLLOW_MS);
  },
  reducedMotion: settings.reducedMotion,
});
const sharing = new Sharing(model, () => stage);

function Page(): JSX.Element {
  const language = preferences.language.value;
  return (
    <ErrorBoundary language={language} lead={PAGE_WORDS[language].stopped}>
      <ReplayPage model={model} sharing={sharing} language={language}
        finished={readFinished(shelf)} sheet={sheet.value}
        onSheet={(next) => {
          sheet.value = next;
        }}
        onLanguage={() => preferences.setLanguage(language === 'ru' ? 'en' : 'ru')}
        onOther={() => {
          history.pushState(undefined, '', location.pathname + location.search);
          void model.readAddress();
        }}
        open={openStage} />
    </ErrorBoundary>
  );
}

function openStage(host: HTMLElement): () => void {
  const opened = createFilmStage(host, model, {
    reducedMotion: settings.reducedMotion,
    look: lookOf(settings),
    trouble: (detail) => console.warn(detail),
  });
  stage = opened;
  const follow = effect(() => {
    // Read here, so that each change of them draws one picture.
    const seen = [model.head.value, model.view.value, model.trace.value, model.film.value];
    if (seen.length > 0) opened.frames.request();
  });
  const observer = new ResizeObserver(() => opened.frames.request());
  observer.observe(host);
  const release = listenToCamera(host, {
    view: () => opened.surfaces.view(),
    take: () => {
      if (model.view.value === 'free') return;
      model.setView('free');
      const picture = opened.picture();
      if (picture !== undefined) opened.surfaces.view().draw(picture, performance.now());
    },
    moved: () => opened.frames.request(),
  });
  void document.fonts.ready.then(() => opened.frames.request());
  bringScene(opened.surfaces, graphics, shelf);
  return () => {
    follow();
    observer.disconnect();
    release();
    opened.dispose();
    if (stage === opened) stage = undefined;
  };
}

/** What is dropped on the page or pasted into it is opened. */
function listenToGifts(): void {
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file !== undefined) void openFile(model, file);
    else if (text !== '') void model.open(text);
  });
  addEventListener('paste', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea') !== null) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() !== '') void model.open(text);
  });
}

wearLook(document.documentElement, lookOf(settings));
effect(() => {
  const language = preferences.language.value;
  const root = document.documentElement;
  root.lang = language;
  root.dataset['text'] = String(settings.textSize);
  root.dataset['motion'] = settings.reducedMotion ? 'reduced' : 'full';
  const { value: film } = model.film;
  const { A, B } = film?.match.setup.names ?? { A: '', B: '' };
  const { title, layout } = replayWords(language);
  const titled = film?.shots.length === 0 ? layout : `${A} – ${B} · ${title}`;
  document.title = film === undefined ? title : titled;
  // For whoever compares two browsers: what the last stroke came to, and whether it was so written.
  root.dataset['hash'] = film === undefined ? '' : finalHash(film) ?? '';
  root.dataset['check'] = film?.check ?? '';
});

const root = document.getElementById('app');
if (root !== null) render(<Page />, root);
void model.readAddress();
addEventListener('popstate', () => void model.readAddress());
addEventListener('hashchange', () => void model.readAddress());
listenToGifts();
listenToKeys(window, model, {
  letters: settings.letterKeys,
  help: () => {
    sheet.value = 'keys';
  },
});
