/**
 * Breaks as strong players strike them, each a pure function of its number. Specification 3.6:
 * speed at the rack 10.7 m/s, spread 3 %; aim; gaps of the rack; place of the rack on its spot; a
 * cue that is raised a little and strikes a little above the centre.
 */
import { type Vec2, atan2, degrees, derive, gaussian, present, seed, uniform } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, type Layout, type TableSpec, ballsOf, rackLayout, snapToNanometre,
  spotsOf, withBall,
} from '@tenball/equipment';
import { type Params, type Stroke, sampleTrace, simulate } from '@tenball/physics';

/** How a break is struck, and how much of it is chance. */
export interface BreakStyle {
  /** Speed of the cue ball as it meets the rack, m/s, and its spread as a share. */
  readonly speedAtRack: number;
  readonly speedSpread: number;
  /** Standard deviation of the aim, degrees. */
  readonly aimSpreadDegrees: number;
  /** Gaps of the rack, metres: 1e-5 from a template, 6e-5 from a triangle. */
  readonly gapSigma: number;
  /** The rack as a whole lies beside its spot by this much, metres, on each axis. */
  readonly spotSigma: number;
  /** The butt is raised by something between these. */
  readonly elevationDegrees: readonly [number, number];
  /** Where the tip touches, in radii. */
  readonly tipUp: number;
  /** Where the cue ball lies, metres from the head spot. */
  readonly from: Vec2;
  /** Aimed at this place of the 1, in radii to the breaker's left of its middle. */
  readonly aside: number;
}

/** A strong player with a template rack, from the middle of the head string, full on the 1. */
export const PROFESSIONAL: BreakStyle = {
  speedAtRack: 10.7,
  speedSpread: 0.03,
  aimSpreadDegrees: 0.3,
  gapSigma: 1e-5,
  spotSigma: 3e-4,
  elevationDegrees: [3, 5],
  tipUp: 0.1,
  from: { x: 0, y: 0 },
  aside: 0,
};

/** A layout and the stroke that breaks it. */
export interface Break {
  readonly layout: Layout;
  readonly stroke: Stroke;
}

/** Makes breaks in `style` on `table`, each the same for its number for ever. */
export function breaksOf(
  table: TableSpec, params: Params, style: BreakStyle,
): (number: number) => Break {
  const cueSpeed = cueSpeedFor(table, params, style);
  return (number) => {
    const root = derive(seed('break'), number);
    const [low, high] = style.elevationDegrees;
    return {
      layout: rackedFor(table, style, number),
      stroke: {
        speed: cueSpeed * (1 + style.speedSpread * gaussian(root, 1)),
        headingDegrees: headingOf(table, style) + style.aimSpreadDegrees * gaussian(root, 2),
        elevationDegrees: low + (high - low) * uniform(root, 3),
        tipRight: 0,
        tipUp: style.tipUp,
      },
    };
  };
}

function rackedFor(table: TableSpec, style: BreakStyle, number: number): Layout {
  const root = derive(seed('spot'), number);
  const dx = style.spotSigma * gaussian(root, 1);
  const dy = style.spotSigma * gaussian(root, 2);
  const racked = rackLayout(table, number, style.gapSigma);
  const layout: Partial<Record<Ball, Vec2>> = {};
  for (const ball of ballsOf(racked)) {
    const { x, y } = present(racked[ball], 'a racked ball');
    layout[ball] = { x: snapToNanometre(x + dx), y: snapToNanometre(y + dy) };
  }
  return withBall(layout, 0, cueBallOf(table, style));
}

function cueBallOf(table: TableSpec, { from }: BreakStyle): Vec2 {
  const { head } = spotsOf(table);
  return { x: head.x + from.x, y: head.y + from.y };
}

function headingOf(table: TableSpec, style: BreakStyle): number {
  const { foot } = spotsOf(table);
  const at = cueBallOf(table, style);
  const straight = Math.atan2(foot.y - at.y, foot.x - at.x);
  const y = foot.y + style.aside * BALL_RADIUS * Math.cos(straight);
  const x = foot.x - style.aside * BALL_RADIUS * Math.sin(straight);
  return degrees(atan2(y - at.y, x - at.x));
}

/** Rounds of false position for the cue's speed. */
const ROUNDS = 8;

/** The speed of the cue with which the cue ball has the speed asked for as it meets the 1. */
function cueSpeedFor(table: TableSpec, params: Params, style: BreakStyle): number {
  let cueSpeed = style.speedAtRack * 0.8;
  for (let round = 0; round < ROUNDS; round += 1) {
    cueSpeed *= style.speedAtRack / speedAtRack(table, params, style, cueSpeed);
  }
  return cueSpeed;
}

function speedAtRack(
  table: TableSpec, params: Params, style: BreakStyle, speed: number,
): number {
  const [low, high] = style.elevationDegrees;
  const result = simulate({
    table, params, layout: { 0: cueBallOf(table, style), 1: spotsOf(table).foot },
    stroke: {
      speed, headingDegrees: headingOf(table, style), elevationDegrees: (low + high) / 2,
      tipRight: 0, tipUp: style.tipUp,
    },
  });
  if (!result.ok) throw new Error('a cue ball that never comes to rest');
  const met = result.value.events.find(({ other }) => other === 1);
  const before = sampleTrace(result.value, 0, present(met, 'the cue ball meets the 1').t - 1e-9);
  const { x, y } = present(before, 'the cue ball').velocity;
  return Math.sqrt(x * x + y * y);
}
