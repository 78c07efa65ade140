/**
 * What comes of many breaks of strong players, beside the bands of specification 3.6 (V49):
 *   npx tsx bench/break-statistics.ts [breaks] [table] [name=value …]
 * Names: parameters of the physics (`cushionFriction=0.14`) and parts of a break (`aside=0.2`,
 * `gapSigma=6e-5`, `fromY=0.2`, `tipUp=0.1`; see tests/physics/breaks.ts). Break number n is the
 * same for ever. The bands are recalled from play, not measured: orientation, not a gate. The
 * spread of the balls' radii (15 micrometres) cannot be simulated: one radius serves all balls.
 */
import { OBJECT_BALLS, POCKETS, TABLES, TEN, isTableId } from '@tenball/equipment';
import {
  DEFAULT_PARAMS, FATE_OFF, FATE_POCKET, FATE_TABLE, type Outcome, PARAM_NAMES, type Params,
  createSimulator,
} from '@tenball/physics';
import { type BreakStyle, PROFESSIONAL, breaksOf } from '../tests/physics/breaks.ts';

/** Counts over all breaks; `fell` by ball, then by pocket in the order of POCKETS. */
interface Tally {
  breaks: number;
  legal: number;
  madeWithoutFoul: number;
  dry: number;
  scratched: number;
  fouled: number;
  made: number;
  tenMade: number;
  manyToRails: number;
  offTable: number;
  endless: number;
  longest: number;
  mostEvents: number;
  readonly fell: readonly number[][];
}

/** Ticks of the progress on a terminal. */
const TICK = 50;

const [count = '2000', id = '9', ...settings] = process.argv.slice(2);
if (!(Number.isInteger(Number(count)) && Number(count) > 0)) {
  throw new Error(`breaks: expected a whole number above 0, found '${count}'`);
}
if (!isTableId(id)) throw new Error(`'${id}' is no table`);
const { params, style } = set(settings);
console.log(`${count} breaks, table ${id}${settings.map((each) => `, ${each}`).join('')}`);
print(playAll(Number(count)));

function set(changes: readonly string[]): { params: Params; style: BreakStyle } {
  const physics: Partial<Record<string, number>> = {};
  let made = PROFESSIONAL;
  for (const change of changes) {
    const [name = '', text = ''] = change.split('=');
    const value = Number(text);
    if (text === '' || !Number.isFinite(value)) throw new Error(`'${change}': name=number`);
    if (name === 'fromX') made = { ...made, from: { ...made.from, x: value } };
    else if (name === 'fromY') made = { ...made, from: { ...made.from, y: value } };
    else if (name === 'elevation') made = { ...made, elevationDegrees: [value, value] };
    else if (name in PROFESSIONAL) made = { ...made, [name]: value };
    else if (PARAM_NAMES.some((known) => known === name)) physics[name] = value;
    else throw new Error(`'${name}' is neither a parameter nor a part of a break`);
  }
  return { params: { ...DEFAULT_PARAMS, ...physics }, style: made };
}

function playAll(breaks: number): Tally {
  const table = TABLES[isTableId(id) ? id : '9'];
  const breakNumber = breaksOf(table, params, style);
  const simulator = createSimulator(table, params);
  const tally: Tally = {
    breaks: 0, legal: 0, madeWithoutFoul: 0, dry: 0, scratched: 0, fouled: 0, made: 0, tenMade: 0,
    manyToRails: 0, offTable: 0, endless: 0, longest: 0, mostEvents: 0,
    fell: Array.from({ length: 11 }, () => POCKETS.map(() => 0)),
  };
  for (let number = 0; number < breaks; number += 1) {
    const { layout, stroke } = breakNumber(number);
    simulator.place(layout);
    add(tally, simulator.run(stroke, 'rest', 1));
    if (process.stderr.isTTY && number % TICK === 0) process.stderr.write(`\r${number}/${breaks}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  return tally;
}

function add(tally: Tally, outcome: Outcome): void {
  const { fate, railsAfterContact, firstContact, events, seconds, termination } = outcome;
  const isDown = (ball: number): boolean => {
    const at = fate[ball] ?? FATE_TABLE;
    return FATE_POCKET <= at && at < FATE_OFF;
  };
  const made = OBJECT_BALLS.filter(isDown).length;
  const off = OBJECT_BALLS.filter((ball) => fate[ball] === FATE_OFF).length;
  const driven = OBJECT_BALLS.filter((ball) => (railsAfterContact & (1 << ball)) !== 0).length;
  const isScratch = isDown(0);
  const isFoul = isScratch || fate[0] === FATE_OFF || off > 0 || firstContact !== 1
    || outcome.foulStroke || (made === 0 && driven < 4);
  tally.breaks += 1;
  tally.legal += made > 0 || driven >= 4 ? 1 : 0;
  tally.madeWithoutFoul += made > 0 && !isFoul ? 1 : 0;
  tally.dry += made === 0 ? 1 : 0;
  tally.scratched += isScratch ? 1 : 0;
  tally.fouled += isFoul ? 1 : 0;
  tally.made += made;
  tally.tenMade += isDown(TEN) ? 1 : 0;
  tally.manyToRails += driven >= 4 ? 1 : 0;
  tally.offTable += off + (fate[0] === FATE_OFF ? 1 : 0);
  tally.endless += termination === 'rest' ? 0 : 1;
  tally.longest = Math.max(tally.longest, seconds);
  tally.mostEvents = Math.max(tally.mostEvents, events);
  for (const ball of [0, ...OBJECT_BALLS]) {
    const row = tally.fell[ball];
    const pocket = (fate[ball] ?? 0) - FATE_POCKET;
    if (isDown(ball) && row !== undefined) row[pocket] = (row[pocket] ?? 0) + 1;
  }
}

function print(tally: Tally): void {
  const share = (part: number): string => `${((100 * part) / tally.breaks).toFixed(1)} %`;
  const rows: readonly (readonly [string, string, string])[] = [
    ['legal: a ball down or four driven to rails', share(tally.legal), ''],
    ['at least one ball and no foul', share(tally.madeWithoutFoul), '50-65 %'],
    ['dry', share(tally.dry), '30-45 %'],
    ['scratch', share(tally.scratched), 'with all fouls 4-9 %'],
    ['any foul', share(tally.fouled), '4-9 %'],
    ['balls made, mean', (tally.made / tally.breaks).toFixed(2), '0.8-1.3'],
    ['the 10 made', share(tally.tenMade), '1-2 %'],
    ['four or more driven to rails', share(tally.manyToRails), ''],
    ['balls off the table, each break', (tally.offTable / tally.breaks).toFixed(3), ''],
    ['longest, seconds', tally.longest.toFixed(1), 'up to 60'],
    ['most events', String(tally.mostEvents), 'under 5000'],
    ['did not end', String(tally.endless), '0'],
  ];
  for (const [what, value, band] of rows) {
    console.log(`${what.padEnd(46)}${value.padStart(9)}   ${band}`);
  }
  console.log(`\nball ${POCKETS.map((pocket) => pocket.padStart(5)).join('')}`);
  for (const ball of [0, ...OBJECT_BALLS]) {
    const row = (tally.fell[ball] ?? []).map((times) => String(times).padStart(5)).join('');
    console.log(`${(ball === 0 ? 'cue' : String(ball)).padEnd(5)}${row}`);
  }
}
