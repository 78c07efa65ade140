/** The kinds of stroke in the corpus, each a scene from a row of draws. */
import { type Vec2 } from '@tenball/base';
import { type TableId } from '@tenball/equipment';
import { type Chance } from './chance.ts';
import {
  type Ground, anywhere, beside, headingTo, headingToCut, headingToDrive, mouthOf, racked,
  scattered,
} from './place.ts';
import { type Balls, RAILED, SETTING_NAMES, type Scene, paramsOf, reachOf } from './settings.ts';

/** Makes one scene of a kind. */
export type Kind = (chance: Chance) => Scene;

type Stroke = Scene['stroke'];

/** A level stroke to the middle of the cue ball, changed by `parts`. */
function stroke(speed: number, headingDegrees: number, parts: Partial<Stroke> = {}): Stroke {
  return { speed, headingDegrees, elevationDegrees: 0, tipRight: 0, tipUp: 0, ...parts };
}

function groundOf(chance: Chance, tables: readonly TableId[] = RAILED): Ground {
  const table = chance.among(tables);
  return { table, setting: chance.among(SETTING_NAMES) };
}

/** Spin within what a chalked tip holds. */
function someSpin(chance: Chance): Partial<Stroke> {
  return { tipRight: chance.between(-0.3, 0.3), tipUp: chance.between(-0.3, 0.3) };
}

/** A break of a rack whose gaps are |N(0, sigma)| metres; `raised`: a cue up to 8 degrees. */
export function breakOf(sigma: number, raised: boolean): Kind {
  return (chance) => {
    const ground = groundOf(chance);
    const reach = reachOf(ground.table, ground.setting);
    const rack = racked(ground, Math.floor(chance.between(0, 1e6)), sigma);
    const cue = { x: -reach.x * chance.between(0.5, 0.95), y: chance.between(-0.8, 0.8) * reach.y };
    const apex = rack[1] ?? cue;
    const cut = chance.between(-15, 15);
    const heading = headingToCut(ground, cue, apex, raised ? cut : 0);
    const elevationDegrees = raised ? chance.between(0, 8) : 0;
    const parts = raised ? { ...someSpin(chance), elevationDegrees } : {};
    return {
      ...ground, balls: { ...rack, 0: cue }, stroke: stroke(chance.between(5, 13), heading, parts),
    };
  };
}

/** The break that everything is symmetric in: from the middle, full, into a frozen rack. */
export const headOnBreak: Kind = (chance) => {
  const ground = groundOf(chance, [...RAILED, 'open']);
  const rack = racked(ground, Math.floor(chance.between(0, 1e6)), 0);
  const cue = { x: -chance.between(0.5, 0.8), y: 0 };
  return { ...ground, balls: { ...rack, 0: cue }, stroke: stroke(chance.between(4, 12), 0) };
};

interface Pair extends Ground {
  readonly cue: Vec2;
  readonly object: Vec2;
  readonly balls: Balls;
}

/** A cue ball and the 1 apart from it, the rest up to `last` anywhere. */
function pairAmong(chance: Chance, last: number): Pair {
  const ground = groundOf(chance);
  const object = anywhere(chance, ground, 0.1);
  const cue = { ...anywhere(chance, ground, 0.02) };
  const tooNear = Math.abs(cue.x - object.x) < 0.1 && Math.abs(cue.y - object.y) < 0.1;
  if (tooNear) cue.x = object.x > 0 ? object.x - 0.4 : object.x + 0.4;
  return { ...ground, cue, object, balls: scattered(chance, ground, { 0: cue, 1: object }, last) };
}

/** An aimed pot with spin. */
export const pot: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 9);
  const { mouth } = mouthOf(chance, { table, setting });
  const heading = headingToDrive({ table, setting }, cue, object, mouth);
  return {
    table, setting, balls, stroke: stroke(chance.between(0.5, 6), heading, someSpin(chance)),
  };
};

/** Straight on: stop, follow, draw and side. */
export const straight: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 3);
  const parts = { tipRight: chance.between(-0.2, 0.2), tipUp: chance.between(-0.45, 0.45) };
  return {
    table, setting, balls, stroke: stroke(chance.between(1, 8), headingTo(cue, object), parts),
  };
};

/** Cuts between 80 degrees and a hair under 90. */
export const thinCut: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 4);
  const side = chance.side();
  const short = chance.among([1e-4, 0.01, 0.3, 1, 4, 10]) * chance.between(0, 1);
  const cut = side * (90 - short);
  const heading = headingToCut({ table, setting }, cue, object, cut);
  return {
    table, setting, balls, stroke: stroke(chance.between(1, 9), heading, someSpin(chance)),
  };
};

/** The object ball goes to a rail first: a bank. */
export const bank: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 7);
  const reach = reachOf(table, setting);
  const goal = chance.among([
    { x: chance.between(-1, 1) * reach.x, y: chance.side() * reach.y },
    { x: chance.side() * reach.x, y: chance.between(-1, 1) * reach.y },
  ]);
  const heading = headingToDrive({ table, setting }, cue, object, goal);
  return {
    table, setting, balls, stroke: stroke(chance.between(2, 9), heading, someSpin(chance)),
  };
};

/** The cue ball goes to the rails first: a kick, with much side. */
export const kick: Kind = (chance) => {
  const { table, setting, cue, balls } = pairAmong(chance, 5);
  const reach = reachOf(table, setting);
  const goal = { x: chance.between(-1, 1) * reach.x, y: chance.side() * reach.y };
  const parts = { tipRight: chance.between(-0.48, 0.48), tipUp: chance.between(-0.1, 0.1) };
  return {
    table, setting, balls, stroke: stroke(chance.between(2, 11), headingTo(cue, goal), parts),
  };
};

/** Over a ball that is in the way, or down onto it. */
export const jump: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 8);
  const heading = headingTo(cue, object);
  const near = beside({ table, setting }, cue, chance.between(0.07, 0.4), heading);
  const elevationDegrees = chance.between(20, 60);
  return {
    table, setting, balls: { ...balls, 15: near },
    stroke: stroke(chance.between(2.5, 8), heading + chance.between(-2, 2), {
      elevationDegrees, tipUp: chance.between(-0.3, 0.15), tipRight: chance.between(-0.1, 0.1),
    }),
  };
};

/** Round a ball: a raised cue and much side. */
export const masse: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 5);
  const side = chance.side();
  return {
    table, setting, balls,
    stroke: stroke(chance.between(1, 5), headingTo(cue, object) - side * chance.between(5, 45), {
      elevationDegrees: chance.between(40, 85), tipRight: side * chance.between(0.15, 0.45),
      tipUp: chance.between(-0.25, 0.1),
    }),
  };
};

/** The tip slips off, or just holds. */
export const miscue: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 5);
  const off = chance.between(0.5, 0.98);
  const share = chance.between(-1, 1);
  return {
    table, setting, balls,
    stroke: stroke(chance.between(1, 9), headingTo(cue, object), {
      elevationDegrees: chance.among([0, 3, 12, 45]), tipRight: off * share,
      tipUp: off * Math.sqrt(1 - share * share) * chance.side(),
    }),
  };
};

/** Hard, high and at a rail: balls leave the table, land on the cap, come back. */
export const overTheRail: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 5);
  const reach = reachOf(table, setting);
  const goal = { x: chance.side() * reach.x, y: chance.between(-1, 1) * reach.y };
  const heading = chance.among([headingTo(cue, goal), headingTo(cue, object)]);
  return {
    table, setting, balls,
    stroke: stroke(chance.between(4, 14), heading, {
      elevationDegrees: chance.between(8, 50), tipUp: chance.between(-0.3, 0.3),
      tipRight: chance.between(-0.2, 0.2),
    }),
  };
};

/** At the mouth of a pocket, past its middle by up to 7 cm: jaws, facings, rim and rattles. */
export const pocketMouth: Kind = (chance) => {
  const ground = groundOf(chance);
  const { mouth, axis } = mouthOf(chance, ground);
  const back = chance.between(0.05, 0.5);
  const object = beside(ground, mouth, back, headingTo(axis, { x: 0, y: 0 })
    + chance.between(-40, 40));
  const cue = beside(ground, object, chance.between(0.2, 0.6), headingTo(mouth, object)
    + chance.between(-50, 50));
  const off = chance.between(-0.07, 0.07);
  const goal = { x: mouth.x - off * axis.y, y: mouth.y + off * axis.x };
  const heading = headingToDrive(ground, cue, object, goal);
  return {
    ...ground, balls: scattered(chance, ground, { 0: cue, 1: object }, 4),
    stroke: stroke(chance.between(0.4, 8), heading, someSpin(chance)),
  };
};

/** The cue ball alone into a jaw or a throat, some from the air. */
export const scratch: Kind = (chance) => {
  const ground = groundOf(chance);
  const { mouth, axis } = mouthOf(chance, ground);
  const cue = anywhere(chance, ground, 0.05);
  const off = chance.between(-0.09, 0.09);
  const goal = { x: mouth.x - off * axis.y, y: mouth.y + off * axis.x };
  const elevationDegrees = chance.among([0, 0, 5, 30]);
  return {
    ...ground, balls: scattered(chance, ground, { 0: cue }, 2),
    stroke: stroke(chance.between(0.5, 9), headingTo(cue, goal), {
      ...someSpin(chance), elevationDegrees,
    }),
  };
};

/** Chains of two to six balls in contact, or a nanometre to a hundredth of a millimetre from it. */
export const cluster: Kind = (chance) => {
  const ground = groundOf(chance);
  const apart = 2 * paramsOf(ground.setting).ballRadius;
  let last: Vec2 = { x: chance.between(-0.3, 0.3), y: chance.between(-0.2, 0.2) };
  const balls: Record<number, Vec2> = { 1: last };
  let turn = chance.between(0, 360);
  const size = chance.among([2, 3, 4, 6]);
  for (let ball = 2; ball <= size; ball += 1) {
    turn += chance.between(-60, 60);
    last = beside(ground, last, apart + chance.among([1e-9, 1e-8, 1e-6, 1e-5]), turn);
    balls[ball] = last;
  }
  const cue = { x: chance.side() * 0.8, y: chance.between(-0.4, 0.4) };
  const goal = balls[chance.among([1, 2])] as Vec2;
  const heading = headingToCut(ground, cue, goal, chance.between(-60, 60));
  return {
    ...ground, balls: { ...balls, 0: cue },
    stroke: stroke(chance.between(0.5, 9), heading, someSpin(chance)),
  };
};

/** Into the middle of a touching pair, along a frozen line, both balls at once. */
export const symmetric: Kind = (chance) => {
  const ground = groundOf(chance, [...RAILED, 'open']);
  const r = paramsOf(ground.setting).ballRadius;
  const gap = chance.among([0, 0, 1e-9, 1e-6]);
  const half = r + gap / 2;
  const pair: Balls = { 1: { x: 0, y: half }, 2: { x: 0, y: -half } };
  const line: Balls = {
    1: { x: 0, y: 0 }, 2: { x: 2 * half, y: 0 }, 3: { x: 4 * half, y: 0 }, 4: { x: 6 * half, y: 0 },
  };
  const balls = chance.among([pair, line, { ...line, 5: { x: 7 * half, y: Math.sqrt(3) * half } }]);
  return {
    ...ground, balls: { ...balls, 0: { x: -chance.between(0.2, 0.6), y: 0 } },
    stroke: stroke(chance.between(0.5, 10), 0, { tipUp: chance.among([0, 0.3, -0.3]) }),
  };
};

/** Balls frozen to rails, and the cue ball along them or into them. */
export const frozenToRail: Kind = (chance) => {
  const ground = groundOf(chance);
  const reach = reachOf(ground.table, ground.setting);
  const side = chance.side();
  const object = { x: chance.between(0.1, 0.8) * reach.x, y: side * reach.y };
  const cue = {
    x: -chance.between(0.1, 0.8) * reach.x,
    y: chance.among([side * reach.y, side * (reach.y - 0.001), chance.between(-1, 1) * reach.y]),
  };
  const heading = headingToCut(ground, cue, object, chance.between(-70, 70));
  return {
    ...ground, balls: scattered(chance, ground, { 0: cue, 1: object }, 5),
    stroke: stroke(chance.between(0.5, 8), heading, someSpin(chance)),
  };
};

/** All sixteen balls, hard, in any direction, at times from above. */
export const crowd: Kind = (chance) => {
  const ground = groundOf(chance);
  const elevationDegrees = chance.among([0, 0, 0, 4, 35]);
  return {
    ...ground, balls: scattered(chance, ground, {}, 15),
    stroke: stroke(chance.between(3, 13), chance.between(0, 360), {
      ...someSpin(chance), elevationDegrees,
    }),
  };
};

/** Hardly any speed: the last millimetres, spins in place, balls that barely meet. */
export const slow: Kind = (chance) => {
  const { table, setting, cue, object, balls } = pairAmong(chance, 6);
  const away = chance.between(0.06, 0.2);
  const near = beside({ table, setting }, object, away, headingTo(object, cue));
  const parts = { ...someSpin(chance), elevationDegrees: chance.among([0, 0, 80]) };
  return {
    table, setting, balls: { ...balls, 0: near },
    stroke: stroke(chance.between(0.02, 0.5), headingTo(near, object), parts),
  };
};

/** The endless cloth, where nothing but balls and cloth act. */
export const openCloth: Kind = (chance) => {
  const setting = chance.among(SETTING_NAMES);
  const ground: Ground = { table: 'open', setting };
  const object = { x: chance.between(0.2, 1), y: chance.between(-0.3, 0.3) };
  const cue = { x: -0.5, y: 0 };
  const heading = headingToCut(ground, cue, object, chance.between(-85, 85));
  const elevationDegrees = chance.among([0, 10, 40, 70]);
  return {
    ...ground, balls: { 0: cue, 1: object },
    stroke: stroke(chance.between(0.5, 8), heading, { ...someSpin(chance), elevationDegrees }),
  };
};
