/** The page: storage, address, opponent, store, stage and panels are put together here. */
import { type Seed, type Vec2, seed } from '@tenball/base';
import { effect } from '@preact/signals';
import { type JSX, render } from 'preact';
import { matchFromText, readAddress, seatsFor, withoutPosition } from './address.ts';
import {
  answerCapMs, drawNumber, graphicsFor, hasShownCard, openShelf, rememberCard, thisDevice,
} from './device.ts';
import { openDoor } from './debug-door.ts';
import { createHost, savedAtStart, troubleOf } from './effects.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type Frames, createFrames } from './frames.ts';
import { App, focusCall, insetsOf } from './hud/index.ts';
import { listenToKeys } from './keyboard.ts';
import { whenCalm } from './calm.ts';
import { shownView } from './picture-of.ts';
import { PRACTISING_KEY } from './practice/run-task.ts';
import { keepOffline } from './offline/offline.ts';
import { plainCommand } from './plain-command.ts';
import { setAside } from './saved-match.ts';
import { readSettings } from './settings.ts';
import { soundLater } from './sound/sound-later.ts';
import { Stage } from './stage.ts';
import type { Settings, State } from './state.ts';
import { createStore } from './store.ts';
import { Striker, spawnStriker } from './striking/striker.ts';
import { Surface, type SurfaceProps } from './surface.tsx';
import { SURFACE_ID } from './surface-id.ts';
import { thinkLater } from './thinking/later.ts';
import { wordsOf } from './words/index.ts';

/** Set while the visit sits at a table: a reload comes straight back to it. */
const SEATED_KEY = 'tenball.seated';
/** The 3D scene is loaded once the plan has had this long for itself, milliseconds. */
const PLAN_FIRST_MS = 200;
/** A device that has not shown a graphics card yet is asked for one this late, milliseconds… */
const STRANGER_MS = 3000;
/** …and in a moment without pointer or key of this length, milliseconds. */
const MOMENT_MS = 500;
/** Where WebGL is emulated, only once nobody has touched anything for this long, milliseconds. */
const CALM_MS = 3500;
/** Emulated pictures are drawn this coarsely, device pixels a CSS pixel. */
const EMULATED_DENSITY = 0.75;

const address = readAddress(location.search);
const shelf = openShelf(() => localStorage);
const visit = openShelf(() => sessionStorage);
const visitSeed: Seed = seed(address.debug || drawNumber());
let stage: Stage | undefined;

const thinking = thinkLater(() => import('./thinking/index.ts'), {
  plain: plainCommand,
  answer: ({ match, seat }, command) => store.dispatch({
    kind: 'computer-chose', seat, command, version: match.scoresheet.length,
  }),
  advised: (match, advice) => store.dispatch({ kind: 'hint-begun', match, advice }),
  hinted: (match, hint) => store.dispatch({ kind: 'hint-came', match, hint }),
  suggested: (match, found) => store.dispatch({ kind: 'suggestions-came', match, found }),
  trouble: (detail) => store.dispatch({
    kind: 'trouble', trouble: troubleOf('trouble.worker', detail),
  }),
  shelf,
  seed: visitSeed,
  cores: navigator.hardwareConcurrency,
  capMs: address.capMs ?? answerCapMs(),
});

const striker = new Striker(spawnStriker);

const store = createStore(firstState(), createHost({
  thinking,
  striker,
  shelf,
  nowMs: () => performance.now(),
  later: (delayMs, wake) => void setTimeout(wake, delayMs),
  focus: (target) => void requestAnimationFrame(() => {
    if (target === 'call') focusCall();
    else document.getElementById(SURFACE_ID)?.focus();
  }),
  seated: rememberSeat,
  seed: visitSeed,
  practice: { shelf, visit, dateMs: () => Date.now() },
}));

function firstState(): State {
  const settings = readSettings(shelf, thisDevice());
  return {
    screen: 'home',
    settings: {
      ...settings,
      language: address.language ?? settings.language,
      graphics: address.graphics ?? settings.graphics,
    },
    panel: 'none',
    table: undefined,
    ...savedAtStart(shelf),
  };
}

function rememberSeat(seated: boolean): void {
  if (seated) striker.warm();
  try {
    if (seated) visit?.setItem(SEATED_KEY, '1');
    else visit?.removeItem(SEATED_KEY);
  } catch {
    // Without it a reload comes to the home screen, where the match can be resumed.
  }
}

function Page(): JSX.Element {
  const state = store.state.value;
  const { language } = state.settings;
  return (
    <ErrorBoundary language={language}>
      <App
        state={state}
        dispatch={store.dispatch}
        surface={(
          <Surface
            label={wordsOf(language).panel.table}
            active={state.screen === 'table'}
            open={openStage}
          />
        )}
      />
    </ErrorBoundary>
  );
}

function openStage(host: HTMLElement): ReturnType<SurfaceProps['open']> {
  const opened = new Stage({
    host,
    state: () => store.state.value,
    insets: (width, height, surface) =>
      insetsOf(asShownBy(surface, store.state.value), width, height),
    requestFrame: () => frames.request(),
    tick: () => store.dispatch({ kind: 'tick' }),
    trouble: (detail) => store.dispatch({
      kind: 'trouble', trouble: troubleOf('trouble.webgl', detail),
    }),
  });
  const frames = createFrames((nowMs) => {
    const again = opened.draw(nowMs);
    document.documentElement.dataset['frames'] = String(frames.count());
    return again;
  });
  stage = opened;
  store.state.subscribe(() => frames.request());
  void document.fonts.ready.then(() => frames.request());
  setTimeout(() => followGraphics(opened), PLAN_FIRST_MS);
  if (address.debug !== undefined) openDebugDoor(opened, frames);
  return {
    stage: opened,
    world: {
      state: () => store.state.value,
      view: () => opened.view(),
      dispatch: store.dispatch,
      showPull: (metres) => opened.showPull(metres),
      cameraMoved: () => frames.request(),
    },
  };
}

/** The plan always looks from above, so no panel may lie on it. */
function asShownBy(surface: 'plan' | 'scene', state: State): State {
  const { table } = state;
  if (table === undefined) return state;
  return { ...state, table: { ...table, view: surface === 'plan' ? 'top' : shownView(table) } };
}

/**
 * Shows the surface that the setting means, now and whenever it changes.
 *
 * Where WebGL is emulated the mere question for the graphics card takes up to two seconds, in which
 * nobody could aim. So a device is asked at once only when it has shown a card before.
 */
function followGraphics(opened: Stage): void {
  let shown: string | undefined;
  effect(() => {
    const { graphics } = store.state.value.settings;
    if (graphics === shown) return;
    const asked = shown !== undefined || graphics !== 'auto' || hasShownCard(shelf);
    shown = graphics;
    if (asked) showGraphics(opened, graphics);
    else setTimeout(() => whenCalm(MOMENT_MS, () => showGraphics(opened, graphics)), STRANGER_MS);
  });
}

function showGraphics(opened: Stage, graphics: Settings['graphics']): void {
  if (store.state.value.settings.graphics !== graphics) return;
  const { surface, emulated } = graphicsFor(graphics);
  if (graphics === 'auto') rememberCard(shelf, surface !== 'plan' && !emulated);
  const show = () => void opened.show(surface, emulated ? EMULATED_DENSITY : undefined);
  if (emulated && graphics === 'auto') whenCalm(CALM_MS, show);
  else show();
}

function openDebugDoor(opened: Stage, frames: Frames): void {
  openDoor({
    state: () => store.state.value,
    dispatch: store.dispatch,
    frames: () => frames.count(),
    project: (point) => opened.view().project(point),
    surface: () => opened.surface(),
    crashWorker: () => thinking.crash(),
    slowWorkers: (times) => thinking.slow(times),
  });
}

/** The position of the address, or the table that a reload has interrupted. */
function openFirstTable(): void {
  const { language } = store.state.value.settings;
  const { home } = wordsOf(language);
  if (address.position !== undefined) {
    const names = { A: `${home.defaultName}\u00a01`, B: `${home.defaultName}\u00a02` };
    const opened = matchFromText(address.position, names, visitSeed);
    if (opened.ok) {
      setAside(shelf);
      history.replaceState(undefined, '', location.pathname + withoutPosition(location.search));
      store.dispatch({
        kind: 'sit-down', game: { ...opened.value, seats: seatsFor(address, names) },
      });
    } else {
      const detail = language === 'ru'
        ? `Знак ${opened.error.at + 1}. ${opened.error.message.replace(/^character \d+: /, '')}`
        : opened.error.message;
      store.dispatch({ kind: 'trouble', trouble: troubleOf('trouble.position', detail) });
    }
  } else if (visit?.getItem(PRACTISING_KEY) === '1') {
    void import('./practice/restore.ts').then(({ restoreTable }) => {
      const event = restoreTable(shelf);
      if (event !== undefined) store.dispatch(event);
    });
  } else if (visit?.getItem(SEATED_KEY) === '1' && store.state.value.saved !== undefined) {
    store.dispatch({ kind: 'resume-match' });
  }
}

openFirstTable();
const root = document.getElementById('app');
if (root !== null) render(<Page />, root);
listenToKeys(store, () => stage?.view());
keepClient();
soundLater({ state: store.state, pan: panOf, page: document });

/**
 * Keeps the client for a start without a network, once the first minutes are not disturbed by it.
 * A new version is taken when nobody looks and nothing is in play.
 */
function keepClient(): void {
  // The development server changes its files all the time, and a debug visit must be repeatable.
  if (import.meta.hot !== undefined || address.debug !== undefined) return;
  whenCalm(CALM_MS, () => {
    keepOffline({
      newVersion: (take) => document.addEventListener('visibilitychange', () => {
        if (document.hidden && store.state.value.screen === 'home') take();
      }),
      // Without a service worker the game needs the network to start; it plays all the same.
    }).catch(() => undefined);
  });
}

/** Where on the screen, −1 to 1 from left to right, a place on the table is seen. */
function panOf({ x, y }: Vec2): number {
  const seen = stage?.view().project({ x, y, z: 0 });
  return seen === undefined ? 0 : (2 * seen.x) / window.innerWidth - 1;
}
