/** The whole screen over the table surface: home, or the panels of a match. */
import type { ComponentChildren, JSX } from 'preact';
import { Home } from '../home/home.tsx';
import type { Dispatch } from '../intent.ts';
import type { State } from '../state.ts';
import '../styles/app.css';
import { wordsOf } from '../words/index.ts';
import { CallPanel } from './call-panel.tsx';
import { ContextBar } from './context-bar.tsx';
import { Header } from './header.tsx';
import { useHudLayout, usePageSettings } from './hooks.ts';
import { later } from './later.tsx';
import { Legend } from './legend.tsx';
import { Live } from './live.tsx';
import { Panels } from './panels.tsx';
import { PlacePanel } from './place-panel.tsx';
import type { HudProps } from './props.ts';
import { Side } from './side.tsx';
import { StrokePanel } from './stroke-panel.tsx';
import { Tools } from './tools.tsx';

const PracticeScreen = later(async () =>
  (await import('../practice/practice-screen.tsx')).PracticeScreen);
const PracticeBar = later(async () => (await import('../practice/practice-bar.tsx')).PracticeBar);

export interface AppProps {
  readonly state: State;
  readonly dispatch: Dispatch;
  /** The canvas of the table: fills the window behind everything. */
  readonly surface: ComponentChildren;
}

/** A pure function of the state, but for what is open in a panel. */
export function App({ state, dispatch, surface }: AppProps): JSX.Element {
  const layout = useHudLayout();
  usePageSettings(state.settings);
  const words = wordsOf(state.settings.language);
  const { table } = state;
  const atTable = state.screen === 'table' && table !== undefined;
  const screen = state.screen === 'table' && !atTable ? 'home' : state.screen;
  return (
    <div class="app" data-screen={screen} data-layout={layout}
      data-activity={atTable ? table.activity.kind : 'none'}>
      {atTable && <a class="skip-link" href="#call">{words.panel.skipLink}</a>}
      <div class="surface">{surface}</div>
      {atTable
        ? <TableHud state={state} table={table} words={words} layout={layout} dispatch={dispatch} />
        : state.screen === 'practice'
          ? <PracticeScreen state={state} words={words} dispatch={dispatch} />
          : <Home state={state} words={words} dispatch={dispatch} />}
      <Panels state={state} words={words} dispatch={dispatch} />
    </div>
  );
}

/** Panels in the order of the focus: call, stroke, views, header, ruling. */
function TableHud(props: HudProps): JSX.Element {
  const { activity, match } = props.table;
  const striking = activity.kind === 'aiming' || activity.kind === 'striking'
    || activity.kind === 'rolling' || activity.kind === 'thinking';
  return (
    <main class="hud">
      {activity.kind === 'choosing' && <Side {...props} />}
      {striking && (
        <div class="controls">
          <CallPanel {...props} key={match.scoresheet.length} />
          <StrokePanel {...props} />
        </div>
      )}
      <PlacePanel {...props} />
      <Tools {...props} />
      {props.table.practice === undefined
        ? <Header {...props} />
        : <PracticeBar {...props} session={props.table.practice} />}
      {activity.kind !== 'choosing' && <Side {...props} />}
      <Legend {...props} />
      {props.layout === 'desktop' && <ContextBar {...props} />}
      <Live {...props} />
    </main>
  );
}
