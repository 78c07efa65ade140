/** Balls, pockets, seats and places on the wire. */
import type { Vec2 } from '@tenball/base';
import { BALLS, type Ball, type Layout, OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import { SEATS, type Official } from '@tenball/rules';
import { type Decoder, list, number, oneOf, optional, record } from './decode.ts';

export const objectBall = oneOf(OBJECT_BALLS);
/** 0 is the cue ball. */
export const ball = oneOf(BALLS);
export const pocket = oneOf(POCKETS);
export const seat = oneOf(SEATS);
export const official: Decoder<Official> = oneOf([...SEATS, 'referee']);

/** Far more mentions than a shot has: a ball may meet rails again and again. */
const MOST_MENTIONS = 200;

export const objectBalls = list(objectBall, MOST_MENTIONS);
export const balls = list(ball, MOST_MENTIONS);

/** A place on the cloth, metres. */
export const place: Decoder<Vec2> = record<Vec2>({ x: number(), y: number() });

/** Where balls lie, by ball; one that is missing is not on the table. */
export const layout: Decoder<Layout> = record(
  Object.fromEntries(BALLS.map((one: Ball) => [one, optional(place)])),
);

/** Exactly this word: what tells the members of a union apart. */
export function kind<const K extends string>(name: K): Decoder<K> {
  return oneOf([name]);
}
