/**
 * The stroke: the cue ball leaves the tip, and the cue runs on behind it. Specification 2.
 */
import { type Launch, launch } from '../resolve/stick-ball.ts';
import { type State } from '../state.ts';
import { type Stroke } from '../stroke.ts';
import { beginBlow, isBallInTheWay } from './blow.ts';
import { followThrough } from './tip.ts';

const CUE_BALL = 0;

/** Strikes the cue ball, which lies at rest, at the start of a shot. */
export function strike(s: State, stroke: Stroke): Launch {
  const { params, radius } = s.laws;
  const launched = launch(params, stroke);
  const { velocity, spin, direction, contact, cueSpeed } = launched;
  if (isBallInTheWay(s, launched) && beginBlow(s, launched, stroke.speed)) return launched;
  s.vx[CUE_BALL] = velocity.x;
  s.vy[CUE_BALL] = velocity.y;
  s.vz[CUE_BALL] = velocity.z;
  s.wx[CUE_BALL] = spin.x;
  s.wy[CUE_BALL] = spin.y;
  s.wz[CUE_BALL] = spin.z;
  const away = radius + params.tipRadius;
  const dome = {
    x: s.x[CUE_BALL] + away * contact.x,
    y: s.y[CUE_BALL] + away * contact.y,
    z: s.z[CUE_BALL] + away * contact.z,
  };
  followThrough(s, dome, direction, cueSpeed, false);
  return launched;
}
