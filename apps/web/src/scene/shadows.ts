/**
 * The shadows on the bed, as patches that darken what lies under them: one for each ball, one for
 * the cue. So only the cloth near a ball pays for its shadow.
 */
import {
  AddEquation, BufferGeometry, CustomBlending, DoubleSide, Float32BufferAttribute, InstancedMesh,
  Matrix4, Mesh, PlaneGeometry, ShaderMaterial, SrcColorFactor, ZeroFactor,
} from 'three';
import { type Vec2, type Vec3, add, scale, subtract } from '@tenball/base';
import type { BallPose, Quality } from '../picture.ts';
import type { CueFrame } from './cue.ts';
import { BALL_SLOTS, LIGHT_GLSL, type LightUniforms } from './lights.ts';

/** Side of a ball's patch, metres. */
const PATCH = 0.36;
/** Just above the cloth, metres. */
const HEIGHT = 0.0005;
/** The cue's patch is this much wider than its height calls for, metres. */
const CUE_MARGIN = 0.025;

const VERTEX_GLSL = /* glsl */ `
varying vec3 vWorld;
flat varying int vSlot;
void main() {
  #ifdef USE_INSTANCING
    vec4 world = modelMatrix * instanceMatrix * vec4(position, 1.0);
    vSlot = gl_InstanceID;
  #else
    vec4 world = modelMatrix * vec4(position, 1.0);
    vSlot = 0;
  #endif
  vWorld = vec3(world.xy, 0.0);
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

/** The part of the light that is left, as it is seen after the tone curve. */
const LEFT_GLSL = /* glsl */ `
vec4 left(float lamp, float open) {
  float seen = (0.86 * BED_LIGHT * lamp * mix(1.0, open, 0.7) + 0.21 * open)
    / (0.86 * BED_LIGHT + 0.21);
  float tone = sqrt(seen);
  return vec4(mix(tone, seen, 0.8), tone, mix(1.0, tone, 0.96), 1.0);
}`;

const BALL_GLSL = /* glsl */ `
varying vec3 vWorld;
flat varying int vSlot;
${LIGHT_GLSL}
${LEFT_GLSL}
void main() {
  vec3 n = vec3(0.0, 0.0, 1.0);
  vec3 r = uBalls[vSlot].xyz - vWorld;
  float r2 = dot(r, r);
  float near = smoothstep(${(PATCH * PATCH) / 4}, ${(PATCH * PATCH) / 9}, dot(r.xy, r.xy));
  Lamp l = lampFrom(vWorld, n);
  float open = 1.0 - 0.82 * near * r.z * inversesqrt(r2) * min(1.0, BALL_R * BALL_R / r2);
  l.a.hidden = hiddenByBall(l.a, r) * near;
  l.b.hidden = hiddenByBall(l.b, r) * near;
  #ifndef SIMPLE
    l.c.hidden = hiddenByBall(l.c, r.yxz) * near;
    l.d.hidden = hiddenByBall(l.d, r.yxz) * near;
  #endif
  gl_FragColor = left(leftLight(l) / fullLight(l), open);
}`;

const CUE_GLSL = /* glsl */ `
varying vec3 vWorld;
flat varying int vSlot;
${LIGHT_GLSL}
${LEFT_GLSL}
void main() {
  vec3 tip = uCueTip.xyz - vWorld;
  vec3 butt = uCueButt.xyz - vWorld;
  Lamp l = lampFrom(vWorld, vec3(0.0, 0.0, 1.0));
  l.a.hidden = hiddenByCue(l.a, tip, butt);
  l.b.hidden = hiddenByCue(l.b, tip, butt);
  #ifndef SIMPLE
    l.c.hidden = hiddenByCue(l.c, tip.yxz, butt.yxz);
    l.d.hidden = hiddenByCue(l.d, tip.yxz, butt.yxz);
  #endif
  gl_FragColor = left(leftLight(l) / fullLight(l), 1.0);
}`;

export interface Shadows {
  readonly balls: InstancedMesh;
  readonly cue: Mesh;
  pose(balls: readonly BallPose[], cue: CueFrame | undefined): void;
}

/** In low quality only the two long bars of the lamp are hidden. */
export function createShadows(lights: LightUniforms, quality: Quality): Shadows {
  const material = (fragment: string) => darkening(lights, fragment, quality === 'low');
  const balls = new InstancedMesh(
    new PlaneGeometry(PATCH, PATCH), material(BALL_GLSL), BALL_SLOTS,
  );
  const cue = new Mesh(new BufferGeometry(), material(CUE_GLSL));
  const outline = new Float32BufferAttribute(new Float32Array(12), 3);
  cue.geometry.setAttribute('position', outline);
  cue.geometry.setIndex([0, 1, 2, 0, 2, 3]);
  for (const mesh of [balls, cue]) {
    mesh.frustumCulled = false;
    mesh.renderOrder = 1;
  }
  const matrix = new Matrix4();
  return {
    balls, cue,
    pose(poses, frame) {
      balls.count = Math.min(BALL_SLOTS, poses.length);
      poses.slice(0, BALL_SLOTS).forEach(({ position: { x, y, z } }, slot) => {
        // A ball in a pocket casts nothing here: its patch shrinks to a point.
        const size = z > 0 ? 1 : 0;
        matrix.makeScale(size, size, 1).setPosition(x, y, HEIGHT);
        balls.setMatrixAt(slot, matrix);
      });
      balls.instanceMatrix.needsUpdate = true;
      cue.visible = frame !== undefined;
      if (frame === undefined) return;
      cuePatch(frame).forEach(({ x, y }, i) => outline.setXYZ(i, x, y, HEIGHT));
      outline.needsUpdate = true;
    },
  };
}

/** The part of the cloth that the shadow of the cue can reach: the wider the higher it lies. */
function cuePatch({ tip, butt }: CueFrame): Vec2[] {
  const way = subtract(butt, tip);
  const run = Math.hypot(way.x, way.y);
  const along = run > 1e-6 ? scale(way, 1 / run) : { x: 1, y: 0 };
  const across = { x: -along.y, y: along.x };
  const corner = (end: Vec3, on: number, side: number) => {
    const reach = Math.max(0.01, end.z) * 1.15 + CUE_MARGIN;
    return add(end, add(scale(along, on * reach), scale(across, side * reach)));
  };
  return [corner(tip, -1, -1), corner(butt, 1, -1), corner(butt, 1, 1), corner(tip, -1, 1)];
}

function darkening(
  lights: LightUniforms, fragmentShader: string, simple: boolean,
): ShaderMaterial {
  return new ShaderMaterial({
    defines: simple ? { SIMPLE: 1 } : {},
    uniforms: { ...lights }, vertexShader: VERTEX_GLSL, fragmentShader, transparent: true,
    depthWrite: false, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2,
    blending: CustomBlending, blendEquation: AddEquation, blendSrc: ZeroFactor,
    blendDst: SrcColorFactor, side: DoubleSide,
  });
}
