/** The parameters of the physics as a table: name, unit, default and bounds. */
import { paramBounds } from '@tenball/match';
import { DEFAULT_PARAMS, PARAM_NAMES, type Params } from '@tenball/physics';

const UNITS: Readonly<Record<keyof Params, string>> = {
  g: 'm/s²', ballRadius: 'm', ballMass: 'kg', muSlide: '', muRoll: '', spinDeceleration: 'rad/s²',
  spinDecelerationSliding: 'rad/s²', airDrag: '1/m', restitutionBall: '', frictionBallA: '',
  frictionBallB: '', frictionBallC: 's/m', restitutionSlate: '', noseHeight: 'm',
  cushionRestitution: '', cushionRestitutionSlope: 's/m', cushionFriction: '',
  cushionOmegaRatio: '', jawRadius: 'm', facingRestitution: '', facingFriction: '', cueMass: 'kg',
  tipRestitution: '', tipFriction: '', tipRadius: 'm', endMassRatio: '',
  cushionLeastRestitution: '', contactStiffness: 'N/m^1.5', railCapHeight: 'm', railWidth: 'm',
  railCapRestitution: '', railCapFriction: '', edgeRadius: 'm', linerRestitution: '',
  linerFriction: '', tipContactTime: 's', followThrough: 'm',
};

interface ParamRow {
  readonly unit: string;
  readonly default: number;
  readonly least: number;
  readonly most: number;
}

/** The parameters by name. Some must also fit together: the simulator says so by name. */
export function encodeParams(): Readonly<Record<string, ParamRow>> {
  return Object.fromEntries(PARAM_NAMES.map((name) => {
    const { least, most } = paramBounds(name);
    return [name, { unit: UNITS[name], default: DEFAULT_PARAMS[name], least, most }];
  }));
}

/** The same for the eye, one line each under a heading. */
export function paramLines(): string[] {
  const rows = Object.entries(encodeParams()).map(([name, row]) => (
    [name, row.unit, short(row.default), `${short(row.least)} to ${short(row.most)}`]
  ));
  return [['parameter', 'unit', 'default', 'bounds'], ...rows].map(lineOf);
}

function lineOf([name = '', unit = '', usual = '', bounds = '']: readonly string[]): string {
  return `${name.padEnd(24)} ${unit.padEnd(8)} ${usual.padEnd(11)} ${bounds}`;
}

/** A number without the last digits, which are round-off. */
function short(value: number): string {
  return String(Number(value.toPrecision(9)));
}
