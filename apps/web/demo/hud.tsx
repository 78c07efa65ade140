/** The panels over a plain gradient: `hud.html?case=aim&lang=ru&text=100`. Not in the build. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { App } from '../src/hud/index.ts';
import type { Intent } from '../src/intent.ts';
import type { State } from '../src/state.ts';
import { SAMPLES } from './sample-states.ts';

const query = new URLSearchParams(location.search);
const sample = SAMPLES[query.get('case') ?? 'aim'];
const textSize = ([100, 112, 125] as const).find((size) => String(size) === query.get('text'));

/** Enough of an answer to look at: settings, aim, call and panels. */
function answered(state: State, intent: Intent): State {
  const { table } = state;
  switch (intent.kind) {
    case 'set-language':
      return { ...state, settings: { ...state.settings, language: intent.language } };
    case 'change-settings':
      return { ...state, settings: { ...state.settings, ...intent.change } };
    case 'open-panel': return { ...state, panel: intent.panel };
    case 'dismiss-banner':
      return table ? { ...state, table: { ...table, banner: undefined } } : state;
    case 'set-speed':
      return table
        ? { ...state, table: { ...table, aim: { ...table.aim, speed: intent.speed } } }
        : state;
    case 'set-tip': {
      const tip = { tipRight: intent.right, tipUp: intent.up };
      return table ? { ...state, table: { ...table, aim: { ...table.aim, ...tip } } } : state;
    }
    case 'set-elevation': {
      const { degrees: elevationDegrees } = intent;
      return table
        ? { ...state, table: { ...table, aim: { ...table.aim, elevationDegrees } } }
        : state;
    }
    case 'set-view': return table ? { ...state, table: { ...table, view: intent.view } } : state;
    case 'call-safety':
      return table ? { ...state, table: { ...table, call: { kind: 'safety' } } } : state;
    case 'call-pocket': {
      const call = { kind: 'pot', ball: 3, pocket: intent.pocket } as const;
      return table ? { ...state, table: { ...table, call } } : state;
    }
    default: return state;
  }
}

function Demo({ first }: { first: State }) {
  const [state, setState] = useState(first);
  const backdrop = {
    position: 'absolute', inset: 0,
    background: 'radial-gradient(80% 90% at 55% 65%, '
      + '#2f6fae 0%, #1a4f83 45%, #0b1a2b 75%, #050a10)',
  } as const;
  return (
    <App state={state} surface={<div style={backdrop} />}
      dispatch={(intent) => {
        console.info(JSON.stringify(intent));
        setState((now) => answered(now, intent));
      }} />
  );
}

const root = document.getElementById('root');
if (root !== null && sample !== undefined) {
  const language = query.get('lang') === 'en' ? 'en' : 'ru';
  const settings = { ...sample.settings, language, textSize: textSize ?? 100 } as const;
  render(<Demo first={{ ...sample, settings }} />, root);
}
