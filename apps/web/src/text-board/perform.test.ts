import { describe, expect, test } from 'vitest';
import { type Headless, headlessAt } from '../testing/headless.ts';
import { boardView, spokenRuling } from './board-view.ts';
import { type Performed, perform } from './perform.ts';

const SHOT = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const SECOND = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n1 bih=0 po=1 f=0,0 ph=shot call=-';

/** Types `line` as a player would: its intents go the way of all intents. */
function type(client: Headless, line: string, language: 'en' | 'ru' = 'en'): Performed {
  const done = perform(line, client.table(), language);
  client.send(...done.intents);
  return done;
}

describe('the hand by words', () => {
  test('heading, speed, tip and elevation are set as typed', () => {
    const client = headlessAt(SHOT);
    for (const line of ['aim 30', 'turn +0.5', 'speed 3.1', 'tip up .3 right -.2', 'elev 12']) {
      expect(type(client, line).understood).toBe(true);
    }
    expect(client.table().aim).toMatchObject({
      headingDegrees: 30.5, speed: 3.1, tipUp: 0.3, tipRight: -0.2, elevationDegrees: 12,
    });
    type(client, 'tip down .1');
    expect(client.table().aim).toMatchObject({ tipUp: -0.1, tipRight: -0.2 });
  });

  test('a ball and a pocket aim at the ghost ball, and the answer says what is in the way', () => {
    const client = headlessAt(SHOT);
    const { says } = type(client, 'aim 1 FL');
    expect(says).toMatch(/^Aim: ball\u00a01, \d+°\u00a0cut to FL, clear$/);
    type(client, 'shoot');
    client.rest();
    const ruling = spokenRuling(client.state(), client.table());
    expect(client.table().match.scoresheet.at(-1)).toMatchObject({
      kind: 'shot', call: { kind: 'pot', ball: 1, pocket: 'FL', obvious: true },
    });
    expect(ruling).not.toBe('');
  });

  test('a pot that is none is refused with the reason, and the aim stays', () => {
    const client = headlessAt(SHOT);
    const { headingDegrees } = client.table().aim;
    const { intents, says, understood } = type(client, 'прицел 1 БЛ', 'ru');
    expect([intents, understood]).toEqual([[], false]);
    expect(says).toMatch(/^Шар\u00a01 не\u00a0идёт прямо в\u00a0HL: резка была\u00a0бы \d+°$/);
    expect(client.table().aim.headingDegrees).toBe(headingDegrees);
  });

  test('too far from the centre is said, not drawn back in silence', () => {
    const client = headlessAt(SHOT);
    expect(type(client, 'tip up .6 right .6').says).toContain('0.7 radii');
    expect(client.table().aim.tipUp).toBe(0);
  });
});

describe('the call by words', () => {
  test('ball and pocket; safety twice stays a safety', () => {
    const client = headlessAt(SHOT);
    type(client, 'call 10 FR');
    expect(client.table().call).toEqual({ kind: 'pot', ball: 10, pocket: 'FR' });
    type(client, 'safety');
    type(client, 'safety');
    expect(client.table().call).toEqual({ kind: 'safety' });
    expect(type(client, 'call 4 FL').says).toBe('Ball\u00a04 is not on the table');
  });

  test('a push-out that is not open is refused by the table itself', () => {
    const client = headlessAt(SHOT);
    type(client, 'push');
    expect(spokenRuling(client.state(), client.table()))
      .toBe('Not done. Push-out: second shot of the rack only');
    type(client, 'speed 2');
    expect(spokenRuling(client.state(), client.table())).toBe('');
  });

  test('a stroke without its call is not played, and the answer asks for it', () => {
    const client = headlessAt(SHOT.replace('10@1000,100', '10@150,150'));
    const { says } = type(client, 'shoot');
    expect(says).toContain('a call is needed');
    expect(client.table().activity.kind).toBe('aiming');
  });
});

describe('the course of a rack by words', () => {
  test('push-out, the answer to it, a foul, ball in hand, a stroke taken back', () => {
    const client = headlessAt(SECOND);
    for (const line of ['push', 'aim 180', 'speed 1', 'shoot']) type(client, line);
    expect(type(client, 'speed 2').says).toContain('The balls are rolling');
    type(client, 'skip');
    expect(client.table().activity).toMatchObject({ kind: 'choosing', seat: 'B' });
    expect(spokenRuling(client.state(), client.table())).toContain('1: Accept the table');
    expect(type(client, 'aim 3').says).toContain('First answer the choice');
    expect(type(client, 'pass').says).toBe('Chosen: Pass it back');

    for (const line of ['safety', 'aim 180', 'speed 0.3', 'shoot', 'skip']) type(client, line);
    expect(client.table().match.situation)
      .toMatchObject({ shooter: 'B', cueBall: 'inHandAnywhere' });
    expect(boardView(client.state(), client.table()).now).toContain('Вера: 1\u00a0foul');
    expect(type(client, 'shoot').says).toContain('First place the cue ball');
    expect(type(client, 'place 2.0 1.5').says).toBe('Cue ball to 2.00 : 1.50');
    expect(client.table().match.layout[0]?.x).toBeCloseTo(-0.635, 9);
    expect(client.table().match.layout[0]?.y).toBeCloseTo(-0.15875, 9);

    for (const line of ['safety', 'shoot', 'skip', 'undo']) type(client, line);
    expect(client.table().activity).toMatchObject({ kind: 'aiming', seat: 'B' });
    expect(client.state().panel).toBe('text-board');
  });

  test('the cue ball may not be put onto another ball, and the ball is named', () => {
    const client = headlessAt(SHOT.replace('bih=0', 'bih=a'));
    type(client, 'place 5.8898 2.9449');
    expect(spokenRuling(client.state(), client.table())).toContain('Ball\u00a01 is in the way');
  });
});

describe('what the board says of the table', () => {
  test('score, ball on, places in diamonds, pots with their cuts and ways', () => {
    const client = headlessAt(SHOT);
    const view = boardView(client.state(), client.table());
    expect(view.now[0]).toMatch(/^Вера: 0, Kim: 0, race to\u00a05, rack\u00a01$/);
    expect(view.now).toContain('Ball on: 1');
    expect(view.balls[0]?.text).toBe('cue ball 3.1 : 2.0');
    expect(view.balls[1]).toEqual({
      key: 1, text: 'ball\u00a01\u00a0— 5.9 : 2.9',
      pots: ['7°\u00a0cut to FL, clear', '77°\u00a0cut to FR, clear'],
    });
    expect(view.balls.at(-1)?.text).toBe('Not on the table: 2, 3, 4, 5, 6, 7, 8, 9');
  });

  test('where a ball is: diamonds to a hundredth, and the rails', () => {
    const client = headlessAt(SHOT);
    expect(type(client, 'где 1', 'ru').says).toBe(
      'Шар\u00a01: 5,89 : 2,94, до\u00a0длинного борта 30,6\u00a0см, '
      + 'до\u00a0короткого 64,1\u00a0см',
    );
    expect(type(client, 'where 5').says).toBe('Ball\u00a05 is not on the table');
  });
});
