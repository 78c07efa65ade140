import { BASE } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { COMPUTER, KIM, VERA, type Headless, headless, headlessAt } from '../testing/headless.ts';
import { wordsOf } from '../words/index.ts';
import {
  callView, callableBalls, canMoveCueBall, canPushOut, contextOf, optionsView, seatsView, tipWords,
  trayOf, turnSentence,
} from './select.ts';

const RU = wordsOf('ru');
const EN = wordsOf('en');

/** A straight shot: the 1 between the cue ball and the far left pocket. */
const STRAIGHT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
/** Nothing goes: the 1 hides behind the 10. */
const HIDDEN = 'TBP1 9 c@0,0/1@600,0/10@300,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const IN_HAND = 'TBP1 9 c@0,0/1@600,0/10@300,0 sA r1 n4 bih=a po=0 f=0,2 ph=shot call=-';
const AFTER_BREAK = 'TBP1 9 c@0,0/1@600,0/10@300,0 sA r1 n1 bih=0 po=1 f=0,0 ph=shot call=-';

function breaking(): Headless {
  const client = headless();
  client.send({
    kind: 'start-match',
    newMatch: {
      seats: { A: VERA, B: COMPUTER }, raceTo: 3, rulebook: BASE, table: '9',
      firstBreaker: 'A',
    },
  });
  return client;
}

/** The tray as a line: `1` on the table, `(1)` the ball on, `*` called, `-` gone, `^` spotted. */
function tray(client: Headless): string {
  return trayOf(client.table()).map(({ ball, state, called, spotted }) => {
    const marks = `${called ? '*' : ''}${spotted ? '^' : ''}`;
    if (state === 'pocketed' || state === 'out-of-play') return '-';
    return `${state === 'legal' ? `(${ball})` : ball}${marks}`;
  }).join(' ');
}

describe('the tray', () => {
  test('before the break all ten stand, the 1 is the ball on and nothing is called', () => {
    expect(tray(breaking())).toBe('(1) 2 3 4 5 6 7 8 9 10');
  });

  test('a ball that is down is gone, the lowest left is the ball on, the called one marked', () => {
    expect(tray(headlessAt(STRAIGHT))).toBe('(1)* - - - - - - - - 10');
  });

  test('the ball named by the hand is the called one', () => {
    const client = headlessAt(HIDDEN);
    client.send({ kind: 'call-ball', ball: 10 });
    expect(tray(client)).toBe('(1) - - - - - - - - 10*');
  });

  test('while a called ball rolls to its pocket the tray does not give the result away', () => {
    const client = headlessAt(STRAIGHT);
    client.send({ kind: 'shoot' });
    client.pass(0.5);
    expect(tray(client)).toBe('(1)* - - - - - - - - 10');
    client.rest();
    expect(tray(client)).toBe('- - - - - - - - - (10)');
  });
});

describe('the call', () => {
  test('the obvious shot calls itself', () => {
    expect(callView(headlessAt(STRAIGHT).table()))
      .toEqual({ kind: 'made', ball: 1, pocket: 'FL', obvious: true });
  });

  test('where nothing is evident ball and pocket must be named', () => {
    const client = headlessAt(HIDDEN);
    expect(callView(client.table())).toEqual({ kind: 'needed', ball: 1, pocket: undefined });
    client.send({ kind: 'call-pocket', pocket: 'SR' });
    expect(callView(client.table()))
      .toEqual({ kind: 'made', ball: 1, pocket: 'SR', obvious: false });
  });

  test('a rolling shot keeps the call it was played under', () => {
    const client = headlessAt(HIDDEN);
    client.send({ kind: 'call-safety' }, { kind: 'shoot' });
    expect(callView(client.table())).toEqual({ kind: 'safety' });
  });

  test('the break is played without one', () => {
    expect(callView(breaking().table())).toEqual({ kind: 'break' });
  });

  test('a push-out is offered for the second shot of the rack only', () => {
    expect(canPushOut(headlessAt(AFTER_BREAK).table())).toBe(true);
    expect(canPushOut(headlessAt(STRAIGHT).table())).toBe(false);
  });
});

describe('a call under other rules', () => {
  const FOUR = 'TBP1 9 c@0,0/2@600,300/9@-600,200/10@1000,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot '
    + 'call=-';
  const TEN_LEFT = 'TBP1 9 c@0,0/10@600,300 sA r1 n8 bih=0 po=0 f=0,0 ph=shot call=-';

  test('where only the ten is called, nothing else is asked for or taken as a call', () => {
    const client = headlessAt(`${FOUR} ed=custom op=callMode=tenOnly`);
    expect(callView(client.table())).toEqual({ kind: 'free' });
    expect(callableBalls(client.table())).toEqual([10]);
    client.send({ kind: 'call-ball', ball: 9 });
    expect(callView(client.table())).toEqual({ kind: 'free' });
    client.send({ kind: 'call-pocket', pocket: 'SL' });
    expect(callView(client.table()))
      .toEqual({ kind: 'made', ball: 10, pocket: 'SL', obvious: false });
    client.send({ kind: 'call-auto' });
    expect(callView(client.table())).toEqual({ kind: 'free' });
    client.send({ kind: 'shoot' });
    expect(client.activity('rolling').kind).toBe('rolling');
    expect(client.table().lastShot?.entry.call).toEqual({ kind: 'none' });
  });

  test('the last ten must be called there', () => {
    const client = headlessAt(`${TEN_LEFT} ed=custom op=callMode=tenOnly`);
    client.send({ kind: 'aim-at', point: { x: 0.6, y: 0 } });
    expect(callView(client.table())).toEqual({ kind: 'needed', ball: 10, pocket: undefined });
    client.send({ kind: 'call-pocket', pocket: 'FL' });
    expect(callView(client.table()))
      .toEqual({ kind: 'made', ball: 10, pocket: 'FL', obvious: false });
  });

  test('where nothing is called, nothing is, the last ten included', () => {
    const client = headlessAt(`${TEN_LEFT} ed=upa`);
    client.send({ kind: 'call-ball', ball: 10 }, { kind: 'call-pocket', pocket: 'FL' });
    expect(callView(client.table())).toEqual({ kind: 'free' });
    expect(callableBalls(client.table())).toEqual([]);
    client.send({ kind: 'shoot' });
    expect(client.table().lastShot?.entry.call).toEqual({ kind: 'none' });
  });

  test('where every call is spoken, an evident shot still has to be', () => {
    const client = headlessAt(`${STRAIGHT} ed=custom op=obviousShots=allSpoken`);
    expect(callView(client.table())).toEqual({ kind: 'needed', ball: 1, pocket: undefined });
  });
});

describe('the header', () => {
  test('the light is on the player whose turn it is, with the word for it', () => {
    const seats = seatsView(breaking().table(), RU);
    expect(seats.A).toMatchObject({ active: true, status: 'Ваш разбой', breaker: true });
    expect(seats.B).toMatchObject({ active: false, status: '', name: 'Компьютер · Третья лига' });
    expect(seats.B.shortName).toBe('Третья лига');
  });

  test('fouls in a row stand at the side that made them', () => {
    const seats = seatsView(headlessAt(IN_HAND).table(), EN);
    expect([seats.A.fouls, seats.B.fouls]).toEqual([0, 2]);
  });

  test('the computer is seen thinking', () => {
    const seats = seatsView(headlessAt(STRAIGHT, { A: COMPUTER, B: KIM }).table(), EN);
    expect(seats.A).toMatchObject({ active: true, thinking: true, status: 'thinking' });
  });
});

describe('the context line', () => {
  test('it names what can be done now', () => {
    expect(contextOf(breaking().table())).toBe('aimBreak');
    expect(contextOf(headlessAt(STRAIGHT).table())).toBe('aim');
    expect(contextOf(headlessAt(HIDDEN).table())).toBe('call');
    const rolling = headlessAt(STRAIGHT);
    rolling.send({ kind: 'shoot' });
    expect(contextOf(rolling.table())).toBe('roll');
    rolling.rest();
    rolling.send({ kind: 'replay' });
    expect(contextOf(rolling.table())).toBe('replay');
  });

  test('a cue ball in hand may be moved, and the line says so while it is carried', () => {
    const client = headlessAt(IN_HAND);
    expect(contextOf(client.table())).toBe('place');
    client.send({ kind: 'drop-cue-ball' });
    expect(canMoveCueBall(client.table())).toBe(true);
    client.send({ kind: 'call-pocket', pocket: 'SR' });
    expect(contextOf(client.table())).toBe('aimInHand');
    expect(canMoveCueBall(headlessAt(HIDDEN).table())).toBe(false);
  });
});

describe('the choice after a push-out', () => {
  test('the opponent accepts or passes back, each with its consequence', () => {
    const client = headlessAt(AFTER_BREAK);
    client.send({ kind: 'call-push-out' }, { kind: 'set-speed', speed: 0.5 }, { kind: 'shoot' });
    client.rest();
    expect(contextOf(client.table())).toBe('choose');
    const options = optionsView(client.table(), EN);
    expect(options.map(({ decision }) => decision)).toEqual(['accept', 'passBack']);
    expect(options[0]?.consequence).toBe('You shoot from here. Lowest ball: 1.');
    expect(options[1]?.consequence).toBe('Вера shoots from here. It can’t come back.');
  });
});

describe('the tip in words', () => {
  test('quarter tips from the centre, up before across', () => {
    expect(tipWords(0, 0, RU)).toBe('в\u00a0центр');
    expect(tipWords(-0.12, 0.24, RU)).toBe('½ выше, ¼ влево');
    expect(tipWords(0.57, -0.455, EN)).toBe('1 below, 1¼ right');
  });
});

test('the turn is spoken with the call, pocket in full', () => {
  const { store } = headlessAt(STRAIGHT);
  expect(turnSentence(store.state.value, EN))
    .toBe('Вера: Your shot. Called: ball\u00a01, far left corner');
});
