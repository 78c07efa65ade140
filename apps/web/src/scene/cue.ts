/** The cue: one turned shape, posed by the stroke. */
import { BufferAttribute, Matrix4, Mesh, type Texture, Vector3 } from 'three';
import type { Vec3 } from '@tenball/base';
import { BALL_RADIUS } from '@tenball/equipment';
import type { CuePose } from '../picture.ts';
import { radians } from './camera.ts';
import { glossMaterial } from './gloss.ts';
import type { LightUniforms } from './lights.ts';
import { addSheet, emptyMesh, geometryOf } from './mesh-data.ts';

export const CUE_LENGTH = 1.475;

/** Distance from the tip and radius, metres. */
const TURNING = [
  [0, 0], [0.0003, 0.003], [0.0022, 0.0054], [0.007, 0.0061], [0.0071, 0.0064], [0.032, 0.0064],
  [0.2, 0.0067], [0.38, 0.0074], [0.735, 0.0104], [0.757, 0.0106], [1.05, 0.0122], [1.33, 0.0139],
  [1.45, 0.0145], [1.47, 0.0143], [1.475, 0.012], [1.475, 0],
] as const;
const SIDES = 28;

/** Where the cue lies: its tip, and the unit vectors along it (to the ball), to the left and up. */
export interface CueFrame {
  readonly tip: Vec3;
  readonly butt: Vec3;
  readonly forward: Vec3;
  readonly left: Vec3;
  readonly up: Vec3;
}

/** The tip stands `pullBack` before the point of the ball it is going to meet. */
export function cueFrame(pose: CuePose): CueFrame {
  const heading = radians(pose.headingDegrees);
  const elevation = radians(pose.elevationDegrees);
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  const [ce, se] = [Math.cos(elevation), Math.sin(elevation)];
  const forward = { x: ce * c, y: ce * s, z: -se };
  const left = { x: -s, y: c, z: 0 };
  const up = { x: se * c, y: se * s, z: ce };
  const aside = pose.tipRight * pose.tipRight + pose.tipUp * pose.tipUp;
  const back = BALL_RADIUS * Math.sqrt(Math.max(0, 1 - aside)) + pose.pullBack;
  const at = (distance: number): Vec3 => {
    const part = (axis: 'x' | 'y' | 'z', base: number) => base - distance * forward[axis]
      - pose.tipRight * BALL_RADIUS * left[axis] + pose.tipUp * BALL_RADIUS * up[axis];
    return { x: part('x', pose.at.x), y: part('y', pose.at.y), z: part('z', BALL_RADIUS) };
  };
  return { tip: at(back), butt: at(back + CUE_LENGTH), forward, left, up };
}

export interface Cue {
  readonly mesh: Mesh;
  pose(frame: CueFrame | undefined): void;
}

export function createCue(lights: LightUniforms, texture: Texture): Cue {
  const mesh = new Mesh(cueGeometry(), glossMaterial({
    lights, gloss: [0.04, 0.06, 0.012],
    uniforms: { uCueMap: { value: texture } },
    vertexShader: /* glsl */ `
varying vec3 vWorld;
varying vec3 vNormal;
varying vec2 vAlong;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal = mat3(modelMatrix) * normal;
  vAlong = uv;
  gl_Position = projectionMatrix * viewMatrix * world;
}`,
    body: /* glsl */ `
uniform sampler2D uCueMap;
varying vec2 vAlong;
vec3 albedoOf() { return texture2D(uCueMap, vAlong).rgb; }
float openOf() { return 1.0; }`,
  }));
  mesh.matrixAutoUpdate = false;
  mesh.frustumCulled = false;
  return {
    mesh,
    pose(frame) {
      mesh.visible = frame !== undefined;
      lights.uCueTip.value.w = 0;
      if (frame === undefined) return;
      const { tip, butt, forward, left, up } = frame;
      const axis = ({ x, y, z }: Vec3) => new Vector3(x, y, z);
      mesh.matrix.copy(new Matrix4().makeBasis(axis(forward), axis(left), axis(up)))
        .setPosition(tip.x, tip.y, tip.z);
      mesh.matrixWorldNeedsUpdate = true;
      lights.uCueTip.value.set(tip.x, tip.y, tip.z, 1);
      lights.uCueButt.value.set(butt.x, butt.y, butt.z, 1);
    },
  };
}

/** The shape along −x from the tip, with v along it. */
function cueGeometry() {
  const mesh = emptyMesh();
  const rows = TURNING.map(([back, radius]) => Array.from({ length: SIDES + 1 }, (_, i): Vec3 => {
    const angle = (i / SIDES) * 2 * Math.PI;
    return { x: -back, y: Math.cos(angle) * radius, z: Math.sin(angle) * radius };
  }));
  addSheet(mesh, rows, false);
  const geometry = geometryOf(mesh);
  const uv = TURNING.flatMap(([back]) => Array.from(
    { length: SIDES + 1 }, (_, i) => [i / SIDES, back / CUE_LENGTH],
  ).flat());
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  return geometry;
}
