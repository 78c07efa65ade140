import { describe, expect, test } from 'vitest';
import type { Intent } from '../intent.ts';
import type { State } from '../state.ts';
import { headlessAt } from '../testing/headless.ts';
import { type KeyPress, intentOfKey } from './keys.ts';

const SHOT = 'TBP1 9 c@0,0/1@600,0/4@-600,100/10@300,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const IN_HAND = SHOT.replace('bih=0', 'bih=a');

function press(code: string, change: Partial<KeyPress> = {}): KeyPress {
  return {
    code, shift: false, alt: false, ctrl: false, repeat: false, on: 'page',
    axes: { right: { x: 1, y: 0 }, up: { x: 0, y: 1 } }, ...change,
  };
}

function key(
  code: string, change: Partial<KeyPress> = {}, state: State = headlessAt(SHOT).state(),
): Intent | undefined {
  return intentOfKey(press(code, change), state);
}

describe('aiming by keys', () => {
  test('left turns the aim to the left, Shift and Alt make it finer', () => {
    expect(key('ArrowLeft')).toEqual({ kind: 'turn-aim', byDegrees: 1 });
    expect(key('ArrowRight', { shift: true })).toEqual({ kind: 'turn-aim', byDegrees: -0.1 });
    expect(key('ArrowRight', { alt: true })).toEqual({ kind: 'turn-aim', byDegrees: -0.01 });
  });

  test('arrows and brackets set the speed, the numpad the tip, the page keys the elevation', () => {
    expect(key('ArrowUp')).toMatchObject({ kind: 'set-speed' });
    expect(key('BracketLeft')).toMatchObject({ kind: 'set-speed' });
    expect(key('Numpad9')).toEqual({ kind: 'set-tip', right: 0.1, up: 0.1 });
    expect(key('Numpad5')).toEqual({ kind: 'set-tip', right: 0, up: 0 });
    expect(key('PageUp')).toEqual({ kind: 'set-elevation', degrees: 1 });
  });

  test('the six pockets are 1 to 6, head to foot, left row first', () => {
    const pockets = [1, 2, 3, 4, 5, 6].map((digit) => key(`Digit${digit}`));
    expect(pockets).toEqual(['HL', 'SL', 'FL', 'HR', 'SR', 'FR']
      .map((pocket) => ({ kind: 'call-pocket', pocket })));
  });

  test('letters are places on the keyboard, so every layout plays alike', () => {
    expect(key('KeyD')).toEqual({ kind: 'call-safety' });
    expect(key('KeyP')).toEqual({ kind: 'call-push-out' });
    expect(key('Space')).toEqual({ kind: 'shoot' });
    expect(key('KeyO')).toEqual({ kind: 'set-view', view: 'top' });
    expect(key('KeyV')).toEqual({ kind: 'set-view', view: 'top' });
    expect(key('Slash')).toEqual({ kind: 'open-panel', panel: 'help' });
  });

  test('letter keys can be turned off; the others stay', () => {
    const client = headlessAt(SHOT);
    client.send({ kind: 'change-settings', change: { letterKeys: false } });
    expect(key('KeyD', {}, client.state())).toBeUndefined();
    expect(key('ArrowLeft', {}, client.state())).toBeDefined();
  });

  test('on the table Tab goes from ball to ball and then on to the controls', () => {
    const client = headlessAt(SHOT);
    const named: unknown[] = [];
    for (;;) {
      const intent = key('Tab', { on: 'table' }, client.state());
      if (intent?.kind !== 'call-ball') break;
      named.push(intent.ball);
      client.send(intent);
    }
    expect(named).toEqual([1, 4, 10]);
    expect(key('Tab', { on: 'button' })).toBeUndefined();
    expect(key('Tab', { on: 'table', shift: true })).toBeUndefined();
  });

  test('a held key repeats where that makes sense, and never the stroke', () => {
    expect(key('ArrowLeft', { repeat: true })).toBeDefined();
    expect(key('Space', { repeat: true })).toBeUndefined();
  });
});

describe('a focused control keeps its keys', () => {
  test.each([
    ['button', 'Space'], ['button', 'Enter'], ['slider', 'ArrowLeft'], ['slider', 'Home'],
    ['field', 'KeyD'], ['field', 'Space'],
  ] as const)('%s keeps %s', (on, code) => {
    expect(key(code, { on })).toBeUndefined();
  });

  test('and leaves the others to the game', () => {
    expect(key('Digit3', { on: 'button' })).toEqual({ kind: 'call-pocket', pocket: 'FL' });
    expect(key('Digit3', { on: 'slider' })).toEqual({ kind: 'call-pocket', pocket: 'FL' });
  });

  test('keys with Ctrl belong to the browser', () => {
    expect(key('KeyR', { ctrl: true })).toBeUndefined();
  });
});

describe('other moments', () => {
  test('the ball in hand follows the arrows as seen on the screen, Enter puts it down', () => {
    const state = headlessAt(IN_HAND).state();
    expect(key('ArrowRight', {}, state))
      .toEqual({ kind: 'move-cue-ball', to: { x: 0.04, y: 0 } });
    const turned = { right: { x: 0, y: -1 }, up: { x: 1, y: 0 } };
    expect(key('ArrowUp', { axes: turned, shift: true }, state))
      .toEqual({ kind: 'move-cue-ball', to: { x: 0.004, y: 0 } });
    expect(key('Enter', {}, state)).toEqual({ kind: 'drop-cue-ball' });
  });

  test('open answers are 1, 2, 3 in the order in which they are shown', () => {
    const client = headlessAt(SHOT.replace('n4', 'n1').replace('po=0', 'po=1'));
    client.send({ kind: 'call-push-out' }, { kind: 'set-speed', speed: 0.4 }, { kind: 'shoot' });
    client.rest();
    expect(key('Digit1', {}, client.state())).toEqual({ kind: 'choose', decision: 'accept' });
    expect(key('Digit2', {}, client.state())).toEqual({ kind: 'choose', decision: 'passBack' });
    expect(key('Digit3', {}, client.state())).toBeUndefined();
    expect(key('KeyQ', {}, client.state())).toBeUndefined();
  });

  test('while balls roll only skipping and looking are left', () => {
    const client = headlessAt(SHOT);
    client.send({ kind: 'call-safety' }, { kind: 'shoot' });
    expect(key('KeyZ', {}, client.state())).toEqual({ kind: 'skip' });
    expect(key('Space', {}, client.state())).toBeUndefined();
  });

  test('Escape closes what is open, from the top down', () => {
    const client = headlessAt(SHOT);
    client.send({ kind: 'call-push-out' }, { kind: 'open-panel', panel: 'help' });
    const first = key('Escape', {}, client.state());
    expect(first).toEqual({ kind: 'open-panel', panel: 'none' });
    client.send({ kind: 'open-panel', panel: 'none' });
    expect(key('Escape', {}, client.state())).toEqual({ kind: 'dismiss-banner' });
  });
});
