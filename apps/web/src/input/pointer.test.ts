import { describe, expect, test } from 'vitest';
import type { TableView } from '../picture.ts';
import { type Headless, headlessAt } from '../testing/headless.ts';
import { Hand, type PointerSample } from './pointer.ts';

const SHOT = 'TBP1 9 c@0,0/1@600,0/4@-600,100/10@300,300 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const SCALE = 300;
const CENTRE = { x: 480, y: 270 };

/** A plan of 300 pixels a metre in a window of 960 × 540. */
function plan(orbits: unknown[]): TableView {
  const project: TableView['project'] = ({ x, y }) =>
    ({ x: CENTRE.x + SCALE * x, y: CENTRE.y - SCALE * y });
  return {
    get canvas(): HTMLCanvasElement { throw new Error('no canvas in a test'); },
    draw: () => false,
    resize: () => {},
    pickCloth: (x, y) => ({ x: (x - CENTRE.x) / SCALE, y: (CENTRE.y - y) / SCALE }),
    project,
    orbit: (...way) => orbits.push(way),
    dispose: () => {},
  };
}

function handAt(position: string) {
  const client = headlessAt(position);
  const orbits: unknown[] = [];
  const view = plan(orbits);
  const hand = new Hand({
    state: () => client.state(), view: () => view, dispatch: (intent) => client.send(intent),
    showPull: () => {}, cameraMoved: () => {},
  });
  return { client, hand, orbits };
}

function at(x: number, y: number, change: Partial<PointerSample> = {}): PointerSample {
  return {
    id: 1, pointer: 'mouse', x: CENTRE.x + SCALE * x, y: CENTRE.y - SCALE * y, buttons: 1,
    shift: false, alt: false, atMs: 0, ...change,
  };
}

function click(hand: Hand, sample: PointerSample): void {
  hand.down(sample);
  hand.up({ ...sample, buttons: 0 });
}

function heading(client: Headless): number {
  return client.table().aim.headingDegrees;
}

describe('one pointer', () => {
  test('a drag turns the aim, Shift makes it ten times finer', () => {
    const { client, hand } = handAt(SHOT);
    const before = heading(client);
    hand.down(at(0.5, 0));
    hand.move(at(0.5, 0.05));
    const turned = heading(client) - before;
    expect(turned).toBeCloseTo((Math.atan2(0.05, 0.5) * 180) / Math.PI, 3);
    hand.move(at(0.5, 0, { shift: true }));
    expect(heading(client) - before).toBeCloseTo(turned * 0.9, 3);
  });

  test('a click on a ball aims at it, a click on a pocket calls it', () => {
    const { client, hand } = handAt(SHOT);
    click(hand, at(0.3, 0.3));
    expect(heading(client)).toBeCloseTo(45, 6);
    click(hand, at(1.3, 0.66));
    expect(client.table().call).toMatchObject({ kind: 'pot', pocket: 'FL' });
  });

  test('while a call is being made a click on a ball names it', () => {
    const { client, hand } = handAt(SHOT);
    client.send({ kind: 'call-ball', ball: 1 });
    const before = heading(client);
    click(hand, at(0.3, 0.3));
    expect(client.table().call).toMatchObject({ ball: 10, pocket: undefined });
    expect(heading(client)).toBe(before);
  });

  test('a tremor is no drag', () => {
    const { client, hand } = handAt(SHOT);
    const before = heading(client);
    hand.down(at(0.5, -0.3));
    hand.move(at(0.505, -0.3));
    hand.up(at(0.505, -0.3, { buttons: 0 }));
    expect(heading(client)).toBe(before);
  });

  test('the wheel sets the speed, finer with Shift', () => {
    const { client, hand } = handAt(SHOT);
    const { speed } = client.table().aim;
    hand.wheel(-100, { shift: false, alt: false, ctrl: false });
    expect(client.table().aim.speed).toBeCloseTo(speed + 0.2, 9);
    hand.wheel(100, { shift: true, alt: false, ctrl: false });
    expect(client.table().aim.speed).toBeCloseTo(speed + 0.18, 9);
  });

  test('the right button moves the camera and not the aim', () => {
    const { client, hand, orbits } = handAt(SHOT);
    const before = heading(client);
    hand.down(at(0, 0.3, { buttons: 2 }));
    hand.move(at(0.1, 0.3, { buttons: 2 }));
    hand.up(at(0.1, 0.3, { buttons: 0 }));
    expect(orbits).toEqual([[30, 0, 0]]);
    expect(client.table().view).toBe('free');
    expect(heading(client)).toBe(before);
  });

  test('with S held, a pull back and a push forward is the stroke', () => {
    const { client, hand } = handAt(SHOT);
    client.send({ kind: 'call-safety' });
    hand.holdStroke(true);
    const heights: readonly (readonly [number, number])[] = [
      [300, 0], [380, 200], [370, 260], [330, 280], [290, 300],
    ];
    for (const [y, atMs] of heights) hand.move(at(0, 0, { y, atMs, buttons: 0 }));
    expect(client.activity('rolling').seat).toBe('A');
    expect(client.table().lastShot?.entry.stroke.speed).toBeGreaterThan(4);
  });
});

describe('fingers', () => {
  const finger = (id: number, x: number, y: number): PointerSample =>
    at(x, y, { id, pointer: 'touch' });

  test('one aims more gently when it is far from the ball', () => {
    const { client, hand } = handAt(SHOT);
    const before = heading(client);
    hand.down(finger(1, 0.8, 0));
    hand.move(finger(1, 0.8, 0.1));
    const sweep = (Math.atan2(0.1, 0.8) * 180) / Math.PI;
    expect(heading(client) - before).toBeCloseTo(sweep / 4, 3);
  });

  test('two move the camera; lifting one does not turn the aim', () => {
    const { client, hand, orbits } = handAt(SHOT);
    const before = heading(client);
    hand.down(finger(1, -0.2, 0.3));
    hand.down(finger(2, 0.2, 0.3));
    hand.move(finger(1, -0.3, 0.3));
    hand.up(finger(1, -0.3, 0.3));
    hand.move(finger(2, 0.5, 0.5));
    hand.up(finger(2, 0.5, 0.5));
    expect(orbits.length).toBeGreaterThan(0);
    expect(heading(client)).toBe(before);
  });

  test('a finger carries the ball in hand above itself and lets go of it where it may lie', () => {
    const { client, hand } = handAt(SHOT.replace('bih=0', 'bih=a'));
    hand.down(finger(1, -0.2, -0.3));
    hand.move(finger(1, -0.1, -0.3));
    expect(client.activity('placing').at).toEqual({ x: -0.1, y: -0.06 });
    hand.up(finger(1, -0.1, -0.3));
    expect(client.activity('aiming').seat).toBe('A');
    hand.down(finger(1, -0.1, -0.06));
    expect(client.activity('placing').seat).toBe('A');
  });
});

describe('the ball in hand follows the mouse', () => {
  test('without a button, and a click puts it down', () => {
    const { client, hand } = handAt(SHOT.replace('bih=0', 'bih=a'));
    hand.move(at(0.2, -0.2, { buttons: 0 }));
    expect(client.activity('placing').at).toEqual({ x: 0.2, y: -0.2 });
    click(hand, at(0.2, -0.2));
    expect(client.table().match.layout[0]).toEqual({ x: 0.2, y: -0.2 });
  });

  test('where it may not lie it stays in hand', () => {
    const { client, hand } = handAt(SHOT.replace('bih=0', 'bih=a'));
    click(hand, at(0.6, 0.01));
    expect(client.activity('placing').problem?.code).toBe('placement-blocked');
  });
});
