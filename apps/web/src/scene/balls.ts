/** The balls: one instanced sphere, its number, disc, band or dots, gloss and mirrored room. */
import {
  Color, InstancedBufferAttribute, InstancedMesh, Matrix4, Quaternion, ShaderMaterial,
  SphereGeometry, Vector3,
} from 'three';
import { BALLS, BALL_RADIUS, type Ball, CUE_BALL } from '@tenball/equipment';
import type { BallPose, Quality } from '../picture.ts';
import {
  CUE_BALL_DOT, INK, IVORY, type Look, PATTERN_RINGS, PATTERNS, type Pattern, ballColour, discScale,
  patternColour, patternOf,
} from '../looks/looks.ts';
import { BAND_HALF_DEGREES, grainSource } from '../table-look.ts';
import { ATLAS_COLUMNS, ATLAS_ROWS, type NumberAtlas } from './ball-texture.ts';
import { BALL_SLOTS, FINISH_GLSL, LIGHT_GLSL, type LightUniforms } from './lights.ts';

const SEGMENTS: Readonly<Record<Quality, readonly [number, number]>> = {
  low: [36, 24], mid: [56, 36], high: [72, 48],
};

/** Half-angle of a number's disc as a part of the radius (sine). */
const DISC = 0.39;

/**
 * Shader text: how much of each pattern's ink lies `t` of the way from the disc to the edge (by
 * the angle, so that rings keep their width to the eye) and `turn` of the way round.
 */
function patternGlsl(): string {
  const number = (value: number) => value.toFixed(4);
  const cases = PATTERNS.map((pattern: Pattern, index) => {
    // From the disc to the edge is farther round the ball than it looks in the flat.
    const share = pattern === 'dashes' || pattern === 'dots' ? 0.5 : 1;
    const inks = PATTERN_RINGS[pattern].map(({ at, width, pieces, filled }) => (
      `inked = max(inked, band(t - ${number(at)}, ${number(width * share / 2)}, pixel)`
      + (pieces === 0 ? ');' : ` * piece(turn, ${number(pieces)}, ${number(filled)}));`)
    ));
    return `if (kind == ${index}) { ${inks.join(' ')} }`;
  });
  return cases.join('\n  ');
}

const PATTERN_GLSL = /* glsl */ `
float band(float off, float halfWidth, float pixel) {
  return smoothstep(halfWidth + pixel, halfWidth - pixel, abs(off));
}
float piece(float turn, float pieces, float filled) {
  float off = abs(fract(turn * pieces + 0.5) - 0.5);
  return smoothstep(filled * 0.5 + 0.05, filled * 0.5 - 0.05, off);
}
// Ink of a pattern at t of the way from the number's disc to the edge of the ball.
float patternInk(int kind, float t, float turn, float pixel) {
  float inked = 0.0;
  ${patternGlsl()}
  return t < 0.0 ? 0.0 : inked;
}`;

const VERTEX_GLSL = /* glsl */ `
attribute float aBall;
varying vec3 vWorld;
varying vec3 vNormal;
varying vec3 vLocal;
flat varying int vBall;
flat varying int vSlot;
void main() {
  vec4 world = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal = mat3(instanceMatrix) * normal;
  vLocal = normal;
  vBall = int(aBall + 0.5);
  vSlot = gl_InstanceID;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const FRAGMENT_GLSL = /* glsl */ `
${LIGHT_GLSL}
${PATTERN_GLSL}
uniform sampler2D uNumbers;
uniform vec3 uIvory;
uniform vec3 uDot;
uniform float uMirrorBalls;
uniform float uDisc;
uniform int uPatterns[SLOTS];
uniform vec3 uPatternInks[SLOTS];
varying vec3 vWorld;
varying vec3 vNormal;
varying vec3 vLocal;
flat varying int vBall;
flat varying int vSlot;

// Ink of the ball at the unit vector l of its own frame.
vec3 ink(vec3 l) {
  vec3 colour = uBallColours[vSlot];
  vec2 pixel = vec2(fwidth(l.y), length(fwidth(l.xy))) * 0.75 + 1e-4;
  float radius = length(l.xy);
  vec2 face = vec2(l.z < 0.0 ? -l.x : l.x, l.y) / uDisc;
  int cell = max(vBall - 1, 0);
  ivec2 place = ivec2(cell % ${ATLAS_COLUMNS}, ${ATLAS_ROWS - 1} - cell / ${ATLAS_COLUMNS});
  vec2 uv = (vec2(place) + clamp(face * 0.5 + 0.5, 0.02, 0.98))
    / vec2(${ATLAS_COLUMNS}.0, ${ATLAS_ROWS}.0);
  float number = texture2D(uNumbers, uv).r;
  if (vBall == ${CUE_BALL}) {
    vec3 a = abs(l);
    float most = max(a.x, max(a.y, a.z));
    float off = sqrt(max(0.0, 1.0 - most * most));
    return mix(colour, uDot, smoothstep(0.1 + pixel.y, 0.1 - pixel.y, off));
  }
  int kind = uPatterns[vSlot];
  if (kind > 0) {
    float from = asin(uDisc);
    float t = (asin(min(radius, 1.0)) - from) / (1.45 - from);
    float turn = atan(l.y, l.x) * 0.1591549;
    colour = mix(colour, uPatternInks[vSlot], patternInk(kind, t, turn, pixel.y * 1.5));
  }
  if (vBall >= 9) {
    float edge = ${Math.sin((BAND_HALF_DEGREES * Math.PI) / 180).toFixed(5)};
    colour = mix(uIvory, colour, smoothstep(edge + pixel.x, edge - pixel.x, abs(l.y)));
  }
  float disc = smoothstep(uDisc + pixel.y, uDisc - pixel.y, radius);
  return mix(colour, mix(vec3(0.0075, 0.008, 0.0103), uIvory, number), disc);
}

// The nearest other ball in the way of a mirrored ray: its lit colour, and 1 when there is one.
vec4 otherBall(vec3 p, vec3 dir) {
  float nearest = 1e3;
  vec3 seen = vec3(0.0);
  for (int i = 0; i < SLOTS; i++) {
    if (i >= uBallCount) break;
    if (i == vSlot) continue;
    vec3 r = uBalls[i].xyz - p;
    float along = dot(r, dir);
    float off2 = dot(r, r) - along * along;
    if (along < 0.0 || off2 > BALL_R * BALL_R) continue;
    float t = along - sqrt(BALL_R * BALL_R - off2);
    if (t > nearest) continue;
    nearest = t;
    vec3 n = normalize(dir * t - r);
    seen = uBallColours[i] * (0.3 + max(0.0, n.z * 0.55 + 0.35))
      + uCloth * (max(0.0, -n.z) * 0.25);
  }
  return vec4(seen, nearest < 1e3 ? 1.0 : 0.0);
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 eye = normalize(cameraPosition - vWorld);
  vec3 albedo = ink(normalize(vLocal));
  float light = pool(vWorld.xy);
  vec2 lamp = lampOn(vWorld, n);
  float height = clamp(vWorld.z / (2.0 * BALL_R), 0.0, 1.0);
  float under = 0.12 + 0.88 * smoothstep(0.0, 0.75, height);
  vec3 around = vec3(0.055, 0.065, 0.08) * (0.5 + 0.5 * n.z)
    + uCloth * (0.85 * (0.5 - 0.5 * n.z) * under);
  vec3 body = albedo * (LAMP_COLOUR * (lamp.x * 0.92) + around * lamp.y) * light;
  vec3 dir = reflect(-eye, n);
  vec3 mirrored = roomLight(vWorld, dir, 0.012);
  if (dir.z < 0.0) {
    vec3 q = vWorld + dir * (vWorld.z / max(-dir.z, 0.015)) - uBalls[vSlot].xyz;
    float d2 = max(dot(q, q), BALL_R * BALL_R);
    mirrored *= 1.0 - 0.9 * BALL_R * BALL_R * BALL_R / (d2 * sqrt(d2));
  }
  if (uMirrorBalls > 0.5) {
    vec4 other = otherBall(vWorld, dir);
    mirrored = mix(mirrored, other.rgb * light, other.a);
  }
  float facing = clamp(dot(n, eye), 0.0, 1.0);
  // From afar the mirrored lamp would be a bright scratch over the number.
  float afar = 1.0 - 0.65 * smoothstep(1.6, 3.4, distance(cameraPosition, vWorld));
  float share = (0.05 + 0.75 * pow(1.0 - facing, 5.0)) * afar;
  // Down in a pocket it is dark at once, beside the table only towards the floor.
  float dark = boxDistance(vWorld.xy, uOuter) < 0.0 ? 22.0 : 3.0;
  float sunk = exp(min(0.0, vWorld.z) * dark);
  vec3 gloss = mirrored * (share * mix(1.0, lamp.y, 0.5));
  gl_FragColor = vec4((body * (1.0 - share) + gloss) * sunk, 1.0);
  ${FINISH_GLSL}
}`;

export interface BallMeshes {
  readonly mesh: InstancedMesh;
  /** Puts the balls where they are, here and in the light of everything else. */
  pose(balls: readonly BallPose[], look: Look): void;
}

/**
 * How each ball lies before it has turned at all: its number up and towards the head, where the
 * players stand, but no two alike.
 */
function firstTurns(): Map<Ball, Quaternion> {
  const random = grainSource(41);
  const up = new Vector3(0, 0, 1);
  return new Map(BALLS.map((ball) => {
    const [tilt, aside] = [0.95 + 0.4 * random(), (random() - 0.5) * 1.5];
    const face = new Vector3(
      -Math.sin(tilt) * Math.cos(aside), Math.sin(tilt) * Math.sin(aside), Math.cos(tilt),
    );
    const spin = new Quaternion().setFromAxisAngle(up, -Math.PI / 2 + (random() - 0.5) * 1.3);
    return [ball, new Quaternion().setFromUnitVectors(up, face).multiply(spin)];
  }));
}

export function createBalls(
  lights: LightUniforms, numbers: NumberAtlas, quality: Quality,
): BallMeshes {
  const geometry = new SphereGeometry(BALL_RADIUS, ...SEGMENTS[quality]);
  const kinds = new InstancedBufferAttribute(new Float32Array(BALL_SLOTS), 1);
  geometry.setAttribute('aBall', kinds);
  const patterns = new Int32Array(BALL_SLOTS);
  const inks = Array.from({ length: BALL_SLOTS }, () => new Color(INK));
  const disc = { value: DISC };
  const material = new ShaderMaterial({
    uniforms: {
      ...lights, uDisc: disc, uPatterns: { value: patterns }, uPatternInks: { value: inks },
      uNumbers: { value: numbers.texture }, uIvory: { value: new Color(IVORY) },
      uDot: { value: new Color(CUE_BALL_DOT) }, uMirrorBalls: { value: quality === 'low' ? 0 : 1 },
    },
    vertexShader: VERTEX_GLSL, fragmentShader: FRAGMENT_GLSL,
  });
  const mesh = new InstancedMesh(geometry, material, BALL_SLOTS);
  mesh.frustumCulled = false;
  const matrix = new Matrix4();
  const position = new Vector3();
  const turn = new Quaternion();
  const still = new Quaternion();
  const first = firstTurns();
  const unit = new Vector3(1, 1, 1);
  return {
    mesh,
    pose(balls, look) {
      disc.value = DISC * discScale(look);
      const shown = balls.slice(0, BALL_SLOTS);
      mesh.count = shown.length;
      lights.uBallCount.value = shown.length;
      shown.forEach(({ ball, position: at, orientation }, slot) => {
        position.set(at.x, at.y, at.z);
        turn.set(...orientation).multiply(first.get(ball) ?? still);
        mesh.setMatrixAt(slot, matrix.compose(position, turn, unit));
        kinds.setX(slot, ball);
        lights.uBalls.value[slot]?.set(at.x, at.y, at.z, at.z > 0 ? BALL_RADIUS : 0);
        lights.uBallColours.value[slot]?.set(ballColour(look.ballSet, ball));
        patterns[slot] = PATTERNS.indexOf(patternOf(look.ballSet, ball));
        inks[slot]?.set(patternColour(ball));
      });
      mesh.instanceMatrix.needsUpdate = true;
      kinds.needsUpdate = true;
    },
  };
}
