/**
 * Keys → intents, by place on the keyboard (`event.code`), so that every layout works alike.
 * What a focused control needs for itself (arrows of a slider, Space of a button) is left to it.
 */
import type { Vec2 } from '@tenball/base';
import { OBJECT_BALLS, type Pocket } from '@tenball/equipment';
import { type Decision, DECISIONS, optionsOf } from '@tenball/rules';
import { callOf, mayCall, namedBy } from '../call-of.ts';
import { canSkip } from '../can-skip.ts';
import type { Intent } from '../intent.ts';
import type { CameraView } from '../picture.ts';
import type { State, Table } from '../state.ts';
import { mayHint } from '../update/hinting.ts';
import { mayUndo } from '../update/undoing.ts';
import { isWatched } from '../update/watching.ts';
import { AIM_STEP, fineness } from './aim.ts';
import { PLACE_STEP } from './place.ts';
import { SPEED_STEP } from './power.ts';
import { NUMPAD_STEPS, TIP_STEP } from './tip.ts';

export interface KeyPress {
  /** Place of the key: `KeyboardEvent.code`. */
  readonly code: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
  /** The key is held down and repeats. */
  readonly repeat: boolean;
  /** What has the focus. */
  readonly on: 'page' | 'table' | 'button' | 'field' | 'slider';
  /** The way right and up on the screen, as unit vectors of the table. */
  readonly axes: { readonly right: Vec2; readonly up: Vec2 };
}

const POCKET_KEYS: Readonly<Record<string, Pocket>> = {
  Digit1: 'HL', Digit2: 'SL', Digit3: 'FL', Digit4: 'HR', Digit5: 'SR', Digit6: 'FR',
};
const VIEWS: readonly CameraView[] = ['cue', 'top', 'free'];
const VIEW_KEYS: Readonly<Record<string, CameraView>> = { KeyC: 'cue', KeyO: 'top', KeyF: 'free' };
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const SLIDER_KEYS: readonly string[] = [...ARROWS, 'PageUp', 'PageDown', 'Home', 'End'];
const REPEATING: readonly string[] = [
  ...ARROWS, 'BracketLeft', 'BracketRight', 'PageUp', 'PageDown', ...Object.keys(NUMPAD_STEPS),
];

/** What a key asks for; undefined where it is not ours. */
export function intentOfKey(press: KeyPress, state: State): Intent | undefined {
  if (isForeign(press, state)) return undefined;
  const { table } = state;
  if (table === undefined) return undefined;
  return commonIntent(press, state, table) ?? activityIntent(press, table);
}

function isForeign({ ctrl, on, code, repeat }: KeyPress, state: State): boolean {
  if (ctrl || state.screen !== 'table' || on === 'field') return true;
  if (repeat && !REPEATING.includes(code)) return true;
  const covered = state.panel !== 'none';
  if (covered && code !== 'Escape' && code !== 'Slash') return true;
  if (on === 'button') return code === 'Space' || code === 'Enter';
  if (on === 'slider') return SLIDER_KEYS.includes(code) || code === 'Space';
  const letter = code.startsWith('Key') || code === 'Slash';
  return letter && !state.settings.letterKeys;
}

/** Keys that mean the same whatever goes on. */
function commonIntent({ code, shift }: KeyPress, state: State, table: Table): Intent | undefined {
  const view = VIEW_KEYS[code];
  if (view !== undefined) return { kind: 'set-view', view };
  switch (code) {
    case 'KeyV': {
      const next = VIEWS[(VIEWS.indexOf(table.view) + 1) % VIEWS.length];
      return next === undefined ? undefined : { kind: 'set-view', view: next };
    }
    case 'KeyR': return { kind: 'replay' };
    case 'KeyL': return { kind: 'open-panel', panel: 'text-board' };
    case 'KeyU': return undoIntent(shift, table);
    case 'KeyH': return mayHint(table) ? { kind: 'hint' } : undefined;
    case 'KeyG': return mayHint(table) ? { kind: 'suggest' } : undefined;
    case 'KeyZ': return canSkip(table) ? { kind: 'skip' } : undefined;
    case 'Slash': return { kind: 'open-panel', panel: state.panel === 'help' ? 'none' : 'help' };
    case 'Escape': return back(state, table);
    default: return undefined;
  }
}

function back(state: State, table: Table): Intent | undefined {
  if (state.panel !== 'none') return { kind: 'open-panel', panel: 'none' };
  if (table.banner !== undefined) return { kind: 'dismiss-banner' };
  if (table.suggest !== undefined) return { kind: 'hide-suggestions' };
  if (table.help !== undefined) return { kind: 'hide-hint' };
  return table.practice === undefined ? undefined : { kind: 'leave-practice' };
}

/** U takes a stroke back or lays out the next try; with Shift «what if» ends. */
function undoIntent(shift: boolean, table: Table): Intent | undefined {
  if (shift) return table.returnTo === undefined ? undefined : { kind: 'return-to-line' };
  return table.practice !== undefined || mayUndo(table) ? { kind: 'retry' } : undefined;
}

function activityIntent(press: KeyPress, table: Table): Intent | undefined {
  switch (table.activity.kind) {
    case 'aiming': return aimingIntent(press, table);
    case 'placing': return placingIntent(press, table.activity.at);
    case 'choosing': return choosingIntent(press, table);
    case 'thinking':
    case 'rolling':
      return press.code === 'Space' && isWatched(table) ? { kind: 'pause' } : undefined;
    case 'striking':
    case 'match-over': return undefined;
  }
}

function aimingIntent(press: KeyPress, table: Table): Intent | undefined {
  const { code } = press;
  const pocket = POCKET_KEYS[code];
  if (pocket !== undefined) return { kind: 'call-pocket', pocket };
  switch (code) {
    case 'Space': return { kind: 'shoot' };
    case 'Enter':
    case 'NumpadEnter':
    case 'KeyM':
      return table.match.situation.cueBall === 'asIs' ? undefined : { kind: 'lift-cue-ball' };
    case 'KeyD': return { kind: 'call-safety' };
    case 'KeyP': return { kind: 'call-push-out' };
    case 'Tab': return tabNamesBalls(press, table) ? nextBall(table) : undefined;
    default: return strokeIntent(press, table);
  }
}

function strokeIntent(press: KeyPress, { aim }: Table): Intent | undefined {
  const fine = fineness(press);
  const tip = NUMPAD_STEPS[press.code];
  if (tip !== undefined) {
    const step = TIP_STEP * fine;
    return { kind: 'set-tip', right: aim.tipRight + step * tip.x, up: aim.tipUp + step * tip.y };
  }
  const elevation = Math.max(aim.elevationDegrees, aim.minimumElevationDegrees);
  switch (press.code) {
    case 'ArrowLeft': return { kind: 'turn-aim', byDegrees: AIM_STEP * fine };
    case 'ArrowRight': return { kind: 'turn-aim', byDegrees: -AIM_STEP * fine };
    case 'ArrowUp':
    case 'BracketRight': return { kind: 'set-speed', speed: aim.speed + SPEED_STEP * fine };
    case 'ArrowDown':
    case 'BracketLeft': return { kind: 'set-speed', speed: aim.speed - SPEED_STEP * fine };
    case 'PageUp': return { kind: 'set-elevation', degrees: elevation + fine };
    case 'PageDown': return { kind: 'set-elevation', degrees: elevation - fine };
    case 'Numpad5': return { kind: 'set-tip', right: 0, up: 0 };
    default: return undefined;
  }
}

/** On the table itself, and while a call is asked for and nothing has the focus. */
function tabNamesBalls({ on, shift }: KeyPress, table: Table): boolean {
  if (shift) return false;
  return on === 'table' || (on === 'page' && callOf(table).kind === 'needed');
}

/** The ball after the called one. After the last, Tab goes on to the next control. */
function nextBall(table: Table): Intent | undefined {
  if (table.match.situation.phase === 'break') return undefined;
  const { layout, setup } = table.match;
  const balls = OBJECT_BALLS.filter((ball) => (
    layout[ball] !== undefined && mayCall(setup.rulebook, ball)
  ));
  const called = table.call.kind === 'pot' ? namedBy(callOf(table)).ball : undefined;
  const next = called === undefined ? balls[0] : balls[balls.indexOf(called) + 1];
  return next === undefined ? undefined : { kind: 'call-ball', ball: next };
}

function placingIntent(press: KeyPress, at: Vec2): Intent | undefined {
  const { right, up } = press.axes;
  const step = PLACE_STEP * fineness(press);
  const moved = (way: Vec2, by: number): Intent => ({
    kind: 'move-cue-ball', to: { x: at.x + way.x * by, y: at.y + way.y * by },
  });
  switch (press.code) {
    case 'ArrowRight': return moved(right, step);
    case 'ArrowLeft': return moved(right, -step);
    case 'ArrowUp': return moved(up, step);
    case 'ArrowDown': return moved(up, -step);
    case 'Enter':
    case 'NumpadEnter':
    case 'Space':
    case 'KeyM': return { kind: 'drop-cue-ball' };
    default: return undefined;
  }
}

function choosingIntent({ code }: KeyPress, table: Table): Intent | undefined {
  const index = ['Digit1', 'Digit2', 'Digit3', 'Numpad1', 'Numpad2', 'Numpad3'].indexOf(code) % 3;
  const decision = openDecisions(table)[index];
  return decision === undefined ? undefined : { kind: 'choose', decision };
}

/** The answers that are open, in the order in which they are shown and numbered. */
export function openDecisions({ match }: Table): readonly Decision[] {
  const open: readonly string[] = optionsOf(match.setup.rulebook, match.situation);
  return DECISIONS.filter((decision) => open.includes(decision));
}
